import type { Edit } from './writing';

/** The sheets that an edit writes to. */
export function editedSheets(edit: Edit): string[] {
  if ('areas' in edit) return [...new Set(edit.areas.map(({ sheet }) => sheet))];
  if (edit.kind === 'columnWidth') return [edit.sheet];
  return [edit.kind === 'note' ? edit.cell.sheet : edit.area.sheet];
}

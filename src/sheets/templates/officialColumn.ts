import type { Language } from '../../explain/language';
import type { ColumnId, TableKind } from '../columns';
import { columnName } from '../names';
import type { TemplateColumn } from './template';
import { TEMPLATES } from './templates';

/** A column as the template of its kind of table has it; `null` when it has none such. */
export function officialColumn(kind: TableKind, id: ColumnId): TemplateColumn | null {
  return TEMPLATES.find((template) => template.kind === kind)?.columns.find((column) => column.id === id) ?? null;
}

/** A header that is known for certain: that of the template, which says the unit too, else the column's name. */
export function officialHeader(kind: TableKind, id: ColumnId, language: Language): string {
  return officialColumn(kind, id)?.header[language] ?? columnName(id, language);
}

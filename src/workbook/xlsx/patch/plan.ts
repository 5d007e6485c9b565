import type { NewFileReason } from '../../../explain/fileFindings';
import type { Book, Sheet } from '../book';
import type { Opened, Source } from '../openBook';
import { cellAt } from '../book';
import { relationshipsPart } from '../package/parts';
import { cellChanges, sameNames } from './changes';
import { layoutChanged } from './sheetLayout';

/** A sheet of the current book that the file does not have yet, and the place it takes among the file's sheets. */
export interface AddedSheet {
  sheet: Sheet;
  /** Name of the sheet in front of it; null when it comes first. */
  behind: string | null;
}

/** A sheet of the file and what it is now. */
export interface KeptSheet {
  before: Sheet;
  after: Sheet;
  part: string;
}

/** How a book can be saved: by changing the file it came from, or only as a new file, for this reason. */
export type Plan =
  | {
      way: 'patch';
      source: NonNullable<Source>;
      kept: KeptSheet[];
      added: AddedSheet[];
    }
  | { way: 'new'; reason: NewFileReason };

/** Decides whether the changes since opening can be written into the file that was opened. */
export function planSaving(opened: Opened, current: Book): Plan {
  const { book: before, source, kind } = opened;
  if (source === null || (kind !== 'xlsx' && kind !== 'xlsm')) return { way: 'new', reason: 'otherType' };
  const kept: KeptSheet[] = [];
  const added: AddedSheet[] = [];
  current.sheets.forEach((after, position) => {
    const index = before.sheets.findIndex(({ name }) => name === after.name);
    if (index < 0) added.push({ sheet: after, behind: current.sheets[position - 1]?.name ?? null });
    else kept.push({ before: before.sheets[index]!, after, part: source.map.sheets[index]!.part });
  });
  const reason = structuralReason(before, current, kept);
  if (reason) return { way: 'new', reason };
  const untouched = added.length === 0 && kept.every(isUntouched);
  if (!untouched) {
    if (source.map.strict) return { way: 'new', reason: 'strict' };
    if (!isUsual(source, kept)) return { way: 'new', reason: 'unusualPackage' };
  }
  return { way: 'patch', source, kept, added };
}

/** Why the book's build no longer fits the file's, if it does not. */
function structuralReason(before: Book, current: Book, kept: readonly KeptSheet[]): NewFileReason | null {
  if (kept.length < before.sheets.length) return 'sheetRemoved';
  if (kept.some((pair, i) => pair.before !== before.sheets[i])) return 'sheetsReordered';
  for (const pair of kept) {
    const reason = notPatchable(pair.before, pair.after);
    if (reason) return reason;
  }
  if (current.date1904 !== before.date1904) return 'layoutChanged';
  return sameNames(before, current) ? null : 'namesChanged';
}

function isUntouched({ before, after }: KeptSheet): boolean {
  return cellChanges(before, after).length === 0 && !layoutChanged(before, after);
}

function notPatchable(before: Sheet, after: Sheet): NewFileReason | null {
  if (after.rearranged) return 'rearranged';
  if (JSON.stringify(before.tables) !== JSON.stringify(after.tables)) return 'tablesChanged';
  if (headings(before) !== headings(after)) return 'tablesChanged';
  if (!sameNotes(before, after)) return 'notesChanged';
  return sameLayout(before, after) ? null : 'layoutChanged';
}

/** Header cells of tables: their texts also stand in the table's part and in formulas. */
function headings(sheet: Sheet): string {
  const tables = sheet.tables.filter(({ headerRow }) => headerRow);
  return JSON.stringify(
    tables.map(({ area, columns }) => columns.map((_, i) => cellAt(sheet, area.row, area.column + i)?.value ?? null)),
  );
}

function sameNotes(before: Sheet, after: Sheet): boolean {
  const missing = (a: Sheet, b: Sheet) =>
    [...a.rows].some(([row, cells]) =>
      [...cells].some(([column, { note }]) => (note ?? '') !== (cellAt(b, row, column)?.note ?? '')),
    );
  return !missing(before, after) && !missing(after, before);
}

/** What changing the part in place does not write; widths, hidden rows and merges it does. */
function sameLayout(before: Sheet, after: Sheet): boolean {
  const key = (sheet: Sheet) =>
    JSON.stringify([sheet.visibility, sheet.freeze.rows, sheet.freeze.columns, sheet.protected]);
  return key(before) === key(after);
}

/** Patching relies on what Excel and its like always write: no namespace prefixes, an address on every row and cell,
 * attributes in double quotes. */
function isUsual({ parts, map }: NonNullable<Source>, kept: readonly { part: string }[]): boolean {
  const workbook = parts.text(map.workbookPart) ?? '';
  if (!/<workbook[\s>]/.test(workbook) || map.stylesPart === null) return false;
  if (!/<styleSheet[\s>]/.test(parts.text(map.stylesPart) ?? '')) return false;
  if (!/<Types[\s>]/.test(parts.text('[Content_Types].xml') ?? '')) return false;
  if (!/<Relationships[\s>]/.test(parts.text(relationshipsPart(map.workbookPart)) ?? '')) return false;
  return kept.every(({ part }) => {
    const text = parts.text(part) ?? '';
    return (
      /<worksheet[\s>]/.test(text) &&
      /<sheetData[\s/>]/.test(text) &&
      !/<(?:c|row)(?![^>]*\sr=")(?:\s[^>]*)?>/.test(text) &&
      !/<(?:c|row|f|col)\s[^>]*='/.test(text)
    );
  });
}

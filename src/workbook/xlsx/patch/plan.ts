import type { NewFileReason } from '../../../explain/fileFindings';
import type { Book, Sheet } from '../book';
import type { Opened, Source } from '../openBook';
import { cellAt } from '../book';
import { relationships, relationshipsPart, type Parts } from '../package/parts';
import { cellChanges, sameNames } from './changes';
import { textsChanged, type KeptTexts } from './kept';
import { notesChanged } from './notes';
import { layoutChanged } from './sheetLayout';
import { areSameTables, tablesResized } from './tables';

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
      texts: KeptTexts;
      date1904: boolean;
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
  const texts = { before: before.kept ?? new Map(), after: current.kept ?? new Map() };
  const untouched = added.length === 0 && kept.every(isUntouched) && !textsChanged(texts);
  if (!untouched) {
    if (source.map.strict) return { way: 'new', reason: 'strict' };
    if (!isUsual(source, kept)) return { way: 'new', reason: 'unusualPackage' };
  }
  return { way: 'patch', source, kept, added, texts, date1904: current.date1904 };
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
  const isSame = cellChanges(before, after).length === 0 && !layoutChanged(before, after);
  return isSame && !tablesResized(before, after) && !notesChanged(before, after);
}

function notPatchable(before: Sheet, after: Sheet): NewFileReason | null {
  if (after.rearranged) return 'rearranged';
  if (!areSameTables(before, after) || !sameHeadings(before, after)) return 'tablesChanged';
  return sameLayout(before, after) ? null : 'layoutChanged';
}

/** Header cells of columns that stay: their texts also stand in the table's part and in formulas. */
function sameHeadings(before: Sheet, after: Sheet): boolean {
  return before.tables.every(({ headerRow, area, columns }, t) => {
    const common = columns.slice(0, after.tables[t]?.columns.length);
    const textOf = (sheet: Sheet, c: number) => cellAt(sheet, area.row, area.column + c)?.value ?? null;
    return !headerRow || common.every((_, c) => textOf(before, c) === textOf(after, c));
  });
}

/** What changing the part in place does not write; widths, hidden rows and merges it does. */
function sameLayout(before: Sheet, after: Sheet): boolean {
  const key = (sheet: Sheet) =>
    JSON.stringify([sheet.visibility, sheet.freeze.rows, sheet.freeze.columns, sheet.protected]);
  return key(before) === key(after);
}

/** Patching relies on what Excel and its like always write: no namespace prefixes, an address on every row and cell,
 * attributes in double quotes. */
function isUsual({ parts, map }: NonNullable<Source>, kept: readonly KeptSheet[]): boolean {
  const workbook = parts.text(map.workbookPart) ?? '';
  if (!/<workbook[\s>]/.test(workbook) || map.stylesPart === null) return false;
  if (!/<styleSheet[\s>]/.test(parts.text(map.stylesPart) ?? '')) return false;
  if (!/<Types[\s>]/.test(parts.text('[Content_Types].xml') ?? '')) return false;
  if (!/<Relationships[\s>]/.test(parts.text(relationshipsPart(map.workbookPart)) ?? '')) return false;
  return kept.every((sheet) => {
    const { part } = sheet;
    const text = parts.text(part) ?? '';
    return (
      /<worksheet[\s>]/.test(text) &&
      /<sheetData[\s/>]/.test(text) &&
      !/<(?:c|row)(?![^>]*\sr=")(?:\s[^>]*)?>/.test(text) &&
      !/<(?:c|row|f|col)\s[^>]*='/.test(text) &&
      hasUsualCompanions(parts, sheet)
    );
  });
}

/** Tables and notes are changed in the same way, where they have changed. */
function hasUsualCompanions(parts: Parts, { part, before, after }: KeptSheet): boolean {
  const [tables, notes] = [tablesResized(before, after), notesChanged(before, after)];
  if (!tables && !notes) return true;
  return relationships(parts, part).every(({ type, target }) => {
    const text = () => parts.text(target) ?? '';
    if (type === 'table')
      return !tables || (/<table[\s>]/.test(text()) && !/<(?:table|autoFilter)\s[^>]*='/.test(text()));
    return type !== 'comments' || !notes || /<comments[\s>]/.test(text());
  });
}

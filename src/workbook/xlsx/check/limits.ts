import { cellAddress, LAST_COLUMN, LAST_ROW } from '../address';
import { cellAt, type Book, type Cell, type Sheet, type Table } from '../book';
import type { OurFunctions } from '../formula/ours';
import { formulaTokens } from '../formula/tokens';
import { NotSaved } from '../refusal';
import { storedFormula } from '../write/cellXml';

/** What Excel takes at most; a file beyond is damaged to it. */
const FORMULA = 8192;
const TEXT_IN_FORMULA = 255;
const TEXT = 32_767;
const SHEET_NAME = 31;

/**
 * Refuses a book that Excel could not open whole. Cells that the opened file already had are not judged again.
 * @throws NotSaved
 */
export function checkLimits(book: Book, opened: Book | null, ours: OurFunctions): void {
  checkSheetNames(book);
  for (const sheet of book.sheets) {
    const before = opened?.sheets.find(({ name }) => name === sheet.name);
    for (const [row, cells] of sheet.rows) {
      for (const [column, cell] of cells) {
        const old = before && cellAt(before, row, column);
        if (old !== cell && (old?.formula !== cell.formula || old?.value !== cell.value)) {
          checkCell(sheet, row, column, cell, ours);
        }
      }
    }
    for (const table of sheet.tables) {
      const old = before?.tables.find(({ name }) => name === table.name);
      if (old?.columns.length !== table.columns.length) checkTable(sheet, table);
    }
  }
}

function checkSheetNames({ sheets }: Book): void {
  const seen = new Set<string>();
  for (const { name } of sheets) {
    const refuse = (problem: 'empty' | 'long' | 'characters' | 'repeated' | 'reserved') =>
      new NotSaved({ code: 'sheetName', sheet: name, problem });
    if (name === '') throw refuse('empty');
    if (name.length > SHEET_NAME) throw refuse('long');
    if (/[[\]:*?/\\]|^'|'$/.test(name)) throw refuse('characters');
    if (/^(?:history|histórico)$/i.test(name)) throw refuse('reserved');
    if (seen.has(name.toLowerCase())) throw refuse('repeated');
    seen.add(name.toLowerCase());
  }
  if (!sheets.some(({ visibility }) => visibility === 'visible')) throw new NotSaved({ code: 'noVisibleSheet' });
}

function checkCell({ name: sheet }: Sheet, row: number, column: number, cell: Cell, ours: OurFunctions): void {
  const at = { sheet, cell: cellAddress(row, column) };
  if (row > LAST_ROW || column > LAST_COLUMN) throw new NotSaved({ code: 'outsideSheet', ...at });
  if (typeof cell.value === 'string' && cell.value.length > TEXT) {
    throw new NotSaved({ code: 'textTooLong', ...at, length: cell.value.length });
  }
  // So short, neither the formula nor a text in it can be too long, whatever prefixes it is stored with.
  if (cell.formula === undefined || cell.formula.length <= TEXT_IN_FORMULA) return;
  const { length } = storedFormula(cell.formula, ours);
  if (length > FORMULA) throw new NotSaved({ code: 'formulaTooLong', ...at, length });
  for (const { kind, text } of formulaTokens(cell.formula)) {
    const inner = kind === 'string' ? text.slice(1, -1).replaceAll('""', '"').length : 0;
    if (inner > TEXT_IN_FORMULA) throw new NotSaved({ code: 'formulaTextTooLong', ...at, length: inner });
  }
}

/** Header cells and column names must be the same unique texts. */
function checkTable(sheet: Sheet, table: Table): void {
  const names = table.columns.map((name) => name.toLowerCase());
  const unique = new Set(names).size === names.length && names.every((name) => name !== '');
  const agree =
    !table.headerRow ||
    table.columns.every((name, i) => cellAt(sheet, table.area.row, table.area.column + i)?.value === name);
  if (!unique || !agree || names.length !== table.area.columns) {
    throw new NotSaved({ code: 'tableColumns', sheet: sheet.name, table: table.name });
  }
}

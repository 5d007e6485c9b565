import { catalogue } from '../../src/functions/catalogue';
import { atOnce } from '../../src/rules/steps';
import { buildCopy } from '../../src/sharing/copy/buildCopy';
import { defaultChoices, type CopyChoices } from '../../src/sharing/copy/choices';
import { copyFile } from '../../src/sharing/copy/copyFile';
import { readCopySource } from '../../src/sharing/copy/source';
import { keepSent, type SentCopy } from '../../src/sharing/sentCopy';
import { tablesOfWorkbook } from '../../src/taskpane/check/tablesOfWorkbook';
import type { CellValue, Workbook } from '../../src/workbook/port';
import { emptySheet, putCell, type Book, type Cell, type Sheet } from '../../src/workbook/xlsx/book';
import { openBook } from '../../src/workbook/xlsx/openBook';
import { readZip } from '../../src/workbook/xlsx/package/readZip';
import { packEntry, writeZip } from '../../src/workbook/xlsx/package/writeZip';
import { saveBook } from '../../src/workbook/xlsx/saveBook';

export const HEADERS = ['Produto', 'UF', 'Data da nota', 'Quantidade (kg)', 'Preço de venda (R$/kg)', 'Nota', 'CPF'];
export const ROWS: readonly CellValue[][] = [
  ['Babaçu (amêndoa)', 'MA', 44963, 420, 3.9, '000101', '529.982.247-25'],
  ['Babaçu (amêndoa)', 'MA', 44998, 2500, 3.7, '000102', '529.982.247-25'],
  ['Açaí (fruto)', 'PA', 45010, 1200, 1.25, '000103', '153.509.460-56'],
  ['Açaí (fruto)', 'PA', 45020, 80, 1.5, '000104', '153.509.460-56'],
  ['Pequi (fruto)', 'GO', 45082, 310, 0.9, '000105', '111.444.777-35'],
];
export const SHEET = 'Planilha1';

/** Puts the table into a blank workbook. */
export async function putTable(workbook: Workbook): Promise<void> {
  const area = { sheet: SHEET, row: 0, column: 0, rows: ROWS.length + 1, columns: HEADERS.length };
  await workbook.edit([
    { kind: 'contents', area, cells: [HEADERS, ...ROWS.map((row) => [...row])] },
    { kind: 'numberFormat', areas: [{ ...area, row: 1, column: 2, columns: 1 }], format: 'dd/mm/yyyy' },
  ]);
}

/** A copy of the table as the pane makes it, kept in the workbook. */
export async function sentCopy(
  workbook: Workbook,
  choices: Partial<CopyChoices> = {},
): Promise<{ bytes: Uint8Array; sent: SentCopy }> {
  const { tables } = await tablesOfWorkbook(workbook);
  const source = await readCopySource(workbook, tables[0]!, null);
  const built = atOnce(buildCopy(source, { ...defaultChoices(source, 'pt-BR', '2026-11-30'), ...choices }));
  await keepSent(workbook, built.sent);
  return { bytes: (await copyFile(built)).bytes, sent: built.sent };
}

/** The lines of a copy, headers first, as they stand in its file. */
export async function linesIn(bytes: Uint8Array, { copySheet }: SentCopy): Promise<(Cell | null)[][]> {
  const opened = await openBook(bytes, 'copia.xlsx', { functionIds: [] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const sheet = opened.book.sheets.find(({ name }) => name === copySheet)!;
  return Array.from({ length: ROWS.length + 1 }, (_, row) =>
    Array.from({ length: HEADERS.length + 1 }, (_cell, column) => plain(sheet.rows.get(row)?.get(column))),
  );
}

/** Another program keeps what a cell holds, but not how it looks. */
function plain(cell: Cell | undefined): Cell | null {
  return cell ? { value: cell.value } : null;
}

/** A file of lines as another program saves them. */
export async function fileOf(lines: readonly (readonly (Cell | null)[])[], name: string): Promise<Uint8Array> {
  const sheet: Sheet = emptySheet(name);
  for (const [row, cells] of lines.entries())
    for (const [column, cell] of cells.entries()) if (cell) putCell(sheet, row, column, cell);
  const book: Book = { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  const saved = await saveBook(null, book, 'volta.xlsx', { functionIds: catalogue.map(({ id }) => id) });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.bytes;
}

/** The same file with a part that holds macros. */
export function withMacros(bytes: Uint8Array): Uint8Array {
  return writeZip([...readZip(bytes), packEntry('xl/vbaProject.bin', new Uint8Array(64))]);
}

/** Lines from the last to the first, with the last columns in front. */
export function movedAbout(lines: readonly (Cell | null)[][]): (Cell | null)[][] {
  const [headers, ...others] = lines;
  return [headers!, ...others.reverse()].map((line) => [...line.slice(4), ...line.slice(0, 4)]);
}

/** The lines with other values in some cells; rows and columns as the copy has them. */
export function changed(
  lines: readonly (Cell | null)[][],
  cells: readonly (readonly [row: number, column: number, cell: Cell])[],
): (Cell | null)[][] {
  const next = lines.map((line) => [...line]);
  for (const [row, column, cell] of cells) next[row]![column] = cell;
  return next;
}

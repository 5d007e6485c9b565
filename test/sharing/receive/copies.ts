import { receiveCopy } from '../../../src/sharing/receive/receive';
import type { Comparison } from '../../../src/sharing/receive/comparison';
import type { SentCopies } from '../../../src/sharing/receive/sentCopies';
import { lineCode } from '../../../src/sharing/copy/lineCodes';
import type { SentColumn, SentCopy } from '../../../src/sharing/sentCopy';
import { cellAddress } from '../../../src/workbook/address';
import { MemoryWorkbook, type MemorySheet } from '../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../src/workbook/port';
import { emptySheet, putCell, type Book, type Cell, type Sheet } from '../../../src/workbook/xlsx/book';
import { saveBook } from '../../../src/workbook/xlsx/saveBook';

export const SHEET = 'Notas';
export const ID = 'K3F7Q';
export const HEADERS = ['DAP', 'UF', 'Produto', 'Data da venda', 'Qtde (kg)', 'Preço de venda', 'NF', 'Observação'];
/** 01/03/2023 */
const DAY = 44986;

type Row = readonly CellValue[];

export const ROWS: readonly Row[] = [
  ['SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', DAY, 2500.5, 3.7, '000101', null],
  ['SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', DAY + 20, 300, 4.05, '000102', 'seca'],
  ['SDW0998102247250905231042', 'PA', 'Açaí (fruto)', DAY + 3, 1200, 1.25, '000103', null],
  ['SDW0445733247250905231042', 'PA', 'Açaí (fruto)', DAY + 4, 80, 1.5, '000104', ''],
  ['SDW0445733247250905231042', 'PA', 'Pequi (fruto)', DAY + 5, 15.25, 0.9, '000105', 'entregue em duas vezes'],
];

/** Headers in the third row, below a title, from column B on. */
export const TOP = 2;
const LEFT = 1;

export function sheetOf(rows: readonly Row[], more: MemorySheet = {}): MemorySheet {
  const cells: Record<string, CellValue> = { B1: 'Vendas de 2023' };
  for (const [r, row] of [HEADERS, ...rows].entries())
    for (const [c, value] of row.entries())
      if (value !== null) cells[cellAddress({ row: TOP + r, column: LEFT + c })] = value;
  return { ...more, cells: { ...cells, ...more.cells } };
}

export function workbookOf(rows: readonly Row[] = ROWS, more: MemorySheet = {}): MemoryWorkbook {
  return new MemoryWorkbook({ Capa: { cells: { A1: 'Cooperativa' } }, [SHEET]: sheetOf(rows, more) });
}

const IDS: readonly SentColumn['id'][] = [
  'family',
  'uf',
  'product',
  'date',
  'quantity',
  'salePrice',
  'invoiceNumber',
  null,
];

/** What was sent of some rows, and changes to what is said of its columns. */
export function sentOf(
  rows: readonly Row[] = ROWS,
  columns: Partial<Record<number, Partial<SentColumn>>> = {},
): SentCopy {
  return {
    version: 1,
    id: ID,
    day: '2023-06-01',
    kind: 'sales',
    sheet: SHEET,
    headerRow: TOP,
    copySheet: SHEET,
    columns: HEADERS.map((header, at): SentColumn => {
      return { at: LEFT + at, header, id: IDS[at]!, treatment: 'asIs', formulas: false, ...columns[at] };
    }),
    lines: rows.map((values, index) => ({ code: lineCode(ID, index + 1), row: TOP + 1 + index, values })),
  };
}

/** A column of results that the copy has and the sender's table has not. */
export function withResult(sent: SentCopy, values: readonly number[], formulas: boolean): SentCopy {
  const result: SentColumn = { at: null, header: 'Subvenção (ConfereBio)', id: null, treatment: 'result', formulas };
  return {
    ...sent,
    columns: [...sent.columns, result],
    lines: sent.lines.map((line, at) => ({ ...line, values: [...line.values, values[at]!] })),
  };
}

/** The cells of a copy, row by row, headers first and codes in the first column. */
export function cellsOf({ columns, lines }: SentCopy): CellValue[][] {
  return [
    ['Código da linha (ConfereBio)', ...columns.map(({ header }) => header)],
    ...lines.map(({ code, values }) => [code, ...values]),
  ];
}

export function sheetWith(rows: readonly (readonly (CellValue | Cell)[])[], name = SHEET): Sheet {
  const sheet = emptySheet(name);
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries())
      if (cell !== null) putCell(sheet, r, c, isCell(cell) ? cell : { value: cell });
  return sheet;
}

function isCell(cell: CellValue | Cell): cell is Cell {
  return typeof cell === 'object' && cell !== null && 'value' in cell;
}

export function bookOf(...sheets: Sheet[]): Book {
  return { sheets, activeSheet: 0, names: [], date1904: false };
}

export async function fileOf(book: Book): Promise<Uint8Array> {
  const saved = await saveBook(null, book, 'volta.xlsx', { functionIds: [] });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.bytes;
}

export function known(...copies: SentCopy[]): SentCopies {
  return {
    ids: async () => copies.map(({ id }) => id),
    copy: async (id) => copies.find((copy) => copy.id === id) ?? null,
  };
}

/** Receives rows as they came back in a file. */
export async function receive(
  workbook: MemoryWorkbook,
  sent: SentCopy,
  rows: readonly (readonly (CellValue | Cell)[])[],
  name = SHEET,
): Promise<Comparison> {
  const bytes = await fileOf(bookOf(sheetWith(rows, name)));
  const received = await receiveCopy(workbook, known(sent), { bytes, fileName: 'volta.xlsx' });
  if (!received.ok) throw new Error(JSON.stringify(received.refusal));
  return received.comparison;
}

/** All cells that are not the same everywhere: code, header, what became of it, and why. */
export function told({ sent, lines }: Comparison): unknown[] {
  return lines.flatMap(({ code, cells }) =>
    cells.map(({ column, outcome, doubt, returned, here }) => [
      code,
      sent.columns[column]!.header,
      doubt === null ? outcome : `${outcome}: ${doubt}`,
      returned,
      here,
    ]),
  );
}

export const code = (number: number) => lineCode(ID, number);

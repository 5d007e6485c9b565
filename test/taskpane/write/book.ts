import { readSheet } from '../../../src/sheets/readSheet';
import { recogniseTables } from '../../../src/sheets/recognise';
import { resultHeader } from '../../../src/sheets/resultHeaders';
import type { Grid, RecognisedTable } from '../../../src/sheets/recognisedTable';
import type { CellMark, ResultColumn, WriteBack } from '../../../src/validation/writeBack/writeBack';
import { parseCellAddress } from '../../../src/workbook/address';
import { MemoryWorkbook, type MemorySheet } from '../../../src/workbook/memoryWorkbook';
import type { CellRef, CellValue } from '../../../src/workbook/port';

export const SHEET = 'Notas';
export const HEADERS = ['DAP ou CAF', 'UF', 'Produto', 'Data da nota', 'Quantidade (kg)', 'Preço de venda (R$/kg)'];
export const FAMILY = 'SDW0990000101011402220930';
export const ROWS: CellValue[][] = [
  [FAMILY, 'MA', 'Babaçu (amêndoa)', 44963, 420, 3.9],
  [FAMILY, 'MA', 'Babaçi', 44998, '2.500,5', 3.7],
  [FAMILY, 'MA', 'Babaçu (amêndoa)', 45033, 300, 4.05],
];

/** Sales from B3 on, under a title. */
export function sheetOf(more: MemorySheet = {}, rows: readonly CellValue[][] = [HEADERS, ...ROWS]): MemorySheet {
  const cells: Record<string, CellValue> = { B1: 'Notas de 2023' };
  rows.forEach((row, r) => row.forEach((value, c) => (cells[`${String.fromCharCode(66 + c)}${r + 3}`] = value)));
  return { ...more, cells: { ...cells, ...more.cells } };
}

export function bookOf(sheet: MemorySheet = sheetOf(), others: Record<string, MemorySheet> = {}): MemoryWorkbook {
  return new MemoryWorkbook({ [SHEET]: sheet, ...others });
}

export const at = (address: string, sheet = SHEET): CellRef => ({ sheet, ...parseCellAddress(address)! });

export async function tableIn(workbook: MemoryWorkbook): Promise<{ grid: Grid; table: RecognisedTable }> {
  const { grid } = (await readSheet(workbook, SHEET))!;
  return { grid, table: recogniseTables(grid)[0]! };
}

export const COLUMNS: readonly ResultColumn[] = [
  {
    id: 'status',
    header: resultHeader('Situação'),
    numberFormat: null,
    width: 200,
    valueOf: (row) => (row === 1 ? 'erro' : 'em ordem'),
  },
  {
    id: 'payable',
    header: resultHeader('Pagável'),
    numberFormat: '#,##0.00',
    width: 90,
    valueOf: (row) => (row === 1 ? null : row * 10.5),
  },
];

export const MARKS: readonly CellMark[] = [
  { cell: at('D5'), severity: 'error', text: 'ConfereBio: Erro L03: produto' },
  { cell: at('F5'), severity: 'warning', text: 'ConfereBio: Alerta L02: texto' },
];

/** A small one of its own. */
export function writeBackOf(
  of: { grid: Grid; table: RecognisedTable },
  { columns = COLUMNS, marks = MARKS }: { columns?: readonly ResultColumn[]; marks?: readonly CellMark[] } = {},
): WriteBack {
  return {
    tables: [{ ...of, columns }],
    *marks() {
      yield;
      return marks;
    },
    *findingsSheet() {
      yield;
      return { name: 'Conferência', rows: [['ConfereBio: Conferência'], ['L03', 'D5']] };
    },
    *memorySheet() {
      yield;
      return { name: 'Memória de cálculo', rows: [['ConfereBio: Memória de cálculo'], [1.5]] };
    },
  };
}

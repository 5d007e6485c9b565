import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exact } from '../../src/rules/exact';
import { SeloRefusal } from '../../src/rules/selo/refusal';
import type { TableKind } from '../../src/sheets/columns';
import { recogniseTables } from '../../src/sheets/recognise';
import type { Grid, RecognisedTable } from '../../src/sheets/recognisedTable';
import type { Finding } from '../../src/validation/finding';
import { contextFrom } from '../../src/validation/pgpmbio/contextTables';
import { validateSales } from '../../src/validation/pgpmbio/validateSales';
import { validatePlantYear } from '../../src/validation/selo/validatePlantYear';
import type { SeloTables } from '../../src/validation/selo/tables';
import type { TableWithValues } from '../../src/validation/tableCells';
import { cellAddress, columnLetters } from '../../src/workbook/xlsx/address';
import { cellAt, type Book, type Sheet } from '../../src/workbook/xlsx/book';
import type { Opened } from '../../src/workbook/xlsx/openBook';
import { gridOfSheet } from '../sheets/gridOfSheet';
import { parametersOf } from '../validation/selo/tables';
import { opened } from '../workbook/xlsx/books';

export const MESSY = path.join(__dirname, '../data/messy');

/** A table as it is recognised, in the addresses of its sheet. */
export interface SeenTable {
  kind: TableKind;
  /** Rows of the header, and of the lines. */
  header: number[];
  lines: number[];
  leftOut: Record<string, string>;
  /** Meaning by column letter; what is not understood has none. */
  columns: Record<string, string>;
  notUnderstood: Record<string, string>;
}

/** What the check says: `A L10 B2` by code and cell, a table's own findings at its header. */
export interface SeenCheck {
  findings: string[];
  /** R$ payable (sales) or admitted (Selo) by row; nothing where the row has no value. */
  amounts: Record<string, string | null>;
  totals: Record<string, string>;
}

export interface SeenBook {
  notices: string[];
  sheets: Record<string, SeenTable[]>;
  /** By the sheet that is checked. */
  checks: Record<string, SeenCheck>;
}

export function messyBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(MESSY, name)));
}

/** Opens a messy file, recognises its tables and checks those of sales, or those of a plant's year together. */
export async function lookInto(bytes: Uint8Array, name: string): Promise<{ from: Opened; seen: SeenBook }> {
  const from = await opened(bytes, name);
  const tables = from.book.sheets
    .filter(({ visibility }) => visibility === 'visible')
    .flatMap((sheet) => {
      const grid = shownGrid(from.book, sheet);
      return recogniseTables(grid).map((table): Found => ({ grid, table, values: grid.values }));
    });
  const sheets: Record<string, SeenTable[]> = {};
  for (const found of tables) (sheets[found.grid.sheet] ??= []).push(seenTable(found));
  return { from, seen: { notices: from.notices.map(noticeInShort), sheets, checks: await checksOf(tables) } };
}

interface Found extends TableWithValues {
  grid: Grid;
}

const DAYS_FROM_1904 = 1462;

/** The sheet as the grid of the workbench shows it: there dates of 1904 are dates like any other. */
function shownGrid({ date1904 }: Book, sheet: Sheet): Grid {
  const grid = gridOfSheet(sheet);
  if (!date1904) return grid;
  const isDate = (row: number, column: number) =>
    /dd?.?mm/i.test(cellAt(sheet, row, column)?.style?.numberFormat ?? '');
  const values = grid.values.map((cells, row) =>
    cells.map((value, column) => (typeof value === 'number' && isDate(row, column) ? value + DAYS_FROM_1904 : value)),
  );
  return { ...grid, values };
}

async function checksOf(tables: readonly Found[]): Promise<Record<string, SeenCheck>> {
  const checks: Record<string, SeenCheck> = {};
  const of = (kind: TableKind) => tables.filter(({ table }) => table.kind === kind && table.missing.length === 0);
  for (const sales of tables.filter(({ table }) => table.kind === 'sales'))
    checks[sales.grid.sheet] = await salesCheck(sales, of);
  const [acquisitions] = of('acquisitions');
  if (acquisitions) checks[acquisitions.grid.sheet] = await plantCheck(acquisitions, of('costs')[0]);
  return checks;
}

async function salesCheck(sales: Found, of: (kind: TableKind) => readonly Found[]): Promise<SeenCheck> {
  const beside = {
    marketPrices: of('marketPrices'),
    priorBalances: of('priorBalances'),
    producers: of('producers'),
  };
  const { context } = await contextFrom(beside, '2026-11-30');
  const { findings, totals, resultOf } = await bound(validateSales(sales, context));
  const { vsp, cutByProductLimit, cutByAnnualCap, payable, provisional } = totals;
  return {
    findings: findings
      .filter(({ data }) => data.code !== 'G12' && data.code !== 'G14')
      .map((one) => placed(one, sales)),
    amounts: byRow(sales, (row) => resultOf(row)?.payable ?? null),
    totals: inReais({ vsp, cutByProductLimit, cutByAnnualCap, payable, provisional }),
  };
}

/** A validation whose questions may be asked without it. */
async function bound(validating: ReturnType<typeof validateSales>) {
  const validation = await validating;
  return { ...validation, resultOf: (row: number) => validation.resultOf(row) };
}

async function plantCheck(acquisitions: Found, costs: Found | undefined): Promise<SeenCheck> {
  const tables: SeloTables = { acquisitions, ...(costs && { costs }) };
  const validation = await validatePlantYear(tables, parametersOf({ revenue: exact('10000000') }));
  const { totals } = validation;
  if (totals instanceof SeloRefusal) throw new Error(totals.reason.code);
  const { presented, admitted } = totals;
  const { effectiveShare, weightedShare } = totals;
  return {
    findings: validation.findings.map((one) => {
      const table = one.table === 'costs' ? costs : acquisitions;
      return table ? placed(one, table) : `${one.table} ${one.data.code}`;
    }),
    amounts: byRow(acquisitions, (row) => validation.acquisitions.admitted[row] ?? null),
    totals: {
      ...inReais({ presented, admitted }),
      effectiveShare: effectiveShare.toFixed(),
      weightedShare: weightedShare.toFixed(),
    },
  };
}

const SEVERITIES = { error: 'E', warning: 'A', information: 'I' } as const;

/** `A L10 Notas!B2`; of a whole column, its header; of a whole table, its sheet. */
function placed({ severity, row, column, data }: Finding, { grid, table }: Found): string {
  const at = table.columns.find(({ id }) => id === column)?.at;
  const line = row === null ? table.headerRows.at(-1) : table.dataRows[row];
  const where =
    at === undefined || line === undefined
      ? `${grid.sheet}${line === undefined || row === null ? '' : `!${line + 1}`}${column === null ? '' : ` (${column})`}`
      : `${grid.sheet}!${cellAddress(line, at)}`;
  return `${SEVERITIES[severity]} ${data.code} ${where}`;
}

function byRow({ table }: Found, amountOf: (row: number) => number | null): Record<string, string | null> {
  return Object.fromEntries(
    table.dataRows.map((line, row) => {
      const amount = amountOf(row);
      return [String(line + 1), amount === null ? null : amount.toFixed(2)];
    }),
  );
}

function inReais(cents: Record<string, number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cents).map(([name, amount]) => [name, exact(String(amount)).div(100).toFixed(2)]),
  );
}

function seenTable({ table }: Found): SeenTable {
  const letters = (columns: readonly { at: number }[], say: (column: never) => string) =>
    Object.fromEntries(columns.map((column) => [columnLetters(column.at), say(column as never)]));
  return {
    kind: table.kind,
    header: table.headerRows.map((row) => row + 1),
    lines: table.dataRows.map((row) => row + 1),
    leftOut: Object.fromEntries(table.leftOut.map(({ row, why }) => [String(row + 1), why])),
    columns: letters(table.columns, ({ id }: RecognisedTable['columns'][number]) => id),
    notUnderstood: letters(table.unmatched, ({ header }: RecognisedTable['unmatched'][number]) => header),
  };
}

function noticeInShort(notice: Opened['notices'][number]): string {
  const { code, ...rest } = notice;
  return [code, ...Object.values(rest).map(String)].join(' ');
}

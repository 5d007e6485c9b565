import { readCnpj } from '../../brazil/cnpj';
import { remembering } from '../../brazil/remembering';
import { fold, tidy } from '../../brazil/text';
import type { ColumnId } from '../../sheets/columns';
import { isFilled } from '../../sheets/gridCells';
import type { RecognisedTable } from '../../sheets/recognisedTable';
import { isAddedUp } from '../../sheets/totals';
import type { CellValue } from '../../workbook/port';
import type { RowChoice } from './choices';
import type { CopySource } from './source';

/** A table, and the sheet that it is on. */
type TableOfSheet = Pick<CopySource, 'grid' | 'table'>;

/** Columns that say whose a line is, the surest first. */
const ORGANISATIONS: readonly ColumnId[] = ['organisation', 'intermediary'];
/** Prices of a merged cell would stand for lines that have none. */
const PRICES: ReadonlySet<ColumnId> = new Set(['salePrice', 'marketPrice']);

/**
 * The value of a cell, by row and column of the grid's values. A merged cell's value holds for all of its rows, which
 * are copied apart; amounts would be counted twice and stay in the first.
 */
export function valueReader({ grid, table }: TableOfSheet) {
  const above = cellsAbove(table);
  return (row: number, at: number): CellValue => grid.values[above.get(at)?.get(row) ?? row]?.[at] ?? null;
}

/** By column, rows within a merged cell and the row that has its value. */
function cellsAbove({ mergedDown = [], columns }: RecognisedTable): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const above = new Map<number, Map<number, number>>();
  const idOf = new Map(columns.map(({ at, id }) => [at, id]));
  for (const { row: first, rows, at } of mergedDown) {
    const id = idOf.get(at);
    if (id !== undefined && (isAddedUp(id) || PRICES.has(id))) continue;
    const rowsOfColumn = above.get(at) ?? new Map<number, number>();
    for (let row = first + 1; row < first + rows; row++) rowsOfColumn.set(row, first);
    above.set(at, rowsOfColumn);
  }
  return above;
}

/** The lines of a choice, as indexes of the table's rows of data. */
export function chosenLines(source: TableOfSheet, choice: RowChoice): number[] {
  const { grid, table } = source;
  const lines = table.dataRows.map((_, line) => line);
  const valueAt = valueReader(source);
  const rowOf = (line: number) => table.dataRows[line]!;
  switch (choice.kind) {
    case 'all':
      return lines;
    case 'visible':
      return lines.filter((line) => !grid.hiddenRows?.has(rowOf(line)));
    case 'organisation': {
      const keys = organisationKeys(source);
      const key = organisationKey(choice.name);
      return lines.filter((line) => keys[line] === key);
    }
    case 'text': {
      const has = isWithin(choice.text);
      return lines.filter((line) => has(textOf(valueAt(rowOf(line), choice.at))));
    }
  }
}

/**
 * Whether a text has another in it, case and accents apart; signs that are no letters or figures count only where there
 * is nothing else. No text is within any.
 */
function isWithin(wanted: string): (text: string) => boolean {
  const folded = fold(wanted);
  if (folded !== '') return (text) => fold(text).includes(folded);
  const plain = tidy(wanted);
  return (text) => plain !== '' && tidy(text).includes(plain);
}

/** The organisations that lines are of, as first written, with their number of lines, in the order of their names. */
export function organisationsIn(source: TableOfSheet): { name: string; lines: number }[] {
  const at = organisationColumn(source.table);
  if (at === null) return [];
  const valueAt = valueReader(source);
  const found = new Map<string, { name: string; lines: number }>();
  for (const [line, key] of organisationKeys(source).entries()) {
    if (key === null) continue;
    const known = found.get(key);
    if (known) known.lines++;
    else found.set(key, { name: tidy(textOf(valueAt(source.table.dataRows[line]!, at))), lines: 1 });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}

const remembered = new WeakMap<RecognisedTable, readonly (string | null)[]>();

/** By line, what tells its organisation from others; `null` where no cell says it. */
function organisationKeys(source: TableOfSheet): readonly (string | null)[] {
  const before = remembered.get(source.table);
  if (before) return before;
  const at = organisationColumn(source.table);
  const valueAt = valueReader(source);
  const keyOf = remembering((value: CellValue) => organisationKey(value), 5_000);
  const keys = source.table.dataRows.map((row) => {
    const value = at === null ? null : valueAt(row, at);
    return isFilled(value) ? keyOf(value) : null;
  });
  remembered.set(source.table, keys);
  return keys;
}

function organisationColumn({ columns }: RecognisedTable): number | null {
  const places = ORGANISATIONS.map((id) => columns.find((column) => column.id === id)?.at);
  return places.find((at) => at !== undefined) ?? null;
}

/** What makes two spellings of an organisation one: its CNPJ, or its name without case and accents. */
function organisationKey(value: CellValue): string {
  const text = textOf(value);
  const cnpj = readCnpj(text);
  return cnpj.ok ? cnpj.value : fold(text);
}

function textOf(value: CellValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.error : String(value);
}

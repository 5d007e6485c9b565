import type { CellValue } from '../workbook/port';
import type { TableKind } from './columns';
import { numberOf } from './columnValues';
import type { HeadedColumn } from './assignColumns';
import { isIndispensable } from './kinds';

/**
 * `Valor` alone may be the price of a kg or the value of the line. Where no other column says either, the figures
 * decide: prices hardly change from line to line, values change with the quantity.
 */
export function priceOrValue(columns: readonly HeadedColumn[], kind: TableKind): readonly HeadedColumn[] {
  if (!isIndispensable(kind)) return columns;
  const best = (column: HeadedColumn) => column.meanings.candidates[0];
  const doubtful = columns.filter((column) => isValueOrPrice(column));
  const [only] = doubtful;
  if (only === undefined || doubtful.length > 1) return columns;
  const priced = columns.some((column) => column !== only && best(column)?.id === 'salePrice');
  const quantity = columns.find((column) => best(column)?.id === 'quantity');
  const unit = columns.find((column) => best(column)?.id === 'unit');
  if (priced || quantity === undefined || !varyLessThanPerUnit(only, quantity, unit)) return columns;
  const candidates = [{ id: 'salePrice' as const, certainty: 'likely' as const, fit: 0.75 }];
  return columns.map((column) =>
    column === only ? { ...column, meanings: { ...column.meanings, candidates } } : column,
  );
}

function isValueOrPrice({ meanings }: HeadedColumn): boolean {
  const ids = meanings.candidates.map(({ id }) => id);
  return ids[0] === 'value' && ids.includes('salePrice');
}

/** Whether figures vary less as they stand than divided by the quantities beside them, in the unit that most are in. */
function varyLessThanPerUnit(figures: HeadedColumn, quantities: HeadedColumn, units?: HeadedColumn): boolean {
  const usual = mostFrequent(units?.values.sample ?? []);
  const pairs = figures.values.sample
    .map((cell, index) => [numberOf(cell), numberOf(quantities.values.sample[index] ?? null)])
    .filter((_, index) => (units?.values.sample[index] ?? null) === usual);
  const good = pairs.filter((pair): pair is [number, number] => pair.every((one) => one !== null && one > 0));
  if (good.length < 2) return false;
  return spread(good.map(([figure]) => figure)) < spread(good.map(([figure, quantity]) => figure / quantity));
}

function mostFrequent(cells: readonly CellValue[]): CellValue {
  const counts = new Map<CellValue, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts].reduce<[CellValue, number]>((most, one) => (one[1] > most[1] ? one : most), [null, 0])[0];
}

/** Standard deviation over mean, squared. */
function spread(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length / mean ** 2;
}

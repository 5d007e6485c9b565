import type { PurchaseBase } from '../../rules/selo/art4p8CostCap';
import { tidy } from '../../brazil/text';
import { isBlank, isBlankOrZero, needed } from '../cells';
import { isMatrix } from '../eachRow';
import { caught, FunctionFailure } from '../failure';
import { inRow } from '../rowFailure';
import { centsCellIfGiven, plausibleSum } from './amounts';
import { groupCell } from './groupCell';
import { BASE_BY_REGION, BASE_VALUE, COST_REGION } from './parameters';

const COLUMNS = 2;

/**
 * Purchases of item I by group of regions, whole cents, from a range of region and R$; rows of one group add up. A
 * heading row and blank rows are passed over, and no value is nothing bought there. A row that cannot be read fails the
 * whole function: purchases left out would lower the caps.
 */
export function baseByRegion(argument: unknown): PurchaseBase {
  const range = isMatrix(argument) ? argument : [[argument]];
  const base = { southern: 0, northern: 0 };
  let filled = false;
  range.forEach((cells, index) => {
    if (cells.every(isBlankOrZero)) return;
    const row = caught(() => baseOf(cells, index === 0));
    if (row instanceof FunctionFailure) throw inRow(row, index + 1, BASE_BY_REGION.label);
    if (row === null) return;
    base[row.group] += row.cents;
    filled = true;
  });
  if (!filled) needed({ ok: false, fault: { code: 'blank' } }, BASE_BY_REGION);
  plausibleSum([base.southern, base.northern]);
  return base;
}

function baseOf(cells: readonly unknown[], first: boolean) {
  if (cells.length !== COLUMNS) throw notTwoColumns(cells.length);
  const [region, value] = cells;
  const group = caught(() => groupCell(region, COST_REGION));
  if (group instanceof FunctionFailure) {
    if (first && isWord(region) && isWord(value)) return null;
    throw group;
  }
  return { group, cents: centsCellIfGiven(value, BASE_VALUE, 'purchaseBase') ?? 0 };
}

/** A heading has words where figures should be. */
function isWord(cell: unknown): boolean {
  return typeof cell === 'string' && !isBlank(cell) && !/\d/.test(tidy(cell));
}

function notTwoColumns(found: number): FunctionFailure {
  return new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `são precisas duas colunas (região, R$); o intervalo tem ${found}.`
      : `two columns are needed (region, R$); the range has ${found}.`,
  );
}

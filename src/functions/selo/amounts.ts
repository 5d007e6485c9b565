import { exact, exactOfCell, roundHalfUpToCents, type Decimal } from '../../rules/exact';
import { sumOf } from '../../rules/selo/proRata';
import type { CappedAmount } from '../../rules/selo/reasons/costs';
import { refuse } from '../../rules/selo/refusal';
import { numberCell, numberCellIfGiven } from '../cellReaders';
import type { Parameter } from '../entry';
import { amountCell } from './figureCells';
import { refused } from './granted';

/** R$ of a cell, exact; refused where no amount is as large. */
export function plausibleAmountCell(cell: unknown, parameter: Parameter): Decimal {
  return plausible(amountCell(cell, parameter));
}

/** R$ of a cell under a cap as whole cents, half a cent up; never negative. */
export function centsCell(cell: unknown, parameter: Parameter, what: CappedAmount): number {
  return centsOf(numberCell(cell, parameter), what);
}

export function centsCellIfGiven(cell: unknown, parameter: Parameter, what: CappedAmount): number | null {
  const amount = numberCellIfGiven(cell, parameter);
  return amount === null ? null : centsOf(amount, what);
}

/** Whether amounts that are added up are still whole cents together; refused when not. */
export function plausibleSum(cents: readonly number[]): void {
  plausible(exact(String(sumOf(cents))).div(100));
}

function centsOf(double: number, what: CappedAmount): number {
  const whole = Math.round(double * 100);
  // The usual cell holds whole cents and needs no decimals.
  if (whole / 100 === double && whole >= 0 && whole <= MOST_WITHOUT_DECIMALS) return whole;
  const amount = plausible(exactOfCell(double));
  if (amount.lt(0)) throw refused(refuse({ code: 'cappedAmountNegative', what, amount }));
  return roundHalfUpToCents(amount).times(100).toNumber();
}

/** Cents that a double holds beside their two decimals. */
const MOST_WITHOUT_DECIMALS = 1e14;

/** Far beyond what all plants buy in a year; up to here sums of cents are exact. */
const MOST = exact('1e13');
const MOST_AS_DOUBLE = MOST.toNumber();

/** A number of a cell as R$, refused where no amount is as large. */
export function plausibleCell(double: number): number {
  if (double > MOST_AS_DOUBLE) plausible(exactOfCell(double));
  return double;
}

function plausible(amount: Decimal): Decimal {
  if (amount.gt(MOST)) throw refused(refuse({ code: 'amountTooLarge', amount }));
  return amount;
}

import { weightedCell } from '../../rules/selo/weightedValue';
import { exact } from '../../rules/exact';
import { refuse } from '../../rules/selo/refusal';
import { numberCell } from '../cellReaders';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { plausibleCell } from './amounts';
import { refused } from './granted';
import { VALUE } from './parameters';
import { PURCHASE_PARAMETERS, rowMultiplier } from './purchase';

/** Arguments of WEIGHTED and EXPLAIN. */
export const WEIGHTED_PARAMETERS = [VALUE, ...PURCHASE_PARAMETERS];

/** Value of a purchase × its multiplier, R$. */
export const weighted: FunctionEntry = {
  id: 'SELO.WEIGHTED',
  parameters: WEIGHTED_PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, WEIGHTED_PARAMETERS, ([value, ...purchase]) => {
      const { multiplier, tenths } = rowMultiplier(purchase);
      return weightedCell(valueCell(value), multiplier.value, tenths);
    }),
};

/** R$ of a purchase; a return is none. */
export function valueCell(cell: unknown): number {
  const value = plausibleCell(numberCell(cell, VALUE));
  if (value < 0) throw refused(refuse({ code: 'amountNegative', amount: exact(String(value)) }));
  return value;
}

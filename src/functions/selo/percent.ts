import { shareOf } from '../../rules/selo/share';
import { isBlank } from '../cells';
import type { FunctionEntry } from '../entry';
import { singleCells } from '../singleCell';
import { plausibleAmountCell } from './amounts';
import { granted } from './granted';
import { REVENUE, WEIGHTED_COSTS, WEIGHTED_PURCHASES } from './parameters';

const PARAMETERS = [WEIGHTED_PURCHASES, WEIGHTED_COSTS, REVENUE];

/** Share of family farming in the biodiesel sold, a part of one, not rounded. */
export const percent: FunctionEntry = {
  id: 'SELO.PERCENT',
  parameters: PARAMETERS,
  result: 'scalar',
  run: (args) => {
    const cells = singleCells(args, PARAMETERS);
    if (cells.every(isBlank)) return '';
    const [purchases, costs, revenue] = cells;
    return granted(
      shareOf({
        purchases: plausibleAmountCell(purchases, WEIGHTED_PURCHASES),
        costs: plausibleAmountCell(costs, WEIGHTED_COSTS),
        revenue: plausibleAmountCell(revenue, REVENUE),
      }),
    ).toNumber();
  },
};

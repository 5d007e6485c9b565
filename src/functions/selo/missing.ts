import { missingAmount } from '../../rules/selo/art3iMissingAmount';
import { shareCellIfGiven } from '../cellReaders';
import { zeroIsBlank } from '../cells';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { singleCells } from '../singleCell';
import { plausibleAmountCell } from './amounts';
import { granted } from './granted';
import { MINIMUM_SHARE, MULTIPLIER, REVENUE, WEIGHTED_SO_FAR } from './parameters';

const YEAR_PARAMETERS = [MINIMUM_SHARE, WEIGHTED_SO_FAR, REVENUE];
const PARAMETERS = [...YEAR_PARAMETERS, MULTIPLIER];

/** Effective R$ still to be bought at a multiplier to reach the minimum share (art. 3, I). */
export const missing: FunctionEntry = {
  id: 'SELO.MISSING',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow([...singleCells(args, YEAR_PARAMETERS), args[3]], PARAMETERS, ([share, soFar, revenue, multiplier]) =>
      granted(
        missingAmount(
          {
            minimumShare: shareCellIfGiven(zeroIsBlank(share), MINIMUM_SHARE),
            weightedSoFar: plausibleAmountCell(soFar, WEIGHTED_SO_FAR),
            revenue: plausibleAmountCell(revenue, REVENUE),
          },
          plausibleAmountCell(multiplier, MULTIPLIER),
        ),
      ).toNumber(),
    ),
};

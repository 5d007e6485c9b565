import { totalLoss } from '../../rules/selo/art8iTotalLoss';
import { partialLoss } from '../../rules/selo/art8iiPartialLoss';
import type { Harvest } from '../../rules/selo/art8Losses';
import { readLossKind } from '../../rules/selo/readLossKind';
import { defaultSeloReadings } from '../../rules/selo/readings';
import { caps280of2022 } from '../../rules/selo/ruleSets/portaria280of2022';
import { textCell } from '../cellReaders';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { optional } from '../parameters';
import { amountCell, measureCell } from './figureCells';
import { granted } from './granted';
import { DELIVERED, EXPECTED, LOSS_KIND, REPORTS, REQUESTED } from './parameters';
import { isLeftOut, requestCell } from './requestCell';

const PARAMETERS = [LOSS_KIND, EXPECTED, DELIVERED, REPORTS, optional(REQUESTED)];

/** What of a lost harvest counts, kg (art. 8, I and II, § 1). */
export const loss: FunctionEntry = {
  id: 'SELO.LOSS',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) => {
    const takenAsMade = isLeftOut(args[4]);
    return eachRow(args, PARAMETERS, ([kind, expected, delivered, reports, requested]) => {
      const lossKind = granted(readLossKind(textCell(kind, LOSS_KIND)));
      const harvest: Harvest = {
        expected: amountCell(expected, EXPECTED),
        delivered: amountCell(delivered, DELIVERED),
        reports: measureCell(reports, 'laudos', REPORTS).toNumber(),
        requested: takenAsMade || requestCell(requested, REQUESTED),
      };
      const answer =
        lossKind === 'total'
          ? totalLoss(harvest, caps280of2022)
          : partialLoss(harvest, caps280of2022, defaultSeloReadings.partialLoss);
      return granted(answer).counted.toNumber();
    });
  },
};

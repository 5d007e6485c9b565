import { ZERO } from '../../rules/exact';
import { travel as travelOf } from '../../rules/selo/art4ivbTravel';
import { defaultSeloReadings } from '../../rules/selo/readings';
import { caps280of2022 } from '../../rules/selo/ruleSets/portaria280of2022';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { optional } from '../parameters';
import { amountCell, amountCellIfGiven } from './figureCells';
import { granted } from './granted';
import { RECEIPTS, SALARY } from './parameters';

const PARAMETERS = [SALARY, optional(RECEIPTS)];

/** Travel of a technician of the own team counted in a year, R$ (art. 4, IV, b). */
export const travel: FunctionEntry = {
  id: 'SELO.TRAVEL',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([salary, receipts]) => {
      const year = {
        salary: amountCell(salary, SALARY),
        charges: ZERO,
        receipts: amountCellIfGiven(receipts, RECEIPTS),
      };
      return granted(travelOf(year, caps280of2022, defaultSeloReadings.travelBase)).counted.toNumber();
    }),
};

import { withinArea } from '../../rules/selo/art6AreaLimit';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { QUANTITY } from '../parameters';
import { amountCell, measureCell } from './figureCells';
import { granted } from './granted';
import { AREA, YIELD } from './parameters';

const PARAMETERS = [QUANTITY, AREA, YIELD];

/** What of a quantity the declared area supports, kg (art. 6). */
export const admitted: FunctionEntry = {
  id: 'SELO.ADMITTED',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([quantity, area, yieldKgHa]) => {
      const presented = amountCell(quantity, QUANTITY);
      const areaHa = measureCell(area, 'ha', AREA);
      return granted(withinArea(presented, areaHa, measureCell(yieldKgHa, 'kg/ha', YIELD))).admitted.toNumber();
    }),
};

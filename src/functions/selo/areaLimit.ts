import { areaLimit as limitOfArea } from '../../rules/selo/art6AreaLimit';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { measureCell } from './figureCells';
import { granted } from './granted';
import { AREA, YIELD } from './parameters';

const PARAMETERS = [AREA, YIELD];

/** Most that a declared area supports, kg (art. 6). */
export const areaLimit: FunctionEntry = {
  id: 'SELO.AREALIMIT',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([area, yieldKgHa]) =>
      granted(limitOfArea(measureCell(area, 'ha', AREA), measureCell(yieldKgHa, 'kg/ha', YIELD))).toNumber(),
    ),
};

import { familyCeiling } from '../../rules/selo/art3p9FamilyCeiling';
import { dateCell } from '../cellReaders';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, optional } from '../parameters';
import { granted } from './granted';
import { isLeftOut } from './requestCell';

const PARAMETERS = [optional(DATE)];

/** Most that a family may sell in the programme in a year, R$ (art. 3 § 9). */
export const familyCap: FunctionEntry = {
  id: 'SELO.FAMILYCAP',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) => (isLeftOut(args[0]) ? ceilingOn(null) : eachRow(args, PARAMETERS, ([date]) => ceilingOn(date))),
};

function ceilingOn(date: unknown): number {
  return granted(familyCeiling(dateCell(date, DATE))).ceiling.toNumber();
}

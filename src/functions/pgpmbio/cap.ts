import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, optional } from '../parameters';
import { tableFor } from './reading';

const PARAMETERS = [optional(DATE)];

/** Limit of all products together per DAP/CAF and calendar year, R$ (Doc. 1, Nota 1). */
export const cap: FunctionEntry = {
  id: 'PGPMBIO.CAP',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) => {
    const [date] = args;
    if (date === null || date === undefined) return tableFor(null).annualCap.toNumber();
    return eachRow(args, PARAMETERS, ([day]) => tableFor(day).annualCap.toNumber());
  },
};

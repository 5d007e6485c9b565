import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MUNICIPALITY, optional, PRODUCT, UF } from '../parameters';
import { minimumPriceOf } from './priceRow';
import { granted } from './reading';

const PARAMETERS = [PRODUCT, UF, optional(DATE), optional(MUNICIPALITY)];

/** Minimum price, R$/kg, of the table in force (Doc. 1). */
export const pm: FunctionEntry = {
  id: 'PGPMBIO.PM',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([product, uf, date, municipality]) =>
      granted(minimumPriceOf(product, uf, date, municipality)).toNumber(),
    ),
};

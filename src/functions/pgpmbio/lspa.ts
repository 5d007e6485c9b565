import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MUNICIPALITY, optional, PRODUCT, UF } from '../parameters';
import { priceRow } from './priceRow';
import { granted } from './reading';

const PARAMETERS = [PRODUCT, UF, optional(DATE), optional(MUNICIPALITY)];

/** Limit per product, DAP/CAF and calendar year, R$ (LSPA, Doc. 1). */
export const lspa: FunctionEntry = {
  id: 'PGPMBIO.LSPA',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([product, uf, date, municipality]) =>
      granted(priceRow(product, uf, date, municipality)).limit.toNumber(),
    ),
};

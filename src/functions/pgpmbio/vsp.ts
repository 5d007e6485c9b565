import { subsidyOfLine } from '../../rules/pgpmbio/saleLine';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { granted } from './reading';
import { readSale, SALE_PARAMETERS } from './sale';

/** R$ payable for one invoice line, after MPA, product limit and annual cap (Título 35, Doc. 1 and Doc. 11). */
export const vsp: FunctionEntry = {
  id: 'PGPMBIO.VSP',
  parameters: SALE_PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, SALE_PARAMETERS, (cells) => granted(subsidyOfLine(readSale(cells).line)).payable.amount.toNumber()),
};

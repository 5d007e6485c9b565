import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MUNICIPALITY, optional, PRODUCT, UF } from '../parameters';
import { priceRow } from './priceRow';
import { granted } from './reading';

const PARAMETERS = [PRODUCT, UF, optional(DATE), optional(MUNICIPALITY)];

/** Limit per product, DAP/CAF and calendar year, R$ (LSPA, Doc. 1). */
export const lspa: FunctionEntry = {
  id: 'PGPMBIO.LSPA',
  description: {
    'pt-BR': 'Limite de subvenção por produto e ano (LSPA) de uma DAP/CAF, em R$.',
    'en-US': 'Subsidy limit per product and year (LSPA) of a DAP/CAF, in R$.',
  },
  parameters: PARAMETERS,
  result: 'matrix',
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 1, última coluna. O limite é da família (DAP/CAF), não da pessoa nem da organização.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 1, last column. The limit belongs to the family (DAP/CAF), not to a person or organisation.',
    ],
  },
  examples: [
    { formula: '=PGPMBIO.LSPA("Babaçu","MA")', result: { 'pt-BR': '3.500,00', 'en-US': '3,500.00' } },
    { formula: '=PGPMBIO.LSPA("Macaúba","MG")', result: { 'pt-BR': '3.500,00', 'en-US': '3,500.00' } },
  ],
  run: (args) =>
    eachRow(args, PARAMETERS, ([product, uf, date, municipality]) =>
      granted(priceRow(product, uf, date, municipality)).limit.toNumber(),
    ),
};

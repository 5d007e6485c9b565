import { DATE, MUNICIPALITY, PRODUCT, UF } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const lspaTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Limite de subvenção por produto e ano (LSPA) de uma DAP/CAF, em R$.',
    'en-US': 'Subsidy limit per product and year (LSPA) of a DAP/CAF, in R$.',
  },
  arguments: [PRODUCT, UF, DATE, MUNICIPALITY],
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
};

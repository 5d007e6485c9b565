import { DATE } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const capTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Limite anual de subvenção de todos os produtos por DAP/CAF, em R$.',
    'en-US': 'Annual subsidy limit of all products per DAP/CAF, in R$.',
  },
  arguments: [DATE],
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 1, Nota 1: o somatório por beneficiário/DAP não passa de R$ 12.000,00 por ano na tabela de 2023.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 1, Nota 1: the sum per beneficiary/DAP does not pass R$ 12,000.00 a year in the 2023 table.',
    ],
  },
  examples: [{ formula: '=PGPMBIO.CAP()', result: { 'pt-BR': '12.000,00', 'en-US': '12,000.00' } }],
};

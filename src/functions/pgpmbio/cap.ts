import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, optional } from '../parameters';
import { tableFor } from './reading';

const PARAMETERS = [optional(DATE)];

/** Limit of all products together per DAP/CAF and calendar year, R$ (Doc. 1, Nota 1). */
export const cap: FunctionEntry = {
  id: 'PGPMBIO.CAP',
  description: {
    'pt-BR': 'Limite anual de subvenção de todos os produtos por DAP/CAF, em R$.',
    'en-US': 'Annual subsidy limit of all products per DAP/CAF, in R$.',
  },
  parameters: PARAMETERS,
  result: 'matrix',
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 1, Nota 1: o somatório por beneficiário/DAP não passa de R$ 12.000,00 por ano na tabela de 2023.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 1, Nota 1: the sum per beneficiary/DAP does not pass R$ 12,000.00 a year in the 2023 table.',
    ],
  },
  examples: [{ formula: '=PGPMBIO.CAP()', result: { 'pt-BR': '12.000,00', 'en-US': '12,000.00' } }],
  run: (args) => {
    const [date] = args;
    if (date === null || date === undefined) return tableFor(null).annualCap.toNumber();
    return eachRow(args, PARAMETERS, ([day]) => tableFor(day).annualCap.toNumber());
  },
};

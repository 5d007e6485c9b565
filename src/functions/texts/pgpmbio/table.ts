import { TABLE_DATE } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const tableTexts: FunctionTexts = {
  description: {
    'pt-BR': 'A tabela de preços em vigor inteira: produto, PM, região, UFs e LSPA.',
    'en-US': 'The whole price table in force: product, PM, region, states and LSPA.',
  },
  arguments: [TABLE_DATE],
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 1. Ocupa seis colunas e uma linha por produto e região, com títulos; deixe livres as células à direita e abaixo.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 1. Takes six columns and a row for each product and region, with headings; keep the cells to the right and below free.',
    ],
  },
  examples: [
    {
      formula: '=PGPMBIO.TABLE()',
      result: { 'pt-BR': 'as 22 linhas da tabela de 2023', 'en-US': 'the 22 rows of the 2023 table' },
    },
  ],
};

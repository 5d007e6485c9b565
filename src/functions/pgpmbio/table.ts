import type { FunctionEntry } from '../entry';
import { currentLanguage } from '../language';
import { optional, TABLE_DATE } from '../parameters';
import { tableFor } from './reading';

const PARAMETERS = [optional(TABLE_DATE)];

const HEADINGS = {
  'pt-BR': ['Produto', 'PM (R$/kg)', 'Região amparada', 'UFs', 'Municípios (IBGE)', 'LSPA (R$)'],
  'en-US': ['Product', 'PM (R$/kg)', 'Region covered', 'States', 'Municipalities (IBGE)', 'LSPA (R$)'],
};

/** The whole price table in force, a row a line of Doc. 1, with headings. */
export const table: FunctionEntry = {
  id: 'PGPMBIO.TABLE',
  description: {
    'pt-BR': 'A tabela de preços em vigor inteira: produto, PM, região, UFs e LSPA.',
    'en-US': 'The whole price table in force: product, PM, region, states and LSPA.',
  },
  parameters: PARAMETERS,
  result: 'matrix',
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
  run: ([date]) => {
    const { rows } = tableFor(Array.isArray(date) ? date[0]?.[0] : date);
    return [
      HEADINGS[currentLanguage()],
      ...rows.map(({ label, minimumPrice, region, ufs, onlyMunicipalities, limit }) => [
        label,
        minimumPrice.toNumber(),
        region,
        ufs.join(' '),
        Object.values(onlyMunicipalities).flat().join(' '),
        limit.toNumber(),
      ]),
    ];
  },
};

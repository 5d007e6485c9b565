import type { FunctionTexts } from '../functionTexts';

export const tablesTexts: FunctionTexts = {
  description: {
    'pt-BR': 'As tabelas de preços carregadas: safra, validade, atos, fonte e origem.',
    'en-US': 'The price tables loaded: harvest, validity, acts, source and origin.',
  },
  arguments: [],
  help: {
    'pt-BR': [
      'Uma venda usa a tabela em vigor na data da nota. Data fora das tabelas carregadas é recusada: nunca se usa o preço de outro ano.',
      'As datas de validade vêm como números do Excel: formate as células como data.',
    ],
    'en-US': [
      'A sale uses the table in force on the date of the invoice. A date outside the tables loaded is refused: another year’s price is never used.',
      'Validity dates come as Excel numbers: format the cells as dates.',
    ],
  },
  examples: [
    {
      formula: '=PGPMBIO.TABLES()',
      result: { 'pt-BR': 'a tabela da Safra 2023', 'en-US': 'the table of the 2023 harvest' },
    },
  ],
};

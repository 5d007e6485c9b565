import { serialOf } from '../../brazil/dates';
import { priceTables } from '../../rules/pgpmbio/tables';
import type { FunctionEntry } from '../entry';
import { currentLanguage } from '../language';

const HEADINGS = {
  'pt-BR': ['Tabela', 'Safra', 'Vale de', 'Vale até', 'Limite anual (R$)', 'Atos', 'Fonte', 'Origem'],
  'en-US': ['Table', 'Harvest', 'Valid from', 'Valid to', 'Annual limit (R$)', 'Acts', 'Source', 'Origin'],
};
const ORIGINS = {
  'pt-BR': { builtIn: 'incluída no suplemento', workbook: 'desta pasta de trabalho' },
  'en-US': { builtIn: 'built in', workbook: 'this workbook' },
};

/** The price tables loaded, a row a table, with headings; validity as Excel dates. */
export const tables: FunctionEntry = {
  id: 'PGPMBIO.TABLES',
  description: {
    'pt-BR': 'As tabelas de preços carregadas: safra, validade, atos, fonte e origem.',
    'en-US': 'The price tables loaded: harvest, validity, acts, source and origin.',
  },
  parameters: [],
  result: 'matrix',
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
  run: () => {
    const language = currentLanguage();
    return [
      HEADINGS[language],
      ...priceTables().map((table) => [
        table.id,
        table.harvest,
        serialOf(table.validFrom),
        serialOf(table.validTo),
        table.annualCap.toNumber(),
        table.acts.map(({ name }) => name).join('; '),
        table.acts.map(({ source }) => source).join('; '),
        ORIGINS[language][table.origin],
      ]),
    ];
  },
};

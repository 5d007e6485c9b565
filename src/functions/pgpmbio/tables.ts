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
  parameters: [],
  result: 'matrix',
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

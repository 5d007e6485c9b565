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
  parameters: PARAMETERS,
  result: 'matrix',
  run: ([date]) => {
    const { rows } = tableFor(Array.isArray(date) ? date[0]?.[0] : date);
    return [
      HEADINGS[currentLanguage()],
      ...rows.map(({ label, minimumPrice, region, ufs, onlyMunicipalities, limit }) => [
        label,
        minimumPrice?.toNumber() ?? '',
        region,
        ufs.join(' '),
        Object.values(onlyMunicipalities).flat().join(' '),
        limit.toNumber(),
      ]),
    ];
  },
};

import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MUNICIPALITY, optional, PRODUCT, UF } from '../parameters';
import { priceRow } from './priceRow';
import { granted } from './reading';

const PARAMETERS = [PRODUCT, UF, optional(DATE), optional(MUNICIPALITY)];

/** Minimum price, R$/kg, of the table in force (Doc. 1). */
export const pm: FunctionEntry = {
  id: 'PGPMBIO.PM',
  description: {
    'pt-BR': 'Preço mínimo (PM) do produto na UF, em R$/kg, na tabela em vigor na data.',
    'en-US': 'Minimum price (PM) of the product in the state, in R$/kg, in the table in force on the date.',
  },
  parameters: PARAMETERS,
  result: 'matrix',
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 1. O preço depende do produto com sua forma e da UF onde foi extraído; a castanha do Brasil, por exemplo, tem preços próprios no Acre e no Amazonas.',
      'A borracha em MT só tem amparo nos 28 municípios da nota (*): informe o município.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 1. The price depends on the product with its form and on the state where it was gathered; Brazil nuts, for instance, have prices of their own in Acre and Amazonas.',
      'Rubber in MT is covered only in the 28 municipalities of note (*): give the municipality.',
    ],
  },
  examples: [
    { formula: '=PGPMBIO.PM("Babaçu","MA")', result: { 'pt-BR': '5,34', 'en-US': '5.34' } },
    { formula: '=PGPMBIO.PM("Castanha do Brasil","AC")', result: { 'pt-BR': '3,40', 'en-US': '3.40' } },
  ],
  run: (args) =>
    eachRow(args, PARAMETERS, ([product, uf, date, municipality]) =>
      granted(priceRow(product, uf, date, municipality)).minimumPrice.toNumber(),
    ),
};

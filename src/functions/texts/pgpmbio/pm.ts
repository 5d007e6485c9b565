import { DATE, MUNICIPALITY, PRODUCT, UF } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const pmTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Preço mínimo (PM) do produto na UF, em R$/kg, na tabela em vigor na data.',
    'en-US': 'Minimum price (PM) of the product in the state, in R$/kg, in the table in force on the date.',
  },
  arguments: [PRODUCT, UF, DATE, MUNICIPALITY],
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
};

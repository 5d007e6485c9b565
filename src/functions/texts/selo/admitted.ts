import type { FunctionTexts } from '../functionTexts';
import { AREA, YIELD } from './productionArguments';

export const admittedTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Parte da quantidade vendida, em kg, que cabe no limite da área declarada.',
    'en-US': 'Part of the quantity sold, in kg, within the limit of the declared area.',
  },
  arguments: [
    {
      'pt-BR': 'Quantidade do agricultor, em kg, somada em todas as notas da mesma cultura e safra.',
      'en-US': 'Quantity of the farmer, in kg, of all invoices of the crop and season together.',
    },
    AREA,
    YIELD,
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 6º: a quantidade até área × produtividade. O que passa do limite não conta (glosa): quantidade − admitida.',
      'O limite é do agricultor: some antes todas as notas dele da mesma cultura e safra, também as de outros intermediários.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 6: the quantity up to area × yield. What is over the limit does not count: quantity − admitted.',
      'The limit is the farmer’s: first add up all invoices of the crop and season, those of other intermediaries too.',
    ],
  },
  examples: [
    {
      formula: '=SELO.ADMITTED(70000,18,3600)',
      result: {
        'pt-BR': '64.800 (5.200 kg passam do limite de 18 ha)',
        'en-US': '64,800 (5,200 kg are over the limit of 18 ha)',
      },
    },
    {
      formula: '=SELO.ADMITTED(60000,18,3600)',
      result: { 'pt-BR': '60.000 (dentro do limite)', 'en-US': '60,000 (within the limit)' },
    },
  ],
};

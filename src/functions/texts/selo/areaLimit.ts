import type { FunctionTexts } from '../functionTexts';
import { AREA, YIELD } from './productionArguments';

export const areaLimitTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Quantidade máxima, em kg, que a área declarada na DAP ou no CAF comporta.',
    'en-US': 'Largest quantity, in kg, that the area declared in the DAP or CAF supports.',
  },
  arguments: [AREA, YIELD],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 6º: área declarada (ha) × produtividade da cultura (kg/ha), sem arredondar. A mesma conta dá a produção esperada de perenes (art. 7º) e de safras frustradas (art. 8º), com a área implantada ou contratada.',
      'A produtividade vem de dados oficiais, nesta ordem: Conab, IBGE, outro órgão público (para perenes, a Embrapa antes dos outros). Em cada fonte vale a região de produção e, sem dados dela, a área mais próxima (leitura S18). O DEP pode mudar a ordem a pedido justificado.',
      'Informe kg/ha: 3,6 t/ha são 3.600 kg/ha. Valores que não podem ser kg/ha são recusados. Animais, sebo e gordura não têm limite por área.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 6: declared area (ha) × yield of the crop (kg/ha), not rounded. The same gives the expected production of perennials (art. 7) and of lost harvests (art. 8), with the area planted or contracted.',
      'The yield comes from official data, in this order: Conab, IBGE, another public body (for perennials, Embrapa before the others). Of each source the region of production holds and, where it has no data, the nearest area (reading S18). The DEP may change the order on a reasoned request.',
      'Give kg/ha: 3.6 t/ha are 3,600 kg/ha. Values that cannot be kg/ha are refused. Animals, tallow and fat have no limit by area.',
    ],
  },
  examples: [
    {
      formula: '=SELO.AREALIMIT(18,3600)',
      result: { 'pt-BR': '64.800 (18 ha × 3.600 kg/ha)', 'en-US': '64,800 (18 ha × 3,600 kg/ha)' },
    },
    {
      formula: '=SELO.AREALIMIT(120,20000)',
      result: { 'pt-BR': '2.400.000 (dendê na maturidade)', 'en-US': '2,400,000 (oil palm at maturity)' },
    },
  ],
};

import { DATE, MARKET_PRICE } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const mpaTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Menor preço aceitável (MPA) na nota fiscal, em R$/kg: 15% abaixo do preço de mercado (PMD).',
    'en-US': 'Smallest acceptable price (MPA) on the invoice, in R$/kg: 15% under the market price (PMD).',
  },
  arguments: [MARKET_PRICE, DATE],
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 11: MPA = PMD − (0,15 × PMD), cortado em centavos.',
      'Leitura A1: os dois exemplos publicados (4,675 → 4,67 e 3,825 → 3,82) mostram o corte; o arredondamento comum daria 4,68 e 3,83.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 11: MPA = PMD − (0.15 × PMD), cut to the cent.',
      'Reading A1: both published examples (4.675 → 4.67 and 3.825 → 3.82) show the cut; ordinary rounding would give 4.68 and 3.83.',
    ],
  },
  examples: [
    { formula: '=PGPMBIO.MPA(5.5)', result: { 'pt-BR': '4,67', 'en-US': '4.67' } },
    { formula: '=PGPMBIO.MPA(4.5)', result: { 'pt-BR': '3,82', 'en-US': '3.82' } },
  ],
};

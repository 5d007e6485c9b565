import type { FunctionTexts } from '../functionTexts';

export const percentTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Percentual da agricultura familiar no biodiesel vendido no ano (0 a 1; use formato de porcentagem).',
    'en-US': 'Share of family farming in the biodiesel sold in the year (0 to 1; use a percent format).',
  },
  arguments: [
    {
      'pt-BR': 'Soma das aquisições do ano já multiplicadas (SELO.WEIGHTED), em R$.',
      'en-US': 'Sum of the year’s purchases, multiplied (SELO.WEIGHTED), in R$.',
    },
    {
      'pt-BR': 'Soma dos custos II a V já ponderados (SELO.COSTS, terceira coluna), em R$; 0 se não houver.',
      'en-US': 'Sum of costs II to V, weighted (SELO.COSTS, third column), in R$; 0 if there are none.',
    },
    {
      'pt-BR': 'Valor do biodiesel vendido no ano pelo produtor, em R$.',
      'en-US': 'Value of the biodiesel sold in the year by the producer, in R$.',
    },
  ],
  help: {
    'pt-BR': [
      '(aquisições ponderadas + custos ponderados) ÷ valor do biodiesel vendido no ano. É o percentual que se compara com o mínimo do art. 3º, I, da Portaria SAF/MAPA nº 280/2022. O denominador vem do Decreto nº 10.527/2020, art. 3º, na redação do Decreto nº 10.708/2021.',
      'Com valores efetivos, sem multiplicador nem peso, a mesma fórmula dá o percentual efetivo: o dinheiro que de fato chegou aos agricultores. Mostre os dois lado a lado; só o ponderado decide.',
      'O resultado não é arredondado. O percentual mínimo da sua região não é suposto: veja SELO.MISSING.',
    ],
    'en-US': [
      '(weighted purchases + weighted costs) ÷ value of biodiesel sold in the year. This is the share compared with the minimum of art. 3, I of Portaria SAF/MAPA 280/2022. The denominator comes from Decreto 10.527/2020, art. 3, as worded by Decreto 10.708/2021.',
      'With effective values, neither multiplied nor weighted, the same formula gives the effective share: the money that really reached farmers. Show both side by side; only the weighted one decides.',
      'The result is not rounded. The minimum share of your region is not assumed: see SELO.MISSING.',
    ],
  },
  examples: [
    {
      formula: '=SELO.PERCENT(328200000,19600000,1375000000)',
      result: { 'pt-BR': '25,2945% (ponderado)', 'en-US': '25.2945% (weighted)' },
    },
    {
      formula: '=SELO.PERCENT(89500000,11800000,1375000000)',
      result: { 'pt-BR': '7,3673% (efetivo)', 'en-US': '7.3673% (effective)' },
    },
  ],
};

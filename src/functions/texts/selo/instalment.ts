import type { FunctionTexts } from '../functionTexts';

export const instalmentTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Parcela anual, em R$, de um bem doado que se amortiza em até cinco anos.',
    'en-US': 'Yearly part, in R$, of a gift amortized over up to five years.',
  },
  arguments: [
    {
      'pt-BR': 'Valor do bem, em R$; se usado, já com o decréscimo.',
      'en-US': 'Value of the item, in R$; if used, after the decrease.',
    },
    { 'pt-BR': 'Número de anos, de 1 a 5.', 'en-US': 'Number of years, 1 to 5.' },
    { 'pt-BR': 'Qual parcela, a partir de 1.', 'en-US': 'Which of the parts, from 1.' },
    {
      'pt-BR': 'Se o DEP deferiu a amortização: sim, não, ou o número ou a data. Omitido, vale sim.',
      'en-US': 'Whether the DEP granted it: sim, não, or its number or date. Left out, it is taken as yes.',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 4º, § 4º: doação das alíneas “g” (máquinas, equipamentos, benfeitorias) e “h” (energia renovável) pode ser amortizada em até cinco anos, se o DEP deferir o pedido.',
      'Parcelas iguais em centavos; a última leva a diferença, de modo que somam o valor. Leitura S12: a primeira parcela é do ano da doação; o decréscimo do usado (=SELO.USED) vem antes.',
      'Cada parcela entra no item II do seu ano e nos limites desse ano (§ 8º). Sem deferimento use 1 ano: o valor inteiro conta no ano da doação.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 4 § 4: gifts of letters “g” (machines, equipment, improvements) and “h” (renewable energy) may be amortized over up to five years, if the DEP grants the request.',
      'Equal parts in cents; the last takes the difference, so that they add up to the value. Reading S12: the first is that of the year of the gift; the decrease of used items (=SELO.USED) comes before.',
      'Each part enters item II of its year, within the limits of that year (§ 8). Without a grant use 1 year: the whole value counts in the year of the gift.',
    ],
  },
  examples: [
    {
      formula: '=SELO.INSTALMENT(100000,3,1)',
      result: { 'pt-BR': '33.333,33', 'en-US': '33,333.33' },
    },
    {
      formula: '=SELO.INSTALMENT(100000,3,3)',
      result: { 'pt-BR': '33.333,34 (a última leva os centavos)', 'en-US': '33,333.34 (the last takes the cents)' },
    },
  ],
};

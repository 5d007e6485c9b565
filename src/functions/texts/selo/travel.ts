import type { FunctionTexts } from '../functionTexts';

export const travelTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Deslocamento, hospedagem e alimentação de um técnico próprio, em R$, que contam no ano.',
    'en-US': 'Travel, lodging and food of a technician of the own team, in R$, that count in the year.',
  },
  arguments: [
    {
      'pt-BR': 'Salário ou honorário do técnico no ano, em R$, sem encargos.',
      'en-US': 'Salary or fee of the technician in the year, in R$, without charges.',
    },
    {
      'pt-BR': 'Soma dos comprovantes do ano, em R$; vazio para os 15%.',
      'en-US': 'Sum of the receipts of the year, in R$; blank for the 15%.',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 4º, IV, b: 15% do salário ou honorário, sem comprovantes; ou os comprovantes, até 40%. O produtor pode preferir: a fórmula dá o maior dos dois.',
      'Os 15% vão a centavos com meio centavo para cima; os 40% são cortados em centavos, para que não se passe deles.',
      'Leitura S10: a base é o salário sem encargos, que só a alínea a manda incluir. Para a outra leitura informe o salário com encargos. Um só método por técnico e ano.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 4, IV, b: 15% of the salary or fee without receipts; or the receipts, up to 40%. The producer may choose: the formula gives the greater.',
      'The 15% go to cents with half a cent up; the 40% are cut to cents, so that they are never exceeded.',
      'Reading S10: the base is the salary without charges, which only letter a includes. For the other reading give the salary with charges. One method for a technician and year.',
    ],
  },
  examples: [
    {
      formula: '=SELO.TRAVEL(86400)',
      result: { 'pt-BR': '12.960,00 (15%, sem comprovantes)', 'en-US': '12,960.00 (15%, without receipts)' },
    },
    {
      formula: '=SELO.TRAVEL(86400,18950.4)',
      result: { 'pt-BR': '18.950,40 (comprovantes)', 'en-US': '18,950.40 (receipts)' },
    },
    {
      formula: '=SELO.TRAVEL(86400,41000)',
      result: { 'pt-BR': '34.560,00 (no máximo 40%)', 'en-US': '34,560.00 (at most 40%)' },
    },
  ],
};

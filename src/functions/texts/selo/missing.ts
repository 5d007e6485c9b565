import type { FunctionTexts } from '../functionTexts';

export const missingTexts: FunctionTexts = {
  description: {
    'pt-BR': 'R$ efetivos que ainda faltam comprar, com um multiplicador, para alcançar o percentual mínimo.',
    'en-US': 'Effective R$ still to be bought, at a multiplier, to reach the minimum share.',
  },
  arguments: [
    {
      'pt-BR': 'Percentual mínimo da sua região (art. 3º, I), por exemplo 15%. Precisa ser informado.',
      'en-US': 'Minimum share of your region (art. 3, I), for example 15%. It must be given.',
    },
    {
      'pt-BR': 'Aquisições e custos já ponderados até agora, em R$.',
      'en-US': 'Purchases and costs weighted so far, in R$.',
    },
    {
      'pt-BR': 'Valor do biodiesel vendido no ano pelo produtor, em R$.',
      'en-US': 'Value of the biodiesel sold in the year by the producer, in R$.',
    },
    {
      'pt-BR': 'Multiplicador da compra que se pretende (SELO.MULTIPLIER); um valor ou uma coluna deles.',
      'en-US': 'Multiplier of the purchase in view (SELO.MULTIPLIER); one value or a column of them.',
    },
  ],
  help: {
    'pt-BR': [
      '(percentual mínimo × biodiesel vendido − ponderado até agora) ÷ multiplicador, arredondado para cima em centavos: com esse valor comprado o mínimo é alcançado, e com um centavo a menos não. Zero quando já foi alcançado.',
      'O percentual mínimo está no art. 3º, I, da Portaria SAF/MAPA nº 280/2022, em página que não consta aqui. Por isso nenhum valor é suposto: informe o da sua região.',
      'Uma coluna de multiplicadores compara onde falta menos dinheiro: com 26 (Semiárido, cooperativa habilitada, matéria-prima diversificada) falta 26 vezes menos do que com 1.',
    ],
    'en-US': [
      '(minimum share × biodiesel sold − weighted so far) ÷ multiplier, rounded up to cents: with that bought the minimum is reached, with a cent less it is not. Zero when it is reached already.',
      'The minimum share is in art. 3, I of Portaria SAF/MAPA 280/2022, on a page not held here. So none is assumed: give that of your region.',
      'A column of multipliers compares where the least money is missing: at 26 (Semiárido, habilitated cooperative, diversified raw material) it is 26 times less than at 1.',
    ],
  },
  examples: [
    {
      formula: '=SELO.MISSING(0.15,150000000,1375000000,26)',
      result: { 'pt-BR': '2.163.461,54', 'en-US': '2,163,461.54' },
    },
    { formula: '=SELO.MISSING(0.15,347800000,1375000000,1)', result: { 'pt-BR': '0,00', 'en-US': '0.00' } },
  ],
};

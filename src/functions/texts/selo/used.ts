import type { FunctionTexts } from '../functionTexts';

export const usedTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Valor, em R$, de máquina ou equipamento usado (um trator, por exemplo) doado a cooperativa.',
    'en-US': 'Value, in R$, of a used machine or equipment (a tractor, for one) given to a cooperative.',
  },
  arguments: [
    { 'pt-BR': 'Valor do bem na nota fiscal, em R$.', 'en-US': 'Value of the item on the invoice, in R$.' },
    {
      'pt-BR': 'Tempo de uso em anos: 3,5 ou "3 anos e 4 meses".',
      'en-US': 'Time of use in years: 3.5 or "3 anos e 4 meses".',
    },
    {
      'pt-BR': 'Decréscimo por ano, de 10% (se vazio) para cima.',
      'en-US': 'Decrease a year, from 10% (when blank) upwards.',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 4º, § 3º: valor da nota menos pelo menos 10% dele por ano de uso, nunca abaixo de zero; em centavos, meio centavo para cima.',
      'O decréscimo é sobre o valor da nota, e não composto: em 10 anos o valor é zero. A norma fixa o mínimo; um decréscimo maior pode ser informado, um menor dá #N/D.',
      'Leitura S11: ano começado conta inteiro. A outra leitura contaria só anos completos: com 3 anos e 4 meses, R$ 180.000,00 dariam 126.000,00 no lugar de 108.000,00.',
      'Para tirar o tempo de duas datas use =FRAÇÃOANO ou =DATADIF. Dividir os dias por 365 passa um pouco do ano exato e faz contar um ano a mais.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 4 § 3: the invoice value less at least 10% of it for each year of use, never under zero; in cents, half a cent up.',
      'The decrease is of the invoice value, not compound: after 10 years nothing is left. The norm sets the least; a greater one may be given, a smaller one gives #N/A.',
      'Reading S11: a year begun counts whole. The other reading would count whole years only: after 3 years and 4 months, R$ 180,000.00 would give 126,000.00 instead of 108,000.00.',
      'To take the time from two dates use =YEARFRAC or =DATEDIF. Days divided by 365 run a little over the exact year and make one more year count.',
    ],
  },
  examples: [
    {
      formula: '=SELO.USED(180000,"3 anos e 4 meses")',
      result: { 'pt-BR': '108.000,00 (quatro anos a 10%)', 'en-US': '108,000.00 (four years at 10%)' },
    },
    {
      formula: '=SELO.USED(180000,4,0.15)',
      result: { 'pt-BR': '72.000,00 (quatro anos a 15%)', 'en-US': '72,000.00 (four years at 15%)' },
    },
  ],
};

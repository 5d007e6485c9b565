import type { FunctionTexts } from '../functionTexts';

export const familyCapTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Teto anual, em R$, das vendas de uma família no programa: a renda bruta máxima do Pronaf (MCR).',
    'en-US':
      'Yearly ceiling, in R$, of what a family sells in the programme: the greatest gross income of the Pronaf (MCR).',
  },
  arguments: [
    {
      'pt-BR': 'Data da venda; sem ela vale o teto mais recente que se conhece.',
      'en-US': 'Date of the sale; without it the newest ceiling known holds.',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 3º, § 9º: as vendas anuais do agricultor familiar no programa ficam limitadas à renda bruta familiar do Manual de Crédito Rural (MCR) para o Pronaf.',
      'Por Plano Safra (1º de julho a 30 de junho): R$ 360.000,00 em 2017/18; R$ 415.000,00 de 2018/19 a 2020/21; R$ 500.000,00 de 2021/22 a 2024/25. Os valores vêm de notícias da época, e não do MCR; os de 2019/20, 2022/23 e 2023/24 são deduzidos dos vizinhos, e o dia exato em que cada um começou a valer não foi visto.',
      'Fora desses anos a resposta é #N/D: consulte o MCR e digite o valor. O teto de um ano não é usado para outro.',
      'Leitura S16: o teto é da família (DAP/CAF) em todo o programa; uma usina só vê as próprias notas.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 3 § 9: what a family farmer sells in the programme in a year is limited to the gross family income of the Rural Credit Manual (MCR) for the Pronaf.',
      'By Plano Safra (1 July to 30 June): R$ 360,000.00 in 2017/18; R$ 415,000.00 from 2018/19 to 2020/21; R$ 500,000.00 from 2021/22 to 2024/25. The figures come from news of the time, not from the MCR; those of 2019/20, 2022/23 and 2023/24 are inferred from their neighbours, and the very day each took effect was not seen.',
      'Outside these years the answer is #N/A: look up the MCR and type the figure. The ceiling of one year never stands for another.',
      'Reading S16: the ceiling is the family’s (DAP/CAF) in the whole programme; a plant sees its own invoices only.',
    ],
  },
  examples: [
    {
      formula: '=SELO.FAMILYCAP("15/03/2023")',
      result: { 'pt-BR': '500.000,00 (Plano Safra 2022/23)', 'en-US': '500,000.00 (Plano Safra 2022/23)' },
    },
    { formula: '=SELO.FAMILYCAP()', result: { 'pt-BR': '500.000,00', 'en-US': '500,000.00' } },
  ],
};

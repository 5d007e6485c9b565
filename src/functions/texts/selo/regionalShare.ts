import type { FunctionTexts } from '../functionTexts';

export const regionalShareTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Parte de N, NE e Semiárido no valor efetivo do ano, a parte exigida e os R$ que faltam.',
    'en-US': 'Part of N, NE and the Semiárido in the year’s effective value, the part required and the R$ missing.',
  },
  arguments: [
    {
      'pt-BR': 'R$ efetivos no Norte, Nordeste e Semiárido: aquisições, doações, pesquisa e assistência técnica.',
      'en-US': 'Effective R$ in the North, Northeast and Semiárido: purchases, donations, research and assistance.',
    },
    {
      'pt-BR': 'R$ efetivos em todas as regiões, na mesma conta.',
      'en-US': 'Effective R$ in all regions, counted alike.',
    },
    {
      'pt-BR': 'Ano civil, de 2024 em diante; vazio para a exigência mais recente.',
      'en-US': 'Calendar year, from 2024 on; blank for the newest requirement.',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria Interministerial MME/MDA nº 2/2023, art. 1º: critério a mais, por produtor, para manter o Selo. A parte do Norte, Nordeste e Semiárido no valor efetivo deve ser de pelo menos 10% em 2024, 15% em 2025 e 20% de 2026 em diante. Valor efetivo é sem multiplicador.',
      'O que se gasta a mais lá também aumenta o total. Por isso faltam (exigido × total − N, NE e Semiárido) ÷ (1 − exigido), arredondado para cima em centavos; zero quando já foi alcançado.',
      'Antes de 2024 não havia essa exigência, e a fórmula diz isso. Montes Claros/MG, por exemplo, é Semiárido: veja SELO.REGION.',
    ],
    'en-US': [
      'Portaria Interministerial MME/MDA 2/2023, art. 1: one criterion more, for each producer, to keep the Selo. The part of the North, Northeast and Semiárido in the effective value must be at least 10% in 2024, 15% in 2025 and 20% from 2026 on. Effective means not multiplied.',
      'What is spent there in addition also widens the whole. So (required × total − N, NE and Semiárido) ÷ (1 − required) is missing, rounded up to cents; zero when it is reached already.',
      'Before 2024 nothing of the kind was required, and the formula says so. Montes Claros/MG, for one, is in the Semiárido: see SELO.REGION.',
    ],
  },
  examples: [
    {
      formula: '=SELO.REGIONALSHARE(4000000,100000000,2026)',
      result: { 'pt-BR': '0,04; 0,2; 20.000.000,00', 'en-US': '0.04; 0.2; 20,000,000.00' },
    },
    {
      formula: '=SELO.REGIONALSHARE(4000000,100000000,2024)',
      result: { 'pt-BR': '0,04; 0,1; 6.666.666,67', 'en-US': '0.04; 0.1; 6,666,666.67' },
    },
  ],
};

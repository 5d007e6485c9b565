import type { FunctionTexts } from '../functionTexts';

export const cornCapTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Milho e insumos dentro do limite de 30%: milho admitido, insumos admitidos e o que não conta, em R$.',
    'en-US': 'Corn and inputs within the limit of 30%: corn admitted, inputs admitted and what does not count, in R$.',
  },
  arguments: [
    {
      'pt-BR': 'Compras de milho, em grão ou óleo, no ano: R$ efetivos, sem multiplicador.',
      'en-US': 'Purchases of corn, grain or oil, in the year: effective R$, not multiplied.',
    },
    {
      'pt-BR': 'Compras de insumos da agricultura familiar no ano, em R$ efetivos.',
      'en-US': 'Purchases of inputs from family farmers in the year, in effective R$.',
    },
    {
      'pt-BR':
        'Todas as outras compras da agricultura familiar no ano, em R$ efetivos; sem produção esperada ou perdida.',
      'en-US': 'All other purchases from family farmers in the year, in effective R$; no expected or lost production.',
    },
    {
      'pt-BR': 'Base dos 30%: "autoconsistente" (se vazio) ou "fixa".',
      'en-US': 'Base of the 30%: "autoconsistente" (when blank) or "fixa".',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 3º, §§ 6º e 7º: o milho fica limitado a 30% do total adquirido da agricultura familiar, e o milho somado aos insumos também. Como o § 7º inclui o milho, é ele que corta; o § 6º só aparece sozinho quando não há insumos.',
      'Leitura S6: o total inclui o próprio milho. Na base “autoconsistente” o que é contado respeita os 30% de si mesmo e do resto, isto é, vai até 3/7 das outras compras; conferir de novo não corta mais nada. Na base “fixa” são 30% de tudo o que foi comprado, e o que sobra ainda passa de 30% do que é contado. As duas só diferem quando o limite é ultrapassado.',
      'O excesso é cortado na mesma proporção do milho e dos insumos; os centavos que sobram ficam com os insumos. O limite é cortado em centavos, para que não se passe dele.',
      'Sem outras compras, a base autoconsistente não admite milho nem insumos.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 3 §§ 6 and 7: corn is limited to 30% of all bought from family farmers, and so is corn with inputs. As § 7 includes corn, it is the one that cuts; § 6 stands alone only where there are no inputs.',
      'Reading S6: the total includes corn itself. With base “autoconsistente” what is counted keeps to 30% of itself and the rest, that is, up to 3/7 of the other purchases; checking again cuts nothing more. With base “fixa” it is 30% of all that was bought, and what is left is still over 30% of what is counted. They differ only where the limit is exceeded.',
      'The excess is cut in proportion from corn and inputs; left-over cents stay with the inputs. The limit is cut to cents, so that it is never exceeded.',
      'Without other purchases the self-consistent base admits no corn and no inputs.',
    ],
  },
  examples: [
    {
      formula: '=SELO.CORNCAP(25000000,11000000,60000000)',
      result: {
        'pt-BR': '17.857.142,86; 7.857.142,85; 10.285.714,29',
        'en-US': '17,857,142.86; 7,857,142.85; 10,285,714.29',
      },
    },
    {
      formula: '=SELO.CORNCAP(25000000,11000000,60000000,"fixa")',
      result: {
        'pt-BR': '20.000.000,00; 8.800.000,00; 7.200.000,00',
        'en-US': '20,000,000.00; 8,800,000.00; 7,200,000.00',
      },
    },
  ],
};

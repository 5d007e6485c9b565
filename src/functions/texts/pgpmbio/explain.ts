import type { FunctionTexts } from '../functionTexts';
import { SALE_ARGUMENTS } from './saleArguments';

export const explainTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Memória de cálculo de uma linha: cada passo com seus números e a fonte de cada um.',
    'en-US': 'Memory of calculation of a line: every step with its figures and their sources.',
  },
  arguments: SALE_ARGUMENTS,
  help: {
    'pt-BR': [
      'Os mesmos argumentos de =PGPMBIO.VSP, na mesma ordem. O texto segue os passos do Doc. 11: tabela, QP, PM, PV, PMD, MPA, preço usado, VSP, LSPA, limite anual e valor a pagar.',
      'No fim vêm as leituras adotadas e, quando outra leitura mudaria o dinheiro, quanto ela daria.',
      'Ative “Quebrar texto automaticamente” na célula para ver um passo por linha.',
    ],
    'en-US': [
      'The same arguments as =PGPMBIO.VSP, in the same order. The text follows the steps of Doc. 11: table, QP, PM, PV, PMD, MPA, price used, VSP, LSPA, annual limit and amount payable.',
      'The readings used stand at the end and, where another reading would change the money, what it would give.',
      'Turn on “Wrap text” in the cell to see one step a line.',
    ],
  },
  examples: [
    {
      formula: '=PGPMBIO.EXPLAIN("Babaçu","MA",2500,3.7,4.5)',
      result: {
        'pt-BR': 'o exemplo 2 do Doc. 11, passo a passo, até R$ 3.500,00',
        'en-US': 'example 2 of Doc. 11, step by step, down to R$ 3,500.00',
      },
    },
  ],
};

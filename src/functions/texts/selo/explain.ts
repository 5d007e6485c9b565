import type { FunctionTexts } from '../functionTexts';
import { PURCHASE, VALUE } from './arguments';

export const explainTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Memória de cálculo do valor ponderado de uma compra: cada fator, por que vale ou não, e o artigo.',
    'en-US':
      'Memory of calculation of a purchase’s weighted value: each factor, why it applies or not, and the article.',
  },
  arguments: [VALUE, ...PURCHASE],
  help: {
    'pt-BR': [
      'Os mesmos argumentos de =SELO.WEIGHTED, na mesma ordem. O texto diz a regra, a região da origem e de onde vem a lista do Semiárido, a classe da matéria-prima e por quê, cada fator e o produto deles.',
      'No fim vêm as leituras adotadas e, quando outra leitura mudaria o valor, quanto ela daria.',
      'Ative “Quebrar texto automaticamente” na célula para ver um passo por linha.',
    ],
    'en-US': [
      'The same arguments as =SELO.WEIGHTED, in the same order. The text names the rule set, the region of origin and where the list of the Semiárido comes from, the class of the raw material and why, each factor and their product.',
      'The readings used stand at the end and, where another reading would change the value, what it would give.',
      'Turn on “Wrap text” in the cell to see one step a line.',
    ],
  },
  examples: [
    {
      formula: '=SELO.EXPLAIN(100000,"Montes Claros/MG","girassol","MG")',
      result: {
        'pt-BR': 'os passos até R$ 2.000.000,00 (× 20) e o que a outra leitura do Semiárido daria (× 80)',
        'en-US':
          'the steps down to R$ 2,000,000.00 (× 20) and what the other reading of the Semiárido would give (× 80)',
      },
    },
  ],
};

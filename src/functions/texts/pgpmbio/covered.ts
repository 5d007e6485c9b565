import { DATE, MUNICIPALITY, PRODUCT, UF } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const coveredTexts: FunctionTexts = {
  description: {
    'pt-BR': 'VERDADEIRO se o produto, na forma e no lugar dados, tem amparo na tabela em vigor.',
    'en-US': 'TRUE if the product, in the form and place given, is covered by the table in force.',
  },
  arguments: [PRODUCT, UF, MUNICIPALITY, DATE],
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 1: regiões e unidades da Federação amparadas, com as exceções escritas ali (borracha fora do TO; castanha com preços próprios no AC e no AM).',
      'Borracha em MT depende do município (28 na nota *): sem ele não há resposta. Produto desconhecido dá #N/D com os nomes mais próximos.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 1: regions and states covered, with the exceptions written there (rubber not in TO; Brazil nuts with prices of their own in AC and AM).',
      'Rubber in MT depends on the municipality (28 in note *): without it there is no answer. An unknown product gives #N/A with the nearest names.',
    ],
  },
  examples: [
    { formula: '=PGPMBIO.COVERED("Piaçava","BA")', result: { 'pt-BR': 'VERDADEIRO', 'en-US': 'TRUE' } },
    { formula: '=PGPMBIO.COVERED("Borracha","MT","Sinop")', result: { 'pt-BR': 'FALSO', 'en-US': 'FALSE' } },
  ],
};

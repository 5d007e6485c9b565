import { Refusal, type RefusalReason } from '../../rules/pgpmbio/refusal';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MUNICIPALITY, optional, PRODUCT, UF } from '../parameters';
import { rowCovering } from '../../rules/pgpmbio/coverage';
import { readProduct } from '../../rules/pgpmbio/product';
import { municipalityCell, productText, refused, tableFor, ufCell } from './reading';

const PARAMETERS = [PRODUCT, UF, optional(MUNICIPALITY), optional(DATE)];

/** Refusals that answer the question: the place or the form is not covered. */
const NOT_COVERED: ReadonlySet<RefusalReason['code']> = new Set([
  'formNotCovered',
  'productOfAnotherPlant',
  'ufNotCovered',
  'municipalityNotListed',
]);

/** Whether product, form and place are in Doc. 1 of the table in force. */
export const covered: FunctionEntry = {
  id: 'PGPMBIO.COVERED',
  description: {
    'pt-BR': 'VERDADEIRO se o produto, na forma e no lugar dados, tem amparo na tabela em vigor.',
    'en-US': 'TRUE if the product, in the form and place given, is covered by the table in force.',
  },
  parameters: PARAMETERS,
  result: 'matrix',
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
  run: (args) =>
    eachRow(args, PARAMETERS, ([product, uf, municipality, date]) => {
      const table = tableFor(date);
      const text = productText(product);
      const state = ufCell(uf);
      const named = readProduct(text, table);
      if (named instanceof Refusal) return answer(named);
      const place = municipalityCell(municipality, state);
      return answer(rowCovering(table, named.productId, { uf: state, municipality: place }));
    }),
};

function answer(found: object): boolean {
  if (!(found instanceof Refusal)) return true;
  if (NOT_COVERED.has(found.reason.code)) return false;
  throw refused(found);
}

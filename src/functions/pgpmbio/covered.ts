import { Refusal, type RefusalReason } from '../../rules/pgpmbio/refusal';
import { textCell, ufCell } from '../cellReaders';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MUNICIPALITY, optional, PRODUCT, UF } from '../parameters';
import { rowCovering } from '../../rules/pgpmbio/coverage';
import { readProduct } from '../../rules/pgpmbio/product';
import { municipalityCell, refused, tableFor } from './reading';

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
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([product, uf, municipality, date]) => {
      const table = tableFor(date);
      const text = textCell(product, PRODUCT);
      const state = ufCell(uf, UF);
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

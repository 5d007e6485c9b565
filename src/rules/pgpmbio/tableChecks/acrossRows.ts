import type { PriceTable } from '../priceTable';
import { productOfLabel } from '../product';
import type { DraftRow } from '../tableDraft';
import type { TableRemark } from './finding';

/** States that a row covers though a row of the same product above it does: each with the place of that row. */
export function statesTwice(rows: readonly DraftRow[], at: number): TableRemark[] {
  const { label, ufs } = rows[at] as DraftRow;
  const product = productOfLabel(label);
  if (label === '') return [];
  const twiceInRow = ufs.filter((uf, place) => ufs.indexOf(uf) !== place);
  return [
    ...[...new Set(twiceInRow)].map((uf): TableRemark => ({ code: 'ufTwice', label, uf, otherRow: at })),
    ...rows
      .slice(0, at)
      .flatMap((other, otherRow) =>
        productOfLabel(other.label) === product
          ? [...new Set(ufs)]
              .filter((uf) => other.ufs.includes(uf))
              .map((uf): TableRemark => ({ code: 'ufTwice', label, uf, otherRow }))
          : [],
      ),
  ];
}

/** Whether a label says no form though other rows of the product, or the table before, do. */
export function formMissing(rows: readonly DraftRow[], at: number, before: PriceTable | null): TableRemark[] {
  const { label } = rows[at] as DraftRow;
  if (label === '' || saysForm(label)) return [];
  const product = productOfLabel(label);
  const others = [...rows, ...(before?.rows ?? [])].map((row) => row.label);
  const usual = others.find((other) => saysForm(other) && productOfLabel(other) === product);
  return usual === undefined ? [] : [{ code: 'formMissing', label, usual }];
}

function saysForm(label: string): boolean {
  return /\([^)]+\)/.test(label);
}

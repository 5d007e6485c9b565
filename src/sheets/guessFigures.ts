import { numberOf } from './columnValues';
import type { HeadedColumn } from './assignColumns';
import { cellOf } from './gridCells';
import type { Candidate } from './matchHeader';
import type { Grid } from './recognisedTable';

const ROWS_LOOKED_AT = 40;

/**
 * Figures without a header tell what they are only together: where one column is the product of two others, these are
 * quantity and price, the larger figures the quantity, and the product is the value.
 */
export function guessFigures(grid: Grid, columns: readonly HeadedColumn[], top: number): readonly HeadedColumn[] {
  const figures = columns.filter(({ text, values }) => text === '' && values.share('number') >= 0.9);
  for (const product of figures) {
    for (const [index, one] of figures.entries()) {
      for (const other of figures.slice(index + 1)) {
        if (one === product || other === product || !multiply(grid, [one.at, other.at, product.at], top)) continue;
        const oneIsLarger = (one.values.median ?? 0) >= (other.values.median ?? 0);
        const meanings = new Map([
          [one, oneIsLarger ? ('quantity' as const) : ('salePrice' as const)],
          [other, oneIsLarger ? ('salePrice' as const) : ('quantity' as const)],
          [product, 'value' as const],
        ]);
        return columns.map((column) => {
          const id = meanings.get(column);
          return id === undefined ? column : withCandidate(column, { id, certainty: 'guessed', fit: 0.35 });
        });
      }
    }
  }
  return columns;
}

function withCandidate(column: HeadedColumn, candidate: Candidate): HeadedColumn {
  return { ...column, meanings: { ...column.meanings, candidates: [candidate] } };
}

/** Whether the third column is the product of the first two, to the cent, in nearly all rows that have all three. */
function multiply(grid: Grid, columns: readonly [number, number, number], top: number): boolean {
  let rows = 0;
  let right = 0;
  for (let row = top; row < top + ROWS_LOOKED_AT; row++) {
    const [one, other, product] = columns.map((at) => numberOf(cellOf(grid, row, at)));
    if (one === null || other === null || product === null) continue;
    rows++;
    if (Math.abs(one! * other! - product!) <= 0.011) right++;
  }
  return rows >= 2 && right >= 0.9 * rows;
}

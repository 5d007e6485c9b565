/**
 * What became of a cell of a copy. `changedHere`: only in the sender's workbook. `changedBoth`: on both sides, and it
 * holds the same. `conflict`: taking it would overwrite something, or its meaning is not certain.
 */
export type CellOutcome = 'unchanged' | 'changedThere' | 'changedHere' | 'changedBoth' | 'conflict';

/**
 * Why a changed cell is not simply taken. `masked`: the copy held a masked value. `unclear`: it cannot be read as what
 * was sent. `error`: an error came back. `formulaHere`: the workbook computes the cell. `lineDoubtful`: the line cannot
 * be told from another one, or too little speaks for it. `lineGone`, `columnGone`: there is no such cell any more. `mergedHere`: the cell is part of
 * a merged one.
 */
export type CellDoubt =
  'masked' | 'unclear' | 'error' | 'formulaHere' | 'lineDoubtful' | 'lineGone' | 'columnGone' | 'mergedHere';

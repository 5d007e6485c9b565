import { useState } from 'react';
import { WorkbookRefusal, type CellContent, type CellRef, type Workbook } from '../../workbook/port';
import { cellAddress } from '../../workbook/address';
import { refusalOf } from '../../workbook/refusalOf';

export type Insertion =
  | { kind: 'none' }
  /** The cell holds something; the person is asked before it is replaced. */
  | { kind: 'asking'; cell: CellRef; content: CellContent; formula: string }
  | { kind: 'inserted'; cell: CellRef }
  | { kind: 'refused'; refusal: WorkbookRefusal };

/** Puts a formula into the active cell, asking first when something would be lost. */
export function useInsertion(workbook: Workbook | null) {
  const [insertion, setInsertion] = useState<Insertion>({ kind: 'none' });

  const attempt = async (action: (workbook: Workbook) => Promise<Insertion>) => {
    if (!workbook) return;
    try {
      setInsertion(await action(workbook));
    } catch (failure) {
      setInsertion({ kind: 'refused', refusal: refusalOf(failure) });
    }
  };

  return {
    insertion,
    /** @param formulaFor the formula, en-US, for the cell that will get it */
    insert: (formulaFor: (cell: CellRef) => string) =>
      attempt(async (open) => {
        const cell = await open.selectedCell();
        const formula = formulaFor(cell);
        const content = await open.readCell(cell);
        if (content.spillAnchor) throw new WorkbookRefusal('partOfSpill', cellAddress(content.spillAnchor));
        const isEmpty = content.value === null && content.formula === null;
        return isEmpty ? write(open, cell, formula) : { kind: 'asking', cell, content, formula };
      }),
    replace: () =>
      attempt(async (open) =>
        insertion.kind === 'asking' ? write(open, insertion.cell, insertion.formula) : insertion,
      ),
    cancel: () => setInsertion({ kind: 'none' }),
  };
}

async function write(workbook: Workbook, cell: CellRef, formula: string): Promise<Insertion> {
  await workbook.writeFormula(cell, formula);
  return { kind: 'inserted', cell };
}

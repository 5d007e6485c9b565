/** Where a formula stands: ids of the grid, not names, so that renaming a sheet changes nothing. */
export interface FormulaCell {
  unit: string;
  sheet: string;
  row: number;
  column: number;
}

/** The message of one error inside an answer: `row` and `column` count from the answer's first cell. */
export interface ErrorMessage {
  row: number;
  column: number;
  code: string;
  message: string;
}

interface CellRecord {
  pass: number;
  messages: ErrorMessage[];
}

/**
 * The messages behind the errors that our functions answered with, kept per formula cell, since the grid keeps
 * only the error's code. A cell that is calculated again replaces its own messages; the calls of one cell in one
 * calculation pass add up.
 */
export class CellMessages {
  private readonly records = new Map<string, CellRecord>();
  private pass = 0;

  /** A new calculation begins: what cells answered before is replaced as they answer again. */
  beginPass(): void {
    this.pass += 1;
  }

  /** Notes what one call in a cell answered with; an empty list when there was no error. */
  record(cell: FormulaCell, messages: ErrorMessage[]): void {
    const key = keyOf(cell);
    const known = this.records.get(key);
    if (known?.pass === this.pass) known.messages.unshift(...messages);
    else if (messages.length > 0) this.records.set(key, { pass: this.pass, messages });
    else if (known) this.records.delete(key);
  }

  /**
   * The message for an error shown in a cell.
   *
   * @param formulaCell the cell that holds the formula
   * @param offset place of the shown cell within a spilled answer, from zero
   * @param code the error shown, as Excel spells it in English
   * @returns the message of that very place, else (the error passed through an outer function) of another
   *   place with the same error; `null` when our functions did not cause it
   */
  find(formulaCell: FormulaCell, offset: { row: number; column: number }, code: string): string | null {
    const same = this.records.get(keyOf(formulaCell))?.messages.filter((message) => message.code === code) ?? [];
    const exact = same.find((message) => message.row === offset.row && message.column === offset.column);
    return (exact ?? same[0])?.message ?? null;
  }

  /** Forgets a cell whose content was replaced or removed. */
  forget(cell: FormulaCell): void {
    this.records.delete(keyOf(cell));
  }

  /**
   * Rows or columns were inserted before `from` (`count` above zero) or removed from there on (below zero): messages
   * move with their cells, those of removed cells go.
   */
  shift(place: { unit: string; sheet: string }, axis: 'row' | 'column', from: number, count: number): void {
    const moved: [FormulaCell, CellRecord][] = [];
    for (const [key, record] of this.records) {
      const cell = cellOf(key);
      if (cell.unit !== place.unit || cell.sheet !== place.sheet || cell[axis] < from) continue;
      this.records.delete(key);
      if (cell[axis] >= from - Math.min(0, count)) moved.push([{ ...cell, [axis]: cell[axis] + count }, record]);
    }
    for (const [cell, record] of moved) this.records.set(keyOf(cell), record);
  }

  /** Forgets everything, for instance when another workbook is opened. */
  clear(): void {
    this.records.clear();
  }

  get size(): number {
    return this.records.size;
  }
}

function keyOf({ unit, sheet, row, column }: FormulaCell): string {
  return `${unit}\n${sheet}\n${row}\n${column}`;
}

function cellOf(key: string): FormulaCell {
  const [unit = '', sheet = '', row, column] = key.split('\n');
  return { unit, sheet, row: Number(row), column: Number(column) };
}

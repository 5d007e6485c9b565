import type { CellDoubt, CellOutcome } from '../../explain/sharing/comparedCells';
import type { CellsTold, ReturnedNotice } from '../../explain/sharing/returnedFindings';
import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { CellValue } from '../../workbook/port';
import { cellAddress } from '../../workbook/xlsx/address';
import { cellAt } from '../../workbook/xlsx/book';
import type { SentColumn, SentCopy } from '../sentCopy';
import type { ComparedCell, ComparedLine, Comparison, LineState } from './comparison';
import type { HereTable } from './here';
import { newLinesOf } from './newLines';
import type { ReturnedTable } from './returnedTable';
import { holdTheSame, isMasked, readBack, type ColumnType, type ReadBack } from './values';

/** Everything that a comparison looks at. */
export interface Compared {
  sent: SentCopy;
  types: readonly ColumnType[];
  table: ReturnedTable;
  here: HereTable;
}

/**
 * Compares a copy that came back with what was sent and with what the workbook holds now. Nothing is changed; the same
 * three give the same comparison.
 */
export function* compare(compared: Compared): Steps<Comparison> {
  const { sent, table, here } = compared;
  const comparer = new Comparer(compared);
  const lines: ComparedLine[] = [];
  let unchangedLines = 0;
  for (const line of sent.lines.keys()) {
    if (line % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    const found = comparer.line(line);
    if (found.state === 'compared' && found.cells.length === 0) unchangedLines++;
    else lines.push(found);
  }
  const inState = (state: LineState) => lines.filter((line) => line.state === state).length;
  const newLines = yield* newLinesOf(compared);
  return {
    sent,
    sheet: here.sheet,
    lines,
    newLines,
    counts: {
      lines: sent.lines.length,
      unchangedLines,
      cells: comparer.cells,
      missing: inState('missing'),
      goneHere: inState('goneHere'),
      repeated: inState('repeated'),
    },
    notices: [...table.notices, ...goneHere(sent, here), ...comparer.told()],
    below: {
      row: here.lastRow + 1,
      blankRows: blankRowsBelow(here, newLines.length),
      above: here.heldIn(here.lastRow),
    },
    places: here.places,
  };
}

function goneHere({ columns }: SentCopy, { places }: HereTable): ReturnedNotice[] {
  return columns
    .filter(({ at }, column) => at !== null && places[column] === null)
    .map(({ header }) => ({ code: 'columnGoneHere', header }));
}

function blankRowsBelow({ lastRow, isBlankRow }: HereTable, wanted: number): number {
  let rows = 0;
  while (rows < wanted && isBlankRow(lastRow + 1 + rows)) rows++;
  return rows;
}

class Comparer {
  readonly cells: Record<CellOutcome, number> = {
    unchanged: 0,
    changedThere: 0,
    changedHere: 0,
    changedBoth: 0,
    conflict: 0,
  };
  private readonly masked: readonly ReadonlySet<number>[];
  private readonly notes = new Map<string, { code: CellsTold; column: number; cells: number; first: string }>();

  constructor(private readonly compared: Compared) {
    this.masked = compared.sent.columns.map(({ maskedLines = [] }) => new Set(maskedLines));
  }

  line(line: number): ComparedLine {
    const { sent, table, here } = this.compared;
    const [fileRow, row] = [table.rowOf[line]!, here.rowOf[line]!];
    const state = this.stateOf(line, fileRow, row);
    const cells: ComparedCell[] = [];
    if (fileRow >= 0)
      for (const column of sent.columns.keys()) {
        const cell = this.cell(line, column, fileRow, row);
        this.cells[cell?.outcome ?? 'unchanged']++;
        if (cell) cells.push(cell);
      }
    return {
      line,
      code: sent.lines[line]!.code,
      state,
      fileRow: fileRow < 0 ? null : fileRow,
      row: row < 0 ? null : row,
      isHidden: row >= 0 && here.isHidden(row),
      held: row < 0 ? [] : here.heldIn(row),
      cells,
    };
  }

  /** What was met in cells, by column. */
  told(): ReturnedNotice[] {
    return [...this.notes.values()]
      .sort((one, other) => one.column - other.column)
      .map(({ code, column, cells, first }) => {
        return { code, header: this.compared.sent.columns[column]!.header, cells, first };
      });
  }

  private stateOf(line: number, fileRow: number, row: number): LineState {
    if (this.compared.table.repeated.has(line)) return 'repeated';
    if (fileRow < 0) return 'missing';
    return row < 0 ? 'goneHere' : 'compared';
  }

  private cell(line: number, column: number, fileRow: number, row: number): ComparedCell | null {
    const { sent, types, table, here } = this.compared;
    const at = table.places[column] ?? null;
    if (at === null) return null;
    const asked = sent.columns[column]!;
    const was = sent.lines[line]!.values[column] ?? null;
    const raw = table.valueAt(fileRow, at);
    const isFormula = cellAt(table.sheet, fileRow, at)?.formula !== undefined;
    const tell = (code: CellsTold) => this.tell(code, column, fileRow, at);
    const back = readBack(raw, was, types[column]!);
    if (asked.treatment === 'result') {
      const mayHaveChanged = isFormula || !table.keepsFormulas;
      if (isAltered(asked, mayHaveChanged, raw, back, was)) tell('resultAltered');
      return null;
    }
    const place = here.places[column] ?? null;
    const isComputedHere = row >= 0 && place !== null && here.isFormula(row, place);
    // It recalculates with what was typed, as the sender's own formula does.
    if (asked.formulas && (isFormula || (!table.keepsFormulas && isComputedHere))) return null;
    if (isFormula) tell('formulas');
    if (isFormula && raw === null) {
      tell('notComputed');
      return null;
    }
    const isError = typeof back.value === 'object' && back.value !== null;
    const changedThere = !holdTheSame(back.value, was);
    if (isError && changedThere) tell('errors');
    if (back.note === 'becameText' || back.note === 'becameNumber') tell(back.note);
    const now = row < 0 || place === null ? null : here.valueAt(row, place);
    const found = { line, column, sent: was, returned: back.value, here: now };
    const target = row < 0 || place === null ? null : { sheet: here.sheet, row, column: place };
    if (asked.treatment === 'masked' || isMasked(was) || this.masked[column]!.has(line))
      return changedThere ? { ...found, outcome: 'conflict', doubt: 'masked', target: null } : null;
    if (target === null) {
      const doubt = row < 0 ? 'lineGone' : 'columnGone';
      return changedThere ? { ...found, outcome: 'conflict', doubt, target } : null;
    }
    const changedHere = !holdTheSame(now, was);
    if (!changedThere) return changedHere ? { ...found, outcome: 'changedHere', doubt: null, target } : null;
    if (changedHere && holdTheSame(back.value, now)) return { ...found, outcome: 'changedBoth', doubt: null, target };
    const doubt = isError ? 'error' : this.doubtOf(back, line, target);
    if (doubt === null && !changedHere) return { ...found, outcome: 'changedThere', doubt, target };
    const isTaken = doubt !== 'error' && doubt !== 'mergedHere';
    return { ...found, outcome: 'conflict', doubt, target: isTaken ? target : null };
  }

  private doubtOf(
    { note }: ReadBack,
    line: number,
    { row, column }: { row: number; column: number },
  ): CellDoubt | null {
    const { here, table } = this.compared;
    if (here.isCovered(row, column)) return 'mergedHere';
    if (here.isFormula(row, column)) return 'formulaHere';
    if (here.doubtful.has(line) || table.doubtful.has(line)) return 'lineDoubtful';
    return note === 'unclear' ? 'unclear' : null;
  }

  private tell(code: CellsTold, column: number, fileRow: number, at: number): void {
    const key = `${code} ${column}`;
    const known = this.notes.get(key);
    if (known) known.cells++;
    else this.notes.set(key, { code, column, cells: 1, first: cellAddress(fileRow, at) });
  }
}

/**
 * Whether somebody typed over a result. One that was sent as a formula may have become another value only as a formula,
 * or where nobody can tell whether it still is one.
 */
function isAltered(
  { formulas }: SentColumn,
  mayHaveChanged: boolean,
  raw: CellValue,
  { value }: ReadBack,
  was: CellValue,
): boolean {
  if (mayHaveChanged && (formulas || raw === null)) return false;
  return !holdTheSame(value, was);
}

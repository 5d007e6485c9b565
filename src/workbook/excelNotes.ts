import { cellAddress } from './address';
import { CALL_SIZE, sizeOfText, type Step } from './excelStep';
import { knows } from './excelRequest';
import type { AreaRef, CellRef } from './port';

/** Notes or conversations asked for in one message. */
const AT_ONCE = 500;
/** Of so few cells each is asked for its note, instead of all notes of the sheet for their places. */
const FEW_CELLS = 60;

export function knowsNotes(): boolean {
  return knows('1.18');
}

/** Puts, changes or takes away the note of a cell. */
export class NoteStep implements Step {
  readonly cells = 1;
  readonly size: number;
  readonly answer = 0;
  private hasNote: boolean | null = null;

  constructor(
    readonly edit: number,
    readonly cell: CellRef,
    private readonly text: string | null,
  ) {
    this.size = 2 * CALL_SIZE + (text === null ? 0 : sizeOfText(text));
  }

  isReady(): boolean {
    return this.hasNote !== null;
  }

  ask(context: Excel.RequestContext): () => void {
    const note = this.notes(context).getItemOrNullObject(cellAddress(this.cell));
    note.load('content');
    return () => (this.hasNote = !note.isNullObject);
  }

  queue(context: Excel.RequestContext): void {
    const notes = this.notes(context);
    const address = cellAddress(this.cell);
    if (!this.hasNote) {
      if (this.text !== null) notes.add(address, this.text);
    } else if (this.text === null) notes.getItem(address).delete();
    else notes.getItem(address).content = this.text;
  }

  halves(): null {
    return null;
  }

  askedAgain(): Step {
    this.hasNote = null;
    return new AskNotes(this.edit, [this]);
  }

  private notes(context: Excel.RequestContext): Excel.NoteCollection {
    return context.workbook.worksheets.getItem(this.cell.sheet).notes;
  }
}

/** Asks which cells have a note already. */
export class AskNotes implements Step {
  readonly cells = 0;
  readonly asks = true;
  private answers: (() => void)[] = [];

  constructor(
    readonly edit: number,
    private readonly steps: NoteStep[] = [],
  ) {}

  get size(): number {
    return this.steps.length * CALL_SIZE;
  }

  get answer(): number {
    return this.steps.length * CALL_SIZE;
  }

  /** A cell that has its turn already is to be asked again after that. */
  takes(step: NoteStep): boolean {
    if (this.steps.length >= AT_ONCE || this.steps.some(({ cell }) => isSame(cell, step.cell))) return false;
    this.steps.push(step);
    return true;
  }

  isReady(): boolean {
    return true;
  }

  queue(context: Excel.RequestContext): void {
    this.answers = this.steps.map((step) => step.ask(context));
  }

  take(): void {
    for (const answer of this.answers) answer();
  }

  halves(): [Step, Step] | null {
    if (this.steps.length < 2) return null;
    const middle = Math.ceil(this.steps.length / 2);
    return [new AskNotes(this.edit, this.steps.slice(0, middle)), new AskNotes(this.edit, this.steps.slice(middle))];
  }
}

/** Texts of the notes in an area. */
export async function notesInExcel(
  context: Excel.RequestContext,
  area: AreaRef,
): Promise<{ row: number; column: number; text: string }[]> {
  if (!knowsNotes()) return [];
  const { notes } = context.workbook.worksheets.getItem(area.sheet);
  const found: { row: number; column: number; text: string }[] = [];
  if (area.rows * area.columns <= FEW_CELLS) {
    const asked = cellsOf(area).map((cell) => ({ cell, note: notes.getItemOrNullObject(cellAddress(cell)) }));
    for (const { note } of asked) note.load('content');
    await context.sync();
    for (const { cell, note } of asked) if (!note.isNullObject) found.push({ ...cell, text: note.content });
    return found;
  }
  const count = notes.getCount();
  await context.sync();
  for (let first = 0; first < count.value; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count.value - first) }, (_note, at) =>
      notes.getItemAt(first + at),
    );
    const places = some.map((note) => {
      note.load('content');
      return placeOf(note);
    });
    await context.sync();
    for (const [at, { rowIndex, columnIndex }] of places.entries())
      if (holds(area, { row: rowIndex, column: columnIndex }))
        found.push({ row: rowIndex, column: columnIndex, text: some[at]!.content });
  }
  return found;
}

/** Cells of a sheet that a conversation is attached to; versions of Excel before ExcelApi 1.10 do not tell. */
export async function conversationsInExcel(
  context: Excel.RequestContext,
  sheet: string,
): Promise<{ row: number; column: number }[]> {
  if (!knows('1.10')) return [];
  const { comments } = context.workbook.worksheets.getItem(sheet);
  comments.load('items/id');
  await context.sync();
  const cells: { row: number; column: number }[] = [];
  for (let first = 0; first < comments.items.length; first += AT_ONCE) {
    const places = comments.items.slice(first, first + AT_ONCE).map(placeOf);
    await context.sync();
    for (const { rowIndex, columnIndex } of places) cells.push({ row: rowIndex, column: columnIndex });
  }
  return cells;
}

function placeOf(attached: Excel.Note | Excel.Comment): Excel.Range {
  const place = attached.getLocation().untrack();
  place.load('rowIndex,columnIndex');
  return place;
}

function cellsOf({ sheet, row, column, rows, columns }: AreaRef): CellRef[] {
  return Array.from({ length: rows * columns }, (_cell, at) => ({
    sheet,
    row: row + Math.floor(at / columns),
    column: column + (at % columns),
  }));
}

function holds(area: AreaRef, { row, column }: { row: number; column: number }): boolean {
  const [down, right] = [row - area.row, column - area.column];
  return down >= 0 && down < area.rows && right >= 0 && right < area.columns;
}

function isSame(one: CellRef, other: CellRef): boolean {
  return one.row === other.row && one.column === other.column && one.sheet === other.sheet;
}

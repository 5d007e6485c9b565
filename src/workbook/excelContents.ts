import { CALL_SIZE, LARGEST_QUESTION, sizeOfText, type Step } from './excelStep';
import { briefRange } from './excelRequest';
import { halvesOf } from './excelRows';
import { dependsOnFormat, losesItselfInText, mayReformat, TEXT_FORMAT, typed } from './excelTyped';
import type { AreaRef } from './port';
import type { CellInput } from './writing';

type Cells = readonly (readonly (CellInput | undefined)[])[];

/** Number formats of this many cells are asked for at once. */
export const FORMATS_AT_ONCE = 60_000;
const SIZE_OF_A_FORMAT = 24;

/** Contents of an area, as steps of such a size that Excel takes each. */
export function contentsSteps(edit: number, area: AreaRef, cells: Cells): ContentsStep[] {
  const steps: ContentsStep[] = [];
  const rowsAtMost = Math.max(1, Math.floor(FORMATS_AT_ONCE / area.columns));
  let first = 0;
  let size = 0;
  const close = (end: number) => {
    if (end > first) steps.push(ContentsStep.of(edit, rowsOf(area, first, end), cells.slice(first, end), size));
    [first, size] = [end, 0];
  };
  for (let r = 0; r < area.rows; r++) {
    const added = sizeOfRow(cells[r] ?? [], area.columns);
    if (size + added > LARGEST_QUESTION || r - first >= rowsAtMost) close(r);
    size += added;
  }
  close(area.rows);
  return steps.filter((step) => !step.isOfNothing);
}

function rowsOf(area: AreaRef, first: number, end: number): AreaRef {
  return { ...area, row: area.row + first, rows: end - first };
}

/** Number formats that some cells have, as far as Excel has told them. */
class Formats {
  readonly rows: string[][];
  private missing: number;

  constructor(readonly area: AreaRef) {
    this.rows = Array.from({ length: area.rows }, () => []);
    this.missing = area.rows * area.columns;
  }

  get areKnown(): boolean {
    return this.missing === 0;
  }

  put(part: AreaRef, formats: readonly (readonly unknown[])[]): void {
    for (let r = 0; r < part.rows; r++)
      for (let c = 0; c < part.columns; c++)
        this.rows[part.row - this.area.row + r]![part.column - this.area.column + c] = String(formats[r]?.[c]);
    this.missing -= part.rows * part.columns;
  }
}

/** Writes contents and leaves number formats as they are. */
export class ContentsStep implements Step {
  readonly cells: number;
  readonly answer = 0;

  private constructor(
    readonly edit: number,
    readonly area: AreaRef,
    private readonly contents: Cells,
    readonly size: number,
    /** `null` where they make no difference. */
    readonly formats: Formats | null,
  ) {
    this.cells = area.rows * area.columns;
  }

  static of(edit: number, area: AreaRef, contents: Cells, size: number): ContentsStep {
    const matters = contents.some((row) => row.some(dependsOnFormat));
    return new ContentsStep(edit, area, contents, size + CALL_SIZE, matters ? new Formats(area) : null);
  }

  /** Contents of cells whose number formats are known without asking. */
  static withFormats(steps: readonly ContentsStep[], formatAt: (row: number, column: number) => string): void {
    for (const { formats } of steps) {
      if (!formats) continue;
      const { row, column, rows, columns } = formats.area;
      const known = Array.from({ length: rows }, (_row, r) =>
        Array.from({ length: columns }, (_column, c) => formatAt(row + r, column + c)),
      );
      formats.put(formats.area, known);
    }
  }

  get isOfNothing(): boolean {
    return this.contents.every((row) => row.every((cell) => cell === undefined));
  }

  isReady(): boolean {
    return this.formats?.areKnown ?? true;
  }

  queue(context: Excel.RequestContext): void {
    const range = briefRange(context, this.area);
    if (this.isBlank()) {
      range.clear('Contents');
      return;
    }
    const loses = (content: CellInput | undefined, format: string) =>
      format === TEXT_FORMAT && losesItselfInText(content);
    const isAnyLost = this.some(loses);
    if (isAnyLost) range.numberFormat = this.map((content, format) => (loses(content, format) ? 'General' : null));
    const cells = this.map((content, format) => typed(content, format === TEXT_FORMAT && !loses(content, format)));
    // What is given as a formula is read as in en-US: errors, too.
    if (this.some((content) => typeof content === 'object' && content !== null)) range.formulas = cells;
    else range.values = cells;
    if (isAnyLost || this.some(mayReformat)) this.putFormatsBack(range);
  }

  cleanUp(context: Excel.RequestContext): void {
    if (this.formats?.areKnown) this.putFormatsBack(briefRange(context, this.area));
  }

  halves(): [Step, Step] | null {
    const areas = halvesOf(this.area);
    if (!areas) return null;
    const [one, other] = areas.map((area) => this.part(area));
    return [one!, other!];
  }

  private part(area: AreaRef): ContentsStep {
    const { row, column } = this.area;
    const cut = <T>(rows: readonly (readonly T[])[]) =>
      rows
        .slice(area.row - row, area.row - row + area.rows)
        .map((cells) => cells.slice(area.column - column, area.column - column + area.columns));
    const formats = this.formats && new Formats(area);
    if (formats) formats.put(area, cut(this.formats!.rows));
    return new ContentsStep(this.edit, area, cut(this.contents), this.size / 2, formats);
  }

  /** Only those that were changed for this, or may be by it. */
  private putFormatsBack(range: Excel.Range): void {
    range.numberFormat = this.map((content, format) => {
      const isTouched = mayReformat(content) || (format === TEXT_FORMAT && losesItselfInText(content));
      return isTouched ? format : null;
    });
  }

  private isBlank(): boolean {
    return this.contents.length === this.area.rows && this.contents.every((row) => isBlankRow(row, this.area.columns));
  }

  private some(holds: (content: CellInput | undefined, format: string) => boolean): boolean {
    return this.contents.some((row, r) => row.some((content, c) => holds(content, this.formatAt(r, c))));
  }

  private map<T>(each: (content: CellInput | undefined, format: string) => T): T[][] {
    const { rows, columns } = this.area;
    return Array.from({ length: rows }, (_row, r) =>
      Array.from({ length: columns }, (_column, c) => each(this.contents[r]?.[c], this.formatAt(r, c))),
    );
  }

  private formatAt(row: number, column: number): string {
    return this.formats?.rows[row]?.[column] ?? 'General';
  }
}

/** Asks which number formats cells have before contents are put into them. */
export class AskFormats implements Step {
  readonly cells = 0;
  readonly asks = true;
  private ranges: Excel.Range[] = [];

  constructor(
    readonly edit: number,
    private readonly parts: { formats: Formats; area: AreaRef }[] = [],
  ) {}

  get size(): number {
    return this.parts.length * CALL_SIZE;
  }

  get answer(): number {
    return this.cellsAsked * SIZE_OF_A_FORMAT;
  }

  get cellsAsked(): number {
    return this.parts.reduce((sum, { area }) => sum + area.rows * area.columns, 0);
  }

  add({ formats }: ContentsStep): void {
    if (formats) this.parts.push({ formats, area: formats.area });
  }

  isReady(): boolean {
    return true;
  }

  queue(context: Excel.RequestContext): void {
    this.ranges = this.parts.map(({ area }) => briefRange(context, area));
    for (const range of this.ranges) range.load('numberFormat');
  }

  take(): void {
    for (const [at, { formats, area }] of this.parts.entries()) formats.put(area, this.ranges[at]!.numberFormat);
    this.ranges = [];
  }

  halves(): [Step, Step] | null {
    const { parts, edit } = this;
    if (parts.length > 1) {
      const middle = Math.ceil(parts.length / 2);
      return [new AskFormats(edit, parts.slice(0, middle)), new AskFormats(edit, parts.slice(middle))];
    }
    const areas = parts[0] && halvesOf(parts[0].area);
    if (!areas) return null;
    const { formats } = parts[0]!;
    return [new AskFormats(edit, [{ formats, area: areas[0] }]), new AskFormats(edit, [{ formats, area: areas[1] }])];
  }
}

function isBlankRow(row: readonly (CellInput | undefined)[], columns: number): boolean {
  return row.length === columns && row.every((cell) => cell === null || cell === '');
}

function sizeOfRow(row: readonly (CellInput | undefined)[], columns: number): number {
  let size = 2;
  for (let c = 0; c < columns; c++) size += sizeOfCell(row[c]);
  return size;
}

function sizeOfCell(cell: CellInput | undefined): number {
  if (cell === undefined || cell === null) return 5;
  if (typeof cell === 'string') return sizeOfText(cell) + 1;
  if (typeof cell !== 'object') return String(cell).length + 1;
  return 'formula' in cell ? sizeOfText(cell.formula) + SIZE_OF_A_FORMAT : 10;
}

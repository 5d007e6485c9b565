import { areaAddress, briefRange, knows } from './excelRequest';
import { CALL_SIZE, type Step } from './excelStep';
import type { AreaRef } from './port';

/** Excel takes 8,192 characters, some versions fewer: short ones are sure, and cost little more. */
const LONGEST_ADDRESS = 255;
const POINTS_A_PIXEL = 0.75;

/** What ranges and groups of ranges are dressed with in the same way. */
type Dress = (format: Excel.RangeFormat) => void;

/** Steps that dress areas, as many in one call as Excel takes. */
export function lookSteps(edit: number, areas: readonly AreaRef[], dress: Dress): Step[] {
  const steps: Step[] = [];
  let group: AreaRef[] = [];
  let length = 0;
  const close = () => {
    if (group.length > 0) steps.push(new LookStep(edit, group, dress));
    [group, length] = [[], 0];
  };
  for (const area of areas) {
    const added = areaAddress(area).length + 1;
    if (length + added > LONGEST_ADDRESS || (group[0] && group[0].sheet !== area.sheet)) close();
    group.push(area);
    length += added;
  }
  close();
  return steps;
}

export function filled(color: string | null): Dress {
  return ({ fill }) => {
    if (color === null) fill.clear();
    else fill.color = color;
  };
}

class LookStep implements Step {
  readonly cells: number;
  readonly size: number;
  readonly answer = 0;

  constructor(
    readonly edit: number,
    private readonly areas: readonly AreaRef[],
    private readonly dress: Dress,
  ) {
    this.cells = areas.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    this.size = 2 * CALL_SIZE + LONGEST_ADDRESS;
  }

  isReady(): boolean {
    return true;
  }

  queue(context: Excel.RequestContext): void {
    // Groups of ranges came with ExcelApi 1.9.
    if (this.areas.length === 1 || !knows('1.9'))
      for (const area of this.areas) this.dress(briefRange(context, area).format);
    else {
      const sheet = context.workbook.worksheets.getItem(this.areas[0]!.sheet);
      this.dress(sheet.getRanges(this.areas.map(areaAddress).join(',')).untrack().format);
    }
  }

  halves(): [Step, Step] | null {
    if (this.areas.length === 1) return null;
    const middle = Math.ceil(this.areas.length / 2);
    return [
      new LookStep(this.edit, this.areas.slice(0, middle), this.dress),
      new LookStep(this.edit, this.areas.slice(middle), this.dress),
    ];
  }
}

/** Groups of ranges have no number format: each area is a step of its own. */
export class NumberFormatStep implements Step {
  readonly cells: number;
  readonly size: number;
  readonly answer = 0;

  constructor(
    readonly edit: number,
    private readonly area: AreaRef,
    private readonly format: string,
    private readonly wholeColumns = false,
  ) {
    this.cells = area.rows * area.columns;
    this.size = CALL_SIZE + format.length;
  }

  isReady(): boolean {
    return true;
  }

  queue(context: Excel.RequestContext): void {
    const cells = briefRange(context, this.area);
    const range = this.wholeColumns ? cells.getEntireColumn().untrack() : cells;
    // One value instead of a table of them goes to all cells of the range; Microsoft's types do not tell.
    range.numberFormat = this.format as unknown as string[][];
  }

  halves(): null {
    return null;
  }
}

export class WidthStep implements Step {
  readonly cells = 1;
  readonly size = CALL_SIZE;
  readonly answer = 0;

  constructor(
    readonly edit: number,
    private readonly sheet: string,
    private readonly column: number,
    private readonly pixels: number,
  ) {}

  isReady(): boolean {
    return true;
  }

  queue(context: Excel.RequestContext): void {
    const cell = { sheet: this.sheet, row: 0, column: this.column, rows: 1, columns: 1 };
    briefRange(context, cell).format.columnWidth = this.pixels * POINTS_A_PIXEL;
  }

  halves(): null {
    return null;
  }
}

/** Widths of columns in pixels. */
export async function columnWidthsInExcel(
  context: Excel.RequestContext,
  sheet: string,
  column: number,
  columns: number,
): Promise<number[]> {
  const ranges = Array.from({ length: columns }, (_column, c) =>
    briefRange(context, { sheet, row: 0, column: column + c, rows: 1, columns: 1 }),
  );
  for (const range of ranges) range.load('format/columnWidth');
  await context.sync();
  return ranges.map((range) => range.format.columnWidth / POINTS_A_PIXEL);
}

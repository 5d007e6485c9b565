import { OWN_HEADER, OWN_LABEL, OWN_PART, OWN_TITLE } from '../../sheets/ownSheetStyles';
import { resultTitle } from '../../sheets/resultHeaders';
import type { CellInput, NewCell, NewSheet, NewTable } from '../../workbook/writing';

type CellStyle = NonNullable<NewCell['style']>;
export type SheetCell = NewCell | CellInput | undefined;

const HEADER_RIGHT: CellStyle = { ...OWN_HEADER, horizontal: 'right' };

/** A column of a table on a sheet of the add-in's own. */
export interface SheetColumn {
  heading: string;
  /** Pixels. */
  width: number;
  /** en-US; absent for texts. */
  format?: string;
  /** Long texts go on in the next line of their cell. */
  wraps?: true;
}

/** Puts a sheet of the add-in's own together, from top to bottom. */
export class SheetRows {
  readonly rows: SheetCell[][] = [];

  constructor(title: string) {
    this.rows.push([{ content: resultTitle(title), style: OWN_TITLE }]);
  }

  /** A label with what it says, which goes on over the blank cells beside it. */
  fact(label: string, text: string): void {
    this.rows.push([{ content: label, style: OWN_LABEL }, text]);
  }

  /** A heading of a part, with a blank row above. */
  part(heading: string): void {
    this.rows.push([], [{ content: heading, style: OWN_PART }]);
  }

  header(columns: readonly SheetColumn[], at = 0): void {
    this.rows.push([
      ...blanks(at),
      ...columns.map(({ heading, format }) => ({
        content: heading,
        style: format === undefined ? OWN_HEADER : HEADER_RIGHT,
      })),
    ]);
  }

  /** A row whose cells carry the formats of their columns; for few rows. */
  styledRow(
    cells: readonly CellInput[],
    columns: readonly SheetColumn[],
    { at = 0, bold = false }: { at?: number; bold?: boolean } = {},
  ): void {
    this.rows.push([...blanks(at), ...cells.map((content, index) => styled(content, columns[index], bold))]);
  }

  get next(): number {
    return this.rows.length;
  }
}

const styles = new WeakMap<SheetColumn, Map<string, CellStyle | null>>();

/** Cells of a column share their style. */
function styled(content: CellInput, column: SheetColumn | undefined, bold: boolean): SheetCell {
  if (content === null || column === undefined) return content;
  let ofColumn = styles.get(column);
  if (!ofColumn) styles.set(column, (ofColumn = new Map()));
  const isNumber = typeof content === 'number';
  const key = `${bold} ${isNumber}`;
  let style = ofColumn.get(key);
  if (style === undefined) ofColumn.set(key, (style = styleOf(column, isNumber, bold)));
  return style ? { content, style } : content;
}

function styleOf({ format, wraps }: SheetColumn, isNumber: boolean, bold: boolean): CellStyle | null {
  const style: CellStyle = {
    ...(bold ? { bold } : {}),
    ...(format !== undefined && isNumber ? { numberFormat: format } : {}),
    ...(wraps ? { wrap: true, vertical: 'top' as const } : {}),
  };
  return Object.keys(style).length > 0 ? style : null;
}

function blanks(number: number): undefined[] {
  return Array.from({ length: number }, () => undefined);
}

export function widthsOf(columns: readonly SheetColumn[]): number[] {
  return columns.map(({ width }) => width);
}

/** Formats of the columns of a sheet's table that begins in its first column. */
export function formatsOf(columns: readonly SheetColumn[]): NonNullable<NewSheet['columnFormats']> {
  return new Map(columns.flatMap(({ format }, at) => (format === undefined ? [] : [[at, format] as const])));
}

/** A table of a sheet, from its header row to the last row so far; a table needs a row below its header. */
export function tableFrom(name: string, headerRow: number, columns: number, { rows }: SheetRows): NewTable[] {
  const height = rows.length - headerRow;
  return height < 2 ? [] : [{ name, row: headerRow, column: 0, rows: height, columns }];
}

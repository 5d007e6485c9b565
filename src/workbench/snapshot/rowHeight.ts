import type { Cell } from '../../workbook/xlsx/book';

/** Pixels, of the grid. */
const LEAST_HEIGHT = 24;
const COLUMN_WIDTH = 88;
const CELL_PADDING = 8;
const DEFAULT_FONT_SIZE = 11;
/** Average width of a letter and height of a line, for a font of one point. */
const LETTER = 0.62;
const BOLD_LETTER = 0.72;
const LINE = 1.75;

/**
 * Height that a row needs for its wrapped and large texts, estimated: the grid measures a row only when it is
 * edited. `null` where the usual height will do.
 */
export function neededHeight(
  cells: ReadonlyMap<number, Cell>,
  widthOf: (column: number) => number | undefined,
): number | null {
  let height = LEAST_HEIGHT;
  for (const [column, { value, style }] of cells) {
    const fontSize = style?.fontSize ?? DEFAULT_FONT_SIZE;
    const letter = fontSize * (style?.bold ? BOLD_LETTER : LETTER);
    const room = Math.max(1, ((widthOf(column) ?? COLUMN_WIDTH) - CELL_PADDING) / letter);
    const lines = style?.wrap && typeof value === 'string' ? linesOf(value, room) : 1;
    height = Math.max(height, Math.ceil(lines * fontSize * LINE));
  }
  return height > LEAST_HEIGHT ? height : null;
}

function linesOf(text: string, lettersInLine: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInLine)), 0);
}

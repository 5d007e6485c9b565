import type { Sheet } from '../book';
import { withAttribute } from '../package/markup';

const CHARACTER = 7;
const CELL_PADDING = 5;
/** Width of a column nobody chose, in characters. */
const USUAL_WIDTH = '9.140625';

/**
 * Columns of equal width, visibility and format side by side make one element.
 *
 * @param formatNumber number of the cell format for a number format
 */
export function columnsXml(sheet: Sheet, formatNumber: (numberFormat: string) => number): string {
  const formats = sheet.columnFormats ?? new Map<number, string>();
  const known = new Set([...sheet.columnWidths.keys(), ...sheet.hiddenColumns, ...formats.keys()]);
  const columns = [...known].sort((a, b) => a - b);
  const groups: { first: number; last: number; tag: string }[] = [];
  for (const column of columns) {
    const format = formats.get(column);
    const bare = columnTag(sheet, column, '<col/>');
    const tag = format === undefined ? bare : withAttribute(bare, 'style', `${formatNumber(format)}`);
    const group = groups.at(-1);
    if (group && group.last === column - 1 && group.tag === tag) group.last = column;
    else groups.push({ first: column, last: column, tag });
  }
  if (groups.length === 0) return '';
  const elements = groups.map(({ first, last, tag }) =>
    tag.replace('<col', `<col min="${first + 1}" max="${last + 1}"`),
  );
  return `<cols>${elements.join('')}</cols>`;
}

/** The tag of a column with the width and visibility that it has in the sheet. */
export function columnTag(sheet: Sheet, column: number, tag: string): string {
  const pixels = sheet.columnWidths.get(column);
  const bare = tag.replace(/\s(?:width|customWidth|hidden|bestFit)="[^"]*"/g, '');
  const width = pixels === undefined ? USUAL_WIDTH : `${characters(pixels)}`;
  const sized = withAttribute(bare, 'width', width);
  const chosen = pixels === undefined ? sized : withAttribute(sized, 'customWidth', '1');
  return sheet.hiddenColumns.has(column) ? withAttribute(chosen, 'hidden', '1') : chosen;
}

function characters(pixels: number): number {
  return Math.round(Math.max(0, (pixels - CELL_PADDING) / CHARACTER) * 256) / 256;
}

import { areaAddress, cellAddress } from '../address';
import type { Cell } from '../book';
import type { OurFunctions } from '../formula/ours';
import { withPrefixes } from '../formula/prefixes';
import { encodeXml } from '../package/xml';
import { encodeXString } from '../text/xstring';

/** How cells are written into one package. */
export interface CellContext {
  ours: OurFunctions;
  /** Days are counted from 1904. */
  date1904: boolean;
  /** Attributes and content of a text cell. */
  text: (value: string) => { type: string; content: string };
  /** Number of the cell metadata that makes an array formula spill, or null when the package has none. */
  spillMetadata: () => number | null;
}

/** A formula as the file stores it. */
export function storedFormula(formula: string, ours: OurFunctions): string {
  return ours.toStored(withPrefixes(formula));
}

/** Text kept in the cell itself, for packages whose table of shared texts is left alone. */
export function inlineText(value: string): { type: string; content: string } {
  return { type: 'inlineStr', content: `<is>${textElement(value)}</is>` };
}

/** `t` with its text; spaces at the ends survive. */
export function textElement(value: string): string {
  const space = /^\s|\s$|\n/.test(value) ? ' xml:space="preserve"' : '';
  return `<t${space}>${encodeXml(encodeXString(value))}</t>`;
}

/** Text that a spreadsheet would take for a formula if it were typed. */
export function looksLikeFormula(value: string): boolean {
  return /^[=+\-@\t\r＝＋－＠]/.test(value);
}

/** XML of one cell, with its format number when it has one. */
export function cellXml(row: number, column: number, cell: Cell, format: number, context: CellContext): string {
  const formula = cell.formula === undefined ? '' : formulaXml(row, column, cell, context.ours);
  const spill = cell.formula !== undefined && cell.spills ? context.spillMetadata() : null;
  const { type, content } = formula ? resultXml(cell) : valueXml(cell, context);
  const attributes = [
    ` r="${cellAddress(row, column)}"`,
    format ? ` s="${format}"` : '',
    type ? ` t="${type}"` : '',
    spill ? ` cm="${spill}"` : '',
  ].join('');
  const inner = formula + content;
  return inner ? `<c${attributes}>${inner}</c>` : `<c${attributes}/>`;
}

/**
 * A formula of one result is written plain, ours too: LibreOffice then shows the result that the file brings, where
 * it would compute an array at once and fail for want of the add-in.
 */
function formulaXml(row: number, column: number, cell: Cell, ours: OurFunctions): string {
  const text = encodeXml(storedFormula(cell.formula!, ours));
  if (!cell.array && !cell.spills) return `<f>${text}</f>`;
  const area = cell.array ?? { row, column, rows: 1, columns: 1 };
  return `<f t="array" ref="${areaAddress(area)}">${text}</f>`;
}

/** The cached result of a formula. */
function resultXml({ value }: Cell): { type: string; content: string } {
  if (value === null) return { type: '', content: '' };
  if (typeof value === 'number') {
    return Number.isFinite(value) ? { type: '', content: `<v>${value}</v>` } : { type: 'e', content: '<v>#NUM!</v>' };
  }
  if (typeof value === 'boolean') return { type: 'b', content: `<v>${value ? 1 : 0}</v>` };
  if (typeof value === 'string') return { type: 'str', content: `<v>${encodeXml(encodeXString(value))}</v>` };
  return { type: 'e', content: `<v>${encodeXml(value.error)}</v>` };
}

function valueXml(cell: Cell, context: CellContext): { type: string; content: string } {
  return typeof cell.value === 'string' ? context.text(cell.value) : resultXml(cell);
}

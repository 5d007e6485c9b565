import type { CellStyle } from '../book';
import { readingPart, type Parts } from '../package/parts';
import { XmlWalker } from '../package/xml';
import { builtInFormat } from './builtInFormats';
import { indexedColor, themeColors, tinted } from './colors';

/** What a cell's style number stands for; the same object for the same number. */
export interface Styles {
  of(index: number): CellStyle | undefined;
  isDate(index: number): boolean;
}

const NO_STYLES: Styles = { of: () => undefined, isDate: () => false };

/** Reads the style part of a workbook; a workbook without one has unstyled cells. */
export function readStyles(parts: Parts, part: string | null, themePart: string | null): Styles {
  const text = part === null ? null : parts.text(part);
  if (part === null || text === null) return NO_STYLES;
  const theme = themeColors(themePart === null ? null : parts.text(themePart));
  const styles = readingPart(part, () => parseStyles(text, theme));
  return { of: (index) => styles[index], isDate: (index) => isDateFormat(styles[index]?.numberFormat) };
}

function parseStyles(text: string, theme: readonly string[]): (CellStyle | undefined)[] {
  const formats = new Map<number, string>();
  const fonts: CellStyle[] = [];
  const fills: (string | undefined)[] = [];
  const cellStyles: (CellStyle | undefined)[] = [];
  const xml = new XmlWalker(text);
  while (xml.next()) {
    if (xml.kind !== 'open') continue;
    if (xml.name === 'numFmt') {
      formats.set(Number(xml.attribute('numFmtId')), xml.attribute('formatCode') ?? '');
    } else if (xml.name === 'fonts') {
      eachChild(xml, 'font', () => fonts.push(readFont(xml, theme)));
    } else if (xml.name === 'fills') {
      eachChild(xml, 'fill', () => fills.push(readFill(xml, theme)));
    } else if (xml.name === 'cellXfs') {
      eachChild(xml, 'xf', () => cellStyles.push(readCellFormat(xml, formats, fonts, fills)));
    } else if (xml.name === 'dxfs' || xml.name === 'extLst') xml.skip();
  }
  return cellStyles;
}

/** Calls `read` on each child of that name; `read` may walk on to the child's close. */
function eachChild(xml: XmlWalker, name: string, read: () => void): void {
  if (xml.empty) return;
  const parent = xml.name;
  while (xml.next() && !(xml.kind === 'close' && xml.name === parent)) {
    if (xml.kind === 'open' && xml.name === name) read();
  }
}

function readFont(xml: XmlWalker, theme: readonly string[]): CellStyle {
  const font: CellStyle = {};
  if (xml.empty) return font;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'font')) {
    if (xml.kind !== 'open') continue;
    const on = !/^(?:0|false)$/.test(xml.attribute('val') ?? '1');
    if (xml.name === 'b' && on) font.bold = true;
    else if (xml.name === 'i' && on) font.italic = true;
    else if (xml.name === 'sz') font.fontSize = Number(xml.attribute('val'));
    else if (xml.name === 'color') setColor(font, 'color', readColor(xml, theme));
  }
  return font;
}

function readFill(xml: XmlWalker, theme: readonly string[]): string | undefined {
  let color: string | undefined;
  let solid = false;
  if (xml.empty) return undefined;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'fill')) {
    if (xml.kind !== 'open') continue;
    if (xml.name === 'patternFill') solid = !['none', 'gray125', undefined].includes(xml.attribute('patternType'));
    else if (xml.name === 'fgColor' && solid) color = readColor(xml, theme);
  }
  return color;
}

function readColor(xml: XmlWalker, theme: readonly string[]): string | undefined {
  const tint = Number(xml.attribute('tint') ?? 0);
  const rgb = xml.attribute('rgb');
  if (rgb && /^[0-9a-f]{6,8}$/i.test(rgb)) return tinted(`#${rgb.slice(-6).toUpperCase()}`, tint);
  const themed = xml.attribute('theme');
  if (themed !== undefined) return tinted(theme[Number(themed)], tint);
  const indexed = xml.attribute('indexed');
  return indexed === undefined ? undefined : tinted(indexedColor(Number(indexed)), tint);
}

function setColor(style: CellStyle, key: 'color' | 'fill', color: string | undefined): void {
  if (color) style[key] = color;
}

function readCellFormat(
  xml: XmlWalker,
  formats: ReadonlyMap<number, string>,
  fonts: readonly CellStyle[],
  fills: readonly (string | undefined)[],
): CellStyle | undefined {
  const formatId = Number(xml.attribute('numFmtId') ?? 0);
  const fontId = Number(xml.attribute('fontId') ?? 0);
  const style: CellStyle = { ...fonts[fontId] };
  // The first font is what every unstyled cell has.
  if (style.fontSize === fonts[0]?.fontSize) delete style.fontSize;
  if (style.color === fonts[0]?.color) delete style.color;
  setColor(style, 'fill', fills[Number(xml.attribute('fillId') ?? 0)]);
  const format = formats.get(formatId) ?? builtInFormat(formatId);
  if (format && format !== 'General') style.numberFormat = format;
  if (!xml.empty) {
    while (xml.next() && !(xml.kind === 'close' && xml.name === 'xf')) {
      if (xml.kind !== 'open' || xml.name !== 'alignment') continue;
      const horizontal = xml.attribute('horizontal');
      if (horizontal === 'left' || horizontal === 'center' || horizontal === 'right') style.horizontal = horizontal;
      const vertical = xml.attribute('vertical');
      if (vertical === 'top' || vertical === 'center') style.vertical = vertical;
      if (/^(?:1|true)$/.test(xml.attribute('wrapText') ?? '')) style.wrap = true;
    }
  }
  return Object.keys(style).length > 0 ? style : undefined;
}

/** Whether a number format shows a date or a time: a day, month, year, hour or second outside quotes and brackets. */
export function isDateFormat(format: string | undefined): boolean {
  if (!format) return false;
  const bare = format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(bare.split(';')[0]!.replace(/general/i, ''));
}

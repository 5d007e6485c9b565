import type { CellStyle } from '../book';
import { XmlWalker } from '../package/xml';

/** The text of one XML element. */
export type ElementText = string;

const FONT_ORDER = 'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(
  ' ',
);

/**
 * A font with bold, italic, size and colour of a style; everything else as it was. Where the style names no size
 * or colour, those of the workbook's usual font are taken.
 */
export function fontWith(font: ElementText, usual: ElementText, style: CellStyle): ElementText {
  const after = childTexts(font);
  const usualParts = childTexts(usual);
  setPart(after, 'b', style.bold ? '<b/>' : undefined);
  setPart(after, 'i', style.italic ? '<i/>' : undefined);
  setPart(after, 'sz', style.fontSize === undefined ? usualParts.get('sz') : `<sz val="${style.fontSize}"/>`);
  const rgb = style.color?.slice(1).toUpperCase();
  setPart(after, 'color', rgb === undefined ? usualParts.get('color') : `<color rgb="FF${rgb}"/>`);
  const rank = (name: string) => (FONT_ORDER.indexOf(name) + FONT_ORDER.length + 1) % (FONT_ORDER.length + 1);
  const ordered = [...after].sort(([a], [b]) => rank(a) - rank(b)).map(([, text]) => text);
  return `<font>${ordered.join('')}</font>`;
}

/** The alignment of a cell format with the style's place in the cell and wrapping; indents and rotation stay. */
export function alignmentOf(format: ElementText, style: CellStyle): ElementText {
  const old = /<alignment\b([^>]*?)\/?>/.exec(format)?.[1] ?? '';
  const kept = old.replace(/\s(?:wrapText|horizontal|vertical)="[^"]*"/g, '').trim();
  const horizontal = style.horizontal ?? special(old, 'horizontal', ['left', 'center', 'right', 'general']);
  const vertical = style.vertical ?? special(old, 'vertical', ['top', 'center', 'bottom']);
  const attributes = [
    horizontal ? `horizontal="${horizontal}"` : '',
    vertical ? `vertical="${vertical}"` : '',
    style.wrap ? 'wrapText="1"' : '',
    kept,
  ].filter(Boolean);
  return attributes.length > 0 ? `<alignment ${attributes.join(' ')}/>` : '';
}

/** A value of an attribute that our styles cannot say, such as `justify`. */
function special(attributes: string, name: string, usual: readonly string[]): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  return usual.includes(value) ? '' : value;
}

function setPart(children: Map<string, ElementText>, name: string, element: ElementText | undefined): void {
  if (element === undefined) children.delete(name);
  else children.set(name, element);
}

function childTexts(element: ElementText): Map<string, ElementText> {
  const found = new Map<string, ElementText>();
  const xml = new XmlWalker(element);
  xml.next();
  const root = xml.name;
  if (xml.empty) return found;
  while (xml.next() && !(xml.kind === 'close' && xml.name === root)) {
    if (xml.kind !== 'open') continue;
    const { start, name } = xml;
    xml.skip();
    found.set(name, element.slice(start, xml.end));
  }
  return found;
}

import type { CellStyle } from '../book';
import { encodeXml, XmlWalker } from '../package/xml';
import { encodeXString } from '../text/xstring';
import { builtInFormatId } from '../read/builtInFormats';
import { alignmentOf, fontWith, type ElementText } from './styleElements';

/** The style part of a file that we make. Borders, cell styles and differential formats are Excel's own minimum. */
export const NEW_STYLES =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<fonts count="1"><font><sz val="11"/><color rgb="FF000000"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '<dxfs count="0"/><tableStyles count="0"/></styleSheet>';

/** The style a cell should have, over the format it has now; what is equal in both is left as it was written. */
export interface StyleRequest {
  style: CellStyle;
  /** What the present format was read as. */
  before?: CellStyle;
  /** Number of the cell's present format; 0 for none. */
  base: number;
  /** The text must not turn into a formula or a number when it is edited. */
  keepText: boolean;
  /** The cell holds no text any more: the mark of one goes. */
  dropMark?: boolean;
}

/** Adds cell formats to a style part. Formats already there keep their numbers and their text. */
export class StyleSheet {
  private readonly formats: ElementText[];
  private readonly fonts: ElementText[];
  private readonly fills: ElementText[];
  private readonly cells: ElementText[];
  private readonly original: { formats: number; fonts: number; fills: number; cells: number };
  private readonly known = new Map<string, number>();
  /** Cells of a column share one style, which need not be looked at again. */
  private readonly knownStyles = new WeakMap<CellStyle, number>();

  constructor(private readonly text: string) {
    this.formats = children(text, 'numFmts', 'numFmt');
    this.fonts = children(text, 'fonts', 'font');
    this.fills = children(text, 'fills', 'fill');
    this.cells = children(text, 'cellXfs', 'xf');
    this.original = {
      formats: this.formats.length,
      fonts: this.fonts.length,
      fills: this.fills.length,
      cells: this.cells.length,
    };
  }

  /** Number of the cell format for a style laid over the format a cell has now. */
  formatNumber(request: StyleRequest): number {
    const key = JSON.stringify([
      request.base,
      request.keepText,
      request.dropMark,
      Object.entries(request.style).sort(),
    ]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const made = this.make(request);
    this.known.set(key, made);
    return made;
  }

  /** Number of the format of a cell that had none; styles are not to be changed once they were asked for. */
  newFormatNumber(style: CellStyle): number {
    const known = this.knownStyles.get(style);
    if (known !== undefined) return known;
    const made = this.formatNumber({ style, base: 0, keepText: false });
    this.knownStyles.set(style, made);
    return made;
  }

  /** Whether a cell format carries the apostrophe that keeps a text a text. */
  isMarkedText(base: number): boolean {
    const xml = new XmlWalker(this.cells[base] ?? '<xf/>');
    xml.next();
    return /^(?:1|true)$/.test(xml.attribute('quotePrefix') ?? '');
  }

  /** The style part with what was added. */
  toXml(): string {
    let text = this.text;
    text = append(text, 'cellXfs', this.cells, this.original.cells);
    text = append(text, 'fills', this.fills, this.original.fills);
    text = append(text, 'fonts', this.fonts, this.original.fonts);
    return append(text, 'numFmts', this.formats, this.original.formats);
  }

  private make({ style, before = {}, base, keepText, dropMark }: StyleRequest): number {
    const old = this.cells[base] ?? this.cells[0]!;
    const xml = new XmlWalker(old);
    xml.next();
    const number = (attribute: string) => Number(xml.attribute(attribute) ?? 0);
    const changed = (...keys: (keyof CellStyle)[]) => keys.some((key) => style[key] !== before[key]);
    const font = changed('bold', 'italic', 'fontSize', 'color')
      ? this.numberOf(
          this.fonts,
          fontWith(this.fonts[number('fontId')] ?? '<font/>', this.fonts[0] ?? '<font/>', style),
        )
      : number('fontId');
    const fill = changed('fill') ? this.fillNumber(style.fill) : number('fillId');
    const format = changed('numberFormat') ? this.numberFormat(style.numberFormat) : number('numFmtId');
    const attributes = [
      `numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${number('borderId')}" xfId="${number('xfId')}"`,
      keepText || (!dropMark && xml.attribute('quotePrefix') === '1') ? 'quotePrefix="1"' : '',
      'applyNumberFormat="1" applyFont="1" applyFill="1"',
      xml.attribute('applyBorder') === '1' ? 'applyBorder="1"' : '',
      'applyAlignment="1"',
      style.unlocked || xml.attribute('applyProtection') === '1' ? 'applyProtection="1"' : '',
    ];
    const protection = style.unlocked ? '<protection locked="0"/>' : (/<protection\b[^>]*\/>/.exec(old)?.[0] ?? '');
    const inner = alignmentOf(old, style) + protection;
    const opening = `<xf ${attributes.filter(Boolean).join(' ')}`;
    return this.numberOf(this.cells, inner ? `${opening}>${inner}</xf>` : `${opening}/>`);
  }

  private fillNumber(color: string | undefined): number {
    return color ? this.numberOf(this.fills, solidFill(color)) : 0;
  }

  private numberFormat(code: string | undefined): number {
    if (!code || code === 'General') return 0;
    const builtIn = builtInFormatId(code);
    if (builtIn !== undefined) return builtIn;
    let highest = 163;
    for (const element of this.formats) {
      const xml = new XmlWalker(element);
      xml.next();
      const id = Number(xml.attribute('numFmtId'));
      if (xml.attribute('formatCode') === code) return id;
      highest = Math.max(highest, id);
    }
    this.formats.push(`<numFmt numFmtId="${highest + 1}" formatCode="${encodeXml(encodeXString(code))}"/>`);
    return highest + 1;
  }

  private numberOf(list: ElementText[], element: ElementText): number {
    const found = list.indexOf(element);
    return found >= 0 ? found : list.push(element) - 1;
  }
}

function solidFill(color: string): ElementText {
  const rgb = `FF${color.slice(1).toUpperCase()}`;
  return `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`;
}

/** The text of each child of a list element, in order. */
function children(text: string, list: string, child: string): ElementText[] {
  const xml = new XmlWalker(text);
  const found: ElementText[] = [];
  if (!xml.nextOpen(list) || xml.empty) return found;
  while (xml.next() && !(xml.kind === 'close' && xml.name === list)) {
    if (xml.kind !== 'open') continue;
    const { start, name } = xml;
    xml.skip();
    if (name === child) found.push(text.slice(start, xml.end));
  }
  return found;
}

function append(text: string, list: string, elements: readonly ElementText[], from: number): string {
  const added = elements.slice(from).join('');
  if (!added) return text;
  const xml = new XmlWalker(text);
  if (!xml.nextOpen(list)) {
    // Only number formats may be missing, and they come first.
    const root = new XmlWalker(text);
    root.nextOpen('styleSheet');
    return `${text.slice(0, root.end)}<${list} count="${elements.length}">${added}</${list}>${text.slice(root.end)}`;
  }
  const { start, end, empty } = xml;
  const tag = text
    .slice(start, end)
    .replace(/\scount="\d*"/, '')
    .replace(/\s*\/?>$/, ` count="${elements.length}">`);
  if (empty) return `${text.slice(0, start)}${tag}${added}</${list}>${text.slice(end)}`;
  xml.skip();
  return text.slice(0, start) + tag + text.slice(end, xml.start) + added + text.slice(xml.start);
}

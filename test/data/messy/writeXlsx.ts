import { strToU8, zipSync } from 'fflate';
import { columnLetters, parseCell } from '../../../src/workbook/xlsx/address';

/** What a cell holds, written with the markup that other programs write. */
export type Content = string | number | boolean | null | Special;

interface Special {
  value?: string | number | boolean;
  error?: string;
  /** en-US, as files have it. */
  formula?: string;
  /** Attributes of the formula, such as ` t="array" ref="A1:A3"`. */
  formulaAttributes?: string;
  /** Number of a format of {@link STYLES}. */
  style?: number;
  /** More attributes of the cell. */
  attributes?: string;
  /** The text stands in its cell instead of in the table of shared texts. */
  inline?: boolean;
}

export interface SheetText {
  name: string;
  state?: 'hidden' | 'veryHidden';
  /** Cells by address; `row` fills one to the right. */
  cells: Record<string, Content>;
  /** Attributes of rows by their number, such as ` hidden="1"`. */
  rows?: Record<number, string>;
  /** What stands before and behind `sheetData`, in the order of the schema. */
  before?: string;
  behind?: string;
  /** Relationships of the sheet. */
  links?: string;
}

export interface BookText {
  sheets: readonly SheetText[];
  /** What stands in `workbook` before and behind `sheets`. */
  beforeSheets?: string;
  afterSheets?: string;
  workbookLinks?: string;
  /** More parts by name, with their content types as `Override` elements. */
  parts?: Record<string, string>;
  overrides?: string;
  /** Program and version that the file says wrote it. */
  program?: string;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Formats of the samples, by what they are for. */
export const STYLE = {
  bold: 1,
  title: 2,
  date: 3,
  money: 4,
  kilograms: 5,
  text: 6,
  quoted: 7,
  cpf: 8,
  yellow: 9,
  unlocked: 10,
  percent: 11,
  bordered: 12,
} as const;

const formats: readonly string[] = [
  'numFmtId="0" fontId="0" fillId="0" borderId="0"',
  'numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1"',
  'numFmtId="0" fontId="2" fillId="0" borderId="0" applyFont="1" applyAlignment="1"><alignment horizontal="center"/></xf>',
  'numFmtId="14" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"',
  'numFmtId="164" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"',
  'numFmtId="4" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"',
  'numFmtId="49" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"',
  'numFmtId="0" fontId="0" fillId="0" borderId="0" quotePrefix="1"',
  'numFmtId="165" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"',
  'numFmtId="0" fontId="0" fillId="2" borderId="0" applyFill="1"',
  'numFmtId="0" fontId="0" fillId="0" borderId="0" applyProtection="1"><protection locked="0"/></xf>',
  'numFmtId="9" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"',
  'numFmtId="4" fontId="0" fillId="0" borderId="1" applyNumberFormat="1" applyBorder="1"',
];

const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;R$&quot;\\ #,##0.00"/>` +
  '<numFmt numFmtId="165" formatCode="000&quot;.&quot;000&quot;.&quot;000&quot;-&quot;00"/></numFmts>' +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="14"/><color rgb="FF1F6B4F"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${formats.length}">${formats
    .map((format) => (format.includes('>') ? `<xf xfId="0" ${format}` : `<xf xfId="0" ${format}/>`))
    .join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** An xlsx file; the same text always gives the same bytes. */
export function writeXlsx(book: BookText): Uint8Array {
  const texts = new Map<string, number>();
  const sheets = book.sheets.map((sheet) => sheetPart(sheet, texts));
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(book),
    '_rels/.rels':
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/extended-properties" Target="docProps/app.xml"/></Relationships>`,
    'docProps/app.xml':
      `${HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">` +
      `<Application>${book.program ?? 'Microsoft Excel'}</Application></Properties>`,
    'xl/workbook.xml': workbookPart(book),
    'xl/_rels/workbook.xml.rels': workbookLinks(book),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet])),
    ...Object.fromEntries(
      book.sheets.flatMap(({ links }, at) =>
        links ? [[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`, relationships(links)]] : [],
      ),
    ),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${[...texts.keys()]
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    ...book.parts,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { mtime: new Date(2023, 6, 3), level: 9 });
}

/** Cells from an address to the right. */
export function row(address: string, cells: readonly Content[]): Record<string, Content> {
  const start = parseCell(address)!;
  return Object.fromEntries(
    cells.flatMap((cell, at) => (cell === null ? [] : [[columnLetters(start.column + at) + (start.row + 1), cell]])),
  );
}

/** A cell with a format. */
export function styled(value: string | number | boolean, style: keyof typeof STYLE): Content {
  return { value, style: STYLE[style] };
}

export function relationships(links: string): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links}</Relationships>`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '_x000D_');
}

function sheetPart({ cells, rows = {}, before = '', behind = '' }: SheetText, texts: Map<string, number>): string {
  const lines = new Map<number, [column: number, markup: string][]>();
  for (const number of Object.keys(rows)) lines.set(Number(number), []);
  for (const [address, content] of Object.entries(cells)) {
    const { row: line, column } = parseCell(address)!;
    const markup = cellMarkup(address, content, texts);
    lines.set(line + 1, [...(lines.get(line + 1) ?? []), [column, markup]]);
  }
  const data = [...lines]
    .sort(([one], [other]) => one - other)
    .map(([number, line]) => {
      const markup = line.sort(([one], [other]) => one - other).map(([, text]) => text);
      return `<row r="${number}"${rows[number] ?? ''}>${markup.join('')}</row>`;
    });
  return (
    `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}` +
    `<sheetData>${data.join('')}</sheetData>${behind}</worksheet>`
  );
}

function cellMarkup(address: string, content: Content, texts: Map<string, number>): string {
  const cell: Special = typeof content === 'object' && content !== null ? content : { value: content ?? undefined };
  const { value, error, formula, formulaAttributes = '', style, attributes = '', inline = false } = cell;
  const open = `<c r="${address}"${style === undefined ? '' : ` s="${style}"`}${attributes}`;
  const f = formula === undefined ? '' : `<f${formulaAttributes}>${escaped(formula)}</f>`;
  if (error !== undefined) return `${open} t="e">${f}<v>${error}</v></c>`;
  if (value === undefined) return f === '' ? `${open}/>` : `${open}>${f}</c>`;
  if (typeof value === 'number') return `${open}>${f}<v>${value}</v></c>`;
  if (typeof value === 'boolean') return `${open} t="b">${f}<v>${value ? 1 : 0}</v></c>`;
  if (formula !== undefined) return `${open} t="str">${f}<v>${escaped(value)}</v></c>`;
  if (inline) return `${open} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  const number = texts.get(value) ?? texts.size;
  texts.set(value, number);
  return `${open} t="s"><v>${number}</v></c>`;
}

function contentTypes({ sheets, overrides = '' }: BookText): string {
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const of = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`;
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
    of('xl/workbook.xml', `${spreadsheet}.sheet.main+xml`) +
    sheets.map((_, at) => of(`xl/worksheets/sheet${at + 1}.xml`, `${spreadsheet}.worksheet+xml`)).join('') +
    of('xl/styles.xml', `${spreadsheet}.styles+xml`) +
    of('xl/sharedStrings.xml', `${spreadsheet}.sharedStrings+xml`) +
    of('docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml') +
    `${overrides}</Types>`
  );
}

function workbookPart({ sheets, beforeSheets = '', afterSheets = '' }: BookText): string {
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  return (
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${beforeSheets}` +
    `<sheets>${list.join('')}</sheets>${afterSheets}</workbook>`
  );
}

function workbookLinks({ sheets, workbookLinks: more = '' }: BookText): string {
  const list = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return relationships(
    `${list.join('')}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/>` +
      `<Relationship Id="rIdTexts" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>${more}`,
  );
}

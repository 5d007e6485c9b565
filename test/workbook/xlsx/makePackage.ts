import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A zip archive of texts and bytes by name. */
export function zipOf(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
}

export interface PackageText {
  /** Content of `worksheet` by sheet name; the attributes of `sheet` may be given too. */
  sheets: Record<string, string | { content: string; attributes?: string; links?: string }>;
  /** What stands in `workbook` before and behind `sheets`. */
  beforeSheets?: string;
  afterSheets?: string;
  /** Items of the table of shared texts. */
  strings?: string;
  styles?: string;
  /** More relationships of the workbook. */
  workbookLinks?: string;
  /** More parts, and their content types as `Override` elements. */
  more?: Record<string, string | Uint8Array>;
  overrides?: string;
}

/** Cell formats: 0 none, 1 bold, 2 `R$`, 3 date, 4 quoted text, 5 text, 6 bordered. */
export const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="R$ #,##0.00"/>` +
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left style="thin"/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** A transitional xlsx package as another program would write it. */
export function packageParts(text: PackageText): Record<string, string | Uint8Array> {
  const sheets = Object.entries(text.sheets).map(([name, given], i) => ({
    name,
    number: i + 1,
    ...(typeof given === 'string' ? { content: given } : given),
  }));
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
      sheets
        .map(
          ({ number }) =>
            `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
        )
        .join('') +
      '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>' +
      (text.strings === undefined
        ? ''
        : '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>') +
      `${text.overrides ?? ''}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${text.beforeSheets ?? ''}<sheets>` +
      sheets
        .map(
          ({ name, number, attributes }) =>
            `<sheet name="${name.replaceAll('&', '&amp;')}" sheetId="${number}"${attributes ?? ''} r:id="rId${number}"/>`,
        )
        .join('') +
      `</sheets>${text.afterSheets ?? ''}</workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
      sheets
        .map(
          ({ number }) =>
            `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        )
        .join('') +
      `<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/>` +
      (text.strings === undefined
        ? ''
        : `<Relationship Id="rIdT" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`) +
      `${text.workbookLinks ?? ''}</Relationships>`,
    'xl/styles.xml': text.styles ?? STYLES,
  };
  for (const { number, content, links } of sheets) {
    parts[`xl/worksheets/sheet${number}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${content}</worksheet>`;
    if (links) {
      parts[`xl/worksheets/_rels/sheet${number}.xml.rels`] =
        `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links}</Relationships>`;
    }
  }
  if (text.strings !== undefined) parts['xl/sharedStrings.xml'] = `${HEAD}<sst xmlns="${MAIN}">${text.strings}</sst>`;
  return { ...parts, ...text.more };
}

export function makePackage(text: PackageText): Uint8Array {
  return zipOf(packageParts(text));
}

/** `sheetData` of rows written as `A1` addresses with the inside of `c`: attributes, then content. */
export function sheetData(cells: Record<string, string>): string {
  const rows = new Map<string, string[]>();
  for (const [address, cell] of Object.entries(cells)) {
    const row = address.replace(/\D+/, '');
    const [, attributes = '', content = ''] = /^((?:\s\w+="[^"]*")*)([\s\S]*)$/.exec(cell)!;
    const list = rows.get(row) ?? [];
    rows.set(row, [
      ...list,
      content ? `<c r="${address}"${attributes}>${content}</c>` : `<c r="${address}"${attributes}/>`,
    ]);
  }
  return `<sheetData>${[...rows].map(([row, list]) => `<row r="${row}">${list.join('')}</row>`).join('')}</sheetData>`;
}

/** A text stored in its cell. */
export function inline(text: string): string {
  return ` t="inlineStr"<is><t xml:space="preserve">${text}</t></is>`;
}

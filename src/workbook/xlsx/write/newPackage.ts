import type { Book } from '../book';
import type { OurFunctions } from '../formula/ours';
import { packEntry, writeZip } from '../package/writeZip';
import { encodeXml } from '../package/xml';
import { PROGRAM_NAME } from '../programName';
import { storedFormula, textElement, type CellContext } from './cellXml';
import { keptParts } from './keptParts';
import { noteBlocks, notesOf } from './notesXml';
import { OFFICE, relationshipsXml, sheetParts, type NewPart } from './sheetParts';
import { SPILL_METADATA } from './spillMetadata';
import { NEW_STYLES, StyleSheet } from './styleSheet';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A whole xlsx file of a book, marked as made by this program. The same book always gives the same bytes. */
export function newPackage(book: Book, ours: OurFunctions): Uint8Array {
  const texts = new Map<string, number>();
  let spills = false;
  const context: CellContext = {
    ours,
    date1904: book.date1904,
    text: (value) => {
      const number = texts.get(value) ?? texts.size;
      texts.set(value, number);
      return { type: 's', content: `<v>${number}</v>` };
    },
    spillMetadata: () => {
      spills = true;
      return 1;
    },
  };
  const styles = new StyleSheet(NEW_STYLES);
  const parts = allSheets(book, styles, context);
  const links = book.sheets.map((_, i) => ({ type: `${OFFICE}/worksheet`, target: `worksheets/sheet${i + 1}.xml` }));
  const add = (name: string, type: string, contentType: string, text: string) => {
    links.push({ type: `${OFFICE}/${type}`, target: name });
    parts.push({ name: `xl/${name}`, text, contentType: `${SPREADSHEET}.${contentType}+xml` });
  };
  add('styles.xml', 'styles', 'styles', styles.toXml());
  if (texts.size > 0) add('sharedStrings.xml', 'sharedStrings', 'sharedStrings', sharedStringsXml([...texts.keys()]));
  if (spills) add('metadata.xml', 'sheetMetadata', 'sheetMetadata', SPILL_METADATA);
  for (const [i, [key, text]] of [...(book.kept ?? [])].entries()) {
    const kept = keptParts({ key, text }, i + 1);
    links.push({ type: `${OFFICE}/customXml`, target: `../${kept[0].name}` });
    parts.push(...kept);
  }
  parts.unshift({
    name: 'xl/workbook.xml',
    text: workbookXml(book, ours),
    contentType: `${SPREADSHEET}.sheet.main+xml`,
  });
  parts.push({ name: 'xl/_rels/workbook.xml.rels', text: relationshipsXml(links) }, programPart());
  const packageLinks = [
    { type: `${OFFICE}/officeDocument`, target: 'xl/workbook.xml' },
    { type: `${OFFICE}/extended-properties`, target: 'docProps/app.xml' },
  ];
  const whole = [
    { name: '[Content_Types].xml', text: contentTypesXml(parts) },
    { name: '_rels/.rels', text: relationshipsXml(packageLinks) },
    ...parts,
  ];
  const encoder = new TextEncoder();
  return writeZip(whole.map(({ name, text }) => packEntry(name, encoder.encode(text))));
}

function allSheets(book: Book, styles: StyleSheet, context: CellContext): NewPart[] {
  let table = 1;
  let comments = 1;
  let shapes = 1;
  return book.sheets.flatMap((sheet, i) => {
    const numbers = { sheet: i + 1, table, comments, shapes };
    table += sheet.tables.length;
    const notes = notesOf(sheet).length;
    if (notes > 0) comments++;
    shapes += noteBlocks(notes);
    return sheetParts(sheet, i === book.activeSheet, numbers, styles, context);
  });
}

function programPart(): NewPart {
  return {
    name: 'docProps/app.xml',
    text:
      HEAD +
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">' +
      `<Application>${PROGRAM_NAME}</Application></Properties>`,
    contentType: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  };
}

function contentTypesXml(parts: readonly NewPart[]): string {
  const overrides = parts
    .filter(({ contentType }) => contentType !== undefined)
    .map(({ name, contentType }) => `<Override PartName="/${name}" ContentType="${contentType}"/>`);
  return (
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
    `${overrides.join('')}</Types>`
  );
}

function sharedStringsXml(texts: readonly string[]): string {
  const items = texts.map((text) => `<si>${textElement(text)}</si>`);
  return `${HEAD}<sst xmlns="${MAIN}" uniqueCount="${texts.length}">${items.join('')}</sst>`;
}

function workbookXml(book: Book, ours: OurFunctions): string {
  const sheets = book.sheets.map(({ name, visibility }, i) => {
    const state = visibility === 'visible' ? '' : ` state="${visibility}"`;
    return `<sheet name="${encodeXml(name)}" sheetId="${i + 1}"${state} r:id="rId${i + 1}"/>`;
  });
  // Computed results are kept as they are; only a formula without one asks the next program to compute.
  const uncomputed = book.sheets.some(({ rows }) =>
    [...rows.values()].some((cells) =>
      [...cells.values()].some((cell) => cell.formula !== undefined && cell.value === null),
    ),
  );
  return (
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    `<workbookPr${book.date1904 ? ' date1904="1"' : ''}/>` +
    `<bookViews><workbookView activeTab="${book.activeSheet}"/></bookViews>` +
    `<sheets>${sheets.join('')}</sheets>${namesXml(book, ours)}` +
    `<calcPr calcId="191029"${uncomputed ? ' fullCalcOnLoad="1"' : ''}/></workbook>`
  );
}

function namesXml(book: Book, ours: OurFunctions): string {
  const names = book.names.map((name) => {
    const sheet = name.sheet === undefined ? -1 : book.sheets.findIndex((candidate) => candidate.name === name.sheet);
    const scope = sheet < 0 ? '' : ` localSheetId="${sheet}"`;
    const text = encodeXml(storedFormula(name.refersTo, ours));
    return `<definedName name="${encodeXml(name.name)}"${scope}${name.hidden ? ' hidden="1"' : ''}>${text}</definedName>`;
  });
  return names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '';
}

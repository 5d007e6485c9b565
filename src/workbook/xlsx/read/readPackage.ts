import { emptySheet, type Book, type DefinedName, type Sheet } from '../book';
import type { OurFunctions } from '../formula/ours';
import { withoutPrefixes } from '../formula/prefixes';
import { readingPart, relationships, type Parts, type Relationship } from '../package/parts';
import { XmlWalker } from '../package/xml';
import { Refused } from '../refusal';
import { readComments } from './comments';
import { readKept, type KeptPart } from './kept';
import { readRules } from './rules';
import { isTrue, readSheetPart, type SheetContext, type SheetFacts } from './sheet';
import { readSharedStrings } from './sharedStrings';
import { readStyles } from './styles';
import { readTable } from './tables';

/** Where the pieces of a package are, for changing it in place later. */
export interface PackageMap {
  workbookPart: string;
  stylesPart: string | null;
  /** Sheets of the book in its order; `index` counts all sheets of the file, charts and macros too. */
  sheets: { name: string; part: string; index: number; relationshipId: string; facts: SheetFacts }[];
  /** Names of chart, dialog and macro sheets, which are not part of the book. */
  otherSheets: string[];
  strict: boolean;
  /** Texts of ours. */
  kept: KeptPart[];
}

const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';

/**
 * Reads an xlsx package into a book. Sheets keep the order of the file.
 * @throws Refused `sheetsUnreadable` when there is no sheet to show, `damaged` when a part is broken.
 */
export function readPackage(parts: Parts, ours: OurFunctions): { book: Book; map: PackageMap } {
  const workbookPart = findWorkbook(parts);
  const text = parts.text(workbookPart);
  if (text === null) throw new Refused({ code: 'sheetsUnreadable' });
  const links = relationships(parts, workbookPart);
  const workbook = readingPart(workbookPart, () => readWorkbookPart(text));
  const target = (type: string) => links.find((link) => link.type === type && !link.external)?.target ?? null;
  const context: SheetContext = {
    strings: readSharedStrings(parts, target('sharedStrings')),
    styles: readStyles(parts, target('styles'), target('theme')),
    date1904: workbook.date1904,
    publicFormula: (stored) => ours.toPublic(withoutPrefixes(stored)),
    callsOurs: (formula) => ours.holdsOurs(formula),
  };
  const map: PackageMap = {
    workbookPart,
    stylesPart: target('styles'),
    sheets: [],
    otherSheets: [],
    strict: text.includes(STRICT),
    kept: readKept(parts, workbookPart),
  };
  const sheets: Sheet[] = [];
  workbook.sheets.forEach((listed, index) => {
    const link = links.find(({ id }) => id === listed.relationshipId);
    if (link && link.type !== 'worksheet') {
      map.otherSheets.push(listed.name);
      return;
    }
    const part = link && parts.has(link.target) ? link.target : null;
    if (part === null) throw new Refused({ code: 'damaged', part: link?.target ?? workbookPart });
    const sheet = { ...emptySheet(listed.name), visibility: listed.visibility };
    const facts = readSheet(parts, part, sheet, context, workbookPart);
    map.sheets.push({ name: listed.name, part, index, relationshipId: listed.relationshipId, facts });
    sheets.push(sheet);
  });
  if (sheets.length === 0) throw new Refused({ code: 'sheetsUnreadable' });
  const active = map.sheets.findIndex(({ index }) => index === workbook.activeTab);
  const book: Book = {
    sheets,
    activeSheet: visibleSheet(sheets, active),
    names: definedNames(workbook, context),
    date1904: workbook.date1904,
    ...(map.kept.length > 0 ? { kept: new Map(map.kept.map(({ key, text: kept }) => [key, kept])) } : {}),
  };
  return { book, map };
}

/** The sheet to show: the wanted one when it is visible, else the first visible one. */
export function visibleSheet(sheets: readonly Sheet[], wanted: number): number {
  if (sheets[wanted]?.visibility === 'visible') return wanted;
  return Math.max(
    0,
    sheets.findIndex(({ visibility }) => visibility === 'visible'),
  );
}

function findWorkbook(parts: Parts): string {
  const main = relationships(parts, '').find((link) => link.type === 'officeDocument');
  if (main && parts.has(main.target)) return main.target;
  return parts.has('xl/workbook.xml') ? 'xl/workbook.xml' : (main?.target ?? 'xl/workbook.xml');
}

function readSheet(parts: Parts, part: string, sheet: Sheet, context: SheetContext, workbookPart: string): SheetFacts {
  const text = parts.text(part) ?? '';
  const facts = readingPart(part, () => readSheetPart(text, sheet, context));
  const { rules, others } = readingPart(part, () => readRules(text, sheet.name, context.date1904));
  if (rules.length > 0) sheet.rules = rules;
  facts.otherRules = others;
  const links: Relationship[] = relationships(parts, part);
  for (const id of facts.tableIds) {
    const link = links.find((candidate) => candidate.id === id);
    const table = link && readTable(parts, link.target);
    if (table) sheet.tables.push(table);
  }
  readComments(parts, links, workbookPart, sheet);
  return facts;
}

interface WorkbookPart {
  sheets: { name: string; visibility: Sheet['visibility']; relationshipId: string }[];
  names: { name: string; text: string; localSheet: number | null; hidden: boolean }[];
  date1904: boolean;
  activeTab: number;
}

function readWorkbookPart(text: string): WorkbookPart {
  const workbook: WorkbookPart = { sheets: [], names: [], date1904: false, activeTab: 0 };
  const xml = new XmlWalker(text);
  while (xml.next()) {
    if (xml.kind !== 'open') continue;
    if (xml.name === 'workbookPr') workbook.date1904 = isTrue(xml.attribute('date1904'));
    else if (xml.name === 'workbookView') workbook.activeTab = Number(xml.attribute('activeTab') ?? 0);
    else if (xml.name === 'sheet') {
      const state = xml.attribute('state');
      workbook.sheets.push({
        name: xml.attribute('name') ?? '',
        visibility: state === 'hidden' || state === 'veryHidden' ? state : 'visible',
        relationshipId: xml.attribute('id') ?? '',
      });
    } else if (xml.name === 'definedName') {
      const local = xml.attribute('localSheetId');
      workbook.names.push({
        name: xml.attribute('name') ?? '',
        localSheet: local === undefined ? null : Number(local),
        hidden: isTrue(xml.attribute('hidden')),
        text: xml.content(),
      });
    } else if (xml.name === 'extLst') xml.skip();
  }
  return workbook;
}

/** The names people made; print areas, print titles and filters are the file's own and stay in it. */
function definedNames(workbook: WorkbookPart, context: SheetContext): DefinedName[] {
  return workbook.names
    .filter(({ name }) => !/^_xlnm\./i.test(name))
    .map(({ name, text, localSheet, hidden }) => {
      const sheet = localSheet === null ? undefined : workbook.sheets[localSheet]?.name;
      return { name, refersTo: context.publicFormula(text), ...(sheet === undefined ? {} : { sheet }), hidden };
    });
}

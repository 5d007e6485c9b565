import { relationships, relationshipsPart, type Parts } from '../package/parts';
import type { ZipEntry } from '../package/readZip';
import { addChild, eachTag, removeElements, withAttribute } from '../package/markup';
import { packEntry, writeZip } from '../package/writeZip';
import { encodeXml, XmlWalker } from '../package/xml';
import { NotSaved } from '../refusal';
import type { CellContext } from '../write/cellXml';
import { noteBlocks, notesOf } from '../write/notesXml';
import { OFFICE, relationshipsXml, sheetParts, type NewPart } from '../write/sheetParts';
import { SPILL_METADATA } from '../write/spillMetadata';
import type { StyleSheet } from '../write/styleSheet';
import type { AddedSheet } from './plan';
import { spillRecord } from './spillRecord';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const NO_LINKS = relationshipsXml([]);

/** A package with the parts that have changed so far. */
export class PackagePatch {
  private readonly changed = new Map<string, string>();
  private readonly removed = new Set<string>();
  private metadata: number | null | undefined;
  /** Far above what other programs count up to. */
  private nextShapes = 900;

  constructor(
    private readonly parts: Parts,
    private readonly workbookPart: string,
  ) {}

  text(part: string): string {
    return this.changed.get(this.parts.spelling(part)) ?? this.parts.text(part) ?? '';
  }

  set(part: string, text: string): void {
    this.changed.set(this.parts.spelling(part), text);
  }

  /** Number of the record that lets an array spill, added to a package without metadata; null when it cannot be. */
  spillMetadata(): number | null {
    if (this.metadata === undefined) this.metadata = this.findSpillMetadata();
    return this.metadata;
  }

  private findSpillMetadata(): number | null {
    const link = relationships(this.parts, this.workbookPart).find(({ type }) => type === 'sheetMetadata');
    if (link) return spillRecord(this.parts.text(link.target) ?? '');
    const name = this.freeName('xl/metadata', '.xml');
    this.addPart({ name, text: SPILL_METADATA, contentType: `${SPREADSHEET}.sheetMetadata+xml` });
    this.addWorkbookLink('sheetMetadata', name);
    return 1;
  }

  addSheets(added: readonly AddedSheet[], styles: StyleSheet, context: CellContext): void {
    let sheetId = this.highest(this.workbookPart, 'sheet', 'sheetId');
    for (const { sheet, behind } of added) {
      const numbers = {
        sheet: this.freeNumber(['xl/worksheets/sheet', '.xml'], ['xl/worksheets/_rels/sheet', '.xml.rels']),
        table: this.highestTableId() + 1,
        comments: this.freeNumber(['xl/comments', '.xml'], ['xl/drawings/vmlDrawing', '.vml']),
        shapes: this.freeShapes(notesOf(sheet).length),
      };
      const parts = sheetParts(sheet, false, numbers, styles, context);
      parts.forEach((part) => this.addPart(part));
      if (notesOf(sheet).length > 0)
        this.ensureDefault('vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing');
      const id = this.addWorkbookLink('worksheet', parts[0]!.name);
      const state = sheet.visibility === 'visible' ? '' : ` state="${sheet.visibility}"`;
      const prefix = this.relationshipPrefix();
      const element = `<sheet name="${encodeXml(sheet.name)}" sheetId="${++sheetId}"${state} ${prefix}:id="${id}"/>`;
      this.insertSheet(element, behind);
    }
  }

  /** The first of as many blocks of shape numbers as so many notes take. */
  freeShapes(notes: number): number {
    const first = this.nextShapes;
    this.nextShapes += noteBlocks(notes);
    return first;
  }

  /** Excel rebuilds the order of calculation when it is missing; a wrong one would be damage. */
  dropCalculationOrder(): void {
    const link = relationships(this.parts, this.workbookPart).find(({ type }) => type === 'calcChain');
    if (link) this.removePart(link.target, this.workbookPart, link.id);
  }

  recalculateOnOpening(): void {
    const text = this.text(this.workbookPart);
    if (/<calcPr[\s/>]/.test(text)) {
      this.set(
        this.workbookPart,
        eachTag(text, 'calcPr', (tag) => withAttribute(tag, 'fullCalcOnLoad', '1')),
      );
      return;
    }
    const xml = new XmlWalker(text);
    let after = 0;
    const before = new Set(['sheets', 'functionGroups', 'externalReferences', 'definedNames']);
    while (xml.next()) {
      if (xml.kind !== 'open' || !before.has(xml.name)) continue;
      xml.skip();
      after = xml.end;
    }
    this.set(this.workbookPart, `${text.slice(0, after)}<calcPr fullCalcOnLoad="1"/>${text.slice(after)}`);
  }

  bytes(): Uint8Array {
    const encoder = new TextEncoder();
    const known = new Set(this.parts.entries.map(({ name }) => name));
    const kept = this.parts.entries.flatMap((entry): ZipEntry[] => {
      if (this.removed.has(entry.name)) return [];
      const text = this.changed.get(entry.name);
      return [text === undefined ? entry : packEntry(entry.name, encoder.encode(text))];
    });
    const added = [...this.changed].filter(([name]) => !known.has(name));
    return writeZip([...kept, ...added.map(([name, text]) => packEntry(name, encoder.encode(text)))]);
  }

  addPart({ name, text, contentType }: NewPart): void {
    if (this.isTaken(name)) throw new NotSaved({ code: 'selfCheck', check: 'reopen' });
    this.changed.set(name, text);
    if (contentType === undefined) return;
    const types = '[Content_Types].xml';
    const element = `<Override PartName="/${name}" ContentType="${contentType}"/>`;
    this.set(types, addChild(this.text(types), 'Types', element));
  }

  ensureDefault(extension: string, contentType: string): void {
    const types = '[Content_Types].xml';
    const text = this.text(types);
    if (new RegExp(`Extension="${extension}"`, 'i').test(text)) return;
    this.set(types, addChild(text, 'Types', `<Default Extension="${extension}" ContentType="${contentType}"/>`));
  }

  addWorkbookLink(type: string, part: string): string {
    return this.addLink(this.workbookPart, type, part);
  }

  /** Links a part to another one and gives the link's id. */
  addLink(from: string, type: string, to: string): string {
    const links = relationshipsPart(from);
    const text = this.isTaken(links) ? this.text(links) : NO_LINKS;
    let number = 1;
    while (text.includes(`"rIdNovo${number}"`)) number++;
    const id = `rIdNovo${number}`;
    const element = `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="/${to}"/>`;
    this.set(links, addChild(text, 'Relationships', element));
    return id;
  }

  /** Takes a part out, with its type and the link of that id that leads to it. */
  removePart(part: string, from?: string, linkId?: string): void {
    const name = this.parts.spelling(part);
    this.removed.add(name);
    this.changed.delete(name);
    if (from !== undefined && linkId !== undefined) {
      const links = relationshipsPart(from);
      this.set(links, removeElements(this.text(links), 'Relationship', 'Id', [linkId]));
    }
    const types = '[Content_Types].xml';
    const text = this.text(types);
    const without = removeElements(text, 'Override', 'PartName', [`/${part}`]);
    if (without !== text) this.set(types, without);
  }

  /** Puts a sheet in its place and moves the numbers by which names and views refer to the ones behind it. */
  private insertSheet(element: string, behind: string | null): void {
    let text = this.text(this.workbookPart);
    const xml = new XmlWalker(text);
    const starts: number[] = [];
    let position = 0;
    // The file may list chart sheets, which are no sheets of the book: places are told by names.
    while (xml.nextOpen('sheet')) {
      starts.push(xml.start);
      if (xml.attribute('name') === behind) position = starts.length;
    }
    const at = starts[position] ?? -1;
    if (at < 0) text = addChild(text, 'sheets', element);
    else {
      text = text.slice(0, at) + element + text.slice(at);
      const moved = (name: string) => (tag: string, tagXml: XmlWalker) => {
        const number = Number(tagXml.attribute(name));
        return tagXml.attribute(name) !== undefined && number >= position
          ? withAttribute(tag, name, `${number + 1}`)
          : tag;
      };
      text = eachTag(text, 'definedName', moved('localSheetId'));
      text = eachTag(text, 'workbookView', moved('activeTab'));
      text = eachTag(text, 'workbookView', moved('firstSheet'));
    }
    this.set(this.workbookPart, text);
  }

  /** Prefix that the workbook part uses for relationships; `r` nearly always. */
  private relationshipPrefix(): string {
    return /<sheet\b[^>]*?\s(\w+):id="/.exec(this.text(this.workbookPart))?.[1] ?? 'r';
  }

  highest(part: string, element: string, attribute: string): number {
    const xml = new XmlWalker(this.text(part));
    let highest = 0;
    while (xml.nextOpen(element)) highest = Math.max(highest, Number(xml.attribute(attribute) ?? 0));
    return highest;
  }

  private highestTableId(): number {
    const tables = [...this.parts.names(), ...this.changed.keys()].filter((name) =>
      /^xl\/tables\/[^/]+\.xml$/i.test(name),
    );
    const numbers = tables.map((name) => Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0));
    return Math.max(0, ...numbers, ...tables.map((name) => this.highest(name, 'table', 'id')));
  }

  /** A number that no part has under any of the names, given as what stands before and behind it. */
  freeNumber(...names: [string, string][]): number {
    let number = 1;
    while (names.some(([before, after]) => this.isTaken(`${before}${number}${after}`))) number++;
    return number;
  }

  private isTaken(name: string): boolean {
    return this.parts.has(name) || this.changed.has(name);
  }

  private freeName(before: string, after: string): string {
    return this.parts.has(before + after) ? `${before}${this.freeNumber([before, after])}${after}` : before + after;
  }
}

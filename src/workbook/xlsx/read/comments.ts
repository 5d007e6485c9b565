import { parseCell } from '../address';
import { cellAt, putCell, type Cell, type Sheet } from '../book';
import { readingPart, relationships, type Parts, type Relationship } from '../package/parts';
import { XmlWalker } from '../package/xml';
import { readRuns } from './sharedStrings';

/** Attaches notes and conversations to the cells of a sheet. */
export function readComments(parts: Parts, links: readonly Relationship[], workbookPart: string, sheet: Sheet): void {
  for (const link of links) {
    if (link.type === 'comments') readNotes(parts, link.target, sheet);
  }
  const conversations = links.filter((link) => link.type === 'threadedComment');
  if (conversations.length === 0) return;
  const people = readPeople(parts, workbookPart);
  for (const link of conversations) readConversations(parts, link.target, people, sheet);
}

function readNotes(parts: Parts, part: string, sheet: Sheet): void {
  const text = parts.text(part);
  if (text === null) return;
  readingPart(part, () => {
    const xml = new XmlWalker(text);
    while (xml.nextOpen('comment')) {
      const place = parseCell(xml.attribute('ref') ?? '');
      if (!place || xml.empty) continue;
      let note = '';
      while (xml.next() && !(xml.kind === 'close' && xml.name === 'comment')) {
        if (xml.kind === 'open' && xml.name === 'text') note += readRuns(xml);
      }
      ensureCell(sheet, place.row, place.column).note = note;
    }
  });
}

/** Each conversation stands in the place of the placeholder note that older programs show. */
function readConversations(parts: Parts, part: string, people: ReadonlyMap<string, string>, sheet: Sheet): void {
  const text = parts.text(part);
  if (text === null) return;
  readingPart(part, () => {
    const xml = new XmlWalker(text);
    while (xml.nextOpen('threadedComment')) {
      const place = parseCell(xml.attribute('ref') ?? '');
      const author = people.get(xml.attribute('personId') ?? '') ?? '';
      if (!place) continue;
      const cell = ensureCell(sheet, place.row, place.column);
      cell.conversation = [...(cell.conversation ?? []), { author, text: readMessage(xml) }];
      delete cell.note;
    }
  });
}

function readMessage(xml: XmlWalker): string {
  let message = '';
  if (xml.empty) return message;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'threadedComment')) {
    if (xml.kind === 'open' && xml.name === 'text') message += xml.content();
    else if (xml.kind === 'open') xml.skip();
  }
  return message;
}

function readPeople(parts: Parts, workbookPart: string): Map<string, string> {
  const people = new Map<string, string>();
  for (const link of relationships(parts, workbookPart)) {
    const text = link.type === 'person' ? parts.text(link.target) : null;
    if (text === null) continue;
    const xml = new XmlWalker(text);
    while (xml.nextOpen('person')) people.set(xml.attribute('id') ?? '', xml.attribute('displayName') ?? '');
  }
  return people;
}

function ensureCell(sheet: Sheet, row: number, column: number): Cell {
  const found = cellAt(sheet, row, column);
  if (found) return found;
  const cell: Cell = { value: null };
  putCell(sheet, row, column, cell);
  return cell;
}

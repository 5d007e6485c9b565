import { cellAt, type Sheet } from '../book';
import { cellAddress } from '../address';
import { withAttribute } from '../package/markup';
import { relationships, type Parts } from '../package/parts';
import { XmlDamage, XmlWalker } from '../package/xml';
import {
  blockList,
  commentsXml,
  noteBoxesXml,
  noteShapes,
  noteText,
  notesOf,
  NOTE_SHAPE_TYPE,
} from '../write/notesXml';
import type { NotePlace } from '../write/notesXml';
import type { PackagePatch } from './packagePatch';
import { replaceElement } from './sheetLayout';

const COMMENTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Notes that a sheet got, lost or shows otherwise than before. */
interface NoteChanges {
  added: NotePlace[];
  changed: NotePlace[];
  removed: NotePlace[];
}

export function notesChanged(before: Sheet, after: Sheet): boolean {
  const { added, changed, removed } = noteChanges(before, after);
  return added.length + changed.length + removed.length > 0;
}

function noteChanges(before: Sheet, after: Sheet): NoteChanges {
  const changes: NoteChanges = { added: [], changed: [], removed: [] };
  for (const note of notesOf(after)) {
    const old = cellAt(before, note.row, note.column)?.note;
    if (!old) changes.added.push(note);
    else if (old !== note.text) changes.changed.push(note);
  }
  for (const note of notesOf(before)) if (!cellAt(after, note.row, note.column)?.note) changes.removed.push(note);
  return changes;
}

/** Writes changed notes into a sheet's part of notes and the drawing of their boxes; the others keep their look. */
export function patchNotes(patch: PackagePatch, parts: Parts, sheetPart: string, before: Sheet, after: Sheet): void {
  const changes = noteChanges(before, after);
  const { added, changed, removed } = changes;
  if (added.length + changed.length + removed.length === 0) return;
  const links = relationships(parts, sheetPart);
  const comments = links.find(({ type }) => type === 'comments');
  if (comments) patch.set(comments.target, patchedComments(patch.text(comments.target), changes));
  else if (added.length > 0) {
    const name = `xl/comments${patch.freeNumber(['xl/comments', '.xml'])}.xml`;
    patch.addPart({ name, text: commentsXml(added), contentType: COMMENTS });
    patch.addLink(sheetPart, 'comments', name);
  }
  patchBoxes(patch, parts, sheetPart, changes);
}

function patchedComments(text: string, { added, changed, removed }: NoteChanges): string {
  const gone = new Set(removed.map((note) => cellAddress(note.row, note.column)));
  const texts = new Map(changed.map((note) => [cellAddress(note.row, note.column), note.text]));
  const xml = new XmlWalker(text);
  let out = '';
  let done = 0;
  while (xml.nextOpen('comment')) {
    const { start } = xml;
    const address = xml.attribute('ref') ?? '';
    const isGone = gone.has(address);
    const words = texts.get(address);
    if (!isGone && words === undefined) continue;
    if (isGone) {
      xml.skip();
      out += text.slice(done, start);
    } else {
      xml.nextOpen('text');
      out += text.slice(done, xml.start) + noteText(words ?? '');
      xml.skip();
    }
    done = xml.end;
  }
  return withComments(out + text.slice(done), added);
}

/** New notes are nobody's, as those of a new file are. */
function withComments(text: string, added: readonly NotePlace[]): string {
  if (added.length === 0) return text;
  const authors = new XmlWalker(text);
  if (!authors.nextOpen('authors')) throw new XmlDamage('authors');
  let author = 0;
  while (authors.next() && !(authors.kind === 'close' && authors.name === 'authors')) {
    if (authors.kind !== 'open') continue;
    author += 1;
    authors.skip();
  }
  const list = /<commentList\s*\/>/.test(text)
    ? text.replace(/<commentList\s*\/>/, '<commentList></commentList>')
    : text;
  const elements = added.map(
    (note) =>
      `<comment ref="${cellAddress(note.row, note.column)}" authorId="${author}">${noteText(note.text)}</comment>`,
  );
  return list
    .replace(/<\/authors\s*>/, (close) => `<author></author>${close}`)
    .replace(/<\/commentList\s*>/, (close) => elements.join('') + close);
}

function patchBoxes(patch: PackagePatch, parts: Parts, sheetPart: string, { added, removed }: NoteChanges): void {
  const drawingId = /<legacyDrawing\s[^>]*?\bid="([^"]*)"/.exec(patch.text(sheetPart))?.[1];
  const drawing = relationships(parts, sheetPart).find(({ id }) => id === drawingId)?.target;
  if (drawing !== undefined) {
    const without = removed.reduce(withoutBox, patch.text(drawing));
    const block = patch.freeShapes(added.length);
    patch.set(drawing, added.length > 0 ? withBoxes(without, added, block) : without);
    return;
  }
  if (added.length === 0) return;
  const name = `xl/drawings/vmlDrawing${patch.freeNumber(['xl/drawings/vmlDrawing', '.vml'])}.vml`;
  patch.addPart({ name, text: noteBoxesXml(added, patch.freeShapes(added.length)) });
  patch.ensureDefault('vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing');
  const id = patch.addLink(sheetPart, 'vmlDrawing', name);
  const element = `<legacyDrawing xmlns:r="${RELATIONSHIPS}" r:id="${id}"/>`;
  patch.set(sheetPart, replaceElement(patch.text(sheetPart), 'legacyDrawing', element));
}

/** Drawings of boxes are not always well-formed XML: only what must be is changed in their text. */
function withoutBox(text: string, { row, column }: NotePlace): string {
  const isHere = (shape: string) =>
    new RegExp(`<x:Row>\\s*${row}\\s*</x:Row>`).test(shape) &&
    new RegExp(`<x:Column>\\s*${column}\\s*</x:Column>`).test(shape);
  return text.replace(/<v:shape\s[\s\S]*?<\/v:shape>/g, (shape) => (isHere(shape) ? '' : shape));
}

function withBoxes(text: string, added: readonly NotePlace[], block: number): string {
  const shapes = noteShapes(added, block);
  const blocks = blockList(block, added.length);
  const listed = text.replace(/<o:idmap\s[^>]*>/, (tag) => {
    const known = /\sdata="([^"]*)"/.exec(tag)?.[1];
    return withAttribute(tag, 'data', known ? `${known},${blocks}` : blocks);
  });
  const typed = /id=["']?_x0000_t202\b/.test(listed) ? shapes : NOTE_SHAPE_TYPE + shapes;
  const end = listed.lastIndexOf('</xml>');
  if (end < 0) throw new XmlDamage('drawing');
  return listed.slice(0, end) + typed + listed.slice(end);
}

import { cellAddress } from '../address';
import type { Sheet } from '../book';
import { textElement } from './cellXml';

export interface NotePlace {
  row: number;
  column: number;
  text: string;
}

/** The notes of a sheet in reading order. */
export function notesOf(sheet: Sheet): NotePlace[] {
  const notes: NotePlace[] = [];
  for (const [row, cells] of sheet.rows) {
    for (const [column, { note }] of cells)
      if (note !== undefined && note !== '') notes.push({ row, column, text: note });
  }
  return notes.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The text of a note. */
export function noteText(text: string): string {
  return `<text><r>${textElement(text)}</r></text>`;
}

export function commentsXml(notes: readonly NotePlace[]): string {
  const list = notes.map(
    ({ row, column, text }) => `<comment ref="${cellAddress(row, column)}" authorId="0">${noteText(text)}</comment>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors>' +
    `<commentList>${list.join('')}</commentList></comments>`
  );
}

/** What the boxes have in common. */
export const NOTE_SHAPE_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

/** Shapes of a drawing are numbered in blocks of so many, and the drawing says which blocks are its own. */
const BLOCK = 1024;

/** Blocks that the boxes of so many notes take. */
export function noteBlocks(notes: number): number {
  return Math.ceil(notes / (BLOCK - 1));
}

/** The numbers of the blocks from the first one on, as a drawing lists them. */
export function blockList(first: number, notes: number): string {
  return Array.from({ length: noteBlocks(notes) }, (_, i) => first + i).join(',');
}

/** The boxes that Excel draws the notes in. `block` is the first of the blocks that only this drawing has. */
export function noteShapes(notes: readonly NotePlace[], block: number): string {
  const boxes = notes.map(
    ({ row, column }, i) =>
      `<v:shape id="_x0000_s${(block + Math.floor(i / (BLOCK - 1))) * BLOCK + 1 + (i % (BLOCK - 1))}" type="#_x0000_t202" style="position:absolute;visibility:hidden" ` +
      'fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow color="black" obscured="t"/>' +
      '<v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
      `<x:Anchor>${[column + 1, 15, row, 2, column + 4, 15, row + 5, 4].join(', ')}</x:Anchor>` +
      `<x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  );
  return boxes.join('');
}

/** The drawing of the boxes of notes; without it Excel shows none of them. */
export function noteBoxesXml(notes: readonly NotePlace[], block: number): string {
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
    'xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    `<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${blockList(block, notes.length)}"/></o:shapelayout>` +
    `${NOTE_SHAPE_TYPE}${noteShapes(notes, block)}</xml>`
  );
}

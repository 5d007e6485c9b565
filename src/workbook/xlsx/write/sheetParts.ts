import type { Sheet } from '../book';
import { encodeXml } from '../package/xml';
import type { CellContext } from './cellXml';
import { commentsXml, noteBoxesXml, notesOf } from './notesXml';
import { sheetXml } from './sheetXml';
import type { StyleSheet } from './styleSheet';
import { tableXml } from './tableXml';

export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A part to put into a package; parts without a type are covered by their extension. */
export interface NewPart {
  name: string;
  text: string;
  contentType?: string;
}

/** Numbers that the parts of a sheet take in their package. */
export interface SheetNumbers {
  sheet: number;
  /** Number of the first table, also its id. */
  table: number;
  comments: number;
  /** Block of shape ids of the boxes of notes. */
  shapes: number;
}

/** The part of a sheet with those of its tables and notes. */
export function sheetParts(
  sheet: Sheet,
  active: boolean,
  numbers: SheetNumbers,
  styles: StyleSheet,
  context: CellContext,
): NewPart[] {
  const parts: NewPart[] = [];
  const links: { type: string; target: string }[] = [];
  const tables = sheet.tables.map((table, i) => {
    const number = numbers.table + i;
    parts.push({
      name: `xl/tables/table${number}.xml`,
      text: tableXml(table, sheet, number, context.ours),
      contentType: `${SPREADSHEET}.table+xml`,
    });
    links.push({ type: `${OFFICE}/table`, target: `../tables/table${number}.xml` });
    return `rId${links.length}`;
  });
  let noteBoxes: string | null = null;
  const notes = notesOf(sheet);
  if (notes.length > 0) {
    const number = numbers.comments;
    parts.push(
      { name: `xl/comments${number}.xml`, text: commentsXml(notes), contentType: `${SPREADSHEET}.comments+xml` },
      { name: `xl/drawings/vmlDrawing${number}.vml`, text: noteBoxesXml(notes, numbers.shapes) },
    );
    links.push({ type: `${OFFICE}/comments`, target: `../comments${number}.xml` });
    links.push({ type: `${OFFICE}/vmlDrawing`, target: `../drawings/vmlDrawing${number}.vml` });
    noteBoxes = `rId${links.length}`;
  }
  const text = sheetXml(sheet, active, { noteBoxes, tables }, styles, context);
  const name = `sheet${numbers.sheet}.xml`;
  parts.unshift({ name: `xl/worksheets/${name}`, text, contentType: `${SPREADSHEET}.worksheet+xml` });
  if (links.length > 0) parts.push({ name: `xl/worksheets/_rels/${name}.rels`, text: relationshipsXml(links) });
  return parts;
}

/** A relationships part with ids `rId1`, `rId2`, … in order. */
export function relationshipsXml(links: readonly { type: string; target: string }[]): string {
  const elements = links.map(
    ({ type, target }, i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${encodeXml(target)}"/>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${elements.join('')}</Relationships>`
  );
}

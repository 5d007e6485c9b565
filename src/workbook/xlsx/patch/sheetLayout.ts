import { areaAddress } from '../address';
import type { Sheet } from '../book';
import { XmlWalker } from '../package/xml';
import { SHEET_ORDER } from '../sheetOrder';
import { columnTag } from '../write/columns';
import { mergesXml } from '../write/sheetXml';
import { withAttribute } from '../package/markup';

/** Writes changed widths, hidden rows and columns and merged cells into the text of a sheet part. */
export function patchLayout(text: string, before: Sheet, after: Sheet): string {
  let patched = text;
  const columns = changedColumns(before, after);
  if (columns.length > 0) patched = patchColumns(patched, columns, after);
  const rows = changedRows(before, after);
  if (rows.size > 0) patched = patchHiddenRows(patched, rows, after);
  if (mergeKey(before) !== mergeKey(after)) patched = replaceElement(patched, 'mergeCells', mergesXml(after));
  return patched;
}

/** Whether {@link patchLayout} has anything to write. */
export function layoutChanged(before: Sheet, after: Sheet): boolean {
  return (
    changedColumns(before, after).length > 0 ||
    changedRows(before, after).size > 0 ||
    mergeKey(before) !== mergeKey(after)
  );
}

function mergeKey({ merges }: Sheet): string {
  return merges.map(areaAddress).sort().join(' ');
}

function changedColumns(before: Sheet, after: Sheet): number[] {
  const columns = new Set([
    ...before.columnWidths.keys(),
    ...after.columnWidths.keys(),
    ...before.hiddenColumns,
    ...after.hiddenColumns,
  ]);
  return [...columns]
    .filter(
      (column) =>
        before.columnWidths.get(column) !== after.columnWidths.get(column) ||
        before.hiddenColumns.has(column) !== after.hiddenColumns.has(column),
    )
    .sort((a, b) => a - b);
}

function changedRows({ hiddenRows: before }: Sheet, { hiddenRows: after }: Sheet): Set<number> {
  return new Set([...before, ...after].filter((row) => before.has(row) !== after.has(row)));
}

/** Cuts the column elements around the changed columns; what the others say, styles and groups too, stays. */
function patchColumns(text: string, changed: readonly number[], after: Sheet): string {
  const xml = new XmlWalker(text);
  const pieces: { first: number; last: number; tag: string }[] = [];
  while (xml.next() && !(xml.kind === 'open' && xml.name === 'sheetData')) {
    if (xml.kind !== 'open' || xml.name !== 'col') continue;
    const tag = text.slice(xml.start, xml.end);
    let first = Number(xml.attribute('min')) - 1;
    const last = Number(xml.attribute('max')) - 1;
    for (const column of changed.filter((one) => one >= first && one <= last)) {
      if (column > first) pieces.push({ first, last: column - 1, tag });
      pieces.push({ first: column, last: column, tag: columnTag(after, column, tag) });
      first = column + 1;
    }
    if (first <= last) pieces.push({ first, last, tag });
  }
  const known = (column: number) => pieces.some(({ first, last }) => column >= first && column <= last);
  for (const column of changed.filter((one) => !known(one))) {
    pieces.push({ first: column, last: column, tag: columnTag(after, column, '<col/>') });
  }
  const elements = pieces
    .sort((a, b) => a.first - b.first)
    .map(({ first, last, tag }) => withAttribute(withAttribute(tag, 'min', `${first + 1}`), 'max', `${last + 1}`));
  return replaceElement(text, 'cols', `<cols>${elements.join('')}</cols>`);
}

function patchHiddenRows(text: string, changed: ReadonlySet<number>, { hiddenRows }: Sheet): string {
  const xml = new XmlWalker(text);
  const missing = [...changed].filter((row) => hiddenRows.has(row)).sort((a, b) => a - b);
  let out = '';
  let done = 0;
  const addUpTo = (row: number, position: number) => {
    while (missing.length > 0 && missing[0]! < row) {
      out += `${text.slice(done, position)}<row r="${missing.shift()! + 1}" hidden="1"/>`;
      done = position;
    }
  };
  if (!xml.nextOpen('sheetData') || xml.empty) return text;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'sheetData')) {
    if (xml.kind !== 'open' || xml.name !== 'row') continue;
    const row = Number(xml.attribute('r')) - 1;
    addUpTo(row, xml.start);
    if (changed.has(row)) {
      if (missing[0] === row) missing.shift();
      const tag = text.slice(xml.start, xml.end).replace(/\shidden="[^"]*"/, '');
      out += text.slice(done, xml.start) + (hiddenRows.has(row) ? withAttribute(tag, 'hidden', '1') : tag);
      done = xml.end;
    }
  }
  addUpTo(Infinity, xml.start);
  return out + text.slice(done);
}

/** Puts an element of the sheet in the place of the one of that name, or where the order of the format wants it. */
export function replaceElement(text: string, name: string, element: string): string {
  const xml = new XmlWalker(text);
  xml.nextOpen('worksheet');
  const place = SHEET_ORDER.indexOf(name);
  let behind = xml.end;
  while (xml.next() && xml.kind === 'open') {
    const start = xml.start;
    const found = SHEET_ORDER.indexOf(xml.name);
    const here = xml.name === name;
    xml.skip();
    if (here) return text.slice(0, start) + element + text.slice(xml.end);
    if (found >= 0 && found < place) behind = xml.end;
  }
  return text.slice(0, behind) + element + text.slice(behind);
}

import { areaAddress, parseArea } from '../address';
import type { Sheet, Table } from '../book';
import { eachTag, withAttribute } from '../package/markup';
import { relationships, type Parts } from '../package/parts';
import { XmlDamage, XmlWalker } from '../package/xml';
import { columnName } from '../write/tableXml';
import type { PackagePatch } from './packagePatch';

/** Whether tables of a sheet have got another size. */
export function tablesResized(before: Sheet, after: Sheet): boolean {
  return JSON.stringify(before.tables) !== JSON.stringify(after.tables);
}

/**
 * Whether the tables of a sheet are the same but for their size: more or fewer columns at the right end, more or fewer
 * rows at the lower one where no totals row is in the way.
 */
export function areSameTables(before: Sheet, after: Sheet): boolean {
  return (
    before.tables.length === after.tables.length &&
    before.tables.every((table, i) => isResized(table, after.tables[i]!))
  );
}

function isResized(before: Table, after: Table): boolean {
  const { area: old, columns } = before;
  const { area } = after;
  const common = Math.min(columns.length, after.columns.length);
  return (
    before.name === after.name &&
    before.headerRow === after.headerRow &&
    before.totalsRow === after.totalsRow &&
    old.row === area.row &&
    old.column === area.column &&
    (old.rows === area.rows || !before.totalsRow) &&
    columns.slice(0, common).join('\n') === after.columns.slice(0, common).join('\n')
  );
}

/** Writes new sizes into the parts of a sheet's tables; what the file says of the columns that stay, it goes on saying. */
export function patchTables(patch: PackagePatch, parts: Parts, sheetPart: string, before: Sheet, after: Sheet): void {
  const links = relationships(parts, sheetPart).filter(({ type }) => type === 'table');
  before.tables.forEach((table, i) => {
    const wanted = after.tables[i]!;
    if (JSON.stringify(table) === JSON.stringify(wanted)) return;
    const part = links.map(({ target }) => target).find((target) => nameIn(patch.text(target)) === table.name);
    if (part === undefined) throw new XmlDamage('table');
    patch.set(part, resized(patch.text(part), table, wanted));
  });
}

function nameIn(text: string): string | undefined {
  const xml = new XmlWalker(text);
  return xml.nextOpen('table') ? (xml.attribute('displayName') ?? xml.attribute('name')) : undefined;
}

function resized(text: string, before: Table, after: Table): string {
  const width = after.columns.length;
  let patched = eachTag(text, 'table', (tag) => withAttribute(tag, 'ref', areaAddress(after.area)));
  patched = eachTag(patched, 'autoFilter', (tag, xml) => {
    const area = parseArea(xml.attribute('ref') ?? '');
    if (!area) return tag;
    // A filter covers all rows but the totals.
    const rows = area.rows + after.area.rows - before.area.rows;
    return withAttribute(tag, 'ref', areaAddress({ ...area, rows, columns: width }));
  });
  patched = withoutElements(patched, 'filterColumn', (xml) => Number(xml.attribute('colId')) >= width);
  let position = 0;
  patched = withoutElements(patched, 'tableColumn', () => (position += 1) > width);
  const added = after.columns.slice(before.columns.length);
  return withColumns(patched, added, width);
}

function withColumns(text: string, names: readonly string[], count: number): string {
  const xml = new XmlWalker(text);
  let highest = 0;
  while (xml.nextOpen('tableColumn')) highest = Math.max(highest, Number(xml.attribute('id') ?? 0));
  const elements = names.map((name, i) => `<tableColumn id="${highest + 1 + i}" name="${columnName(name)}"/>`).join('');
  const counted = eachTag(text, 'tableColumns', (tag) => withAttribute(tag, 'count', `${count}`));
  return counted.replace(/<\/tableColumns\s*>/, (close) => elements + close);
}

/** Takes out elements for which a condition holds. */
function withoutElements(text: string, name: string, goes: (xml: XmlWalker) => boolean): string {
  const xml = new XmlWalker(text);
  let out = '';
  let done = 0;
  while (xml.nextOpen(name)) {
    const start = xml.start;
    const isOut = goes(xml);
    xml.skip();
    if (!isOut) continue;
    out += text.slice(done, start);
    done = xml.end;
  }
  return out + text.slice(done);
}

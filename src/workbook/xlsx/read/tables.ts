import { parseArea } from '../address';
import type { Table } from '../book';
import { readingPart, type Parts } from '../package/parts';
import { XmlWalker } from '../package/xml';
import { decodeXString } from '../text/xstring';

/** A table from its part; null when the part is missing or has no usable area. */
export function readTable(parts: Parts, part: string): Table | null {
  const text = parts.text(part);
  if (text === null) return null;
  return readingPart(part, () => {
    const xml = new XmlWalker(text);
    if (!xml.nextOpen('table')) return null;
    const area = parseArea(xml.attribute('ref') ?? '');
    if (!area) return null;
    const table: Table = {
      name: xml.attribute('displayName') ?? xml.attribute('name') ?? '',
      area,
      headerRow: xml.attribute('headerRowCount') !== '0',
      totalsRow: Number(xml.attribute('totalsRowCount') ?? 0) > 0,
      columns: [],
    };
    while (xml.nextOpen('tableColumn')) table.columns.push(decodeXString(xml.attribute('name') ?? ''));
    return table;
  });
}

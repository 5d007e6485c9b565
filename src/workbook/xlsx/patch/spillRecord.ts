import { XmlWalker } from '../package/xml';

/** Number of the cell metadata record in a metadata part that lets an array spill; null when it has none. */
export function spillRecord(text: string): number | null {
  const types: string[] = [];
  const spilling = new Set<number>();
  const records: { type: number; value: number }[] = [];
  const xml = new XmlWalker(text);
  let block = '';
  let future = -1;
  while (xml.next()) {
    if (xml.kind !== 'open') continue;
    if (xml.name === 'metadataType') types.push(xml.attribute('name') ?? '');
    else if (xml.name === 'futureMetadata') {
      block = xml.attribute('name') === 'XLDAPR' ? 'future' : '';
      future = -1;
    } else if (xml.name === 'cellMetadata' || xml.name === 'valueMetadata') block = xml.name;
    else if (xml.name === 'bk' && block === 'future') future++;
    else if (xml.name === 'dynamicArrayProperties' && xml.attribute('fDynamic') === '1') spilling.add(future);
    else if (xml.name === 'rc' && block === 'cellMetadata') {
      records.push({ type: Number(xml.attribute('t')), value: Number(xml.attribute('v')) });
    }
  }
  const found = records.findIndex(({ type, value }) => types[type - 1] === 'XLDAPR' && spilling.has(value));
  return found < 0 ? null : found + 1;
}

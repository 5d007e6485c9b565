import { keptNamespace, keptXml } from '../../keptXml';
import type { KeptText } from '../../writing';
import { crc32 } from '../package/crc32';
import { encodeXml } from '../package/xml';
import { OFFICE, relationshipsXml, type NewPart } from './sheetParts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n';
const PROPERTIES = 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml';

/** The parts of a kept text: a custom XML part, the first one, and what says of which kind it is. */
export function keptParts(text: KeptText, number: number): [NewPart, ...NewPart[]] {
  const properties =
    `${HEAD}<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml" ` +
    `ds:itemID="${itemId(text.key)}"><ds:schemaRefs><ds:schemaRef ds:uri="${encodeXml(keptNamespace)}"/></ds:schemaRefs>` +
    '</ds:datastoreItem>';
  const links = [{ type: `${OFFICE}/customXmlProps`, target: `itemProps${number}.xml` }];
  return [
    { name: `customXml/item${number}.xml`, text: keptXml(text) },
    { name: `customXml/itemProps${number}.xml`, text: properties, contentType: PROPERTIES },
    { name: `customXml/_rels/item${number}.xml.rels`, text: relationshipsXml(links) },
  ];
}

/** Each part has an id of its own in a workbook; ours come from their keys, which differ. */
function itemId(key: string): string {
  const encoder = new TextEncoder();
  const part = (salt: number) =>
    crc32(encoder.encode(`${salt}${key}`))
      .toString(16)
      .padStart(8, '0')
      .toUpperCase();
  const digits = [1, 2, 3, 4].map(part).join('');
  return `{${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-A${digits.slice(17, 20)}-${digits.slice(20)}}`;
}

import { readingPart, type Parts } from '../package/parts';
import { XmlWalker } from '../package/xml';
import { decodeXString } from '../text/xstring';

/** The texts that cells refer to by number; phonetic readings are left out. */
export function readSharedStrings(parts: Parts, part: string | null): string[] {
  const text = part === null ? null : parts.text(part);
  if (part === null || text === null) return [];
  return readingPart(part, () => {
    const strings: string[] = [];
    const xml = new XmlWalker(text);
    while (xml.nextOpen('si')) strings.push(readRuns(xml));
    return strings;
  });
}

/** Text of `si` or `is`: its own `t` or those of its runs, never that of a phonetic reading. */
export function readRuns(xml: XmlWalker): string {
  if (xml.empty) return '';
  const container = xml.name;
  let text = '';
  while (xml.next() && !(xml.kind === 'close' && xml.name === container)) {
    if (xml.kind !== 'open') continue;
    if (xml.name === 't') text += decodeXString(xml.content());
    else if (xml.name === 'rPh') xml.skip();
  }
  return text;
}

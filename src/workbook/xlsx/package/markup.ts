import { XmlWalker } from './xml';

/** Puts an element in front of the close of the first element of that name, opening it when it is empty. */
export function addChild(text: string, parent: string, child: string): string {
  const xml = new XmlWalker(text);
  if (!xml.nextOpen(parent)) return text;
  if (xml.empty) {
    const tag = text.slice(xml.start, xml.end).replace(/\s*\/>$/, '>');
    return `${text.slice(0, xml.start)}${tag}${child}</${parent}>${text.slice(xml.end)}`;
  }
  xml.skip();
  return text.slice(0, xml.start) + child + text.slice(xml.start);
}

/** Takes out the elements of that name for which the attribute has one of the values. */
export function removeElements(text: string, name: string, attribute: string, values: readonly string[]): string {
  const xml = new XmlWalker(text);
  let out = '';
  let done = 0;
  while (xml.nextOpen(name)) {
    const start = xml.start;
    const found = values.includes(xml.attribute(attribute) ?? '');
    xml.skip();
    if (!found) continue;
    out += text.slice(done, start);
    done = xml.end;
  }
  return out + text.slice(done);
}

/** Sets an attribute in the text of a tag. */
export function withAttribute(tag: string, name: string, value: string): string {
  const known = new RegExp(`(\\s${name}=")[^"]*(")`);
  if (known.test(tag)) return tag.replace(known, (_, open: string, close: string) => open + value + close);
  return tag.replace(/\s*(\/?)>$/, ` ${name}="${value}"$1>`);
}

/** Applies a change to the text of each opening tag of that name. */
export function eachTag(text: string, name: string, change: (tag: string, xml: XmlWalker) => string): string {
  const xml = new XmlWalker(text);
  let out = '';
  let done = 0;
  while (xml.nextOpen(name)) {
    out += text.slice(done, xml.start) + change(text.slice(xml.start, xml.end), xml);
    done = xml.end;
  }
  return out + text.slice(done);
}

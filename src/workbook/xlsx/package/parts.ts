import { Refused } from '../refusal';
import { readZip, unpack, type ZipEntry } from './readZip';
import { XmlDamage, XmlWalker } from './xml';

/** The parts of an office package, found by name whatever the case, unpacked when asked for. */
export class Parts {
  private readonly byName = new Map<string, ZipEntry>();

  constructor(readonly entries: readonly ZipEntry[]) {
    for (const entry of entries) if (!entry.name.endsWith('/')) this.byName.set(entry.name.toLowerCase(), entry);
  }

  static open(bytes: Uint8Array): Parts {
    return new Parts(readZip(bytes));
  }

  names(): string[] {
    return [...this.byName.values()].map((entry) => entry.name);
  }

  has(name: string): boolean {
    return this.byName.has(name.toLowerCase());
  }

  /** Text of a part, or null when the package has none of that name. */
  text(name: string): string | null {
    const entry = this.byName.get(name.toLowerCase());
    return entry ? decodeMarkup(unpack(entry)) : null;
  }

  /** The name as the package spells it. */
  spelling(name: string): string {
    return this.byName.get(name.toLowerCase())?.name ?? name;
  }
}

/** XML is UTF-8 unless it begins with the mark of UTF-16. */
function decodeMarkup(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Runs a reader over a part; markup that is not well-formed becomes a refusal that names the part. */
export function readingPart<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof XmlDamage) throw new Refused({ code: 'damaged', part });
    throw error;
  }
}

/** A link from one part to another; `target` is the other part's name, or an address when external. */
export interface Relationship {
  id: string;
  /** Last segment of its type: `worksheet`, `styles`, … the same in transitional and strict packages. */
  type: string;
  target: string;
  external: boolean;
}

/** Name of the part that holds the relationships of `part` (`''` for those of the package). */
export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`;
}

export function relationships(parts: Parts, part: string): Relationship[] {
  const name = relationshipsPart(part);
  const text = parts.text(name);
  if (text === null) return [];
  return readingPart(name, () => {
    const found: Relationship[] = [];
    const xml = new XmlWalker(text);
    while (xml.nextOpen('Relationship')) {
      const external = xml.attribute('TargetMode') === 'External';
      const target = xml.attribute('Target') ?? '';
      const type = xml.attribute('Type') ?? '';
      found.push({
        id: xml.attribute('Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: external ? target : resolveTarget(part, target),
        external,
      });
    }
    return found;
  });
}

/** Part name a target stands for, seen from the part that holds the link. */
function resolveTarget(part: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const segments = path.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const name = segments.join('/');
  return name.includes('%') ? decodePercent(name) : name;
}

function decodePercent(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

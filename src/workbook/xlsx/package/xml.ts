/** The text is not well-formed where it matters. Readers turn it into a refusal that names the part. */
export class XmlDamage extends Error {}

const LESS = 60;
const GREATER = 62;
const SLASH = 47;

/**
 * Walks through XML one tag at a time, forwards only. Names come without their namespace prefix, so a part
 * written as `x:row` reads like one written as `row`. Entities beyond the five of XML are left alone: nothing
 * a document type declares is ever expanded or fetched.
 */
export class XmlWalker {
  kind: 'open' | 'close' | 'end' = 'end';
  /** Local name of the current tag. */
  name = '';
  /** The current tag closes itself: no `close` follows. */
  empty = false;
  /** Where the current tag begins, and the position after its `>`. */
  start = 0;
  end = 0;
  private nameEnd = 0;

  constructor(
    readonly text: string,
    from = 0,
  ) {
    this.end = from;
  }

  /** Moves to the next tag; false at the end. */
  next(): boolean {
    const text = this.text;
    let at = this.end;
    for (;;) {
      at = text.indexOf('<', at);
      if (at < 0) {
        this.kind = 'end';
        this.start = this.end = text.length;
        return false;
      }
      const mark = text.charCodeAt(at + 1);
      if (mark === 33) at = this.skipDeclaration(at);
      else if (mark === 63) at = this.after('?>', at);
      else break;
    }
    this.start = at;
    let from = at + 1;
    this.kind = 'open';
    if (text.charCodeAt(from) === SLASH) {
      this.kind = 'close';
      from++;
    }
    let to = from;
    let local = from;
    for (; ; to++) {
      const code = text.charCodeAt(to);
      if (code === 58) local = to + 1;
      else if (code <= 32 || code === GREATER || code === SLASH || code !== code) break;
    }
    this.name = text.slice(local, to);
    this.nameEnd = to;
    this.end = this.tagEnd(to);
    this.empty = this.kind === 'open' && text.charCodeAt(this.end - 2) === SLASH;
    return true;
  }

  /** Moves to the next opening tag of that name; false at the end. */
  nextOpen(name: string): boolean {
    while (this.next()) if (this.kind === 'open' && this.name === name) return true;
    return false;
  }

  /** Value of an attribute by its local name, entities resolved. */
  attribute(local: string): string | undefined {
    const text = this.text;
    const stop = this.end - 1;
    let at = this.nameEnd;
    while (at < stop) {
      const equals = text.indexOf('=', at);
      if (equals < 0 || equals >= stop) return undefined;
      let open = equals + 1;
      while (text.charCodeAt(open) <= 32) open++;
      const close = text.indexOf(text[open]!, open + 1);
      if (close < 0 || close > stop) throw new XmlDamage('attribute');
      let nameEnd = equals;
      while (text.charCodeAt(nameEnd - 1) <= 32) nameEnd--;
      const nameStart = nameEnd - local.length;
      const before = text.charCodeAt(nameStart - 1);
      if ((before <= 32 || before === 58) && text.startsWith(local, nameStart)) {
        return decodeXml(text.slice(open + 1, close));
      }
      at = close + 1;
    }
    return undefined;
  }

  /** Character data up to the close of the current element, children's included; moves onto that close. */
  content(): string {
    if (this.empty) return '';
    let parts = '';
    let depth = 1;
    let from = this.end;
    while (this.next()) {
      parts += characterData(this.text.slice(from, this.start));
      from = this.end;
      if (this.kind === 'close') depth--;
      else if (!this.empty) depth++;
      if (depth === 0) return parts;
    }
    throw new XmlDamage('unclosed element');
  }

  /** Moves past the current element and its children, onto its close. */
  skip(): void {
    if (this.empty) return;
    let depth = 1;
    while (this.next()) {
      if (this.kind === 'close') depth--;
      else if (!this.empty) depth++;
      if (depth === 0) return;
    }
    throw new XmlDamage('unclosed element');
  }

  private tagEnd(from: number): number {
    const text = this.text;
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === GREATER) return at + 1;
      if (code === LESS) break;
      if (code === 34 || code === 39) {
        at = text.indexOf(code === 34 ? '"' : "'", at + 1);
        if (at < 0) break;
      }
    }
    throw new XmlDamage('unclosed tag');
  }

  private skipDeclaration(at: number): number {
    if (this.text.startsWith('<!--', at)) return this.after('-->', at);
    if (this.text.startsWith('<![CDATA[', at)) return this.after(']]>', at);
    const subset = this.text.indexOf('[', at);
    const close = this.after('>', at);
    return subset >= 0 && subset < close ? this.after(']>', at) : close;
  }

  private after(mark: string, at: number): number {
    const found = this.text.indexOf(mark, at);
    if (found < 0) throw new XmlDamage('unclosed markup');
    return found + mark.length;
  }
}

/** Text between two tags: comments dropped, CDATA taken as it is, line ends as XML wants them, entities resolved. */
function characterData(raw: string): string {
  if (!raw.includes('<')) return decodeXml(raw);
  return raw
    .split(/(<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>)/)
    .map((piece) => {
      if (piece.startsWith('<![CDATA[')) return piece.slice(9, -3);
      return piece.startsWith('<') ? '' : decodeXml(piece);
    })
    .join('');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Character data as a program reads it. */
export function decodeXml(raw: string): string {
  const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name[0] !== '#') return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Text as it goes between tags or into an attribute in double quotes; line ends inside survive. */
export function encodeXml(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (character) => {
    switch (character) {
      case '&':
        return '&amp;';
      case '<':
        return '&lt;';
      case '>':
        return '&gt;';
      case '"':
        return '&quot;';
      default:
        return `&#${character.charCodeAt(0)};`;
    }
  });
}

import type { RawCell } from './typedRows';

/** DOS programs end a text with this; it is no content. */
const END_OF_FILE = '\u001a';
const SEPARATORS = [';', '\t', ',', '|'];

/** Rows of a text file with separators. Quotes may hold separators and line ends; a doubled quote is one. */
export function separatedRows(text: string): RawCell[][] {
  const body = text.trimEnd().endsWith(END_OF_FILE) ? text.slice(0, text.lastIndexOf(END_OF_FILE)) : text;
  const declared = /^sep=(.)\r?\n/i.exec(body);
  if (declared) return split(body.slice(declared[0].length), declared[1]!).map((row) => row.map(rawCell));
  return split(body, bestSeparator(body)).map((row) => row.map(rawCell));
}

/** The separator that cuts most rows into the same number of fields, counted outside quotes. */
function bestSeparator(text: string): string {
  const sample = text.slice(0, 200_000);
  let best = SEPARATORS[0]!;
  let bestScore = 0;
  for (const separator of SEPARATORS) {
    const counts = new Map<number, number>();
    const rows = split(sample, separator).slice(0, 200);
    for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [fields, agreeing] = [...counts].filter(([length]) => length > 1).sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
    const score = fields > 1 ? agreeing / rows.length : 0;
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return best;
}

function split(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const field = readField(text, at, separator);
    row.push(field.text);
    at = field.end;
    if (text[at] === separator) {
      at++;
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function readField(text: string, from: number, separator: string): { text: string; end: number } {
  // `="…"` keeps a program from reading digits as a number.
  const formulaQuote = text[from] === '=' && text[from + 1] === '"';
  const quote = formulaQuote ? from + 1 : from;
  if (text[quote] === '"') {
    const close = closingQuote(text, quote);
    const next = text[close + 1];
    if (close > 0 && (next === undefined || next === separator || next === '\r' || next === '\n')) {
      const inner = text.slice(quote + 1, close).replaceAll('""', '"');
      return { text: formulaQuote ? `="${inner}"` : inner, end: close + 1 };
    }
  }
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { text: text.slice(from, end), end };
}

function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] !== '"') return at;
    at++;
  }
  return -1;
}

function rawCell(field: string): RawCell {
  const wrapped = /^="([\s\S]*)"$/.exec(field);
  if (wrapped) return { text: wrapped[1]!, isText: true };
  const marked = /^'(\d+)$/.exec(field);
  if (marked) return { text: marked[1]!, isText: true };
  return { text: field.replace(/\r\n?/g, '\n') };
}

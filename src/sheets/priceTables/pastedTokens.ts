import { repairEncoding } from '../../brazil/text';
import { exact } from '../../rules/exact';
import { LEAST_LIMIT, readLimitAmount } from './amounts';

/** A piece of pasted text: words of one line or cell, an amount, or the end of a line. */
export type PastedToken =
  | { kind: 'text'; text: string }
  | { kind: 'price' | 'limit'; text: string }
  | { kind: 'lineEnd' }
  /** A heading that says which way the rows below it pay. */
  | { kind: 'mode'; mode: 'variable' | 'fixed' };

/** With thousands and decimals the Brazilian or the American way, or three figures and more without either. */
const AMOUNT =
  /(?<![\w/.,])(?:R\$ ?)?(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d{1,3}(?:,\d{3})+\.\d{1,4}|\d+[.,]\d{1,4}|\d{3,6})(?:\/kg)?(?![\w%/]|[.,]\d)(?: ?\((?:\d|\*)\)| ?[*¹²³⁴⁵])?/giu;
const NOTES = /^\.?\s*(?:\(\*\)|\*|notas?\b|\d\)|\(\d\)|fontes?\b|obs\b|observa)/iu;
const HEADING =
  /R\$ ?\/ ?(?:kg|dap)|^(?:produtos?|pre[çc]os?|m[íi]nimos?|regi[õo]es|unidades|limites?|safra|t[íi]tulo|anexo|tabela|doc|pg|p[áa]gina|dou|issn|di[áa]rio|se[çc][ãa]o|n[º°o]\b)/iu;
const FIXED = /valor(?:es)? fixos?|subven[çc][ãa]o fixa/iu;
const VARIABLE = /pre[çc]os? m[íi]nimos?|subven[çc][ãa]o vari[áa]vel/iu;

/** Pasted text parted into the rows of a table, as tokens, and the notes below them, a note each. */
export function pastedTokens(pasted: string): { tokens: PastedToken[]; notes: string[] } {
  const lines = repairEncoding(pasted)
    .normalize('NFC')
    .replace(/\u00A0/g, ' ')
    .split(/\r\n?|\n/);
  const end = lines.findIndex((line) => NOTES.test(line));
  const body = end < 0 ? lines : lines.slice(0, end);
  return { tokens: body.flatMap(tokensOfLine), notes: end < 0 ? [] : notesOf(lines.slice(end)) };
}

function tokensOfLine(line: string): PastedToken[] {
  const plain = line.replace(/^\s*\.(?=\s|$)/, '').trim();
  const isHeading = HEADING.test(plain) && (plain.match(AMOUNT) ?? []).every((amount) => !/[.,]/.test(amount));
  if (isHeading) {
    if (FIXED.test(plain)) return [{ kind: 'mode', mode: 'fixed' }];
    return VARIABLE.test(plain) ? [{ kind: 'mode', mode: 'variable' }] : [];
  }
  return [
    ...line
      .replace(/^\s*\.(?=\s|$)/, '')
      .split('\t')
      .flatMap(tokensOfCell),
    { kind: 'lineEnd' },
  ];
}

function tokensOfCell(cell: string): PastedToken[] {
  const tokens: PastedToken[] = [];
  let from = 0;
  const addText = (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '' && !/^(?:R\$|[-–—|.])+$/.test(words)) tokens.push({ kind: 'text', text: words });
  };
  for (const found of cell.matchAll(AMOUNT)) {
    addText(cell.slice(from, found.index));
    tokens.push({ kind: isLimit(found[0]) ? 'limit' : 'price', text: found[0].trim() });
    from = found.index + found[0].length;
  }
  addText(cell.slice(from));
  return tokens;
}

/** By its size as a limit, however it is written; `/kg` is of prices. */
function isLimit(text: string): boolean {
  const read = readLimitAmount(text);
  return read.ok && !/\/kg/i.test(text) && exact(read.value).gte(LEAST_LIMIT);
}

/** Lines of one note are one text. */
function notesOf(lines: readonly string[]): string[] {
  const notes: string[] = [];
  for (const line of lines.map((one) => one.trim())) {
    if (line === '') continue;
    if (notes.length === 0 || NOTES.test(line)) notes.push(line);
    else notes[notes.length - 1] += ` ${line}`;
  }
  return notes;
}

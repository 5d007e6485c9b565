import type { TableReference } from '../port';

const parts: Readonly<Record<string, TableReference['part']>> = {
  '#all': 'all',
  '#data': 'data',
  '#headers': 'headers',
  '#totals': 'totals',
  '#this row': 'thisRow',
};

/** The inner `[…]` of a table reference, and what joins them. */
const item = /\[((?:'[^]|[^\]'])*)\]\s*([,:]?)\s*/y;

/**
 * Reads the bracket of a table reference: `[UF]`, `[@UF]`, `[@[Preço de venda]]`, `[[#All],[UF]:[Valor]]`, `[]`.
 *
 * @param table name before the bracket, `null` when it stands alone
 * @returns `null` for forms that select several parts at once or are malformed
 */
export function readTableReference(table: string | null, bracket: string): TableReference | null {
  const inside = bracket.slice(1, -1).trim();
  const ofThisRow = inside.startsWith('@');
  const body = ofThisRow ? inside.slice(1).trim() : inside;
  const reference: TableReference = { kind: 'table', table, part: ofThisRow ? 'thisRow' : 'data', columns: null };
  if (body === '') return reference;
  if (!body.startsWith('[')) {
    const part = parts[body.toLowerCase()];
    return part && !ofThisRow ? { ...reference, part } : { ...reference, columns: column(body) };
  }
  return readItems(reference, body);
}

/** The reference to a cell of the formula's own row: `[@[Preço de venda]]`. */
export function thisRow(header: string): string {
  return `[@[${header.replace(/[[\]#'@]/g, "'$&")}]]`;
}

function readItems(reference: TableReference, body: string): TableReference | null {
  const names: string[] = [];
  let { part } = reference;
  let seenParts = 0;
  let isRange = false;
  for (let at = 0; at < body.length; at = item.lastIndex) {
    item.lastIndex = at;
    const [, text, joint] = item.exec(body) ?? [];
    if (text === undefined) return null;
    const named = parts[text.trim().toLowerCase()];
    if (named) {
      part = named;
      seenParts++;
    } else names.push(unescaped(text));
    if (joint === ':') isRange = true;
  }
  if (seenParts > 1 || names.length > 2 || (names.length === 2) !== isRange) return null;
  const [first, last] = names;
  return { ...reference, part, columns: first === undefined ? null : { first, last: last ?? first } };
}

function column(name: string): { first: string; last: string } {
  return { first: unescaped(name), last: unescaped(name) };
}

function unescaped(name: string): string {
  return name.replace(/'([^])/g, '$1');
}

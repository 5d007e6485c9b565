import { parseCell } from '../../../src/workbook/xlsx/address';
import { cellAt, putCell, type Book, type Cell } from '../../../src/workbook/xlsx/book';
import { openBook, type Opened } from '../../../src/workbook/xlsx/openBook';
import { lossesOfSaving, saveBook, type Saved } from '../../../src/workbook/xlsx/saveBook';
import { readZip, unpack } from '../../../src/workbook/xlsx/package/readZip';

export const FUNCTION_IDS = ['PGPMBIO.VSP', 'PGPMBIO.LEDGER', 'PGPMBIO.EXPLAIN', 'SELO.MULTIPLIER', 'BR.NFE'];
const options = { functionIds: FUNCTION_IDS };

export async function opened(bytes: Uint8Array, fileName = 'notas.xlsx'): Promise<Opened> {
  const answer = await openBook(bytes, fileName, options);
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer;
}

export async function refusalOf(bytes: Uint8Array, fileName = 'notas.xlsx') {
  const answer = await openBook(bytes, fileName, options);
  if (answer.ok) throw new Error('was opened');
  return answer.refusal;
}

export async function saved(from: Opened | null, book: Book, fileName = 'notas.xlsx'): Promise<Saved> {
  const answer = await saveBook(from, book, fileName, options);
  if (!answer.ok) throw new Error(`not saved: ${JSON.stringify(answer.refusal)}`);
  return answer;
}

export async function saveRefusalOf(from: Opened | null, book: Book, fileName = 'notas.xlsx') {
  const answer = await saveBook(from, book, fileName, options);
  if (answer.ok) throw new Error('was saved');
  return answer.refusal;
}

export { lossesOfSaving };

/** The cell at `Notas!B3`, or at `B3` of the first sheet. */
export function at(book: Book, address: string): Cell | undefined {
  const [cell, sheet] = address.split('!').reverse();
  const place = parseCell(cell!)!;
  const found = sheet === undefined ? book.sheets[0] : book.sheets.find(({ name }) => name === sheet);
  return cellAt(found!, place.row, place.column);
}

/** A copy of the book with cells of its first sheet set (or emptied). */
export function edited(book: Book, cells: Record<string, Cell | null>): Book {
  const copy = structuredClone(book);
  for (const [address, cell] of Object.entries(cells)) {
    const { row, column } = parseCell(address)!;
    if (cell === null) copy.sheets[0]!.rows.get(row)?.delete(column);
    else putCell(copy.sheets[0]!, row, column, cell);
  }
  return copy;
}

/** Text of each part of a package. */
export function partTexts(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(readZip(bytes).map((entry) => [entry.name, new TextDecoder().decode(unpack(entry))]));
}

/** Names of the parts that are new or differ between two packages, and of those that are gone. */
export function changedParts(before: Uint8Array, after: Uint8Array): { changed: string[]; gone: string[] } {
  const [old, now] = [partTexts(before), partTexts(after)];
  return {
    changed: Object.keys(now).filter((name) => old[name] !== now[name]),
    gone: Object.keys(old).filter((name) => !(name in now)),
  };
}

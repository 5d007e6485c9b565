import type { SelfCheck } from '../../../explain/fileFindings';
import type { CellValue } from '../../port';
import { areaAddress } from '../address';
import type { Book, Sheet } from '../book';
import type { OurFunctions } from '../formula/ours';
import { Parts } from '../package/parts';
import { XmlWalker } from '../package/xml';
import { sameValue } from '../patch/changes';
import { readPackage, type PackageMap } from '../read/readPackage';
import { NotSaved, Refused } from '../refusal';
import { notesOf } from '../write/notesXml';
import { SHEET_ORDER } from '../sheetOrder';

/**
 * Reads saved bytes again and compares them with the book they were made of.
 * @throws NotSaved `selfCheck` when they do not hold the same sheets and cells, or are not in the order Excel wants
 */
export function checkSaved(bytes: Uint8Array, book: Book, ours: OurFunctions): void {
  const { parts, read, map } = reopen(bytes, ours);
  if (read.sheets.map(({ name }) => name).join('\n') !== book.sheets.map(({ name }) => name).join('\n')) {
    throw failed('sheets');
  }
  if ([...(book.kept ?? [])].some(([key, text]) => read.kept?.get(key) !== text)) throw failed('reopen');
  book.sheets.forEach((sheet, i) => {
    if (!sameCells(sheet, read.sheets[i]!)) throw failed('cells', sheet.name);
    if (!sameNotes(sheet, read.sheets[i]!)) throw failed('cells', sheet.name);
    if (!sameTables(sheet, read.sheets[i]!)) throw failed('table', sheet.name);
    checkOrder(parts.text(map.sheets[i]!.part) ?? '', sheet.name);
  });
}

function reopen(bytes: Uint8Array, ours: OurFunctions): { parts: Parts; read: Book; map: PackageMap } {
  try {
    const parts = Parts.open(bytes);
    const { book, map } = readPackage(parts, ours);
    return { parts, read: book, map };
  } catch (error) {
    if (error instanceof Refused) throw failed('reopen');
    throw error;
  }
}

/** Every cell of the book came back with its formula, and with its value where a person typed it. */
function sameCells(sheet: Sheet, read: Sheet): boolean {
  for (const [row, cells] of sheet.rows) {
    for (const [column, cell] of cells) {
      const back = read.rows.get(row)?.get(column);
      if ((cell.formula ?? null) !== (back?.formula ?? null)) return false;
      if (cell.formula === undefined && !cell.spilledFrom && !sameContent(cell.value, back?.value ?? null)) {
        return false;
      }
    }
  }
  return true;
}

/** A text without letters is as good as nothing: the grid does not tell the two apart. */
function sameContent(a: CellValue, b: CellValue): boolean {
  return sameValue(a === '' ? null : a, b === '' ? null : b);
}

/** A conversation stands in the place of a note. */
function sameNotes(sheet: Sheet, read: Sheet): boolean {
  return notesOf(sheet).every(({ row, column, text }) => {
    const back = read.rows.get(row)?.get(column);
    return back?.conversation !== undefined || withPlainEnds(back?.note ?? '') === withPlainEnds(text);
  });
}

function withPlainEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function sameTables(sheet: Sheet, read: Sheet): boolean {
  const key = ({ tables }: Sheet) =>
    tables.map(({ name, area, columns }) => `${name} ${areaAddress(area)} ${columns.join('\n')}`).join('\n');
  return key(sheet) === key(read);
}

function checkOrder(text: string, sheet: string): void {
  const xml = new XmlWalker(text);
  xml.nextOpen('worksheet');
  let last = -1;
  while (xml.next() && xml.kind === 'open') {
    const place = SHEET_ORDER.indexOf(xml.name);
    if (place >= 0 && place < last) throw failed('order', sheet);
    last = Math.max(last, place);
    if (xml.name === 'sheetData' && !xml.empty) xml.end = closeOf(text, 'sheetData', xml.start);
    else xml.skip();
  }
}

/** Position behind the close of an element that does not nest. */
function closeOf(text: string, name: string, from: number): number {
  const found = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g');
  found.lastIndex = from;
  return found.test(text) ? found.lastIndex : text.length;
}

function failed(check: SelfCheck, sheet?: string): NotSaved {
  return new NotSaved(sheet === undefined ? { code: 'selfCheck', check } : { code: 'selfCheck', check, sheet });
}

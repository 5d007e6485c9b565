import type { CellValue } from '../../port';
import { LAST_COLUMN, LAST_ROW } from '../address';
import { emptySheet, putCell, type Book, type Sheet } from '../book';
import { XmlDamage, XmlWalker } from '../package/xml';
import { isoDateSerial } from '../read/isoDate';
import { Refused } from '../refusal';

/** Reads the XML of Excel 2003: values, merges and dates; formulas as their results. */
export function readXmlSpreadsheet(text: string): Book {
  try {
    const sheets: Sheet[] = [];
    const xml = new XmlWalker(text);
    while (xml.nextOpen('Worksheet')) {
      const sheet = emptySheet(xml.attribute('Name') ?? `Planilha${sheets.length + 1}`);
      if (!xml.empty) readWorksheet(xml, sheet);
      sheets.push(sheet);
    }
    if (sheets.length === 0) throw new Refused({ code: 'sheetsUnreadable' });
    return { sheets, activeSheet: 0, names: [], date1904: /<(?:\w+:)?Date1904\b/.test(text) };
  } catch (error) {
    if (error instanceof XmlDamage) throw new Refused({ code: 'truncated' });
    throw error;
  }
}

function readWorksheet(xml: XmlWalker, sheet: Sheet): void {
  let row = -1;
  let column = -1;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'Worksheet')) {
    if (xml.kind !== 'open') continue;
    if (xml.name === 'Row') {
      row = place(xml, row, LAST_ROW);
      column = -1;
    } else if (xml.name === 'Cell') {
      column = place(xml, column, LAST_COLUMN);
      const across = Number(xml.attribute('MergeAcross') ?? 0);
      const down = Number(xml.attribute('MergeDown') ?? 0);
      if (across > 0 || down > 0) sheet.merges.push({ row, column, rows: down + 1, columns: across + 1 });
      const value = readCell(xml);
      if (value) putCell(sheet, row, column, value);
      column += across;
    }
  }
}

function place(xml: XmlWalker, previous: number, last: number): number {
  const index = Number(xml.attribute('Index'));
  return Math.min(index > 0 ? index - 1 : previous + 1, last);
}

function readCell(xml: XmlWalker): { value: CellValue; style?: { numberFormat: string } } | null {
  if (xml.empty) return null;
  let value: CellValue = null;
  let isDate = false;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'Cell')) {
    if (xml.kind !== 'open') continue;
    if (xml.name !== 'Data') {
      xml.skip();
      continue;
    }
    const type = xml.attribute('Type');
    const raw = xml.content();
    isDate = type === 'DateTime';
    value = dataValue(type, raw);
  }
  if (value === null) return null;
  return isDate && typeof value === 'number' ? { value, style: { numberFormat: 'dd/mm/yyyy' } } : { value };
}

function dataValue(type: string | undefined, raw: string): CellValue {
  if (type === 'Number' && Number.isFinite(Number(raw))) return Number(raw);
  if (type === 'Boolean') return raw === '1';
  if (type === 'Error') return { error: raw };
  if (type === 'DateTime') return isoDateSerial(raw.replace(/\.\d+$/, ''), false) ?? raw;
  return raw;
}

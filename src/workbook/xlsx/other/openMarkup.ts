import type { OpenNotice } from '../../../explain/fileFindings';
import { emptySheet, type Book, type Sheet } from '../book';
import type { Content } from '../openBook';
import { Refused } from '../refusal';
import { decodeText } from '../text/decode';
import { putTypedRows } from '../text/typedRows';
import { htmlTables, type HtmlTable } from './htmlTables';
import { readXmlSpreadsheet } from './xmlSpreadsheet';

/** Opens a web page with tables, or the XML of old Excel. */
export function openMarkup(bytes: Uint8Array, sheetName: string): Content {
  const head = new TextDecoder().decode(bytes.subarray(0, 2048));
  const declared = /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? '';
  const { text, guessed } = decodeText(bytes, declared);
  const notices: OpenNotice[] = guessed ? [{ code: 'encodingGuessed' }] : [];
  if (text.includes('urn:schemas-microsoft-com:office:spreadsheet') && !/<html/i.test(text)) {
    return { book: readXmlSpreadsheet(text), kind: 'xmlSpreadsheet', ours: false, source: null, notices };
  }
  if (/^\s*<\?xml/.test(text) && !/<html/i.test(text)) throw new Refused({ code: 'notSpreadsheet', found: 'xml' });
  const tables = htmlTables(text).filter((table) => cellCount(table) > 0);
  if (tables.length === 0) throw new Refused({ code: 'noTable' });
  if (tables.length > 1) notices.push({ code: 'otherTables', count: tables.length - 1 });
  return { book: tablesBook(tables, sheetName), kind: 'html', ours: false, source: null, notices };
}

/** A sheet for each table, the largest first: titles and logos often stand in small tables of their own. */
function tablesBook(tables: readonly HtmlTable[], sheetName: string): Book {
  const ordered = [...tables].sort((a, b) => cellCount(b) - cellCount(a));
  const sheets = ordered.map((table, i): Sheet => {
    const sheet = emptySheet(i === 0 ? sheetName : `${sheetName.slice(0, 25)} (${i + 1})`);
    putTypedRows(sheet, table.rows);
    sheet.merges = table.merges;
    return sheet;
  });
  return { sheets, activeSheet: 0, names: [], date1904: false };
}

function cellCount({ rows }: HtmlTable): number {
  return rows.reduce((sum, row) => sum + row.filter((cell) => cell && cell.text !== '').length, 0);
}

import type { Sheet } from '../book';

const END = 0x000a;
const FILE_PASSWORD = 0x002f;
const SHEET = 0x0085;

/** What the beginning of an old workbook says about its sheets. */
export interface XlsSheets {
  encrypted: boolean;
  /** In the order of the file; charts and macro sheets too. */
  sheets: { visibility: Sheet['visibility']; isWorksheet: boolean }[];
}

/** Reads the records that open the stream of a workbook of Excel 97–2003. */
export function readXlsSheets(stream: Uint8Array): XlsSheets {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const found: XlsSheets = { encrypted: false, sheets: [] };
  for (let at = 0; at + 4 <= stream.length;) {
    const id = view.getUint16(at, true);
    const size = view.getUint16(at + 2, true);
    if (id === END || at + 4 + size > stream.length) break;
    if (id === FILE_PASSWORD) found.encrypted = true;
    else if (id === SHEET && size >= 6) {
      const state = stream[at + 8]! & 3;
      const visibility = state === 0 ? 'visible' : state === 1 ? 'hidden' : 'veryHidden';
      found.sheets.push({ visibility, isWorksheet: stream[at + 9] === 0 });
    }
    at += 4 + size;
  }
  return found;
}

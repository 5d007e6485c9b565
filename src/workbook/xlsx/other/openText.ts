import type { OpenNotice } from '../../../explain/fileFindings';
import { emptySheet } from '../book';
import type { Content } from '../openBook';
import { Refused } from '../refusal';
import { decodeText } from '../text/decode';
import { separatedRows } from '../text/separated';
import { putTypedRows } from '../text/typedRows';

/** Opens text with separators as a book of one sheet. */
export function openText(bytes: Uint8Array, sheetName: string): Content {
  const { text, guessed } = decodeText(bytes);
  const rows = separatedRows(text);
  if (rows.every((row) => row.every((cell) => cell.text.trim() === ''))) throw new Refused({ code: 'empty' });
  const sheet = emptySheet(sheetName);
  putTypedRows(sheet, rows);
  const notices: OpenNotice[] = guessed ? [{ code: 'encodingGuessed' }] : [];
  return {
    book: { sheets: [sheet], activeSheet: 0, names: [], date1904: false },
    kind: 'text',
    ours: false,
    source: null,
    notices,
  };
}

import { isBlankCell } from '../../brazil/cell';
import { fold } from '../../brazil/text';
import { readYesNo } from '../../brazil/yesNo';
import { textOf, type Cell } from './cells';

/** Whether a document or request is at hand: its number, its date or yes; a blank cell and `não`, `sem`, `pendente` are none. */
export function requestedIn(cell: Cell): boolean {
  if (isBlankCell(cell)) return false;
  const read = readYesNo(cell);
  if (read.ok) return read.value;
  const text = textOf(cell);
  return text !== null && !/^(?:NAO|SEM|PENDENTE|FALTA|AGUARD|NO$|NONE)/.test(fold(text)) && fold(text) !== '';
}

import { isFault, unwrap } from './cell';
import type { Read } from './read';
import { fold, repairEncoding, tidy } from './text';

const YES = new Set(['SIM', 'S', 'VERDADEIRO', 'V', 'TRUE', 'YES', 'Y', '1', 'X']);
const NO = new Set(['NAO', 'N', 'FALSO', 'F', 'FALSE', 'NO', '0']);

/** Yes or no: logical values and 1 or 0, or the words for them in Portuguese or English; an `x` marks a yes. */
export function readYesNo(cell: unknown): Read<boolean> {
  const held = unwrap(cell);
  if (isFault(held))
    return held.code === 'logical' ? { ok: true, value: held.value, notes: [] } : { ok: false, fault: held };
  const typed = tidy(String(held));
  // Signs that fold away but change what is meant: `-1`, `sim?`, `n?o`, `1%`.
  const key = /^[-–—]|[?%]/.test(typed) ? '' : fold(repairEncoding(String(held)));
  if (YES.has(key)) return { ok: true, value: true, notes: [] };
  if (NO.has(key)) return { ok: true, value: false, notes: [] };
  return { ok: false, fault: { code: 'yesNoUnreadable', typed } };
}

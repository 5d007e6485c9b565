import { readNumber } from '../../brazil/numbers';
import type { DecimalText, Read } from '../../brazil/read';
import { tidy } from '../../brazil/text';

/** `(1)`, `*`, `¹` behind a figure. */
const FOOTNOTE = /\s*(?:\((?:\d|\*+)\)|\*+|[¹²³⁴⁵])\s*$/;

/** A price, R$/kg, with `R$`, comma or dot; `1.500` may be two prices and is refused. */
export function readPriceAmount(cell: unknown): Read<DecimalText> {
  const read = readNumber(withoutFootnote(cell));
  return !read.ok && read.fault.code === 'numberForeignFormat'
    ? { ok: true, value: read.fault.value, notes: [] }
    : read;
}

/** A limit, R$: `1.500` is one thousand five hundred, since no limit has three decimals. */
export function readLimitAmount(cell: unknown): Read<DecimalText> {
  const read = readPriceAmount(cell);
  return !read.ok && read.fault.code === 'numberAmbiguous'
    ? { ok: true, value: read.fault.thousands, notes: [] }
    : read;
}

function withoutFootnote(cell: unknown): unknown {
  return typeof cell === 'string' ? tidy(cell).replace(FOOTNOTE, '') : cell;
}

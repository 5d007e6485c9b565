import { readNumber } from '../../brazil/numbers';
import type { DecimalText, Read } from '../../brazil/read';
import { tidy } from '../../brazil/text';
import type { PastedDoubt } from '../../explain/tables/pastedDoubts';
import { exact } from '../../rules/exact';

/** `(1)`, `*`, `¹` behind a figure. */
const FOOTNOTE = /\s*(?:\((?:\d|\*+)\)|\*+|[¹²³⁴⁵])\s*$/;

/** A price, R$/kg, with `R$`, comma or dot; `1.500` may be two prices and is refused. */
export function readPriceAmount(cell: unknown): Read<DecimalText> {
  const read = readNumber(withoutFootnote(cell));
  return !read.ok && read.fault.code === 'numberForeignFormat'
    ? { ok: true, value: read.fault.value, notes: [] }
    : read;
}

/** R$: prices a kg are below this, limits a year above. */
export const LEAST_LIMIT = 100;

/** Why a limit that was read should be looked at. */
export type LimitDoubt = Extract<PastedDoubt, 'limitInThousands' | 'limitLow'>;

/** A limit, R$: `1.500` and `1,500` are one thousand five hundred, since no limit has three decimals. */
export function readLimitAmount(cell: unknown): Read<DecimalText> {
  const read = readPriceAmount(cell);
  const thousands = thousandsOf(read);
  return thousands === null ? read : { ok: true, value: thousands, notes: [] };
}

/** What a person should look at in a limit as `readLimitAmount` reads it. */
export function doubtsOfLimit(cell: unknown): LimitDoubt[] {
  const limit = readLimitAmount(cell);
  return [
    ...(thousandsOf(readPriceAmount(cell)) === null ? [] : ['limitInThousands' as const]),
    ...(limit.ok && exact(limit.value).lt(LEAST_LIMIT) ? ['limitLow' as const] : []),
  ];
}

/** Of three figures behind one comma or dot, what they are without decimals; `null` where there are none such. */
function thousandsOf(read: Read<DecimalText>): DecimalText | null {
  if (!read.ok) return read.fault.code === 'numberAmbiguous' ? read.fault.thousands : null;
  const threeDecimals = read.notes.some(({ code }) => code === 'commaDecimals');
  return threeDecimals ? exact(read.value).times(1000).toFixed() : null;
}

function withoutFootnote(cell: unknown): unknown {
  return typeof cell === 'string' ? tidy(cell).replace(FOOTNOTE, '') : cell;
}

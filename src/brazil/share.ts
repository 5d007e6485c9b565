import { isFault, unwrap } from './cell';
import { decimalOf, readNumber } from './numbers';
import type { DecimalText, Read } from './read';
import { tidy } from './text';

const PERCENT = /^(.+?) ?(?:[%％]|por ?cento)$/i;
const WITH_UNIT = /[a-z$]/i;

/**
 * A part of the whole: `0.15` is 15%, and so are `15%`, `15 %` and `0,15`. A number over 1 is refused, since `15` in a
 * cell of percent format shows 1500%; so is a negative one.
 */
export function readShare(cell: unknown): Read<DecimalText> {
  const held = unwrap(cell);
  if (isFault(held)) return { ok: false, fault: held };
  if (typeof held === 'number') return share(decimalOf(held), String(held), false);
  const typed = tidy(held);
  const figures = PERCENT.exec(typed)?.[1];
  const read = readNumber(figures ?? typed);
  // `12.345` can only be meant as a decimal here.
  if (!read.ok && read.fault.code === 'numberAmbiguous') return share(read.fault.decimal, typed, figures !== undefined);
  if (read.ok && !WITH_UNIT.test(figures ?? typed)) return share(read.value, typed, figures !== undefined);
  if (!read.ok && read.fault.code === 'blank') return read;
  const code = !read.ok && read.fault.code === 'numberFormulaText' ? 'numberFormulaText' : 'shareUnreadable';
  return { ok: false, fault: { code, typed } };
}

function share(number: DecimalText, typed: string, percent: boolean): Read<DecimalText> {
  if (number.startsWith('-')) return { ok: false, fault: { code: 'shareNegative', typed } };
  const part = percent ? hundredth(number) : number;
  if (!isOverOne(part)) return { ok: true, value: part, notes: [] };
  const meant = hundredth(number);
  const percentage = percent || isOverOne(meant) ? undefined : { percent: number, part: meant };
  return { ok: false, fault: { code: 'shareOverOne', typed, ...percentage } };
}

function isOverOne(decimal: DecimalText): boolean {
  return !decimal.startsWith('0') && decimal !== '1';
}

/** The point two places to the left. */
function hundredth(decimal: DecimalText): DecimalText {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`.replace(/\.?0+$/, '');
}

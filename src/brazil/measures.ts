import { isFault, unwrap } from './cell';
import { readNumber } from './numbers';
import type { DecimalText, Read } from './read';
import { plainDashes, tidy } from './text';

/** Units that a number may be written with, beside the kg and the R$ that every number may. */
export type MeasureUnit = 'ha' | 'kg/ha' | 'anos' | 'laudos' | 'parcela';

const WRITTEN: Readonly<Record<MeasureUnit, RegExp>> = {
  ha: /^(.*\d) ?(has?|hectares?)\.?$/i,
  'kg/ha': /^(.*\d) ?(kgs? ?(?:\/|p\/|por|\.| ) ?(?:ha|hectare) ?(?:-1|⁻¹)?)\.?$/i,
  anos: /^(.*\d) ?(anos?|years?)\.?$/i,
  laudos: /^(.*\d) ?(laudos?(?: t[ée]cnicos?)?(?: de visita)?|reports?)\.?$/i,
  parcela: /^(\d+) ?(ª(?: parcela)?)$/i,
};

/** A figure and a unit behind it, such as `t/ha` or `alqueires`. */
const IN_A_UNIT = /\d ?(\p{L}[\p{L}²³/.]*)$/u;

/** A number in a unit, which may be written behind it (`18,5 ha`, `3.600 kg/ha`); no other unit is taken for it. */
export function readMeasure(cell: unknown, unit: MeasureUnit): Read<DecimalText> {
  const held = unwrap(cell);
  if (typeof held === 'number' || isFault(held)) return readNumber(cell);
  const typed = tidy(held);
  const [, figures, written = ''] = WRITTEN[unit].exec(plainDashes(typed)) ?? [];
  if (figures !== undefined) {
    const read = withThousands(readNumber(figures), unit);
    return read.ok ? { ...read, notes: [...read.notes, { code: 'unitDropped', typed, unit: written }] } : read;
  }
  const other = IN_A_UNIT.exec(typed)?.[1];
  return other === undefined
    ? readNumber(cell)
    : { ok: false, fault: { code: 'numberWrongUnit', typed, unit: other, expected: unit } };
}

/** `3.600 kg/ha` is thousands, as `3.600 kg` is: nobody writes such a weight with three decimals. */
function withThousands(read: Read<DecimalText>, unit: MeasureUnit): Read<DecimalText> {
  if (read.ok || read.fault.code !== 'numberAmbiguous' || unit !== 'kg/ha') return read;
  const { typed, thousands } = read.fault;
  return { ok: true, value: thousands, notes: [{ code: 'dottedThousands', typed, value: thousands }] };
}

const YEARS_AND_MONTHS = /^(?:(\d+) ?(?:anos?|a|years?))?(?: ?(?:e|and|,)? ?(\d+) ?(?:m|m[eê]s|meses|months?))?$/i;

/** A time in years: a number, `4 anos`, `3 anos e 4 meses`, `3 anos e meio`, `40 meses`. */
export function readYears(cell: unknown): Read<DecimalText> {
  const held = unwrap(cell);
  const [, years, months] =
    (typeof held === 'string' && YEARS_AND_MONTHS.exec(tidy(held).replace(/ e meio$/i, ' e 6 meses'))) || [];
  if (months === undefined) return readMeasure(cell, 'anos');
  return readNumber(Number(years ?? 0) + Number(months) / 12);
}

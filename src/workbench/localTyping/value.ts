import type { Language } from '../../explain/language';

/** What a typed text means as a cell's content; `format` is the number format it was typed in, en-US notation. */
export type TypedValue =
  { kind: 'number'; value: number; format?: string } | { kind: 'boolean'; value: boolean } | { kind: 'text' };

interface Spelling {
  thousands: string;
  decimal: string;
  dayFirst: boolean;
  dateFormat: string;
  logicals: Readonly<Record<string, boolean>>;
}

const spellings: Readonly<Record<Language, Spelling>> = {
  'pt-BR': {
    thousands: '.',
    decimal: ',',
    dayFirst: true,
    dateFormat: 'dd/mm/yyyy',
    logicals: { VERDADEIRO: true, FALSO: false },
  },
  'en-US': {
    thousands: ',',
    decimal: '.',
    dayFirst: false,
    dateFormat: 'mm/dd/yyyy',
    logicals: { TRUE: true, FALSE: false },
  },
};

/** A double holds no more significant digits than these; a longer row of digits (an invoice key) stays text. */
const SIGNIFICANT_DIGITS = 15;

/**
 * Reads what was typed or pasted into a cell as Excel of that language does: `1,5`, `1.234,56`, `-1,5`, `10,5%`,
 * `R$ 12,50`, `05/03/2026`, `5/3/26`, `14:30`, `VERDADEIRO`. Everything else is text, also a date that does not exist and
 * a number of more digits than a cell can hold.
 */
export function readTypedValue(typed: string, language: Language): TypedValue {
  const spelling = spellings[language];
  const text = typed.trim().replace(/[\u00a0\u202f]/g, ' ');
  const logical = spelling.logicals[text.toUpperCase()];
  if (logical !== undefined) return { kind: 'boolean', value: logical };
  return numberIn(text, spelling) ?? dateIn(text, spelling) ?? { kind: 'text' };
}

function numberIn(text: string, spelling: Spelling): TypedValue | null {
  const bracketed = /^\((.+)\)$/.exec(text);
  const [, before = '', figures = '', percent = ''] =
    /^((?:[-+]|R\$| )*)([\d.,]+(?:E[+-]?\d+)?)( ?%)?$/i.exec(bracketed?.[1] ?? text) ?? [];
  const signs = before.replace(/R\$| /gi, '');
  const currency = /R\$/i.test(before);
  if (figures === '' || signs.length > 1 || (signs !== '' && bracketed) || (currency && percent)) return null;
  const plain = plainFigures(figures, spelling);
  if (plain === null || significantDigits(plain) > SIGNIFICANT_DIGITS) return null;
  // An exponent moves the point in the decimal text, exactly; dividing the double by 100 would not always.
  const value = Number(percent ? `${plain}${plain.includes('E') ? '' : 'E-2'}` : plain);
  if (!Number.isFinite(value) || (percent && plain.includes('E'))) return null;
  const format = formatTyped(figures, { currency, percent: percent !== '' }, spelling);
  const signed = bracketed || signs === '-' ? -value : value;
  return { kind: 'number', value: signed + 0, ...(format ? { format } : {}) };
}

/** The figures with a dot for the decimals and nothing between thousands; `null` when they are not a number. */
function plainFigures(figures: string, { thousands, decimal }: Spelling): string | null {
  const [mantissa = '', exponent] = figures.toUpperCase().split('E');
  const [whole = '', fraction, more] = mantissa.split(decimal);
  const grouped = whole.includes(thousands);
  const groups = whole.split(thousands);
  const wellGrouped =
    !grouped || (/^[1-9]\d{0,2}$/.test(groups[0]!) && groups.slice(1).every((g) => /^\d{3}$/.test(g)));
  const digits = groups.join('');
  if (more !== undefined || !wellGrouped || !/^\d*$/.test(digits) || !/^\d*$/.test(fraction ?? '')) return null;
  if (digits === '' && !fraction) return null;
  return `${digits || '0'}.${fraction || '0'}${exponent === undefined ? '' : `E${exponent}`}`;
}

function significantDigits(plain: string): number {
  return plain
    .replace(/E.*$/, '')
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
}

function formatTyped(
  figures: string,
  { currency, percent }: { currency: boolean; percent: boolean },
  { thousands, decimal }: Spelling,
): string | null {
  const decimals = figures.includes(decimal) ? '.00' : '';
  if (percent) return `0${decimals}%`;
  if (currency) return `"R$" #,##0${decimals}`;
  if (/E/i.test(figures)) return '0.00E+00';
  return figures.includes(thousands) ? `#,##0${decimals}` : null;
}

const dayAndTime = /^(\d{1,2})([/-])(\d{1,2})\2(\d{2}|\d{4})(?: (.+))?$/;
const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})(?: (.+))?$/;
const timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

function dateIn(text: string, { dayFirst, dateFormat }: Spelling): TypedValue | null {
  const alone = dayFraction(text);
  if (alone !== null) return { kind: 'number', value: alone, format: /:.*:/.test(text) ? 'hh:mm:ss' : 'hh:mm' };
  const local = dayAndTime.exec(text);
  const iso = isoDay.exec(text);
  const time = (local?.[5] ?? iso?.[4])?.trim();
  const [year, month, day] = local
    ? [fullYear(local[4]!), local[dayFirst ? 3 : 1], local[dayFirst ? 1 : 3]]
    : [iso?.[1], iso?.[2], iso?.[3]];
  if (year === undefined) return null;
  const serial = serialDay(Number(year), Number(month), Number(day));
  if (serial === null) return null;
  if (time === undefined) return { kind: 'number', value: serial, format: dateFormat };
  const fraction = dayFraction(time);
  return fraction === null ? null : { kind: 'number', value: serial + fraction, format: `${dateFormat} hh:mm` };
}

/** Excel's rule: 00–29 are of this century, 30–99 of the last. */
function fullYear(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) < 30 ? 2000 : 1900);
}

const DAY = 86_400_000;
/** Days from serial 0 to 1970-01-01; the false 29/02/1900 of Excel lies before March 1900. */
const EPOCH = 25_569;
const FIRST_TRUE_SERIAL = 61;

/** Serial number of a day of the 1900 system, `null` when there is no such day from 1900 on. */
function serialDay(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900) return null;
  const serial = date.getTime() / DAY + EPOCH;
  return serial < FIRST_TRUE_SERIAL ? serial - 1 : serial;
}

function dayFraction(text: string): number | null {
  const [, hours = '', minutes = '', seconds = '0'] = timeOfDay.exec(text) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** A number as it is shown and edited in a cell without format: at most 15 significant digits. */
export function formatPlainNumber(value: number, language: Language): string {
  const text = String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));
  return (language === 'pt-BR' ? text.replace('.', ',') : text).replace('e', 'E');
}

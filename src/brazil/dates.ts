import { isFault, unwrap } from './cell';
import type { IsoDate, Read, ReadFault, ReadNote } from './read';
import { fold, tidy } from './text';

/** Years a document of these programmes can plausibly bear. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** Excel's 1900 system counts a 29/02/1900 that never was; days from 1970-01-01 to serial 0, before and after it. */
const EPOCH_AFTER_PHANTOM = -25569;
const EPOCH_BEFORE_PHANTOM = -25568;
const PHANTOM = 60;
const LAST_SERIAL = 2958465;

const isoOfDay = new Map<number, IsoDate>();

/**
 * A calendar date as a person or Excel wrote it; the time of day is dropped. A number is a serial number of
 * Excel's 1900 system. A text is read day first (`15/06/2023`, `15-6-23`, `15 de junho de 2023`) or as ISO
 * (`2023-06-15`). Only the years 1990 to 2100 are accepted.
 */
export function readDate(cell: unknown): Read<IsoDate> {
  const held = unwrap(cell);
  if (typeof held === 'number') return readSerial(held);
  if (isFault(held)) return { ok: false, fault: held };
  return readDateText(tidy(held));
}

/** Excel's serial number (1900 system) of a date from 01/01/1900 on. */
export function serialOf(iso: IsoDate): number {
  const day = Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10))) / 86_400_000;
  const serial = day - EPOCH_AFTER_PHANTOM;
  return serial > PHANTOM ? serial : day - EPOCH_BEFORE_PHANTOM;
}

/** The date of an Excel serial number, its time of day dropped; `null` where the 1900 system has no real date. */
export function isoOfSerial(serial: number): IsoDate | null {
  const day = Math.floor(serial);
  const known = isoOfDay.get(day);
  if (known !== undefined) return known;
  if (!(day >= 1) || day === PHANTOM || day > LAST_SERIAL) return null;
  const epoch = day > PHANTOM ? EPOCH_AFTER_PHANTOM : EPOCH_BEFORE_PHANTOM;
  const iso = new Date((day + epoch) * 86_400_000).toISOString().slice(0, 10);
  isoOfDay.set(day, iso);
  return iso;
}

/** The date some days later, or earlier, within the dates that Excel has. */
export function daysLater(iso: IsoDate, days: number): IsoDate {
  return isoOfSerial(serialOf(iso) + days) ?? iso;
}

/** The calendar year of a date. */
export function yearOf(iso: IsoDate): number {
  return Number(iso.slice(0, 4));
}

function readSerial(serial: number): Read<IsoDate> {
  const iso = isoOfSerial(serial);
  if (iso !== null && isPlausible(yearOf(iso))) return { ok: true, value: iso, notes: [] };
  const typed = String(serial);
  if (Number.isInteger(serial) && isPlausible(serial)) return failed({ code: 'dateYearOnly', typed });
  const suggestion = dateInEightFigures(typed);
  if (suggestion !== undefined) return failed({ code: 'dateUnreadable', typed, suggestion });
  if (iso === null && serial >= 1) return failed({ code: 'dateUnreadable', typed });
  return failed(serial < 0 ? { code: 'dateUnreadable', typed } : { code: 'dateYearImplausible', typed });
}

const TIME =
  /(?:,? (?:[àa]s )?|T)\d{1,2}(?:(?::\d{2}){1,2}|h(?:\d{2}(?:min)?)?)(?:[.,]\d+)?(?: ?[AP]M)?(?:Z| ?[+-]\d{2}:?\d{2})?$/i;
const WEEKDAY =
  /^(?:(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:[- ]feira)?|s[aá]bado|domingo|seg|ter|qua|qui|sex|s[aá]b|dom)\.?,? ?/i;
const DAY_FIRST = /^(\d{1,2})[ºo°]? ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{2,4})$/;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const IN_WORDS = /^(\d{1,2}|primeiro)(?:[ºo°ª]\.?)?(?: de |[ /-])([a-zç]{3,9})\.?(?:,? de |,? |[/-])(\d{2,4})\.?$/i;
const SERIAL_TEXT = /^\d{5}(?:[.,]\d+)?$/;

const MONTHS = [
  'JANEIRO',
  'FEVEREIRO',
  'MARCO',
  'ABRIL',
  'MAIO',
  'JUNHO',
  'JULHO',
  'AGOSTO',
  'SETEMBRO',
  'OUTUBRO',
  'NOVEMBRO',
  'DEZEMBRO',
];

function readDateText(typed: string): Read<IsoDate> {
  const text = typed.replace(TIME, '').replace(WEEKDAY, '');
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dateOf(typed, iso[4]!, Number(iso[3]), iso[1]!, []);
  const figures = DAY_FIRST.exec(text);
  if (figures) return dateOf(typed, figures[1]!, Number(figures[3]), figures[4]!, []);
  const words = IN_WORDS.exec(text);
  if (words) return readWords(typed, words[1]!, words[2]!, words[3]!);
  if (/^\d{4}$/.test(text) && isPlausible(Number(text))) return failed({ code: 'dateYearOnly', typed });
  if (SERIAL_TEXT.test(text)) return readSerialText(typed, text);
  return failed({ code: 'dateUnreadable', typed, suggestion: dateInEightFigures(text.replace(/ /g, '')) });
}

function readWords(typed: string, dayText: string, monthText: string, year: string): Read<IsoDate> {
  const name = fold(monthText);
  const month = 1 + MONTHS.findIndex((full) => full === name || full.slice(0, 3) === name);
  if (month === 0) return failed({ code: 'dateUnreadable', typed });
  const day = /^\d/.test(dayText) ? dayText : '1';
  return dateOf(typed, day, month, year, [{ code: 'dateInWords', typed, date: '' }]);
}

function readSerialText(typed: string, text: string): Read<IsoDate> {
  const read = readSerial(Number(text.replace(',', '.')));
  if (!read.ok) return failed({ code: 'dateYearImplausible', typed });
  return { ...read, notes: [{ code: 'dateSerialAsText', typed, date: read.value }] };
}

/** Puts day, month and year as written together; the notes get the date once it is known. */
function dateOf(typed: string, dayText: string, month: number, yearText: string, notes: DateNote[]): Read<IsoDate> {
  const day = Number(dayText);
  const shortYear = yearText.length === 2;
  const year = Number(yearText) + (shortYear ? 2000 : 0);
  if (!isPlausible(year))
    return failed(
      day === 0 || month === 0 ? { code: 'dateImpossible', typed } : { code: 'dateYearImplausible', typed },
    );
  if (!isReal(year, month, day)) {
    const suggestion = isReal(year, day, month) ? isoOf(year, day, month) : undefined;
    return failed({ code: 'dateImpossible', typed, suggestion });
  }
  const date = isoOf(year, month, day);
  const all: DateNote[] = shortYear ? [...notes, { code: 'twoDigitYear', typed, date }] : notes;
  return { ok: true, value: date, notes: all.map((note) => ({ ...note, date })) };
}

type DateNote = Extract<ReadNote, { date: IsoDate }>;

/** `20230615` or `15062023`, which is no date to Excel, as a suggestion. */
function dateInEightFigures(text: string): IsoDate | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  const orders = [
    [text.slice(0, 4), text.slice(4, 6), text.slice(6)],
    [text.slice(4), text.slice(2, 4), text.slice(0, 2)],
  ].map((parts) => parts.map(Number) as [number, number, number]);
  const found = orders.find(([year, month, day]) => isPlausible(year) && isReal(year, month, day));
  return found && isoOf(...found);
}

function isPlausible(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function isReal(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isoOf(year: number, month: number, day: number): IsoDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function failed(fault: ReadFault): { ok: false; fault: ReadFault } {
  return { ok: false, fault };
}

const DAY = 86_400_000;
/** Days from the epoch of a serial number to 1 January 1970. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;

/** Serial number of an ISO date or date and time, in the workbook's date system; null when it is none. */
export function isoDateSerial(text: string, date1904: boolean): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?Z?$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = parts;
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY;
  const time = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) / 86_400;
  return days + (date1904 ? EPOCH_1904 : EPOCH_1900) + time;
}

/** The day of a serial number as `yyyy-mm-dd`. */
export function isoDay(serial: number, date1904: boolean): string {
  const days = Math.floor(serial) - (date1904 ? EPOCH_1904 : EPOCH_1900);
  return new Date(days * DAY).toISOString().slice(0, 10);
}

import { makeCompound } from './makeCompound';

export interface XlsSheet {
  name: string;
  hidden?: boolean;
  chart?: boolean;
  cells: [row: number, column: number, value: string | number | boolean | { error: number }, format?: number][];
  merges?: [number, number, number, number][];
}

/** A workbook of Excel 97–2003. Cell formats: 0 none, 1 date, 2 `R$`. */
export function makeXls(sheets: XlsSheet[], { date1904 = false, password = false } = {}): Uint8Array {
  const format = [...u16(164), ...u16(14), 0, ...ascii('"R$" #,##0.00'.slice(0, 14))];
  format.splice(2, 2, ...u16('"R$" #,##0.00'.length));
  const xf = (id: number) => record(0x00e0, [...u16(0), ...u16(id), ...Array<number>(16).fill(0)]);
  const globalsBefore = [
    ...record(0x0809, [...u16(0x0600), ...u16(5), ...Array<number>(12).fill(0)]),
    ...(password ? record(0x002f, Array<number>(54).fill(0)) : []),
    ...(date1904 ? record(0x0022, u16(1)) : []),
    ...record(0x041e, format),
    ...xf(0),
    ...xf(14),
    ...xf(164),
  ];
  const bodies = sheets.map(sheetStream);
  const boundLength = sheets.reduce((sum, { name }) => sum + 4 + 8 + 2 * name.length, 0);
  let offset = globalsBefore.length + boundLength + 4;
  const bounds = sheets.flatMap(({ name, hidden, chart }, i) => {
    const at = offset;
    offset += bodies[i]!.length;
    return record(0x0085, [...u32(at), hidden ? 1 : 0, chart ? 2 : 0, name.length, 1, ...wide(name)]);
  });
  const stream = [...globalsBefore, ...bounds, ...record(0x000a, []), ...bodies.flat()];
  return makeCompound({ Workbook: Uint8Array.from(stream) });
}

function sheetStream({ cells, merges = [] }: XlsSheet): number[] {
  const records = cells.flatMap(([row, column, value, format = 0]) => {
    const place = [...u16(row), ...u16(column), ...u16(format)];
    if (typeof value === 'number') return record(0x0203, [...place, ...f64(value)]);
    if (typeof value === 'boolean') return record(0x0205, [...place, value ? 1 : 0, 0]);
    if (typeof value === 'object') return record(0x0205, [...place, value.error, 1]);
    return record(0x0204, [...place, ...u16(value.length), 1, ...wide(value)]);
  });
  const areas = merges.flatMap((area) => area.flatMap(u16));
  return [
    ...record(0x0809, [...u16(0x0600), ...u16(0x10), ...Array<number>(12).fill(0)]),
    ...records,
    ...(merges.length > 0 ? record(0x00e5, [...u16(merges.length), ...areas]) : []),
    ...record(0x000a, []),
  ];
}

function record(id: number, data: number[]): number[] {
  return [...u16(id), ...u16(data.length), ...data];
}

function u16(value: number): number[] {
  return [value & 255, value >> 8];
}

function u32(value: number): number[] {
  return [...u16(value & 0xffff), ...u16(value >>> 16)];
}

function f64(value: number): number[] {
  return [...new Uint8Array(Float64Array.of(value).buffer)];
}

function wide(text: string): number[] {
  return [...text].flatMap((character) => u16(character.charCodeAt(0)));
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

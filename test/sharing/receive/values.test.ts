import fc from 'fast-check';
import { columnTypes, holdTheSame, readBack, type ColumnType } from '../../../src/sharing/receive/values';
import { decimalOf } from '../../../src/brazil/numbers';
import type { CellValue } from '../../../src/workbook/port';
import { ROWS, sentOf } from './copies';

const KEY = '31230612345678000195550010000001231000001234';

test.each<[CellValue, CellValue, ColumnType, CellValue, string | null]>([
  // What a text was sent as decides what it is.
  ['2.500,50', 2500.5, 'number', 2500.5, 'becameText'],
  ['R$ 3,70', 3.7, 'number', 3.7, 'becameText'],
  ['1.500', 1500, 'number', 1500, 'becameText'],
  ['1.500', 1.5, 'number', 1.5, 'becameText'],
  ['1.500', 7, 'number', '1.500', 'unclear'],
  ['15%', 0.15, 'number', 0.15, 'becameText'],
  ['15%', 0.2, 'number', '15%', 'unclear'],
  ['cem', 100, 'number', 'cem', 'unclear'],
  ['05/03/2023', 44990, 'date', 44990, 'becameText'],
  ['2023-03-05', 44991, 'date', 44990, 'becameText'],
  ['05/03/2023', 44990, 'mixed', 44990, 'becameText'],
  ['31/02/2023', 44990, 'date', '31/02/2023', 'unclear'],
  ['VERDADEIRO', true, 'mixed', true, 'becameText'],
  [0, false, 'mixed', false, 'becameNumber'],
  // Codes that became numbers.
  [123, '00123', 'text', '00123', 'becameNumber'],
  [12345678909, '123.456.789-09', 'text', '123.456.789-09', 'becameNumber'],
  [Number(KEY), KEY, 'text', KEY, 'becameNumber'],
  [Number(KEY) * 2, KEY, 'text', decimalOf(Number(KEY) * 2), 'unclear'],
  [202, '000102', 'text', '202', 'becameNumber'],
  [45124, '45123', 'text', '45124', 'becameNumber'],
  // Dates and numbers that were sent as texts.
  [46115, '03/04/2026', 'text', '03/04/2026', 'becameNumber'],
  [46116, '03/04/2026', 'text', '04/04/2026', 'becameNumber'],
  [7, '03/04/2026', 'text', 7, 'unclear'],
  [3.7, '3,7', 'text', '3,7', 'becameNumber'],
  [3.8, '3,7', 'text', 3.8, 'becameNumber'],
  [37, '3.7', 'text', 37, 'becameNumber'],
  [1250, '1.250', 'text', '1.250', 'becameNumber'],
  [1.25, '1.250', 'text', '1.250', 'becameNumber'],
  [1234, '1.250', 'text', 1234, 'becameNumber'],
  [77, 'lote 5', 'text', '77', 'unclear'],
  // New lines: the column decides.
  ['1.040,5', null, 'number', 1040.5, 'becameText'],
  ['05/03/2023', null, 'date', 44990, 'becameText'],
  [106, null, 'text', '106', 'becameNumber'],
  ['106', null, 'mixed', '106', null],
  [46115, null, 'dateText', '03/04/2026', 'becameNumber'],
  [7, null, 'dateText', 7, 'unclear'],
  [3.8, null, 'text', 3.8, 'unclear'],
  // What is as it was stays as it is.
  ['', 'nota', 'text', null, null],
  [null, 5, 'number', null, null],
  [{ error: '#N/A' }, 5, 'number', { error: '#N/A' }, null],
  ['nota ', 'nota', 'text', 'nota ', null],
])('%j where %j was sent in a column of %s is %j', (returned, sent, type, value, note) => {
  expect(readBack(returned, sent, type)).toEqual(note === null ? { value } : { value, note });
});

test('a column of dates that are kept as texts is known as one', () => {
  const typeOf = (days: CellValue[]) =>
    columnTypes(sentOf(days.map((day, at) => ROWS[at]!.map((value, column) => (column === 3 ? day : value)))))[3];
  expect(typeOf(['01/03/2023', '02/03/2023', 'sem data'])).toBe('dateText');
  expect(typeOf(['março', '02/03/2023', null])).toBe('text');
  expect(typeOf([44986, '02/03/2023', null])).toBe('date');
});

test('cells hold the same at 15 digits, whatever the ends of lines, and blanks are part of a text', () => {
  expect(holdTheSame(0.1 + 0.2, 0.3)).toBe(true);
  expect(holdTheSame('a\r\nb', 'a\nb')).toBe(true);
  expect(holdTheSame('', null)).toBe(true);
  expect(holdTheSame('nota ', 'nota')).toBe(false);
  expect(holdTheSame('1', 1)).toBe(false);
  expect(holdTheSame({ error: '#N/A' }, { error: '#REF!' })).toBe(false);
});

test('a number written out the Brazilian way is read back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }), (hundredths) => {
      const number = hundredths / 100;
      const text = number.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      expect(readBack(text, 1, 'number').value).toBe(Object.is(number, -0) ? 0 : number);
    }),
  );
});

import fc from 'fast-check';
import { isoOfSerial, readDate, serialOf, yearOf } from '../../src/brazil/dates';

const value = (cell: unknown) => {
  const read = readDate(cell);
  return read.ok ? read.value : read.fault;
};
const notes = (cell: unknown) => {
  const read = readDate(cell);
  return read.ok ? read.notes.map((note) => note.code) : 'fault';
};

describe("serial numbers of Excel's 1900 system", () => {
  test.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [32874, '1990-01-01'],
    [43630, '2019-06-14'],
    [45052, '2023-05-06'],
    [45092, '2023-06-15'],
    [45351, '2024-02-29'],
    [73415, '2100-12-31'],
    [2958465, '9999-12-31'],
  ])('%d is %s', (serial, iso) => {
    expect(isoOfSerial(serial)).toBe(iso);
    expect(serialOf(iso)).toBe(serial);
  });

  test.each([0, -1, 60, 60.5, 2958466, Number.NaN, Number.POSITIVE_INFINITY])('%p is no date', (serial) =>
    expect(isoOfSerial(serial)).toBeNull(),
  );

  test('every serial but the phantom leads to a date and back, in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2958464 }).filter((serial) => serial !== 60 && serial !== 59),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (serial, time) => {
          const iso = isoOfSerial(serial + time)!;
          expect(serialOf(iso)).toBe(serial);
          expect(isoOfSerial(serial + 1)! > iso).toBe(true);
        },
      ),
    );
  });

  test.each([
    [45092, '2023-06-15'],
    [45092.999, '2023-06-15'],
    [32874, '1990-01-01'],
    [73415, '2100-12-31'],
  ])('cell %d is read', (serial, iso) => expect(readDate(serial)).toEqual({ ok: true, value: iso, notes: [] }));

  test.each([
    [0, { code: 'dateYearImplausible', typed: '0' }],
    [1, { code: 'dateYearImplausible', typed: '1' }],
    [2023, { code: 'dateYearOnly', typed: '2023' }],
    [32873, { code: 'dateYearImplausible', typed: '32873' }],
    [73416, { code: 'dateYearImplausible', typed: '73416' }],
    [-1, { code: 'dateUnreadable', typed: '-1' }],
    [3000000, { code: 'dateUnreadable', typed: '3000000' }],
    [20230615, { code: 'dateUnreadable', typed: '20230615', suggestion: '2023-06-15' }],
    [15062023, { code: 'dateUnreadable', typed: '15062023', suggestion: '2023-06-15' }],
  ])('cell %d is refused', (serial, fault) => expect(value(serial)).toEqual(fault));
});

describe('text', () => {
  test('a year alone is told as such', () => expect(value('2023')).toEqual({ code: 'dateYearOnly', typed: '2023' }));

  test.each(['1º/06/2023', '1°/6/2023', 'quinta-feira, 01/06/2023', '01/06/2023 às 10:30', '01/06/2023 10h30'])(
    '%s is 1 June',
    (typed) => expect(value(typed)).toBe('2023-06-01'),
  );

  test.each([
    ['15/06/2023', '2023-06-15'],
    ['05/06/2023', '2023-06-05'],
    ['5/6/2023', '2023-06-05'],
    ['15-06-2023', '2023-06-15'],
    ['15.06.2023', '2023-06-15'],
    ['15 / 06 / 2023', '2023-06-15'],
    [' 15/06/2023\u00a0', '2023-06-15'],
    ["'15/06/2023", '2023-06-15'],
    ['15/06/2023 10:30', '2023-06-15'],
    ['15/06/2023 00:00:00', '2023-06-15'],
    ['29/02/2024', '2024-02-29'],
    ['01/01/1990', '1990-01-01'],
    ['31/12/2100', '2100-12-31'],
    ['2023-06-15', '2023-06-15'],
    ['2023-6-5', '2023-06-05'],
    ['2023/06/15', '2023-06-15'],
    ['2023-06-15T23:59:59', '2023-06-15'],
    ['2023-06-15T10:20:30.123Z', '2023-06-15'],
    ['2023-06-15T23:00:00-03:00', '2023-06-15'],
    ['2023-06-15 08:00', '2023-06-15'],
  ])('%j', (text, iso) => expect(readDate(text)).toEqual({ ok: true, value: iso, notes: [] }));

  test.each([
    ['15/06/23', '2023-06-15', ['twoDigitYear']],
    ['5-6-23', '2023-06-05', ['twoDigitYear']],
    ['15 de junho de 2023', '2023-06-15', ['dateInWords']],
    ['15 DE JUNHO DE 2023', '2023-06-15', ['dateInWords']],
    ['1º de março de 2023', '2023-03-01', ['dateInWords']],
    ['1o de marco de 2023', '2023-03-01', ['dateInWords']],
    ['primeiro de março de 2023', '2023-03-01', ['dateInWords']],
    ['15 junho 2023', '2023-06-15', ['dateInWords']],
    ['15 de jun. de 2023', '2023-06-15', ['dateInWords']],
    ['15/jun/2023', '2023-06-15', ['dateInWords']],
    ['15-dez-23', '2023-12-15', ['dateInWords', 'twoDigitYear']],
    ['quinta-feira, 15 de junho de 2023', '2023-06-15', ['dateInWords']],
    ['sábado, 29 de fevereiro de 2020', '2020-02-29', ['dateInWords']],
    ['45092', '2023-06-15', ['dateSerialAsText']],
    ['45092,5', '2023-06-15', ['dateSerialAsText']],
    ["'45092.0", '2023-06-15', ['dateSerialAsText']],
  ])('%j with a remark', (text, iso, codes) => {
    expect(value(text)).toBe(iso);
    expect(notes(text)).toEqual(codes);
  });

  test('the remark carries the date', () => {
    expect(readDate('15/jun/23')).toEqual({
      ok: true,
      value: '2023-06-15',
      notes: [
        { code: 'dateInWords', typed: '15/jun/23', date: '2023-06-15' },
        { code: 'twoDigitYear', typed: '15/jun/23', date: '2023-06-15' },
      ],
    });
  });

  const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
  test.each(months.map((name, at) => [name, at + 1] as const))('%s is month %d, whole or shortened', (name, month) => {
    const iso = `2023-${String(month).padStart(2, '0')}-07`;
    expect(value(`7 de ${name} de 2023`)).toBe(iso);
    expect(value(`7/${name.slice(0, 3)}/2023`)).toBe(iso);
  });

  test.each([
    ['6/15/2023', '2023-06-15'],
    ['06-30-2023', '2023-06-30'],
    ['12/31/23', '2023-12-31'],
    ['2023-15-06', '2023-06-15'],
  ])('%j has day and month swapped', (typed, suggestion) =>
    expect(value(typed)).toEqual({ code: 'dateImpossible', typed, suggestion }),
  );

  test.each([
    '31/06/2023',
    '31/02/2023',
    '29/02/2023',
    '29/02/2100',
    '30/02/2024',
    '32/01/2023',
    '00/01/1900',
    '00/06/2023',
    '15/00/2023',
    '15/13/2023',
    '45/45/2023',
    '2023-06-31',
    '31 de abril de 2023',
  ])('%j is not in the calendar', (typed) => expect(value(typed)).toEqual({ code: 'dateImpossible', typed }));

  test.each([
    '15/06/0023',
    '15/06/0223',
    '15/06/223',
    '15/06/1923',
    '01/01/1900',
    '31/12/1989',
    '01/01/2101',
    '0023-06-15',
    '15 de junho de 203',
    '10000',
    '99999',
  ])('%j has no plausible year', (typed) => expect(value(typed)).toEqual({ code: 'dateYearImplausible', typed }));

  test.each([
    'ontem',
    '15/06',
    'junho de 2023',
    '06/2023',
    '15/06-2023',
    '15/06/3',
    '15/06/20233',
    '15 de foo de 2023',
    '1 15/06/2023',
    '15/06/2023 e 16/06/2023',
    '=HOJE()',
    '4509',
    '450921',
    '15//06/2023',
  ])('%j is no date', (typed) => expect(value(typed)).toEqual({ code: 'dateUnreadable', typed }));

  test.each([
    ['20230615', '2023-06-15'],
    ['15062023', '2023-06-15'],
    ['15 06 2023', '2023-06-15'],
  ])('%j is no date, but suggests one', (typed, suggestion) =>
    expect(value(typed)).toEqual({ code: 'dateUnreadable', typed, suggestion }),
  );

  test.each([
    ['', { code: 'blank' }],
    [null, { code: 'blank' }],
    [true, { code: 'logical', value: true }],
    ['#N/D', { code: 'errorCell', error: '#N/D' }],
    [Number.NaN, { code: 'notAValue' }],
  ])('%j', (cell, fault) => expect(value(cell)).toEqual(fault));
});

test('a date written in any of the usual ways is the same date', () => {
  const written = fc.integer({ min: serialOf('1990-01-01'), max: serialOf('2100-12-31') });
  fc.assert(
    fc.property(written, (serial) => {
      const iso = isoOfSerial(serial)!;
      const [year = '', month = '', day = ''] = iso.split('-');
      const ways = [
        iso,
        `${day}/${month}/${year}`,
        `${Number(day)}/${Number(month)}/${year}`,
        `${day}.${month}.${year}`,
      ];
      for (const way of [...ways, serial, String(serial)]) expect(value(way)).toBe(iso);
      expect(yearOf(iso)).toBe(Number(year));
    }),
  );
});

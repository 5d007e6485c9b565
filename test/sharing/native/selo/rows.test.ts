import fc from 'fast-check';
import { functionNamed } from '../../../../src/functions/catalogue';
import { FunctionFailure } from '../../../../src/functions/failure';
import { preloadFunctionData } from '../../../../src/functions/preload';
import { atOnce } from '../../../../src/rules/steps';
import { evaluateBook } from '../../../../src/sharing/native/evaluate';
import { NativeLists, quoted, type NativeArgument } from '../../../../src/sharing/native/nativeBook';
import { nativeRows } from '../../../../src/sharing/native/nativeFunctions';
import type { CellValue } from '../../../../src/workbook/port';
import { cellAddress } from '../../../../src/workbook/xlsx/address';
import { emptySheet, putCell } from '../../../../src/workbook/xlsx/book';

beforeAll(preloadFunctionData);

const DATA = 'Dados';
type Args = readonly (CellValue | undefined)[];
type Row = (CellValue | 'error')[];

/** What the native formulas of a row give, its arguments being cells. */
function nativeRow(id: string, args: Args): Row {
  const data = emptySheet(DATA);
  const lists = new NativeLists();
  const given = args.map((value, at): NativeArgument | null => {
    if (value === undefined) return null;
    if (value !== null) putCell(data, 0, at, { value });
    return { text: cellAddress(0, at), value };
  });
  nativeRows.get(id)!.forEach((cell, at) => putCell(data, 1, at, { value: null, formula: cell(given, lists)! }));
  const { sheets, names } = lists.book('pt-BR', [DATA]);
  const { valueAt } = atOnce(evaluateBook({ sheets: [data, ...sheets], activeSheet: 0, names, date1904: false }));
  return [0, 1, 2].map((at) => shown(valueAt(DATA, 1, at)));
}

function ourRow(id: string, args: Args): Row {
  try {
    return (functionNamed(id)!.run([...args]) as CellValue[][])[0]!.map(shown);
  } catch (failure) {
    if (failure instanceof FunctionFailure) return ['error', 'error', 'error'];
    throw failure;
  }
}

function shown(value: CellValue): CellValue | 'error' {
  if (typeof value === 'object' && value !== null) return 'error';
  return typeof value === 'number' ? Number(value.toPrecision(15)) : value;
}

const ERRORS = ['error', 'error', 'error'];

test.each<[id: string, args: Args, row: Row]>([
  // 3/7 of 1,000 is 428,571…; corn and inputs share 428,57.
  ['SELO.CORNCAP', [10_000, 0, 1000], [428.57, 0, 9571.43]],
  ['SELO.CORNCAP', [300, 100, 1000], [300, 100, 0]],
  ['SELO.CORNCAP', [300, 300, 1000], [214.29, 214.28, 171.43]],
  ['SELO.CORNCAP', [700, 0, 300, 'fixa'], [300, 0, 400]],
  ['SELO.CORNCAP', [700, 0, 300, null], [128.57, 0, 571.43]],
  ['SELO.CORNCAP', [428.57, 0, 1000], [428.57, 0, 0]],
  ['SELO.CORNCAP', [428.58, 0, 1000], [428.57, 0, 0.01]],
  ['SELO.CORNCAP', [1, 1, 0], [0, 0, 2]],
  ['SELO.CORNCAP', [-1, 1, 10], ERRORS],
  ['SELO.CORNCAP', [null, 1, 10], ERRORS],
  ['SELO.CORNCAP', [null, null, null], ['', '', '']],
  ['SELO.REGIONALSHARE', [10, 100, 2024], [0.1, 0.1, 0]],
  ['SELO.REGIONALSHARE', [10, 100, 2025], [0.1, 0.15, 5.89]],
  ['SELO.REGIONALSHARE', [10, 100, 46022], [0.1, 0.15, 5.89]],
  ['SELO.REGIONALSHARE', [10, 100], [0.1, 0.2, 12.5]],
  ['SELO.REGIONALSHARE', [10, 100, null], [0.1, 0.2, 12.5]],
  ['SELO.REGIONALSHARE', [10, 100, 2023], ERRORS],
  ['SELO.REGIONALSHARE', [101, 100, 2024], ERRORS],
  ['SELO.REGIONALSHARE', [0, 0, 2024], ERRORS],
])('%s of %j is %j, in the add-in and as formulas', (id, args, row) => {
  expect(ourRow(id, args)).toEqual(row);
  expect(nativeRow(id, args)).toEqual(row);
});

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((whole) => whole / 100);

test('whatever was bought, the formulas leave the cents that the function leaves', () => {
  const bought = fc.tuple(
    fc.oneof(cents(100), cents(90_000_000)),
    fc.oneof(fc.constant(0), cents(100), cents(40_000_000)),
    fc.oneof(cents(300), cents(200_000_000)),
    fc.constantFrom('fixa', 'autoconsistente', undefined),
  );
  fc.assert(
    fc.property(bought, (args) => {
      fc.pre(args.slice(0, 3).some((amount) => amount !== 0));
      expect(nativeRow('SELO.CORNCAP', args)).toEqual(ourRow('SELO.CORNCAP', args));
    }),
    { numRuns: 150 },
  );
});

test('whatever was spent in the north, the formulas give the part and what is missing', () => {
  const spent = fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 90_000_000 }))
    .chain(([thousandths, total]) =>
      fc.constantFrom(2024, 2025, 2026, 2031, undefined).map((year) => [(thousandths * total) / 1000, total, year]),
    );
  fc.assert(
    fc.property(spent, (args) => {
      expect(nativeRow('SELO.REGIONALSHARE', args)).toEqual(ourRow('SELO.REGIONALSHARE', args));
    }),
    { numRuns: 150 },
  );
});

test('a reading of the base that only the add-in understands is an error, until a check', () => {
  const lists = new NativeLists();
  const text = (value: string | number, address: string): NativeArgument => ({ text: address, value });
  const given = [text(7, 'A1'), text(0, 'B1'), text(3, 'C1'), text('fixa', 'D1')];
  const [corn] = nativeRows.get('SELO.CORNCAP')!;
  expect(corn!(given, lists)).toContain(`IF(TRIM(D1)=TRIM(${quoted('fixa')})`);
  expect(corn!([...given.slice(0, 3), text('talvez', 'D1')], lists)).toBeNull();
});

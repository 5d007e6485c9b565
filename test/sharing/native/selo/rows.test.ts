import Decimal from 'decimal.js';
import fc from 'fast-check';
import { functionNamed } from '../../../../src/functions/catalogue';
import { FunctionFailure } from '../../../../src/functions/failure';
import { preloadFunctionData } from '../../../../src/functions/preload';
import { atOnce } from '../../../../src/rules/steps';
import { evaluateBook } from '../../../../src/sharing/native/evaluate';
import { NativeLists, quoted, type NativeArgument } from '../../../../src/sharing/native/nativeBook';
import { nativeRows } from '../../../../src/sharing/native/nativeFunctions';
import type { CellValue } from '../../../../src/workbook/port';
import { bookOfRows, CELLS, cornCall, DATA, regionalCall, type RowCall } from './rowCalls';

const Precise = Decimal.clone({ precision: 40 });

beforeAll(preloadFunctionData);

type Row = (CellValue | 'error')[];

/** What the native formulas of each row give. */
function nativeAnswers(calls: readonly RowCall[]): Row[] {
  const { valueAt } = atOnce(evaluateBook(bookOfRows(calls)));
  return calls.map((_, row) => CELLS.map((at) => shown(valueAt(DATA, row, at))));
}

function ourRow({ id, args }: RowCall): Row {
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

test.each<[id: string, args: RowCall['args'], row: Row]>([
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
  expect(ourRow({ id, args })).toEqual(row);
  expect(nativeAnswers([{ id, args }])).toEqual([row]);
});

/**
 * Whether the share of the corn lies so near to half a cent that a double cannot tell on which side: a copy then has the
 * value in the place of the formula.
 */
function isBesideHalfACent([corn, inputs, others, base]: RowCall['args']): boolean {
  const [c, i, o] = [corn, inputs, others].map((amount) => new Precise(Number(amount)));
  const sum = c!.plus(i!);
  if (sum.isZero()) return false;
  const limit = base === 'fixa' ? sum.plus(o!).times('0.3') : o!.times(3).div(7);
  const cents = c!.times(limit).div(sum).times(100);
  return cents.minus(cents.floor()).minus('0.5').abs().lt('0.00001');
}

test.each([
  ['corn and inputs', cornCall.filter(({ args }) => !isBesideHalfACent(args))],
  ['what was spent in the north', regionalCall],
])('whatever the amounts, the formulas give what the function gives: %s', (_what, call) => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 50, maxLength: 50 }), (calls) => {
      expect(nativeAnswers(calls)).toEqual(calls.map(ourRow));
    }),
    { numRuns: 10, endOnFailure: true },
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

import fc from 'fast-check';
import { readShare } from '../../src/brazil/share';

const value = (cell: unknown) => {
  const read = readShare(cell);
  return read.ok ? read.value : read.fault;
};

// D28: the same 15% as people and Excel write it.
test.each<[unknown, string]>([
  [0.15, '0.15'],
  ['15%', '0.15'],
  ['15 %', '0.15'],
  ['15\u00a0%', '0.15'],
  ['15％', '0.15'],
  ['15 por cento', '0.15'],
  ['0,15', '0.15'],
  ['0.15', '0.15'],
  [',15', '0.15'],
  ["'15%", '0.15'],
  [0.150000000000002, '0.150000000000002'],
  [0.1 + 0.05, '0.15'],
  ['15,5%', '0.155'],
  ['15.5%', '0.155'],
  ['15,50 %', '0.155'],
  ['12.345%', '0.12345'],
  ['12,345%', '0.12345'],
  ['0,155', '0.155'],
  ['0,5%', '0.005'],
  ['0,01%', '0.0001'],
  [0, '0'],
  ['0%', '0'],
  ['0,00%', '0'],
  [1, '1'],
  ['1', '1'],
  ['1%', '0.01'],
  ['10%', '0.1'],
  ['100%', '1'],
  ['100,00%', '1'],
  ['99,99%', '0.9999'],
  [{ type: 'Double', basicValue: 0.3 }, '0.3'],
])('%j is %s', (cell, expected) => expect(readShare(cell)).toEqual({ ok: true, value: expected, notes: [] }));

test.each<[unknown, object]>([
  [15, { percent: '15', part: '0.15' }],
  ['15', { percent: '15', part: '0.15' }],
  ['15,5', { percent: '15.5', part: '0.155' }],
  ['1,5', { percent: '1.5', part: '0.015' }],
  ['1.500', { percent: '1.5', part: '0.015' }],
  [1.01, { percent: '1.01', part: '0.0101' }],
  [100, { percent: '100', part: '1' }],
  [101, {}],
  ['1500', {}],
  ['100,01%', {}],
  ['150%', {}],
  ['1.500,00%', {}],
])('%j is more than the whole, meant perhaps as %j', (cell, meant) =>
  expect(value(cell)).toEqual({ code: 'shareOverOne', typed: String(cell), ...meant }),
);

test.each([-0.15, '-15%', '-0,15', -15, '– 15 %', '(15)'])('%j is negative', (cell) =>
  expect(value(cell)).toEqual({ code: 'shareNegative', typed: String(cell) }),
);

test.each(['quinze', '15 kg', 'R$ 0,15', '15%%', '15‰', '10% a 15%', '1/2', '%', '15 p.p.', '15,5,5%', '50% do total'])(
  '%j is no share',
  (typed) => expect(value(typed)).toEqual({ code: 'shareUnreadable', typed }),
);

test.each([
  ['', { code: 'blank' }],
  [null, { code: 'blank' }],
  ['-', { code: 'blank' }],
  [true, { code: 'logical', value: true }],
  ['#DIV/0!', { code: 'errorCell', error: '#DIV/0!' }],
  ['=15%', { code: 'numberFormulaText', typed: '=15%' }],
])('%j', (cell, fault) => expect(value(cell)).toEqual(fault));

test('a percentage and its hundredth are the same share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenThousandths) => {
      const percent = `${Math.floor(tenThousandths / 10_000)},${String(tenThousandths % 10_000).padStart(4, '0')}%`;
      expect(value(percent)).toBe(value(tenThousandths / 1_000_000));
    }),
  );
});

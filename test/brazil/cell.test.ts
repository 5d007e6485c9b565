import { isFault, unwrap } from '../../src/brazil/cell';

test.each([
  [1.5, 1.5],
  ['text', 'text'],
  ['  kept ', '  kept '],
  ["'1500", '1500'],
  [{ type: 'Double', basicValue: 2.5 }, 2.5],
  [{ type: 'FormattedNumber', basicValue: 3.7, numberFormat: '0.00' }, 3.7],
  [{ type: 'String', basicValue: 'Pará' }, 'Pará'],
  ['#12', '#12'],
  ['N/A', 'N/A'],
])('%j holds %j', (cell, held) => {
  expect(unwrap(cell)).toBe(held);
  expect(isFault(unwrap(cell))).toBe(false);
});

class ErrorOfExcel extends Error {
  constructor(readonly code: string) {
    super('a message');
  }
}

test.each([
  [null, { code: 'blank' }],
  [undefined, { code: 'blank' }],
  ['', { code: 'blank' }],
  [' \u00a0\u200b', { code: 'blank' }],
  ["'", { code: 'blank' }],
  [{ type: 'Empty', basicType: 'Empty', basicValue: '' }, { code: 'blank' }],
  [true, { code: 'logical', value: true }],
  [
    { type: 'Boolean', basicValue: false },
    { code: 'logical', value: false },
  ],
  [Number.NaN, { code: 'notAValue' }],
  [Number.POSITIVE_INFINITY, { code: 'notAValue' }],
  [{}, { code: 'notAValue' }],
  [[1], { code: 'notAValue' }],
  [() => 1, { code: 'notAValue' }],
  [Symbol('x'), { code: 'notAValue' }],
  [10n, { code: 'notAValue' }],
  [new Date(0), { code: 'notAValue' }],
  [{ type: 'Entity', text: 'Pará', basicType: 'Error', basicValue: '#VALUE!' }, { code: 'notAValue' }],
  [{ basicValue: { basicValue: 1 } }, { code: 'notAValue' }],
  [
    { type: 'Error', basicType: 'Error', basicValue: '#DIV/0!' },
    { code: 'errorCell', error: '#DIV/0!' },
  ],
  [new ErrorOfExcel('#N/A'), { code: 'errorCell', error: '#N/A' }],
  [{ code: 404 }, { code: 'notAValue' }],
  ['#N/A', { code: 'errorCell', error: '#N/A' }],
  ['#N/D', { code: 'errorCell', error: '#N/D' }],
  [' #NÚM! ', { code: 'errorCell', error: '#NÚM!' }],
  ['#NOME?', { code: 'errorCell', error: '#NOME?' }],
  ['#GETTING_DATA', { code: 'errorCell', error: '#GETTING_DATA' }],
])('%p is %j', (cell, fault) => {
  const held = unwrap(cell);
  expect(held).toEqual(fault);
  expect(isFault(held)).toBe(true);
});

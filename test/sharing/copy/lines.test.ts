import { chosenLines } from '../../../src/sharing/copy/lines';
import { sales } from '../../validation/pgpmbio/salesTable';
import { sourceOfRows } from './copySources';

test.each([
  ['conab', [0]],
  ['§', [1]],
  ['  ', []],
  ['', []],
  ['¿', []],
])('lines with the text %p in a column', (text, lines) => {
  const source = sourceOfRows(sales({ source: 'CONAB' }, { source: 'ver § 2º' }, { source: 'outra' }));
  const at = source.table.columns.find(({ id }) => id === 'source')!.at;
  expect(chosenLines(source, { kind: 'text', at, text })).toEqual(lines);
});

import { readCostItem } from '../../../src/rules/selo/readCostItem';
import { SeloRefusal } from '../../../src/rules/selo/refusal';

const read = (typed: string) => {
  const found = readCostItem(typed);
  return found instanceof SeloRefusal ? found.reason.code : found;
};

test.each([
  ['II', 'II'],
  ['III', 'III'],
  ['IV', 'IV'],
  ['V', 'V'],
  ['I', 'costItemIsPurchase'],
  ['art. 4º, I', 'costItemIsPurchase'],
  ['VI', 'costItemUnknown'],
  ['ATER', 'costItemUnknown'],
  ['ATER própria', 'IV'],
  ['assistência técnica terceirizada', 'V'],
  ['assistência técnica de terceiros', 'V'],
])('art. 4º, caput: “%s” is %s', (typed, item) => expect(read(typed)).toBe(item));

test.each([
  ['II, a', 'II'],
  ['II-k', 'II'],
  ['inciso II, alínea "g"', 'II'],
  ['art. 4º, II, h', 'II'],
  ['IV (b)', 'IV'],
  // Not item III.
  ['II, i', 'II'],
  ['II i', 'II'],
  ['II - alínea i', 'II'],
])('art. 4º, caput: the letter of an item may stand behind it: “%s” is %s', (typed, item) =>
  expect(read(typed)).toBe(item),
);

test.each(['II, l', 'IV, d', 'III, a', 'V, a'])('art. 4º, caput: there is no letter as in “%s”', (typed) =>
  expect(read(typed)).toBe('costItemUnknown'),
);

import { seloEntries } from '../../../src/functions/selo/entries';
import { SELO_IDS } from '../../../src/functions/selo/ids';

test('the names that Excel is given at start are those of the functions, in their order', () =>
  expect(seloEntries.map(({ id }) => id)).toEqual([...SELO_IDS]));

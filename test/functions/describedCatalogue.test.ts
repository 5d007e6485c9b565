import { catalogue } from '../../src/functions/catalogue';
import { describedCatalogue, describedFunctionNamed } from '../../src/functions/describedCatalogue';
import { textsOfFunctions } from '../../src/functions/texts/textsOfFunctions';

test('every function has texts, and no texts are left without a function', () => {
  expect(Object.keys(textsOfFunctions).sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

test('the described functions are those of the catalogue, in its order', () => {
  expect(describedCatalogue.map(({ id, run }) => ({ id, run }))).toEqual(catalogue.map(({ id, run }) => ({ id, run })));
});

test('each parameter has its own description', () => {
  const price = describedFunctionNamed('pgpmbio.mpa')?.parameters.map(({ key, description }) => [key, description]);
  expect(price).toEqual([
    ['marketPrice', expect.objectContaining({ 'en-US': expect.stringContaining('PMD') })],
    ['date', expect.objectContaining({ 'en-US': expect.stringContaining('Date') })],
  ]);
});

import { catalogue } from '../../../src/functions/catalogue';
import { nativeFunctions, nativeRows, valuesOnly } from '../../../src/sharing/native/nativeFunctions';

test('each function of the catalogue has a native formula or a reason why its cells become values, never both', () => {
  const told = [...nativeFunctions.keys(), ...nativeRows.keys(), ...valuesOnly.keys()];
  expect(told.sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

import { built } from './excelRuntime';

const text = built('licencas.txt');
const packages = [...text.matchAll(/^(@?[a-z][\w./-]*) \d[\w.-]* \((.+)\)$/gm)].map(([, name, licence]) => ({
  name,
  licence,
}));

test('the build comes with the licences of what it contains', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'decimal.js', 'hucre', '@univerjs/core']));
});

test('every licence is one that allows giving the build away under MIT', () => {
  const allowed = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Zlib', 'Unlicense', 'CC0-1.0'];
  // What a package is under several at once must each be one of them.
  const isAllowed = (licence: string) => licence.split(' AND ').every((one) => allowed.includes(one));
  expect(packages.filter(({ licence = '' }) => !isAllowed(licence))).toEqual([]);
});

import fc from 'fast-check';
import { asFileName, fileNameOf } from '../../../src/sharing/copy/fileName';

const DAY = '2026-11-30';

test.each([
  ['Cooperativa Flor do Babaçu', 'Cópia Cooperativa Flor do Babaçu 2026-11-30.xlsx'],
  ['Coop. A/B: "Sul" <1>', 'Cópia Coop. A B Sul 1 2026-11-30.xlsx'],
  ['  ', 'Cópia 2026-11-30.xlsx'],
  ['..', 'Cópia 2026-11-30.xlsx'],
])('for %p it is %p', (whom, name) => {
  expect(fileNameOf('Cópia', whom, DAY)).toBe(name);
});

test('a name that a person wished for keeps one extension and none that Windows refuses', () => {
  expect(asFileName('minhas notas.xlsx', 'xlsx')).toBe('minhas notas.xlsx');
  expect(asFileName('minhas notas.xlsx', 'csv')).toBe('minhas notas.csv');
  expect(asFileName('con', 'xlsx')).toBe('_con.xlsx');
  expect(asFileName('COM1.txt', 'zip')).toBe('_COM1.txt.zip');
  expect(asFileName('  ', 'xlsx')).toBe('_.xlsx');
  expect(asFileName('a/b\\c', 'xlsx')).toBe('a b c.xlsx');
});

test('whatever the organisation is called, every system takes the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (whom) => {
      for (const name of [fileNameOf('Cópia', whom, DAY), asFileName(whom, 'xlsx')]) {
        expect(name.length).toBeLessThanOrEqual(100);
        // eslint-disable-next-line no-control-regex -- these are what Windows refuses
        expect(name).not.toMatch(/[\u0000-\u001f<>:"/\\|?*]|^[ .]|[ .]\.xlsx$|^(?:con|prn|aux|nul)\./i);
        expect(name).toMatch(/\.xlsx$/);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }
    }),
  );
});

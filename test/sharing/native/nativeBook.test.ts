import { NativeLists, quoted, trimmedByExcel, type SpellingList } from '../../../src/sharing/native/nativeBook';
import { cellAt } from '../../../src/workbook/xlsx/book';

const FRUITS: SpellingList = {
  name: 'FRUTAS',
  title: { 'pt-BR': 'Frutas', 'en-US': 'Fruits' },
  canonical: ['Açaí', 'Umbu'],
  meaningOf: (value) => (/^a/i.test(String(value).trim()) ? 'acai' : /^u/i.test(String(value).trim()) ? 'umbu' : null),
};

test('a spelling that occurs is put on the list as a look-up compares it: blanks trimmed, once whatever its case', () => {
  const lists = new NativeLists();
  for (const value of ['  Açai   fruto ', 'AÇAI FRUTO', 'açaí', 'outra'])
    expect(lists.meaning(FRUITS, { text: 'C5', value })).toBe('VLOOKUP(TRIM(C5),FRUTAS,2,FALSE)');
  const { sheets, names } = lists.book('pt-BR', []);
  expect(sheets.map(({ name }) => name)).toEqual(['Grafias aceitas']);
  const written = [...sheets[0]!.rows.values()].map((cells) => [cells.get(0)?.value, cells.get(1)?.value]);
  expect(written.slice(-4)).toEqual([
    ['Escrita', 'Significa'],
    ['Açaí', 'acai'],
    ['Umbu', 'umbu'],
    ['Açai fruto', 'acai'],
  ]);
  expect(names).toEqual([{ name: 'FRUTAS', refersTo: "'Grafias aceitas'!$A$7:$B$9", hidden: false }]);
  expect(sheets[0]!.freeze.rows).toBe(6);
});

test('a text written in the formula is its meaning; one that is not understood cannot be expressed', () => {
  const lists = new NativeLists();
  expect(lists.meaning(FRUITS, { text: '"Açaí"', value: 'Açaí' })).toBe('"acai"');
  expect(lists.meaning(FRUITS, { text: '"pera"', value: 'pera' })).toBeNull();
});

test.each(['açaí*', 'u?', 'a~', 'a'.repeat(256)])(
  'a text that look-ups take for another is no spelling: %s',
  (value) => {
    expect(new NativeLists().meaning(FRUITS, { text: 'C5', value })).toBeNull();
  },
);

test('two meanings for what a look-up takes for one spelling cannot be expressed', () => {
  const list: SpellingList = { ...FRUITS, canonical: [], meaningOf: (value) => String(value) };
  const lists = new NativeLists();
  expect(lists.meaning(list, { text: 'C5', value: 'Pa' })).not.toBeNull();
  expect(lists.meaning(list, { text: 'C6', value: 'PA' })).toBeNull();
});

test('figures and tables become a sheet with sources and named ranges, only when they are used', () => {
  const lists = new NativeLists();
  expect(lists.book('en-US', [])).toEqual({ sheets: [], names: [] });
  const said = (text: string) => ({ 'pt-BR': text, 'en-US': text });
  const table = {
    name: 'T_PRECOS',
    programme: 'selo',
    title: said('Prices'),
    sources: ['Act 1'],
    columns: [{ heading: said('Key') }, { heading: said('R$'), format: '0.00' }],
    rows: [
      ['a', 1.5],
      ['b', { error: '#N/A' }],
    ],
  } as const;
  const figure = {
    name: 'F_MIN',
    programme: 'selo',
    label: said('Least'),
    value: 0.3,
    format: '0%',
    source: 'Art. 3',
  } as const;
  expect([lists.table(table), lists.table(table), lists.figure(figure)]).toEqual(['T_PRECOS', 'T_PRECOS', 'F_MIN']);
  const { sheets, names } = lists.book('en-US', ['Selo figures']);
  expect(sheets.map(({ name }) => name)).toEqual(['Selo figures (2)']);
  expect(names.map(({ name, refersTo }) => [name, refersTo])).toEqual([
    ['F_MIN', "'Selo figures (2)'!$B$7"],
    ['T_PRECOS', "'Selo figures (2)'!$A$12:$B$13"],
  ]);
  const [sheet] = sheets;
  expect(cellAt(sheet!, 6, 1)).toEqual({ value: 0.3, style: { numberFormat: '0%' } });
  expect(cellAt(sheet!, 9, 0)?.value).toBe('Source: Act 1');
  expect(cellAt(sheet!, 12, 1)?.value).toEqual({ error: '#N/A' });
});

test('texts are quoted and trimmed as Excel does it', () => {
  expect(quoted('a"b')).toBe('"a""b"');
  expect(trimmedByExcel('  a \u00a0  b ')).toBe('a \u00a0 b');
});

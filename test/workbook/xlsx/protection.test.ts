import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';
import { at, opened, partTexts, saved } from './books';

test('in a protected sheet only unlocked cells may be typed into, and columns may still be widened', async () => {
  const sheet = emptySheet('Notas');
  sheet.protected = true;
  sheet.mayBeFormatted = true;
  putCell(sheet, 0, 0, { value: 'Produto' });
  putCell(sheet, 1, 0, { value: null, style: { unlocked: true } });
  putCell(sheet, 1, 1, { value: 2.5, style: { unlocked: true, numberFormat: '0.00' } });
  const book: Book = { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  const { bytes } = await saved(null, book);
  const parts = partTexts(bytes);
  const text = parts['xl/worksheets/sheet1.xml']!;
  expect(text).toContain('<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0"');
  const formats = /<cellXfs.*?<\/cellXfs>/.exec(parts['xl/styles.xml']!)![0].split('<xf ').slice(1);
  const lockedOf = (cell: string) => {
    const format = Number(new RegExp(`r="${cell}"(?: s="(\\d+)")?`).exec(text)?.[1] ?? 0);
    return !formats[format]!.includes('<protection locked="0"/>');
  };
  expect([lockedOf('A1'), lockedOf('A2'), lockedOf('B2')]).toEqual([true, false, false]);
  const { book: read } = await opened(bytes);
  expect(read.sheets[0]!.protected).toBe(true);
  expect(at(read, 'B2')).toMatchObject({ value: 2.5, style: { numberFormat: '0.00' } });
});

test('another protected sheet stays protected as before', async () => {
  const sheet = emptySheet('Notas');
  sheet.protected = true;
  putCell(sheet, 0, 0, { value: 1 });
  const { bytes } = await saved(null, { sheets: [sheet], activeSheet: 0, names: [], date1904: false });
  expect(partTexts(bytes)['xl/worksheets/sheet1.xml']).toContain(
    '<sheetProtection sheet="1" objects="1" scenarios="1"/>',
  );
});

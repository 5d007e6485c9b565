import { readZip, unpack } from '../../../src/workbook/xlsx/package/readZip';
import { zipFiles } from '../../../src/workbook/xlsx/zipFiles';

test('files come out of the archive as they went in, under their names', () => {
  const files = [
    { name: 'Cópia Cooperativa São José 2026-11-30.xlsx', bytes: new TextEncoder().encode('a'.repeat(5000)) },
    { name: 'vazio.csv', bytes: new Uint8Array() },
  ];
  const read = readZip(zipFiles(files)).map((entry) => ({ name: entry.name, bytes: unpack(entry) }));
  expect(read).toEqual(files);
});

test('the same files give the same bytes', () => {
  const files = [{ name: 'a.xlsx', bytes: Uint8Array.of(1, 2, 3) }];
  expect(zipFiles(files)).toEqual(zipFiles(files));
});

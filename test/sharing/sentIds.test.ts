import { keepSent, sentIds, sentUnder } from '../../src/sharing/sentCopy';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { ID, sentOf } from './receive/copies';

test('a workbook remembers its copies, the latest first, each once', async () => {
  const workbook = new MemoryWorkbook({ Notas: {} });
  expect(await sentIds(workbook)).toEqual([]);
  const first = sentOf();
  const second = { ...first, id: 'ZZZZZ', lines: [] };
  await keepSent(workbook, first);
  await keepSent(workbook, second);
  expect(await sentIds(workbook)).toEqual(['ZZZZZ', ID]);
  await keepSent(workbook, first);
  expect(await sentIds(workbook)).toEqual([ID, 'ZZZZZ']);
  expect(await sentUnder(workbook, ID)).toEqual(first);
  expect(await sentUnder(workbook, 'XXXXX')).toBeNull();
});

test('a list of copies that is damaged is taken for none', async () => {
  const workbook = new MemoryWorkbook({ Notas: {} });
  await workbook.keep('copies', '{"not": "a list"');
  expect(await sentIds(workbook)).toEqual([]);
});

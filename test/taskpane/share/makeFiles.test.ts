import { preloadFunctionData } from '../../../src/functions/preload';
import { defaultChoices } from '../../../src/sharing/copy/choices';
import { manyCopies } from '../../../src/sharing/copy/manyCopies';
import { LeakFound } from '../../../src/sharing/privacy/leaks';
import { keyOfCopy, sentIds } from '../../../src/sharing/sentCopy';
import { makeFiles } from '../../../src/taskpane/share/copy/makeFiles';
import { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import { DAY, sourceOfRows } from '../../sharing/copy/copySources';
import { sales } from '../../validation/pgpmbio/salesTable';

beforeAll(() => preloadFunctionData());

const quick = { pause: () => Promise.resolve() };

async function prepared() {
  const organisations = ['Cooperativa A', 'Cooperativa B', 'Cooperativa C'];
  const source = sourceOfRows(
    sales(...organisations.map((organisation) => ({ organisation, producerName: 'Ana Lima' }))),
  );
  return { kind: 'many' as const, many: await manyCopies(source, defaultChoices(source, 'pt-BR', DAY), quick) };
}

test('the name of the archive is searched for what is hidden too', async () => {
  const workbook = new MemoryWorkbook({ Vendas: {} });
  await expect(makeFiles(workbook, await prepared(), 'Cópias de Ana Lima', 'pt-BR', quick)).rejects.toThrow(LeakFound);
  expect(await sentIds(workbook)).toEqual([]);
});

test('cancelled while records are kept, it takes back those of this run, and no earlier ones', async () => {
  const workbook = new MemoryWorkbook({ Vendas: {} });
  const all = await prepared();
  const [first, second] = all.many.copies.map(({ sent }) => sent.id);
  const one = { kind: 'many' as const, many: { ...all.many, copies: all.many.copies.slice(0, 1) } };
  await makeFiles(workbook, one, 'Cópias', 'pt-BR', quick);
  const stop = new AbortController();
  const keep = workbook.keep.bind(workbook);
  workbook.keep = async (key, text) => {
    await keep(key, text);
    if (key === keyOfCopy(second!)) stop.abort();
  };
  await expect(makeFiles(workbook, all, 'Cópias', 'pt-BR', { ...quick, signal: stop.signal })).rejects.toThrow();
  expect(await sentIds(workbook)).toEqual([first]);
  expect(await workbook.kept(keyOfCopy(second!))).toBeNull();
  expect(await workbook.kept(keyOfCopy(first!))).not.toBeNull();
});

import { keepSent, packSent, sentIds, sentUnder, unpackSent, type SentCopy } from '../../src/sharing/sentCopy';
import { lineCode, readLineCode } from '../../src/sharing/copy/lineCodes';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { sales } from '../validation/pgpmbio/salesTable';
import { copyOf, sourceOfRows } from './copy/copySources';

const sent = copyOf(sourceOfRows(sales({ source: 'a' }, { source: null, quantity: 1.5, uf: null }))).sent;

test('what was sent is kept in the workbook and found again by its id', async () => {
  const workbook = new MemoryWorkbook({ Vendas: {} });
  const other = { ...sent, id: 'K3F7Q' };
  await keepSent(workbook, other);
  await keepSent(workbook, sent);
  await keepSent(workbook, sent);
  expect(await sentIds(workbook)).toEqual([sent.id, 'K3F7Q']);
  expect(await sentUnder(workbook, sent.id)).toEqual(sent);
  expect(await sentUnder(workbook, 'ZZZZZ')).toBeNull();
});

test('a damaged text, or one of a version to come, is none', () => {
  const packed = packSent(sent);
  expect(unpackSent(packed)).toEqual(sent);
  expect(unpackSent(packed.slice(0, -12))).toBeNull();
  expect(unpackSent(packSent({ ...sent, version: 2 as 1 }))).toBeNull();
});

test('only what the copy shows of personal data is kept', () => {
  const text = JSON.stringify(unpackSent(packSent(sent)));
  expect(text).toContain('***.982.247-**');
  expect(text).not.toContain('529.982.247');
});

test('20,000 lines of 20 columns take less than two megabytes', () => {
  const column = (at: number) => ({ at, header: `C${at}`, id: null, treatment: 'asIs' as const, formulas: false });
  const value = (line: number, at: number) => {
    if (at === 0) return `2123${String(line * 7919).padStart(40, '1')}`;
    return at % 3 === 0 ? Math.round(Math.sin(line * at) * 1e6) / 100 : `texto ${(line * at) % 97}`;
  };
  const large: SentCopy = {
    ...sent,
    columns: Array.from({ length: 20 }, (_, at) => column(at)),
    lines: Array.from({ length: 20_000 }, (_, line) => ({
      code: lineCode(sent.id, line + 1),
      row: line + 1,
      values: Array.from({ length: 20 }, (__, at) => value(line, at)),
    })),
  };
  const packed = packSent(large);
  expect(packed.length).toBeLessThan(2 * 1024 * 1024);
  expect(unpackSent(packed)).toEqual(large);
});

test('a line’s code tells its copy, whatever a person did to its case and blanks', () => {
  expect(readLineCode(lineCode('K3F7Q', 20_000))).toEqual({ copy: 'K3F7Q', code: 'K3F7Q-20000' });
  expect(readLineCode(' k3f7q-0042 ')).toEqual({ copy: 'K3F7Q', code: 'K3F7Q-0042' });
  for (const other of ['NF-0042', 42, null]) expect(readLineCode(other)).toBeNull();
});

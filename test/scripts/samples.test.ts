import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lines } from '../../scripts/samples/invoices';
import { sampleFiles } from '../../scripts/samples/sampleFiles';
import { readCpf } from '../../src/brazil/cpf';
import { readFamilyKey } from '../../src/brazil/familyKey';
import { readNfeKey } from '../../src/brazil/nfeKey';
import { catalogue } from '../../src/functions/catalogue';
import type { CellValue } from '../../src/workbook/port';
import { openBook } from '../../src/workbook/xlsx/openBook';
import type { Book } from '../../src/workbook/xlsx/book';

const functionIds = catalogue.map(({ id }) => id);
const committed = (name: string) => new Uint8Array(readFileSync(path.join(__dirname, '../../assets/samples', name)));

let files: Awaited<ReturnType<typeof sampleFiles>>;
let book: Book;
beforeAll(async () => {
  files = await sampleFiles();
  const opened = await openBook(files[0]!.bytes, files[0]!.name, { functionIds });
  if (!opened.ok) throw new Error(opened.refusal.code);
  expect(opened.ours).toBe(true);
  expect(opened.notices).toEqual([]);
  book = opened.book;
});

const column = (sheet: string, index: number, from: number, to: number): (CellValue | undefined)[] => {
  const { rows } = book.sheets.find(({ name }) => name === sheet)!;
  return Array.from({ length: to - from + 1 }, (_, i) => rows.get(from + i - 1)?.get(index)?.value);
};

test('the committed samples are what the script makes', () => {
  expect(files.map(({ name }) => name)).toEqual(['cooperativa-exemplo.xlsx', 'usina-exemplo.xlsx']);
  for (const { name, bytes } of files) expect(Buffer.compare(committed(name), bytes)).toBe(0);
});

test('sixty invoices of twelve families, with a blank row among them', () => {
  const written = lines.filter((line) => line !== null);
  expect(written).toHaveLength(60);
  expect(lines).toHaveLength(61);
  expect(new Set(written.map(({ family }) => family)).size).toBe(12);
  expect(written.filter(({ remark }) => remark?.startsWith('De propósito')).length).toBe(9);
});

test('every CPF, DAP or CAF and NF-e key has the right shape and check digits', () => {
  const cells = [2, 3, 9].map((index) => column('Notas', index, 5, 65).filter((value) => value !== undefined));
  for (const values of cells) expect(values).toHaveLength(60);
  for (const cpf of cells[0]!) expect(readCpf(cpf).ok).toBe(true);
  for (const key of cells[1]!) expect(readFamilyKey(key)).toMatchObject({ ok: true, notes: [] });
  for (const key of cells[2]!) expect(readNfeKey(key).ok).toBe(true);
});

test('the two examples of Doc. 11 give what Doc. 11 says', () => {
  expect(column('Exemplos', 6, 5, 6)).toEqual([1635, 3500]);
});

test('lines wrong on purpose show an error, the others an amount', () => {
  const amounts = column('Notas', 13, 5, 65);
  lines.forEach((line, i) => {
    if (line === null) expect(amounts[i]).toBeUndefined();
    else if (line.remark?.startsWith('De propósito')) expect(amounts[i]).toHaveProperty('error');
    else expect(typeof amounts[i]).toBe('number');
  });
});

test('what the summary adds up is what the running account pays', () => {
  const paid = column('Conta corrente', 10, 5, 65).filter((value): value is number => typeof value === 'number');
  const cents = paid.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  expect(Math.round((column('Resumo', 3, 17, 17)[0] as number) * 100)).toBe(cents);
});

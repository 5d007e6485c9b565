import fc from 'fast-check';
import { catalogue } from '../../../src/functions/catalogue';
import { preloadFunctionData } from '../../../src/functions/preload';
import { cpfCheckDigits, cpfWithMask } from '../../../src/brazil/cpf';
import { copyFile } from '../../../src/sharing/copy/copyFile';
import { resultHeader } from '../../../src/sheets/resultHeaders';
import type { CellInput } from '../../../src/workbook/writing';
import type { CellValue } from '../../../src/workbook/port';
import { SALE, type Row } from '../../validation/pgpmbio/salesTable';
import { opened, partTexts } from '../../workbook/xlsx/books';
import { checked, copyOf, linesOf, sourceOfRows } from './copySources';

beforeAll(() => preloadFunctionData());

const cpf = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((base) => `${base}${cpfCheckDigits(String(base))}`);
const syllable = fc.constantFrom('Zul', 'Quin', 'Brav', 'Tord', 'Valm', 'Jurac', 'Nhand', 'Wand');
const word = fc.tuple(syllable, fc.constantFrom('ira', 'elma', 'oço', 'ério', 'ina')).map(([one, two]) => one + two);
const name = fc.tuple(word, word, word).map(([one, two, three]) => `${one} da ${two} ${three}`);

/** A person who sells, and how the sheet writes their numbers. */
const person = fc.record({
  cpf,
  name,
  isNumber: fc.boolean(),
  isPlain: fc.boolean(),
  remark: fc.constantFrom('', 'pago a @nome', 'CPF @cpf', 'DAP @dap', 'ver nota 12; = total'),
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

function rowOfPerson({ cpf: number, name: called, isNumber, isPlain, remark }: Person): Row {
  const family = `SDW0${number}1506231030`;
  const written: CellValue = isNumber ? Number(number) : isPlain ? number : cpfWithMask(number);
  const said = remark
    .replace('@nome', called.toUpperCase())
    .replace('@cpf', cpfWithMask(number))
    .replace('@dap', family);
  return { ...SALE, cpf: written, family, producerName: called, source: said, organisation: 'Cooperativa Rio' };
}

const people = fc.array(person, { minLength: 1, maxLength: 8 });
const allMasked = { cpf: 'mask', family: 'mask', name: 'mask', contact: 'mask' } as const;
const allLeftOut = { cpf: 'leaveOut', family: 'leaveOut', name: 'leaveOut', contact: 'leaveOut' } as const;

test('no byte of what is masked or left out is in any part of the file, of lines that stay at home neither', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.boolean(), fc.nat(), async (given, isMasked, left) => {
      const source = await checked(sourceOfRows(given.map(rowOfPerson)));
      const hidden = { ...source.grid, hiddenRows: new Set([1 + (left % given.length)]) };
      const personal = isMasked ? allMasked : allLeftOut;
      const rows = given.length > 1 ? ({ kind: 'visible' } as const) : ({ kind: 'all' } as const);
      const built = copyOf({ ...source, grid: hidden }, { personal, rows, results: 'formulas' });
      const { bytes } = await copyFile(built);
      // Searched for here by itself, not by the check that gave the file.
      const text = Object.values(partTexts(bytes)).join('\n').toUpperCase();
      for (const { cpf: number, name: called } of given)
        for (const secret of [number, cpfWithMask(number), called.toUpperCase(), `SDW0${number}`])
          expect(text.includes(secret)).toBe(false);
    }),
    { numRuns: 12 },
  );
});

test('every chosen line and column is in the file, with its values, and no more', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), async (given, wanted) => {
      const source = sourceOfRows(given.map(rowOfPerson));
      const columns = source.table.columns.map(({ at }) => at).filter((at) => wanted[at] ?? true);
      const personal = { cpf: 'keep', family: 'keep', name: 'keep', contact: 'keep' } as const;
      const { bytes } = await copyFile(copyOf(source, { columns, personal }));
      const { book } = await opened(bytes);
      const cells = [...book.sheets.find((sheet) => sheet.name === 'Vendas')!.rows];
      const filled = cells.filter(([, line]) => [...line.values()].some(({ value }) => value !== null));
      expect(filled).toHaveLength(1 + given.length);
      filled.forEach(([row, line]) => {
        const values = [0, ...columns].map((_, place) => line.get(place)?.value ?? '');
        const own = columns.map((at) => source.grid.values[row]![at] ?? '');
        expect(values.slice(1)).toEqual(own);
      });
    }),
    { numRuns: 8 },
  );
});

const ours = new RegExp(`${catalogue.map(({ id }) => id.replaceAll('.', '[._]')).join('|')}|_xl`, 'i');
const functionName = fc.constantFrom(...catalogue.map(({ id }) => id));
const argument = fc.constantFrom(
  'H2',
  'D2',
  '"MA"',
  '1.5',
  '',
  'Outra!A1',
  'DATE(2023,5,1)',
  'H:H',
  'PGPMBIO.PM("Babaçu","MA")',
);
const formula = fc
  .tuple(functionName, fc.array(argument, { maxLength: 6 }), fc.constantFrom('=@', '=IFERROR(@,0)', '=2*@+1', '=-@'))
  .map(([id, args, around]) => around.replace('@', `${id}(${args.join(',')})`));

test('whatever formulas a table has, a copy’s formulas have none of our functions and nothing younger than Excel 2007', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(formula, { minLength: 1, maxLength: 4 }), async (formulas) => {
      const source = sourceOfRows(formulas.map((_, at) => ({ ...SALE, invoiceNumber: at, value: 7 })));
      const at = source.table.columns.find(({ id }) => id === 'value')!.at;
      const contents = source.contents.map((cells, row): readonly CellInput[] =>
        row === 0 ? cells : cells.map((cell, column) => (column === at ? { formula: formulas[row - 1]! } : cell)),
      );
      const { bytes } = await copyFile(copyOf({ ...source, contents }, { results: 'formulas' }));
      const { book } = await opened(bytes);
      for (const sheet of book.sheets)
        for (const [, cells] of sheet.rows) for (const [, cell] of cells) expect(cell.formula ?? '').not.toMatch(ours);
      const parts = partTexts(bytes);
      for (const [part, text] of Object.entries(parts))
        if (part.startsWith('xl/worksheets/')) expect(text).not.toMatch(/<f[^>]*>[^<]*_xl/);
      expect(Object.keys(parts).filter((part) => /webext|external|customXml|core\.xml|vba/i.test(part))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('texts that begin like a formula stay texts in every column', async () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t=', "'=");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(start, fc.stringMatching(/^[A-Z1-9(), ]{1,9}$/)), { minLength: 1, maxLength: 4 }),
      async (texts) => {
        const written = texts.map((parts) => parts.join(''));
        const source = sourceOfRows(written.map((text) => ({ ...SALE, source: text })));
        const built = copyOf(source);
        const { bytes } = await copyFile(built);
        const { book } = await opened(bytes);
        const sheet = book.sheets.find((one) => one.name === built.sent.copySheet)!;
        const at = built.sent.columns.findIndex(({ id }) => id === 'source') + 1;
        const cells = written.map((_, line) => sheet.rows.get(line + 1)!.get(at)!);
        expect(cells.map(({ value }) => value)).toEqual(written);
        expect(cells.every((cell) => cell.formula === undefined)).toBe(true);
      },
    ),
    { numRuns: 8 },
  );
});

test('the header of the codes is told from what people keep', () => {
  const copy = copyOf(sourceOfRows([SALE]));
  expect(linesOf(copy).rows.get(0)!.get(0)!.value).toBe(resultHeader('Código da linha'));
});

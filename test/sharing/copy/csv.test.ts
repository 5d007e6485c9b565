import fc from 'fast-check';
import { csvOfCopy } from '../../../src/sharing/copy/csv';
import { openBook } from '../../../src/workbook/xlsx/openBook';
import { sales, type Row } from '../../validation/pgpmbio/salesTable';
import { copyOf, sourceOfRows } from './copySources';

const KEEP = { cpf: 'keep', family: 'keep', name: 'keep', contact: 'keep' } as const;

function csv(rows: readonly Row[], language: 'pt-BR' | 'en-US' = 'pt-BR'): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    csvOfCopy(copyOf(sourceOfRows(rows), { personal: KEEP }), language),
  );
}

test('fields part by semicolons behind the mark of UTF-8; numbers keep their decimals, dates are days', () => {
  const [head, first] = csv(sales({ quantity: 1234.5, salePrice: 3.8234, source: 'Conab; Belém' })).split('\r\n');
  expect(head!.startsWith('\uFEFFCódigo da linha (ConfereBio);family;cpf;date;')).toBe(true);
  expect(first).toMatch(/^[0-9A-Z]{5}-0001;SDW0529982247251506231030;529\.982\.247-25;15\/06\/2023;/);
  expect(first).toContain(';1234,5;3,8234;4,5;"Conab; Belém"');
  expect(csv(sales({ quantity: 1234.5 }), 'en-US')).toContain(';1234.5;');
});

test.each(['=1+1', '+55 98 1234', '-x', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'a text that a program would take for a formula is marked: %p',
  (text) => {
    const line = csv(sales({ source: text })).split('\r\n')[1]!;
    expect(line).toMatch(/(?:;|;")'[^;]*"?$/);
  },
);

test.each(['a,b', 'a\tb'])('a text that another program would part is in quotes: %j', (text) => {
  expect(csv(sales({ source: text })).split('\r\n')[1]).toContain(`;"${text}"`);
});

test('a negative number stays a number', () => {
  expect(csv(sales({ value: -12.5 })).split('\r\n')[1]).toMatch(/;-12,5$/);
});

test('what is read again is what was written, whatever texts hold', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((one) => /^[\p{L};"', ]+$/u.test(one));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 5 }), async (texts) => {
      const rows = sales(...texts.map((source) => ({ source: `x${source}x` })));
      const bytes = csvOfCopy(copyOf(sourceOfRows(rows), { personal: KEEP }), 'pt-BR');
      const answer = await openBook(bytes, 'copia.csv', { functionIds: [] });
      if (!answer.ok) throw new Error('refused');
      const read = [...answer.book.sheets[0]!.rows].slice(1).map(([, cells]) => [...cells.values()].at(-1)!.value);
      expect(read).toEqual(texts.map((source) => `x${source}x`));
    }),
    { numRuns: 30 },
  );
});

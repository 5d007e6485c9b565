import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cellAddress } from '../../src/workbook/xlsx/address';
import type { Book } from '../../src/workbook/xlsx/book';
import { messyFiles } from '../data/messy/messyFiles';
import { changedParts, edited, opened, partTexts, saved } from '../workbook/xlsx/books';
import { lookInto, MESSY, messyBytes, type SeenBook } from './messyBook';

jest.setTimeout(30_000);

/** What is expected of a messy file: it lies beside it, with the reason of each finding and amount. */
interface Expected extends Omit<SeenBook, 'checks'> {
  mess: string;
  checks: Record<
    string,
    {
      findings: Record<string, string>;
      amounts: Record<string, [amount: string | null, why: string]>;
      totals: Record<string, string>;
    }
  >;
}

const expectedOf = (name: string) => JSON.parse(readFileSync(path.join(MESSY, `${name}.json`), 'utf8')) as Expected;

describe.each(Object.keys(messyFiles))('%s', (name) => {
  const bytes = messyBytes(name);
  const expected = expectedOf(name);

  test('lies in the folder as its script makes it', () => expect(isSame(messyFiles[name]!(), bytes)).toBe(true));

  test('is recognised and checked as the law and its reasons say', async () => {
    const { seen } = await lookInto(bytes, name);
    expect(seen.notices).toEqual(expected.notices);
    expect(seen.sheets).toEqual(expected.sheets);
    expect(Object.keys(seen.checks)).toEqual(Object.keys(expected.checks));
    for (const [sheet, { findings, amounts, totals }] of Object.entries(expected.checks)) {
      const check = seen.checks[sheet]!;
      expect([...new Set(check.findings)].sort()).toEqual(Object.keys(findings).sort());
      expect(check.amounts).toEqual(
        Object.fromEntries(Object.entries(amounts).map(([row, [amount]]) => [row, amount])),
      );
      expect(check.totals).toEqual(totals);
    }
  });

  test('saved without a change and opened again, it says the same', async () => {
    const { from, seen } = await lookInto(bytes, name);
    const { bytes: again, fileName } = await saved(from, from.book, name);
    if (from.kind === 'xlsx') expect(isSame(again, bytes)).toBe(true);
    const second = await lookInto(again, fileName);
    const { sheets, checks } = second.seen;
    expect({ sheets, checks }).toEqual({ sheets: seen.sheets, checks: seen.checks });
  });
});

describe('one cell written beside the lines: all else of the file is as it was', () => {
  const packages = Object.keys(messyFiles).filter((name) => name.endsWith('.xlsx'));

  test.each(packages)('%s', async (name) => {
    const bytes = messyBytes(name);
    const from = await opened(bytes, name);
    const { bytes: after } = await saved(from, edited(from.book, { Z3: { value: 'Conferida' } }), name);
    const { changed, gone } = changedParts(bytes, after);
    expect(gone).toEqual([]);
    // The workbook says in what order to compute.
    expect(changed.sort()).toEqual(['xl/workbook.xml', SHEET]);
    const sheet = partTexts(after)[SHEET]!;
    const without = sheet.replace(/<c r="Z3"[^]*?<\/c>/, '').replace('<row r="3"></row>', '');
    expect(without).toBe(partTexts(bytes)[SHEET]);
    const again = await opened(after, name);
    const added = `${from.book.sheets[0]!.name}!Z3`;
    expect(cellsOf(again.book)).toEqual({ ...cellsOf(from.book), [added]: 'Conferida' });
    expect(again.notices).toEqual(from.notices);
  });
});

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

const SHEET = 'xl/worksheets/sheet1.xml';

/** Value or formula of every cell, by its address. */
function cellsOf({ sheets }: Book): Record<string, unknown> {
  return Object.fromEntries(
    sheets.flatMap(({ name, rows }) =>
      [...rows].flatMap(([row, cells]) =>
        [...cells].map(([column, { value, formula }]) => [
          `${name}!${cellAddress(row, column)}`,
          formula === undefined ? value : [formula, value],
        ]),
      ),
    ),
  );
}

import { readSheet } from '../../src/sheets/readSheet';
import { stillAsRead } from '../../src/sheets/stillAsRead';
import { MemoryWorkbook, type MemorySheet } from '../../src/workbook/memoryWorkbook';
import type { Grid } from '../../src/sheets/recognisedTable';

const cells = { B2: 'Produto', C2: 'kg', B3: 'Pequi', C3: { error: '#N/A' }, B4: 'Umbu', C4: 30 } as const;
const bookOf = (sheet: MemorySheet) => new MemoryWorkbook({ P: sheet });
const read = async (sheet: MemorySheet): Promise<Grid> => (await readSheet(bookOf(sheet), 'P'))!.grid;

describe('whether a sheet still holds what was read', () => {
  test.each([
    ['nothing was changed', {}, true],
    ['a value is another one', { C4: 31 }, false],
    ['a number became a text', { C4: '30' }, false],
    ['an error became another one', { C3: { error: '#VALUE!' } }, false],
    ['an error became a value', { C3: 3 }, false],
    ['a cell was emptied', { C4: null }, false],
    ['a line was added below', { B5: 'Pinhão' }, false],
    ['a column was added beside', { D2: 'UF' }, false],
    ['our own results were written beside it', { D2: 'Pagável (ConfereBio)', D3: 5 }, true],
    ['something was written far away', { H30: 'nota' }, true],
  ] as const)('%s', async (_what, change, same) => {
    expect(await stillAsRead(bookOf({ cells: { ...cells, ...change } }), await read({ cells }), [])).toBe(same);
  });

  test('formulas that give an empty text for lines still to come are blank cells, there and in what was read', async () => {
    const forLater = { B5: '', C5: '', B6: '', C6: '', D2: '' };
    const later = await read({ cells: { ...cells, ...forLater } });
    expect(later.values).toHaveLength(3);
    expect(await stillAsRead(bookOf({ cells: { ...cells, ...forLater } }), later, [])).toBe(true);
    expect(await stillAsRead(bookOf({ cells: { ...cells, ...forLater, B5: 'Pinhão' } }), later, [])).toBe(false);
  });

  const long = (change: Record<string, number> = {}): MemorySheet => ({
    spills: { A1: Array.from({ length: 30_000 }, (_row, r) => [r, r]) },
    cells: change,
  });
  test('a long sheet is looked at where the person has been, and only there', async () => {
    const grid = await read(long());
    const changed = bookOf(long());
    await changed.writeFormula({ sheet: 'P', row: 0, column: 0 }, '=1');
    expect(await stillAsRead(changed, grid, [15_000])).toBe(true);
    expect(await stillAsRead(changed, grid, [15_000, 12])).toBe(false);
    expect(await stillAsRead(changed, grid, [2_000_000])).toBe(true);
  });

  test('our own results beside it may go again', async () => {
    const grid = await read({ cells: { ...cells, D2: 'Pagável (ConfereBio)', D3: 5 } });
    expect(await stillAsRead(bookOf({ cells }), grid, [])).toBe(true);
    expect(await stillAsRead(bookOf({ cells: { ...cells, C4: 7 } }), grid, [])).toBe(false);
  });
});

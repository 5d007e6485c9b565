import { asConfirmed, withColumn } from '../../src/sheets/correction';
import { atOnce } from '../../src/rules/steps';
import { recogniseTables } from '../../src/sheets/recognise';
import type { Grid, RecognisedTable } from '../../src/sheets/recognisedTable';
import type { CellValue } from '../../src/workbook/port';

const HEADERS = ['DAP', 'UF', 'Produto', 'Data da nota', 'kg', 'Preço', 'Vlr X'];
const LINES: CellValue[][] = [
  ['SDW0990000101011402220930', 'MA', 'Babaçu', 44963, 420, 3.9, 3.7],
  ['SDW0990000101011402220930', 'MA', 'Babaçu', 44998, 610.5, 3.7, 3.6],
];
const gridOf = (headers: CellValue[] = HEADERS, lines = LINES): Grid => ({
  sheet: 'Notas',
  top: 0,
  left: 0,
  values: [headers, ...lines],
});
const grid = gridOf();
const table = recogniseTables(grid)[0]!;
const meaningAt = (at: number, { columns }: RecognisedTable) => columns.find((column) => column.at === at)?.id ?? null;

describe('the person says what a column holds', () => {
  test('a column that was not understood is', () => {
    expect(meaningAt(6, table)).toBeNull();
    expect(meaningAt(6, withColumn(grid, table, 6, 'marketPrice'))).toBe('marketPrice');
  });

  test('a column taken for what another one holds takes its place', () => {
    const mended = withColumn(grid, table, 6, 'salePrice');
    expect(meaningAt(6, mended)).toBe('salePrice');
    expect(mended.columns.filter(({ id }) => id === 'salePrice')).toHaveLength(1);
    expect(mended.missing).toEqual([]);
  });

  test('the last word counts when two columns were said to hold the same', () => {
    const twice = withColumn(grid, withColumn(grid, table, 6, 'salePrice'), 5, 'salePrice');
    expect([meaningAt(5, twice), meaningAt(6, twice)]).toEqual(['salePrice', null]);
  });

  test('a column that is not to be used is missing where the checks need it, until it is said again', () => {
    const without = withColumn(grid, table, 4, null);
    expect(without.missing).toEqual(['quantity']);
    expect(withColumn(grid, without, 4, 'quantity').missing).toEqual([]);
  });

  test('two columns may both be left unused', () => {
    const mended = withColumn(grid, withColumn(grid, table, 4, null), 5, null);
    expect([meaningAt(4, mended), meaningAt(5, mended)]).toEqual([null, null]);
  });
});

describe('a sheet read anew', () => {
  const confirmed = withColumn(grid, table, 6, 'marketPrice');
  const again = (now: Grid) => atOnce(asConfirmed(now, recogniseTables(now), confirmed));

  test('has its table as it was confirmed, with new lines', () => {
    const now = again(gridOf(HEADERS, [...LINES, LINES[0]!]))!;
    expect(now.dataRows).toEqual([1, 2, 3]);
    expect(HEADERS.map((_header, at) => meaningAt(at, now))).toEqual(
      HEADERS.map((_header, at) => meaningAt(at, confirmed)),
    );
  });

  test.each([
    ['a header was renamed', gridOf(HEADERS.with(6, 'Valor'))],
    [
      'a column was added',
      gridOf(
        [...HEADERS, 'Obs.'],
        LINES.map((line) => [...line, 'x']),
      ),
    ],
    ['the table moved down', { ...gridOf(), values: [[], [], ...gridOf().values] }],
    ['the table is gone', gridOf(['a'], [])],
  ])('has no such table when %s', (_what, now) => {
    expect(again(now)).toBeNull();
  });
});

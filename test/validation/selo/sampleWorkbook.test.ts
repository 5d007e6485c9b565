import { preloadFunctionData } from '../../../src/functions/preload';
import { exact } from '../../../src/rules/exact';
import { recogniseTables } from '../../../src/sheets/recognise';
import { usualParameters } from '../../../src/validation/selo/parameters';
import type { SeloTables } from '../../../src/validation/selo/tables';
import { validatePlantYear } from '../../../src/validation/selo/validatePlantYear';
import { plantBook } from '../../../scripts/samples/plantBook';
import { gridOfSheet } from '../../sheets/gridOfSheet';

beforeAll(() => preloadFunctionData());

const quick = { pause: () => Promise.resolve() };

/** The tables of the plant's sample as they are recognised, without anything said by a person. */
function tablesOfSample(): SeloTables {
  const tables = plantBook().sheets.flatMap((sheet) => {
    const grid = gridOfSheet(sheet);
    return recogniseTables(grid)
      .filter(({ missing }) => missing.length === 0)
      .map((table) => [table.kind, { table, values: grid.values }] as const);
  });
  return Object.fromEntries(tables) as unknown as SeloTables;
}

test('the plant’s sample gives the shares that its own formulas give: 25,2945% weighted, 7,3673% effective', async () => {
  const tables = tablesOfSample();
  expect(Object.keys(tables).sort()).toEqual(['acquisitions', 'costs', 'losses', 'technicians']);
  const { totals, disallowed } = await validatePlantYear(
    tables,
    { ...usualParameters, year: 2023, plantUf: 'MT', revenue: exact('1375000000'), minimumShare: exact('0.3') },
    quick,
  );
  if ('reason' in totals) throw new Error(totals.reason.code);
  // 347.8 and 101.3 of 1,375 million.
  expect(totals.weightedShare.times('1375000000').toFixed(0)).toBe('347800000');
  expect(totals.effectiveShare.times('1375000000').toFixed(0)).toBe('101300000');
  expect(totals.margin?.amount.toFixed(0)).toBe('-64700000');
  // The tractor used for 3 years and 4 months, and four of five instalments of the solar system.
  expect(disallowed.map(({ code, cents }) => [code, cents])).toEqual([
    ['usedValue', 7_200_000],
    ['otherYears', 40_000_000],
  ]);
});

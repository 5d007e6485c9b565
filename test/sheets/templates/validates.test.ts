import { exact } from '../../../src/rules/exact';
import type { TableKind } from '../../../src/sheets/columns';
import { recogniseTables } from '../../../src/sheets/recognise';
import { filledRow } from '../../../src/sheets/templates/exampleRow';
import { templatesOf, TEMPLATES } from '../../../src/sheets/templates/templates';
import { templateSheets } from '../../../src/sheets/templates/templateSheets';
import { contextFrom } from '../../../src/validation/pgpmbio/contextTables';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import { usualParameters } from '../../../src/validation/selo/parameters';
import type { SeloTables } from '../../../src/validation/selo/tables';
import { validatePlantYear } from '../../../src/validation/selo/validatePlantYear';
import type { TableWithValues } from '../../../src/validation/tableCells';
import { gridOfNewSheet, valueOf } from './gridOfNewSheet';

/** A template with one line below its example: what the example shows, typed by a person. */
function filled(kind: TableKind): TableWithValues {
  const template = TEMPLATES.find((one) => one.kind === kind)!;
  const { programme } = template;
  const sheet = templateSheets({ programme, chosen: new Set([kind]), language: 'pt-BR', taken: [] }).at(-1)!;
  const { values } = gridOfNewSheet(sheet, filledRow(template).map(valueOf));
  const [table] = recogniseTables(gridOfNewSheet(sheet, filledRow(template).map(valueOf)));
  return { table: table!, values };
}

const quick = { pause: () => Promise.resolve() };

test('PGPM-Bio: sales, market prices, balances and producers as the examples show them', async () => {
  const { context, unread } = await contextFrom(
    {
      marketPrices: [filled('marketPrices')],
      priorBalances: [filled('priorBalances')],
      producers: [filled('producers')],
    },
    '2023-04-30',
  );
  expect(unread).toEqual([]);
  const { findings, totals } = await validateSales(filled('sales'), context, quick);
  expect(findings.filter(({ severity }) => severity !== 'information')).toEqual([]);
  expect(totals).toMatchObject({ rows: 1, lines: 1, errors: 0, warnings: 0 });
  expect(totals.payable).toBeGreaterThan(0);
});

test('Selo: a plant’s year as the examples show it', async () => {
  const tables = Object.fromEntries(
    templatesOf('selo').map(({ kind }) => [kind, filled(kind)]),
  ) as unknown as SeloTables;
  const { findings, totals } = await validatePlantYear(
    tables,
    { ...usualParameters, year: 2023, plantUf: 'BA', revenue: exact('1000000'), minimumShare: exact('0.03') },
    quick,
  );
  // One purchase beside a whole year of assistance: the cap of costs binds, and nothing else is found.
  expect(findings.filter(({ severity }) => severity !== 'information').map(({ data }) => data.code)).toEqual(['A08']);
  expect(totals).toMatchObject({ presented: 10_220_000, verdict: 'reached' });
});

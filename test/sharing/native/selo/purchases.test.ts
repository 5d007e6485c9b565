import { preloadFunctionData } from '../../../../src/functions/preload';
import { exact } from '../../../../src/rules/exact';
import { defaultSeloReadings } from '../../../../src/rules/selo/readings';
import { portaria28of2024 } from '../../../../src/rules/selo/ruleSets/portaria28of2024';
import { caps280of2022 } from '../../../../src/rules/selo/ruleSets/portaria280of2022';
import { atOnce } from '../../../../src/rules/steps';
import { evaluateBook } from '../../../../src/sharing/native/evaluate';
import { putCell } from '../../../../src/workbook/xlsx/book';
import { soy, type CellsOfRow, type Written } from '../../../validation/selo/tables';
import { checkedYear, DATA, purchaseBook, resultsOfCheck, resultsShown } from './purchaseBook';

beforeAll(preloadFunctionData);

type Rows = Written & { acquisitions: CellsOfRow[] };

async function agreement(written: Rows, more: Parameters<typeof checkedYear>[1] = {}) {
  const checked = await checkedYear(written, more);
  const made = purchaseBook(checked);
  const { valueAt, circular } = atOnce(evaluateBook(made.book));
  expect(circular).toEqual([]);
  const shown = resultsShown(checked, made, (row, column) => valueAt(DATA, row, column));
  expect(shown).toEqual(resultsOfCheck(checked, made));
  return { checked, made, shown };
}

const row = (number: number, more: CellsOfRow): CellsOfRow =>
  soy({ invoiceNumber: number, quantity: null, value: 1000.05, ...more });

test('formulas can be read, and lean on the results beside them', async () => {
  const { made } = await agreement({ acquisitions: [row(1, { municipality: 'Irecê/BA', material: 'mamona' })] });
  const { columnOf, results } = made;
  const address = (column: number | null) => `${String.fromCharCode(65 + column!)}2`;
  const [region, multiplier] = results.map(({ column }) => address(column));
  const cell = (id: Parameters<typeof columnOf>[0]) => address(columnOf(id));
  expect(made.formulas(0)).toEqual({
    region: `VLOOKUP(TRIM(${cell('municipality')}),SELO_LUGARES,2,FALSE)`,
    multiplier: `VLOOKUP(${region}&"/"&VLOOKUP(TRIM(${cell('material')}),SELO_MATERIAS,2,FALSE)&"/"&"nota",SELO_MULTIPLICADORES,2+IF(SELO_REGIAO_USINA=${region},1,0)+IF(IF(TRIM(${cell('supplierType')})="","agricultor",VLOOKUP(TRIM(${cell('supplierType')}),SELO_FORNECEDORES,2,FALSE))="cooperativa habilitada",2,0),FALSE)`,
    weighted: `ROUND(ROUND(ROUND(${cell('value')},2)*${multiplier},8),2)`,
  });
});

test('lines of all kinds come to what the check says', async () => {
  const { shown } = await agreement({
    acquisitions: [
      row(1, {}),
      row(2, { municipality: 'Irecê/BA', material: 'mamona', supplierType: 'cooperativa habilitada' }),
      row(3, { municipality: null, uf: 'GO', material: 'girassol' }),
      row(4, { municipality: null, uf: null, region: 'Nordeste', material: 'dendê', basis: 'perene', date: null }),
      row(5, { municipality: 'Sorriso', uf: 'MT' }),
      row(6, { municipality: null, ibge: 2914604 }),
      row(7, { material: 'Bovino', form: 'sebo', supplierType: null }),
      row(8, { material: 'tijolo' }),
      row(9, { municipality: 'Narnia/MT' }),
      row(10, { material: 'metanol' }),
      row(11, { date: '15/06/2021' }),
      row(12, { value: 'R$ 1.000,05' }),
      row(13, { value: null }),
      row(14, { material: null, materialClass: 'Diversificada' }),
    ],
  });
  expect(shown[0]).toEqual(['Centro-Oeste', 4, 4000.2]);
  expect(shown[1]).toEqual(['Semiárido', 26, 26001.3]);
  expect(shown[5]).toEqual(['Semiárido', 5, 5000.25]);
});

test('what registers tell is in the formulas as the check found it', async () => {
  const cooperative = '11222333000181';
  const { made } = await agreement({
    acquisitions: [
      row(1, { municipality: null, supplierType: null }),
      row(2, { supplierType: null, intermediary: cooperative, issuer: cooperative }),
    ],
    suppliers: [{ cpf: soy()['cpf'] ?? null, family: soy()['family'] ?? null, municipality: 'Irecê/BA' }],
    intermediaries: [
      {
        intermediary: cooperative,
        supplierType: 'cooperativa habilitada',
        habilitatedFrom: '01/01/2022',
        habilitatedUntil: '31/12/2024',
      },
    ],
  });
  expect(made.formulas(0)['region']).toBeNull();
  expect(made.formulas(1)['multiplier']).toContain('IF("cooperativa habilitada"="cooperativa habilitada"');
});

test('amounts that the check cut are in the formulas as they were admitted', async () => {
  // Corn beyond 30%: of 10,000 with 1,000 of others, 428.57 counts.
  const { made, checked } = await agreement({
    acquisitions: [row(1, { value: 1000 }), row(2, { material: 'milho', value: 10_000 })],
  });
  expect(checked.validation.acquisitions.admitted[1]).toBe(428.57);
  expect(made.formulas(1)['weighted']).toMatch(/^ROUND\(ROUND\(428\.57\*/);
});

test('under Portaria 28/2024, with the part of family farmers and factor a', async () => {
  const { shown } = await agreement(
    {
      acquisitions: [
        row(1, { date: '15/06/2025' }),
        row(2, { date: '15/06/2025', material: 'mamona', supplierType: 'cooperativa habilitada', familyShare: 0.5 }),
        row(3, { date: '15/06/2025', material: 'mamona', supplierType: 'cooperativa habilitada', familyShare: 0.8 }),
        row(4, { date: '15/06/2025', material: 'mamona', supplierType: 'cooperativa habilitada', familyShare: '80%' }),
      ],
    },
    {
      ruleSet: portaria28of2024,
      year: 2025,
      capsGiven: caps280of2022,
      unseenFactor: exact('1.3'),
      familyCeiling: exact('500000'),
    },
  );
  expect(shown.map(([, multiplier]) => multiplier)).toEqual([3, 6.6, 7.8, 7.8]);
});

test.each([
  ['semiaridInSoutheast', 'accumulates'],
  ['lossMultipliers', 'denied'],
] as const)('another reading of %s has no formula for multipliers', async (reading, option) => {
  const { made } = await agreement(
    { acquisitions: [row(1, { municipality: 'Montes Claros/MG' })] },
    { plantUf: 'MG', readings: { ...defaultSeloReadings, [reading]: option } },
  );
  expect(made.formulas(0)['multiplier']).toBeNull();
});

test('without the columns that tell, a copy has values', async () => {
  const checked = await checkedYear({ acquisitions: [row(1, {})] });
  const made = purchaseBook(checked, ['material', 'municipality', 'supplierType', 'value']);
  expect(made.formulas(0)).toMatchObject({ region: null, multiplier: null });
  const { valueAt } = atOnce(evaluateBook(made.book));
  expect(resultsShown(checked, made, (line, column) => valueAt(DATA, line, column))).toEqual(
    resultsOfCheck(checked, made),
  );
});

test('when cells of the copy change, it comes to what a check of the changed rows says', async () => {
  const before = [row(1, {}), row(2, { supplierType: null }), row(3, { value: 77.77 }), row(4, { basis: null })];
  const changes: CellsOfRow[] = [
    { municipality: 'BA', material: 'GIRASSOL' },
    { supplierType: 'cooperativa da agricultura familiar', value: 123.455 },
    { municipality: 'Semiárido', value: 0.35, supplierType: 'Cooperativa habilitada' },
    { basis: 'Frustração total', material: 'dendê', municipality: 'Sul', supplierType: null },
  ];
  const { made } = await agreement({ acquisitions: before });
  for (const [line, change] of changes.entries())
    for (const [id, value] of Object.entries(change))
      putCell(made.book.sheets[0]!, made.rowOf(line), made.columnOf(id as 'value')!, { value });
  const after = await checkedYear({ acquisitions: before.map((cells, line) => ({ ...cells, ...changes[line] })) });
  const { valueAt } = atOnce(evaluateBook(made.book));
  expect(resultsShown(after, made, (line, column) => valueAt(DATA, line, column))).toEqual(resultsOfCheck(after, made));
});

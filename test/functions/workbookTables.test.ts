import { functionNamed } from '../../src/functions/catalogue';
import { caught, FunctionFailure } from '../../src/functions/failure';
import { preloadFunctionData } from '../../src/functions/preload';
import { exact } from '../../src/rules/exact';
import { useTables } from '../../src/rules/pgpmbio/tables';
import { table2023 } from '../../src/rules/pgpmbio/tables/table2023';
import { formulasFollowTables } from '../../src/sharing/native/pgpmbio/figures';
import { variable, workbookTable } from '../rules/pgpmbio/tableOf';
import { payable, sales, validate } from '../validation/pgpmbio/salesTable';

beforeAll(preloadFunctionData);
afterEach(() => void useTables([]));

const run = (name: string, ...args: unknown[]) => functionNamed(name)!.run(args) as unknown;
/** An example: the annual cap that the press tells of, a price of its own, three fixed values. */
const table2024 = workbookTable(2024, {
  annualCap: exact('15000'),
  rows: [variable('acai', '1.98', '2000'), ...workbookTable(2024).rows.slice(1)],
});

test('a sale on each side of a year’s end is worth what the table of its own year says', () => {
  useTables([table2024]);
  const dates = [['31/12/2023'], ['01/01/2024']];
  expect(run('PGPMBIO.PM', 'Açaí', 'PA', dates)).toEqual([[1.81], [1.98]]);
  expect(run('PGPMBIO.CAP', dates)).toEqual([[12000], [15000]]);
  // 100 × (1,81 − 1,50) and 100 × (1,98 − 1,50).
  expect(run('PGPMBIO.VSP', 'Açaí', 'PA', 100, 1.5, null, dates)).toEqual([[31], [48]]);
  const answer = run(
    'PGPMBIO.LEDGER',
    'SAF0123456789012345678901',
    [['31/12/2023'], ['01/01/2024'], ['02/01/2024']],
    [['Açaí'], ['Açaí'], ['Babaçu']],
    'PA',
    100,
    1.5,
  ) as unknown[][];
  expect(answer.map((cells) => [cells[0], cells[2], cells[3], cells[6], cells[7]])).toEqual([
    [1.81, 1.5, 31, 31, 'provisório: sem PMD'],
    [1.98, 1.5, 48, 48, 'provisório: sem PMD'],
    ['', '', 250, 250, 'valor fixo por kg'],
  ]);
});

test('a fixed value has no minimum price to answer with', () => {
  useTables([table2024]);
  expect(() => run('PGPMBIO.PM', 'Babaçu', 'PA', '01/02/2024')).toThrow(FunctionFailure);
  expect(run('PGPMBIO.VSP', 'Babaçu', 'PA', 100, 99, null, '01/02/2024')).toBe(250);
});

test('the check of a table gives the same, and asks for no market price where a fixed value is paid', async () => {
  useTables([table2024]);
  const acai = { product: 'Açaí (fruto)', quantity: 100, salePrice: 1.5, marketPrice: 1.6 };
  const validation = await validate(
    sales(
      { ...acai, date: '31/12/2023' },
      { ...acai, date: '01/01/2024' },
      { product: 'Babaçu (amêndoa)', quantity: 100, salePrice: 9, marketPrice: null, date: '02/01/2024' },
    ),
  );
  expect(payable(validation)).toEqual([31, 48, 250]);
  expect(validation.resultOf(2)).toMatchObject({
    minimumPrice: null,
    fixedValue: 2.5,
    priceUsed: null,
    flags: { provisional: false, fixedValue: true },
  });
  expect(validation.totals.provisional).toBe(0);
  expect(validation.findings.filter(({ data }) => data.code === 'L22')).toEqual([]);
  expect(validation.tables().map(({ id }) => id)).toEqual(['2023', '2024']);
});

test('a day that two tables hold on has no value, in cells and in the check', async () => {
  useTables([table2024, workbookTable(2024, { id: 'outra', harvest: 'Outra' })]);
  const failure = caught(() => run('PGPMBIO.VSP', 'Açaí', 'PA', 100, 1.5, null, '01/02/2024')) as FunctionFailure;
  expect(failure.sentence('pt-BR')).toBe(
    'Mais de uma tabela de preços vale em 01/02/2024: Safra 2024 (01/01/2024 a 31/12/2024) e Outra (01/01/2024 a 31/12/2024) têm dias em comum. Corrija a validade de uma delas; nenhuma é escolhida por você.',
  );
  expect(failure.sentence('en-US')).toMatch(/^More than one price table holds on 1 Feb 2024: .* have days in common\./);
  const validation = await validate(sales({ date: '01/02/2024' }));
  expect(payable(validation)).toEqual([null]);
  expect(validation.errorOf(0)).toBe('L15');
});

test('native formulas follow tables of the workbook', () => {
  expect(formulasFollowTables()).toBe(true);
  useTables([workbookTable(2024, { rows: table2023.rows })]);
  expect(formulasFollowTables()).toBe(true);
});

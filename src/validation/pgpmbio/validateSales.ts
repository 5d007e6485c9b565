import { loadMunicipalities } from '../../brazil/municipalityList';
import type { SalesColumn, SalesFinding } from '../../rules/pgpmbio/findings';
import type { PriorBalance } from '../../rules/pgpmbio/ledger';
import { FindingLog } from '../findingLog';
import { TableCells, type TableWithValues } from '../tableCells';
import { inSlices, partOf, takeTurn, type Control } from '../work';
import type { SalesContext } from './context';
import { Duplicates } from './duplicates';
import { Families } from './families';
import { NONE } from './interned';
import { Invoices } from './invoices';
import { tellLikelyTheSame } from './likelyTheSame';
import { RowReader } from './rowReader';
import { SalesColumns } from './salesColumns';
import { runLedger } from './salesLedger';
import { SalesValidation } from './salesValidation';
import { tellSurvey } from './surveyChecks';
import { ValuedRows } from './valuedRows';

/** Columns without which no row has a value; the UF may also come from the code of the municipality. */
const NEEDED: readonly SalesColumn[] = ['family', 'date', 'product', 'quantity', 'salePrice'];

/** Parts of the work of about the same length, for its progress: reading takes two of them. */
const PARTS = 6;

/**
 * Checks a table of sales (PGPM-Bio) and computes what is payable: every cell and row, the rows together, and the
 * balances of each family by product and year across organisations. A row with an error has no value and takes no
 * balance. Nothing is changed; works in slices.
 *
 * @throws Cancelled when `control.signal` was given
 */
export async function validateSales(
  source: TableWithValues,
  context: SalesContext,
  control: Control = {},
): Promise<SalesValidation> {
  await loadMunicipalities();
  const table = new TableCells(source);
  const rows = table.length;
  const part = (index: number, length = 1) => {
    const own = partOf(control, index, PARTS, rows);
    return length === 1 ? own : partOf(control, index / length, PARTS / length, rows);
  };
  const silent = { ...control, onProgress: undefined };
  const log = new FindingLog<SalesFinding>(rows, context.keptOfACode);
  const columns = new SalesColumns(rows);
  const blocked = tellMissingColumns(table, log) ?? tellOtherUnits(table, log);
  await takeTurn(control);

  const reader = new RowReader(table, context, columns, log);
  await inSlices(rows, (row) => reader.read(row), part(0, 2));
  reader.tellTable();
  tellSurvey(context.marketPrices, log);
  await takeTurn(control);

  const families = new Families(columns, context, log);
  const duplicates = new Duplicates(columns, reader.documents, (row) => families.of(row), log);
  const invoices = new Invoices(columns, context, log, table.has('invoiceTotal'));
  await takeTurn(control);
  const compare = (row: number) => {
    duplicates.check(row);
    families.meet(row);
    invoices.meet(row, reader.amounts.invoiceTotal.read(row));
  };
  await inSlices(rows, compare, part(2));
  families.tell();
  invoices.tell();
  await tellLikelyTheSame(columns, families, log, silent);
  await takeTurn(control);

  const account = await runLedger(
    { ...columns, family: families.standingOfRows() },
    (row) => blocked === null && !log.hasError(row) && columns.scaled[row] !== null,
    priorOf(context, families),
    context.readings.invoiceOrder,
    part(3, 2),
  );
  await takeTurn(control);

  const valued = new ValuedRows(columns, account, log, (row) => families.of(row));
  await inSlices(account.rows.length, (at) => valued.visit(account.rows[at] as number), part(5));
  valued.tell();
  await valued.peers.tell(log, silent);
  control.onProgress?.(rows, rows);
  return new SalesValidation(
    {
      rows,
      rowsWithErrors: blocked === null ? log.rowsWithErrors() : rows,
      errors: log.found('error'),
      warnings: log.found('warning'),
      information: log.found('information'),
      ...valued.totals(),
    },
    log,
    account,
    blocked,
    columns,
    context.readings,
  );
}

/** Tells the needed columns that the table has not, once; the code where there are any. */
function tellMissingColumns(table: TableCells, log: FindingLog<SalesFinding>): string | null {
  const missing = NEEDED.filter((column) => !table.has(column));
  if (!table.has('uf') && !table.has('ibge')) missing.push('uf');
  for (const column of missing) log.add('error', null, column, { code: 'L01', why: 'column', column });
  return missing.length > 0 ? 'L01' : null;
}

/** Units in the headers that quantity and prices are not in; nothing is converted unseen. */
function tellOtherUnits(table: TableCells, log: FindingLog<SalesFinding>): string | null {
  const units: readonly (readonly [SalesColumn, string])[] = [
    ['quantity', 'kg'],
    ['salePrice', 'R$/kg'],
    ['marketPrice', 'R$/kg'],
  ];
  const others = units.flatMap(([column, right]) => {
    const unit = table.unit(column);
    return unit === null || unit === right || unit === 'R$' ? [] : [{ column, unit }];
  });
  for (const { column, unit } of others) log.add('error', null, column, { code: 'L02', why: 'otherUnit', unit });
  return others.length > 0 ? 'L02' : null;
}

/** Balances of the families of this table; those of others change nothing. */
function priorOf({ priorBalances }: SalesContext, families: Families): PriorBalance[] {
  return priorBalances.flatMap(({ family, year, productId, cents }) => {
    const number = families.numberOf(family);
    return number === NONE ? [] : [{ family: number, year, productId, cents }];
  });
}

import { loadMunicipalities } from '../../brazil/municipalityList';
import type { SalesColumn, SalesFinding } from '../../rules/pgpmbio/findings';
import type { PriorBalance } from '../../rules/pgpmbio/ledger';
import { FindingLog } from '../findingLog';
import { inOnePart, TableCells, type TableInParts, type TableWithValues } from '../tableCells';
import { inSlices, inTurns, partOf, takeTurn, type Control } from '../work';
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
export function validateSales(
  source: TableWithValues,
  context: SalesContext,
  control: Control = {},
): Promise<SalesValidation> {
  return validateSalesInParts(inOnePart(source), context, control);
}

/**
 * The same of a table whose rows come in parts. Each part is read once while it is at hand; what is kept of a row takes
 * the same few bytes whatever its cells hold.
 *
 * @throws Cancelled when `control.signal` was given
 */
export async function validateSalesInParts(
  source: TableInParts,
  context: SalesContext,
  control: Control = {},
): Promise<SalesValidation> {
  await loadMunicipalities();
  const table = new TableCells(source.columns);
  const silent = { ...control, onProgress: undefined };
  const log = new FindingLog<SalesFinding>(source.expectedRows(), context.keptOfACode);
  const columns = new SalesColumns();
  const blocked = tellMissingColumns(table, log) ?? tellOtherUnits(table, log);
  await takeTurn(control);

  const reader = new RowReader(table, context, columns, log);
  await readParts(source, table, columns, reader, control);
  const rows = table.length;
  const part = (index: number, length = 1) => {
    const own = partOf(control, index, PARTS, rows);
    return length === 1 ? own : partOf(control, index / length, PARTS / length, rows);
  };
  reader.tellTable();
  tellSurvey(context.marketPrices, log);
  await takeTurn(control);

  const families = await Families.of(columns, context, log, silent);
  const duplicates = new Duplicates(columns, (row) => families.of(row), log);
  const invoices = new Invoices(columns, context, log, table.has('invoiceTotal'));
  await takeTurn(control);
  const compare = (row: number) => {
    duplicates.check(row);
    families.meet(row);
    invoices.meet(row);
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
  const totals = await valued.totals(silent);
  control.onProgress?.(rows, rows);
  return new SalesValidation(
    {
      rows,
      rowsWithErrors: blocked === null ? log.rowsWithErrors() : rows,
      errors: log.found('error'),
      warnings: log.found('warning'),
      information: log.found('information'),
      ...totals,
    },
    log,
    account,
    blocked,
    columns,
    context.readings,
  );
}

/** Reads all rows, each while its part is at hand. */
async function readParts(
  { parts, expectedRows }: TableInParts,
  table: TableCells,
  columns: SalesColumns,
  reader: RowReader,
  control: Control,
): Promise<void> {
  await inTurns(columns.reserve(expectedRows()), control);
  for await (const rows of parts) {
    const first = table.length;
    table.goOn(rows);
    await inTurns(columns.reserve(table.length), control);
    reader.tellPart();
    const total = Math.max(expectedRows(), table.length);
    const onProgress = (done: number) => control.onProgress?.(Math.floor(((first + done) * 2) / PARTS), total);
    await inSlices(rows.dataRows.length, (at) => reader.read(first + at), { ...control, onProgress });
    await takeTurn(control);
  }
  columns.end(table.length);
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

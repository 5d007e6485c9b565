/**
 * Ratios within one run: the ledger rule, and PGPMBIO.LEDGER with cells read and spill built, against a loop in plain
 * floats doing the same work on the same 100,000 rows. First of all, wrong rows are counted against BigInt.
 */
import { priceTables } from '../src/rules/pgpmbio/tables';
import { ledger as ledgerFunction } from '../src/functions/pgpmbio/ledger';
import { ledger, noLines } from '../src/rules/pgpmbio/ledger';
import { scaledRow, type ScaledRow } from '../src/rules/pgpmbio/lineCents';
import { oraclePayable } from '../test/rules/pgpmbio/oracle';
import { race } from './race';
import { floatLoop, sample, type Row } from './sales';
import { annualCap, oracleLine } from './salesTable';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = 9;
const table = priceTables()[0]!;

function rule(rows: readonly Row[]): number[] {
  const byPlace = new Map<string, Map<string, ScaledRow>>();
  for (const row of table.rows) {
    const scaled = scaledRow(table, row);
    const places = byPlace.get(row.label) ?? new Map<string, ScaledRow>();
    byPlace.set(row.label, places);
    for (const uf of row.ufs) places.set(uf, scaled);
  }
  const lines = noLines();
  for (const row of rows) {
    lines.family.push(row.dap);
    lines.day.push(row.date);
    lines.year.push(2023);
    lines.invoice.push('');
    lines.scaled.push(byPlace.get(row.product)!.get(row.uf)!);
    lines.quantity.push(row.quantity);
    lines.salePrice.push(row.salePrice);
    lines.marketPrice.push(row.marketPrice);
  }
  return Array.from(ledger(lines, [], 'dateThenInvoiceThenRow').payable, (cents) => cents / 100);
}

const columnsOf = (rows: readonly Row[]) =>
  (['dap', 'date', 'product', 'uf', 'quantity', 'salePrice', 'marketPrice'] as const).map((key) =>
    rows.map((row) => [row[key]]),
  );

function oneCall(columns: unknown[][][]): number[] {
  return (ledgerFunction.run(columns) as unknown[][]).map((cells) => cells[6] as number);
}

const rows = sample(ROWS);
const columns = columnsOf(rows);
const exactly = oraclePayable(rows.map(oracleLine), annualCap).map(Number);
const wrong = (amounts: number[]) => amounts.filter((amount, at) => Math.round(amount * 100) !== exactly[at]).length;

const FLOATS = 'float loop';
const results = race(ROUNDS, {
  [FLOATS]: () => floatLoop(rows),
  'ledger rule, exact': () => rule(rows),
  'PGPMBIO.LEDGER, one call': () => oneCall(columns),
});
console.log(`${ROWS} rows, best of ${ROUNDS} rounds`);
for (const [name, { ms, result }] of Object.entries(results)) {
  const ratio = (ms / results[FLOATS]!.ms).toFixed(2);
  console.log(
    `${name.padEnd(26)} ${ms.toFixed(0).padStart(6)} ms  ratio ${ratio.padStart(5)}  wrong rows ${wrong(result)}`,
  );
}

/**
 * Ratios within one run: the ledger rule, and PGPMBIO.LEDGER with cells read and spill built, against a loop in plain
 * floats doing the same work on the same 100,000 rows. First of all, wrong rows are counted against BigInt.
 */
import { priceTables } from '../src/rules/pgpmbio/tables';
import { ledger as ledgerFunction } from '../src/functions/pgpmbio/ledger';
import { ledger, noLines } from '../src/rules/pgpmbio/ledger';
import { scaledRow, type ScaledRow } from '../src/rules/pgpmbio/lineCents';
import { decimalOf } from '../src/brazil/numbers';
import { oraclePayable } from '../test/rules/pgpmbio/oracle';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = 9;
const table = priceTables()[0]!;

interface Row {
  dap: string;
  date: number;
  product: string;
  uf: string;
  quantity: number;
  salePrice: number;
  marketPrice: number;
}

let seed = 20230601;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;

function sample(): Row[] {
  const first = 44928; // 02/01/2023
  return Array.from({ length: ROWS }, (_, at) => {
    const row = table.rows[Math.floor(random() * table.rows.length)]!;
    const uf =
      row.ufs.filter((one) => !row.onlyMunicipalities[one])[
        Math.floor(random() * 3) % Math.max(row.ufs.length - 1, 1)
      ] ?? row.ufs[0]!;
    const pm = row.minimumPrice.toNumber();
    return {
      dap: `SDW0${String(Math.floor(random() * (ROWS / 24))).padStart(21, '0')}`,
      date: first + Math.floor((at / ROWS) * 360),
      product: row.label,
      uf,
      quantity: Math.round(random() * 20_000) / 10,
      salePrice: Math.round(pm * (0.5 + random() * 0.6) * 100) / 100,
      marketPrice: Math.round(pm * (0.6 + random() * 0.5) * 100) / 100,
    };
  });
}

/** The same work as it is usually written: text keys, doubles, Math.round. */
function floatLoop(rows: readonly Row[]): number[] {
  const prices = new Map<string, { pm: number; limit: number; id: string }>();
  for (const { label, ufs, minimumPrice, limit, productId } of table.rows) {
    for (const uf of ufs)
      prices.set(`${label}|${uf}`, { pm: minimumPrice.toNumber(), limit: limit.toNumber(), id: productId });
  }
  const used = new Map<string, number>();
  const total = new Map<string, number>();
  return rows.map(({ dap, product, uf, quantity, salePrice, marketPrice }) => {
    const { pm, limit, id } = prices.get(`${product}|${uf}`)!;
    const mpa = Math.floor(marketPrice * 0.85 * 100) / 100;
    const vsp = Math.floor(quantity * Math.max(pm - Math.max(salePrice, mpa), 0) * 100) / 100;
    const key = `${dap}|${id}|2023`;
    const before = used.get(key) ?? 0;
    const totalBefore = total.get(dap) ?? 0;
    const pay = Math.max(Math.min(vsp, limit - before, 12000 - totalBefore), 0);
    used.set(key, before + pay);
    total.set(dap, totalBefore + pay);
    return pay;
  });
}

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

/** The fastest of several rounds; the works take turns, so that a slow moment of the machine meets them all. */
function race(works: Record<string, () => number[]>): Record<string, { ms: number; result: number[] }> {
  const best: Record<string, { ms: number; result: number[] }> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      const result = work();
      const ms = performance.now() - start;
      if (ms < (best[name]?.ms ?? Infinity)) best[name] = { ms, result };
    }
  }
  return best;
}

const rows = sample();
const columns = columnsOf(rows);
const exactly = oraclePayable(
  rows.map((row) => {
    const { minimumPrice, limit, productId } = table.rows.find(
      ({ label, ufs }) => label === row.product && ufs.includes(row.uf),
    )!;
    return {
      family: row.dap,
      product: productId,
      date: `2023-${String(row.date)}`,
      quantity: decimalOf(row.quantity),
      salePrice: decimalOf(row.salePrice),
      marketPrice: decimalOf(row.marketPrice),
      minimumPrice: minimumPrice.toFixed(),
      limit: limit.toFixed(),
    };
  }),
  table.annualCap.toFixed(),
).map(Number);
const wrong = (amounts: number[]) => amounts.filter((amount, at) => Math.round(amount * 100) !== exactly[at]).length;

const FLOATS = 'float loop';
const results = race({
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

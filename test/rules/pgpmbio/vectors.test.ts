import { exact, ZERO } from '../../../src/rules/exact';
import { rowCovering } from '../../../src/rules/pgpmbio/coverage';
import type { PriorBalance } from '../../../src/rules/pgpmbio/ledger';
import { scaledRow } from '../../../src/rules/pgpmbio/lineCents';
import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import { subsidyOfLine, type LineResult, type SaleLine } from '../../../src/rules/pgpmbio/saleLine';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { accountOf } from './accountOf';
import vectors from './vectors.json';

type Row = (typeof vectors)[number]['rows'][number];
interface Expected {
  n: number;
  flags: string[];
  pm?: string;
  lspa?: string;
  mpa?: string;
  priceUsed?: string;
  unit?: string;
  vsp: string;
  balanceProductBefore?: string;
  balanceTotalBefore?: string;
  paid: string;
}

const FLAG_OF_REFUSAL: Record<string, string> = {
  ufNotCovered: 'NOT_COVERED',
  municipalityNotListed: 'MUN_NOT_LISTED',
  municipalityMissing: 'MUN_MISSING',
};

const money = (value: { toFixed: (places: number) => string }) => value.toFixed(2);
const price = (value: { toFixed: () => string }) => {
  const [whole, fraction = ''] = value.toFixed().split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
};

function origin(row: Row) {
  const ibge = 'mun' in row && row.mun ? String(row.mun) : null;
  return { uf: row.uf, municipality: ibge === null ? null : { ibge, name: ibge } };
}

function saleLine(row: Row, paidProduct = ZERO, paidTotal = ZERO): SaleLine {
  return {
    productId: row.product,
    origin: origin(row),
    quantity: exact(row.qty),
    salePrice: exact(row.pv),
    marketPrice: row.pmd === null ? null : exact(row.pmd),
    date: row.date,
    requestDate: null,
    paidProduct,
    paidTotal,
  };
}

function flags({ acceptable, used, row, line, payable, annual, product }: LineResult): string[] {
  return [
    ...(acceptable ? [] : ['PMD_MISSING']),
    ...(used.from === 'mpa' ? ['PV_BELOW_MPA'] : []),
    ...(acceptable?.mpa.gte(row.minimumPrice!) ? ['MPA_GE_PM'] : []),
    ...(line.salePrice.gte(row.minimumPrice!) ? ['PV_GE_PM'] : []),
    ...(payable.cutBy === 'productLimit' ? ['LSPA_CAPPED'] : []),
    ...(payable.cutBy === 'annualCap' && annual.left.lt(product.left) ? ['TOTAL_CAPPED'] : []),
  ];
}

/** Balances as the page keeps them, line after line in date order, each line by the rule in decimals. */
function inDecimals(vector: (typeof vectors)[number]): Map<number, LineResult | Refusal> {
  const used = new Map<string, ReturnType<typeof exact>>();
  const add = (key: string, amount: ReturnType<typeof exact>) => used.set(key, (used.get(key) ?? ZERO).plus(amount));
  for (const [key, amount] of Object.entries(vector.previousBalances)) {
    add(key, exact(amount));
    add(key.split('|')[0] as string, exact(amount));
  }
  const results = new Map<number, LineResult | Refusal>();
  for (const row of [...vector.rows].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.n - b.n))) {
    const key = `${row.dap}|${row.product}`;
    const result = subsidyOfLine(saleLine(row, used.get(key) ?? ZERO, used.get(row.dap) ?? ZERO));
    results.set(row.n, result);
    if (result instanceof Refusal) continue;
    add(key, result.payable.amount);
    add(row.dap, result.payable.amount);
  }
  return results;
}

describe.each(vectors.map((vector) => [vector.id, vector] as const))('case %s', (_id, vector) => {
  const expectedRows = vector.expected as unknown as Expected[];
  const totalPerDap: Record<string, string | undefined> = vector.totalPerDap;

  test(`line by line in decimals: ${vector.description}`, () => {
    const results = inDecimals(vector);
    for (const expected of expectedRows) {
      const result = results.get(expected.n);
      if (result instanceof Refusal) {
        expect([FLAG_OF_REFUSAL[result.reason.code]]).toEqual(expected.flags);
        expect(expected.paid).toBe('0.00');
        continue;
      }
      if (!result) throw new Error(`no result for line ${expected.n}`);
      expect({
        n: expected.n,
        flags: flags(result),
        pm: money(result.row.minimumPrice!),
        lspa: money(result.row.limit),
        ...(result.acceptable ? { mpa: money(result.acceptable.mpa) } : {}),
        priceUsed: price(result.used.price),
        unit: price(result.value.perKg),
        vsp: money(result.value.vsp),
        balanceProductBefore: money(result.product.left),
        balanceTotalBefore: money(result.annual.left),
        paid: money(result.payable.amount),
      }).toEqual(expected);
    }
  });

  test('as one ledger in cents', () => {
    const covered = vector.rows.flatMap((row) => {
      const found = rowCovering(table2023, row.product, origin(row));
      return found instanceof Refusal ? [] : [{ row, scaled: scaledRow(table2023, found) }];
    });
    const prior: PriorBalance[] = Object.entries(vector.previousBalances).map(([key, amount]) => {
      const [family = '', productId = ''] = key.split('|');
      return { family, productId, year: 2023, cents: exact(amount).times(100).toNumber() };
    });
    const lines = covered.map(({ row, scaled }) => ({
      family: row.dap,
      day: Number(row.date.replaceAll('-', '')),
      year: 2023,
      invoice: row.n,
      scaled,
      quantity: Number(row.qty),
      salePrice: Number(row.pv),
      marketPrice: row.pmd === null ? null : Number(row.pmd),
    }));
    const results = accountOf(lines, prior);
    const total: Record<string, number> = {};
    for (const { family, cents } of prior) total[family] = (total[family] ?? 0) + cents;
    covered.forEach(({ row }, at) => {
      const expected = expectedRows.find(({ n }) => n === row.n) as Expected;
      const result = results[at]!;
      const cents = (value: number) => exact(String(value)).div(100).toFixed(2);
      expect({
        mpa: result.mpaCents === null ? undefined : cents(result.mpaCents),
        priceUsed: price(exact(String(result.price))),
        vsp: cents(result.vspCents),
        balanceProductBefore: cents(result.productBalanceCents),
        balanceTotalBefore: cents(result.annualBalanceCents),
        paid: cents(result.payableCents),
      }).toEqual({
        mpa: expected.mpa,
        priceUsed: expected.priceUsed,
        vsp: expected.vsp,
        balanceProductBefore: expected.balanceProductBefore,
        balanceTotalBefore: expected.balanceTotalBefore,
        paid: expected.paid,
      });
      total[row.dap] = (total[row.dap] ?? 0) + result.payableCents;
    });
    for (const [dap, cents] of Object.entries(total)) {
      expect([dap, exact(String(cents)).div(100).toFixed(2)]).toEqual([dap, totalPerDap[dap]]);
    }
  });
});

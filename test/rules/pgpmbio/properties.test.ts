import fc from 'fast-check';
import { Decimal, exact, exactOfCell, ZERO } from '../../../src/rules/exact';
import { acceptablePrice } from '../../../src/rules/pgpmbio/acceptablePrice';
import { lineCents, scaledRow } from '../../../src/rules/pgpmbio/lineCents';
import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import { subsidyOfLine, type LineResult, type SaleLine } from '../../../src/rules/pgpmbio/saleLine';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { accountOf, type AccountLine } from './accountOf';
import { centsText, oracleMpa, oraclePayable, oracleVsp, type OracleLine } from './oracle';

/** Decimal text with up to `decimals` decimals, of at most `max` units. */
const decimalText = (max: number, decimals: number, min = 0) =>
  fc
    .tuple(fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }), fc.integer({ min: 0, max: decimals }))
    .map(([value, keep]) => {
      const text = (BigInt(value) / 10n ** BigInt(decimals - keep)).toString().padStart(keep + 1, '0');
      return keep === 0 ? text : `${text.slice(0, -keep)}.${text.slice(-keep)}`;
    });

const rows = table2023.rows;
const scaledRows = rows.map((row) => scaledRow(table2023, row));

/** A price around the minimum price of a row: 0.3 to 1.3 times, with up to six decimals. */
const priceAround = (at: number, decimals: number) =>
  fc
    .integer({ min: 300, max: 1300 })
    .chain((thousandths) =>
      fc
        .integer({ min: 0, max: decimals })
        .map((keep) =>
          rows[at]!.minimumPrice.times(thousandths).div(1000).toDecimalPlaces(keep, Decimal.ROUND_DOWN).toFixed(),
        ),
    );

/** A line whose money is not zero by chance: prices around the minimum, quantities that come near the limits. */
const oracleLine = fc.nat(rows.length - 1).chain((at) =>
  fc.record({
    at: fc.constant(at),
    family: fc.integer({ min: 1, max: 200 }).map((number) => `F${number}`),
    date: fc.constantFrom('2023-01-02', '2023-03-10', '2023-06-15', '2023-09-01', '2023-12-31'),
    quantity: fc.oneof(decimalText(600, 4), decimalText(6_000, 3)).filter((text) => Number(text) > 0),
    salePrice: priceAround(at, 6),
    marketPrice: fc.option(priceAround(at, 4), { nil: null, freq: 8 }),
  }),
);
type Generated = typeof oracleLine extends fc.Arbitrary<infer T> ? T : never;

/** Rows of products that have one row only: there the order of lines cannot change a family's total (A18). */
const singleRow = oracleLine.filter(
  ({ at }) => rows.filter(({ productId }) => productId === rows[at]!.productId).length === 1,
);
const oneFamily = (line: Generated): Generated => ({ ...line, family: 'F1' });

const asOracle = ({ at, ...line }: Generated): OracleLine => ({
  ...line,
  product: rows[at]!.productId,
  minimumPrice: rows[at]!.minimumPrice.toFixed(),
  limit: rows[at]!.limit.toFixed(),
});
const asLedger = ({ at, family, date, quantity, salePrice, marketPrice }: Generated): AccountLine => ({
  family,
  day: Number(date.replaceAll('-', '')),
  year: 2023,
  invoice: '',
  scaled: scaledRows[at]!,
  quantity: Number(quantity),
  salePrice: Number(salePrice),
  marketPrice: marketPrice === null ? null : Number(marketPrice),
});
const asSale = ({ at, quantity, salePrice, marketPrice }: Generated): SaleLine => ({
  productId: rows[at]!.productId,
  origin: { uf: rows[at]!.ufs[0]!, municipality: null },
  quantity: exact(quantity),
  salePrice: exact(salePrice),
  marketPrice: marketPrice === null ? null : exact(marketPrice),
  date: null,
  requestDate: null,
  paidProduct: ZERO,
  paidTotal: ZERO,
});
const granted = (sale: SaleLine): LineResult => {
  const result = subsidyOfLine(sale);
  if (result instanceof Refusal) throw new Error(result.reason.code);
  return result;
};
const total = (lines: AccountLine[]) => accountOf(lines).reduce((sum, { payableCents }) => sum + payableCents, 0);

test('3,000 random lines pay what an independent exact computation says', () => {
  const lines = fc.sample(oracleLine, { numRuns: 3000, seed: 20230601 });
  const results = accountOf(lines.map(asLedger));
  const paid = results.map(({ payableCents }) => centsText(BigInt(payableCents)));
  expect(paid).toEqual(oraclePayable(lines.map(asOracle), '12000.00').map(centsText));
  // The comparison is worth something only where there is money, and where each rule is at work.
  const share = (holds: (result: (typeof results)[number], line: Generated) => boolean) =>
    results.filter((result, at) => holds(result, lines[at]!)).length;
  expect(share(({ payableCents }) => payableCents > 0)).toBeGreaterThan(1400);
  expect(
    share(
      ({ payableCents, mpaCents }, line) =>
        payableCents > 0 && mpaCents !== null && Number(line.salePrice) * 100 < mpaCents,
    ),
  ).toBeGreaterThan(300);
  expect(share(({ cutBy }) => cutBy === 'productLimit')).toBeGreaterThan(300);
  expect(share(({ cutBy }) => cutBy === 'annualCap')).toBeGreaterThan(10);
  expect(share(({ vspCents, payableCents }) => vspCents > 0 && vspCents === payableCents)).toBeGreaterThan(1000);
});

test('the rule of Doc. 11 in decimals, in scaled integers and in BigInt gives the same MPA and VSP', () => {
  fc.assert(
    fc.property(oracleLine, (line) => {
      const { value, acceptable } = granted(asSale(line));
      const cents = lineCents(
        scaledRows[line.at]!,
        Number(line.quantity),
        Number(line.salePrice),
        line.marketPrice === null ? NaN : Number(line.marketPrice),
      );
      const oracle = centsText(oracleVsp(asOracle(line)));
      expect([value.vsp.toFixed(2), centsText(BigInt(cents.vspCents))]).toEqual([oracle, oracle]);
      if (line.marketPrice === null) return;
      const mpa = centsText(oracleMpa(line.marketPrice));
      expect([acceptable?.mpa.toFixed(2), centsText(BigInt(cents.mpaCents))]).toEqual([mpa, mpa]);
    }),
    { numRuns: 3000 },
  );
});

test('integers never answer differently from decimals, whatever doubles the cells hold', () => {
  const anyAmount = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    fc.double({ min: 0, max: 10, noNaN: true }).map((x) => x * 1.1),
    fc.integer({ min: 0, max: 1e9 }).map((x) => x / 1e4),
  );
  fc.assert(
    fc.property(fc.nat(rows.length - 1), anyAmount, anyAmount, anyAmount, (at, quantity, salePrice, marketPrice) => {
      const scaled = scaledRows[at]!;
      const decimals = lineCents({ ...scaled, integers: false }, quantity, salePrice, marketPrice);
      expect(lineCents(scaled, quantity, salePrice, marketPrice)).toEqual(decimals);
    }),
    { numRuns: 3000 },
  );
});

test('a family’s total does not depend on the order of its lines, each product sold in one region', () => {
  fc.assert(
    fc.property(fc.array(singleRow.map(oneFamily), { maxLength: 25 }), (lines) => {
      const account = lines.map(asLedger);
      expect(total([...account].reverse().map((line, day) => ({ ...line, day })))).toBe(total(account));
    }),
  );
});

test('what a family gets is the sum of its products’ subsidies, each within its limit, within the annual cap', () => {
  fc.assert(
    fc.property(fc.array(singleRow.map(oneFamily), { maxLength: 25 }), (lines) => {
      const account = lines.map(asLedger);
      const byProduct = new Map<string, number>();
      for (const line of account) {
        const { productId, limit } = line.scaled.row;
        const vsp = lineCents(line.scaled, line.quantity, line.salePrice, line.marketPrice ?? NaN).vspCents;
        byProduct.set(productId, Math.min((byProduct.get(productId) ?? 0) + vsp, limit.times(100).toNumber()));
      }
      const sum = [...byProduct.values()].reduce((a, b) => a + b, 0);
      expect(total(account)).toBe(Math.min(sum, 1_200_000));
    }),
  );
});

test('no line is paid above its VSP or what is left of either limit, and nothing negative', () => {
  fc.assert(
    fc.property(fc.array(oracleLine.map(oneFamily), { maxLength: 25 }), (lines) => {
      for (const result of accountOf(lines.map(asLedger))) {
        expect(result.payableCents).toBe(
          Math.min(result.vspCents, result.productBalanceCents, result.annualBalanceCents),
        );
        expect(result.payableCents).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('more kilograms never pay less', () => {
  fc.assert(
    fc.property(oracleLine, decimalText(1000, 3), (line, more) => {
      const larger = exact(line.quantity).plus(exact(more)).toFixed();
      const [a, b] = [granted(asSale(line)), granted(asSale({ ...line, quantity: larger }))];
      expect(b.payable.amount.gte(a.payable.amount)).toBe(true);
    }),
  );
});

test('the MPA is the PMD less 15 %, cut: never above it, less than a cent below', () => {
  fc.assert(
    fc.property(decimalText(1000, 6), (text) => {
      const { mpa, unrounded } = acceptablePrice(exact(text), exact('0.15'), 'truncate');
      expect(mpa.lte(unrounded)).toBe(true);
      expect(unrounded.minus(mpa).lt(new Decimal('0.01'))).toBe(true);
    }),
  );
});

test('a cell is read at the 15 digits that Excel shows', () => {
  fc.assert(
    fc.property(decimalText(1_000_000, 6), (text) => {
      expect(exactOfCell(Number(text)).toFixed()).toBe(exact(text).toFixed());
    }),
  );
});

import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import type { CostCapReadings, PurchaseBase } from '../../../src/rules/selo/art4p8CostCap';
import type { CostRow } from '../../../src/rules/selo/cost';
import { costAccount } from '../../../src/rules/selo/costAccount';
import { sumOf } from '../../../src/rules/selo/proRata';
import type { RegionGroup } from '../../../src/rules/selo/region';
import type { CapsOfLaw, CostItem } from '../../../src/rules/selo/ruleSet';
import { portaria280of2022 } from '../../../src/rules/selo/ruleSets/portaria280of2022';

const caps = portaria280of2022.caps as CapsOfLaw;
const DEFAULT: CostCapReadings = { costCapRegions: 'byFarmerRegion', costCut: 'proRata' };
const RESEARCH_FIRST: CostCapReadings = { costCapRegions: 'byFarmerRegion', costCut: 'donationsAndResearchFirst' };

/** `4.347.826,09` as cents. */
const cents = (text: string) => Number(text.replace(/\D/g, ''));
const million = (amount: number) => Math.round(amount * 1e8);
const cost = (item: CostItem, amount: number, group: RegionGroup | null = 'southern'): CostRow => ({
  item,
  cents: amount,
  group,
});
const southern = (amount: number): PurchaseBase => ({ southern: amount, northern: 0 });
const northern = (amount: number): PurchaseBase => ({ southern: 0, northern: amount });
const admitted = (rows: readonly CostRow[], base: PurchaseBase, readings = DEFAULT) =>
  costAccount(rows, base, caps, readings).rows.map((row) => row.admitted);

describe('art. 4º §§ 7º, 8º e 10: purchases of R$ 20 million in the South, costs 5.0, 2.6, 3.0 and 1.5 million', () => {
  const rows = [cost('II', million(5)), cost('III', million(2.6)), cost('IV', million(3)), cost('V', million(1.5))];

  test('pro rata', () => {
    const account = costAccount(rows, southern(million(20)), caps, DEFAULT);
    expect(account.rows.map((row) => row.admitted)).toEqual(
      ['4.347.826,09', '1.739.130,43', '2.608.695,65', '1.304.347,83'].map(cents),
    );
    expect(account.rows.map((row) => [row.overResearchCap, row.overCostCap])).toEqual([
      [0, cents('652.173,91')],
      [million(0.6), cents('260.869,57')],
      [0, cents('391.304,35')],
      [0, cents('195.652,17')],
    ]);
    expect(account.rows.map((row) => row.bound)).toEqual([
      ['art. 4º, § 8º, I'],
      ['art. 4º, § 7º', 'art. 4º, § 8º, I'],
      ['art. 4º, § 8º, I'],
      ['art. 4º, § 8º, I'],
    ]);
    expect(account).toMatchObject({
      research: { cap: million(2), presented: million(2.6), admitted: million(2) },
      presented: million(12.1),
      admitted: million(10),
      weighted: cents('16.086.956,52'),
    });
    expect(account.buckets[0]).toEqual({
      article: 'art. 4º, § 8º, I',
      cap: million(10),
      presented: million(11.5),
      admitted: million(10),
    });
  });

  test('donations and research first', () => {
    const account = costAccount(rows, southern(million(20)), caps, RESEARCH_FIRST);
    expect(account.rows.map((row) => row.admitted)).toEqual([million(5), million(2), million(2), million(1)]);
    expect(account.weighted).toBe(cents('17.000.000,00'));
  });
});

test('art. 4º § 8º, II: R$ 500,000 to a cooperative of the Northeast that sold R$ 300,000 count R$ 210,000, weighing 420,000', () => {
  const [row] = costAccount(
    [cost('II', cents('500.000,00'), 'northern')],
    northern(cents('300.000,00')),
    caps,
    DEFAULT,
  ).rows;
  expect(row).toEqual({
    admitted: cents('210.000,00'),
    overResearchCap: 0,
    overCostCap: cents('290.000,00'),
    weighted: cents('420.000,00'),
    bound: ['art. 4º, § 8º, II'],
  });
});

test('art. 4º §§ 7º, 8º e 10: a plant in MT buys in both groups of regions and no cap binds', () => {
  const rows = [
    cost('II', million(3)),
    cost('III', million(4)),
    cost('IV', million(2.5)),
    cost('V', million(1)),
    cost('II', million(0.8), 'northern'),
    cost('IV', million(0.3), 'northern'),
    cost('V', million(0.2), 'northern'),
  ];
  const account = costAccount(rows, { southern: million(86.5), northern: million(3) }, caps, DEFAULT);
  expect(account).toMatchObject({ presented: million(11.8), admitted: million(11.8), weighted: million(19.6) });
  expect(account.buckets.map(({ cap, presented }) => [cap, presented])).toEqual([
    [million(43.25), million(10.5)],
    [million(2.1), million(1.3)],
  ]);
  expect(account.research.cap).toBe(million(8.95));
});

describe('art. 4º §§ 7º e 8º: on the cap, and a cent each side', () => {
  test.each`
    rule                               | row                               | base                 | left      | bound
    ${'§ 7º, a cent less'}             | ${cost('III', 9_999)}             | ${southern(100_000)} | ${9_999}  | ${[]}
    ${'§ 7º, on it'}                   | ${cost('III', 10_000)}            | ${southern(100_000)} | ${10_000} | ${[]}
    ${'§ 7º, a cent more'}             | ${cost('III', 10_001)}            | ${southern(100_000)} | ${10_000} | ${['art. 4º, § 7º']}
    ${'§ 7º, cut to cents'}            | ${cost('III', 10_001)}            | ${southern(100_009)} | ${10_000} | ${['art. 4º, § 7º']}
    ${'§ 8º, I, a cent less'}          | ${cost('II', 49_999)}             | ${southern(100_000)} | ${49_999} | ${[]}
    ${'§ 8º, I, on it'}                | ${cost('V', 50_000)}              | ${southern(100_000)} | ${50_000} | ${[]}
    ${'§ 8º, I, a cent more'}          | ${cost('IV', 50_001)}             | ${southern(100_000)} | ${50_000} | ${['art. 4º, § 8º, I']}
    ${'§ 8º, I, cut to cents'}         | ${cost('IV', 50_001)}             | ${southern(100_001)} | ${50_000} | ${['art. 4º, § 8º, I']}
    ${'§ 8º, II, a cent less'}         | ${cost('II', 69_999, 'northern')} | ${northern(100_000)} | ${69_999} | ${[]}
    ${'§ 8º, II, on it'}               | ${cost('V', 70_000, 'northern')}  | ${northern(100_000)} | ${70_000} | ${[]}
    ${'§ 8º, II, a cent more'}         | ${cost('IV', 70_001, 'northern')} | ${northern(100_000)} | ${70_000} | ${['art. 4º, § 8º, II']}
    ${'§ 8º, II, cut to cents'}        | ${cost('IV', 70_001, 'northern')} | ${northern(100_001)} | ${70_000} | ${['art. 4º, § 8º, II']}
    ${'§ 8º, I, nothing bought there'} | ${cost('IV', 1)}                  | ${northern(100_000)} | ${0}      | ${['art. 4º, § 8º, I']}
    ${'§ 7º, nothing bought'}          | ${cost('III', 1, null)}           | ${southern(0)}       | ${0}      | ${['art. 4º, § 7º']}
  `('$rule', ({ row, base, left, bound }) =>
    expect(costAccount([row], base, caps, DEFAULT).rows[0]).toMatchObject({ admitted: left, bound }),
  );
});

describe('art. 4º § 8º: how the caps apply to a plant that buys in several regions (S9)', () => {
  const base = { southern: 100_000, northern: 100_000 };
  const rows = [cost('IV', 60_000), cost('IV', 60_000, 'northern')];
  test.each`
    regions                  | left
    ${'byFarmerRegion'}      | ${[50_000, 60_000]}
    ${{ plant: 'southern' }} | ${[50_000, 50_000]}
    ${{ plant: 'northern' }} | ${[60_000, 60_000]}
    ${'blended'}             | ${[60_000, 60_000]}
  `('$regions: $left', ({ regions, left }) =>
    expect(admitted(rows, base, { costCapRegions: regions, costCut: 'proRata' })).toEqual(left),
  );

  test('the articles cited follow the reading', () => {
    const over = [cost('IV', 999_999)];
    const cited = (costCapRegions: CostCapReadings['costCapRegions']) =>
      costAccount(over, base, caps, { costCapRegions, costCut: 'proRata' }).rows[0]?.bound;
    expect(cited('blended')).toEqual(['art. 4º, § 8º']);
    expect(cited({ plant: 'northern' })).toEqual(['art. 4º, § 8º, II']);
    expect(cited({ plant: 'southern' })).toEqual(['art. 4º, § 8º, I']);
  });

  test.each`
    purchases                                   | left      | why
    ${{ southern: 300_000, northern: 100_000 }} | ${40_000} | ${'10,000 fall to the north, 30,000 to the south'}
    ${{ southern: 400_000, northern: 0 }}       | ${40_000} | ${'all falls to the south'}
    ${{ southern: 0, northern: 400_000 }}       | ${40_000} | ${'all falls to the north'}
  `('research without region counts in both by what was bought there: $why', ({ purchases, left }) => {
    const account = costAccount([cost('III', 40_000, null)], purchases, caps, DEFAULT);
    expect(account.admitted).toBe(left);
    expect(account.buckets.map(({ presented }) => presented)).toEqual([
      (purchases.southern / 400_000) * 40_000,
      (purchases.northern / 400_000) * 40_000,
    ]);
  });

  test('research without region is cut only where a cap binds', () => {
    const rows = [cost('III', 40_000, null), cost('IV', 200_000, 'northern')];
    const account = costAccount(rows, { southern: 300_000, northern: 100_000 }, caps, DEFAULT);
    // 30,000 in the south stay; 10,000 and 200,000 share the 70,000 of the north.
    expect(account.rows.map((row) => row.admitted)).toEqual([33_333, 66_667]);
    expect(account.rows.map((row) => row.bound)).toEqual([['art. 4º, § 8º, II'], ['art. 4º, § 8º, II']]);
  });
});

test('art. 4º § 8º: donations and research first cuts them too when they alone exceed the cap', () =>
  expect(
    admitted([cost('IV', 10_000), cost('II', 60_000), cost('V', 5_000)], southern(100_000), RESEARCH_FIRST),
  ).toEqual([0, 50_000, 0]));

const amount = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 1e12 }));
const item = fc.constantFrom<CostItem>('II', 'III', 'IV', 'V');
const group = fc.constantFrom<RegionGroup>('southern', 'northern');
const placedRow = fc.record({ item, cents: amount, group });
const anyRow: fc.Arbitrary<CostRow> = fc.oneof(
  placedRow,
  fc.record({ item: fc.constant<CostItem>('III'), cents: amount, group: fc.constant(null) }),
);
const base = fc.record({ southern: amount, northern: amount });
const readings: fc.Arbitrary<CostCapReadings> = fc.record({
  costCapRegions: fc.oneof(
    fc.constantFrom('byFarmerRegion' as const, 'blended' as const),
    group.map((plant) => ({ plant })),
  ),
  costCut: fc.constantFrom('proRata' as const, 'donationsAndResearchFirst' as const),
});
const rowsOf = (row: fc.Arbitrary<CostRow>) => fc.array(row, { maxLength: 25 });

test('art. 4º §§ 7º e 8º: admitted and disallowed are what was presented, no cap is exceeded, and what is cut cites its article', () => {
  fc.assert(
    fc.property(rowsOf(anyRow), base, readings, (rows, purchases, chosen) => {
      const account = costAccount(rows, purchases, caps, chosen);
      account.rows.forEach((row, at) => {
        expect(row.admitted + row.overResearchCap + row.overCostCap).toBe(rows[at]?.cents);
        expect(Math.min(row.admitted, row.overResearchCap, row.overCostCap)).toBeGreaterThanOrEqual(0);
        expect(row.bound.length > 0).toBe(row.overResearchCap + row.overCostCap > 0);
      });
      for (const bucket of account.buckets) {
        expect(bucket.admitted).toBe(Math.min(bucket.presented, bucket.cap));
      }
      const research = sumOf(account.rows.filter((_, at) => rows[at]?.item === 'III').map((row) => row.admitted));
      expect(research).toBeLessThanOrEqual(account.research.cap);
      expect(account.admitted).toBe(sumOf(account.buckets.map((bucket) => bucket.admitted)));
    }),
  );
});

test('art. 4º §§ 7º e 8º: what the caps leave of costs with a region is cut no further', () => {
  fc.assert(
    fc.property(rowsOf(placedRow), base, readings, (rows, purchases, chosen) => {
      const left = admitted(rows, purchases, chosen);
      const again = rows.map((row, at) => ({ ...row, cents: left[at] as number }));
      expect(admitted(again, purchases, chosen)).toEqual(left);
    }),
  );
});

test('art. 4º §§ 7º e 8º: totals do not depend on the order of rows', () => {
  fc.assert(
    fc.property(
      rowsOf(anyRow).chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })),
      ),
      base,
      readings,
      ([rows, shuffled], purchases, chosen) => {
        const totals = { ...costAccount(rows, purchases, caps, chosen), rows: null };
        const others = { ...costAccount(shuffled, purchases, caps, chosen), rows: null };
        expect(others).toEqual(totals);
      },
    ),
  );
});

test('art. 4º § 10: donations and research weigh twice, assistance once', () => {
  const rows = (['II', 'III', 'IV', 'V'] as const).map((of) => cost(of, 1_000));
  expect(costAccount(rows, southern(1_000_000), caps, DEFAULT).rows.map((row) => row.weighted)).toEqual([
    2_000, 2_000, 1_000, 1_000,
  ]);
});

test('art. 4º §§ 7º, 8º e 10: the figures come from the rule set', () => {
  const other: CapsOfLaw = {
    ...caps,
    research: exact('0.2'),
    costs: { southern: exact('0.25'), northern: exact('0.7') },
    costWeight: { ...caps.costWeight, III: { southern: exact('3'), northern: exact('30') } },
  };
  const weightOf = (row: CostRow, base: PurchaseBase) => costAccount([row], base, other, DEFAULT).rows[0]?.weighted;
  const [row] = costAccount([cost('III', 30_000)], southern(100_000), other, DEFAULT).rows;
  expect(row).toMatchObject({ admitted: 20_000, weighted: 60_000 });
  const north = { southern: 0, northern: 100_000 };
  expect(weightOf({ item: 'III', cents: 1_000, group: 'northern' }, north)).toBe(30_000);
  expect(weightOf({ item: 'III', cents: 1_000, group: null }, north)).toBe(3_000);
});

test('a weight with decimals gives whole cents, half a cent up', () => {
  const weight = { southern: exact('1.5'), northern: exact('1.5') };
  const other: CapsOfLaw = { ...caps, costWeight: { ...caps.costWeight, II: weight } };
  expect(costAccount([cost('II', 1)], southern(1_000), other, DEFAULT).weighted).toBe(2);
});

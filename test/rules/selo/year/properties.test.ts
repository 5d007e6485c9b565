import fc from 'fast-check';
import { loadMunicipalities } from '../../../../src/brazil/municipalityList';
import type { CostItem } from '../../../../src/rules/selo/ruleSet';
import type { Acquisition } from '../../../../src/rules/selo/year/acquisition';
import type { AnnualAccount, PlantYear } from '../../../../src/rules/selo/year/annualAccount';
import type { Written } from '../purchaseOf';
import { account, acquisition, cost } from './plantYear';

beforeAll(loadMunicipalities);

const KINDS: Written[] = [
  { origin: 'MT', material: 'soja', plant: 'MT' },
  { origin: 'RS', material: 'soja', supplier: 'cooperativa habilitada' },
  { origin: 'Irecê/BA', material: 'mamona', supplier: 'cooperativa habilitada' },
  { origin: 'GO', material: 'sebo bovino', plant: 'MT', supplier: 'cooperativa habilitada' },
  { origin: 'TO', material: 'bovinos', form: 'vivo' },
  { origin: 'MT', material: 'milho', plant: 'MT' },
  { origin: 'PI', material: 'milho', supplier: 'cooperativa habilitada' },
  { origin: 'MT', material: 'insumo' },
  { origin: 'PA', material: 'dendê', basis: 'perene' },
  { origin: 'RS', material: 'soja', basis: 'frustração parcial' },
  { origin: 'SC', material: 'suínos vivos' },
];

const fact = fc.constantFrom<boolean | null>(true, true, true, true, null, false);

/** Families few and values large, so that the ceilings are reached often. */
const acquisitions = () =>
  fc.array(
    fc
      .tuple(
        fc.constantFrom(...KINDS),
        fc.integer({ min: 1, max: 30_000_000 }),
        fc.constantFrom('A', 'B', 'C', null),
        fact,
      )
      .map(([kind, cents, family, activeFamily]) =>
        acquisition(kind, (cents / 100).toFixed(2), { family }, { activeFamily }),
      ),
    { minLength: 1, maxLength: 30 },
  );

const costs = () =>
  fc.array(
    fc
      .tuple(
        fc.constantFrom<CostItem>('II', 'III', 'IV', 'V'),
        fc.constantFrom('Sul', 'Sudeste', 'Norte', 'Semiárido', null),
        fc.integer({ min: 1, max: 20_000_000 }),
        fact,
      )
      .map(([item, region, cents, fine]) =>
        cost(item, region, (cents / 100).toFixed(2), { advance: fine === null ? null : !fine }),
      ),
    { maxLength: 12 },
  );

const years = () => fc.record({ acquisitions: acquisitions(), costs: costs() });

const sum = (cents: Iterable<number>) => [...cents].reduce((a, b) => a + b, 0);

test('what is admitted and what is disallowed are what was presented, row by row', () => {
  let cut = 0;
  fc.assert(
    fc.property(years(), (rows) => {
      const year = account(rows);
      cut += year.glosas.length;
      const disallowed = (of: string, row: number) =>
        sum(year.glosas.filter((line) => line.of === of && line.row === row).map(({ cents }) => cents));
      rows.acquisitions.forEach(({ cents }, row) =>
        expect(year.acquisitions[row]! + disallowed('acquisition', row)).toBe(cents),
      );
      rows.costs.forEach(({ cents }, row) =>
        expect(year.costs.rows[row]!.admitted + disallowed('cost', row)).toBe(cents),
      );
    }),
    { numRuns: 150, seed: 280 },
  );
  // Random years in which nothing is ever cut would prove nothing.
  expect(cut).toBeGreaterThan(1000);
});

test('every limit holds on what is admitted', () => {
  fc.assert(
    fc.property(years(), (rows) => {
      const year = account(rows);
      const admitted = (test: (row: Acquisition) => boolean) =>
        sum(rows.acquisitions.map((row, at) => (test(row) ? year.acquisitions[at]! : 0)));
      for (const family of ['A', 'B', 'C']) {
        expect(admitted((row) => row.family === family)).toBeLessThanOrEqual(50_000_000);
      }
      const bought = (row: Acquisition) => row.purchase.basis === 'nota';
      const cornOrInput = (row: Acquisition) => /milho|insumo/.test(row.purchase.material.class);
      expect(admitted((row) => bought(row) && cornOrInput(row)) * 10).toBeLessThanOrEqual(admitted(bought) * 3);
      const { southern, northern } = year.purchases;
      expect(year.costs.research.admitted * 10).toBeLessThanOrEqual(southern + northern);
      expect(year.costs.admitted * 10).toBeLessThanOrEqual(southern * 5 + northern * 7);
    }),
    { numRuns: 150, seed: 281 },
  );
});

/** Research without region is left out: what is left of it is shared by the regions anew (S9). */
test('a second look at what was admitted takes nothing more away', () => {
  fc.assert(
    fc.property(years(), ({ acquisitions: bought, costs: spent }) => {
      const rows = { acquisitions: bought, costs: spent.filter(({ region }) => region !== null) };
      const first = account(rows);
      const left: Pick<PlantYear, 'acquisitions' | 'costs'> = {
        acquisitions: rows.acquisitions.map((row, at) => ({ ...row, cents: first.acquisitions[at]! })),
        costs: rows.costs.map((row, at) => ({ ...row, cents: first.costs.rows[at]!.admitted })),
      };
      const second = account(left);
      expect(second.glosas).toEqual([]);
      expect(second.weightedShare.toFixed()).toBe(first.weightedShare.toFixed());
    }),
    { numRuns: 150, seed: 282 },
  );
});

test('the weighted share is never under the effective one', () => {
  fc.assert(
    fc.property(years(), (rows) => {
      const year = account(rows);
      expect(year.weightedShare.gte(year.effectiveShare)).toBe(true);
    }),
    { numRuns: 150, seed: 283 },
  );
});

/** Which row gets a cent left over by rounding may change, what all together get does not. */
test('the order of the rows does not change what all of them get', () => {
  const totals = ({ effectivePurchases, effectiveCosts, purchases, corn }: AnnualAccount) => [
    effectivePurchases.toFixed(),
    effectiveCosts.toFixed(),
    purchases,
    corn.disallowed,
  ];
  fc.assert(
    fc.property(years(), (rows) => {
      const reversed = { acquisitions: [...rows.acquisitions].reverse(), costs: [...rows.costs].reverse() };
      expect(totals(account(reversed))).toEqual(totals(account(rows)));
    }),
    { numRuns: 150, seed: 284 },
  );
});

import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import { annualAccount } from '../../../src/rules/selo/year/annualAccount';
import { readingEffects } from '../../../src/rules/selo/year/readingEffects';
import { defaultSeloReadings } from '../../../src/rules/selo/readings';
import { validatePlantYear } from '../../../src/validation/selo/validatePlantYear';
import { Cancelled } from '../../../src/validation/work';
import {
  cooperative,
  CNPJ,
  CPF,
  DAP,
  donation,
  farmer,
  parametersOf,
  soy,
  tablesOf,
  validate,
  type CellsOfRow,
} from './tables';

const kinds: CellsOfRow[] = [
  {},
  {
    municipality: 'Irecê/BA',
    material: 'mamona',
    supplierType: 'cooperativa AF',
    intermediary: CNPJ[0],
    issuer: CNPJ[0],
  },
  { material: 'milho' },
  { material: 'insumo' },
  { material: 'suínos vivos' },
  { date: '31/12/2022' },
  { value: 'ilegível' },
  { material: 'nada' },
  { cpf: null, family: null, supplierType: 'cerealista', intermediary: CNPJ[1] },
];

const rows = () =>
  fc.array(
    fc
      .tuple(
        fc.constantFrom(...kinds),
        fc.integer({ min: 1, max: 30_000_000 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 8 }),
      )
      .map(([kind, cents, who, invoiceNumber]) =>
        soy({ value: cents / 100, cpf: CPF[who]!, family: DAP[who]!, invoiceNumber, ...kind }),
      ),
    { minLength: 1, maxLength: 25 },
  );

const costs = () =>
  fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.constantFrom('Sul', 'Norte', null),
        fc.constantFrom('sim', 'não'),
      )
      .map(([cents, region, publicFunds]) => donation({ value: cents / 100, region, publicFunds })),
    { maxLength: 5 },
  );

const registers = {
  suppliers: [farmer(), farmer({ cpf: CPF[1], family: DAP[1], familyValidUntil: '01/02/2023' })],
  intermediaries: [cooperative()],
};
const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, one) => all + Math.round((one ?? 0) * 100), 0);

test('what is admitted and what is disallowed are what was presented; the account is that of the rules', async () => {
  let disallowed = 0;
  await fc.assert(
    fc.asyncProperty(rows(), costs(), async (acquisitions, spent) => {
      const validation = await validate({ acquisitions, costs: spent, ...registers });
      const { totals, ledger, plant, acquisitions: columns, costs: costColumns } = validation;
      if (totals instanceof SeloRefusal) throw new Error(totals.reason.code);
      const cut = ledger.reduce((all, { cents }) => all + cents, 0);
      disallowed += cut;
      expect(totals.admitted + cut).toBe(totals.presented);
      expect(sum(columns.presented) + sum(costColumns!.presented)).toBe(totals.presented);
      expect(sum(columns.admitted) + sum(costColumns!.admitted)).toBe(totals.admitted);
      expect(sum(columns.disallowed) + sum(costColumns!.disallowed)).toBe(cut);
      const direct = annualAccount(plant, defaultSeloReadings);
      if (direct instanceof SeloRefusal) throw new Error(direct.reason.code);
      expect(direct.weightedShare.toFixed()).toBe(totals.weightedShare.toFixed());
      expect(direct.glosas).toEqual(totals.account.glosas);
      const effects = readingEffects(plant, defaultSeloReadings).map(({ reading, other }) => [reading, other]);
      expect(totals.readings.map(({ reading, other }) => [reading, other])).toEqual(effects);
    }),
    { numRuns: 60, seed: 28 },
  );
  expect(disallowed).toBeGreaterThan(0);
});

test('other readings that are asked for later say what they say with the check', async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(rows(), costs(), async (acquisitions, spent) => {
      const written = { acquisitions, costs: spent, ...registers };
      const atOnce = await validate(written);
      const first = await validate(written, { otherReadings: 'onDemand' });
      expect(atOnce.withOtherReadings).toBeNull();
      expect(first.totals).toEqual({ ...atOnce.totals, readings: [] });
      const ask = first.withOtherReadings!;
      const [later, again] = await Promise.all([ask({ pause: () => Promise.resolve() }), ask()]);
      expect(again).toBe(later);
      expect(later.totals).toEqual(atOnce.totals);
      expect(later.findings).toEqual(atOnce.findings);
      expect(later.withOtherReadings).toBeNull();
      if (!(later.totals instanceof SeloRefusal)) changed += later.totals.readings.length;
    }),
    { numRuns: 20, seed: 4 },
  );
  expect(changed).toBeGreaterThan(0);
});

test('other readings may be stopped and asked for again', async () => {
  const written = { acquisitions: [soy({ value: 25e6 }), soy({ material: 'milho', value: 20e6, invoiceNumber: 2 })] };
  const first = await validate(written, { otherReadings: 'onDemand' });
  const stop = new AbortController();
  stop.abort();
  await expect(first.withOtherReadings!({ signal: stop.signal })).rejects.toBeInstanceOf(Cancelled);
  expect((await first.withOtherReadings!()).totals).toEqual((await validate(written)).totals);
});

test('progress only grows, to the whole; the same twice', async () => {
  const tables = tablesOf({
    acquisitions: Array.from({ length: 300 }, (_, at) => soy({ invoiceNumber: at })),
    suppliers: [farmer()],
  });
  const seen: [number, number][] = [];
  const control = {
    pause: () => Promise.resolve(),
    onProgress: (done: number, total: number) => void seen.push([done, total]),
  };
  const once = await validatePlantYear(tables, parametersOf(), control);
  expect(seen.length).toBeGreaterThan(3);
  for (const [at, [done, total]] of seen.entries()) {
    expect(total).toBe(seen[0]![1]);
    expect(done).toBeGreaterThanOrEqual(seen[at - 1]?.[0] ?? 0);
  }
  expect(seen.at(-1)![0]).toBe(seen.at(-1)![1]);
  const twice = await validatePlantYear(tables, parametersOf(), { pause: control.pause });
  expect(twice.findings).toEqual(once.findings);
  expect(twice.acquisitions).toEqual(once.acquisitions);
});

test('a stop is heard between two slices', async () => {
  const stop = new AbortController();
  const tables = tablesOf({ acquisitions: [soy(), soy({ invoiceNumber: 16 })] });
  const onProgress = () => stop.abort();
  await expect(validatePlantYear(tables, parametersOf(), { signal: stop.signal, onProgress })).rejects.toBeInstanceOf(
    Cancelled,
  );
});

test('nothing of the tables is changed', async () => {
  const tables = tablesOf({ acquisitions: [soy(), soy()], suppliers: [farmer()], costs: [donation()] });
  const before = JSON.stringify(tables);
  await validatePlantYear(tables, parametersOf({ revenue: exact('1000') }), { pause: () => Promise.resolve() });
  expect(JSON.stringify(tables)).toBe(before);
});

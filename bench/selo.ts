/**
 * Ratios within one run, 100,000 purchases: SELO.MULTIPLIER and SELO.WEIGHTED with cells read and spill built, and the
 * whole yearly account of a plant, against a loop in plain floats doing the work as it is usually written. First of all,
 * wrong rows are counted against BigInt.
 */
import { loadMunicipalities } from '../src/brazil/municipalityList';
import { readPlace } from '../src/brazil/place';
import { multiplier } from '../src/functions/selo/multiplier';
import { weighted } from '../src/functions/selo/weighted';
import { exact } from '../src/rules/exact';
import type { Purchase } from '../src/rules/selo/purchase';
import { formOf, readMaterial } from '../src/rules/selo/readMaterial';
import { defaultSeloReadings } from '../src/rules/selo/readings';
import { SeloRefusal } from '../src/rules/selo/refusal';
import { portaria280of2022 } from '../src/rules/selo/ruleSets/portaria280of2022';
import type { Acquisition } from '../src/rules/selo/year/acquisition';
import { annualAccount } from '../src/rules/selo/year/annualAccount';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = 9;

/** Origin, material, supplier and the factors that apply; for a plant in Mato Grosso. */
const KINDS = [
  ['MT', 'soja', 'agricultor', [4]],
  ['RS', 'soja', 'cooperativa habilitada', [1.3]],
  ['Irecê/BA', 'mamona', 'cooperativa habilitada', [5, 4, 1.3]],
  ['GO', 'sebo bovino', 'cooperativa habilitada', [4, 4, 1.3]],
  ['TO', 'bovinos vivos', 'agricultor', []],
  ['MT', 'óleo de milho', 'agricultor', [4]],
  ['MT', 'insumo', 'agricultor', []],
  ['Montes Claros/MG', 'girassol', 'cooperativa sem DAP', [5, 4]],
] as const;

interface Row {
  kind: number;
  value: number;
  family: string;
}

let seed = 20220530;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const rows: Row[] = Array.from({ length: ROWS }, () => ({
  kind: Math.floor(random() * KINDS.length),
  value: Math.round(random() * 5_000_000) / 100,
  family: `SDW0${Math.floor(random() * (ROWS / 10))}`,
}));
const column = (of: (row: Row) => unknown) => rows.map((row) => [of(row)]);
const origin = column(({ kind }) => KINDS[kind]![0]);
const material = column(({ kind }) => KINDS[kind]![1]);
const supplier = column(({ kind }) => KINDS[kind]![2]);
const value = column((row) => row.value);

/** The same work as it is usually written: a text key a row, factors one after the other, Math.round. */
function floatLoop(): number[] {
  const factors = new Map<string, readonly number[]>(KINDS.map(([o, m, s, f]) => [`${o}|${m}|${s}`, f]));
  return rows.map((row, at) => {
    const key = `${origin[at]![0] as string}|${material[at]![0] as string}|${supplier[at]![0] as string}`;
    const product = factors.get(key)!.reduce((m, factor) => m * factor, 1);
    return Math.round(row.value * product * 100) / 100;
  });
}

/** The year in floats: multipliers, family ceiling pro rata, corn and inputs, sums. */
function floatYear(): number[] {
  const weightedRows = floatLoop();
  const families = new Map<string, number>();
  for (const { family, value: reais } of rows) families.set(family, (families.get(family) ?? 0) + reais);
  let total = 0;
  let cornAndInputs = 0;
  rows.forEach(({ family, value: reais, kind }) => {
    const admitted = reais * Math.min(1, 500_000 / families.get(family)!);
    total += admitted;
    if (kind === 5 || kind === 6) cornAndInputs += admitted;
  });
  const cut = Math.min(1, ((total - cornAndInputs) * 3) / 7 / cornAndInputs);
  return rows.map(({ family, kind }, at) => {
    const part = Math.min(1, 500_000 / families.get(family)!) * (kind === 5 || kind === 6 ? cut : 1);
    return Math.round(weightedRows[at]! * part * 100) / 100;
  });
}

function purchaseOf([place, name, seller]: (typeof KINDS)[number]): Purchase {
  const [where, named] = [readPlace(place, null), readMaterial(name)];
  if (!where.ok || named instanceof SeloRefusal) throw new Error(`${place} ${name}`);
  const form = formOf(named, null);
  if (form instanceof SeloRefusal) throw new Error(name);
  return {
    origin: where.value,
    material: named,
    form,
    plantUf: 'MT',
    supplier: seller,
    basis: 'nota',
    familyShare: null,
    unseenFactor: null,
  };
}

const facts = {
  invoice: true,
  activeFamily: true,
  advance: false,
  financed: false,
  ruralRegistry: true,
  expectationProven: null,
  habilitated: true,
  farmersListed: true,
};

function acquisitions(): Acquisition[] {
  const purchases = KINDS.map(purchaseOf);
  return rows.map(({ kind, value: reais, family }) => ({
    purchase: purchases[kind]!,
    cents: Math.round(reais * 100),
    grams: null,
    family,
    areaKey: null,
    facts,
  }));
}

function wholeYear(of: readonly Acquisition[]): number[] {
  const account = annualAccount(
    {
      year: 2023,
      ruleSet: portaria280of2022,
      capsGiven: null,
      plantGroup: 'southern',
      acquisitions: of,
      areaLimits: new Map(),
      inputConsumption: new Map(),
      cubicMetres: null,
      familyCeiling: null,
      costs: [],
      revenue: exact('1375000000'),
      minimumShare: null,
      notSaid: 'counts',
    },
    defaultSeloReadings,
  );
  if (account instanceof SeloRefusal) throw new Error(account.reason.code);
  return [account.weightedPurchases.toNumber()];
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

/** Value × tenths, half a cent up, in whole numbers throughout. */
const exactly = (row: Row) => {
  const tenths = KINDS[row.kind]![3].reduce((m, factor) => (m * BigInt(Math.round(factor * 10))) / 10n, 10n);
  return Number((BigInt(Math.round(row.value * 100)) * tenths + 5n) / 10n) / 100;
};

async function compare(): Promise<void> {
  await loadMunicipalities();
  const bought = acquisitions();
  const answers = (block: unknown) => (block as number[][]).map(([answer]) => answer as number);
  const works = {
    'float loop': floatLoop,
    'SELO.MULTIPLIER, one call': () => answers(multiplier.run([origin, material, 'MT', supplier])),
    'SELO.WEIGHTED, one call': () => answers(weighted.run([value, origin, material, 'MT', supplier])),
    'float year': floatYear,
    'yearly account, exact': () => wholeYear(bought),
  };
  const results = race(works);
  const right = rows.map(exactly);
  const wrong = (amounts: readonly number[]) => amounts.filter((amount, at) => amount !== right[at]).length;
  const base = results['float loop']!.ms;
  console.log(`${ROWS} rows, best of ${ROUNDS} rounds`);
  for (const [name, { ms, result }] of Object.entries(results)) {
    const counted = name === 'float loop' || name.startsWith('SELO.WEIGHTED') ? `  wrong rows ${wrong(result)}` : '';
    console.log(
      `${name.padEnd(28)}${ms.toFixed(0).padStart(5)} ms  ratio ${(ms / base).toFixed(2).padStart(6)}${counted}`,
    );
  }
}

void compare();

/**
 * A plant's year checked as a whole, against a loop in plain floats that does the sums as they are usually written, in one
 * run: 100,000 purchases with their keys, of 10,000 farmers and 40 cooperatives, 4,000 contracts, yields and costs. Prints
 * the ratio without and with what other readings would make of the year, the longest slice that kept the page waiting,
 * and the heap above that of the tables.
 */
import { cnpjCheckDigits } from '../src/brazil/cnpj';
import { cpfCheckDigits } from '../src/brazil/cpf';
import { modulus11 } from '../src/brazil/checkDigit';
import { loadMunicipalities, municipalitiesOf } from '../src/brazil/municipalityList';
import { exact } from '../src/rules/exact';
import { SeloRefusal } from '../src/rules/selo/refusal';
import type { ColumnId, TableKind } from '../src/sheets/columns';
import { usualParameters } from '../src/validation/selo/parameters';
import type { SeloTables } from '../src/validation/selo/tables';
import { validatePlantYear } from '../src/validation/selo/validatePlantYear';
import type { TableWithValues } from '../src/validation/tableCells';
import type { CellValue } from '../src/workbook/port';
import { cpuMs, SliceClock } from './cpuClock';

const ROWS = Number(process.env.ROWS ?? 100_000);
const FARMERS = Math.ceil(ROWS / 10);
const ROUNDS = Number(process.env.ROUNDS ?? 3);

let seed = 20220530;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;

const KINDS = [
  ['MT', 'Soja', 'agricultor', 4],
  ['RS', 'soja em grão', 'cooperativa AF', 1.3],
  ['BA', 'mamona', 'cooperativa AF', 26],
  ['GO', 'sebo bovino', 'cooperativa AF', 20.8],
  ['TO', 'bovinos vivos', 'agricultor', 1],
  ['MT', 'óleo de milho', 'agricultor', 4],
  ['MT', 'insumo', 'agricultor', 1],
  ['PR', 'girassol', 'cooperativa AF', 5.2],
] as const;

interface Farmer {
  cpf: string;
  dap: string;
  kind: (typeof KINDS)[number];
  place: string;
  coop: string;
}

function people(): { farmers: Farmer[]; coops: string[] } {
  const coops = Array.from({ length: 40 }, (_, i) => {
    const base = `${String(10_000_000 + i * 7919).padStart(8, '0')}0001`;
    return base + cnpjCheckDigits(base);
  });
  const farmers = Array.from({ length: FARMERS }, (_, i) => {
    const nine = String(100_000_000 + i * 37);
    const cpf = nine + cpfCheckDigits(nine);
    const kind = KINDS[i % KINDS.length]!;
    return { cpf, dap: `SDW0${cpf}1506231030`, kind, place: pick(municipalitiesOf(kind[0])).name, coop: pick(coops) };
  });
  return { farmers, coops };
}

function tableOf(kind: TableKind, ids: readonly ColumnId[], rows: CellValue[][]): TableWithValues {
  return {
    table: {
      kind,
      headerRows: [0],
      dataRows: rows.map((_, row) => row + 1),
      leftOut: [],
      columns: ids.map((id, at) => ({ id, at, header: id, certainty: 'known' })),
      unmatched: [],
      missing: [],
    },
    values: [[...ids], ...rows],
  };
}

const CODES = { MT: '51', RS: '43', BA: '29', GO: '52', TO: '17', PR: '41' } as const;

function keyOf(uf: keyof typeof CODES, month: number, issuer: string, series: number, number: number): string {
  const head = `${CODES[uf]}23${String(month).padStart(2, '0')}${issuer.padStart(14, '0')}55${String(series).padStart(3, '0')}`;
  const key = `${head}${String(number).padStart(9, '0')}1${String(number % 1e8).padStart(8, '0')}`;
  return key + modulus11(key, 9);
}

function tables(): SeloTables {
  const { farmers, coops } = people();
  const purchases = Array.from({ length: ROWS }, (_, at): CellValue[] => {
    const farmer = farmers[at % FARMERS]!;
    const [uf, material, supplier] = farmer.kind;
    const month = 1 + (at % 12);
    const viaCoop = supplier !== 'agricultor';
    const issuer = viaCoop ? farmer.coop : farmer.cpf;
    const kilograms = 500 + Math.floor(random() * 20_000);
    const price = Math.round((2 + random()) * 100) / 100;
    return [
      keyOf(uf, month, issuer, viaCoop ? 1 : 920, at),
      at,
      44927 + (month - 1) * 30 + 5,
      issuer,
      supplier,
      viaCoop ? farmer.coop : null,
      farmer.cpf,
      farmer.dap,
      uf,
      farmer.place,
      material,
      kilograms,
      Math.round(kilograms * price * 100) / 100,
      '2022/23',
      `C${at % 4000}`,
    ];
  });
  // prettier-ignore
  const columns: ColumnId[] = ['invoiceKey', 'invoiceNumber', 'date', 'issuer', 'supplierType', 'intermediary', 'cpf', 'family', 'uf', 'municipality', 'material', 'quantity', 'value', 'harvest', 'contract'];
  return {
    acquisitions: tableOf('acquisitions', columns, purchases),
    suppliers: tableOf(
      'suppliers',
      ['cpf', 'family', 'from', 'familyValidUntil', 'area', 'ruralRegistry'],
      farmers.map(({ cpf, dap }, at) => [cpf, dap, 44562, at % 50 === 0 ? 45000 : 45657, 5 + (at % 40), `CAR-${at}`]),
    ),
    intermediaries: tableOf(
      'intermediaries',
      ['intermediary', 'supplierType', 'habilitatedFrom', 'habilitatedUntil'],
      coops.map((coop) => [coop, 'cooperativa AF habilitada', 44197, 46022]),
    ),
    contracts: tableOf(
      'contracts',
      ['contract', 'date', 'salePrice'],
      Array.from({ length: 4000 }, (_, at) => [`C${at}`, 44900, 1.5]),
    ),
    yields: tableOf(
      'yields',
      ['material', 'harvest', 'uf', 'yield', 'source'],
      ['soja', 'milho', 'mamona', 'girassol'].flatMap((crop) =>
        ['MT', 'RS', 'BA', 'GO', 'TO', 'PR'].map((uf) => [crop, '2022/23', uf, 3000, 'Conab']),
      ),
    ),
    costs: tableOf(
      'costs',
      ['costItem', 'costLetter', 'region', 'date', 'value', 'invoiceNumber', 'receipt', 'publicFunds', 'transfer'],
      Array.from({ length: 500 }, (_, at) => ['II', 'a', 'Sul', 44990, 1000 + at, at, 'sim', 'não', 'doação']),
    ),
  };
}

/** The same sums as they are usually written: text keys, doubles, Math.round. */
function floatLoop({ acquisitions: { values }, suppliers }: SeloTables): number {
  const factors = new Map(KINDS.map(([uf, material, supplier, factor]) => [`${uf}|${material}|${supplier}`, factor]));
  const active = new Map(suppliers!.values.slice(1).map((row) => [row[1] as string, row]));
  const families = new Map<string, number>();
  const areas = new Map<string, number>();
  const rows = values.slice(1);
  for (const row of rows) {
    const dap = row[7] as string;
    const valid = (active.get(dap)![3] as number) >= (row[2] as number);
    const value = valid ? (row[12] as number) : 0;
    families.set(dap, (families.get(dap) ?? 0) + value);
    areas.set(`${dap}|${String(row[10])}`, (areas.get(`${dap}|${String(row[10])}`) ?? 0) + (row[11] as number));
  }
  let weighted = 0;
  for (const row of rows) {
    const dap = row[7] as string;
    const part = Math.min(1, 500_000 / families.get(dap)!);
    const area = Math.min(1, ((active.get(dap)![4] as number) * 3000) / areas.get(`${dap}|${String(row[10])}`)!);
    const factor = factors.get(`${String(row[8])}|${String(row[10])}|${String(row[4])}`)!;
    weighted += Math.round((row[12] as number) * part * area * factor * 100) / 100;
  }
  return weighted;
}

const parameters = {
  ...usualParameters,
  year: 2023,
  plantUf: 'MT',
  revenue: exact('20000000000'),
  minimumShare: exact('0.15'),
} as const;

async function compare(): Promise<void> {
  await loadMunicipalities();
  const given = tables();
  const heapOfTables = process.memoryUsage().heapUsed;
  let best = { floats: Infinity, check: Infinity, whole: Infinity };
  let longest = Infinity;
  let peak = 0;
  let told = '';
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs();
    floatLoop(given);
    const floats = cpuMs() - start;
    const clock = new SliceClock();
    let pauses = 0;
    const pause = () => {
      if (pauses++ % 16 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed);
      return clock.pause();
    };
    const begun = cpuMs();
    const asked = { ...parameters, otherReadings: 'onDemand' } as const;
    const first = await validatePlantYear(given, asked, { pause });
    const checked = cpuMs() - begun;
    const { totals, findings, ledger } = (await first.withOtherReadings?.({ pause })) ?? first;
    const whole = cpuMs() - begun;
    clock.end();
    if (totals instanceof SeloRefusal) throw new Error(totals.reason.code);
    best = {
      floats: Math.min(best.floats, floats),
      check: Math.min(best.check, checked),
      whole: Math.min(best.whole, whole),
    };
    longest = Math.min(longest, clock.longest);
    told = `${findings.length} findings, ${ledger.length} disallowances, weighted share ${totals.weightedShare.times(100).toFixed(4)}%`;
    if (process.env.EACH)
      console.log(
        `round ${round}: ${checked.toFixed(0)} + ${(whole - checked).toFixed(0)} ms, longest slice ${clock.longest.toFixed(0)} ms`,
      );
  }
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  console.log(`${ROWS} purchases, best of ${ROUNDS} rounds: ${told}`);
  const line = (name: string, ms: number) =>
    `${name.padEnd(24)} ${ms.toFixed(0).padStart(6)} ms  ratio ${(ms / best.floats).toFixed(2).padStart(6)}`;
  console.log(line('float loop', best.floats));
  console.log(line('whole check', best.check));
  console.log(line('with the other readings', best.whole));
  console.log(`longest slice            ${longest.toFixed(0).padStart(6)} ms`);
  console.log(
    `heap at most             ${megabytes(peak).padStart(6)} MB, ${megabytes(heapOfTables)} of them the tables`,
  );
}

void compare();

import { exact } from '../../../src/rules/exact';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import { portaria280of2022 } from '../../../src/rules/selo/ruleSets/portaria280of2022';
import { portaria28of2024 } from '../../../src/rules/selo/ruleSets/portaria28of2024';
import type { PlantYearTotals } from '../../../src/validation/selo/plantTotals';
import type { PlantYearValidation } from '../../../src/validation/selo/validatePlantYear';
import {
  CNPJ,
  cooperative,
  CPF,
  DAP,
  donation,
  farmer,
  found,
  soy,
  soyOfCooperative,
  validate,
  type CellsOfRow,
} from './tables';

function totalsOf({ totals }: PlantYearValidation): PlantYearTotals {
  if (totals instanceof SeloRefusal) throw new Error(totals.reason.code);
  return totals;
}

const soyYield: CellsOfRow = { material: 'soja', harvest: '2022/23', uf: 'MT', yield: 3600, source: 'Conab' };
const harvested = (more: CellsOfRow = {}) => soy({ harvest: '2022/2023', quantity: 70_000, value: 154_000, ...more });

describe('A01, art. 6º: area × yield across all who sell', () => {
  const register = { suppliers: [farmer({ area: 18 })], yields: [soyYield] };

  test('18 ha × 3,600 kg/ha of 70,000 kg: 11,440.00 do not count', async () => {
    const validation = await validate({ acquisitions: [harvested()], ...register });
    expect(found(validation, 'A01').map(({ data }) => data)).toEqual([
      {
        code: 'A01',
        found: 'beyond',
        label: 'Soja',
        harvest: '2022/23',
        presented: 70_000_000,
        limit: 64_800_000,
        cut: 1_144_000,
        sellers: 1,
      },
    ]);
    expect(validation.acquisitions.admitted).toEqual([142_560]);
    expect(validation.acquisitions.articles).toEqual(['art. 6º']);
    expect(validation.acquisitions.status).toEqual(['cut']);
  });
  test('64,800 kg: all of it counts', async () =>
    expect(found(await validate({ acquisitions: [harvested({ quantity: 64_800 })], ...register }), 'A01')).toEqual([]));
  test('through the farmer and through a cooperative the area is one', async () => {
    const half = { quantity: 40_000, harvest: '22/23' };
    const acquisitions = [soy(half), soyOfCooperative({ ...half, invoiceNumber: 16 })];
    const [first] = found(await validate({ acquisitions, ...register, intermediaries: [cooperative()] }), 'A01');
    expect(first?.data).toMatchObject({ presented: 80_000_000, sellers: 2 });
  });
  test('Conab goes before IBGE, the municipality before the state', async () => {
    const yields = [
      { ...soyYield, source: 'IBGE', yield: 9000 },
      soyYield,
      { ...soyYield, uf: null, municipality: 'Sorriso/MT', yield: 3500 },
    ];
    const [first] = found(
      await validate({ acquisitions: [harvested()], suppliers: [farmer({ area: 18 })], yields }),
      'A01',
    );
    expect(first?.data).toMatchObject({ limit: 63_000_000 });
  });
  test('two members of a family may both write its area', async () => {
    const suppliers = [farmer({ area: 18 }), farmer({ area: 18, cpf: CPF[1] })];
    const [first] = found(await validate({ acquisitions: [harvested()], suppliers, yields: [soyYield] }), 'A01');
    expect(first?.data).toMatchObject({ limit: 64_800_000 });
  });
  test('without an official yield it is said that nothing was checked', async () =>
    expect(
      found(await validate({ acquisitions: [harvested()], suppliers: [farmer({ area: 18 })] }), 'A01').map(
        ({ data }) => data,
      ),
    ).toEqual([{ code: 'A01', found: 'notChecked', what: 'yield', families: 1 }]));
});

describe('A02, art. 3º, § 9º: ceiling of the family', () => {
  test('612,000 in 2023: 112,000 do not count', async () => {
    const [first] = found(await validate({ acquisitions: [soy({ value: 612_000, quantity: 300_000 })] }), 'A02');
    expect(first?.data).toMatchObject({ family: DAP[0], presented: 61_200_000, cut: 11_200_000 });
  });
  test('500,000.00 count whole', async () =>
    expect(found(await validate({ acquisitions: [soy({ value: 500_000 })] }), 'A02')).toEqual([]));
  test('S16: a DAP and the CAF that took its place are one family', async () => {
    const acquisitions = [soy({ value: 300_000 }), soy({ value: 300_000, invoiceNumber: 16, family: DAP[1] })];
    const suppliers = [farmer(), farmer({ family: DAP[1], previousFamily: DAP[0] })];
    expect(found(await validate({ acquisitions, suppliers }), 'A02')).toHaveLength(1);
    expect(found(await validate({ acquisitions, suppliers: [farmer(), farmer({ family: DAP[1] })] }), 'A02')).toEqual(
      [],
    );
  });
});

test('A03: one CPF through two cooperatives', async () => {
  const acquisitions = [
    soyOfCooperative(),
    soyOfCooperative({ invoiceNumber: 16, intermediary: CNPJ[1], issuer: CNPJ[1] }),
  ];
  expect(found(await validate({ acquisitions }), 'A03').map(({ row, data }) => [row, data])).toEqual([
    [1, { code: 'A03', cpf: CPF[0], cooperatives: [...CNPJ] }],
  ]);
  expect(
    found(await validate({ acquisitions: [soyOfCooperative(), soyOfCooperative({ invoiceNumber: 16 })] }), 'A03'),
  ).toEqual([]);
});

test('A04: more area under contract than declared', async () => {
  const tables = { acquisitions: [soy()], suppliers: [farmer({ area: 18 })] };
  const contract = { contract: 'C-1', cpf: CPF[0], family: DAP[0], contractedArea: 18 };
  const over = await validate({
    ...tables,
    contracts: [contract, { ...contract, contract: 'C-2', contractedArea: '0,5 ha' }],
  });
  expect(found(over, 'A04').map(({ table }) => table)).toEqual(['contracts']);
  expect(found(await validate({ ...tables, contracts: [contract] }), 'A04')).toEqual([]);
});

describe('A05 and A06, art. 3º, §§ 6º and 7º', () => {
  const rows = (...of: [string, number][]) =>
    of.map(([material, value], at) =>
      soy({ material, value, invoiceNumber: at, family: `SAF001234567890123456789${at}`, cpf: null, quantity: null }),
    );
  const far = { familyCeiling: exact('1000000000') };

  test('60 + 25 + 11 million: 25,714,285.71 of the 36 count', async () => {
    const validation = await validate({ acquisitions: rows(['soja', 60e6], ['milho', 25e6], ['insumo', 11e6]) }, far);
    expect(found(validation, 'A05').map(({ severity, data }) => [severity, data])).toEqual([
      [
        'warning',
        {
          code: 'A05',
          presented: 3_600_000_000,
          admitted: 2_571_428_571,
          cap: 2_571_428_571,
          otherBase: 2_880_000_000,
        },
      ],
    ]);
    expect(validation.disallowed).toEqual([
      { code: 'cornAndInputsCap', article: 'art. 3º, § 7º', lines: 2, cents: 1_028_571_429 },
    ]);
    const other = totalsOf(validation).readings.map(({ reading, other: choice }) => [reading, choice]);
    expect(other).toEqual([
      ['cornBase', 'fixed'],
      ['cornCut', 'inputsFirst'],
    ]);
  });
  test('at the limit nothing is cut', async () => {
    const validation = await validate({ acquisitions: rows(['soja', 70], ['milho', 30]) }, far);
    expect(found(validation, 'A06').map(({ severity }) => severity)).toEqual(['information']);
    expect(validation.ledger).toEqual([]);
  });
});

describe('A07 and A08, art. 4º, §§ 7º and 8º', () => {
  const acquisitions = [soy({ value: 1000, quantity: 400, municipality: 'Ijuí/RS' })];
  test('donations of 500.01 on purchases of 1,000.00 in the South', async () => {
    const validation = await validate({ acquisitions, costs: [donation({ region: 'Sul', value: 500.01 })] });
    expect(found(validation, 'A08').map(({ severity, data }) => [severity, data])).toEqual([
      ['warning', { code: 'A08', article: 'art. 4º, § 8º, I', presented: 50_001, admitted: 50_000, cap: 50_000 }],
    ]);
    expect(validation.costs?.status).toEqual(['cut']);
  });
  test('500.00 are within', async () => {
    const validation = await validate({ acquisitions, costs: [donation({ region: 'Sul', value: 500 })] });
    expect(found(validation, 'A08').map(({ severity }) => severity)).toEqual(['information']);
  });
});

describe('A09, art. 9º, parágrafo único: an invoice and the farmers behind it', () => {
  const of = (cpf: string, family: string, value: number) => soyOfCooperative({ cpf, family, value });
  const total = (value: number) => soyOfCooperative({ cpf: null, family: null, value });

  test('a line with the sum of the others is not counted again', async () => {
    const validation = await validate({ acquisitions: [total(300), of(CPF[0], DAP[0], 100), of(CPF[1], DAP[1], 200)] });
    expect(validation.acquisitions.status.map((status) => status === 'totalLine')).toEqual([true, false, false]);
    expect(found(validation, 'A09').map(({ severity }) => severity)).toEqual(['information']);
    expect(found(validation, 'R09')).toEqual([]);
    expect(totalsOf(validation).admitted).toBe(30_000);
  });
  test('a sum that is a cent off is told', async () => {
    const validation = await validate({
      acquisitions: [total(300.01), of(CPF[0], DAP[0], 100), of(CPF[1], DAP[1], 200)],
    });
    expect(found(validation, 'A09').map(({ severity, data }) => [severity, data])).toMatchObject([
      ['error', { found: 'totalDiffers', total: 30_001, lines: 30_000 }],
    ]);
  });
  test('so is a total in a column of its own', async () => {
    const invoiceTotal = 300.02;
    const acquisitions = [of(CPF[0], DAP[0], 100), of(CPF[1], DAP[1], 200)].map((row) => ({ ...row, invoiceTotal }));
    expect(found(await validate({ acquisitions }), 'A09')).toHaveLength(1);
    expect(
      found(await validate({ acquisitions: acquisitions.map((row) => ({ ...row, invoiceTotal: 300 })) }), 'A09'),
    ).toEqual([]);
  });
});

describe('A10 to A16: shares and what stands beside them', () => {
  const year2024 = { year: 2024, ruleSet: portaria280of2022, revenue: exact('1000000'), minimumShare: exact('0.02') };
  const in2024 = (more: CellsOfRow = {}) => soy({ date: '15/06/2024', ...more });

  test('A10: a cent of weighted value short', async () => {
    const at = async (value: number) => totalsOf(await validate({ acquisitions: [in2024({ value })] }, year2024));
    expect((await at(5000)).verdict).toBe('reached');
    expect((await at(4999.99)).verdict).toBe('notReached');
    expect((await at(4999.99)).margin?.amount.toFixed()).toBe('-0.04');
  });
  test('A11: 10% in 2024, and what is missing', async () => {
    const validation = await validate(
      { acquisitions: [in2024({ value: 900 }), in2024({ value: 90, municipality: 'Irecê/BA', invoiceNumber: 16 })] },
      year2024,
    );
    expect(
      found(validation, 'A11').map(({ severity, data }) => [severity, 'missing' in data && String(data.missing)]),
    ).toEqual([['warning', '10']]);
  });
  test('A12 and A13: the country’s series and the price of a m³, as information', async () => {
    const validation = await validate({ acquisitions: [soy()] }, { cubicMetres: exact('250000') });
    expect(found(validation, 'A12')[0]?.data).toMatchObject({ national: { year: 2023, farmers: 62_445 } });
    expect(found(validation, 'A13')).toHaveLength(1);
    expect(found(await validate({ acquisitions: [soy()] }), 'A13')).toEqual([]);
  });
  test('A14: the travel of a technician under the other reading (S10)', async () => {
    const technicians = [{ cpf: CPF[0], municipality: 'Sorriso/MT', salary: 1000, charges: 360 }];
    const { readings } = totalsOf(await validate({ acquisitions: [soy({ value: 100_000 })], technicians }));
    expect(readings.map(({ reading, other }) => [reading, other])).toEqual([['travelBase', 'salaryWithCharges']]);
  });
  test('A15: who sells most', async () => {
    const acquisitions = [
      soy({ value: 100 }),
      soyOfCooperative({ value: 300, cpf: CPF[1], family: DAP[1], invoiceNumber: 16 }),
    ];
    const { farmers, cooperatives } = totalsOf(await validate({ acquisitions })).concentration;
    expect(farmers.largest.map(({ key, share }) => [key, share.toFixed()])).toEqual([
      [CPF[1], '0.75'],
      [CPF[0], '0.25'],
    ]);
    expect(cooperatives.largest.map(({ key }) => key)).toEqual([CNPJ[0]]);
  });
  test('A16: rules that cannot judge the year say why, and the rows are read all the same', async () => {
    const validation = await validate({ acquisitions: [soy({ date: '15/06/2025' })] }, { year: 2025 });
    expect(validation.totals instanceof SeloRefusal && validation.totals.reason.code).toBe('ruleSetNotOfYear');
    expect(validation.acquisitions.status).toEqual(['notJudged']);
    expect(found(validation, 'A16')).toHaveLength(1);
  });
  test('the same data under Portaria 28/2024, with the caps of the other', async () => {
    const acquisitions = [in2024(), in2024({ municipality: 'Irecê/BA', material: 'mamona', invoiceNumber: 16 })];
    const compareWith = { ruleSet: portaria28of2024, capsGiven: portaria280of2022.caps };
    const { account, comparison } = totalsOf(await validate({ acquisitions }, { ...year2024, compareWith }));
    if (!comparison || comparison.outcome instanceof SeloRefusal) throw new Error('no comparison');
    expect(account.weightedPurchases.toFixed()).toBe('60000');
    expect(comparison.outcome.weightedPurchases.toFixed()).toBe('27500');
  });
});

test('tables of nothing are nothing', async () => {
  const validation = await validate({ acquisitions: [] });
  expect(validation.acquisitions.status).toEqual([]);
  expect(totalsOf(validation).presented).toBe(0);
});

import { exact } from '../../../src/rules/exact';
import { defaultSeloReadings } from '../../../src/rules/selo/readings';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import { annualAccount } from '../../../src/rules/selo/year/annualAccount';
import type { PlantYearTotals } from '../../../src/validation/selo/plantTotals';
import type { PlantYearValidation } from '../../../src/validation/selo/validatePlantYear';
import { wholeYear } from '../../rules/selo/year/plantYear';
import { plantYear } from '../../rules/selo/year/plantYear';
import { CNPJ, cooperative, donation, found, soy, validate, type CellsOfRow } from './tables';

const COOP = { supplierType: 'cooperativa AF', intermediary: CNPJ[0], issuer: CNPJ[0] };

/** The plant in Mato Grosso of the tests of the yearly account, written as people keep it. */
const purchases: CellsOfRow[] = (
  [
    [{ uf: 'MT', material: 'Soja em grão' }, 40_000_000],
    [{ uf: 'RS', material: 'SOJA', ...COOP }, 'R$ 30.000.000,00'],
    [{ uf: 'BA', municipality: 'Irecê', material: 'mamona', ...COOP }, 2_000_000],
    [{ uf: 'GO', material: 'sebo bovino', ...COOP }, '1.500.000,00'],
    [{ uf: 'TO', material: 'bovinos', form: 'vivo' }, 1_000_000],
    [{ uf: 'MT', material: 'óleo de milho' }, 10_000_000],
    [{ uf: 'MT', material: 'insumo' }, 5_000_000],
  ] as [CellsOfRow, string | number][]
).map(([of, value], at) =>
  soy({
    municipality: null,
    cpf: null,
    family: `SAF012345678901234567890${at}`,
    invoiceNumber: 100 + at,
    quantity: null,
    ...of,
    value,
  }),
);

const costs: CellsOfRow[] = [
  donation({ value: 3_000_000 }),
  {
    costItem: 'III',
    region: 'Centro-Oeste',
    date: '10/03/2023',
    value: 4_000_000,
    invoiceNumber: 9,
    transfer: 'convênio',
    admittedBefore: 'Ofício 12/2022',
    reports: 'sim',
    contract: 'TED 1',
    doneeType: 'instituição pública',
  },
  { costItem: 'IV', costLetter: 'c', region: 'Sul', date: '10/03/2023', value: 2_500_000, transfer: 'não se aplica' },
  {
    costItem: 'V',
    region: 'Sudeste',
    date: '10/03/2023',
    value: 1_000_000,
    transfer: '-',
    professionalRegistry: 'CREA 1',
  },
  donation({ region: 'Semiárido', value: 800_000 }),
  { costItem: 'IV', costLetter: 'c', region: 'Norte', date: '10/03/2023', value: 300_000, transfer: 'não se aplica' },
  {
    costItem: 'V',
    region: 'Nordeste',
    date: '10/03/2023',
    value: 200_000,
    transfer: '-',
    professionalRegistry: 'CREA 1',
  },
];

const far = { familyCeiling: exact('1000000000') };

function totalsOf({ totals }: PlantYearValidation): PlantYearTotals {
  if (totals instanceof SeloRefusal) throw new Error(totals.reason.code);
  return totals;
}

describe('a plant in Mato Grosso, whole year, from cells', () => {
  let validation: PlantYearValidation;
  beforeAll(async () => {
    validation = await validate(
      { acquisitions: purchases, intermediaries: [cooperative()], costs },
      { ...far, minimumShare: exact('0.25'), cubicMetres: exact('250000') },
    );
  });

  test('25,2945% weighted and 7,3673% effective', () => {
    const { weightedShare, effectiveShare, verdict } = totalsOf(validation);
    expect(weightedShare.times(100).toFixed(4)).toBe('25.2945');
    expect(effectiveShare.times(100).toFixed(4)).toBe('7.3673');
    expect(verdict).toBe('reached');
  });
  test('the same account as of the rows written by hand', () => {
    const byHand = annualAccount(plantYear({ ...wholeYear(), ...far }), defaultSeloReadings);
    if (byHand instanceof SeloRefusal) throw new Error(byHand.reason.code);
    const { account } = totalsOf(validation);
    expect([...account.acquisitions]).toEqual([...byHand.acquisitions]);
    expect(account.weightedShare.toFixed()).toBe(byHand.weightedShare.toFixed());
    expect(account.effectiveNorthern.toFixed()).toBe(byHand.effectiveNorthern.toFixed());
    expect(account.purchases).toEqual(byHand.purchases);
  });
  test('347.8 million weighted, 4.05 million over 25%', () =>
    expect(totalsOf(validation).margin?.amount.toFixed()).toBe('4050000'));
  test('result columns: region, multiplier, admitted, weighted', () => {
    const { region, multiplier, admitted, weighted } = validation.acquisitions;
    expect(region).toEqual([
      'Centro-Oeste',
      'Sul',
      'Semiárido',
      'Centro-Oeste',
      'Norte',
      'Centro-Oeste',
      'Centro-Oeste',
    ]);
    expect(multiplier).toEqual([4, 1.3, 26, 20.8, 1, 4, 1]);
    expect(admitted).toEqual([40_000_000, 30_000_000, 2_000_000, 1_500_000, 1_000_000, 10_000_000, 5_000_000]);
    expect(weighted).toEqual([160_000_000, 39_000_000, 52_000_000, 31_200_000, 1_000_000, 40_000_000, 5_000_000]);
  });
  test('costs with their weight', () =>
    expect(validation.costs?.weighted).toEqual([
      6_000_000, 8_000_000, 2_500_000, 1_000_000, 1_600_000, 300_000, 200_000,
    ]));
  test('nothing is disallowed', () => {
    expect(validation.ledger).toEqual([]);
    expect(totalsOf(validation).presented).toBe(10_130_000_000);
    expect(totalsOf(validation).admitted).toBe(10_130_000_000);
  });
  test('the regional share does not bind in 2023', () =>
    expect(totalsOf(validation).regional).toBeInstanceOf(SeloRefusal));
  test('texts that are numbers may be mended', () => {
    const mended = found(validation, 'R29').filter(({ data }) => data.code === 'R29' && data.found === 'numberAsText');
    expect(mended.map(({ row, fix }) => [row, fix?.value])).toEqual([
      [1, 30_000_000],
      [3, 1_500_000],
    ]);
  });
  test('what is left to be told of the whole: registers that are not there, shares, caps that hold', () =>
    expect(validation.findings.filter(({ severity }) => severity === 'error')).toEqual([]));
  test('art. 3º, I: without a minimum there is no verdict and nothing is said to be missing', async () => {
    const totals = totalsOf(await validate({ acquisitions: purchases, costs }, far));
    expect(totals.verdict).toBe('minimumNotGiven');
    expect(totals.margin).toBeNull();
    expect(totals.more instanceof SeloRefusal && totals.more.reason.code).toBe('minimumShareMissing');
  });
  test('how much more, where: the cheapest first', async () => {
    const { more } = totalsOf(
      await validate({ acquisitions: purchases, costs }, { ...far, minimumShare: exact('0.3') }),
    );
    if (more instanceof SeloRefusal) throw new Error(more.reason.code);
    expect(
      more.map(({ material, region, multiplier, missing }) => [
        material,
        region,
        multiplier.toFixed(),
        missing.toFixed(2),
      ])[0],
    ).toEqual(['Mamona', 'Semiárido', '26', '2488461.54']);
  });
});

import { loadMunicipalities } from '../../../../src/brazil/municipalityList';
import { exact, type Decimal } from '../../../../src/rules/exact';
import { annualAccount, type AnnualAccount } from '../../../../src/rules/selo/year/annualAccount';
import { defaultSeloReadings } from '../../../../src/rules/selo/readings';
import { SeloRefusal } from '../../../../src/rules/selo/refusal';
import { portaria28of2024 } from '../../../../src/rules/selo/ruleSets/portaria28of2024';
import { account, acquisition, cost, plantYear, wholeYear } from './plantYear';

beforeAll(loadMunicipalities);

const SOY = { origin: 'RS', material: 'soja' };

function glosas({ glosas: lines }: AnnualAccount) {
  return lines.map(({ of, row, code, article, cents }) => [of, row, code, article, cents / 100]);
}

describe('a plant in Mato Grosso, whole year, 280/2022', () => {
  let year: AnnualAccount;
  beforeAll(() => (year = account({ ...wholeYear(), minimumShare: exact('0.25') })));

  test('item I is 89.5 million, 3 million of it in N, NE and the Semiárido', () => {
    expect(year.effectivePurchases.toFixed(2)).toBe('89500000.00');
    expect(year.purchases).toEqual({ southern: 8_650_000_000, northern: 300_000_000 });
  });
  test('weighted purchases are 328.2 million', () => expect(year.weightedPurchases.toFixed()).toBe('328200000'));
  test('weighted costs are 19.6 million, of 11.8 effective', () => {
    expect(year.weightedCosts.toFixed()).toBe('19600000');
    expect(year.effectiveCosts.toFixed()).toBe('11800000');
  });
  test('nothing is cut', () => expect(year.glosas).toEqual([]));
  test('25,2945% weighted and 7,3673% effective', () => {
    expect(year.weightedShare.times(100).toFixed(4)).toBe('25.2945');
    expect(year.effectiveShare.times(100).toFixed(4)).toBe('7.3673');
    expect(year.weightedShare.times(1375).toFixed(6)).toBe('347.800000');
  });
  test('4.3 million effective in N, NE and the Semiárido', () =>
    expect(year.effectiveNorthern.toFixed()).toBe('4300000'));
  test('the person’s minimum decides', () => {
    expect(year.verdict).toBe('reached');
    expect(account({ ...wholeYear(), minimumShare: year.weightedShare }).verdict).toBe('reached');
    expect(account({ ...wholeYear(), minimumShare: exact('0.2530') }).verdict).toBe('notReached');
    expect(account(wholeYear()).verdict).toBe('minimumNotGiven');
  });
  test('nothing is lost on the way: admitted and disallowed are what was presented', () =>
    expect(year.presented).toBe(10_130_000_000));
});

describe('art. 6º: quantity beyond area × yield', () => {
  const seventyTonnes = { grams: 70_000_000, areaKey: 'family|soja' };
  const limit = new Map([['family|soja', 64_800_000]]);

  test('18 ha × 3,600 kg/ha of 70,000 kg at R$ 2.20: 142,560.00 of 154,000.00', () => {
    const year = account({ acquisitions: [acquisition(SOY, '154000', seventyTonnes)], areaLimits: limit });
    expect(year.effectivePurchases.toFixed(2)).toBe('142560.00');
    expect(glosas(year)).toEqual([['acquisition', 0, 'beyondArea', 'art. 6º', 11440]]);
  });
  test.each([
    [64_799_999, 0],
    [64_800_000, 0],
    [64_800_001, 1],
  ])('%i g of 64,800,000 g: %i glosas', (grams, count) => {
    const rows = [acquisition(SOY, '142560', { ...seventyTonnes, grams })];
    expect(account({ acquisitions: rows, areaLimits: limit }).glosas).toHaveLength(count);
  });
  test('the area is one for all who sell through different cooperatives', () => {
    const rows = [
      acquisition(SOY, '88000', { grams: 40_000_000, areaKey: 'family|soja' }),
      acquisition(SOY, '88000', { grams: 40_000_000, areaKey: 'family|soja' }),
    ];
    const proRata = account({ acquisitions: rows, areaLimits: limit });
    expect([...proRata.acquisitions]).toEqual([7_128_000, 7_128_000]);
    const lastFirst = account({ acquisitions: rows, areaLimits: limit }, { familyCut: 'lastRowsFirst' });
    expect([...lastFirst.acquisitions]).toEqual([8_800_000, 5_456_000]);
  });
});

describe('art. 3º, § 9º: ceiling of the family', () => {
  const bought = (...reais: string[]) => reais.map((value) => acquisition(SOY, value, { family: 'SDW1' }));

  test('612,000 in 2023: 500,000 count', () => {
    const year = account({ acquisitions: bought('612000') });
    expect(glosas(year)).toEqual([['acquisition', 0, 'beyondFamilyCeiling', 'art. 3º, § 9º', 112000]]);
  });
  test.each([
    ['499999.99', 0],
    ['500000.00', 0],
    ['500000.01', 0.01],
  ])('%s: %d disallowed', (value, disallowed) => {
    const lines = account({ acquisitions: bought(value) }).glosas;
    expect(lines.reduce((sum, { cents }) => sum + cents, 0) / 100).toBe(disallowed);
  });
  test('pro rata of the rows, or the last ones first (S16)', () => {
    const rows = bought('300000', '300000', '12000');
    expect([...account({ acquisitions: rows }).acquisitions]).toEqual([24_509_804, 24_509_804, 980_392]);
    expect([...account({ acquisitions: rows }, { familyCut: 'lastRowsFirst' }).acquisitions]).toEqual([
      30_000_000, 20_000_000, 0,
    ]);
  });
  test('another family, and rows of no family, are let alone', () => {
    const rows = [...bought('400000'), acquisition(SOY, '400000', { family: 'SDW2' }), acquisition(SOY, '900000')];
    expect(account({ acquisitions: rows }).glosas).toEqual([]);
  });
  test('production lost counts in it, or not (S13)', () => {
    const lost = acquisition({ ...SOY, basis: 'frustração total' }, '200000', { family: 'SDW1' });
    const rows = [...bought('400000'), lost];
    expect(account({ acquisitions: rows }).effectivePurchases.toFixed()).toBe('500000');
    const other = account({ acquisitions: rows }, { lossInFamilyCeiling: 'excluded' });
    expect(other.effectivePurchases.toFixed()).toBe('600000');
  });
  test('a ceiling of one’s own takes the place of the known one', () =>
    expect(account({ acquisitions: bought('612000'), familyCeiling: exact('600000') }).glosas[0]?.cents).toBe(
      1_200_000,
    ));
});

describe('art. 3º, §§ 6º and 7º: corn and inputs', () => {
  const rows = () => [
    acquisition(SOY, '60000000'),
    acquisition({ origin: 'MT', material: 'milho' }, '25000000'),
    acquisition({ origin: 'MT', material: 'insumo' }, '11000000'),
  ];
  test('60 + 25 + 11 million: 25,714,285.71 of the 36 count', () => {
    const year = account({ acquisitions: rows() });
    expect(glosas(year)).toEqual([
      ['acquisition', 1, 'cornAndInputsCap', 'art. 3º, § 7º', 7142857.14],
      ['acquisition', 2, 'cornAndInputsCap', 'art. 3º, § 7º', 3142857.15],
    ]);
  });
  test('on the fixed base 28.8 million count (S6)', () => {
    const year = account({ acquisitions: rows() }, { cornBase: 'fixed' });
    expect(year.effectivePurchases.toFixed()).toBe('88800000');
  });
  test('production only expected is not bought: it does not widen the base', () => {
    const expected = acquisition({ origin: 'PA', material: 'dendê', basis: 'perene' }, '60000000');
    const year = account({ acquisitions: [...rows(), expected] });
    expect(year.corn.cap).toBe(2_571_428_571);
  });
});

describe('art. 4º, § 5º: inputs up to what the process needs', () => {
  test('30 kg a m³ over 1,000 m³: 30,000 of 40,000 kg', () => {
    const input = acquisition({ origin: 'MT', material: 'insumo' }, '80000', { grams: 40_000_000 });
    const year = account({
      acquisitions: [acquisition(SOY, '1000000'), input],
      inputConsumption: new Map([[input.purchase.material.label, exact('30')]]),
      cubicMetres: exact('1000'),
    });
    expect(glosas(year)).toEqual([['acquisition', 1, 'inputsBeyondNeed', 'art. 4º, § 5º, I', 20000]]);
  });

  test.each(['proRata', 'lastRowsFirst'] as const)(
    'art. 4º § 5º, I, e art. 6º: what the need took off is off before the area is looked at (%s)',
    (familyCut) => {
      const input = acquisition({ origin: 'MT', material: 'insumo' }, '80000', {
        grams: 40_000_000,
        areaKey: 'family|insumo',
      });
      const yearOf = (areaLimit: number) =>
        account(
          {
            acquisitions: [acquisition(SOY, '1000000'), input],
            inputConsumption: new Map([[input.purchase.material.label, exact('30')]]),
            cubicMetres: exact('1000'),
            areaLimits: new Map([['family|insumo', areaLimit]]),
          },
          { familyCut },
        );
      const need = ['acquisition', 1, 'inputsBeyondNeed', 'art. 4º, § 5º, I', 20000];
      expect(glosas(yearOf(36_000_000))).toEqual([need]);
      expect(glosas(yearOf(30_000_000))).toEqual([need]);
      expect(glosas(yearOf(15_000_000))).toEqual([need, ['acquisition', 1, 'beyondArea', 'art. 6º', 30000]]);
    },
  );
});

describe('what an acquisition must have', () => {
  test.each([
    ['art. 3º, § 8º: an invoice', SOY, { invoice: false }, 'purchaseInvoice', 'art. 3º, § 8º'],
    ['art. 4º, I: an active DAP or CAF', SOY, { activeFamily: false }, 'activeFamily', 'art. 4º, I'],
    ['art. 4º, § 1º: no advance', SOY, { advance: true }, 'advance', 'art. 4º, § 1º'],
    ['art. 4º, § 1º: no financing', SOY, { financed: true }, 'financed', 'art. 4º, § 1º'],
    [
      'art. 7º: what a perennial needs',
      { origin: 'PA', material: 'dendê', basis: 'perene' as const },
      { expectationProven: false },
      'expectationProven',
      'art. 7º',
    ],
    [
      'art. 8º: what a loss needs',
      { ...SOY, basis: 'frustração parcial' as const },
      { expectationProven: false },
      'expectationProven',
      'art. 8º',
    ],
    [
      'art. 9º: a habilitated intermediary',
      { ...SOY, supplier: 'cerealista' as const },
      { habilitated: false },
      'habilitation',
      'art. 9º',
    ],
    [
      'art. 9º, parágrafo único: its farmers',
      { ...SOY, supplier: 'cooperativa habilitada' as const },
      { farmersListed: false },
      'farmersListed',
      'art. 9º, parágrafo único',
    ],
    [
      'art. 9º, parágrafo único: with an active DAP',
      { ...SOY, supplier: 'cooperativa habilitada' as const },
      { activeFamily: false },
      'activeFamily',
      'art. 9º, parágrafo único',
    ],
  ])('%s', (_title, written, facts, code, article) => {
    const year = account({ acquisitions: [acquisition(written, '1000', {}, facts)] });
    expect(glosas(year)).toEqual([['acquisition', 0, code, article, 1000]]);
    expect(year.weightedPurchases.toFixed()).toBe('0');
  });

  test('art. 3º, § 4º: live swine never count', () => {
    const year = account({ acquisitions: [acquisition({ origin: 'SC', material: 'suínos vivos' }, '1000')] });
    expect(glosas(year)).toEqual([['acquisition', 0, 'notAccepted', 'art. 3º, § 4º', 1000]]);
  });
  test('art. 4º, § 5º, III: nor do inputs only expected', () => {
    const row = acquisition({ origin: 'SC', material: 'insumo', basis: 'frustração total' }, '1000');
    expect(glosas(account({ acquisitions: [row] }))).toEqual([
      ['acquisition', 0, 'notAccepted', 'art. 4º, § 5º, III', 1000],
    ]);
  });
  test('art. 5º: without CAR nothing is taken away, it is pending', () => {
    const year = account({ acquisitions: [acquisition(SOY, '1000', {}, { ruralRegistry: false })] });
    expect(year.glosas).toEqual([]);
    expect(year.pending).toEqual([
      { of: 'acquisition', row: 0, code: 'ruralRegistry', article: 'art. 5º', cents: 100_000 },
    ]);
  });
  test('what was not said counts meanwhile and is pending, or does not count, as asked', () => {
    const rows = { acquisitions: [acquisition(SOY, '1000', {}, { activeFamily: null })] };
    const meanwhile = account(rows);
    expect(meanwhile.effectivePurchases.toFixed()).toBe('1000');
    expect(meanwhile.pending.map(({ code }) => code)).toEqual(['activeFamily']);
    const strict = account({ ...rows, notSaid: 'disallowed' });
    expect(glosas(strict)).toEqual([['acquisition', 0, 'activeFamily', 'art. 4º, I', 1000]]);
  });
});

describe('art. 4º, §§ 7º, 8º and 10: costs in the year', () => {
  const south = { acquisitions: [acquisition({ origin: 'PR', material: 'soja' }, '20000000')] };
  const costs = [
    cost('II', 'Sul', '5000000'),
    cost('III', 'Sul', '2600000'),
    cost('IV', 'Sul', '3000000'),
    cost('V', 'Sul', '1500000'),
  ];
  test('20 million in the South: 16,086,956.52 weighted', () => {
    const year = account({ ...south, costs });
    expect(year.weightedCosts.toFixed(2)).toBe('16086956.52');
    expect(glosas(year)).toEqual([
      ['cost', 1, 'researchCap', 'art. 4º, § 7º', 600000],
      ['cost', 0, 'costCap', 'art. 4º, § 8º, I', 652173.91],
      ['cost', 1, 'costCap', 'art. 4º, § 8º, I', 260869.57],
      ['cost', 2, 'costCap', 'art. 4º, § 8º, I', 391304.35],
      ['cost', 3, 'costCap', 'art. 4º, § 8º, I', 195652.17],
    ]);
  });
  test('with donations and research first: 17,000,000.00', () => {
    const year = account({ ...south, costs }, { costCut: 'donationsAndResearchFirst' });
    expect(year.weightedCosts.toFixed(2)).toBe('17000000.00');
  });
  test('the base is not multiplied, and production expected does not widen it (S7, S8)', () => {
    const palm = acquisition({ origin: 'PA', material: 'dendê', basis: 'perene' }, '1000000');
    const donation = [cost('II', 'Norte', '700000')];
    expect(account({ acquisitions: [palm], costs: donation }).effectiveCosts.toFixed()).toBe('0');
    const other = account({ acquisitions: [palm], costs: donation }, { expectedInCapBase: 'included' });
    expect(other.effectiveCosts.toFixed()).toBe('700000');
  });
  test('a donation from public funds does not count', () => {
    const year = account({ ...south, costs: [cost('II', 'Sul', '1000', { publicFunds: true })] });
    expect(glosas(year)).toEqual([['cost', 0, 'publicFunds', 'art. 4º, II', 1000]]);
  });
  test('nor does research that was not admitted beforehand', () => {
    const year = account({ ...south, costs: [cost('III', null, '1000', { admittedBefore: false })] });
    expect(glosas(year)).toEqual([['cost', 0, 'admittedBefore', 'art. 4º, III', 1000]]);
  });
});

describe('what the account cannot judge', () => {
  const refusal = (more: Parameters<typeof plantYear>[0]) => {
    const answer = annualAccount(plantYear(more), defaultSeloReadings);
    return answer instanceof SeloRefusal ? answer.reason.code : 'account';
  };
  test.each([
    ['a year that the rule set does not know', { year: 2025 }, 'ruleSetNotOfYear'],
    ['a year that it shares', { year: 2024 }, 'account'],
    ['limits that were not seen', { year: 2025, ruleSet: portaria28of2024 }, 'capsNotSeen'],
    ['no revenue', { revenue: exact('0') }, 'shareBaseNotPositive'],
  ])('%s', (_title, more, code) => expect(refusal(more)).toBe(code));

  test('the limits a person gives serve where those of the act were not seen', () => {
    const given = plantYear({}).ruleSet.caps;
    expect(refusal({ year: 2025, ruleSet: portaria28of2024, capsGiven: given, familyCeiling: exact('500000') })).toBe(
      'account',
    );
    expect(refusal({ year: 2026, ruleSet: portaria28of2024, capsGiven: given })).toBe('familyCeilingUnknown');
  });
});

test('the share is computed from what is not rounded', () => {
  const row = acquisition({ origin: 'RS', material: 'soja', supplier: 'cooperativa habilitada' }, '0.01');
  const year = account({ acquisitions: [row], revenue: exact('1') as Decimal });
  expect(year.weightedShare.toFixed()).toBe('0.013');
});

import { call, column } from '../call';

/**
 * Cases worked out by hand from Portaria 280/2022, as an analyst would type them: one row a question, with the exact
 * figure. Each answers through the functions alone; the same figures come out of the rules in test/rules/selo.
 */
const COOP = 'cooperativa habilitada';
const million = (reais: number) => reais * 1_000_000;

test.each<[question: string, id: string, args: unknown[], answer: unknown]>([
  ['castor of the Semiárido through a cooperative', 'WEIGHTED', [100000, 'Irecê/BA', 'mamona', 'MT', COOP], 2600000],

  ['sunflower of GO, plant in GO', 'WEIGHTED', [100000, 'GO', 'girassol', 'GO', COOP], 2080000],
  ['sunflower of GO, plant in SP', 'WEIGHTED', [100000, 'GO', 'girassol', 'SP', COOP], 520000],
  ['soy of GO, plant in GO', 'WEIGHTED', [100000, 'GO', 'soja', 'GO', COOP], 520000],

  [
    'corn and inputs over 30%, base that holds after the cut',
    'CORNCAP',
    [million(25), million(11), million(60)],
    [[17857142.86, 7857142.85, 10285714.29]],
  ],
  [
    'the same on the base presented',
    'CORNCAP',
    [million(25), million(11), million(60), 'fixa'],
    [[20000000, 8800000, 7200000]],
  ],

  [
    'costs over 10% and 50% in the South, pro rata',
    'COSTS',
    [
      column('II', 'III', 'IV', 'V'),
      column(million(5), million(2.6), million(3), million(1.5)),
      'Sul',
      [['Sul', million(20)]],
    ],
    [
      [4347826.09, 652173.91, 8695652.18, 'art. 4º, § 8º, I'],
      [1739130.43, 860869.57, 3478260.86, 'art. 4º, § 7º; art. 4º, § 8º, I'],
      [2608695.65, 391304.35, 2608695.65, 'art. 4º, § 8º, I'],
      [1304347.83, 195652.17, 1304347.83, 'art. 4º, § 8º, I'],
    ],
  ],

  ['travel, receipts between 15% and 40%', 'TRAVEL', [86400, 18950.4], 18950.4],
  ['travel, receipts over 40%', 'TRAVEL', [86400, 41000], 34560],
  ['travel, receipts under 15%', 'TRAVEL', [86400, 9000], 12960],
  ['travel, no receipts', 'TRAVEL', [86400], 12960],

  ['tractor used for 3 years and 4 months', 'USED', [180000, 3.33], 108000],
  ['tractor used for 12 years', 'USED', [180000, 12], 0],

  ['100,000 in three instalments', 'INSTALMENT', [100000, 3, column(1, 2, 3)], [[33333.33], [33333.33], [33333.34]]],
  [
    'a solar system of 500,000 in the Nordeste at once',
    'COSTS',
    [column('II', ''), column(500000, ''), 'Nordeste', [['Nordeste', 300000]]],
    [
      [210000, 290000, 420000, 'art. 4º, § 8º, II'],
      ['', '', '', ''],
    ],
  ],
  ['the same in five years', 'INSTALMENT', [500000, 5, 1, true], 100000],

  ['palm of Pará, expected', 'WEIGHTED', [1800000, 'PA', 'dendê', null, COOP, null, 'perene'], 46800000],
  ['macaúba of MG, expected', 'WEIGHTED', [576000, 'Uberaba/MG', 'macaúba', 'MG', COOP, null, 'perene'], 576000],
  ['macaúba of MG, bought', 'WEIGHTED', [576000, 'Uberaba/MG', 'macaúba', 'MG'], 9216000],

  ['total loss of soy', 'LOSS', ['total', 150000, 0, 1, true], 150000],
  ['loss of 35%', 'LOSS', ['parcial', 150000, 97500, 4, true], 150000],
  ['loss of just 20%', 'LOSS', ['parcial', 150000, 120000, 4, true], 120000],
  ['a kilogram more than 20%', 'LOSS', ['parcial', 150000, 119999, 4, true], 150000],
  ['loss of 35% with three reports', 'LOSS', ['parcial', 150000, 97500, 3, true], expect.stringMatching(/^#N\/A .*4/)],

  ['18 ha × 3,600 kg/ha', 'AREALIMIT', [18, 3600], 64800],
  ['70,000 kg from there', 'ADMITTED', [70000, 18, 3600], 64800],
  ['ceiling of the family in 2023', 'FAMILYCAP', ['30/06/2023'], 500000],

  ['share of the year', 'PERCENT', [million(328.2), million(19.6), million(1375)], 347.8 / 1375],
  [
    'regional share of that year, as if of 2026',
    'REGIONALSHARE',
    [million(4.3), million(101.3), 2026],
    [[4.3 / 101.3, 0.2, 19950000]],
  ],

  ['sunflower of Montes Claros, plant in MG', 'WEIGHTED', [100000, 'Montes Claros/MG', 'girassol', 'MG'], 2000000],

  ['live cattle of PI', 'WEIGHTED', [50000, 'PI', 'bovinos', null, null, 'vivo'], 50000],
  ['tallow of PI through a cooperative', 'WEIGHTED', [50000, 'PI', 'sebo', null, COOP], 1300000],
  [
    'live swine',
    'WEIGHTED',
    [50000, 'PI', 'suínos', null, null, 'vivo'],
    expect.stringMatching(/^#N\/A .*art\. 3º, § 4º/),
  ],
])('%s: SELO.%s', (_question, id, args, answer) => expect(call(`SELO.${id}`, args)).toEqual(answer));

test('the whole year of a plant in Mato Grosso, row by row', () => {
  const rows: [reais: number, origin: string, material: string, supplier: string, weighted: number][] = [
    [40, 'MT', 'soja', 'agricultor', 160],
    [30, 'RS', 'soja', COOP, 39],
    [2, 'Irecê/BA', 'mamona', COOP, 52],
    [1.5, 'GO', 'sebo bovino', COOP, 31.2],
    [1, 'TO', 'bovinos vivos', 'agricultor', 1],
    [10, 'MT', 'óleo de milho', 'agricultor', 40],
    [5, 'MT', 'insumo', 'agricultor', 5],
  ];
  const of = <T>(cell: (row: (typeof rows)[number]) => T) => rows.map((row) => [cell(row)]);
  const weighted = call('SELO.WEIGHTED', [
    of(([reais]) => million(reais)),
    of(([, origin]) => origin),
    of(([, , material]) => material),
    'MT',
    of(([, , , supplier]) => supplier),
  ]) as number[][];
  expect(weighted).toEqual(of(([, , , , reais]) => million(reais)));

  const costs = call('SELO.COSTS', [
    column('II', 'III', 'IV', 'V', 'II', 'IV', 'V'),
    column(...[3, 4, 2.5, 1, 0.8, 0.3, 0.2].map(million)),
    column('MT', 'MT', 'MT', 'MT', 'BA', 'BA', 'BA'),
    [
      ['MT', million(86.5)],
      ['Nordeste', million(3)],
    ],
  ]) as [number, number, number, string][];
  expect(costs.map(([, disallowed]) => disallowed)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  expect(sum(costs.map(([, , value]) => value))).toBe(million(19.6));
  expect(call('SELO.PERCENT', [sum(weighted.flat()), million(19.6), million(1375)])).toBe(347.8 / 1375);
});

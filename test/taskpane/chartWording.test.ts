import { folded, longest, MOST_BARS, type Bar } from '../../src/taskpane/components/charts/bars';
import { exact } from '../../src/rules/exact';
import {
  disallowedBars,
  findingBars,
  regionBars,
  salesBars,
  share,
  shareBars,
} from '../../src/taskpane/wording/charts';
import { groupLines } from '../../src/taskpane/wording/summary';
import type { GroupAmounts } from '../../src/validation/pgpmbio/totals';

const group = (label: string, payable: number, cut = 0): GroupAmounts => ({
  id: label,
  label,
  lines: 1,
  kilograms: 1,
  vsp: payable + cut,
  cutByProductLimit: cut,
  cutByAnnualCap: 0,
  payable,
});

function bars(groups: readonly GroupAmounts[], language: 'pt-BR' | 'en-US' = 'pt-BR') {
  return salesBars('Por produto', groups, groupLines(groups, 'product', language), language);
}

/** A bar as it is read: its name, its figure and the lengths of its parts. */
const read = ({ name, text, values }: Bar) => [name, text, ...values];

describe('what is payable and what was cut', () => {
  test('the largest first, both parts, and what they tell', () => {
    const chart = bars([group('Baru', 10_000, 5_000), group('Açaí (fruto)', 120_050)])!;
    expect(chart.title).toBe('Gráfico de barras: Por produto');
    expect(chart.series).toEqual([
      { look: 'main', name: 'a pagar' },
      { look: 'cut', name: 'cortado pelos limites' },
    ]);
    expect(chart.bars.map(read)).toEqual([
      ['Açaí (fruto)', 'R$ 1.200,50', 120_050, 0],
      ['Baru', 'R$ 100,00', 10_000, 5_000],
    ]);
    expect(chart.summary).toBe(
      'Maior valor a pagar: Açaí (fruto), R$ 1.200,50 de R$ 1.300,50. Os limites cortaram R$ 50,00, 3,7% do calculado.',
    );
  });
  test('in English', () =>
    expect(bars([group('Baru', 10_000, 5_000)], 'en-US')!.summary).toBe(
      'Most is payable for Baru: R$ 100.00 of R$ 100.00. The limits cut R$ 50.00, 33.33% of what was computed.',
    ));
  test('without a cut there is one part', () => {
    const chart = bars([group('Baru', 10_000), group('Pequi (fruto)', 20_000)])!;
    expect(chart.series).toEqual([{ look: 'main', name: 'a pagar' }]);
    expect(chart.bars.map(({ values }) => values)).toEqual([[20_000], [10_000]]);
    expect(chart.summary).toContain('Nenhum limite cortou valor.');
  });
  test('one group without a cut, or nothing to pay, needs no chart', () => {
    expect(bars([group('Baru', 10_000)])).toBeNull();
    expect(bars([group('Baru', 0), group('Açaí (fruto)', 0)])).toBeNull();
    expect(bars([])).toBeNull();
  });
  test('of many groups the rest is one bar, and nothing is lost', () => {
    const many = Array.from({ length: 44 }, (_, at) => group(`Produto ${at}`, 100 + at, at));
    const chart = bars(many)!;
    expect(chart.bars).toHaveLength(MOST_BARS);
    expect(chart.bars.at(-1)!.name).toBe('as demais 37');
    const all = chart.bars.reduce((sum, { values }) => sum + values[0]! + values[1]!, 0);
    expect(all).toBe(many.reduce((sum, { vsp }) => sum + vsp, 0));
  });
});

test('eight bars are shown, a ninth folds the last two', () => {
  const some = (length: number): Bar[] =>
    Array.from({ length }, (_, at) => ({ id: String(at), name: `n${at}`, values: [1], text: '1' }));
  const rest = (number: number) => ({ name: `${number} more`, text: '' });
  expect(folded(some(8), rest).map(({ name }) => name)).toEqual(some(8).map(({ name }) => name));
  expect(folded(some(9), rest).at(-1)).toEqual({ id: '…', name: '2 more', values: [2], text: '' });
});

test('the scale reaches to the longest bar or to the line across', () => {
  const two = [
    { id: 'a', name: 'a', values: [1, 2], text: '' },
    { id: 'b', name: 'b', values: [2.5, 0], text: '' },
  ];
  expect(longest({ bars: two })).toBe(3);
  expect(longest({ bars: two, mark: { value: 4, label: '' } })).toBe(4);
});

describe('errors and warnings by code', () => {
  test('errors first, each by how often', () => {
    const chart = findingBars(
      [
        { code: 'L22', severity: 'warning', found: 9 },
        { code: 'L05', severity: 'error', found: 1 },
        { code: 'L10', severity: 'error', found: 4 },
        { code: 'L20', severity: 'information', found: 50 },
      ],
      'pt-BR',
    )!;
    expect(chart.bars.map(({ id, values }) => [id, ...values])).toEqual([
      ['error L10', 4, 0],
      ['error L05', 1, 0],
      ['warning L22', 0, 9],
    ]);
    expect(chart.summary).toMatch(/^5 erros e 9 alertas\. O mais frequente: L22 · .+, 9 vezes\.$/);
  });
  test('one of them', () =>
    expect(findingBars([{ code: 'L05', severity: 'error', found: 1 }], 'en-US')!.summary).toMatch(
      /^1 error and 0 warnings\. Most often: L05 · .+, 1 time\.$/,
    ));
  test('information alone needs no chart', () =>
    expect(findingBars([{ code: 'L20', severity: 'information', found: 3 }], 'pt-BR')).toBeNull());
});

describe('shares of a plant’s year', () => {
  test('against the minimum', () => {
    const chart = shareBars({ weighted: 0.1623, effective: 0.09, minimum: 0.15, isReached: true }, 'pt-BR');
    expect(chart.summary).toBe('Percentual ponderado: 16,23%, que alcança o mínimo de 15%. Efetivo: 9%.');
    expect(chart.mark).toEqual({ value: 0.15, label: 'mínimo 15%' });
  });
  test('a share just below the minimum is not rounded up to it', () => {
    expect(share(0.149999, 'pt-BR')).toBe('14,99%');
    expect(share(0.15, 'pt-BR')).toBe('15%');
    expect(share(0.07, 'en-US')).toBe('7%');
    expect(shareBars({ weighted: 0.149999, effective: 0.1, minimum: 0.15, isReached: false }, 'en-US').summary).toBe(
      'Weighted share: 14.99%, below the minimum of 15%. Effective: 10%.',
    );
  });
  test('at the limit the chart says what the account found, not what the nearest figures would say', () => {
    const weighted = exact('0.14999999999999999999');
    const minimum = exact('0.15');
    expect(weighted.toNumber()).toBe(minimum.toNumber());
    const shares = { weighted: weighted.toNumber(), effective: 0.1, minimum: minimum.toNumber() };
    const { summary } = shareBars({ ...shares, isReached: weighted.gte(minimum) }, 'pt-BR');
    expect(summary).toContain('abaixo do mínimo de 15%');
  });
  test('without a minimum there is no line and no verdict', () => {
    const chart = shareBars({ weighted: 0.2, effective: 0.1, minimum: null, isReached: false }, 'pt-BR');
    expect(chart.mark).toBeUndefined();
    expect(chart.summary).toBe('Percentual ponderado: 20%. Efetivo: 10%.');
  });
});

test('what each rule disallowed, the most first', () => {
  const chart = disallowedBars(
    [
      { code: 'duplicate', article: '', lines: 1, cents: 1_000 },
      { code: 'cornCap', article: 'art. 3º, § 7º', lines: 2, cents: 90_000 },
    ],
    'pt-BR',
  )!;
  expect(chart.bars.map(read)).toEqual([
    ['Acima do limite de milho', 'R$ 900,00', 90_000],
    ['Item repetido', 'R$ 10,00', 1_000],
  ]);
  expect(chart.summary).toBe('Glosado ao todo: R$ 910,00. O que mais pesou: Acima do limite de milho, R$ 900,00.');
  expect(disallowedBars([], 'pt-BR')).toBeNull();
});

test('purchases by region, over all raw materials', () => {
  const one = (material: string, region: 'Sul' | 'Semiárido', presented: number, admitted: number) => ({
    material,
    region,
    lines: 1,
    presented,
    admitted,
    weighted: exact('0'),
  });
  const chart = regionBars(
    [one('Soja', 'Sul', 10_000, 7_000), one('Milho', 'Sul', 1_000, 1_000), one('Mamona', 'Semiárido', 24_000, 24_000)],
    'pt-BR',
  )!;
  expect(chart.bars.map(read)).toEqual([
    ['Semiárido', 'R$ 240,00', 24_000, 0],
    ['Sul', 'R$ 80,00', 8_000, 3_000],
  ]);
  expect(chart.summary).toBe('Maior valor admitido: Semiárido, R$ 240,00, 75% do total.');
  expect(regionBars([], 'pt-BR')).toBeNull();
});

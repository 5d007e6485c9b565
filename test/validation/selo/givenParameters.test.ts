import { CAP_FIELDS, capsFrom, capsOf280 } from '../../../src/validation/selo/givenCaps';
import {
  knownCeiling,
  nothingGiven,
  readParameters,
  ruleSetOfYear,
  type GivenParameters,
} from '../../../src/validation/selo/givenParameters';
import { caps280of2022 } from '../../../src/rules/selo/ruleSets/portaria280of2022';

const given = (
  texts: Partial<GivenParameters['texts']> = {},
  more: Partial<GivenParameters> = {},
): GivenParameters => ({
  ...nothingGiven,
  ruleSet: '280/2022',
  plantUf: 'MT',
  ...more,
  texts: { ...nothingGiven.texts, year: '2023', revenue: '1.375.000.000,00', ...texts },
});

const faultsOf = (parameters: GivenParameters) => {
  const read = readParameters(parameters);
  return read.ok ? [] : [...read.faults].map(([field, { code }]) => `${field}: ${code}`);
};

describe('what a plant’s year is judged by', () => {
  test('is read as people type it; what is left blank has no verdict and the usual tolerance', () => {
    const read = readParameters(given());
    if (!read.ok) throw new Error(JSON.stringify([...read.faults]));
    const { parameters } = read;
    expect(parameters.revenue.toFixed()).toBe('1375000000');
    expect(parameters.minimumShare).toBeNull();
    expect(parameters.familyCeiling).toBeNull();
    expect(parameters.priceTolerance.toFixed()).toBe('0.3');
    expect(parameters.ruleSet.id).toBe('280/2022');
    expect(parameters.capsGiven).toBeNull();
    expect(parameters.compareWith).toBeNull();
  });

  test.each([
    ['30', '0.3'],
    ['30%', '0.3'],
    ['7,5', '0.075'],
    ['100', '1'],
  ])('art. 3º, I: a minimum of %s is %s', (typed, part) => {
    const read = readParameters(given({ minimumShare: typed }));
    expect(read.ok && read.parameters.minimumShare?.toFixed()).toBe(part);
  });

  test.each([
    [{ year: '' }, ['year: blank']],
    [{ year: '23' }, ['year: notAYear']],
    [{ revenue: '' }, ['revenue: blank']],
    [{ revenue: '0' }, ['revenue: notPositive']],
    [{ revenue: '-5' }, ['revenue: negative']],
    [{ revenue: 'muito' }, ['revenue: unreadable']],
    [{ minimumShare: '0,3' }, ['minimumShare: underOne']],
    [{ minimumShare: '0' }, ['minimumShare: notPositive']],
    [{ minimumShare: '101' }, ['minimumShare: overOneHundred']],
    [{ familyCeiling: '0' }, ['familyCeiling: notPositive']],
    [{ year: '2025' }, ['ruleSet: refused', 'familyCeiling: refused']],
  ] as const)('%j is told field by field', (texts, expected) => {
    expect(faultsOf(given(texts))).toEqual(expected);
  });

  test('rules and state are asked, not supposed', () => {
    expect(faultsOf(given({}, { ruleSet: null, plantUf: null }))).toEqual(['ruleSet: blank', 'plantUf: blank']);
  });

  test('Portaria 28/2024 asks for every limit and weight, also where it is only compared with', () => {
    expect(faultsOf(given({}, { compareWith: '28/2024' }))).toEqual(CAP_FIELDS.map((field) => `${field}: blank`));
    const texts = Object.fromEntries(
      CAP_FIELDS.map((field) => {
        const isShare = !/^weight|Years$|^reports/.test(field);
        return [field, (isShare ? capsOf280[field].times(100) : capsOf280[field]).toFixed().replace('.', ',')];
      }),
    );
    const read = readParameters(given(texts, { compareWith: '28/2024' }));
    if (!read.ok) throw new Error(JSON.stringify([...read.faults]));
    expect(read.parameters.compareWith?.capsGiven).toEqual(caps280of2022);
    expect(read.parameters.capsGiven).toBeNull();
  });

  test('limits given are those of the law where the same figures are given', () => {
    expect(capsFrom(capsOf280)).toEqual(caps280of2022);
  });

  test.each([
    ['2023', '280/2022'],
    ['2025', '28/2024'],
    ['2024', null],
    ['2019', null],
    ['20', null],
  ])('the rules of %s are %s: years of two versions are for the person to say', (year, id) => {
    expect(ruleSetOfYear(year)).toBe(id);
  });

  test('art. 3º, § 9º: the ceiling of a year is known, or not', () => {
    expect(knownCeiling('2023')?.toFixed()).toBe('500000');
    expect(knownCeiling('2026')).toBeNull();
  });
});

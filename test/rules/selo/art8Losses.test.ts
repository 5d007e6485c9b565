import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { totalLoss } from '../../../src/rules/selo/art8iTotalLoss';
import { partialLoss } from '../../../src/rules/selo/art8iiPartialLoss';
import { documentsAsked, lackingForMortality, type AnimalDeaths } from '../../../src/rules/selo/art8iiiAnimalMortality';
import type { Harvest, LossCounted, LossEvidence } from '../../../src/rules/selo/art8Losses';
import { refuse, SeloRefusal } from '../../../src/rules/selo/refusal';
import { caps280of2022 as caps } from '../../../src/rules/selo/ruleSets/portaria280of2022';

/** Soy of RS: 50 ha × 3.000 kg/ha expected. */
const harvest = (delivered: string, reports: number, requested = true): Harvest => ({
  expected: exact('150000'),
  delivered: exact(delivered),
  reports,
  requested,
});
const kg = (answer: LossCounted | SeloRefusal) =>
  answer instanceof SeloRefusal ? answer.reason.code : answer.counted.toFixed();

const TOTAL_REPORT = (given: number): LossEvidence => ({ kind: 'reports', given, least: 1 });
const PARTIAL_REPORTS = (given: number): LossEvidence => ({ kind: 'reports', given, least: 4 });
const REQUEST: LossEvidence = { kind: 'request' };

describe('art. 8º, I, e art. 8º, § 1º: total loss of 150.000 kg expected', () => {
  test('one report and the request: all of it counts, R$ 315.000,00 at R$ 2,10', () => {
    const answer = totalLoss(harvest('0', 1), caps) as LossCounted;
    expect(answer).toEqual({ counted: exact('150000'), lossShare: exact('1'), granted: true });
    expect(answer.counted.times('2.10').toFixed(2)).toBe('315000.00');
  });

  test.each`
    reports | requested | missing
    ${0}    | ${true}   | ${[TOTAL_REPORT(0)]}
    ${1}    | ${false}  | ${[REQUEST]}
    ${0}    | ${false}  | ${[TOTAL_REPORT(0), REQUEST]}
  `('$reports reports, requested: $requested', ({ reports, requested, missing }) =>
    expect(totalLoss(harvest('0', reports, requested), caps)).toEqual(
      refuse({ code: 'lossEvidenceMissing', loss: 'total', missing }),
    ),
  );

  test('with a kg delivered it is not total', () =>
    expect(totalLoss(harvest('1', 1), caps)).toEqual(
      refuse({ code: 'totalLossDelivered', delivered: exact('1'), threshold: exact('0.2') }),
    ));
});

describe('art. 8º, II: partial loss of 150.000 kg expected, four reports and the request', () => {
  test.each`
    delivered      | whole       | deducted    | why
    ${'97500'}     | ${'150000'} | ${'120000'} | ${'35% lost'}
    ${'119999'}    | ${'150000'} | ${'120000'} | ${'a kg over 20%'}
    ${'119999.99'} | ${'150000'} | ${'120000'} | ${'a hundredth of a kg over 20%'}
    ${'120000'}    | ${'120000'} | ${'120000'} | ${'exactly 20%: not over it'}
    ${'120001'}    | ${'120001'} | ${'120001'} | ${'a kg under 20%'}
    ${'150000'}    | ${'150000'} | ${'150000'} | ${'nothing lost'}
    ${'150001'}    | ${'150001'} | ${'150001'} | ${'more than expected'}
    ${'1'}         | ${'150000'} | ${'120000'} | ${'nearly all lost'}
  `('$delivered kg delivered ($why): $whole counts', ({ delivered, whole, deducted }: Record<string, string>) => {
    expect(kg(partialLoss(harvest(delivered!, 4), caps, 'wholeExpectation'))).toBe(whole);
    expect(kg(partialLoss(harvest(delivered!, 4), caps, 'onlyAboveThreshold'))).toBe(deducted);
  });

  test('of 97.500 kg at R$ 2,10 the estimate is R$ 110.250,00; in the other reading R$ 47.250,00 (S13)', () => {
    const added = (reading: 'wholeExpectation' | 'onlyAboveThreshold') =>
      (partialLoss(harvest('97500', 4), caps, reading) as LossCounted).counted.minus('97500').times('2.10').toFixed(2);
    expect([added('wholeExpectation'), added('onlyAboveThreshold')]).toEqual(['110250.00', '47250.00']);
  });

  test('the part lost is told', () => {
    const share = (delivered: string) =>
      (partialLoss(harvest(delivered, 4), caps, 'wholeExpectation') as LossCounted).lossShare.toFixed();
    expect(['97500', '120000', '160000'].map(share)).toEqual(['0.35', '0.2', '0']);
  });

  test.each`
    reports | requested | missing
    ${3}    | ${true}   | ${[PARTIAL_REPORTS(3)]}
    ${0}    | ${true}   | ${[PARTIAL_REPORTS(0)]}
    ${4}    | ${false}  | ${[REQUEST]}
    ${1}    | ${false}  | ${[PARTIAL_REPORTS(1), REQUEST]}
  `('$reports reports, requested: $requested: refused with what is missing', ({ reports, requested, missing }) =>
    expect(partialLoss(harvest('97500', reports, requested), caps, 'wholeExpectation')).toEqual(
      refuse({ code: 'lossEvidenceMissing', loss: 'partial', missing }),
    ),
  );

  test('more than four reports serve as well; up to 20% no evidence is asked', () => {
    expect(kg(partialLoss(harvest('97500', 9), caps, 'wholeExpectation'))).toBe('150000');
    expect(partialLoss(harvest('120000', 0, false), caps, 'wholeExpectation')).toEqual({
      counted: exact('120000'),
      lossShare: exact('0.2'),
      granted: false,
    });
  });

  test('with nothing delivered it is not partial', () =>
    expect(partialLoss(harvest('0', 4), caps, 'wholeExpectation')).toEqual(refuse({ code: 'partialLossUndelivered' })));

  const amounts = fc.record({
    expected: fc.integer({ min: 1, max: 1e9 }),
    delivered: fc.integer({ min: 1, max: 1e9 }),
    reports: fc.integer({ min: 4, max: 9 }),
  });
  test('never less than delivered, never over the greater of delivered and expected; the deducting reading gives no more', () => {
    fc.assert(
      fc.property(amounts, ({ expected, delivered, reports }) => {
        const claim = { expected: exact(`${expected}`), delivered: exact(`${delivered}`), reports, requested: true };
        const whole = partialLoss(claim, caps, 'wholeExpectation') as LossCounted;
        const deducted = partialLoss(claim, caps, 'onlyAboveThreshold') as LossCounted;
        expect(whole.counted.gte(delivered) && whole.counted.lte(Math.max(expected, delivered))).toBe(true);
        expect(deducted.counted.gte(delivered) && deducted.counted.lte(whole.counted)).toBe(true);
        expect(whole.granted).toBe(BigInt(delivered) * 5n < BigInt(expected) * 4n);
      }),
    );
  });
});

describe('art. 8º: what no harvest can be', () => {
  test.each`
    claim                         | reason
    ${{ expected: exact('0') }}   | ${{ code: 'expectedNotPositive', expected: exact('0') }}
    ${{ expected: exact('-5') }}  | ${{ code: 'expectedNotPositive', expected: exact('-5') }}
    ${{ delivered: exact('-1') }} | ${{ code: 'figureNegative', what: 'delivered', value: exact('-1') }}
    ${{ reports: 3.5 }}           | ${{ code: 'reportsNotWhole', reports: exact('3.5') }}
    ${{ reports: -1 }}            | ${{ code: 'reportsNotWhole', reports: exact('-1') }}
  `('$claim', ({ claim, reason }) => {
    expect(totalLoss({ ...harvest('0', 1), ...claim }, caps)).toEqual(refuse(reason));
    expect(partialLoss({ ...harvest('97500', 4), ...claim }, caps, 'wholeExpectation')).toEqual(refuse(reason));
  });
});

describe('art. 8º, III: documents of animal mortality', () => {
  const deaths: AnimalDeaths = {
    cause: 'disease',
    cooperativeContracted: true,
    documents: new Set(['a', 'b', 'c', 'd']),
    requested: true,
  };

  test('a to d; d only where a cooperative is contracted (S15)', () => {
    expect(documentsAsked(true)).toEqual(['a', 'b', 'c', 'd']);
    expect(documentsAsked(false)).toEqual(['a', 'b', 'c']);
  });

  test.each`
    claim                                                                    | lacks
    ${{}}                                                                    | ${[]}
    ${{ cause: 'fortuitous' }}                                               | ${[]}
    ${{ documents: new Set(['a', 'b', 'c']) }}                               | ${[{ kind: 'document', letter: 'd' }]}
    ${{ documents: new Set(['a', 'b', 'c']), cooperativeContracted: false }} | ${[]}
    ${{ documents: new Set(['c', 'd']) }}                                    | ${[{ kind: 'document', letter: 'a' }, { kind: 'document', letter: 'b' }]}
    ${{ requested: false }}                                                  | ${[{ kind: 'request' }]}
    ${{ cause: 'other' }}                                                    | ${[{ kind: 'cause' }]}
  `('$claim lacks $lacks', ({ claim, lacks }) => expect(lackingForMortality({ ...deaths, ...claim })).toEqual(lacks));
});

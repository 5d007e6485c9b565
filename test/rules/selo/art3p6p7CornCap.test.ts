import fc from 'fast-check';
import { cornCap, type Bought, type CornReadings } from '../../../src/rules/selo/art3p6p7CornCap';
import { defaultSeloReadings } from '../../../src/rules/selo/readings';
import type { CapsOfLaw } from '../../../src/rules/selo/ruleSet';
import { portaria280of2022 } from '../../../src/rules/selo/ruleSets/portaria280of2022';

const caps = portaria280of2022.caps as CapsOfLaw;

/** R$ and cents as whole cents: `17.857.142,86`. */
const cents = (text: string) => Number(text.replace(/\D/g, ''));
const million = (amount: number) => amount * 1e8;

const FIXED: CornReadings = { cornBase: 'fixed', cornCut: 'proRata' };
const SELF: CornReadings = { cornBase: 'selfConsistent', cornCut: 'proRata' };

describe('art. 3º §§ 6º e 7º: R$ 60 million, corn 25 and inputs 11', () => {
  const bought = { corn: million(25), inputs: million(11), others: million(60) };

  test('by default the total is the one left after the cut (S6)', () =>
    expect(cornCap(bought, caps, defaultSeloReadings)).toEqual({
      corn: cents('17.857.142,86'),
      inputs: cents('7.857.142,85'),
      disallowed: cents('10.285.714,29'),
      bound: 'art. 3º, § 7º',
      cap: cents('25.714.285,71'),
      cornCap: cents('29.081.632,65'),
      otherBase: {
        corn: cents('20.000.000,00'),
        inputs: cents('8.800.000,00'),
        disallowed: cents('7.200.000,00'),
        bound: 'art. 3º, § 7º',
        cap: cents('28.800.000,00'),
        cornCap: cents('28.800.000,00'),
      },
    }));

  test('the total presented, as the other reading', () =>
    expect(cornCap(bought, caps, FIXED)).toMatchObject({
      disallowed: cents('7.200.000,00'),
      otherBase: { disallowed: cents('10.285.714,29') },
    }));

  test.each`
    base                | corn                      | inputs
    ${'selfConsistent'} | ${cents('25.000.000,00')} | ${cents('714.285,71')}
    ${'fixed'}          | ${cents('25.000.000,00')} | ${cents('3.800.000,00')}
  `('inputs cut first, base $base', ({ base, corn, inputs }) =>
    expect(cornCap(bought, caps, { cornBase: base, cornCut: 'inputsFirst' })).toMatchObject({ corn, inputs }),
  );
});

describe('art. 3º §§ 6º e 7º: on the cap, and a cent each side', () => {
  test.each`
    others    | corn      | inputs    | readings | admittedCorn | admittedInputs | disallowed | bound
    ${70_000} | ${30_000} | ${0}      | ${SELF}  | ${30_000}    | ${0}           | ${0}       | ${null}
    ${70_000} | ${29_999} | ${0}      | ${SELF}  | ${29_999}    | ${0}           | ${0}       | ${null}
    ${70_000} | ${30_001} | ${0}      | ${SELF}  | ${30_000}    | ${0}           | ${1}       | ${'art. 3º, § 6º'}
    ${70_000} | ${30_001} | ${0}      | ${FIXED} | ${30_000}    | ${0}           | ${1}       | ${'art. 3º, § 6º'}
    ${70_000} | ${0}      | ${30_000} | ${SELF}  | ${0}         | ${30_000}      | ${0}       | ${null}
    ${70_000} | ${0}      | ${30_001} | ${SELF}  | ${0}         | ${30_000}      | ${1}       | ${'art. 3º, § 7º'}
    ${70_000} | ${20_000} | ${10_000} | ${SELF}  | ${20_000}    | ${10_000}      | ${0}       | ${null}
    ${70_000} | ${20_000} | ${10_001} | ${SELF}  | ${19_999}    | ${10_001}      | ${1}       | ${'art. 3º, § 7º'}
    ${70_000} | ${20_000} | ${10_001} | ${FIXED} | ${20_000}    | ${10_000}      | ${1}       | ${'art. 3º, § 7º'}
    ${60}     | ${26}     | ${0}      | ${SELF}  | ${25}        | ${0}           | ${1}       | ${'art. 3º, § 6º'}
    ${0}      | ${1_000}  | ${500}    | ${SELF}  | ${0}         | ${0}           | ${1_500}   | ${'art. 3º, § 7º'}
    ${0}      | ${1_000}  | ${500}    | ${FIXED} | ${300}       | ${150}         | ${1_050}   | ${'art. 3º, § 7º'}
    ${0}      | ${0}      | ${0}      | ${SELF}  | ${0}         | ${0}           | ${0}       | ${null}
    ${89_50}  | ${0}      | ${0}      | ${FIXED} | ${0}         | ${0}           | ${0}       | ${null}
  `(
    'others $others, corn $corn, inputs $inputs: disallowed $disallowed',
    ({ others, corn, inputs, readings, admittedCorn, admittedInputs, disallowed, bound }) =>
      expect(cornCap({ others, corn, inputs }, caps, readings)).toMatchObject({
        corn: admittedCorn,
        inputs: admittedInputs,
        disallowed,
        bound,
      }),
  );
});

const amount = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1e13 }));
const purchases = fc.record({ corn: amount, inputs: amount, others: amount });
const readings = fc.record({
  cornBase: fc.constantFrom('selfConsistent' as const, 'fixed' as const),
  cornCut: fc.constantFrom('proRata' as const, 'inputsFirst' as const),
});
const within = ({ corn, inputs, others }: Bought) => 10n * BigInt(corn + inputs) <= 3n * BigInt(corn + inputs + others);

test('art. 3º §§ 6º e 7º: admitted and disallowed are what was presented, and no part grows', () => {
  fc.assert(
    fc.property(purchases, readings, (bought, chosen) => {
      const result = cornCap(bought, caps, chosen);
      expect(result.corn + result.inputs + result.disallowed).toBe(bought.corn + bought.inputs);
      expect(result.corn >= 0 && result.corn <= bought.corn).toBe(true);
      expect(result.inputs >= 0 && result.inputs <= bought.inputs).toBe(true);
      expect(result.corn).toBeLessThanOrEqual(result.cornCap);
    }),
  );
});

test('art. 3º §§ 6º e 7º: what the self-consistent base leaves keeps to 30% of itself and is cut no further', () => {
  fc.assert(
    fc.property(purchases, readings, (bought, { cornCut }) => {
      const once = cornCap(bought, caps, { cornBase: 'selfConsistent', cornCut });
      const left = { ...bought, corn: once.corn, inputs: once.inputs };
      expect(within(left)).toBe(true);
      expect(cornCap(left, caps, { cornBase: 'selfConsistent', cornCut })).toMatchObject({
        corn: left.corn,
        inputs: left.inputs,
        disallowed: 0,
      });
      if (once.disallowed > 0) {
        const oneMore = { ...left, corn: left.corn + 1 };
        expect(within(oneMore)).toBe(false);
      }
    }),
  );
});

test('art. 3º §§ 6º e 7º: both bases admit all or cut both, and the fixed one never cuts more', () => {
  fc.assert(
    fc.property(purchases, readings, (bought, { cornCut }) => {
      const { disallowed, otherBase } = cornCap(bought, caps, { cornBase: 'selfConsistent', cornCut });
      expect(otherBase.disallowed).toBeLessThanOrEqual(disallowed);
      expect(disallowed > 0).toBe(!within(bought));
      expect(otherBase.disallowed > 0).toBe(!within(bought));
    }),
  );
});

import fc from 'fast-check';
import { Decimal, exact, ZERO } from '../../../src/rules/exact';
import { instalment } from '../../../src/rules/selo/art4p4Amortization';
import { refuse, SeloRefusal } from '../../../src/rules/selo/refusal';
import { caps280of2022 as caps } from '../../../src/rules/selo/ruleSets/portaria280of2022';

const part = (value: string, years: string, number: string, granted = true) =>
  instalment({ value: exact(value), years: exact(years), number: exact(number), granted }, caps);

function all(value: string, years: number): string[] {
  return Array.from({ length: years }, (_, index) => {
    const answer = part(value, `${years}`, `${index + 1}`);
    return answer instanceof SeloRefusal ? answer.reason.code : answer.toFixed(2);
  });
}

describe('art. 4º § 4º: equal yearly parts, the last takes the cents', () => {
  test.each`
    value          | years | parts
    ${'500000'}    | ${5}  | ${['100000.00', '100000.00', '100000.00', '100000.00', '100000.00']}
    ${'100000'}    | ${3}  | ${['33333.33', '33333.33', '33333.34']}
    ${'200000'}    | ${3}  | ${['66666.67', '66666.67', '66666.66']}
    ${'100000.01'} | ${2}  | ${['50000.01', '50000.00']}
    ${'100000'}    | ${1}  | ${['100000.00']}
    ${'0.03'}      | ${5}  | ${['0.01', '0.01', '0.01', '0.00', '0.00']}
    ${'0.01'}      | ${3}  | ${['0.00', '0.00', '0.01']}
    ${'0'}         | ${4}  | ${['0.00', '0.00', '0.00', '0.00']}
    ${'100.005'}   | ${2}  | ${['50.01', '50.00']}
  `('R$ $value over $years years', ({ value, years, parts }) => expect(all(value, years)).toEqual(parts));

  test('the parts are the value, and none is negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 5 }), (cents, years) => {
        const value = exact(`${cents}`).div(100);
        const parts = all(value.toFixed(2), years).map(exact);
        expect(parts.reduce((sum, each) => sum.plus(each), ZERO)).toEqual(value);
        expect(Decimal.min(...parts).gte(0)).toBe(true);
      }),
    );
  });
});

describe('art. 4º § 4º: up to five whole years, granted by the DEP', () => {
  test.each`
    years    | number   | granted  | reason
    ${'6'}   | ${'1'}   | ${true}  | ${{ code: 'amortizationYears', years: exact('6'), most: 5 }}
    ${'0'}   | ${'1'}   | ${true}  | ${{ code: 'amortizationYears', years: exact('0'), most: 5 }}
    ${'-1'}  | ${'1'}   | ${true}  | ${{ code: 'amortizationYears', years: exact('-1'), most: 5 }}
    ${'2.5'} | ${'1'}   | ${true}  | ${{ code: 'amortizationYears', years: exact('2.5'), most: 5 }}
    ${'5'}   | ${'6'}   | ${true}  | ${{ code: 'instalmentNumber', number: exact('6'), years: exact('5') }}
    ${'5'}   | ${'0'}   | ${true}  | ${{ code: 'instalmentNumber', number: exact('0'), years: exact('5') }}
    ${'5'}   | ${'1.5'} | ${true}  | ${{ code: 'instalmentNumber', number: exact('1.5'), years: exact('5') }}
    ${'2'}   | ${'1'}   | ${false} | ${{ code: 'amortizationNotGranted', years: exact('2') }}
    ${'5'}   | ${'5'}   | ${false} | ${{ code: 'amortizationNotGranted', years: exact('5') }}
  `('part $number of $years, granted: $granted', ({ years, number, granted, reason }) =>
    expect(part('100000', years, number, granted)).toEqual(refuse(reason)),
  );

  test('one year needs no grant; a value is not negative', () => {
    expect(part('100000', '1', '1', false)).toEqual(exact('100000'));
    expect(part('-0.01', '1', '1')).toEqual(refuse({ code: 'figureNegative', what: 'value', value: exact('-0.01') }));
  });
});

import fc from 'fast-check';
import { exact, type Decimal } from '../../../src/rules/exact';
import { usedEquipment } from '../../../src/rules/selo/art4p3UsedEquipment';
import { refuse, SeloRefusal } from '../../../src/rules/selo/refusal';
import { caps280of2022 as caps } from '../../../src/rules/selo/ruleSets/portaria280of2022';
type Reading = Parameters<typeof usedEquipment>[4];

function value(invoice: string, years: string, rate = '0.1', reading: Reading = 'startedYearCounts'): string {
  const answer = usedEquipment(exact(invoice), exact(years), exact(rate), caps, reading);
  return answer instanceof SeloRefusal ? answer.reason.code : answer.toFixed(2);
}

describe('art. 4º § 3º: a used tractor of R$ 180.000,00 on the invoice, 10% a year', () => {
  test.each`
    years       | started        | whole          | why
    ${'3.3333'} | ${'108000.00'} | ${'126000.00'} | ${'three years and four months'}
    ${'0'}      | ${'180000.00'} | ${'180000.00'} | ${'not used yet'}
    ${'0.01'}   | ${'162000.00'} | ${'180000.00'} | ${'a year begun'}
    ${'1'}      | ${'162000.00'} | ${'162000.00'} | ${'a whole year'}
    ${'3'}      | ${'126000.00'} | ${'126000.00'} | ${'three whole years'}
    ${'3.0001'} | ${'108000.00'} | ${'126000.00'} | ${'a day more'}
    ${'9'}      | ${'18000.00'}  | ${'18000.00'}  | ${'nine years'}
    ${'9.5'}    | ${'0.00'}      | ${'18000.00'}  | ${'the tenth year begun'}
    ${'10'}     | ${'0.00'}      | ${'0.00'}      | ${'ten years'}
    ${'12'}     | ${'0.00'}      | ${'0.00'}      | ${'never under zero'}
    ${'100'}    | ${'0.00'}      | ${'0.00'}      | ${'very old'}
  `('$why ($years): R$ $started; whole years only: R$ $whole (S11)', ({ years, started, whole }) => {
    expect(value('180000', years)).toBe(started);
    expect(value('180000', years, '0.1', 'wholeYearsOnly')).toBe(whole);
  });
});

describe('art. 4º § 3º: the decrease is at least 10% a year', () => {
  test.each`
    rate         | left
    ${'0.1'}     | ${'108000.00'}
    ${'0.10001'} | ${'107992.80'}
    ${'0.15'}    | ${'72000.00'}
    ${'0.25'}    | ${'0.00'}
    ${'1'}       | ${'0.00'}
    ${'0.0999'}  | ${'usedRateTooLow'}
    ${'0'}       | ${'usedRateTooLow'}
    ${'-0.1'}    | ${'usedRateTooLow'}
  `('four years at $rate: $left', ({ rate, left }) => expect(value('180000', '4', rate)).toBe(left));

  test.each`
    invoice      | years  | left
    ${'1000.05'} | ${'1'} | ${'900.05'}
    ${'1000.04'} | ${'1'} | ${'900.04'}
    ${'0.05'}    | ${'1'} | ${'0.05'}
    ${'0.04'}    | ${'1'} | ${'0.04'}
    ${'0.01'}    | ${'6'} | ${'0.00'}
    ${'0.01'}    | ${'5'} | ${'0.01'}
    ${'0'}       | ${'1'} | ${'0.00'}
  `('R$ $invoice after $years years: R$ $left, half a cent up', ({ invoice, years, left }) =>
    expect(value(invoice, years)).toBe(left),
  );

  test.each`
    invoice | years       | reason
    ${'-1'} | ${'1'}      | ${{ code: 'figureNegative', what: 'invoiceValue', value: exact('-1') }}
    ${'1'}  | ${'-0.5'}   | ${{ code: 'figureNegative', what: 'yearsOfUse', value: exact('-0.5') }}
    ${'1'}  | ${'2019'}   | ${{ code: 'yearsOfUseImplausible', years: exact('2019') }}
    ${'1'}  | ${'100.01'} | ${{ code: 'yearsOfUseImplausible', years: exact('100.01') }}
  `('R$ $invoice, $years years', ({ invoice, years, reason }) =>
    expect(usedEquipment(exact(invoice), exact(years), exact('0.1'), caps, 'startedYearCounts')).toEqual(
      refuse(reason),
    ),
  );

  test('never negative, never over the invoice, never more for more years or a higher rate', () => {
    const left = (cents: number, months: number, rate: number) =>
      usedEquipment(
        exact(`${cents}`).div(100),
        exact(`${months}`).div(12),
        exact(`${rate}`).div(100),
        caps,
        'startedYearCounts',
      ) as Decimal;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 10, max: 99 }),
        (cents, months, rate) => {
          const now = left(cents, months, rate);
          expect(now.gte(0) && now.times(100).lte(cents)).toBe(true);
          expect(left(cents, months + 1, rate).lte(now) && left(cents, months, rate + 1).lte(now)).toBe(true);
        },
      ),
    );
  });
});

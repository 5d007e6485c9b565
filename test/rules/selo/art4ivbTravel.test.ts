import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { travel, type TechnicianYear, type TravelCounted } from '../../../src/rules/selo/art4ivbTravel';
import { refuse } from '../../../src/rules/selo/refusal';
import { caps280of2022 as caps } from '../../../src/rules/selo/ruleSets/portaria280of2022';

/** R$ 7.200,00 a month, and charges. */
const year = (receipts: string | null, salary = '86400', charges = '31104'): TechnicianYear => ({
  salary: exact(salary),
  charges: exact(charges),
  receipts: receipts === null ? null : exact(receipts),
});
const counted = (of: TechnicianYear, reading: 'salaryWithoutCharges' | 'salaryWithCharges' = 'salaryWithoutCharges') =>
  travel(of, caps, reading) as TravelCounted;

describe('art. 4º, IV, b: travel of a technician of R$ 86.400,00 a year', () => {
  test.each`
    receipts      | travel        | method        | why
    ${null}       | ${'12960.00'} | ${'flat'}     | ${'no receipts: 15%'}
    ${'0'}        | ${'12960.00'} | ${'flat'}     | ${'nothing spent: still 15%'}
    ${'9000'}     | ${'12960.00'} | ${'flat'}     | ${'15% gives more'}
    ${'12959.99'} | ${'12960.00'} | ${'flat'}     | ${'a cent under 15%'}
    ${'12960'}    | ${'12960.00'} | ${'flat'}     | ${'exactly 15%'}
    ${'12960.01'} | ${'12960.01'} | ${'receipts'} | ${'a cent over 15%'}
    ${'18950.40'} | ${'18950.40'} | ${'receipts'} | ${'receipts give more'}
    ${'34559.99'} | ${'34559.99'} | ${'receipts'} | ${'a cent under 40%'}
    ${'34560'}    | ${'34560.00'} | ${'receipts'} | ${'exactly 40%'}
    ${'34560.01'} | ${'34560.00'} | ${'receipts'} | ${'a cent over 40%'}
    ${'41000'}    | ${'34560.00'} | ${'receipts'} | ${'up to 40%'}
  `('receipts $receipts: R$ $travel ($why)', ({ receipts, travel: expected, method }) => {
    const answer = counted(year(receipts));
    expect([answer.counted.toFixed(2), answer.method]).toEqual([expected, method]);
  });

  test('item IV of this technician: salary, charges and travel are R$ 136.454,40', () => {
    const { salary, charges } = year(null);
    expect(
      salary
        .plus(charges)
        .plus(counted(year('18950.40')).counted)
        .toFixed(2),
    ).toBe('136454.40');
  });

  test('of the salary with charges, in the other reading (S10)', () => {
    const { flat, cap } = counted(year(null), 'salaryWithCharges');
    expect([flat.toFixed(2), cap.toFixed(2)]).toEqual(['17625.60', '47001.60']);
  });

  test.each`
    salary    | flat      | cap       | why
    ${'0.10'} | ${'0.02'} | ${'0.04'} | ${'15% half a cent up'}
    ${'0.04'} | ${'0.01'} | ${'0.01'} | ${'40% cut: 1,6 cents'}
    ${'1.11'} | ${'0.17'} | ${'0.44'} | ${'16,65 and 44,4 cents'}
    ${'1.14'} | ${'0.17'} | ${'0.45'} | ${'17,1 and 45,6 cents'}
    ${'0'}    | ${'0.00'} | ${'0.00'} | ${'no salary'}
  `('salary R$ $salary: 15% R$ $flat, at most R$ $cap ($why)', ({ salary, flat, cap }) => {
    const answer = counted(year('1000', salary));
    expect([answer.flat.toFixed(2), answer.cap.toFixed(2)]).toEqual([flat, cap]);
  });

  test.each(['salary', 'charges', 'receipts'] as const)('negative %s', (what) =>
    expect(travel({ ...year('1'), [what]: exact('-1') }, caps, 'salaryWithoutCharges')).toEqual(
      refuse({ code: 'figureNegative', what, value: exact('-1') }),
    ),
  );

  test('from 15% to 40%, whole cents, never more than the receipts or the 15%', () => {
    const cents = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(cents, cents, (salary, receipts) => {
        const answer = counted(year((receipts / 100).toFixed(2), (salary / 100).toFixed(2), '0'));
        const value = answer.counted.times(100);
        expect(value.isInteger()).toBe(true);
        expect(value.gte(Math.floor(salary * 0.15)) && value.lte(Math.ceil(salary * 0.4))).toBe(true);
        expect(value.lte(receipts) || answer.method === 'flat').toBe(true);
      }),
    );
  });
});

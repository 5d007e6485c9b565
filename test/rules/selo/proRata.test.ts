import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { centsWithin, limitBesides, limitOf, limitOfCents, sumOfLimits } from '../../../src/rules/selo/limit';
import { proRata, proRataOfCents, sumOf } from '../../../src/rules/selo/proRata';

describe('an amount shared out in proportion, whole cents', () => {
  test.each`
    amounts                                          | limit                                | shares
    ${[100, 200]}                                    | ${limitOfCents(300)}                 | ${[100, 200]}
    ${[100, 200]}                                    | ${limitOfCents(301)}                 | ${[100, 200]}
    ${[100, 200]}                                    | ${limitOfCents(299)}                 | ${[100, 199]}
    ${[1, 1, 1]}                                     | ${limitOfCents(2)}                   | ${[1, 0, 1]}
    ${[1, 1, 1]}                                     | ${limitOfCents(1)}                   | ${[0, 1, 0]}
    ${[100, 100, 100]}                               | ${limitOfCents(100)}                 | ${[33, 34, 33]}
    ${[0, 5, 0]}                                     | ${limitOfCents(0)}                   | ${[0, 0, 0]}
    ${[]}                                            | ${limitOfCents(0)}                   | ${[]}
    ${[2_500_000_000, 1_100_000_000]}                | ${limitBesides(exact('0.3'), 6e9)}   | ${[1_785_714_286, 785_714_285]}
    ${[900_719_925_474_099, 1, 900_719_925_474_099]} | ${limitOfCents(900_719_925_474_100)} | ${[450_359_962_737_050, 0, 450_359_962_737_050]}
  `('$amounts', ({ amounts, limit, shares }) => expect(proRata(amounts, limit)).toEqual(shares));

  const amounts = fc.array(fc.integer({ min: 0, max: 1e12 }), { maxLength: 60 });

  test('no row negative or above its own, all rows together the limit cut to cents', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 4e13 }), fc.integer({ min: 1, max: 999 }), (rows, cents, part) => {
        const limit = limitOf(exact(`0.${part}`), cents);
        const shares = proRata(rows, limit);
        expect(shares.every((share, row) => share >= 0 && share <= rows[row]!)).toBe(true);
        expect(sumOf(shares)).toBe(Math.min(sumOf(rows), centsWithin(limit)));
      }),
    );
  });

  test('no row is a whole cent away from its exact share, but for the fraction cut from the whole', () => {
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (rows, part) => {
        const sum = sumOf(rows);
        const total = Math.floor(sum * part);
        proRataOfCents(rows, total).forEach((share, row) => {
          const gap = BigInt(share) * BigInt(sum) - BigInt(rows[row]!) * BigInt(Math.min(total, sum));
          expect((gap < 0n ? -gap : gap) <= BigInt(sum)).toBe(true);
        });
      }),
    );
  });

  test('shared twice, nothing changes', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 4e13 }), (rows, cents) => {
        const once = proRataOfCents(rows, cents);
        expect(proRataOfCents(once, cents)).toEqual(once);
      }),
    );
  });
});

describe('limits as fractions of cents', () => {
  test.each`
    what                             | limit                                                              | cents
    ${'30% of R$ 96 million'}        | ${limitOf(exact('0.30'), 9_600_000_000)}                           | ${2_880_000_000}
    ${'30% of itself and the rest'}  | ${limitBesides(exact('0.30'), 6_000_000_000)}                      | ${2_571_428_571}
    ${'10% of 9 cents is cut'}       | ${limitOf(exact('0.10'), 9)}                                       | ${0}
    ${'the whole'}                   | ${limitOf(exact('1'), 7)}                                          | ${7}
    ${'half a cent and half a cent'} | ${sumOfLimits(limitOf(exact('0.5'), 1), limitOf(exact('0.5'), 1))} | ${1}
    ${'0.5 and 0.7 of a cent'}       | ${sumOfLimits(limitOf(exact('0.5'), 1), limitOf(exact('0.7'), 1))} | ${1}
  `('$what: $cents', ({ limit, cents }) => expect(centsWithin(limit)).toBe(cents));
});

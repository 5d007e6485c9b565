import { exact } from '../../../src/rules/exact';
import { expectedOfPerennial, multipliedAsPerennial, type PerennialCrop } from '../../../src/rules/selo/art7Perennials';
import type { Material } from '../../../src/rules/selo/material';
import { refuse } from '../../../src/rules/selo/refusal';

const named = (label: string, perennial: boolean | null): Material => ({
  id: null,
  label,
  class: 'diversificada',
  species: null,
  perennial,
  form: null,
});

const DENDE: PerennialCrop = {
  material: named('dendê', true),
  plantedHa: exact('120'),
  yieldAtMaturity: exact('20000'),
  contracted: true,
  conductedByFamily: true,
  on: '2023-12-31',
  maturity: null,
  statement: null,
};

describe('art. 7º: expected production of a perennial crop', () => {
  test.each`
    crop         | ha       | kgHa       | kg
    ${'dendê'}   | ${'120'} | ${'20000'} | ${'2400000'}
    ${'macaúba'} | ${'80'}  | ${'12000'} | ${'960000'}
  `('$crop: $ha ha × $kgHa kg/ha at maturity = $kg kg', ({ crop, ha, kgHa, kg }: Record<string, string>) => {
    const planted = { ...DENDE, material: named(crop!, true), plantedHa: exact(ha!), yieldAtMaturity: exact(kgHa!) };
    expect(expectedOfPerennial(planted)).toEqual(exact(kg!));
  });

  test('art. 7º, caput: an annual crop is refused; a class that does not say is the person’s word', () => {
    expect(expectedOfPerennial({ ...DENDE, material: named('girassol', false) })).toEqual(
      refuse({ code: 'perennialOfAnnualCrop', label: 'girassol' }),
    );
    expect(expectedOfPerennial({ ...DENDE, material: named('diversificada', null) })).toEqual(exact('2400000'));
  });

  test('art. 7º, caput: the area is contracted, and the family farmer grows the crop', () => {
    expect(expectedOfPerennial({ ...DENDE, contracted: false })).toEqual(refuse({ code: 'perennialNotContracted' }));
    expect(expectedOfPerennial({ ...DENDE, conductedByFamily: false })).toEqual(
      refuse({ code: 'perennialNotConducted' }),
    );
  });

  test('art. 7º § 1º: a yield in t/ha is refused', () => {
    expect(expectedOfPerennial({ ...DENDE, yieldAtMaturity: exact('9') })).toEqual(
      refuse({ code: 'yieldImplausible', yieldKgHa: exact('9') }),
    );
  });

  test.each`
    on              | maturity        | statement       | ended
    ${'2023-06-30'} | ${'2023-07-01'} | ${null}         | ${null}
    ${'2023-07-01'} | ${'2023-07-01'} | ${null}         | ${null}
    ${'2023-07-02'} | ${'2023-07-01'} | ${null}         | ${'2023-07-01'}
    ${'2023-03-31'} | ${'2023-07-01'} | ${'2023-03-31'} | ${null}
    ${'2023-04-01'} | ${'2023-07-01'} | ${'2023-03-31'} | ${'2023-03-31'}
    ${'2023-07-02'} | ${'2023-07-01'} | ${'2024-01-01'} | ${'2023-07-01'}
    ${'2023-04-01'} | ${null}         | ${'2023-03-31'} | ${'2023-03-31'}
    ${'2030-01-01'} | ${null}         | ${null}         | ${null}
  `('art. 7º § 3º: on $on, maturity $maturity, statement $statement', ({ on, maturity, statement, ended }) => {
    expect(expectedOfPerennial({ ...DENDE, on, maturity, statement })).toEqual(
      ended === null ? exact('2400000') : refuse({ code: 'perennialEnded', date: on, end: ended }),
    );
  });

  test.each`
    region            | multiplied
    ${'Norte'}        | ${true}
    ${'Nordeste'}     | ${true}
    ${'Semiárido'}    | ${true}
    ${'Centro-Oeste'} | ${false}
    ${'Sudeste'}      | ${false}
    ${'Sul'}          | ${false}
  `('art. 7º § 4º: multiplied in $region: $multiplied', ({ region, multiplied }) =>
    expect(multipliedAsPerennial(region)).toBe(multiplied),
  );
});

import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { areaLimit, hasAreaLimit, withinArea, type WithinArea } from '../../../src/rules/selo/art6AreaLimit';
import type { Material } from '../../../src/rules/selo/material';
import { refuse, SeloRefusal } from '../../../src/rules/selo/refusal';

describe('art. 6º: limit = declared area (ha) × yield (kg/ha)', () => {
  test.each`
    ha          | kgHa         | limit
    ${'18'}     | ${'3600'}    | ${'64800'}
    ${'12.5'}   | ${'3241'}    | ${'40512.5'}
    ${'0.3333'} | ${'1437.21'} | ${'479.022093'}
    ${'120'}    | ${'20000'}   | ${'2400000'}
    ${'0'}      | ${'3600'}    | ${'0'}
    ${'1'}      | ${'10'}      | ${'10'}
    ${'1'}      | ${'200000'}  | ${'200000'}
  `('$ha ha × $kgHa kg/ha = $limit kg, nothing rounded', ({ ha, kgHa, limit }: Record<string, string>) => {
    expect(areaLimit(exact(ha!), exact(kgHa!))).toEqual(exact(limit!));
  });

  test.each(['0', '3.6', '9.99', '-1', '200000.01'])('%s kg/ha is no yield in kg/ha', (yieldKgHa) => {
    expect(areaLimit(exact('18'), exact(yieldKgHa))).toEqual(
      refuse({ code: 'yieldImplausible', yieldKgHa: exact(yieldKgHa) }),
    );
  });

  test('no area is negative', () => {
    expect(areaLimit(exact('-0.01'), exact('3600'))).toEqual(
      refuse({ code: 'figureNegative', what: 'area', value: exact('-0.01') }),
    );
  });
});

describe('art. 6º: the quantity of 18 ha at 3.600 kg/ha', () => {
  test.each`
    quantity     | admitted   | disallowed | why
    ${'70000'}   | ${'64800'} | ${'5200'}  | ${'over the limit'}
    ${'64801'}   | ${'64800'} | ${'1'}     | ${'a kg over'}
    ${'64800.1'} | ${'64800'} | ${'0.1'}   | ${'a tenth over'}
    ${'64800'}   | ${'64800'} | ${'0'}     | ${'on the limit'}
    ${'64799'}   | ${'64799'} | ${'0'}     | ${'a kg under'}
    ${'0'}       | ${'0'}     | ${'0'}     | ${'nothing'}
  `('$why: of $quantity kg $admitted are admitted', ({ quantity, admitted, disallowed }: Record<string, string>) => {
    expect(withinArea(exact(quantity!), exact('18'), exact('3600'))).toEqual({
      limit: exact('64800'),
      admitted: exact(admitted!),
      disallowed: exact(disallowed!),
    });
  });

  test('70.000 kg at R$ 2,20: R$ 142.560,00 admitted, R$ 11.440,00 disallowed', () => {
    const { admitted, disallowed } = withinArea(exact('70000'), exact('18'), exact('3600')) as WithinArea;
    expect([admitted, disallowed].map((kg) => kg.times('2.20').toFixed(2))).toEqual(['142560.00', '11440.00']);
  });

  test('no quantity is negative, and a bad yield is told though nothing was delivered', () => {
    expect(withinArea(exact('-1'), exact('18'), exact('3600'))).toEqual(
      refuse({ code: 'figureNegative', what: 'quantity', value: exact('-1') }),
    );
    expect(withinArea(exact('0'), exact('18'), exact('3.6'))).toBeInstanceOf(SeloRefusal);
  });

  const hundredths = (most: number) => fc.integer({ min: 0, max: most }).map((whole) => exact(String(whole)).div(100));
  test('admitted and disallowed are what was presented, within the limit, and admitting twice changes nothing', () => {
    fc.assert(
      fc.property(
        hundredths(1e9),
        hundredths(1e5),
        hundredths(2e6).map((kgHa) => kgHa.plus(10)),
        (quantity, ha, kgHa) => {
          const once = withinArea(quantity, ha, kgHa) as WithinArea;
          expect(once.admitted.plus(once.disallowed)).toEqual(quantity);
          expect(once.admitted.lte(once.limit) && !once.disallowed.isNegative()).toBe(true);
          expect((withinArea(once.admitted, ha, kgHa) as WithinArea).admitted).toEqual(once.admitted);
        },
      ),
    );
  });
});

test.each`
  kind               | held
  ${'soja'}          | ${true}
  ${'milho'}         | ${true}
  ${'diversificada'} | ${true}
  ${'insumo'}        | ${true}
  ${'animal'}        | ${false}
`('art. 6º, leitura S18: $kind is held against area and yield: $held', ({ kind, held }) => {
  const material: Material = { id: null, label: kind, class: kind, species: null, perennial: null, form: null };
  expect(hasAreaLimit(material)).toBe(held);
});

import { readMeasure, readYears } from '../../src/brazil/measures';
import type { Read } from '../../src/brazil/read';

const said = (read: Read<string>) => (read.ok ? read.value : read.fault.code);

describe('numbers with the unit people write behind them', () => {
  test.each`
    unit         | cell                     | value
    ${'ha'}      | ${18}                    | ${'18'}
    ${'ha'}      | ${'18'}                  | ${'18'}
    ${'ha'}      | ${'18,5 ha'}             | ${'18.5'}
    ${'ha'}      | ${'18,5ha.'}             | ${'18.5'}
    ${'ha'}      | ${'1.234,5 hectares'}    | ${'1234.5'}
    ${'ha'}      | ${'18\u00a0ha'}          | ${'18'}
    ${'ha'}      | ${'18.500 ha'}           | ${'numberAmbiguous'}
    ${'ha'}      | ${'18 kg'}               | ${'numberWrongUnit'}
    ${'ha'}      | ${'7 alqueires'}         | ${'numberWrongUnit'}
    ${'ha'}      | ${'50%'}                 | ${'numberPercent'}
    ${'ha'}      | ${'ha'}                  | ${'numberUnreadable'}
    ${'ha'}      | ${'18 ha (declarada)'}   | ${'numberUnreadable'}
    ${'ha'}      | ${''}                    | ${'blank'}
    ${'ha'}      | ${null}                  | ${'blank'}
    ${'ha'}      | ${true}                  | ${'logical'}
    ${'ha'}      | ${'#DIV/0!'}             | ${'errorCell'}
    ${'kg/ha'}   | ${3600}                  | ${'3600'}
    ${'kg/ha'}   | ${'3.600 kg/ha'}         | ${'3600'}
    ${'kg/ha'}   | ${'3600kg/ha'}           | ${'3600'}
    ${'kg/ha'}   | ${'3.600,5 kg / ha'}     | ${'3600.5'}
    ${'kg/ha'}   | ${'3600 kg por hectare'} | ${'3600'}
    ${'kg/ha'}   | ${'3600 kg ha-1'}        | ${'3600'}
    ${'kg/ha'}   | ${'3600 kg.ha−1'}        | ${'3600'}
    ${'kg/ha'}   | ${'3600 kg ha⁻¹'}        | ${'3600'}
    ${'kg/ha'}   | ${'3.600'}               | ${'numberAmbiguous'}
    ${'kg/ha'}   | ${'3,6 t/ha'}            | ${'numberWrongUnit'}
    ${'kg/ha'}   | ${'60 sc/ha'}            | ${'numberWrongUnit'}
    ${'kg/ha'}   | ${'3600 kg'}             | ${'numberWrongUnit'}
    ${'laudos'}  | ${'4 laudos'}            | ${'4'}
    ${'laudos'}  | ${'1 laudo técnico'}     | ${'1'}
    ${'laudos'}  | ${'4 laudos de visita'}  | ${'4'}
    ${'parcela'} | ${'2ª'}                  | ${'2'}
    ${'parcela'} | ${'2ª parcela'}          | ${'2'}
    ${'parcela'} | ${2}                     | ${'2'}
  `('$cell in $unit: $value', ({ unit, cell, value }) => expect(said(readMeasure(cell, unit))).toBe(value));

  test('another unit is told with the one asked for', () =>
    expect(readMeasure('3,6 t/ha', 'kg/ha')).toEqual({
      ok: false,
      fault: { code: 'numberWrongUnit', typed: '3,6 t/ha', unit: 't/ha', expected: 'kg/ha' },
    }));
});

describe('a time in years', () => {
  test.each`
    cell                   | value
    ${3.5}                 | ${'3.5'}
    ${'3,5'}               | ${'3.5'}
    ${'4 anos'}            | ${'4'}
    ${'1 ano'}             | ${'1'}
    ${'3,5 anos'}          | ${'3.5'}
    ${'3 anos e 4 meses'}  | ${'3.33333333333333'}
    ${'3 anos, 4 meses'}   | ${'3.33333333333333'}
    ${'3a 6m'}             | ${'3.5'}
    ${'2 anos e 12 meses'} | ${'3'}
    ${'3 anos e meio'}     | ${'3.5'}
    ${'36 meses'}          | ${'3'}
    ${'1 mês'}             | ${'0.0833333333333333'}
    ${'novo'}              | ${'numberUnreadable'}
    ${''}                  | ${'blank'}
    ${'5 dias'}            | ${'numberWrongUnit'}
  `('$cell: $value', ({ cell, value }) => expect(said(readYears(cell))).toBe(value));
});

import { plantParametersIn } from '../../src/sheets/plantParameters';
import type { CellValue } from '../../src/workbook/port';
import { gridOf } from './gridOf';

const found = (rows: CellValue[][]) =>
  [...(plantParametersIn(gridOf(rows)) ?? [])].map(([parameter, { value }]) => [parameter, value]);

describe('what a sheet says of a plant’s year', () => {
  test.each([
    [
      'labels with the values beside them, as in the sample',
      [
        ['Parâmetros', null],
        ['Regra', '280/2022'],
        ['Ano civil', 2023],
        ['Usina', 'Usina Exemplo'],
        ['UF da usina', 'MT'],
        ['Biodiesel vendido no ano (m³)', 250_000],
        ['Preço médio (R$/m³)', 5500],
        ['Valor do biodiesel vendido (R$)', 1_375_000_000],
        ['Percentual mínimo – VALOR DE EXEMPLO', 0.3],
        ['Teto de venda por família no ano (R$)', 500_000],
      ],
      [
        ['ruleSet', '280/2022'],
        ['year', 2023],
        ['plantUf', 'MT'],
        ['cubicMetres', 250_000],
        ['revenue', 1_375_000_000],
        ['minimumShare', 0.3],
        ['familyCeiling', 500_000],
      ],
    ],
    [
      'labels side by side with the values below',
      [
        [
          'regra',
          'ano_civil',
          'upb_uf',
          'percentual_minimo',
          'volume_biodiesel_m3',
          'valor_biodiesel_vendido',
          'teto_mcr',
        ],
        ['280/2022', 2023, 'GO', 0.25, 1000, 5_500_000, 500_000],
      ],
      [
        ['ruleSet', '280/2022'],
        ['year', 2023],
        ['plantUf', 'GO'],
        ['minimumShare', 0.25],
        ['cubicMetres', 1000],
        ['revenue', 5_500_000],
        ['familyCeiling', 500_000],
      ],
    ],
    [
      'blank values are not taken from the remark beside them',
      [
        ['Regra', null, 'Portaria a aplicar'],
        ['Ano civil', 2023, 'Ano das aquisições'],
        ['UF da usina', 'BA', ''],
        ['Biodiesel vendido no ano (R$)', 100, 'O denominador'],
        ['Percentual mínimo', null, 'Em branco: sem veredito'],
      ],
      [
        ['year', 2023],
        ['plantUf', 'BA'],
        ['revenue', 100],
      ],
    ],
    [
      'English labels',
      [
        ['Rules', '28/2024'],
        ['Calendar year', 2025],
        ['State of the plant (UF)', 'RS'],
        ['Biodiesel sold in the year (R$)', 9],
        ['Biodiesel sold in the year (m³)', 3],
        ['Minimum share', '20%'],
      ],
      [
        ['ruleSet', '28/2024'],
        ['year', 2025],
        ['plantUf', 'RS'],
        ['revenue', 9],
        ['cubicMetres', 3],
        ['minimumShare', '20%'],
      ],
    ],
  ] as [string, CellValue[][], unknown[]][])('%s', (_name, rows, expected) => {
    expect(found(rows)).toEqual(expected);
  });

  test('a table that has a year is no sheet of parameters', () => {
    expect(
      plantParametersIn(
        gridOf([
          ['Ano', 'Produto', 'Valor'],
          [2023, 'Soja', 10],
        ]),
      ),
    ).toBeNull();
  });
});

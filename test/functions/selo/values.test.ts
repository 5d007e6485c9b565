import fc from 'fast-check';
import { call, column } from '../call';

describe('art. 4º § 3º: USED, R$', () => {
  test.each`
    args                                     | value
    ${[180000, 3.3333]}                      | ${108000}
    ${['R$ 180.000,00', '3 anos e 4 meses']} | ${108000}
    ${[180000, '40 meses']}                  | ${108000}
    ${[180000, '3 anos']}                    | ${126000}
    ${[180000, 0]}                           | ${180000}
    ${[180000, 10]}                          | ${0}
    ${[180000, 12]}                          | ${0}
    ${[180000, 4, 0.15]}                     | ${72000}
    ${[180000, 4, '15%']}                    | ${72000}
    ${[180000, 4, '10%']}                    | ${108000}
    ${[180000, 4, null]}                     | ${108000}
    ${[1000.05, 1]}                          | ${900.05}
    ${[3, 0.1 + 0.2 + 0.7]}                  | ${2.7}
  `('$args: $value', ({ args, value }) => expect(call('SELO.USED', args)).toBe(value));

  test.each`
    args                   | error
    ${[180000, 3, 0.05]}   | ${'#N/A Decréscimo de 5% ao ano não é admitido: o mínimo é 10% (art. 4º, § 3º).'}
    ${[180000, 3, '9,9%']} | ${'#N/A Decréscimo de 9,9% ao ano não é admitido: o mínimo é 10% (art. 4º, § 3º).'}
    ${[180000, 3, 0]}      | ${'#N/A Decréscimo de 0% ao ano não é admitido: o mínimo é 10% (art. 4º, § 3º).'}
    ${[180000, 2019]}      | ${'#VALUE! Tempo de uso de 2.019 anos: parece um ano ou uma data. Informe há quantos anos o bem era usado.'}
    ${[180000, -1]}        | ${'#VALUE! O tempo de uso não pode ser negativo; foi informado −1.'}
    ${[-180000, 1]}        | ${'#VALUE! O valor da nota fiscal não pode ser negativo; foi informado R$ −180.000,00.'}
    ${[180000, null]}      | ${'#VALUE! anos_uso: falta o valor. Preencha a célula.'}
    ${[180000, 'novo']}    | ${'#VALUE! anos_uso “novo” não é um número válido. Use, por exemplo, 1.500,5.'}
  `('$args: $error', ({ args, error }) => expect(call('SELO.USED', args)).toBe(error));

  test('a rate of 10 is one that must say whether 10% is meant', () =>
    expect(call('SELO.USED', [180000, 3, 10])).toMatch(/^#VALUE! decréscimo_ano “10” passa de 100%.*10% ou 0,1\.$/));
});

describe('art. 4º § 4º: INSTALMENT, R$', () => {
  test.each`
    args                                        | value
    ${[500000, 5, 1]}                           | ${100000}
    ${[100000, 3, column(1, 2, 3)]}             | ${column(33333.33, 33333.33, 33333.34)}
    ${[100000, 1, 1, false]}                    | ${100000}
    ${[100000, 5, 5, true]}                     | ${20000}
    ${['R$ 100.000,00', '5 anos', '2ª', 'sim']} | ${20000}
    ${[100000, 5, 1, 'SEI 21000.012345/2023']}  | ${20000}
    ${[0.03, 5, column(1, 2, 3, 4, 5)]}         | ${column(0.01, 0.01, 0.01, 0, 0)}
  `('$args: $value', ({ args, value }) => expect(call('SELO.INSTALMENT', args)).toEqual(value));

  test.each`
    args                            | error
    ${[100000, 6, 1]}               | ${'#N/A A amortização é de 1 a 5 anos inteiros; foi informado 6 (art. 4º, § 4º).'}
    ${[100000, 2.5, 1]}             | ${'#N/A A amortização é de 1 a 5 anos inteiros; foi informado 2,5 (art. 4º, § 4º).'}
    ${[100000, 0, 1]}               | ${'#N/A A amortização é de 1 a 5 anos inteiros; foi informado 0 (art. 4º, § 4º).'}
    ${[100000, 3, 4]}               | ${'#VALUE! A parcela vai de 1 a 3, o número de anos; foi informado 4.'}
    ${[100000, 3, 1, false]}        | ${'#N/A Amortizar em 3 anos depende de pedido deferido pelo DEP (art. 4º, § 4º). Sem ele use 1 ano: o valor inteiro conta no ano da doação.'}
    ${[100000, 3, 1, [['']]]}       | ${'#N/A Amortizar em 3 anos depende de pedido deferido pelo DEP (art. 4º, § 4º). Sem ele use 1 ano: o valor inteiro conta no ano da doação.'}
    ${[-1, 3, 1]}                   | ${'#VALUE! O valor não pode ser negativo; foi informado R$ −1,00.'}
    ${[100000, null, 1]}            | ${'#VALUE! anos: falta o valor. Preencha a célula.'}
    ${[100000, 3, 1, 'em análise']} | ${'#VALUE! deferido “em análise” não é sim nem não. Escreva sim ou não, VERDADEIRO ou FALSO, 1 ou 0.'}
  `('$args: $error', ({ args, error }) => expect(call('SELO.INSTALMENT', args)).toBe(error));

  test('the parts of any value add up to it', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 5 }), (cents, years) => {
        const numbers = Array.from({ length: years }, (_, index) => index + 1);
        const parts = call('SELO.INSTALMENT', [cents / 100, years, column(...numbers)]) as number[][];
        expect(parts.reduce((sum, [part]) => sum + Math.round(part! * 100), 0)).toBe(cents);
      }),
    );
  });
});

describe('art. 4º, IV, b: TRAVEL, R$', () => {
  test.each`
    args                                                    | value
    ${[86400]}                                              | ${12960}
    ${[86400, 18950.4]}                                     | ${18950.4}
    ${[86400, 41000]}                                       | ${34560}
    ${[86400, 34560]}                                       | ${34560}
    ${[86400, 34560.01]}                                    | ${34560}
    ${[86400, 34559.99]}                                    | ${34559.99}
    ${[86400, 9000]}                                        | ${12960}
    ${['R$ 86.400,00', '18.950,40']}                        | ${18950.4}
    ${[86400, '-']}                                         | ${12960}
    ${[column(86400, 1000, ''), column(41000, null, null)]} | ${column(34560, 150, '')}
  `('$args: $value', ({ args, value }) => expect(call('SELO.TRAVEL', args)).toEqual(value));

  test.each`
    args              | error
    ${[-1]}           | ${'#VALUE! O salário não pode ser negativo; foi informado R$ −1,00.'}
    ${[86400, -0.01]} | ${'#VALUE! O valor dos comprovantes não pode ser negativo; foi informado R$ −0,01.'}
    ${['15%', 100]}   | ${'#VALUE! salário “15%” é uma porcentagem. Informe o número, sem %.'}
    ${[null, 100]}    | ${'#VALUE! salário: falta o valor. Preencha a célula.'}
  `('$args: $error', ({ args, error }) => expect(call('SELO.TRAVEL', args)).toBe(error));
});

describe('art. 3º § 9º: FAMILYCAP, R$ a year', () => {
  test.each`
    args                                                      | value
    ${[]}                                                     | ${500000}
    ${['15/03/2023']}                                         | ${500000}
    ${[45000]}                                                | ${500000}
    ${['30/06/2021']}                                         | ${415000}
    ${['2021-07-01']}                                         | ${500000}
    ${[column('01/07/2017', '30/06/2018', '', '01/07/2018')]} | ${column(360000, 360000, '', 415000)}
  `('$args: $value', ({ args, value }) => expect(call('SELO.FAMILYCAP', args)).toEqual(value));

  test('no ceiling of another year stands in', () => {
    expect(call('SELO.FAMILYCAP', ['01/07/2025'])).toBe(
      '#N/A Não se conhece o teto do Pronaf em 01/07/2025. O mais próximo, do Plano Safra 2024/25, é R$ 500.000,00 (01/07/2024 a 30/06/2025) e não vale para outro ano. Digite o valor do MCR daquele dia (art. 3º, § 9º).',
    );
    expect(call('SELO.FAMILYCAP', ['30/06/2017'], 'en-US')).toBe(
      '#N/A The Pronaf ceiling of 30 Jun 2017 is not known. The nearest, of Plano Safra 2017/18, is R$ 360,000.00 (1 Jul 2017 to 30 Jun 2018) and holds for no other year. Type the figure of the MCR of that day (art. 3 § 9).',
    );
  });

  test('a year or a word is no date', () => {
    expect(call('SELO.FAMILYCAP', [2023])).toBe(
      '#VALUE! data “2023” traz só o ano. Escreva a data completa: dd/mm/aaaa.',
    );
    expect(call('SELO.FAMILYCAP', ['hoje'])).toMatch(/^#VALUE! data “hoje” não é uma data válida/);
  });
});

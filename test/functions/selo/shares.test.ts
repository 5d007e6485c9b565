import fc from 'fast-check';
import { exact } from '../../../src/rules/exact';
import { call, column } from '../call';

describe('SELO.PERCENT: art. 3º, I', () => {
  test.each`
    args                                                             | share
    ${[328200000, 19600000, 1375000000]}                             | ${'0.252945454545455'}
    ${[89500000, 11800000, 1375000000]}                              | ${'0.0736727272727273'}
    ${['R$ 328.200.000,00', '19.600.000,00', 'R$ 1.375.000.000,00']} | ${'0.252945454545455'}
    ${[[[328200000]], [[19600000]], [[1375000000]]]}                 | ${'0.252945454545455'}
    ${[0, 0, 1]}                                                     | ${'0.00000000000000'}
    ${[10, 0, 5]}                                                    | ${'2.00000000000000'}
  `('$args gives $share', ({ args, share }) =>
    expect((call('SELO.PERCENT', args) as number).toPrecision(15)).toBe(share),
  );

  test('all blank stays blank', () => expect(call('SELO.PERCENT', [null, '', undefined])).toBe(''));

  test.each`
    args                    | error
    ${[1, 1, 0]}            | ${'#VALUE! O valor do biodiesel vendido no ano precisa ser maior que zero; foi informado R$ 0,00. Sem ele não há percentual.'}
    ${[1, 1, -5]}           | ${'#VALUE! O valor do biodiesel vendido no ano precisa ser maior que zero; foi informado R$ −5,00. Sem ele não há percentual.'}
    ${[1, 1, null]}         | ${'#VALUE! biodiesel_vendido: falta o valor. Preencha a célula.'}
    ${['', 1, 1]}           | ${'#VALUE! compras_ponderadas: falta o valor. Preencha a célula.'}
    ${[1, '', 1]}           | ${'#VALUE! custos_ponderados: falta o valor. Preencha a célula.'}
    ${[-1, 1, 1]}           | ${'#VALUE! O valor ponderado das aquisições não pode ser negativo; foi informado R$ −1,00.'}
    ${[1, -1, 1]}           | ${'#VALUE! O valor ponderado dos custos não pode ser negativo; foi informado R$ −1,00.'}
    ${[column(1, 2), 1, 1]} | ${'#VALUE! compras_ponderadas: informe um só valor, e não um intervalo.'}
    ${[1e300, 1, 1]}        | ${/^#VALUE! O valor R\$ 1\.0.* é grande demais/}
  `('$args: $error', ({ args, error }) =>
    typeof error === 'string'
      ? expect(call('SELO.PERCENT', args)).toBe(error)
      : expect(call('SELO.PERCENT', args)).toMatch(error),
  );
});

describe('SELO.MISSING: art. 3º, I', () => {
  test.each`
    args                                | missing
    ${[0.15, 150e6, 1375e6, 26]}        | ${2163461.54}
    ${['15%', 150e6, 1375e6, 26]}       | ${2163461.54}
    ${['0,15', 150e6, 1375e6, '26,0']}  | ${2163461.54}
    ${[0.15, 206250000, 1375e6, 1]}     | ${0}
    ${[0.15, 206249999.99, 1375e6, 1]}  | ${0.01}
    ${[0.15, 206249999.99, 1375e6, 26]} | ${0.01}
    ${[0.15, 347.8e6, 1375e6, 5.2]}     | ${0}
    ${[0.5, 0, 100, 1.3]}               | ${38.47}
  `('$args: $missing', ({ args, missing }) => expect(call('SELO.MISSING', args)).toBe(missing));

  test('a column of multipliers', () =>
    expect(call('SELO.MISSING', [0.15, 150e6, 1375e6, column(1, '', 5.2, 26)])).toEqual(
      column(56250000, '', 10817307.7, 2163461.54),
    ));

  test.each`
    args                           | error
    ${[null, 1, 2, 1]}             | ${'#VALUE! Informe o percentual mínimo da sua região (art. 3º, I), por exemplo 15%: a página que o fixa não consta aqui, e nenhum valor é suposto.'}
    ${['', 1, 2, 1]}               | ${'#VALUE! Informe o percentual mínimo da sua região (art. 3º, I), por exemplo 15%: a página que o fixa não consta aqui, e nenhum valor é suposto.'}
    ${[0, 1, 2, 1]}                | ${'#VALUE! Informe o percentual mínimo da sua região (art. 3º, I), por exemplo 15%: a página que o fixa não consta aqui, e nenhum valor é suposto.'}
    ${['0%', 1, 2, 1]}             | ${'#VALUE! Percentual mínimo de 0%: precisa estar acima de 0% e até 100%. Escreva 15% ou 0,15.'}
    ${[0.15, -1, 2, 1]}            | ${'#VALUE! O valor ponderado já alcançado não pode ser negativo; foi informado R$ −1,00.'}
    ${[0.15, 1, 0, 1]}             | ${'#VALUE! O valor do biodiesel vendido no ano precisa ser maior que zero; foi informado R$ 0,00. Sem ele não há percentual.'}
    ${[0.15, 1, 2, 0]}             | ${'#VALUE! Multiplicador 0 não existe: precisa ser maior que zero, em geral de 1 a 104. SELO.MULTIPLIER o calcula (art. 4º, § 9º).'}
    ${[0.15, 1, 2, -26]}           | ${'#VALUE! Multiplicador −26 não existe: precisa ser maior que zero, em geral de 1 a 104. SELO.MULTIPLIER o calcula (art. 4º, § 9º).'}
    ${[0.15, 1, 2, null]}          | ${'#VALUE! multiplicador: falta o valor. Preencha a célula.'}
    ${[0.15, '', 2, 1]}            | ${'#VALUE! ponderado_até_agora: falta o valor. Preencha a célula.'}
    ${[column(0.1, 0.2), 1, 2, 1]} | ${'#VALUE! percentual_mínimo: informe um só valor, e não um intervalo.'}
  `('$args: $error', ({ args, error }) => expect(call('SELO.MISSING', args)).toBe(error));

  test('15 in a cell is 1500%, and the message says so', () =>
    expect(call('SELO.MISSING', [15, 1, 2, 1])).toMatch(/^#VALUE! percentual_mínimo.*15%/));

  test('a bad multiplier in a column leaves the other rows alone', () =>
    expect(call('SELO.MISSING', [0.5, 0, 100, column(1, 'x', 2)])).toEqual(
      column(50, expect.stringMatching(/^#VALUE! multiplicador “x”/), 25),
    ));

  test('what is missing reaches the minimum share, and a cent less does not', () => {
    const cents = fc.integer({ min: 1, max: 1e12 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10000 }),
        cents,
        cents,
        fc.constantFrom(1, 1.3, 2, 4, 5, 5.2, 16, 20.8, 26, 104),
        (share, soFar, revenue, multiplier) => {
          const answer = call('SELO.MISSING', [share / 1e4, soFar / 100, revenue / 100, multiplier]) as number;
          const reached = (bought: string) =>
            exact(bought)
              .times(multiplier)
              .plus(exact(String(soFar)).div(100))
              .gte(exact(String(share)).times(revenue).div(1e6));
          const text = answer.toFixed(2);
          expect(reached(text)).toBe(true);
          expect(answer === 0 || !reached(exact(text).minus('0.01').toFixed(2))).toBe(true);
        },
      ),
    );
  });
});

describe('SELO.REGIONALSHARE: Portaria Interministerial MME/MDA 2/2023, art. 1º', () => {
  test.each`
    args                                             | required | missing
    ${[4300000, 101300000, 2024]}                    | ${0.1}   | ${6477777.78}
    ${[4300000, 101300000, 2025]}                    | ${0.15}  | ${12817647.06}
    ${[4300000, 101300000, 2026]}                    | ${0.2}   | ${19950000}
    ${[4300000, 101300000, 2030]}                    | ${0.2}   | ${19950000}
    ${[4300000, 101300000]}                          | ${0.2}   | ${19950000}
    ${[4300000, 101300000, '']}                      | ${0.2}   | ${19950000}
    ${[4300000, 101300000, 0]}                       | ${0.2}   | ${19950000}
    ${[4300000, 101300000, '31/12/2024']}            | ${0.1}   | ${6477777.78}
    ${['4.300.000,00', 'R$ 101.300.000,00', '2025']} | ${0.15}  | ${12817647.06}
  `('$args: $required required, R$ $missing missing', ({ args, required, missing }) =>
    expect(call('SELO.REGIONALSHARE', args)).toEqual([[4300000 / 101300000, required, missing]]),
  );

  test.each`
    args                  | gives
    ${[20, 100, 2026]}    | ${[0.2, 0.2, 0]}
    ${[19.99, 100, 2026]} | ${[0.1999, 0.2, 0.02]}
    ${[20.01, 100, 2026]} | ${[0.2001, 0.2, 0]}
    ${[10, 100, 2024]}    | ${[0.1, 0.1, 0]}
    ${[15, 100, 2025]}    | ${[0.15, 0.15, 0]}
    ${[100, 100, 2026]}   | ${[1, 0.2, 0]}
    ${[0, 100, 2026]}     | ${[0, 0.2, 25]}
    ${[null, '', 2026]}   | ${['', '', '']}
  `('$args gives $gives', ({ args, gives }) => expect(call('SELO.REGIONALSHARE', args)).toEqual([gives]));

  test.each`
    args                     | error
    ${[4.3, 101.3, 2023]}    | ${'#N/A Em 2023 não havia parte mínima para N, NE e Semiárido: ela é exigida a partir de 2024 (Portaria Interministerial MME/MDA nº 2/2023, art. 1º).'}
    ${[101.31, 101.3, 2026]} | ${'#VALUE! O valor do N, NE e Semiárido (R$ 101,31) passa do total (R$ 101,30), do qual faz parte. Informe os dois valores efetivos, sem multiplicadores.'}
    ${[0, 0, 2026]}          | ${'#VALUE! O valor efetivo total precisa ser maior que zero; foi informado R$ 0,00. Sem ele não há percentual.'}
    ${[-1, 5, 2026]}         | ${'#VALUE! O valor do N, NE e Semiárido não pode ser negativo; foi informado R$ −1,00.'}
    ${[null, 5, 2026]}       | ${'#VALUE! efetivo_n_ne_sa: falta o valor. Preencha a célula.'}
    ${[1, 5, 'este ano']}    | ${'#VALUE! ano “este ano” não é válido; escreva, por exemplo, 2023.'}
    ${[1, 5, '#N/A']}        | ${'#N/A ano: a célula traz o erro #N/D. Corrija primeiro a célula de origem.'}
  `('$args: $error', ({ args, error }) => expect(call('SELO.REGIONALSHARE', args)).toBe(error));

  test('with what is missing the part is reached, and with a cent less it is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom([2024, '0.1'], [2025, '0.15'], [2026, '0.2']),
        (total, part, [year, required]) => {
          const northern = Math.floor(total * part);
          const [[, , missing]] = call('SELO.REGIONALSHARE', [northern / 100, total / 100, year]) as [[0, 0, number]];
          const cents = Math.round(missing * 100);
          const reached = (more: number) =>
            exact(String(northern + more)).gte(exact(String(required)).times(total + more));
          expect(reached(cents)).toBe(true);
          expect(cents === 0 || !reached(cents - 1)).toBe(true);
        },
      ),
    );
  });
});

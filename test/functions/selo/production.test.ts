import fc from 'fast-check';
import { call, column } from '../call';

describe('art. 6º: AREALIMIT and ADMITTED, kg', () => {
  test.each`
    id                  | args                                    | kg
    ${'SELO.AREALIMIT'} | ${[18, 3600]}                           | ${64800}
    ${'SELO.AREALIMIT'} | ${['18 ha', '3.600 kg/ha']}             | ${64800}
    ${'SELO.AREALIMIT'} | ${['12,5', 3241]}                       | ${40512.5}
    ${'SELO.AREALIMIT'} | ${[0.1 + 0.2, 3000]}                    | ${900}
    ${'SELO.AREALIMIT'} | ${[120, 20000]}                         | ${2400000}
    ${'SELO.AREALIMIT'} | ${[0, 3600]}                            | ${0}
    ${'SELO.ADMITTED'}  | ${[70000, 18, 3600]}                    | ${64800}
    ${'SELO.ADMITTED'}  | ${[64801, 18, 3600]}                    | ${64800}
    ${'SELO.ADMITTED'}  | ${[64800, 18, 3600]}                    | ${64800}
    ${'SELO.ADMITTED'}  | ${[64799, 18, 3600]}                    | ${64799}
    ${'SELO.ADMITTED'}  | ${['70.000 kg', '18 ha', '3600 kg/ha']} | ${64800}
  `('$id $args: $kg', ({ id, args, kg }) => expect(call(id, args)).toBe(kg));

  test.each`
    id                  | args                   | error
    ${'SELO.AREALIMIT'} | ${[18, 3.6]}           | ${'#VALUE! Produtividade de 3,6 kg/ha não existe. Informe em kg/ha, e não em t/ha nem em sacas: 3,6 t/ha são 3.600 kg/ha (art. 6º).'}
    ${'SELO.AREALIMIT'} | ${[18, '3,6 t/ha']}    | ${'#VALUE! produtividade_kg_ha “3,6 t/ha” está em t/ha, e não em kg/ha. Faça a conversão e informe só o número: nenhuma unidade é convertida sem você ver.'}
    ${'SELO.AREALIMIT'} | ${[18, 3600000]}       | ${'#VALUE! Produtividade de 3.600.000 kg/ha não existe. Informe em kg/ha, e não em t/ha nem em sacas: 3,6 t/ha são 3.600 kg/ha (art. 6º).'}
    ${'SELO.AREALIMIT'} | ${[-1, 3600]}          | ${'#VALUE! A área não pode ser negativa; foi informado −1 ha.'}
    ${'SELO.AREALIMIT'} | ${[null, 3600]}        | ${'#VALUE! área_ha: falta o valor. Preencha a célula.'}
    ${'SELO.AREALIMIT'} | ${[18]}                | ${'#VALUE! produtividade_kg_ha: falta o valor. Preencha a célula.'}
    ${'SELO.AREALIMIT'} | ${['18.500 ha', 3600]} | ${'#VALUE! área_ha “18.500” é um número ambíguo: escreva 18500 ou 18,5.'}
    ${'SELO.ADMITTED'}  | ${[-5, 18, 3600]}      | ${'#VALUE! A quantidade não pode ser negativa; foi informado −5 kg.'}
    ${'SELO.ADMITTED'}  | ${['70 t', 18, 3600]}  | ${'#VALUE! quantidade “70 t” está em t, e não em kg. Faça a conversão e informe só o número: nenhuma unidade é convertida sem você ver.'}
  `('$id $args: $error', ({ id, args, error }) => expect(call(id, args)).toBe(error));

  test('rows on their own; a blank row gives nothing', () =>
    expect(
      call('SELO.ADMITTED', [column(70000, '', 50000, 10), column(18, null, 20, 'x'), column(3600, null, 3000, 3000)]),
    ).toEqual(column(64800, '', 50000, '#VALUE! área_ha “x” não é um número válido. Use, por exemplo, 1.500,5.')));

  test('admitted is never over the quantity or the limit', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1000), fc.integer({ min: 10, max: 200000 }), (kg, ha, kgHa) => {
        expect(call('SELO.ADMITTED', [kg, ha, kgHa])).toBe(Math.min(kg, call('SELO.AREALIMIT', [ha, kgHa]) as number));
      }),
    );
  });
});

describe('art. 8º: LOSS, kg of 150.000 expected', () => {
  test.each`
    args                                                                  | kg
    ${['total', 150000, 0, 1]}                                            | ${150000}
    ${['total', 150000, 0, 1, true]}                                      | ${150000}
    ${['Frustração total', '150.000 kg', '0', '1 laudo', 'sim']}          | ${150000}
    ${['parcial', 150000, 97500, 4]}                                      | ${150000}
    ${['perda parcial', 150000, 119999, 4, 'x']}                          | ${150000}
    ${['parcial', 150000, 120000, 0]}                                     | ${120000}
    ${['parcial', 150000, 120000, 0, false]}                              | ${120000}
    ${['parcial', 150000, 120001, 4]}                                     | ${120001}
    ${['parcial', 150000, 150001, 0]}                                     | ${150001}
    ${['parcial', 0.3, 0.1 + 0.2, 0]}                                     | ${0.3}
    ${['parcial', 150000, 97500, 5, '15/03/2023']}                        | ${150000}
    ${['parcial', 150000, 97500, 5, '15 de março de 2023']}               | ${150000}
    ${['parcial', 150000, 97500, 5, 45000]}                               | ${150000}
    ${['parcial', 150000, 97500, 5, 'Processo n.º 21000.012345/2023-11']} | ${150000}
  `('$args: $kg', ({ args, kg }) => expect(call('SELO.LOSS', args)).toBe(kg));

  test.each`
    args                                       | error
    ${['parcial', 150000, 97500, 3]}           | ${'#N/A A perda ainda não conta. 3 laudos; a norma pede no mínimo 4 (art. 8º, II, b); casos específicos podem ser avaliados pelo DEP.'}
    ${['parcial', 150000, 119999, 1, false]}   | ${'#N/A A perda ainda não conta. 1 laudo; a norma pede no mínimo 4 (art. 8º, II, b); casos específicos podem ser avaliados pelo DEP. Falta o pedido formal ao DEP (art. 8º, § 1º).'}
    ${['parcial', 150000, 97500, 4, 'não']}    | ${'#N/A A perda ainda não conta. Falta o pedido formal ao DEP (art. 8º, § 1º).'}
    ${['parcial', 150000, 97500, 4, [['']]]}   | ${'#N/A A perda ainda não conta. Falta o pedido formal ao DEP (art. 8º, § 1º).'}
    ${['total', 150000, 0, 0]}                 | ${'#N/A A perda ainda não conta. 0 laudos; a norma pede no mínimo 1 (art. 8º, I, b).'}
    ${['total', 150000, 1, 1]}                 | ${'#VALUE! Com 1 kg entregues a frustração não é total. Use “parcial”: a perda conta se passar de 20% (art. 8º, II).'}
    ${['parcial', 150000, 0, 4]}               | ${'#VALUE! Sem entrega não há frustração parcial. Se nada foi colhido, use “total” (art. 8º, I); se houve colheita, ela precisa ter sido comprada (art. 8º, II, b).'}
    ${['metade', 150000, 75000, 4]}            | ${'#VALUE! Tipo de perda “metade” não foi entendido. Escreva total ou parcial (art. 8º, I e II).'}
    ${['parcial', 0, 5, 4]}                    | ${'#VALUE! A produção esperada precisa ser maior que zero; foi informado 0 kg. É a área contratada × produtividade (art. 8º).'}
    ${['parcial', 150000, -1, 4]}              | ${'#VALUE! A quantidade entregue não pode ser negativa; foi informado −1 kg.'}
    ${['parcial', 150000, 97500, 3.5]}         | ${'#VALUE! O número de laudos precisa ser inteiro, de zero em diante; foi informado 3,5.'}
    ${['parcial', 150000, 97500, 'quatro']}    | ${'#VALUE! laudos “quatro” não é um número válido. Use, por exemplo, 1.500,5.'}
    ${['parcial', 150000, null, 4]}            | ${'#VALUE! entregue: falta o valor. Preencha a célula.'}
    ${['', 150000, 97500, 4]}                  | ${'#VALUE! tipo: falta o valor. Preencha a célula.'}
    ${['parcial', 150000, 97500, 4, 'talvez']} | ${'#VALUE! pedido “talvez” não é sim nem não. Escreva sim ou não, VERDADEIRO ou FALSO, 1 ou 0.'}
  `('$args: $error', ({ args, error }) => expect(call('SELO.LOSS', args)).toBe(error));

  test('mortality is told its documents (art. 8º, III)', () => {
    expect(call('SELO.LOSS', ['mortalidade', 10, 0, 1])).toMatch(
      /^#N\/A Mortalidade animal .* a\) .* b\) .* c\) .* d\) .*pedido formal ao DEP \(§ 1º\)\.$/,
    );
  });

  test('where a column of requests is given, a blank in it is a request not made', () =>
    expect(call('SELO.LOSS', ['parcial', 150000, column(97500, 97500, null), 4, column(true, null, '')])).toEqual(
      column(150000, '#N/A A perda ainda não conta. Falta o pedido formal ao DEP (art. 8º, § 1º).', ''),
    ));

  test('in English', () =>
    expect(call('SELO.LOSS', ['parcial', 150000, 97500, 3, false], 'en-US')).toBe(
      '#N/A The loss does not count yet. 3 reports; the norm asks for at least 4 (art. 8, II, b); specific cases may be assessed by the DEP. The formal request to the DEP is missing (art. 8 § 1).',
    ));
});

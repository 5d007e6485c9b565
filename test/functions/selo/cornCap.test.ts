import { call } from '../call';

describe('SELO.CORNCAP: art. 3º, §§ 6º e 7º', () => {
  test.each`
    args                                                 | gives
    ${[25e6, 11e6, 60e6]}                                | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, '']}                            | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, 0]}                             | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, 'autoconsistente']}             | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, 'Auto-consistente']}            | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, 'ii']}                          | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, '(ii)']}                        | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, 'self-consistent']}             | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, 2]}                             | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[25e6, 11e6, 60e6, 'fixa']}                        | ${[20e6, 8.8e6, 7.2e6]}
    ${[25e6, 11e6, 60e6, 'BASE FIXA']}                   | ${[20e6, 8.8e6, 7.2e6]}
    ${[25e6, 11e6, 60e6, 'fixed base']}                  | ${[20e6, 8.8e6, 7.2e6]}
    ${[25e6, 11e6, 60e6, 'leitura (i)']}                 | ${[20e6, 8.8e6, 7.2e6]}
    ${['R$ 25.000.000,00', '11.000.000,00', '60000000']} | ${[17857142.86, 7857142.85, 10285714.29]}
    ${[[[25e6]], [[11e6]], [[60e6]], [['fixa']]]}        | ${[20e6, 8.8e6, 7.2e6]}
    ${[10e6, 5e6, 74.5e6]}                               | ${[10e6, 5e6, 0]}
    ${[1000, 500, 0]}                                    | ${[0, 0, 1500]}
    ${[1000, 500, 0, 'fixa']}                            | ${[300, 150, 1050]}
    ${[0, 0, 0]}                                         | ${[0, 0, 0]}
    ${[300, 0, 700]}                                     | ${[300, 0, 0]}
    ${[300.01, 0, 700]}                                  | ${[300, 0, 0.01]}
    ${[1.005, 0, 700]}                                   | ${[1.01, 0, 0]}
    ${[100.005, 0, 700]}                                 | ${[100.01, 0, 0]}
    ${[null, '', undefined]}                             | ${['', '', '']}
  `('$args gives $gives', ({ args, gives }) => expect(call('SELO.CORNCAP', args)).toEqual([gives]));

  test.each`
    args                           | error
    ${[25e6, 11e6, 60e6, 'móvel']} | ${'#VALUE! Leitura “móvel” não é conhecida. Escreva “autoconsistente” (30% do que é contado, a usada sem indicação) ou “fixa” (30% de tudo o que foi comprado): art. 3º, §§ 6º e 7º.'}
    ${[null, 11e6, 60e6]}          | ${'#VALUE! milho: falta o valor. Preencha a célula.'}
    ${[1, '', 60e6]}               | ${'#VALUE! insumos: falta o valor. Preencha a célula.'}
    ${[1, 2, undefined]}           | ${'#VALUE! outras: falta o valor. Preencha a célula.'}
    ${[-0.01, 2, 3]}               | ${'#VALUE! O valor do milho não pode ser negativo; foi informado R$ −0,01. Desconte devoluções antes.'}
    ${[1, 2, -3]}                  | ${'#VALUE! O valor das outras aquisições não pode ser negativo; foi informado R$ −3,00. Desconte devoluções antes.'}
    ${[1, '1.500', 3]}             | ${'#VALUE! insumos “1.500” é um número ambíguo: escreva 1500 ou 1,5.'}
    ${[1, 2, 1e14]}                | ${'#VALUE! O valor R$ 100.000.000.000.000,00 é grande demais. Confira o número e a unidade (R$).'}
    ${[[[1], [2]], 2, 3]}          | ${'#VALUE! milho: informe um só valor, e não um intervalo.'}
    ${['#N/A', 2, 3]}              | ${'#N/A milho: a célula traz o erro #N/D. Corrija primeiro a célula de origem.'}
  `('$args: $error', ({ args, error }) => expect(call('SELO.CORNCAP', args)).toBe(error));
});

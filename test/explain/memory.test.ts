import { functionNamed } from '../../src/functions/catalogue';
import { explainCall } from '../../src/functions/explainCall';
import { speak } from '../../src/functions/language';
import { preloadFunctionData } from '../../src/functions/preload';

const memory = (...args: unknown[]) => String(functionNamed('PGPMBIO.EXPLAIN')?.run(args)).split('\n');

beforeAll(preloadFunctionData);
afterEach(() => speak('pt-BR'));

test('example 2 of Doc. 11, step by step', () => {
  expect(memory('Babaçu (amêndoa)', 'MA', 2500, 3.7, 4.5)).toEqual([
    'Valor da subvenção a ser pago (VSP): Babaçu (amêndoa), MA',
    '1. Tabela: Safra 2023, vendas de 02/01/2023 a 31/12/2023 (sem data informada, vale a tabela mais recente).',
    '2. QP (quantidade do produto na nota fiscal): 2.500 kg.',
    '3. PM (preço mínimo): R$ 5,34/kg, região amparada: Norte, Nordeste e MT (Doc. 1; Portaria Mapa nº 534, de 19/12/2022).',
    '4. PV (preço de venda na nota fiscal): R$ 3,70/kg.',
    '5. PMD (preço de mercado definido, pesquisado pela Conab): R$ 4,50/kg.',
    '6. MPA (menor preço aceitável) = 4,50 − (0,15 × 4,50) = 3,825, cortado em centavos: MPA = R$ 3,82/kg (15% abaixo do PMD, Doc. 11).',
    '7. O PV de R$ 3,70/kg é menor que o MPA e não é aceito como preço: o cálculo usa R$ 3,82/kg (Doc. 11, exemplo 2).',
    '8. VSP = QP × (PM − preço usado) = 2.500 × (5,34 − 3,82) = 2.500 × 1,52 = 3.800,00: VSP = R$ 3.800,00 (Doc. 11).',
    '9. LSPA (limite de subvenção por produto, DAP e ano): R$ 3.500,00 (Doc. 1; Portaria Interministerial MAPA/ME nº 25, de 30/12/2021); já pago ou apresentado R$ 0,00, saldo R$ 3.500,00.',
    '10. Limite anual de todos os produtos por DAP: R$ 12.000,00 (Doc. 1, Nota 1); já pago ou apresentado R$ 0,00, saldo R$ 12.000,00.',
    '11. Valor a pagar: R$ 3.500,00, limitado pelo saldo do LSPA: R$ 300,00 de R$ 3.800,00 ficam fora (Doc. 11, exemplo 2 e OBS.).',
    'Leituras adotadas: MPA cortado em centavos, como nos exemplos do Doc. 11 (A1); VSP cortado em centavos (A2).',
  ]);
});

test('example 1 of Doc. 11 in English', () => {
  speak('en-US');
  expect(memory('Borracha Natural Extrativa (cernambi)', 'AC', 750, 5, 5.5, '15/06/2023')).toEqual([
    'Subsidy to be paid (VSP): Borracha Natural Extrativa (cernambi), AC',
    '1. Table: Safra 2023, sales from 2 Jan 2023 to 31 Dec 2023; sold on 15 Jun 2023.',
    '2. QP (quantity on the invoice): 750 kg.',
    '3. PM (minimum price): R$ 7.18/kg, region covered: Norte (exceto TO) e Norte do MT(*) (Doc. 1; Portaria Mapa nº 534, de 19/12/2022).',
    '4. PV (sale price on the invoice): R$ 5.00/kg.',
    '5. PMD (market price surveyed by Conab): R$ 5.50/kg.',
    '6. MPA (smallest acceptable price) = 5.50 − (0.15 × 5.50) = 4.675, cut to cents: MPA = R$ 4.67/kg (15% under the PMD, Doc. 11).',
    '7. The PV of R$ 5.00/kg is not under the MPA: it is accepted (Doc. 11, example 1).',
    '8. VSP = QP × (PM − price used) = 750 × (7.18 − 5.00) = 750 × 2.18 = 1,635.00: VSP = R$ 1,635.00 (Doc. 11).',
    '9. LSPA (subsidy limit per product, DAP and year): R$ 3,500.00 (Doc. 1; Portaria Interministerial MAPA/ME nº 25, de 30/12/2021); already paid or presented R$ 0.00, left R$ 3,500.00.',
    '10. Annual limit of all products per DAP: R$ 12,000.00 (Doc. 1, Nota 1); already paid or presented R$ 0.00, left R$ 12,000.00.',
    '11. Payable: R$ 1,635.00.',
    'Readings used: MPA cut to cents, as in the examples of Doc. 11 (A1); VSP cut to cents (A2).',
  ]);
});

test('how the cells were understood is said first', () => {
  const remarks = memory('castanha-do-pará', 'MT', '1 234,5', '0,50', null, '15/06/23', 'JURUEMA')
    .filter((line) => !/^\d+\. |^Leituras|^Pela/.test(line))
    .slice(1);
  expect(remarks).toEqual([
    '“castanha-do-pará” foi lido como Castanha do Brasil (com casca).',
    'A forma do produto não foi dita como na tabela: confirme que é Castanha do Brasil (com casca).',
    expect.stringContaining('1 234,5'),
    expect.stringContaining('15/06/23'),
    expect.stringContaining('JURUEMA'),
  ]);
});

test.each([
  [['Babaçu', 'MA', 100, 3.9], /^5\. PMD não informado: .*provisório/m],
  [
    ['Babaçu', 'MA', 100, 5.34, 4.5],
    /O preço de venda é igual ou maior que o mínimo: não há diferença a pagar\. VSP = R\$ 0,00\./,
  ],
  [['Açaí', 'PA', 1000, 1.5, 2.13], /O mercado está acima do mínimo .*VSP = R\$ 0,00\./],
  [['Andiroba', 'PA', 333.333, 1.99, 2.1], /333,333 × 0,37 = 123,33321, cortado em centavos: VSP = R\$ 123,33/],
  [
    ['Andiroba', 'PA', 123.45, 1.99, 2.1],
    /Pela outra leitura de A2 \(VSP arredondado em centavos\) o valor a pagar seria R\$ 45,68\.$/,
  ],
  [['Babaçu', 'MA', 100, 3.9], /Leituras adotadas: sem PMD, cálculo com o PV \(A9\); VSP cortado/],
  [
    ['Babaçu', 'MA', 2500, 3.9, 4.5, null, null, 0, 11748],
    /limitado pelo saldo do limite anual: R\$ 3\.348,00 de R\$ 3\.600,00 ficam fora/,
  ],
  [
    ['Borracha', 'AC', 500, 4.6, 5.54],
    /Pela outra leitura de A1 \(desconto do MPA arredondado em centavos\) o MPA seria R\$ 4,71\/kg e o valor a pagar R\$ 1\.235,00\.$/,
  ],
])('%j says %s', (args, sentence) => expect(memory(...args).join('\n')).toMatch(sentence));

test('the other reading is not mentioned where it pays the same', () => {
  expect(memory('Borracha', 'AC', 5000, 4.6, 5.54).join('\n')).not.toMatch(/outra leitura/);
});

describe('explaining a call', () => {
  test('a cell of a spilled VSP is its row', () => {
    const args = [[['Babaçu'], ['Açaí']], 'PA', [[100], [200]], [[3.9], [1.5]]];
    expect(explainCall('pgpmbio.vsp', args, { row: 1, column: 0 })).toMatch(/^Valor da subvenção.*Açaí \(fruto\), PA/);
  });
  test('a row of a LEDGER is explained with what the family had used before it', () => {
    const args = [
      [['A'], ['A']],
      [['02/03/2023'], ['10/09/2023']],
      'Babaçu',
      'MA',
      [[1000], [1500]],
      3.9,
      4.5,
      null,
      null,
      true,
    ];
    expect(explainCall('PGPMBIO.LEDGER', args, { row: 0, column: 0 })).toBe('');
    expect(explainCall('PGPMBIO.LEDGER', args, { row: 2, column: 6 })).toMatch(
      /já pago ou apresentado R\$ 1\.440,00, saldo R\$ 2\.060,00/,
    );
  });
  test('what a family used beyond a limit is told as it is', () => {
    const prior = [
      ['SAF0123456789012345678901', 'Babaçu', 2023, 5000],
      ['SAF0123456789012345678901', '', 2023, 9000],
    ];
    const args = ['SAF0123456789012345678901', '02/03/2023', 'Babaçu', 'MA', 1000, 3.9, 4.5, null, prior];
    const text = explainCall('PGPMBIO.LEDGER', args, { row: 0, column: 6 });
    expect(text).toMatch(/já pago ou apresentado R\$ 5\.000,00, saldo R\$ 0,00/);
    expect(text).toMatch(/já pago ou apresentado R\$ 14\.000,00, saldo R\$ 0,00/);
  });
  test('functions without a memory of calculation have none', () => {
    expect(explainCall('BR.CPF', ['529.982.247-25'], { row: 0, column: 0 })).toBeNull();
    expect(explainCall('SUM', [1], { row: 0, column: 0 })).toBeNull();
  });
});

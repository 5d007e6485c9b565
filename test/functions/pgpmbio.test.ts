import { preloadFunctionData } from '../../src/functions/preload';
import { call, column } from './call';

beforeAll(preloadFunctionData);

describe('the two examples of Doc. 11', () => {
  test('example 1 pays R$ 1.635,00', () => expect(call('PGPMBIO.VSP', ['Borracha', 'AC', 750, 5, 5.5])).toBe(1635));
  test('example 2 pays R$ 3.500,00', () => expect(call('PGPMBIO.VSP', ['Babaçu', 'MA', 2500, 3.7, 4.5])).toBe(3500));
  test('their MPA', () => expect(call('PGPMBIO.MPA', [column(5.5, 4.5)])).toEqual(column(4.67, 3.82)));
});

describe('VSP', () => {
  test.each`
    args                                                                             | pays
    ${['Babaçu', 'MA', '2.500,00', '3,70', 'R$ 4,50']}                               | ${3500}
    ${['babacu (amendoa)', 'Maranhão', 100, 3.24 + 0.58, 4.5]}                       | ${152}
    ${['Babaçu', 'MA', 100, 3.9]}                                                    | ${144}
    ${['Babaçu', 'MA', 100, 3.9, 0]}                                                 | ${144}
    ${['Babaçu', 'MA', 100, 3.9, null, 0, 0]}                                        | ${144}
    ${['Babaçu', 'MA', 100, 5.34, 4.5]}                                              | ${0}
    ${['Borracha', 'MT', 400, 5.2, 5.5, '15/06/2023', 'Juruena']}                    | ${792}
    ${['Borracha', 'MT', 400, 5.2, 5.5, 45092, 'JURUEMA']}                           | ${792}
    ${['Borracha', 'MT', 400, 5.2, 5.5, '2023-06-15', 5105176]}                      | ${792}
    ${['Babaçu', 'MT', 400, 4, null, null, 'Sinop']}                                 | ${536}
    ${['Babaçu', 'MA', 2500, 3.7, 4.5, null, null, 3000, 3000]}                      | ${500}
    ${['Babaçu', 'MA', 2500, 3.7, 4.5, null, null, 0, 11748]}                        | ${252}
    ${['Babaçu', 'MA', 2500, 3.7, 4.5, null, null, 3500.01, 0]}                      | ${0}
    ${['Pequi', 'GO', 1000, 0.3333, 0.35]}                                           | ${126.7}
    ${['Murumuru', 'PA', 1000, 2.4, 3]}                                              | ${140}
    ${['Babaçu', 'MA', 100, 3.9, 4.5, '2023-06-15', null, null, null, '2023-06-20']} | ${144}
  `('$args pays $pays', ({ args, pays }: { args: unknown[]; pays: number }) =>
    expect(call('PGPMBIO.VSP', args)).toBe(pays),
  );

  test.each`
    args                                                                     | error
    ${['Babasu', 'MA', 100, 3.9]}                                            | ${'#N/A Produto “Babasu” não está na tabela de 2023. Você quis dizer “Babaçu (amêndoa)”?'}
    ${['coco babaçu', 'MA', 100, 3.9]}                                       | ${'#N/A “coco babaçu” não é amparado: a tabela traz só Babaçu (amêndoa). A forma faz parte do produto (Doc. 1).'}
    ${['castanha', 'PA', 100, 1]}                                            | ${'#N/A “castanha” pode ser mais de um produto. Escreva o nome completo, por exemplo “Castanha do Brasil (com casca)”.'}
    ${['Buriti', 'MA', 100, 1]}                                              | ${'#N/A Buriti (fruto) não tem amparo em MA na tabela de 2023 (amparo em: AC, AM, AP, PA, RO, RR e TO). Use a UF onde o produto foi extraído.'}
    ${['Borracha', 'MT', 100, 5]}                                            | ${'#VALUE! Informe o município: em MT, Borracha Natural Extrativa (cernambi) só tem amparo em 28 municípios (Doc. 1, nota *).'}
    ${['Borracha', 'MT', 100, 5, null, null, 'Sinop']}                       | ${'#N/A Em MT, Borracha Natural Extrativa (cernambi) só tem amparo em 28 municípios; Sinop não está na lista (Doc. 1, nota *).'}
    ${['Babaçu', 'MA', 0, 3.9]}                                              | ${'#VALUE! A quantidade precisa ser maior que zero; foi informado 0 kg. Devolução não é venda: não entra na conta.'}
    ${['Babaçu', 'MA', -10, 3.9]}                                            | ${'#VALUE! A quantidade precisa ser maior que zero; foi informado −10 kg. Devolução não é venda: não entra na conta.'}
    ${['Babaçu', 'MA', 100, -3.9]}                                           | ${'#VALUE! O preço de venda não pode ser negativo; foi informado R$ −3,90/kg.'}
    ${['Babaçu', 'MA', 100, 3.9, 4.5, '29/02/2024']}                         | ${'#N/A Não há tabela de preços para vendas de 29/02/2024. Carregada: Safra 2023 (02/01/2023 a 31/12/2023). Confira a data; para vendas de outro período é preciso uma versão com a tabela daquele período (veja “Tabelas carregadas” no painel). Preços de outro ano não são usados.'}
    ${['Babaçu', 'MA', 100, 3.9, 4.5, null, null, null, null, '31/05/2023']} | ${'#N/A Pedido enviado em 31/05/2023: segue o Título 35 vigente antes de 01/06/2023 (item 19), que não está carregado.'}
  `('$args: $error', ({ args, error }: { args: unknown[]; error: string }) =>
    expect(call('PGPMBIO.VSP', args)).toBe(error),
  );

  test.each`
    at   | cell                     | names
    ${0} | ${null}                  | ${'produto'}
    ${1} | ${'PA/AM'}               | ${'PA/AM'}
    ${1} | ${'Norte'}               | ${'Norte'}
    ${1} | ${'Xx'}                  | ${'Xx'}
    ${2} | ${'1.500'}               | ${'1.500'}
    ${2} | ${'muitos'}              | ${'muitos'}
    ${2} | ${'10 sc'}               | ${'10 sc'}
    ${2} | ${true}                  | ${'quantidade'}
    ${3} | ${''}                    | ${'preço_venda'}
    ${3} | ${'50%'}                 | ${'50%'}
    ${4} | ${'R$ 5.499,00 (promo)'} | ${'R$ 5.499,00 (promo)'}
    ${5} | ${'31/06/2023'}          | ${'31/06/2023'}
    ${5} | ${'6/15/2023'}           | ${'15/06/2023'}
    ${6} | ${'Sinopolis'}           | ${'Sinopolis'}
    ${7} | ${'mil'}                 | ${'mil'}
    ${2} | ${{ code: '#DIV/0!' }}   | ${'#DIV/0!'}
  `(
    'a bad cell in place $at ($cell) is answered in Portuguese with #VALUE! and names $names',
    ({ at, cell, names }: { at: number; cell: unknown; names: string }) => {
      const args: unknown[] = ['Borracha', 'MT', 400, 5.2, 5.5, 45092, 'Juruena', 0, 0];
      args[at] = cell;
      const answer = String(call('PGPMBIO.VSP', args));
      expect(answer).toMatch(/^#VALUE! /);
      expect(answer).toContain(names);
      expect(answer).not.toMatch(/undefined|null|NaN|\[object|Error|invalid/);
    },
  );

  test('an #N/A that comes in goes out as #N/A', () => {
    expect(call('PGPMBIO.VSP', ['Babaçu', 'MA', { code: '#N/A' }, 3.9])).toMatch(/^#N\/A /);
  });

  test('in English', () => {
    expect(call('PGPMBIO.VSP', ['Babaçu', 'SP', 100, 3.9], 'en-US')).toBe(
      '#N/A Babaçu (amêndoa) is not covered in SP in the 2023 table (covered in: AC, AL, AM, AP, BA, CE, MA, MT, PA, PB, PE, PI, RN, RO, RR, SE and TO). Use the state where the product was gathered.',
    );
  });
});

describe('ranges', () => {
  test('one value stands in every row; each row answers or fails on its own', () => {
    expect(call('PGPMBIO.PM', [column('Babaçu', 'xyz', '', 'Açaí'), 'MA'])).toEqual(
      column(5.34, '#N/A Produto “xyz” não está na tabela de 2023. Veja a lista com =PGPMBIO.TABLE().', '', 1.81),
    );
  });
  test('a matrix gives a matrix, a single cell as range a single cell', () => {
    expect(call('PGPMBIO.PM', [[['Babaçu', 'Açaí']], 'MA'])).toEqual([[5.34, 1.81]]);
    expect(call('PGPMBIO.PM', [[['Babaçu']], [['MA']]])).toEqual([[5.34]]);
  });
  test('zeros in every cell of a row are blanks of older Excel builds', () => {
    expect(call('PGPMBIO.VSP', [column('Babaçu', 0), column('MA', 0), column(100, 0), column(3.9, 0)])).toEqual(
      column(144, ''),
    );
    expect(call('PGPMBIO.VSP', [column('Babaçu', 0), 'MA', column(100, 5), column(3.9, 3.9)])).toEqual(
      column(144, expect.stringMatching(/^#VALUE! produto: falta o valor/)),
    );
  });
  test('a row blank in every range gives an empty text, also where a constant stands beside', () => {
    expect(
      call('PGPMBIO.VSP', [column('Babaçu', null, ' '), 'MA', column(100, null, ''), column(3.9, null, null)]),
    ).toEqual(column(144, '', ''));
    expect(call('PGPMBIO.VSP', [[[null]], [['']], [[null]], [[null]]])).toEqual([['']]);
  });
  test('a value missing in a row with others is an error that names it', () => {
    expect(call('PGPMBIO.VSP', [column('Babaçu', 'Babaçu'), 'MA', column(100, null), column(3.9, 3.9)])).toEqual(
      column(144, expect.stringMatching(/^#VALUE! quantidade/)),
    );
  });
  test.each([
    [column('Babaçu', 'Açaí', 'Umbu'), column('MA', 'PA'), '3 linhas × 1 coluna', '2 linhas × 1 coluna'],
    [column('Babaçu', 'Açaí'), [['MA', 'PA']], '2 linhas × 1 coluna', '1 linha × 2 colunas'],
  ])('ranges of different shape are refused with both shapes', (product, uf, first, second) => {
    const answer = String(call('PGPMBIO.PM', [product, uf]));
    expect(answer).toMatch(/^#VALUE! Os intervalos têm tamanhos diferentes/);
    expect(answer).toContain(first);
    expect(answer).toContain(second);
  });
});

describe('what the table says', () => {
  test('minimum price by place', () => {
    const ufs = column('PA', 'AC', 'AM');
    expect(call('PGPMBIO.PM', ['Castanha do Brasil', ufs])).toEqual(column(1.21, 3.4, 3.61));
    expect(call('PGPMBIO.LSPA', ['Castanha do Brasil', ufs])).toEqual(column(1000, 1000, 1000));
    expect(call('PGPMBIO.PM', ['Borracha', 'MT', null, 'Denise'])).toBe(7.18);
  });
  test('covered or not', () => {
    expect(
      call('PGPMBIO.COVERED', [
        column('Piaçava', 'Piaçava', 'coco babaçu', 'pinhão-manso'),
        column('BA', 'MA', 'MA', 'PR'),
      ]),
    ).toEqual(column(true, false, false, false));
    expect(call('PGPMBIO.COVERED', ['Borracha', 'MT', column('Juruena', 'Sinop')])).toEqual(column(true, false));
    expect(call('PGPMBIO.COVERED', ['Borracha', 'MT'])).toMatch(/^#VALUE! Informe o município/);
    expect(call('PGPMBIO.COVERED', ['xyz', 'MT'])).toMatch(/^#N\/A Produto “xyz”/);
    expect(call('PGPMBIO.COVERED', ['Babaçu', 'MA', null, '01/01/2024'])).toMatch(/^#N\/A Não há tabela/);
  });
  test('annual cap', () => {
    expect(call('PGPMBIO.CAP', [])).toBe(12000);
    expect(call('PGPMBIO.CAP', ['15/06/2023'])).toBe(12000);
    expect(call('PGPMBIO.CAP', [column('15/06/2023', '', '2024-01-01')])).toEqual(
      column(12000, '', expect.stringMatching(/^#N\/A/)),
    );
  });
  test('the whole table and the list of tables', () => {
    const table = call('PGPMBIO.TABLE', []) as unknown[][];
    expect(table).toHaveLength(23);
    expect(table[3]).toEqual([
      'Babaçu (amêndoa)',
      5.34,
      'Norte, Nordeste e MT',
      'AC AM AP PA RO RR TO AL BA CE MA PB PE PI RN SE MT',
      '',
      3500,
    ]);
    expect(String(table[5]?.[4]).split(' ')).toHaveLength(28);
    expect(call('PGPMBIO.TABLE', ['2024-05-01'])).toMatch(/^#N\/A Não há tabela/);
    expect(call('PGPMBIO.TABLES', [])).toEqual([
      ['Tabela', 'Safra', 'Vale de', 'Vale até', 'Limite anual (R$)', 'Atos', 'Fonte', 'Origem'],
      [
        '2023',
        'Safra 2023',
        44928,
        45291,
        12000,
        expect.stringContaining('Portaria Mapa nº 534'),
        expect.stringContaining('DOU nº 104'),
        'incluída no suplemento',
      ],
    ]);
  });
  test('MPA: blank and negative market prices', () => {
    expect(call('PGPMBIO.MPA', [column(3, '', -1)])).toEqual(
      column(2.55, '', '#VALUE! O preço de mercado (PMD) não pode ser negativo; foi informado R$ −1,00/kg.'),
    );
  });
});

const SAF = 'SAF0123456789012345678901';

describe('LEDGER', () => {
  const dap = column('SDW0529982247251506231030', 'sdw 0529982247251506231030', 'SDW0529982247251506231030');
  const sales = (dates: unknown[]) => [
    dap,
    column(...dates),
    'Babaçu',
    'MA',
    column(1000, 1200, 900),
    column(3.9, 4, 3.85),
    4.5,
  ];

  test('balances run by date, the spill keeps the order of the rows', () => {
    expect(call('PGPMBIO.LEDGER', sales(['10/09/2023', '02/03/2023', '20/05/2023']))).toEqual([
      [5.34, 3.82, 3.9, 1440, 551, 9051, 551, 'limitado pelo LSPA'],
      [5.34, 3.82, 4, 1608, 3500, 12000, 1608, 'ok'],
      [5.34, 3.82, 3.85, 1341, 1892, 10392, 1341, 'ok'],
    ]);
  });
  test('on one day the invoice number decides, then the row', () => {
    const day = ['10/09/2023', '10/09/2023', '10/09/2023'];
    const payable = (invoices: unknown) =>
      (call('PGPMBIO.LEDGER', [...sales(day), null, null, null, invoices]) as unknown[][]).map((row) => row[6]);
    expect(payable(column(10, 9, 2))).toEqual([551, 1608, 1341]);
    expect(payable(column('NF 10', 'NF 9', 'NF 2'))).toEqual([551, 1608, 1341]);
    expect(payable(null)).toEqual([1440, 1608, 452]);
  });
  test('a date without table fails its line only; headings on request', () => {
    const [headings, ...rows] = call('PGPMBIO.LEDGER', [
      ...sales(['10/09/2023', '02/03/2023', '31/12/2022']),
      null,
      null,
      true,
    ]) as unknown[][];
    expect(headings).toEqual([
      'PM (R$/kg)',
      'MPA (R$/kg)',
      'Preço usado (R$/kg)',
      'VSP (R$)',
      'Saldo do produto antes (R$)',
      'Saldo anual antes (R$)',
      'A pagar (R$)',
      'Situação',
    ]);
    expect(rows).toEqual([
      [5.34, 3.82, 3.9, 1440, 1892, 10392, 1440, 'ok'],
      [5.34, 3.82, 4, 1608, 3500, 12000, 1608, 'ok'],
      [
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        expect.stringMatching(/^Não calculado: Não há tabela de preços para vendas de 31\/12\/2022/),
      ],
    ]);
    expect(
      call('PGPMBIO.LEDGER', [...sales(['10/09/2023', '02/03/2023', '31/12/2022']), null, null, 'talvez']),
    ).toMatch(/^#VALUE! cabeçalho: use VERDADEIRO/);
  });
  test('prior balances of the year count; another family’s and another year’s do not', () => {
    const prior = [
      ['DAP/CAF', 'Produto', 'Ano', 'R$'],
      ['SDW0529982247251506231030', 'babaçu', 2023, 3000],
      ['SDW0529982247251506231030', 'Açaí', 2023, 8700.005],
      ['SDW0529982247251506231030', 'babaçu', 2022, 3500],
      ['SAF0123456789012345678901', '', 2023, 12000],
      ['', '', '', ''],
    ];
    const rows = call('PGPMBIO.LEDGER', [
      column('SDW0529982247251506231030'),
      column('10/09/2023'),
      'Babaçu',
      'MA',
      1000,
      3.9,
      4.5,
      null,
      prior,
    ]);
    expect(rows).toEqual([[5.34, 3.82, 3.9, 1440, 500, 299.99, 299.99, 'limitado pelo limite anual']]);
  });
  test('a prior balance that cannot be read fails the whole: leaving it out would pay too much', () => {
    const prior = (row: unknown[]) =>
      call('PGPMBIO.LEDGER', [
        ...sales(['10/09/2023', '02/03/2023', '20/05/2023']),
        null,
        [[SAF, 'babaçu', 2023, 1], row],
      ]);
    expect(prior([SAF, 'babaçu', 2023, 'mil'])).toMatch(/^#VALUE! saldos_anteriores, linha 2: R\$ “mil”/);
    expect(prior([SAF, 'xyz', 2023, 1])).toMatch(/^#N\/A saldos_anteriores, linha 2: Produto “xyz”/);
    expect(prior([SAF, 'babaçu', 23, 1])).toMatch(/^#VALUE! saldos_anteriores, linha 2: ano “23” não é válido/);
    expect(prior([SAF, 'babaçu', 2023])).toMatch(/são precisas quatro colunas/);
    expect(prior([SAF, 'babaçu', { code: '#REF!' }, 1])).toMatch(
      /linha 2: saldos_anteriores: a célula traz o erro #REF!/,
    );
    expect(prior([SAF, 'babaçu', '-', 1])).toMatch(/linha 2: ano “-” não é válido/);
    expect(prior(['', 'babaçu', 2023, 1])).toMatch(/linha 2: dap_caf: falta o valor/);
    expect(prior([SAF, 'babaçu', 2023, -1])).toMatch(/linha 2: O valor já pago do produto não pode ser negativo/);
  });
  test('in prior balances a dash or a blank amount is nothing paid, and a year without table is no concern of these lines', () => {
    const payable = (...prior: unknown[][]) =>
      (call('PGPMBIO.LEDGER', [SAF, '10/09/2023', 'Babaçu', 'MA', 1000, 3.9, 4.5, null, prior]) as unknown[][])[0]![6];
    expect(payable([SAF, 'Babaçu', 2023, 'R$ -'], [SAF, 'Babaçu', 2023, null], [0, 0, 0, 0])).toBe(1440);
    expect(payable([SAF, 'Carnaúba', 2019, 500])).toBe(1440);
    expect(payable([SAF, 'Babaçu', '15/06/2023', 3000])).toBe(500);
    expect(payable(['Nº da DAP', 'Produto', 'Ano', 'Valor'], [SAF, 'Babaçu', 2023, 3000])).toBe(500);
    expect(
      call('PGPMBIO.LEDGER', [SAF, '10/09/2023', 'Babaçu', 'MA', 1000, 3.9, 4.5, null, [[SAF, 'Babaçu', '', 'R$ 9']]]),
    ).toMatch(/linha 1: ano não é válido/);
    expect(
      call('PGPMBIO.LEDGER', [SAF, '10/09/2023', 'Babaçu', 'MA', 1000, 3.9, 4.5, null, { code: '#REF!' }]),
    ).toMatch(/saldos_anteriores: a célula traz o erro #REF!/);
  });
  test('words that are no number, and numbers that lost figures, never merge two families', () => {
    const rows = (daps: unknown, previous: unknown = null) =>
      call('PGPMBIO.LEDGER', [
        daps,
        '10/09/2023',
        'Babaçu',
        'MA',
        column(2500, 2500),
        3.7,
        4.5,
        ...Array<null>(4).fill(null),
        previous,
      ]) as unknown[][];
    const two = column(SAF, 'SAF0123456789012345678902');
    for (const none of ['não', 'N/A', '-', 'sem DAP', 0, '']) {
      expect(rows(two, column(none, none)).map((row) => row[6])).toEqual([3500, 3500]);
      expect(rows(column(none, none)).map((row) => row[6])).toEqual(['', '']);
    }
    expect(rows(column(1234567890123456e6, 1234567890123457e6)).map((row) => row[7])).toEqual(
      Array(2).fill(expect.stringContaining('guarda só 15')),
    );
    expect(rows(column('SDWO529982247251506231030', SAF))[0]![7]).toMatch(/SDWO.*SDW0/);
  });
  test('how a line’s cells were understood is told in its status', () => {
    const [row] = call('PGPMBIO.LEDGER', [
      SAF,
      '15/06/23',
      'castanha do pará (com casca)',
      'PA',
      '1,500',
      '0,90',
      '1,00',
    ]) as unknown[][];
    expect(row?.[6]).toBe(0.46);
    expect(row?.[7]).toMatch(/^ok\. .*15\/06\/23.*1,500/);
  });
  test('a price of another unit is told (L18), and a price that a formula made with noise is shown clean', () => {
    const [cans, noise] = call('PGPMBIO.LEDGER', [
      SAF,
      '15/06/2023',
      column('Castanha do Brasil', 'Pequi'),
      column('AC', 'GO'),
      100,
      column(30, 0.1 + 0.36),
      column(3, 0.4),
    ]) as unknown[][];
    expect(cans?.[7]).toBe('sem subvenção: PV igual ou acima do PM; preço muito longe do mercado: a nota está em kg?');
    expect(noise?.slice(2)).toEqual([0.46, 0, 3500, 12000, 0, 'sem subvenção: PV igual ou acima do PM']);
  });
  test('one product sold in two regions is told (A18)', () => {
    const rows = call('PGPMBIO.LEDGER', [
      SAF,
      '15/06/2023',
      'Macaúba',
      column('MG', 'PA'),
      100,
      0.5,
      0.55,
    ]) as unknown[][];
    expect(rows.map((row) => row[7])).toEqual([
      expect.not.stringContaining('regiões'),
      expect.stringContaining('a família vendeu este produto em regiões com preços diferentes: confira'),
    ]);
  });
  test('a request of before the Title fails its line', () => {
    const rows = call('PGPMBIO.LEDGER', [
      SAF,
      '15/04/2023',
      'Babaçu',
      'MA',
      column(100, 100),
      3.9,
      4.5,
      ...Array<null>(5).fill(null),
      column('31/05/2023', '01/06/2023'),
    ]) as unknown[][];
    expect(rows.map((row) => row[6])).toEqual(['', 144]);
    expect(rows[0]?.[7]).toMatch(/^Não calculado: Pedido enviado em 31\/05\/2023/);
  });
  test('blank cells give blank rows, also alone and as the zeros of older Excel builds', () => {
    expect(
      call(
        'PGPMBIO.LEDGER',
        Array.from({ length: 7 }, () => [[null]]),
      ),
    ).toEqual([['', '', '', '', '', '', '', '']]);
    expect(
      call(
        'PGPMBIO.LEDGER',
        Array.from({ length: 7 }, () => column(0, 0)),
      ),
    ).toEqual(Array(2).fill(['', '', '', '', '', '', '', '']));
  });
  test('a CAF and the DAP it replaced share one limit (A26)', () => {
    const args = (previous: unknown) => [
      column('SDW0529982247251506231030', 'PA062023.01.000000001CAF'),
      column('01/03/2023', '01/09/2023'),
      'Castanha do Brasil (com casca)',
      'PA',
      column(1000, 900),
      column('0,60', '0,59'),
      '0,70',
      ...Array<null>(4).fill(null),
      previous,
    ];
    const payable = (previous: unknown) => (call('PGPMBIO.LEDGER', args(previous)) as unknown[][]).map((row) => row[6]);
    expect(payable(column('', 'SDW0529982247251506231030'))).toEqual([610, 390]);
    expect(payable(null)).toEqual([610, 558]);
  });
  test('a bad line keeps its place and says why; a blank one stays blank; the others are not affected', () => {
    const rows = call('PGPMBIO.LEDGER', [
      column(SAF, SAF, '', SAF, '', SAF),
      column('01/03/2023', '01/03/2024', '', '', '01/03/2023', '01/03/2023'),
      column('Babaçu', 'Babaçu', '', 'Babaçu', 'Babaçu', { code: '#REF!' }),
      column('MA', 'MA', '', 'MA', 'MA', 'MA'),
      column(1000, 1, '', 1, 1, 1),
      column(3.9, 1, '', 1, 1, 1),
    ]) as unknown[][];
    expect(rows[0]).toEqual([5.34, '', 3.9, 1440, 3500, 12000, 1440, 'provisório: sem PMD']);
    expect(rows.slice(1).map((row) => row.slice(0, 7).join(''))).toEqual(['', '', '', '', '']);
    expect(rows.slice(1).map((row) => row[7])).toEqual([
      expect.stringMatching(/^Não calculado: Não há tabela de preços para vendas de 01\/03\/2024/),
      '',
      expect.stringMatching(/^Não calculado: data/),
      expect.stringMatching(/^Não calculado: dap_caf/),
      expect.stringMatching(/^Não calculado: produto.*#REF!/),
    ]);
  });
  test('situations are told together', () => {
    const [row] = call('PGPMBIO.LEDGER', [
      'SAF0123456789012345678901',
      '01/03/2023',
      'Babaçu',
      'MA',
      2500,
      3.7,
      4.5,
    ]) as unknown[][];
    expect(row?.[7]).toBe('PV abaixo do MPA: usado o MPA; limitado pelo LSPA');
  });
  test('ranges of different length are refused', () => {
    expect(
      call('PGPMBIO.LEDGER', [
        column('SAF0123456789012345678901', 'SAF0123456789012345678902'),
        column('01/03/2023'),
        'Babaçu',
        'MA',
        column(1, 2, 3),
        3.7,
      ]),
    ).toMatch(/^#VALUE! Os intervalos têm tamanhos diferentes/);
  });
});

describe('identifiers', () => {
  test.each`
    id           | cell                                                 | answer
    ${'BR.CPF'}  | ${'529.982.247-25'}                                  | ${true}
    ${'BR.CPF'}  | ${1234567890}                                        | ${true}
    ${'BR.CPF'}  | ${'529.982.247-26'}                                  | ${false}
    ${'BR.CPF'}  | ${'111.111.111-11'}                                  | ${false}
    ${'BR.CPF'}  | ${'abc'}                                             | ${false}
    ${'BR.CNPJ'} | ${'11.222.333/0001-81'}                              | ${true}
    ${'BR.CNPJ'} | ${'12abc34501de35'}                                  | ${true}
    ${'BR.CNPJ'} | ${'12ABC34501DE45'}                                  | ${false}
    ${'BR.NFE'}  | ${'NFe51260712abc34501de35550010000001231408172632'} | ${true}
    ${'BR.NFE'}  | ${'15230600052998224726559200000000151408172638'}    | ${false}
  `('$id of $cell is $answer', ({ id, cell, answer }: { id: string; cell: unknown; answer: boolean }) =>
    expect(call(id, [cell])).toBe(answer),
  );

  test('a key that Excel turned into a number is not judged: it is gone, and the message says so', () => {
    expect(call('BR.NFE', [1.5230600052998224e43])).toMatch(/^#VALUE! .*15/);
  });
  test('codes of municipalities', () => {
    expect(
      call('BR.MUNICIPALITY', [
        column('Rio Branco', 'Rio Branco', 'JURUEMA', 'lambari d´oeste ', 'Santarém'),
        column('AC', 'MT', 'MT', 'MT', 'PB'),
      ]),
    ).toEqual(column(1200401, 5107206, 5105176, 5105234, 2513653));
    expect(call('BR.MUNICIPALITY', ['Lambari', 'MT'])).toMatch(/^#VALUE! .*Lambari D'Oeste/);
    expect(call('BR.MUNICIPALITY', ['Rio Branco', ''])).toMatch(/^#VALUE! uf/);
  });
});

import fc from 'fast-check';
import { call, column } from '../call';

const million = (...amounts: (number | null)[]) => column(...amounts.map((amount) => amount && amount * 1e6));
const SOUTH = [['Sul', 20e6]];
const ITEMS = column('II', 'III', 'IV', 'V');
const VALUES = million(5, 2.6, 3, 1.5);

describe('SELO.COSTS: art. 4º, §§ 7º, 8º e 10, R$ 20 milhões no Sul', () => {
  test('proporcional', () =>
    expect(call('SELO.COSTS', [ITEMS, VALUES, 'Sul', SOUTH])).toEqual([
      [4347826.09, 652173.91, 8695652.18, 'art. 4º, § 8º, I'],
      [1739130.43, 860869.57, 3478260.86, 'art. 4º, § 7º; art. 4º, § 8º, I'],
      [2608695.65, 391304.35, 2608695.65, 'art. 4º, § 8º, I'],
      [1304347.83, 195652.17, 1304347.83, 'art. 4º, § 8º, I'],
    ]));

  test.each([
    'doações e pesquisa primeiro',
    'Doações e Pesquisas primeiro',
    'pesquisa e doações primeiro',
    'II e III primeiro',
    'donations and research first',
    'doações e pesquisa',
  ])('%s: as doações e a pesquisa ficam, a assistência é cortada', (priority) =>
    expect(call('SELO.COSTS', [ITEMS, VALUES, 'Sul', SOUTH, priority])).toEqual([
      [5e6, 0, 10e6, ''],
      [2e6, 0.6e6, 4e6, 'art. 4º, § 7º'],
      [2e6, 1e6, 2e6, 'art. 4º, § 8º, I'],
      [1e6, 0.5e6, 1e6, 'art. 4º, § 8º, I'],
    ]),
  );

  test.each(['proporcional', 'Proporcionalmente', 'pro rata', 'proportional', '', 0, null])(
    '%p é o padrão',
    (priority) =>
      expect(call('SELO.COSTS', [ITEMS, VALUES, 'Sul', SOUTH, priority])).toEqual(
        call('SELO.COSTS', [ITEMS, VALUES, 'Sul', SOUTH]),
      ),
  );
});

describe('SELO.COSTS: rows, regions and the base as people write them', () => {
  test('one cost of a cooperative of the Northeast: 70% of R$ 300,000', () =>
    expect(call('SELO.COSTS', ['II', 500000, 'PI', [['Nordeste', 300000]]])).toEqual([
      [210000, 290000, 420000, 'art. 4º, § 8º, II'],
    ]));

  test('a plant in MT with purchases of seven kinds: nothing is cut and the costs weigh R$ 19.6 million', () => {
    const rows = call('SELO.COSTS', [
      column('II', 'III', 'IV', 'V', 'II', 'IV', 'V'),
      million(3, 4, 2.5, 1, 0.8, 0.3, 0.2),
      column('MT', '', 'Sorriso/MT', 'Sul', 'Irecê/BA', 'TO', 'Semiárido'),
      [
        ['Região', 'R$'],
        ['MT', 55e6],
        ['Goiás', 1.5e6],
        ['RS', 30e6],
        ['Irecê/BA', 2e6],
        ['Norte', 1e6],
        ['Sudeste', null],
        ['', ''],
      ],
    ]) as [number, number, number, string][];
    expect(rows.map(([, disallowed]) => disallowed)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(rows.map(([, , weighted]) => weighted)).toEqual([6e6, 8e6, 2.5e6, 1e6, 1.6e6, 0.3e6, 0.2e6]);
  });

  test('a municipality of the Semiárido in MG comes under 70%, one outside it under 50%', () =>
    expect(
      call('SELO.COSTS', [
        'IV',
        column(1000, 1000),
        column('Montes Claros/MG', 'Uberlândia/MG'),
        [
          ['Semiárido', 1000],
          ['Sudeste', 1000],
        ],
      ]),
    ).toEqual([
      [700, 300, 700, 'art. 4º, § 8º, II'],
      [500, 500, 500, 'art. 4º, § 8º, I'],
    ]));

  test.each([
    ['II', 2],
    ['ii', 2],
    ['2', 2],
    [2, 2],
    ['item II', 2],
    ['inciso II', 2],
    ['Art. 4º, II', 2],
    ['doação', 2],
    ['III', 2],
    ['Inciso III', 2],
    ['pesquisa', 2],
    ['IV', 1],
    ['art. 4º, inciso IV', 1],
    [4, 1],
    ['item V', 1],
    ['5', 1],
  ])('item %p weighs %d', (item, weight) =>
    expect(call('SELO.COSTS', [item, 100, 'Sul', SOUTH])).toEqual([[100, 0, 100 * weight, '']]),
  );

  test.each`
    southern                         | northern
    ${'S, SE e CO'}                  | ${'N, NE e Semiárido'}
    ${'S/SE/CO'}                     | ${'N/NE/SA'}
    ${'Sul, Sudeste e Centro-Oeste'} | ${'Norte, Nordeste e Semiárido'}
    ${'RS/SC/PR'}                    | ${'PA; TO'}
    ${'Sudeste (SE)'}                | ${'SE'}
  `('regions of one group may stand together: $southern | $northern', ({ southern, northern }) =>
    expect(
      call('SELO.COSTS', [
        'V',
        column(1000, 1000),
        column(southern, northern),
        [
          [southern, 1000],
          [northern, 1000],
        ],
      ]),
    ).toEqual([
      [500, 500, 500, 'art. 4º, § 8º, I'],
      [700, 300, 700, 'art. 4º, § 8º, II'],
    ]),
  );

  test('regions of both groups in one cell are refused', () =>
    expect(call('SELO.COSTS', ['V', 1000, 'Sul e Norte', SOUTH])).toMatch(/^#VALUE! região “Sul e Norte”/));

  test('blank rows stay blank, rows of one group add up, and a row of cells is read as a column', () =>
    expect(
      call('SELO.COSTS', [
        [['II', '', 'IV', null]],
        [[600, null, 600, 0]],
        [['PR', '', 'SC', '']],
        [
          ['PR', 1000],
          ['Paraná', '500,00'],
          ['SP', 500],
        ],
      ]),
    ).toEqual([
      [500, 100, 1000, 'art. 4º, § 8º, I'],
      ['', '', '', ''],
      [500, 100, 500, 'art. 4º, § 8º, I'],
      ['', '', '', ''],
    ]));

  test('a row is blank where its own cells are, whatever is given once for all rows', () =>
    expect(call('SELO.COSTS', [column('II', '', 'V'), 100, column('SC', null, 'SC'), SOUTH])).toEqual([
      [100, 0, 200, ''],
      ['', '', '', ''],
      [100, 0, 100, ''],
    ]));

  test('with nothing filled in yet, the base may be blank too', () =>
    expect(call('SELO.COSTS', [column('', null), column(null, ''), column('', ''), [['', '']]])).toEqual([
      ['', '', '', ''],
      ['', '', '', ''],
    ]));

  test('where nothing was bought no cost counts', () =>
    expect(call('SELO.COSTS', [column('IV', 'III'), 100, column('PA', ''), SOUTH])).toEqual([
      [0, 100, 0, 'art. 4º, § 8º, II'],
      [100, 0, 200, ''],
    ]));
});

describe('SELO.COSTS: a row that cannot be read fails the whole answer, which names it', () => {
  const good = [ITEMS, VALUES, 'Sul', SOUTH];
  const changed = (at: number, value: unknown) => good.map((argument, index) => (index === at ? value : argument));
  test.each`
    args                                                    | error
    ${changed(0, column('II', 'VI', 'IV', 'V'))}            | ${'#VALUE! Linha 2: Inciso “VI” não é um custo do art. 4º. Escreva II (doações), III (pesquisa), IV (assistência própria) ou V (assistência de terceiros).'}
    ${changed(0, column('II', 'III', 'I', 'V'))}            | ${'#VALUE! Linha 3: O inciso I são as aquisições: vão no intervalo de base por região, e não entre os custos. Aqui cabem II, III, IV e V (art. 4º).'}
    ${changed(0, column('II', 'III', '', 'V'))}             | ${'#VALUE! Linha 3: inciso: falta o valor. Preencha a célula.'}
    ${changed(1, column(1, 2, 3, ''))}                      | ${'#VALUE! Linha 4: valor: falta o valor. Preencha a célula.'}
    ${changed(1, column(1, -2, 3, 4))}                      | ${'#VALUE! Linha 2: O valor do custo não pode ser negativo; foi informado R$ −2,00. Desconte devoluções antes.'}
    ${changed(1, column(1, 2, '#REF!', 4))}                 | ${'#VALUE! Linha 3: valor: a célula traz o erro #REF!. Corrija primeiro a célula de origem.'}
    ${changed(1, column(1, 2, { code: '#N/A' }, 4))}        | ${'#N/A Linha 3: valor: a célula traz o erro #N/D. Corrija primeiro a célula de origem.'}
    ${changed(2, column('Sul', '', '', 'Sul'))}             | ${'#VALUE! Linha 3: Informe a região do custo do inciso IV: o limite é de cada grupo de regiões (art. 4º, § 8º). Só a pesquisa (III) pode ficar sem região.'}
    ${['II', 100, '', SOUTH]}                               | ${'#VALUE! Informe a região do custo do inciso II: o limite é de cada grupo de regiões (art. 4º, § 8º). Só a pesquisa (III) pode ficar sem região.'}
    ${changed(3, [['Sul', 'muito']])}                       | ${'#VALUE! base_por_região, linha 1: R$ “muito” não é um número válido. Use, por exemplo, 1.500,5.'}
    ${changed(3, [['Região', 'R$'], ['Sul', -1]])}          | ${'#VALUE! base_por_região, linha 2: O valor das aquisições não pode ser negativo; foi informado R$ −1,00. Desconte devoluções antes.'}
    ${changed(3, [['', 100]])}                              | ${'#VALUE! base_por_região, linha 1: região: falta o valor. Preencha a célula.'}
    ${changed(3, [[100, 'Sul', 1]])}                        | ${'#VALUE! base_por_região, linha 1: são precisas duas colunas (região, R$); o intervalo tem 3.'}
    ${changed(3, 20e6)}                                     | ${'#VALUE! base_por_região, linha 1: são precisas duas colunas (região, R$); o intervalo tem 1.'}
    ${[...good, 'por último']}                              | ${'#VALUE! Prioridade “por último” não é conhecida. Escreva “proporcional” (a usada sem indicação) ou “doações e pesquisa primeiro” (corta antes a assistência técnica): art. 4º, § 8º.'}
    ${[column('II', 'III'), column(1, 2, 3), 'Sul', SOUTH]} | ${'#VALUE! Os intervalos têm tamanhos diferentes: inciso tem 2 linhas × 1 coluna e valor tem 3 linhas × 1 coluna. Use intervalos com as mesmas linhas e colunas.'}
  `('$error', ({ args, error }) => expect(call('SELO.COSTS', args)).toBe(error));

  test('a row of totals in the base is not added up', () =>
    expect(
      String(
        call(
          'SELO.COSTS',
          changed(3, [
            ['Sul', 1],
            ['Total', 1],
          ]),
        ),
      ),
    ).toMatch(/^#VALUE! base_por_região, linha 2: .*“Total”/));

  test('words stand for a heading in the first row only', () =>
    expect(
      String(
        call(
          'SELO.COSTS',
          changed(3, [
            ['Sul', 1],
            ['Outras', 'nada'],
          ]),
        ),
      ),
    ).toMatch(/^#VALUE! base_por_região, linha 2: .*“Outras”/));

  test('a place that does not exist names its row', () =>
    expect(String(call('SELO.COSTS', changed(2, column('Sul', 'Sul', 'Sulll', 'Sul'))))).toMatch(
      /^#VALUE! Linha 3: .*“Sulll”/,
    ));

  test.each([
    undefined,
    '',
    [['']],
    [['', null]],
    [
      ['Região', 'R$'],
      ['', ''],
    ],
  ])('a missing base (%j) is asked for', (base) =>
    expect(call('SELO.COSTS', [ITEMS, VALUES, 'Sul', base])).toBe(
      '#VALUE! base_por_região: falta o valor. Preencha a célula.',
    ),
  );

  test('in English too', () =>
    expect(call('SELO.COSTS', changed(0, column('II', 'VI', 'IV', 'V')), 'en-US')).toBe(
      '#VALUE! Row 2: Item “VI” is no cost of art. 4. Write II (donations), III (research), IV (own assistance) or V (outsourced assistance).',
    ));
});

test('SELO.COSTS: each row’s admitted and disallowed add up to what was presented, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1e11 });
  const row = fc.record({
    item: fc.constantFrom('II', 'III', 'IV', 'V'),
    cents,
    region: fc.constantFrom('Sul', 'SP', 'PA', 'Semiárido'),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), cents, cents, (rows, south, north) => {
      const answer = call('SELO.COSTS', [
        column(...rows.map(({ item }) => item)),
        column(...rows.map((cost) => cost.cents / 100)),
        column(...rows.map(({ region }) => region)),
        [
          ['Sul', south / 100],
          ['Norte', north / 100],
        ],
      ]) as [number, number, number, string][];
      answer.forEach(([admitted, disallowed, weighted, rule], at) => {
        const { item, cents: presented } = rows[at]!;
        expect(Math.round(admitted * 100) + Math.round(disallowed * 100)).toBe(presented);
        expect(Math.round(weighted * 100)).toBe(Math.round(admitted * 100) * (item === 'II' || item === 'III' ? 2 : 1));
        expect(rule === '').toBe(disallowed === 0);
      });
    }),
  );
});

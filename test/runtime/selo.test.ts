import { ERROR_CODE, ExcelRuntime, type Answer, type Call } from './excelRuntime';

/** The Selo through Microsoft's own runtime over the built bundle: what cells of Excel would get. */
let excel: ExcelRuntime;
beforeAll(() => {
  excel = new ExcelRuntime();
});
afterAll(() => excel.close());

const column = (...cells: unknown[]) => cells.map((cell) => [cell]);

/** A call with a cell for each argument; `null` for one left out. */
function call(fn: string, ...cells: unknown[]): Call {
  return { fn: `SELO.${fn}`, args: cells.map((cell) => (cell === null || Array.isArray(cell) ? cell : [[cell]])) };
}

/** For parameters that take one cell, which Excel hands over as it is. */
function single(fn: string, ...cells: unknown[]): Call {
  return { fn: `SELO.${fn}`, args: cells };
}

async function answers(...calls: Call[]): Promise<unknown[]> {
  return (await excel.call(...calls)).map((answer) => ('value' in answer ? answer.value : answer));
}

const COOP = 'cooperativa habilitada';

describe('worked examples of the Selo', () => {
  test('1: castor of the Semiárido through a cooperative weighs 26', async () => {
    expect(
      await answers(
        call('MULTIPLIER', 'Irecê/BA', 'mamona', 'BA', COOP),
        call('WEIGHTED', 100_000, 'Irecê/BA', 'mamona', 'BA', COOP),
      ),
    ).toEqual([[[26]], [[2_600_000]]]);
  });

  test('2: sunflower of GO for a plant of GO, for one of SP, and soy', async () => {
    expect(
      await answers(
        call('WEIGHTED', 100_000, 'GO', 'girassol', 'GO', COOP),
        call('WEIGHTED', 100_000, 'GO', 'girassol', 'SP', COOP),
        call('WEIGHTED', 100_000, 'GO', 'soja', 'GO', COOP),
      ),
    ).toEqual([[[2_080_000]], [[520_000]], [[520_000]]]);
  });

  test('3: corn and inputs over 30%, in both readings', async () => {
    const bought = [25_000_000, 11_000_000, 60_000_000];
    expect(await answers(single('CORNCAP', ...bought), single('CORNCAP', ...bought, 'fixa'))).toEqual([
      [[17_857_142.86, 7_857_142.85, 10_285_714.29]],
      [[20_000_000, 8_800_000, 7_200_000]],
    ]);
  });

  test('4: the 10% of research, the 50% of all costs, then double weight', async () => {
    const rows = [
      column('II', 'III', 'IV', 'V'),
      column(5e6, 2.6e6, 3e6, 1.5e6),
      column('Sul', 'Sul', 'Sul', 'Sul'),
      [['Sul', 20e6]],
    ];
    const [proportional, first] = (await answers(
      { fn: 'SELO.COSTS', args: [...rows, null] },
      { fn: 'SELO.COSTS', args: [...rows, 'doações e pesquisa primeiro'] },
    )) as unknown[][][];
    expect(proportional!.map(([admitted]) => admitted)).toEqual([
      4_347_826.09, 1_739_130.43, 2_608_695.65, 1_304_347.83,
    ]);
    const weighted = (block: unknown[][]) =>
      block.reduce((sum, cells) => sum + Math.round((cells[2] as number) * 100), 0) / 100;
    expect([weighted(proportional!), weighted(first!)]).toEqual([16_086_956.52, 17_000_000]);
    expect(proportional![1]![3]).toMatch(/§ 7º.*§ 8º/);
  });

  test('5: travel by 15%, by receipts, and by receipts cut at 40%', async () => {
    expect(
      await answers(call('TRAVEL', column(86_400, 86_400, 86_400, 86_400), column(null, 18_950.4, 41_000, 9_000))),
    ).toEqual([column(12_960, 18_950.4, 34_560, 12_960)]);
  });

  test('6: a used tractor', async () => {
    expect(
      await answers(call('USED', 180_000, '3 anos e 4 meses'), call('USED', column(180_000, 180_000), column(3, 12))),
    ).toEqual([[[108_000]], column(126_000, 0)]);
  });

  test('7: instalments, the last with the cent left over; and the cap of 70%', async () => {
    expect(await answers(call('INSTALMENT', 100_000, 3, column(1, 2, 3)), call('INSTALMENT', 500_000, 5, 1))).toEqual([
      column(33_333.33, 33_333.33, 33_333.34),
      [[100_000]],
    ]);
    const base = [['Nordeste', 300_000]];
    const [whole, part] = (await answers(
      { fn: 'SELO.COSTS', args: [[['II']], [[500_000]], [['Nordeste']], base, null] },
      { fn: 'SELO.COSTS', args: [[['II']], [[100_000]], [['Nordeste']], base, null] },
    )) as unknown[][][];
    expect(whole![0]!.slice(0, 3)).toEqual([210_000, 290_000, 420_000]);
    expect(part![0]!.slice(0, 3)).toEqual([100_000, 0, 200_000]);
  });

  test('8: palm of Pará is multiplied, macaúba of MG outside the Semiárido is not', async () => {
    expect(
      await answers(
        call('WEIGHTED', 1_800_000, 'PA', 'dendê', 'PA', COOP, null, 'perene'),
        call('WEIGHTED', 576_000, 'Uberlândia/MG', 'macaúba', 'MG', COOP, null, 'perene'),
        call('AREALIMIT', 120, 20_000),
      ),
    ).toEqual([[[46_800_000]], [[576_000]], [[2_400_000]]]);
  });

  test('9: soy lost whole, by 35%, by exactly 20% and by a kilogram more', async () => {
    const delivered = column(0, 97_500, 120_000, 119_999);
    const kinds = column('total', 'parcial', 'parcial', 'parcial');
    const reports = column(1, 4, 4, 4);
    expect(await answers(call('LOSS', kinds, 150_000, delivered, reports))).toEqual([
      column(150_000, 150_000, 120_000, 150_000),
    ]);
  });

  test('10: the limit of the area, and the ceiling of the family', async () => {
    expect(
      await answers(call('ADMITTED', column(70_000, 64_800, 60_000), 18, 3_600), call('FAMILYCAP', '31/12/2023')),
    ).toEqual([column(64_800, 64_800, 60_000), [[500_000]]]);
  });

  test('11: a year of a plant of Mato Grosso: 25,2945% weighted, 7,3673% effective', async () => {
    const year = [
      [40e6, 'MT', 'soja', 'agricultor', null],
      [30e6, 'RS', 'soja', COOP, null],
      [2e6, 'Irecê/BA', 'mamona', COOP, null],
      [1.5e6, 'GO', 'sebo bovino', COOP, null],
      [1e6, 'TO', 'bovinos', 'agricultor', 'vivo'],
      [10e6, 'MT', 'milho', 'agricultor', 'óleo'],
      [5e6, 'MT', 'insumo', 'agricultor', null],
    ];
    const [value, origin, material, supplier, form] = [0, 1, 2, 3, 4].map((at) => year.map((row) => [row[at]]));
    const [multipliers, weighted, regions] = (await answers(
      { fn: 'SELO.MULTIPLIER', args: [origin, material, [['MT']], supplier, form] },
      { fn: 'SELO.WEIGHTED', args: [value, origin, material, [['MT']], supplier, form] },
      { fn: 'SELO.REGION', args: [origin] },
    )) as [unknown[][], number[][], unknown[][]];
    expect(multipliers).toEqual(column(4, 1.3, 26, 20.8, 1, 4, 1));
    expect(weighted).toEqual(column(160e6, 39e6, 52e6, 31.2e6, 1e6, 40e6, 5e6));
    expect(regions.flat()).toEqual([
      'Centro-Oeste',
      'Sul',
      'Semiárido',
      'Centro-Oeste',
      'Norte',
      'Centro-Oeste',
      'Centro-Oeste',
    ]);
    const [costs] = (await answers({
      fn: 'SELO.COSTS',
      args: [
        column('II', 'III', 'IV', 'V', 'II', 'IV', 'V'),
        column(3e6, 4e6, 2.5e6, 1e6, 0.8e6, 0.3e6, 0.2e6),
        column('CO', 'CO', 'CO', 'CO', 'Semiárido', 'Semiárido', 'Semiárido'),
        [
          ['Centro-Oeste', 56.5e6],
          ['Sul', 30e6],
          ['Norte', 1e6],
          ['Semiárido', 2e6],
        ],
        null,
      ],
    })) as [number[][]];
    const sum = (block: readonly (readonly number[])[], at: number) =>
      block.reduce((all, cells) => all + cells[at]!, 0);
    expect([sum(costs, 0), sum(costs, 1), sum(costs, 2)]).toEqual([11.8e6, 0, 19.6e6]);
    const [share, effective] = (await answers(
      single('PERCENT', sum(weighted, 0), sum(costs, 2), 1375e6),
      single('PERCENT', 89.5e6, sum(costs, 0), 1375e6),
    )) as [number, number];
    expect([(share * 100).toFixed(4), (effective * 100).toFixed(4)]).toEqual(['25.2945', '7.3673']);
  });

  test('12: the share of N, NE and the Semiárido, and what is missing to 20%', async () => {
    expect(
      await answers(single('REGIONALSHARE', 4.3e6, 101.3e6, 2026), single('REGIONALSHARE', 4.3e6, 101.3e6, 2024)),
    ).toEqual([[[0.04244817374136229, 0.2, 19_950_000]], [[0.04244817374136229, 0.1, 6_477_777.78]]]);
  });

  test('13: sunflower of the Semiárido of MG weighs 20, and EXPLAIN tells the other reading', async () => {
    const purchase = ['Montes Claros/MG', 'girassol', 'MG'];
    const [weighted, text] = await answers(
      call('WEIGHTED', 100_000, ...purchase),
      call('EXPLAIN', 100_000, ...purchase),
    );
    expect(weighted).toEqual([[2_000_000]]);
    expect((text as string[][])[0]![0]).toMatch(/Multiplicador = 5 × 4 = 20\.[^]*o multiplicador seria 80/);
  });

  test('14: live cattle, tallow, and swine that do not count', async () => {
    const [block] = (await answers(
      call(
        'WEIGHTED',
        column(50_000, 50_000, 50_000),
        'PI',
        column('bovinos vivos', 'sebo', 'suínos vivos'),
        null,
        column('agricultor', COOP, 'agricultor'),
      ),
    )) as [unknown[][]];
    expect(block.slice(0, 2)).toEqual(column(50_000, 1_300_000));
    expect(block[2]![0]).toMatchObject({ code: '#N/A', message: expect.stringContaining('art. 3º, § 4º') as string });
  });
});

describe('one cell, a column, blanks', () => {
  test('what is missing at several multipliers', async () => {
    expect(
      await answers(
        { fn: 'SELO.MISSING', args: [0.3, 347.8e6, 1375e6, column(1, 4, 26)] },
        call('MISSING', 0.3, 347.8e6, 1375e6, 4),
      ),
    ).toEqual([column(64_700_000, 16_175_000, 2_488_461.54), [[16_175_000]]]);
  });

  test('a blank row in between stays blank', async () => {
    expect(
      await answers(
        { fn: 'SELO.MULTIPLIER', args: [column('BA', null, 'RS'), column('mamona', null, 'soja'), [['MT']]] },
        { fn: 'SELO.REGION', args: [column('BA', null)] },
        { fn: 'SELO.TRAVEL', args: [column(86_400, null), column(null, null)] },
      ),
    ).toEqual([column(20, '', 1), column('Nordeste', ''), column(12_960, '')]);
  });

  test('the memory of a column of purchases, a text a row', async () => {
    const [block] = (await answers({
      fn: 'SELO.EXPLAIN',
      args: [column(1000, 2000), column('BA', 'RS'), column('mamona', 'soja'), [['MT']]],
    })) as [string[][]];
    expect(block.map(([text]) => text!.split('\n')[0])).toEqual([
      'Valor ponderado: Mamona, BA',
      'Valor ponderado: Soja, RS',
    ]);
  });
});

describe('errors keep their code and a message in Portuguese', () => {
  test.each<[string, Call, keyof typeof ERROR_CODE, RegExp]>([
    ['an unknown material', call('MULTIPLIER', 'BA', 'mamonna'), '#N/A', /Você quis dizer/],
    ['an unknown place', call('REGION', 'Iresê/BA'), '#VALUE!', /Irecê/],
    ['a municipality of another state', call('REGION', 'Sorriso', 'BA'), '#VALUE!', /Sorriso/],
    ['live swine', call('WEIGHTED', 1, 'PI', 'suínos vivos'), '#N/A', /art\. 3º, § 4º/],
    ['three reports', call('LOSS', 'parcial', 150_000, 97_500, 3), '#N/A', /art\. 8º, II/],
    ['six years', call('INSTALMENT', 1000, 6, 1), '#N/A', /art\. 4º, § 4º/],
    ['not granted', call('INSTALMENT', 1000, 5, 1, 'não'), '#N/A', /DEP/],
    [
      'a year that no rule set judges',
      call('MULTIPLIER', 'BA', 'mamona', null, null, null, null, '1999'),
      '#N/A',
      /1999/,
    ],
    ['less than 10% a year', call('USED', 1000, 2, 0.05), '#N/A', /art\. 4º, § 3º/],
    ['a yield in tonnes', call('AREALIMIT', 10, 3.6), '#VALUE!', /kg\/ha/],
    ['quantity without area', call('ADMITTED', 100, null, 3600), '#VALUE!', /área/],
    ['no salary', call('TRAVEL', null, 100), '#VALUE!', /salário/],
    ['negative corn', single('CORNCAP', -1, 0, 10), '#VALUE!', /milho/i],
    [
      'purchases among the costs',
      { fn: 'SELO.COSTS', args: [[['I']], [[1]], [['Sul']], [['Sul', 9]], null] },
      '#VALUE!',
      /inciso/,
    ],
    ['nothing sold', single('PERCENT', 1, 1, 0), '#VALUE!', /biodiesel/],
    ['no minimum share', single('MISSING', null, 1, 10, [[1]]), '#VALUE!', /percentual/],
    ['a share of 2023', single('REGIONALSHARE', 1, 10, 2023), '#N/A', /2024/],
    ['a day of no known ceiling', call('FAMILYCAP', '01/01/1999'), '#N/A', /1999/],
    ['a value that is none', call('EXPLAIN', 'muito', 'BA', 'mamona'), '#VALUE!', /“muito”/],
    [
      'an error cell',
      call('WEIGHTED', { type: 'CustomFunctionError', code: '#DIV/0!' }, 'BA', 'mamona'),
      '#VALUE!',
      /#DIV\/0!/,
    ],
  ])('%s', async (_what, asked, error, message) => {
    const [answer] = (await excel.call(asked)) as [Answer];
    expect(answer).toEqual({ error: ERROR_CODE[error], message: expect.stringMatching(message) as string });
  });

  test('every function of the Selo has an answer here', () => {
    const ids = excel.registered().filter((id) => id.startsWith('SELO.'));
    expect(ids.sort()).toEqual(
      'ADMITTED AREALIMIT CORNCAP COSTS EXPLAIN FAMILYCAP INSTALMENT LOSS MISSING MULTIPLIER PERCENT REGION REGIONALSHARE TRAVEL USED WEIGHTED'
        .split(' ')
        .map((name) => `SELO.${name}`),
    );
  });
});

import vm from 'node:vm';
import zlib from 'node:zlib';
import { describedCatalogue } from '../../src/functions/describedCatalogue';
import { table2023 } from '../../src/rules/pgpmbio/tables/table2023';
import vectors from '../rules/pgpmbio/vectors.json';
import { built, ERROR_CODE, ExcelRuntime, type Answer } from './excelRuntime';

interface Metadata {
  functions: {
    id: string;
    name: string;
    parameters: { type: string; dimensionality?: string; optional?: boolean }[];
  }[];
}

const metadata = JSON.parse(built('functions.json')) as Metadata;
const ids = metadata.functions.map(({ id }) => id).sort();
const label = (product: string) => table2023.rows.find(({ productId }) => productId === product)!.label;
const column = (...cells: unknown[]) => cells.map((cell) => [cell]);

let excel: ExcelRuntime;
beforeAll(() => {
  excel = new ExcelRuntime();
});
afterAll(() => excel.close());

describe('registration', () => {
  test('the ids of functions.json, no more and no fewer', () => expect(excel.registered().sort()).toEqual(ids));

  test('the same where only CustomFunctions exists', () => {
    const registered: string[] = [];
    vm.runInNewContext(built('functions.js'), { CustomFunctions: { associate: (id: string) => registered.push(id) } });
    expect(registered.sort()).toEqual(ids);
  });

  test('names are the ids, in both languages', () => {
    const english = JSON.parse(built('functions.en-US.json')) as Metadata;
    for (const { id, name } of [...metadata.functions, ...english.functions]) expect(name).toBe(id);
    expect(english.functions.map(({ id, parameters }) => [id, parameters.length])).toEqual(
      metadata.functions.map(({ id, parameters }) => [id, parameters.length]),
    );
  });

  test('what Excel loads at start is at most 60 kB compressed', () => {
    expect(zlib.gzipSync(built('functions.js'), { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });

  test('what only help pages and screens say is not among it', () => {
    const start = built('functions.js').replace(/\\x(..)|\\u(....)/g, (_, short: string, long: string) =>
      String.fromCharCode(parseInt(short ?? long, 16)),
    );
    const said = describedCatalogue.flatMap(({ description, parameters, help }) => [
      ...[description, ...parameters.map((parameter) => parameter.description)].flatMap((text) => Object.values(text)),
      ...Object.values(help).flat(),
    ]);
    expect(start).toContain('Castanha do Brasil (com casca)');
    expect(start).toContain('Os intervalos têm tamanhos diferentes');
    expect(said.filter((text) => start.includes(text))).toEqual([]);
  });
});

describe('answers through Microsoft’s runtime', () => {
  test('the two examples of Doc. 11', async () => {
    const args = (...cells: unknown[]) => cells.map((cell) => [[cell]]);
    expect(
      await excel.call(
        { fn: 'PGPMBIO.VSP', args: args('Borracha Natural Extrativa (cernambi)', 'AC', 750, 5, 5.5) },
        { fn: 'PGPMBIO.VSP', args: args('Babaçu (amêndoa)', 'MA', 2500, 3.7, 4.5) },
        { fn: 'PGPMBIO.MPA', args: [column(5.5, 4.5)] },
      ),
    ).toEqual([{ value: [[1635]] }, { value: [[3500]] }, { value: [[4.67], [3.82]] }]);
  });

  test('every worked case as one LEDGER', async () => {
    const answers = await excel.call(
      ...vectors.map(({ rows, previousBalances }) => ({
        fn: 'PGPMBIO.LEDGER',
        args: [
          column(...rows.map(({ dap }) => dap)),
          column(...rows.map(({ date }) => date)),
          column(...rows.map(({ product }) => label(product))),
          column(...rows.map(({ uf }) => uf)),
          column(...rows.map(({ qty }) => Number(qty))),
          column(...rows.map(({ pv }) => Number(pv))),
          column(...rows.map(({ pmd }) => (pmd === null ? null : Number(pmd)))),
          column(...rows.map((row) => ('mun' in row ? Number(row.mun) : null))),
          Object.keys(previousBalances).length === 0
            ? null
            : Object.entries(previousBalances).map(([key, amount]) => [
                key.split('|')[0],
                label(key.split('|')[1]!),
                2023,
                Number(amount),
              ]),
          null,
          column(...rows.map(({ n }) => n)),
        ],
      })),
    );
    answers.forEach((answer, at) => {
      const { id, expected } = vectors[at]!;
      const payable =
        'value' in answer
          ? (answer.value as unknown[][]).map((cells) => (cells[6] === '' ? '0.00' : Number(cells[6]).toFixed(2)))
          : answer;
      expect([id, payable]).toEqual([id, expected.map(({ paid }) => paid)]);
    });
  });

  test('errors keep code and Portuguese message; error cells reach the function', async () => {
    const args = (...cells: unknown[]) => cells.map((cell) => [[cell]]);
    const [unknown, ambiguous, errorIn, place] = await excel.call(
      { fn: 'PGPMBIO.VSP', args: args('Babasu', 'MA', 1, 1) },
      { fn: 'PGPMBIO.VSP', args: args('Babaçu', 'MA', '1.500', 1) },
      { fn: 'PGPMBIO.VSP', args: args('Babaçu', 'MA', { type: 'CustomFunctionError', code: '#DIV/0!' }, 1) },
      { fn: 'PGPMBIO.VSP', args: args('Borracha', 'MT', 1, 1) },
    );
    const failure = (answer: Answer | undefined) => answer as { error: number; message: string };
    expect(failure(unknown)).toEqual({
      error: ERROR_CODE['#N/A'],
      message: expect.stringContaining('Você quis dizer “Babaçu (amêndoa)”?'),
    });
    expect(failure(ambiguous)).toEqual({ error: ERROR_CODE['#VALUE!'], message: expect.stringContaining('“1.500”') });
    expect(failure(errorIn)).toEqual({ error: ERROR_CODE['#VALUE!'], message: expect.stringContaining('#DIV/0!') });
    expect(failure(place)).toEqual({
      error: ERROR_CODE['#VALUE!'],
      message: expect.stringContaining('Informe o município'),
    });
  });

  test('an error in one cell of a block leaves the others alone', async () => {
    const [answer] = await excel.call({ fn: 'PGPMBIO.PM', args: [column('Babaçu', 'xyz', null), [['MA']]] });
    expect(answer).toMatchObject({ value: [[5.34], [expect.objectContaining({})], ['']] });
  });

  test('the list of municipalities is loaded when a call needs it, and that call answers then', async () => {
    const [listed, code, unlisted] = await excel.call(
      { fn: 'PGPMBIO.PM', args: [[['Borracha']], [['MT']], null, [['Juruema']]] },
      { fn: 'BR.MUNICIPALITY', args: [[['Rio Branco']], [['AC']]] },
      { fn: 'PGPMBIO.PM', args: [[['Borracha']], [['MT']], null, [['Sinop']]] },
    );
    expect([listed, code]).toEqual([{ value: [[7.18]] }, { value: [[1200401]] }]);
    expect(unlisted).toMatchObject({
      error: ERROR_CODE['#N/A'],
      message: expect.stringContaining('Sinop não está na lista'),
    });
  });

  test('the sentences of EXPLAIN are loaded when a call needs them, beside the municipalities', async () => {
    const answers = await excel.call(
      { fn: 'PGPMBIO.EXPLAIN', args: [[['Babaçu']], [['MA']], [[2500]], [[3.7]], [[4.5]]] },
      { fn: 'PGPMBIO.EXPLAIN', args: [[['Babaçu']], [['MT']], [[100]], [[3.9]], [[4.5]], null, [['Sinop']]] },
    );
    expect(answers).toEqual([
      { value: [[expect.stringContaining('Valor a pagar: R$ 3.500,00, limitado pelo saldo do LSPA')]] },
      { value: [[expect.stringContaining('Babaçu (amêndoa), Sinop/MT')]] },
    ]);
  });

  test('a thousand calls at once are all answered', async () => {
    const answers = await excel.call(
      ...Array.from({ length: 1000 }, (_, at) => ({ fn: 'PGPMBIO.MPA', args: [[[at + 1]]] })),
    );
    expect(
      answers.map((answer) => ('value' in answer ? (answer.value as number[][])[0]![0]!.toFixed(2) : answer)),
    ).toEqual(Array.from({ length: 1000 }, (_, at) => (((at + 1) * 85) / 100).toFixed(2)));
  });
});

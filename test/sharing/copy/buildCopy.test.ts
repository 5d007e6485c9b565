import { preloadFunctionData } from '../../../src/functions/preload';
import { cooperativeBook } from '../../../scripts/samples/cooperativeBook';
import { organisationsIn, type CopyChoices } from '../../../src/sharing/copy/choices';
import { readLineCode } from '../../../src/sharing/copy/lineCodes';
import { copyFile } from '../../../src/sharing/copy/copyFile';
import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';
import { sales } from '../../validation/pgpmbio/salesTable';
import { checked, copyOf, linesOf, rowOf, sourceOfRows, sourceOfSheet } from './copySources';

beforeAll(() => preloadFunctionData());

const KEEP = { cpf: 'keep', family: 'keep', name: 'keep', contact: 'keep' } as const;
const LEAVE_OUT = { cpf: 'leaveOut', family: 'leaveOut', name: 'leaveOut', contact: 'leaveOut' } as const;

const rows = sales(
  { producerName: 'Maria da Silva', organisation: 'Cooperativa Flor do Babaçu' },
  { producerName: 'José Souza', organisation: 'COOPERATIVA FLOR DO BABACU', cpf: '390.533.447-05' },
  { producerName: 'Ana Lima', organisation: 'Associação Rio Novo', cpf: '123.456.789-09' },
  { producerName: 'Rui Dias', organisation: null },
);

describe('what is in a copy', () => {
  test('each line has a code, the columns stand in their order, personal data are masked', () => {
    const copy = copyOf(sourceOfRows(rows));
    const { id } = copy.sent;
    expect(rowOf(copy, 0)[0]).toBe('Código da linha (ConfereBio)');
    expect(rowOf(copy, 1).slice(0, 4)).toEqual([`${id}-0001`, 'SDW0***982247************', '***.982.247-**', 45092]);
    expect(rowOf(copy, 3)[2]).toBe('***.456.789-**');
    expect(copy.contents).toMatchObject({ lines: 4, linesLeft: 0, formulas: 0, columnsLeft: [] });
    expect(copy.contents.personal.map(({ header, treatment }) => `${header} ${treatment}`)).toEqual([
      'family mask',
      'cpf mask',
      'producerName mask',
    ]);
    expect(copy.contents.sheets.map(({ name }) => name)).toEqual([
      'Instruções',
      'Vendas',
      'Opções',
      'Origem dos cálculos',
    ]);
    expect(copy.fileName).toBe('Cópia Vendas 2026-11-30.xlsx');
  });

  test('the same source and choices give the same copy; another day gives another code', () => {
    expect(copyOf(sourceOfRows(rows)).sent).toEqual(copyOf(sourceOfRows(rows)).sent);
    expect(copyOf(sourceOfRows(rows), { day: '2026-12-01' }).sent.id).not.toBe(copyOf(sourceOfRows(rows)).sent.id);
  });

  test('one organisation, however it is spelled', () => {
    const source = sourceOfRows(rows);
    expect(organisationsIn(source)).toEqual([
      { name: 'Associação Rio Novo', lines: 1 },
      { name: 'Cooperativa Flor do Babaçu', lines: 2 },
    ]);
    const copy = copyOf(source, { rows: { kind: 'organisation', name: 'cooperativa flor do babaçu' } });
    expect(copy.contents).toMatchObject({ lines: 2, linesLeft: 2 });
    expect(copy.sent.lines.map(({ row }) => row)).toEqual([1, 2]);
    expect(copy.fileName).toBe('Cópia cooperativa flor do babaçu 2026-11-30.xlsx');
  });

  test('a text in a column, and the lines in sight', () => {
    const source = sourceOfRows(rows);
    const at = source.table.columns.find(({ id }) => id === 'organisation')!.at;
    const withText = copyOf(source, { rows: { kind: 'text', at, text: 'rio novo' } });
    expect(withText.sent.lines.map(({ row }) => row)).toEqual([3]);
    const grid = { ...source.grid, hiddenRows: new Set([1, 4]) };
    const visible = copyOf({ ...source, grid }, { rows: { kind: 'visible' } });
    expect(visible.sent.lines.map(({ row }) => row)).toEqual([2, 3]);
    expect(linesOf(visible).hiddenRows.size).toBe(0);
  });

  test('columns that were not chosen, and personal data that are left out, are absent', () => {
    const source = sourceOfRows(rows);
    const columns = source.table.columns.filter(({ id }) => id !== 'salePrice').map(({ at }) => at);
    const copy = copyOf(source, { columns, personal: LEAVE_OUT });
    expect(copy.contents.columnsLeft).toEqual(['family', 'cpf', 'salePrice', 'producerName']);
    expect(rowOf(copy, 0)).not.toContain('cpf');
    expect(copy.sent.columns.map(({ header }) => header)).toEqual(rowOf(copy, 0).slice(1));
  });

  test('what is kept stands as it was', () => {
    const copy = copyOf(sourceOfRows(rows), { personal: KEEP });
    expect(rowOf(copy, 1)).toEqual(expect.arrayContaining(['Maria da Silva', '529.982.247-25']));
  });

  test('a CPF inside a DAP is masked also where the DAP is kept', () => {
    const copy = copyOf(sourceOfRows(rows), { personal: { ...KEEP, cpf: 'mask' } });
    expect(rowOf(copy, 1)[1]).toBe('SDW0***982247**1506231030');
  });

  test('a column that the person said holds nothing personal stays', () => {
    const source = sourceOfRows(rows);
    const at = source.table.columns.find(({ id }) => id === 'producerName')!.at;
    const copy = copyOf(source, { notPersonal: [at] });
    expect(rowOf(copy, 1)).toContain('Maria da Silva');
    expect(copy.contents.personal.map(({ header }) => header)).not.toContain('producerName');
  });
});

describe('names and numbers that people wrote elsewhere', () => {
  const elsewhere = sales(
    { producerName: 'Maria da Silva', organisation: 'Associação Maria da Silva', source: 'paga a MARIA DA SILVA' },
    { producerName: 'José Souza', organisation: null, source: 'CPF 390.533.447-05 de outra pessoa; NF 12' },
  );

  test('are masked in texts of their own, and stay in the name of an organisation', () => {
    const copy = copyOf(sourceOfRows(elsewhere));
    const [first, second] = [rowOf(copy, 1), rowOf(copy, 2)];
    expect(first).toContain('Associação Maria da Silva');
    expect(second).toContain('CPF ***.533.447-** de outra pessoa; NF 12');
    const other = copyOf(sourceOfRows(elsewhere.map((row) => ({ ...row, organisation: 'Cooperativa Rio' }))));
    expect(rowOf(other, 1)).toContain('paga a M. S.');
    expect(other.contents.textsMasked).toBe(2);
  });
});

describe('cells', () => {
  test('in a protected copy lines are open, codes, masks and results are not', () => {
    const sheet = linesOf(copyOf(sourceOfRows(rows)));
    const open = (column: number, row = 1) => sheet.rows.get(row)?.get(column)?.style?.unlocked === true;
    expect(sheet.protected).toBe(true);
    expect([open(0), open(1), open(3)]).toEqual([false, false, true]);
    // Lines to be added below the last one.
    expect([open(3, 5), open(1, 5), open(3, 104), open(3, 105)]).toEqual([true, false, true, false]);
    expect(linesOf(copyOf(sourceOfRows(rows), { protection: false })).protected).toBe(false);
  });

  test('drop-down lists are ranges of a sheet of the copy', () => {
    const copy = copyOf(sourceOfRows(rows));
    const lists = linesOf(copy).rules!.filter(({ allowed }) => allowed.kind === 'listFrom');
    expect(lists.length).toBeGreaterThan(0);
    for (const { allowed } of lists) {
      if (allowed.kind !== 'listFrom') throw new Error('no list');
      const sheet = copy.book.sheets.find(({ name }) => name === allowed.sheet)!;
      const last = allowed.row + allowed.rows - 1;
      expect(sheet.rows.get(last)?.get(allowed.column)?.value).toEqual(expect.any(String));
    }
  });

  test('merged cells are copied to each of their lines, amounts are not', () => {
    const source = sourceOfRows(sales({ organisation: 'Coop', value: 900 }, { organisation: null, value: null }));
    const at = (id: string) => source.table.columns.find((column) => column.id === id)!.at;
    const mergedDown = [at('organisation'), at('value')].map((column) => ({ row: 1, rows: 2, at: column }));
    const copy = copyOf({ ...source, table: { ...source.table, mergedDown } });
    expect([rowOf(copy, 2)[1 + at('organisation')], rowOf(copy, 2)[1 + at('value')]]).toEqual(['Coop', null]);
  });
});

describe('results of the check', () => {
  test('stand beside the lines as values, with their origin', async () => {
    const copy = copyOf(await checked(sourceOfRows(rows)));
    const payable = copy.sent.columns.findIndex(({ header }) => header === 'A pagar (R$) (ConfereBio)');
    expect(copy.sent.columns[payable]).toMatchObject({ at: null, treatment: 'result', formulas: false });
    expect(copy.sent.lines[0]!.values[payable]).toBe(152);
    const origin = copy.book.sheets.at(-1)!;
    const texts = [...origin.rows.values()].map((cells) => [...cells.values()].map(({ value }) => value));
    const line = texts.find(([header]) => header === 'A pagar (R$) (ConfereBio)')!;
    expect(line.slice(1, 4)).toEqual([expect.stringMatching(/^[A-Z]+2:[A-Z]+5$/), 4, 'Resultado da conferência']);
    expect(String(line)).toMatch(/MOC, Título 35.*30\/11\/2026.*valor/);
  });

  test('of lines that were hidden from the check are blank', async () => {
    const source = await checked(sourceOfRows(rows));
    const all = sourceOfRows([...rows, ...sales({ producerName: 'Lia Reis', organisation: 'Coop Nova' })]);
    const copy = copyOf({ ...all, results: source.results });
    const payable = copy.sent.columns.findIndex(({ header }) => header.startsWith('A pagar'));
    expect(copy.sent.lines.map(({ values }) => values[payable] === null)).toEqual([false, false, false, false, true]);
  });

  test('as formulas lean on an account that knows each line by its code, wherever their cells go', async () => {
    const copy = copyOf(await checked(sourceOfRows(rows)), { results: 'formulas' });
    const account = copy.book.sheets.find(({ name }) => name === 'Conta corrente')!;
    const lines = [...account.rows.values()].map((cells) => [1, 2].map((column) => cells.get(column)?.value));
    const { id } = copy.sent;
    expect(lines.filter(([, found]) => found === 1)).toEqual([1, 2, 3, 4].map((line) => [`#${id}-000${line}`, 1]));
    // Where a returned file is read, codes alone tell its lines.
    expect(lines.filter(([code]) => readLineCode(code ?? null) !== null)).toEqual([]);
    const at = rowOf(copy, 0).indexOf('A pagar (R$) (ConfereBio)');
    expect(linesOf(copy).rows.get(1)!.get(at)!.formula).toMatch(/^'Conta corrente'!\$[A-Z]+\$\d+$/);
  });

  test.each<[CopyChoices['results'], boolean, boolean]>([
    ['formulas', true, false],
    ['values', false, true],
  ])('whether lines may be sorted is told: %s', async (results, asksNotTo, saysItDoesNotMatter) => {
    const copy = copyOf(await checked(sourceOfRows(rows)), { results });
    const texts = [...copy.book.sheets[0]!.rows.values()].flatMap((cells) => [...cells.values()]);
    const told = texts.map(({ value }) => String(value)).join('\n');
    expect(told.includes('Não mude a ordem das linhas')).toBe(asksNotTo);
    expect(told.includes('só contam quando o arquivo voltar a quem enviou')).toBe(asksNotTo);
    expect(told.includes('mesmo que você mude a ordem')).toBe(saysItDoesNotMatter);
  });

  test('none where they are not wanted', async () => {
    const copy = copyOf(await checked(sourceOfRows(rows)), { results: 'none' });
    expect(copy.sent.columns.some(({ treatment }) => treatment === 'result')).toBe(false);
  });
});

describe('formulas of the person’s own', () => {
  test('of ours become native where they lean on their line alone, and are values elsewhere', () => {
    const source = sourceOfSheet(cooperativeBook(), 'Notas', 'sales');
    const copy = copyOf(source, { results: 'formulas' });
    expect(copy.contents.formulas).toBe(59);
    const cell = linesOf(copy).rows.get(1)!.get(14)!;
    expect(cell).toMatchObject({ value: 604.8, formula: expect.stringContaining('ROUNDDOWN(ROUND(L2*') });
    // A market price that the sample looks up on another sheet.
    expect(linesOf(copy).rows.get(1)!.get(13)).toMatchObject({ value: 4.5 });
    expect(copy.contents.asValues.map(({ cell: at, function: id }) => [at, id])).toContainEqual(['N2', null]);
  });

  test('become values where values are wanted', () => {
    const copy = copyOf(sourceOfSheet(cooperativeBook(), 'Notas', 'sales'), { results: 'values' });
    expect(copy.contents).toMatchObject({ formulas: 0, asValues: [] });
    expect(linesOf(copy).rows.get(1)!.get(14)!.formula).toBeUndefined();
  });

  /** A line with quantity, price and a formula, as a file has them. */
  function bookWith(formula: string, value: number | string, note = 'sem obs.'): Book {
    const sheet = emptySheet('Vendas');
    const headers = ['DAP/CAF', 'UF', 'Produto', 'Data', 'Quantidade (kg)', 'Preço de venda (R$/kg)', 'Conta', 'Obs.'];
    headers.forEach((header, at) => putCell(sheet, 0, at, { value: header }));
    for (const row of [1, 2, 3]) {
      const cells = ['SDW0529982247251506231030', 'MA', 'Babaçu', 45092, 100, 3.5];
      cells.forEach((one, at) => putCell(sheet, row, at, { value: one }));
      putCell(sheet, row, 6, { value, formula: formula.replaceAll('#', String(row + 1)) });
      putCell(sheet, row, 7, { value: note });
    }
    return { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  }
  const built = (formula: string, value: number | string, left: readonly number[] = []) => {
    const source = sourceOfSheet(bookWith(formula, value), 'Vendas', 'sales');
    const columns = [0, 1, 2, 3, 4, 5, 6, 7].filter((at) => !left.includes(at));
    // The header says nothing of accounts of a bank here.
    return copyOf(source, { results: 'formulas', columns, notPersonal: [6] });
  };

  test.each<[string, number | string, string | null]>([
    ['E#*F#', 350, 'F2*G2'],
    ['ROUND($E#*F$#,2)', 350, 'ROUND(F2*G2,2)'],
    ['SUM(E#:F#)', 103.5, 'SUM(F2:G2)'],
    ['IF(E#>50,"ok","=no")', 'ok', 'IF(F2>50,"ok","=no")'],
    // Another line, another sheet, a name, the whole column, a computed value that is not so.
    ['E#*F2+E3', 450, null],
    ['Outra!E#', 100, null],
    ['E#*Fator', 350, null],
    ['SUM(E:E)', 300, null],
    ['E#*F#', 351, null],
    ['"529.982.247-25"&E#', '529.982.247-25100', null],
    ['XLOOKUP(E#,E#,F#)', 3.5, null],
  ])('%s = %p becomes %p', (formula, value, expected) => {
    const cell = linesOf(built(formula, value)).rows.get(1)!.get(7)!;
    expect(cell.formula ?? null).toBe(expected);
    expect(typeof cell.value).toBe(typeof value);
  });

  test('a formula over a column that stays at home is a value', () => {
    const cell = linesOf(built('E#*F#', 350, [5]))
      .rows.get(1)!
      .get(6)!;
    expect([cell.value, cell.formula]).toEqual([350, undefined]);
  });
});

test('a sheet or a header called after a person is called otherwise in the copy', () => {
  const source = sourceOfRows(rows);
  const copy = copyOf({ ...source, grid: { ...source.grid, sheet: 'Maria da Silva' } });
  expect(copy.sent).toMatchObject({ sheet: 'Maria da Silva', copySheet: 'Vendas PGPM-Bio' });
});

test('somebody called like a word that the copy looks up does not keep the file from being given', async () => {
  const source = await checked(sourceOfRows(sales({ producerName: 'Espírito Santo' }, { producerName: 'Ana Lima' })));
  const copy = copyOf(source, { results: 'formulas' });
  expect(copy.contents.formulas).toBeGreaterThan(0);
  const texts = copy.book.sheets.flatMap(({ rows: all }) => [...all.values()].flatMap((cells) => [...cells.values()]));
  expect(texts.some(({ value }) => value === 'Espírito Santo')).toBe(true);
  expect(rowOf(copy, 1)).toContain('E. S.');
  await expect(copyFile(copy)).resolves.toMatchObject({ fileName: copy.fileName });
});

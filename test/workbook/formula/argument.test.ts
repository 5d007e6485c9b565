import { readArgument } from '../../../src/workbook/formula/argument';
import { tokensOf } from '../../../src/workbook/formula/tokens';

const read = (text: string) => readArgument(tokensOf(text));
const area = (row: number, column: number, rows = 1, columns = 1, sheet: string | null = null) => ({
  kind: 'reference',
  reference: { kind: 'area', sheet, row, column, rows, columns },
});
const table = (name: string | null, part: string, first?: string, last = first) => ({
  kind: 'reference',
  reference: { kind: 'table', table: name, part, columns: first === undefined ? null : { first, last } },
});

describe('an argument of a call', () => {
  test.each([
    ['"Babaçu"', 'Babaçu'],
    ['""', ''],
    ['"dito ""x"", y"', 'dito "x", y'],
    ['2500', 2500],
    ['.5', 0.5],
    ['5.', 5],
    ['1.5E-3', 0.0015],
    ['-3.7', -3.7],
    ['+ 2', 2],
    ['10.5%', 0.105],
    ['-7%', -0.07],
    ['TRUE', true],
    ['false', false],
    ['TRUE()', true],
    ['#N/A', { error: '#N/A' }],
    ['#div/0!', { error: '#DIV/0!' }],
    ['(("MA"))', 'MA'],
  ])('%s is the value %j', (text, value) => {
    expect(read(text)).toEqual({ kind: 'value', value });
  });

  test.each(['', '  ', '\n'])('%j is left out', (text) => {
    expect(read(text)).toEqual({ kind: 'omitted' });
  });

  test.each([
    [
      '{1,2;3,4}',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['{"a";"b,c"}', [['a'], ['b,c']]],
    ['{-1.5,TRUE,#N/A}', [[-1.5, true, { error: '#N/A' }]]],
  ])('%s is an array', (text, values) => {
    expect(read(text)).toEqual({ kind: 'array', values });
  });

  test.each([
    ['A1', area(0, 0)],
    ['$A$1', area(0, 0)],
    ['c$9', area(8, 2)],
    ['XFD1048576', area(1_048_575, 16_383)],
    ['A1:C9', area(0, 0, 9, 3)],
    ['$C$9:A1', area(0, 0, 9, 3)],
    ['(B2)', area(1, 1)],
    ['Plan1!B2', area(1, 1, 1, 1, 'Plan1')],
    ['Preços!B2:B3', area(1, 1, 2, 1, 'Preços')],
    ["'Compras 2023'!$B$2:$C$3", area(1, 1, 2, 2, 'Compras 2023')],
    ["'D''água'!A1", area(0, 0, 1, 1, "D'água")],
    ['Plan1!A1:Plan1!B2', area(0, 0, 2, 2, 'Plan1')],
  ])('%s is an area', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  test.each([
    ['Compras[UF]', table('Compras', 'data', 'UF')],
    ['Compras[Preço de venda]', table('Compras', 'data', 'Preço de venda')],
    ['Compras[[UF]:[kg]]', table('Compras', 'data', 'UF', 'kg')],
    ['Compras[]', table('Compras', 'data')],
    ['Compras[#All]', table('Compras', 'all')],
    ['Compras[[#Headers],[UF]]', table('Compras', 'headers', 'UF')],
    ['Compras[[#Totals],[UF]:[kg]]', table('Compras', 'totals', 'UF', 'kg')],
    ['[@UF]', table(null, 'thisRow', 'UF')],
    ['[@[Preço de venda]]', table(null, 'thisRow', 'Preço de venda')],
    ['[@[UF]:[kg]]', table(null, 'thisRow', 'UF', 'kg')],
    ['Compras[@UF]', table('Compras', 'thisRow', 'UF')],
    ['Compras[[#This Row],[UF]]', table('Compras', 'thisRow', 'UF')],
    ["Compras[Preço '[R$'/kg']]", table('Compras', 'data', 'Preço [R$/kg]')],
    ["Compras[[#Data],[It''s '#1]]", table('Compras', 'data', "It's #1")],
  ])('%s is part of a table', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  test.each([
    ['PrazoFinal', { kind: 'name', name: 'PrazoFinal', sheet: null }],
    ['Preço.Mínimo_1', { kind: 'name', name: 'Preço.Mínimo_1', sheet: null }],
    ['Plan1!Prazo', { kind: 'name', name: 'Prazo', sheet: 'Plan1' }],
    ['A2#', { kind: 'spill', sheet: null, row: 1, column: 0 }],
    ['Plan1!$A$2#', { kind: 'spill', sheet: 'Plan1', row: 1, column: 0 }],
  ])('%s is a reference by name', (text, reference) => {
    expect(read(text)).toMatchObject({ kind: 'reference', reference });
  });

  test('a call of ours stays a call', () => {
    expect(read(' PGPMBIO.PM(A1,"MA") ')).toMatchObject({ kind: 'call', call: { id: 'PGPMBIO.PM' } });
  });

  test('DATE with its parts is a date', () => {
    expect(read('DATE(2023,A1,5)')).toMatchObject({
      kind: 'date',
      parts: [{ kind: 'value', value: 2023 }, area(0, 0), { kind: 'value', value: 5 }],
    });
  });

  test.each([
    'A1*2',
    'A1&"x"',
    '"a"&"b"',
    'SUM(A1:A3)',
    'IF(A1>1,B1,C1)',
    'A:A',
    '1:5',
    'A1:A9 B1:B9',
    '(A1,B1)',
    "'[Outra.xlsx]Plan1'!A1",
    '[2]Plan1!A1',
    'Plan1:Plan3!A1',
    'PGPMBIO.PM(A1,B1)*2',
    'DATE(2023,1)',
    'Compras[[#Headers],[#Data],[UF]]',
    '{1,A1}',
    '--5',
    '@A1:A9',
    '=5',
    '1.2.3',
  ])('%s only the spreadsheet can compute', (text) => {
    expect(read(` ${text}\n`)).toEqual({ kind: 'expression', text });
  });
});

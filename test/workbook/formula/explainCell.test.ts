import { speak } from '../../../src/functions/language';
import { parseCellAddress } from '../../../src/workbook/address';
import { explainCell, type CellExplanation } from '../../../src/workbook/formula/explainCell';
import { explainFormula } from '../../../src/workbook/formula/explainFormula';
import { findOurCalls } from '../../../src/workbook/formula/ourCalls';
import { MemoryWorkbook, type MemorySheet } from '../../../src/workbook/memoryWorkbook';
import type { AreaRef, CellRef } from '../../../src/workbook/port';

const at = (address: string, sheet = 'Plan1'): CellRef => ({ sheet, ...parseCellAddress(address)! });
const explain = (cells: MemorySheet['cells'], address = 'F2', more: MemorySheet = {}, other: MemorySheet = {}) =>
  explainCell(
    new MemoryWorkbook(
      { Plan1: { cells, ...more }, "Preços d'água": other },
      { Produto: { ...at('A2'), rows: 1, columns: 1 } },
    ),
    at(address),
  );
const textOf = (explanation: CellExplanation) => {
  if (explanation.kind !== 'explained') throw new Error(`was ${JSON.stringify(explanation)}`);
  return explanation.text;
};

const line = { A2: 'Babaçu', B2: 'MA', C2: 2500, D2: 3.7, E2: 4.5 };
const written = '=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)';

beforeEach(() => speak('pt-BR'));

describe('the memory of calculation of a cell', () => {
  test('tells the figures of the second example of Doc. 11', async () => {
    const text = textOf(await explain({ F2: written }));
    expect(text).toContain('3,82');
    expect(text).toContain('3.800,00');
    expect(text).toContain('3.500,00');
  });

  test.each([
    ['cells', '=PGPMBIO.VSP(A2,$B$2,C2,D2,E2)'],
    ['the form that files carry', '=[1]!_xldudf_PGPMBIO_VSP(A2,B2,C2,D2,E2)'],
    ['a name', '=PGPMBIO.VSP(Produto,B2,C2,D2,E2)'],
    ['a call within a larger formula', '=IFERROR(1.1*pgpmbio.vsp(A2,B2,C2,D2,E2),0)'],
    ['arguments left out', '=PGPMBIO.VSP(A2,B2,C2,D2,E2,,)'],
    ['one cell out of an array', '=PGPMBIO.VSP({"Babaçu"},B2,C2,D2,E2)'],
    ['brackets', '=PGPMBIO.VSP((A2),("MA"),C2,D2,E2)'],
  ])('is the same through %s', async (_what, formula) => {
    const expected = textOf(await explain({ F2: written }));
    expect(textOf(await explain({ ...line, F2: formula }))).toBe(expected);
  });

  test('reads other sheets, with blanks, accents and apostrophes in their names', async () => {
    const formula = "=PGPMBIO.VSP('Preços d''água'!A2,'Preços d''água'!B2,C2,D2,E2)";
    const text = textOf(await explain({ ...line, A2: null, B2: null, F2: formula }, 'F2', {}, { cells: line }));
    expect(text).toBe(textOf(await explain({ F2: written })));
  });

  test('reads the row of a table that the formula stands in', async () => {
    const columns = ['Produto', 'UF', 'kg', 'PV', 'PMD', 'VSP'];
    const tables = [{ name: 'Compras', area: { row: 0, column: 0, rows: 3, columns: 6 }, columns }];
    const formula = '=PGPMBIO.VSP([@Produto],Compras[@UF],Compras[[#This Row],[kg]],[@PV],[@PMD])';
    const text = textOf(await explain({ ...line, F2: formula }, 'F2', { tables }));
    expect(text).toBe(textOf(await explain({ F2: written })));
  });

  test('dates written with DATE are understood', async () => {
    const text = textOf(await explain({ ...line, F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2,DATE(2023,3,5))' }));
    expect(text).toContain('05/03/2023');
  });

  test('of a spilled cell is that of its own row', async () => {
    const cells = {
      ...line,
      A3: 'Borracha',
      B3: 'AC',
      C3: 750,
      D3: 5,
      E3: 5.5,
      F2: '=PGPMBIO.VSP(A2:A3,B2:B3,C2:C3,D2:D3,E2:E3)',
    };
    const explanation = await explain(cells, 'F3', { spills: { F2: [[3500], [1635]] } });
    expect(textOf(explanation)).toBe(textOf(await explain({ F2: '=PGPMBIO.VSP("Borracha","AC",750,5,5.5)' })));
    expect(explanation).toMatchObject({ anchor: at('F2'), cell: at('F3'), shown: 1635 });
  });

  test('follows a spill that the arguments point to', async () => {
    const formula = '=PGPMBIO.VSP(A2#,"MA",2500,3.7,4.5)';
    const explanation = await explain({ A2: '=X', F2: formula }, 'F2', { spills: { A2: [['Babaçu'], ['Pequi']] } });
    expect(textOf(explanation)).toBe(textOf(await explain({ F2: written })));
  });

  test('works out a call of ours among the arguments', async () => {
    const text = textOf(await explain({ ...line, F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2,,,,PGPMBIO.CAP())' }));
    expect(text).not.toBe(textOf(await explain({ F2: written })));
  });
});

test('a row of the answer that nothing was entered for is blank', async () => {
  const cells = { ...line, F2: '=PGPMBIO.VSP(A2:A3,B2:B3,C2:C3,D2:D3,E2:E3)' };
  const spills = { F2: [[3500], ['']] };
  expect(await explain(cells, 'F3', { spills })).toMatchObject({ kind: 'blank', anchor: at('F2') });
});

test('a blank row among purchases of one plant is blank, though the plant is given', async () => {
  const cells = { A2: 'BA', B2: 'mamona', F2: '=SELO.MULTIPLIER(A2:A4,B2:B4,"MT")' };
  const spills = { F2: [[20], [''], ['']] };
  expect(await explain({ ...cells, A4: 'RS', B4: 'soja' }, 'F3', { spills })).toMatchObject({ kind: 'blank' });
  expect(textOf(await explain({ ...cells, A4: 'RS', B4: 'soja' }, 'F4', { spills }))).toContain('Soja, RS');
});

test('a value that needs no steps needs no arguments either; an error does', async () => {
  const formula = '=PGPMBIO.PM(A2&"","MA")';
  expect(await explain({ ...line, F2: formula }, 'F2', { shown: { F2: 5.34 } })).toMatchObject({
    kind: 'withoutSteps',
  });
  const shown = { F2: { error: '#N/A' } as const };
  expect(await explain({ ...line, F2: formula }, 'F2', { shown })).toMatchObject({ kind: 'unresolved' });
});

test('a line of a ledger is explained as the invoice it is', async () => {
  const cells = { ...line, F2: '=PGPMBIO.LEDGER("123",DATE(2023,3,15),A2,B2,C2,D2,E2)' };
  expect(textOf(await explain(cells, 'G2', { spills: { F2: [[5.34, 3.82]] } }))).toContain('3.500,00');
});

describe('a call that fails', () => {
  test('says what is wrong', async () => {
    const explanation = await explain({ ...line, A2: 'Babaçi', F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' });
    expect(explanation).toMatchObject({ kind: 'refused' });
    expect(explanation).toHaveProperty('message', expect.stringContaining('Babaçi'));
  });

  test('speaks the language asked for', async () => {
    const book = new MemoryWorkbook({ P: { cells: { A1: '=BR.CPF("123")', A2: '=PGPMBIO.PM("Babaçi","MA")' } } });
    const portuguese = await explainCell(book, at('A2', 'P'));
    speak('en-US');
    const english = await explainCell(book, at('A2', 'P'));
    expect([portuguese.kind, english.kind]).toEqual(['refused', 'refused']);
    expect(english).not.toEqual(portuguese);
  });

  test('in one row of a spill fails in that row only', async () => {
    const cells = { A2: 'Babaçu', A3: 'Nada', F2: '=PGPMBIO.PM(A2:A3,"MA")' };
    const spills = { F2: [[1], [{ error: '#N/A' }]] };
    expect(await explain(cells, 'F2', { spills })).toMatchObject({ kind: 'withoutSteps' });
    expect(await explain(cells, 'F3', { spills })).toMatchObject({
      kind: 'refused',
      shown: { error: '#N/A' },
      message: expect.stringContaining('Nada') as string,
    });
  });

  test('passes on an error of a cell it reads', async () => {
    const cells = { ...line, C2: { error: '#DIV/0!' }, F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' };
    expect(await explain(cells)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('#DIV/0!') as string,
    });
  });
});

test.each([
  [{}, 'nothing'],
  [{ F2: 12 }, 'value'],
  [{ F2: '=SUM(A1:A3)' }, 'otherFormula'],
  [{ F2: '="PGPMBIO.PM(A1,B1)"' }, 'otherFormula'],
] as const)('a cell without a formula of ours: %j holds %s', async (cells, holds) => {
  expect(await explain(cells)).toEqual({ kind: 'nothing', cell: at('F2'), holds });
});

describe('arguments that only the spreadsheet can compute', () => {
  test.each([
    ['=PGPMBIO.VSP(A2,B2,C2*2,D2,E2)', ['C2*2']],
    ['=PGPMBIO.VSP(A2&"",B2,SUM(C2:C9),D2,E2)', ['A2&""', 'SUM(C2:C9)']],
    ['=PGPMBIO.VSP(NomeQueNaoHa,B2,C2,D2,E2)', ['NomeQueNaoHa']],
    ['=PGPMBIO.VSP(A:A,B2,C2,D2,E2)', ['A:A']],
    ['=PGPMBIO.VSP(A1:ALL1000,B2,C2,D2,E2)', ['A1:ALL1000']],
    ['=PGPMBIO.VSP(A2,B2,C2,D2,PGPMBIO.PM(A2,B2&""))', ['PGPMBIO.PM(A2,B2&"")']],
    ['=PGPMBIO.VSP(A2,B2,C2,D2,E2,DATE(A9&"",1,1))', ['DATE(A9&"",1,1)']],
  ])('%s', async (formula, expressions) => {
    expect(await explain({ ...line, F2: formula })).toMatchObject({ kind: 'unresolved', expressions });
  });

  test('are left out of it in a host that knows no names', async () => {
    const book = new MemoryWorkbook({ Plan1: { cells: { F2: '=PGPMBIO.VSP(Produto,"MA",1,1)' } } });
    const withoutNames = Object.assign(Object.create(book) as MemoryWorkbook, { locate: undefined });
    expect(await explainCell(withoutNames, at('F2'))).toMatchObject({ expressions: ['Produto'] });
  });
});

describe('a formula that explains the call from another cell', () => {
  test.each([
    ['=PGPMBIO.VSP(A2,B2*2,,"a""b")', 'Plan1', '=PGPMBIO.EXPLAIN(A2,B2*2,,"a""b")'],
    ['=IFERROR(_xldudf_PGPMBIO_VSP(A2,B2),0)', 'PLAN1', '=PGPMBIO.EXPLAIN(A2,B2)'],
    ['=PGPMBIO.VSP(A2,SUM($B$2:B9)*2)', 'Outra', '=PGPMBIO.EXPLAIN(Plan1!A2,SUM(Plan1!$B$2:B9)*2)'],
    ['=PGPMBIO.VSP(Outra!A2:B3,Prazo,LOG10(2))', 'Outra', '=PGPMBIO.EXPLAIN(Outra!A2:B3,Prazo,LOG10(2))'],
    ['=PGPMBIO.VSP(Compras[UF],A2#)', 'Outra', '=PGPMBIO.EXPLAIN(Compras[UF],Plan1!A2#)'],
    ['=SELO.WEIGHTED(C2*2,A2,B2)', 'Outra', '=SELO.EXPLAIN(Plan1!C2*2,Plan1!A2,Plan1!B2)'],
    ['=SELO.MULTIPLIER(A2&"/BA",B2)', 'Outra', '=SELO.EXPLAIN(1,Plan1!A2&"/BA",Plan1!B2)'],
  ])('%s on %s', (formula, target, expected) => {
    expect(explainFormula(findOurCalls(formula)!, at('F2'), target)).toBe(expected);
  });

  test.each([
    '=PGPMBIO.PM(A2*2,B2)',
    '=SELO.COSTS(A2:A3,B2:B3,C2:C3,SUM(D2:D3))',
    '=PGPMBIO.VSP([@Produto]&"",B2)',
    '=PGPMBIO.VSP(Compras[@Produto]&"",B2)',
    '=PGPMBIO.VSP(Compras[[#This Row],[Produto]]&"",B2)',
    '=LET(p,A2,PGPMBIO.VSP(p,B2))',
  ])('there is none for %s', (formula) => {
    expect(explainFormula(findOurCalls(formula)!, at('F2'), 'Plan1')).toBeNull();
  });
});

test('a large area in the arguments is one request', async () => {
  const asked: AreaRef[] = [];
  const book = new MemoryWorkbook({
    Plan1: { cells: { F2: '=PGPMBIO.VSP(A2:A5000,"MA",2500,3.7,4.5)', A2: 'Babaçu' } },
  });
  const read = book.readArea.bind(book);
  book.readArea = (area) => {
    asked.push(area);
    return read(area);
  };
  expect(await explainCell(book, at('F2'))).toMatchObject({ kind: 'explained' });
  expect(asked).toHaveLength(1);
});

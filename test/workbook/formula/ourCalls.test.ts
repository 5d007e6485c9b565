import { findOurCalls } from '../../../src/workbook/formula/ourCalls';
import { textOf, tokensOf } from '../../../src/workbook/formula/tokens';

const argumentsOf = (formula: string) => findOurCalls(formula)?.first.arguments.map((tokens) => textOf(tokens));

describe('pieces of a formula', () => {
  test.each([
    '=PGPMBIO.VSP("Babaçu ""novo""",\'D\'\'água\'!$A$1:B2,{1,"x";TRUE,#N/A},1.5E-3%)',
    "=SUM(Compras[[#This Row],[Preço '[R$']]],'C:\\x\\[a b.xlsx]P'!A1)&\"fim",
    '= A1 <> B2 + \n [1]Plan1!C3#',
    '=§ "não fecha',
    '=Tabela[não fecha',
  ])('put together again give %s', (formula) => {
    expect(textOf(tokensOf(formula))).toBe(formula);
  });
});

describe('the first call of ours in a formula', () => {
  test.each([
    ['=PGPMBIO.VSP(A2,B2,C2,D2)', 'PGPMBIO.VSP', ['A2', 'B2', 'C2', 'D2']],
    ['=pgpmbio.vsp(A2,B2,C2,D2)', 'PGPMBIO.VSP', ['A2', 'B2', 'C2', 'D2']],
    ['=_xldudf_PGPMBIO_VSP(A2,B2)', 'PGPMBIO.VSP', ['A2', 'B2']],
    ['=_XLDUDF_pgpmbio_vsp(A2,B2)', 'PGPMBIO.VSP', ['A2', 'B2']],
    ['=[1]!_xldudf_PGPMBIO_VSP(A2,B2)', 'PGPMBIO.VSP', ['A2', 'B2']],
    ['=Pasta.xla!_xldudf_BR_CPF(A2)', 'BR.CPF', ['A2']],
    ["='C:\\com ''aspas''\\[a.xlsx]P'!_xldudf_PGPMBIO_PM(A2,B2)", 'PGPMBIO.PM', ['A2', 'B2']],
    ['=@PGPMBIO.PM(A2,B2)', 'PGPMBIO.PM', ['A2', 'B2']],
    ['=IFERROR(PGPMBIO.PM(A2,"MA"),"sem preço")', 'PGPMBIO.PM', ['A2', '"MA"']],
    ['=1.1*PGPMBIO.LSPA( A2 ,B2)+PGPMBIO.CAP()', 'PGPMBIO.LSPA', [' A2 ', 'B2']],
    ['=PGPMBIO.TABLES()', 'PGPMBIO.TABLES', []],
    ['=PGPMBIO.TABLES( )', 'PGPMBIO.TABLES', []],
    ['=PGPMBIO.VSP("a,b","c ""x"", d",,)', 'PGPMBIO.VSP', ['"a,b"', '"c ""x"", d"', '', '']],
    ['=PGPMBIO.VSP(IF(A1,B1,C1),{1,2;3,4},(A1,B1))', 'PGPMBIO.VSP', ['IF(A1,B1,C1)', '{1,2;3,4}', '(A1,B1)']],
    ["=PGPMBIO.VSP('Compras, 2023'!A1,'D''água (1)'!B2)", 'PGPMBIO.VSP', ["'Compras, 2023'!A1", "'D''água (1)'!B2"]],
    ["=PGPMBIO.VSP(T[[#This Row],[a, b']]],[@UF])", 'PGPMBIO.VSP', ["T[[#This Row],[a, b']]]", '[@UF]']],
    ['="PGPMBIO.PM(1,2)"&PGPMBIO.CAP(A1)', 'PGPMBIO.CAP', ['A1']],
    ['=PGPMBIO.VSP(A2,B2', 'PGPMBIO.VSP', ['A2', 'B2']],
    [' = PGPMBIO.CAP(\n  A1 )', 'PGPMBIO.CAP', ['\n  A1 ']],
  ])('%s', (formula, id, args) => {
    expect(findOurCalls(formula)?.first.id).toBe(id);
    expect(argumentsOf(formula)).toEqual(args);
  });

  test.each([
    '=SUM(A1:A3)',
    '="=PGPMBIO.VSP(A2)"',
    "='PGPMBIO.VSP('!A1",
    '=PGPMBIO.VSP',
    '=PGPMBIO.INVENTADA(A1)',
    '=PGPMBIO_VSP(A1)',
    '=X.PGPMBIO.VSP(A1)',
    '=_xldudf_PGPMBIO_VSPX(A1)',
    '=_xldudf_OUTRO_VSP(A1)',
    '=T[PGPMBIO.VSP(1)]',
    '=',
    '',
  ])('there is none in %s', (formula) => {
    expect(findOurCalls(formula)).toBeNull();
  });

  test.each([
    ['=PGPMBIO.PM(A1,B1)', true, 0, false],
    ['=@PGPMBIO.PM(A1,B1)', true, 0, false],
    ['=[1]!_xldudf_PGPMBIO_PM(A1,B1)', true, 0, false],
    ['=PGPMBIO.PM(A1,B1)*2', false, 0, false],
    ['=PGPMBIO.PM(A1,B1)+PGPMBIO.PM(A2,B2)+PGPMBIO.CAP()', false, 2, false],
    ['=PGPMBIO.VSP(A1,B1,C1,PGPMBIO.PM(A1,B1))', true, 0, false],
    ['=LET(p,A1,PGPMBIO.PM(p,B1))', false, 0, true],
    ['=MAP(A1:A3,_xlfn.LAMBDA(p,PGPMBIO.PM(p,"MA")))', false, 0, true],
  ])('%s: whole %s, others %i, local names %s', (formula, isWholeFormula, others, usesLocalNames) => {
    expect(findOurCalls(formula)).toMatchObject({ isWholeFormula, others, usesLocalNames });
  });

  test('is told by its public name, whatever the file calls it', () => {
    expect(findOurCalls('=1+[1]!_xldudf_PGPMBIO_PM( A1,"é" )')?.first.text).toBe('PGPMBIO.PM( A1,"é" )');
  });
});

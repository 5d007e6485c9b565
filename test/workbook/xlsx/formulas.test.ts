import { OurFunctions } from '../../../src/workbook/xlsx/formula/ours';
import { withoutPrefixes, withPrefixes } from '../../../src/workbook/xlsx/formula/prefixes';
import { shiftFormula } from '../../../src/workbook/xlsx/formula/shift';
import { formulaTokens, joinTokens } from '../../../src/workbook/xlsx/formula/tokens';
import { FUNCTION_IDS } from './books';

const ours = new OurFunctions(FUNCTION_IDS);

describe('tokens', () => {
  test.each([
    `IF(A1>0,"A2 ""x"" "&B2,'Q1''s'!$A1)`,
    `tb[[#This Row],[Qtde '[kg']]]*1.5E-3+{1,2;3,4}`,
    `SUM(#REF!)+[1]!X+D2#&"fim sem aspas`,
    `'sem fim`,
    `Preço*ção.taxa+_xlfn.LET(_xlpm.x,1,_xlpm.x)`,
  ])('%s joins to itself', (formula) => {
    expect(joinTokens(formulaTokens(formula))).toBe(formula);
  });
});

describe('a shared formula as another cell of its group has it', () => {
  test.each<[string, number, number, string]>([
    ['ROUND(MAX(0,C2-D2)*B2*Fator!$B$1,2)', 3, 0, 'ROUND(MAX(0,C5-D5)*B5*Fator!$B$1,2)'],
    ['IF(B2>0,"A2 "&B2,"")', 1, 0, 'IF(B3>0,"A2 "&B3,"")'],
    [`B2*'Q1'!$A1`, 2, 1, `C4*'Q1'!$A3`],
    ['$A2+A$2+$A$2', 1, 1, '$A3+B$2+$A$2'],
    ['SUM(A:A)+SUM($B:C)+SUM(1:3)+SUM($1:2)', 1, 1, 'SUM(B:B)+SUM($B:D)+SUM(2:4)+SUM($1:3)'],
    ['LOG10(A1)+TRUE+ATAN2(A1,B1)', 1, 0, 'LOG10(A2)+TRUE+ATAN2(A2,B2)'],
    ['tb[[#This Row],[A1]]+[1]Plan1!A1', 1, 0, 'tb[[#This Row],[A1]]+[1]Plan1!A2'],
    ['A1:B2 C1', 0, 1, 'B1:C2 D1'],
    ['A1', -1, 0, '#REF!'],
    ['XFD1048576', 0, 1, '#REF!'],
    ['ABCD1+A12345678+Taxa2023X', 5, 5, 'ABCD1+A12345678+Taxa2023X'],
    ['1.5+2E3+A1', 1, 0, '1.5+2E3+A2'],
    ['Q1!A1+A1', 1, 0, 'Q1!A2+A2'],
  ])('%s moved %i down, %i right is %s', (formula, rows, columns, moved) => {
    expect(shiftFormula(formula, rows, columns)).toBe(moved);
  });
});

describe('our functions as other programs leave them', () => {
  test.each([
    ['_xldudf_PGPMBIO_VSP(A2,B2,C2)', 'PGPMBIO.VSP(A2,B2,C2)'],
    ['pgpmbio.vsp(a3,b3,c3)', 'PGPMBIO.VSP(a3,b3,c3)'],
    ['_xlfn.pgpmbio.vsp(A1)', 'PGPMBIO.VSP(A1)'],
    ['_xlfn._xldudf_pgpmbio_vsp(A1)', 'PGPMBIO.VSP(A1)'],
    ['[1]!_xldudf_PGPMBIO_VSP(A4,B4,C4)', 'PGPMBIO.VSP(A4,B4,C4)'],
    ['1+Outro.xla!_xldudf_PGPMBIO_VSP(A4)', '1+PGPMBIO.VSP(A4)'],
    [`'C:\\Meus Suplementos\\Outro.xlam'!_xldudf_PGPMBIO_LEDGER(A4)`, 'PGPMBIO.LEDGER(A4)'],
    ['IFERROR(_xldudf_SELO_MULTIPLIER(A5,"NE"),0)', 'IFERROR(SELO.MULTIPLIER(A5,"NE"),0)'],
    ['_xldudf_OUTRO_VSP(A6,B6,C6)', '_xldudf_OUTRO_VSP(A6,B6,C6)'],
    ['"_xldudf_PGPMBIO_VSP("&A7', '"_xldudf_PGPMBIO_VSP("&A7'],
    ['MEU_PGPMBIO.VSP(A9)', 'MEU_PGPMBIO.VSP(A9)'],
    ['PGPMBIO.VSPX(A9)+PGPMBIO.VSP', 'PGPMBIO.VSPX(A9)+PGPMBIO.VSP'],
    ['_xldudf_PGPMBIO_VSP_2(A9)', '_xldudf_PGPMBIO_VSP_2(A9)'],
    [`'PGPMBIO.VSP('!A1`, `'PGPMBIO.VSP('!A1`],
  ])('%s reads %s', (stored, shown) => {
    expect(ours.toPublic(stored)).toBe(shown);
  });

  test.each([
    ['PGPMBIO.VSP(A1)+BR.NFE(B1)', '_xldudf_PGPMBIO_VSP(A1)+_xldudf_BR_NFE(B1)'],
    ['"PGPMBIO.VSP("&PGPMBIO.VSP(A1)', '"PGPMBIO.VSP("&_xldudf_PGPMBIO_VSP(A1)'],
    ['SUM(A1)', 'SUM(A1)'],
  ])('%s is stored as %s', (shown, stored) => {
    expect(ours.toStored(shown)).toBe(stored);
  });
});

describe('functions younger than the format', () => {
  test.each([
    ['_xlfn.XLOOKUP(A1,B:B,C:C)', 'XLOOKUP(A1,B:B,C:C)'],
    ['_xlfn._xlws.FILTER(A1:A9,B1:B9)', 'FILTER(A1:A9,B1:B9)'],
    ['_xlfn._xlws.SORT(_xlfn.UNIQUE(A2:A9))', 'SORT(UNIQUE(A2:A9))'],
    ['_xlfn.LET(_xlpm.x,2,_xlpm.y,_xlpm.x*3,_xlpm.x+_xlpm.y)', 'LET(x,2,y,x*3,x+y)'],
    ['_xlfn.MAP(A1:A3,_xlfn.LAMBDA(_xlpm.v,_xlpm.v*2))', 'MAP(A1:A3,LAMBDA(v,v*2))'],
    ['SUM(_xlfn.ANCHORARRAY(D2))', 'SUM(D2#)'],
    ['_xlfn.SINGLE(A1:A3)', 'SINGLE(A1:A3)'],
    ['_xlfn.STDEV.S(A1:A3)+IFERROR(_xlfn.IFNA(B1,0),1)', 'STDEV.S(A1:A3)+IFERROR(IFNA(B1,0),1)'],
    ['"_xlfn.XLOOKUP("&A1', '"_xlfn.XLOOKUP("&A1'],
    ['XLOOKUP+1', 'XLOOKUP+1'],
  ])('%s is shown as %s, and stored the same again', (stored, shown) => {
    expect(withoutPrefixes(stored)).toBe(shown);
    expect(withPrefixes(shown)).toBe(stored);
  });

  test('names that LibreOffice wrote in lower case are shown in upper case', () => {
    expect(withoutPrefixes('_xlfn.xlookup(A1,B:B,C:C)')).toBe('XLOOKUP(A1,B:B,C:C)');
  });

  test('an error value is not taken for a spill reference', () => {
    expect(withPrefixes('D2+#REF!+D2#')).toBe('D2+#REF!+_xlfn.ANCHORARRAY(D2)');
  });
});

test.each([
  ['SUM(Jan:Mar!B2)+YTD2024', 0, 1, 'SUM(Jan:Mar!C2)+YTD2024'],
  ['A1:C2+B1048577', 2, 0, 'A3:C4+B1048577'],
  ["SUM('Jan:Mar'!B2)", 1, 0, "SUM('Jan:Mar'!B3)"],
])('%s moved by %d rows and %d columns leaves sheets and names alone', (formula, rows, columns, moved) => {
  expect(shiftFormula(formula, rows, columns)).toBe(moved);
});

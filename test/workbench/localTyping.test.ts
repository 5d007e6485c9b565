import { CellValueType } from '../../src/workbook/workbench/gridCodes';
import { editedText } from '../../src/workbench/localTyping/editedText';
import { englishTwin, readFormula } from '../../src/workbook/formulaText/readFormula';
import { typedCell } from '../../src/workbench/localTyping/typedCell';
import { formatPlainNumber, readTypedValue } from '../../src/workbench/localTyping/value';
import { pageTexts } from '../../src/workbench/texts';
import { formatFormula } from '../../src/workbook/formulaText/formatFormula';
import { englishFunctionName, portugueseFunctionName } from '../../src/workbook/formulaText/functionNames';

const bothWays: [portuguese: string, english: string][] = [
  ['=PGPMBIO.VSP("Borracha";"AC";750;5;5,50)', '=PGPMBIO.VSP("Borracha","AC",750,5,5.50)'],
  ['=SOMA(A1;B1)', '=SUM(A1,B1)'],
  ['=SOMA(A1:A3)*1,5', '=SUM(A1:A3)*1.5'],
  ['=SE(A1>0,5;"a,b;c";FALSO)', '=IF(A1>0.5,"a,b;c",FALSE)'],
  ['=SE(A1="";VERDADEIRO;"diz ""1,5""")', '=IF(A1="",TRUE,"diz ""1,5""")'],
  ["=SOMA('Notas, 2026; d''Oeste'!A1;2)", "=SUM('Notas, 2026; d''Oeste'!A1,2)"],
  ['=SOMA({1,5\\2;3\\4})', '=SUM({1.5,2;3,4})'],
  ['=ÍNDICE(A1:B9;CORRESP("x";A1:A9;0);2)', '=INDEX(A1:B9,MATCH("x",A1:A9,0),2)'],
  ['=SEERRO(PROCV(A1;D:E;2;0);#N/D)', '=IFERROR(VLOOKUP(A1,D:E,2,0),#N/A)'],
  ['=ARRED(ARRED(MÁXIMO(0;B2-A2);4)*C2;2)', '=ROUND(ROUND(MAX(0,B2-A2),4)*C2,2)'],
  ['=CONT.SE(A1:A9;">=1,5")', '=COUNTIF(A1:A9,">=1,5")'],
  ['=PGPMBIO.LEDGER(A2:A9;B2:B9;;VERDADEIRO)', '=PGPMBIO.LEDGER(A2:A9,B2:B9,,TRUE)'],
  ['=SOMA(TNotas[Qtde (kg)])', '=SUM(TNotas[Qtde (kg)])'],
  ['=SOMA(TNotas[[#Cabeçalhos];[Preço, R$]])', '=SUM(TNotas[[#Headers],[Preço, R$]])'],
  ['=1,5E-3+0,5', '=1.5E-3+0.5'],
  ['=10,5%*A1', '=10.5%*A1'],
  ['=HOJE()', '=TODAY()'],
  ['=-1,5', '=-1.5'],
  ['=SOMA($A$1;Plan2!B$2)', '=SUM($A$1,Plan2!B$2)'],
];

test.each(bothWays)('%s typed in Portuguese is %s', (portuguese, english) => {
  expect(readFormula(portuguese, 'pt-BR')).toEqual({ ok: true, formula: english });
});

test.each(bothWays)('%s is shown for %s', (portuguese, english) => {
  expect(formatFormula(english, 'pt-BR')).toBe(portuguese);
});

test.each(bothWays)('%s stays as it is in English', (_portuguese, english) => {
  expect(formatFormula(english, 'en-US')).toBe(english);
  expect(readFormula(english, 'en-US')).toEqual({ ok: true, formula: english });
});

const lenient: [typed: string, english: string][] = [
  ['=soma(a1;b1)', '=SUM(A1,B1)'],
  ['=MEDIA(a1:b$2)', '=AVERAGE(A1:B$2)'],
  ['=pgpmbio.vsp("Babaçu";"MA";2500;3,70;4,50)', '=PGPMBIO.VSP("Babaçu","MA",2500,3.70,4.50)'],
  ['=PGPMBIO.VSP("Babaçu","MA",2500,3.70,4.50)', '=PGPMBIO.VSP("Babaçu","MA",2500,3.70,4.50)'],
  ['=SUM(A1,B1)', '=SUM(A1,B1)'],
  ['=SOMA(1,5)', '=SUM(1.5)'],
  ['=se(verdadeiro;1;2)', '=IF(TRUE,1,2)'],
  ['=SOMA(A1; 2,5 )', '=SUM(A1, 2.5 )'],
  ['=A1*1.5', '=A1*1.5'],
  ['=SOMA (A1;2)', '=SUM (A1,2)'],
  ['="sem fim; 1,5', '="sem fim; 1,5'],
];

test.each(lenient)('%s is understood as %s', (typed, english) => {
  expect(readFormula(typed, 'pt-BR')).toEqual({ ok: true, formula: english });
});

test.each([
  ['=PGPMBIO.VSP("Babaçu";"MA";2.500;3,70;4,50)', '2.500'],
  ['=1.234,56*2', '1.234,56'],
  ['=A1*2.500', '2.500'],
])('%s has a number that could be read in two ways', (typed, dottedNumber) => {
  expect(readFormula(typed, 'pt-BR')).toEqual({ ok: false, dottedNumber });
});

const englishForms: [typed: string, english: string][] = [
  ['=ROUND(A1,2)', '=ROUND(A1,2)'],
  ['=IF(A1>0,1,0)', '=IF(A1>0,1,0)'],
  ['=IF(A1>0,-1,5)', '=IF(A1>0,-1,5)'],
  ['=DATE(2026,3,5)', '=DATE(2026,3,5)'],
  ['=INDEX(A1:B2,1,2)', '=INDEX(A1:B2,1,2)'],
  ['=SUM(A1,2,3)', '=SUM(A1,2,3)'],
  ['=SUM(1,2,3)', '=SUM(1,2,3)'],
  ['=SUM(-1,-2)', '=SUM(-1,-2)'],
  ['=SUM(1, 2)', '=SUM(1, 2)'],
  ['=SUM(A1 ,2)', '=SUM(A1 ,2)'],
  ['=SUM({1,2,3})', '=SUM({1,2,3})'],
  ['=SUM({1,2,3;4,5,6},2)', '=SUM({1,2,3;4,5,6},2)'],
  ['=SUM({1,2},{3,4})', '=SUM({1,2},{3,4})'],
  ['=INDEX({1,2;3,4},1,2)', '=INDEX({1,2;3,4},1,2)'],
  ['=ROUND(SUM(A1:A3),2)', '=ROUND(SUM(A1:A3),2)'],
  ['=ROUND(MOD(10,3),2)', '=ROUND(MOD(10,3),2)'],
  ['=ROUND(10%,2)', '=ROUND(10%,2)'],
  ['=ROUND(A1#,2)', '=ROUND(A1#,2)'],
  ['=ROUND(2.500*A1,1)', '=ROUND(2.500*A1,1)'],
  ['=PGPMBIO.VSP("Borracha","AC",2.500,5,5.50)', '=PGPMBIO.VSP("Borracha","AC",2.500,5,5.50)'],
  ['=ROUND(1.55,1)', '=ROUND(1.55,1)'],
  ['=ROUND(0.125,2)', '=ROUND(0.125,2)'],
  ['=ROUND(.5,2)', '=ROUND(.5,2)'],
  ['=ROUND(5.,2)', '=ROUND(5.,2)'],
  ['=SUM(1,5.5)', '=SUM(1,5.5)'],
  ['=SUM(1E3,2)', '=SUM(1E3,2)'],
  ['=SUM(1:1,2:2)', '=SUM(1:1,2:2)'],
  ['=LEFT("a;b",1)', '=LEFT("a;b",1)'],
  ["=SUM('Notas; 2026'!A1,2)", "=SUM('Notas; 2026'!A1,2)"],
  ['=SUM(Plan1!A1,2)', '=SUM(Plan1!A1,2)'],
  ['=SUM(TNotas[Peso, kg],2)', '=SUM(TNotas[Peso, kg],2)'],
  ['=IFERROR(#N/A,0)', '=IFERROR(#N/A,0)'],
  ['=IF(TRUE,1)', '=IF(TRUE,1)'],
  ['=IF(A1,,5)', '=IF(A1,,5)'],
  ['=PGPMBIO.VSP("Borracha","AC",750,5,5.50)', '=PGPMBIO.VSP("Borracha","AC",750,5,5.50)'],
  ['=SOMA(A1,B1)', '=SUM(A1,B1)'],
  ['=ARRED(A1,2)', '=ROUND(A1,2)'],
  ['=SOMA(1, 5)', '=SUM(1, 5)'],
];

test.each(englishForms)('%s typed in the English form is %s', (typed, english) => {
  expect(readFormula(typed, 'pt-BR')).toEqual({ ok: true, formula: english });
});

const portugueseForms: [typed: string, english: string][] = [
  ['=SOMA(1,5;2,5)', '=SUM(1.5,2.5)'],
  ['=SUM(A1;1,5)', '=SUM(A1,1.5)'],
  ['=SOMA(-1,5)', '=SUM(-1.5)'],
  ['=ARRED(A1;-2)', '=ROUND(A1,-2)'],
  ['=SE(A1>0;,5;-,5)', '=IF(A1>0,.5,-.5)'],
  ['=SOMA({1,5})', '=SUM({1.5})'],
  ['=SOMA({1,5;2,5})', '=SUM({1.5;2.5})'],
  ['=SUM({1,5\\2,5})', '=SUM({1.5,2.5})'],
  ['={1,5;2,5}', '={1.5;2.5}'],
  ['=SUM(A1:A3)*1,5', '=SUM(A1:A3)*1.5'],
  ['=SUM(A1)*(1,5+2)', '=SUM(A1)*(1.5+2)'],
  ['=SE(SOMA(1,5)>1;1;0)', '=IF(SUM(1.5)>1,1,0)'],
  ['=PGPMBIO.MPA(5,5)', '=PGPMBIO.MPA(5.5)'],
  ['=10,5%+,5', '=10.5%+.5'],
  ['=LOG(8,5)', '=LOG(8.5)'],
  ['=A1*0.125', '=A1*0.125'],
  ['=SOMA(1:1;2:2)', '=SUM(1:1,2:2)'],
];

test.each(portugueseForms)('%s typed in the Portuguese form is %s', (typed, english) => {
  expect(readFormula(typed, 'pt-BR')).toEqual({ ok: true, formula: english });
});

test.each([
  ['=ROUND(2,5)', '2,5'],
  ['=SUM(1,5)', '1,5'],
  ['=SUM(-1,2)', '1,2'],
  ['=SUM(A1*1,5)', '1,5'],
  ['=SUM({1,2})', '1,2'],
  ['=SUM({1,2;3,4})', '1,2'],
  ['={1,2}', '1,2'],
  ['=IF(,5)', ',5'],
  ['=SUM(1,000)', '1,000'],
  ['=MOD(10,3)', '10,3'],
  ['=ROUND(3.125,2)', '3.125,2'],
  ['=SOMA(A1,2.500)', '2.500'],
  ['=PGPMBIO.VSP("Borracha","AC",2.500,5,5)', '2.500'],
  ['=SOMA(A1,2;3)', 'A1,2'],
  ['=SOMA({1,2,3};A1)', '1,2,3'],
  ['=SOMA(A1,1,5)', '1,5'],
  ['=SE(A1>0,1,0)', '0,1'],
])('%s could be meant in two ways and is not guessed', (typed, doubtful) => {
  expect(readFormula(typed, 'pt-BR')).toEqual({ ok: false, dottedNumber: doubtful });
});

test('what to do is said with the piece in doubt', () => {
  expect(pageTexts('pt-BR').dottedNumber('2.500')).toContain('sem ponto de milhar (2500)');
  expect(pageTexts('pt-BR').dottedNumber('2,5')).toContain('ponto e vírgula entre os argumentos (2;5)');
  expect(pageTexts('en-US').dottedNumber('2.500')).toContain('Write the number without a thousands separator');
});

test.each([
  ['PGPMBIO.VSP("a;b";1,5;A1', 'PGPMBIO.VSP("a;b",1.5,A1'],
  ['SOMA({1,5\\2;3\\4};A1)', 'SOMA({1.5,2;3,4},A1)'],
  ['SUM(A1,B1)', 'SUM(A1,B1)'],
  ['SOMA(2.500;1)', 'SOMA(2.500,1)'],
])('%s has an English twin of the same length', (typed, twin) => {
  expect(englishTwin(typed)).toBe(twin);
  expect(twin).toHaveLength(typed.length);
});

test('function names translate both ways, accents and case do not matter', () => {
  expect(englishFunctionName('média')).toBe('AVERAGE');
  expect(englishFunctionName('INDICE')).toBe('INDEX');
  expect(englishFunctionName('sum')).toBe('SUM');
  expect(englishFunctionName('Pgpmbio.Vsp')).toBe('PGPMBIO.VSP');
  expect(portugueseFunctionName('SUMIFS')).toBe('SOMASES');
  expect(portugueseFunctionName('PGPMBIO.VSP')).toBe('PGPMBIO.VSP');
});

test.each([
  ['ASEN', 'ASIN'],
  ['ASENH', 'ASINH'],
  ['DIST.NORM', 'NORMDIST'],
  ['DIST.NORMP', 'NORMSDIST'],
  ['INV.NORM', 'NORMINV'],
  ['INV.NORMP', 'NORMSINV'],
  ['INFODADOSTABELADINÂMICA', 'GETPIVOTDATA'],
  ['INFORMAÇÃO', 'INFO'],
  ['DISTT', 'TDIST'],
  ['INVT', 'TINV'],
  ['LNGAMA', 'GAMMALN'],
  ['FUNERRO', 'ERF'],
  ['FUNERROCOMPL', 'ERFC'],
])('%s is %s', (portuguese, english) => {
  expect(englishFunctionName(portuguese)).toBe(english);
  expect(portugueseFunctionName(english)).toBe(portuguese);
});

test.each([
  ['=Verdadeiro!A1', '=Verdadeiro!A1'],
  ['=SOMA(Verdadeiro:Falso!a1;1)', '=SUM(Verdadeiro:Falso!A1,1)'],
  ['=abc1!a1', '=abc1!A1'],
])('the name of a sheet in %s stays as it is', (typed, english) => {
  expect(readFormula(typed, 'pt-BR')).toEqual({ ok: true, formula: english });
});

test('the name of a sheet called TRUE is not translated for showing', () => {
  expect(formatFormula('=TRUE!A1', 'pt-BR')).toBe('=TRUE!A1');
});

test('accents typed as signs of their own are understood, and kept in quotes', () => {
  const typed = '=MÉDIA(Preço;"é";\'Relatório\'!A1)'.normalize('NFD');
  const formula = `=AVERAGE(Preço,${'"é"'.normalize('NFD')},${"'Relatório'".normalize('NFD')}!A1)`;
  expect(readFormula(typed, 'pt-BR')).toEqual({ ok: true, formula });
});

const asTyped = (typed: string) => typedCell(typed, null, 'pt-BR', (formula) => formula).cell;

test.each([
  ['+A1+B1', '=+A1+B1'],
  ['-A1', '=-A1'],
  ['-soma(a1;1,5)', '=-SUM(A1,1.5)'],
  ['+10%*$B$2', '=+10%*$B$2'],
  ["+'Notas 2026'!A1*2", "=+'Notas 2026'!A1*2"],
  ['+Plan1!A1', '=+Plan1!A1'],
])('%s typed is a formula', (typed, formula) => {
  expect(asTyped(typed)).toMatchObject({ f: formula, v: null });
});

test.each([
  '- lenha',
  '+55 92 3000-0000',
  '-',
  '--',
  '+ A1 cheio',
  '-A1 e B1',
  '+A1+',
  '- item 2, lote B3',
  '-abc',
  '-A1, B2',
  '-A1; B2',
  '-A1)',
])('%s typed is a text', (typed) => {
  expect(asTyped(typed)).toMatchObject({ v: typed, t: CellValueType.STRING, f: null });
});

test('a signed number stays a number', () => {
  expect(asTyped('-1,5')).toMatchObject({ v: -1.5, t: CellValueType.NUMBER, f: null });
});

test.each([
  ['#N/D', '#N/A'],
  ['#n/d', '#N/A'],
  ['#VALOR!', '#VALUE!'],
  ['#NÚM!', '#NUM!'],
  ['#REF!', '#REF!'],
])('%s typed is the error %s', (typed, code) => {
  expect(asTyped(typed)).toMatchObject({ v: code, t: CellValueType.STRING });
});

test('a text that only begins like an error stays', () => {
  expect(asTyped('#N/D no lote 3')).toMatchObject({ v: '#N/D no lote 3' });
  expect(asTyped("'#N/D")).toMatchObject({ v: '#N/D', t: CellValueType.FORCE_STRING });
});

test.each([
  ['0.00%', '50%'],
  ['0.0" %"', '0,5'],
  ['0.0\\%', '0,5'],
])('a half in the format %s is edited as %s', (pattern, text) => {
  expect(editedText({ v: 0.5, t: CellValueType.NUMBER }, null, pattern, 'pt-BR')).toBe(text);
});

type Expected = [typed: string, value: number | boolean, format?: string];
/** Jest hands a callback for an argument that a row leaves out. */
const withFormat = (rows: Expected[]) => rows.map(([typed, value, format]) => ({ typed, value, format }));
const expected = ({ value, format }: { value: unknown; format: string | undefined }) => ({
  kind: typeof value,
  value,
  ...(format ? { format } : {}),
});
const portugueseValues: Expected[] = [
  ['1,5', 1.5],
  ['-1,5', -1.5],
  ['+1,5', 1.5],
  ['(1,5)', -1.5],
  [' 12 ', 12],
  [',5', 0.5],
  ['1500', 1500],
  ['1.234,56', 1234.56, '#,##0.00'],
  ['1.234', 1234, '#,##0'],
  ['1.234.567,891', 1234567.891, '#,##0.00'],
  ['10,5%', 0.105, '0.00%'],
  ['10%', 0.1, '0%'],
  ['29 %', 0.29, '0%'],
  ['-1,1%', -0.011, '0.00%'],
  ['R$ 12,50', 12.5, '"R$" #,##0.00'],
  ['R$12,5', 12.5, '"R$" #,##0.00'],
  ['R$ 12', 12, '"R$" #,##0'],
  ['-R$ 5,00', -5, '"R$" #,##0.00'],
  ['R$ -5,00', -5, '"R$" #,##0.00'],
  ['R$\u00a01.635,00', 1635, '"R$" #,##0.00'],
  ['1,5E+3', 1500, '0.00E+00'],
  ['05/03/2026', 46086, 'dd/mm/yyyy'],
  ['5/3/26', 46086, 'dd/mm/yyyy'],
  ['5-3-2026', 46086, 'dd/mm/yyyy'],
  ['2026-03-05', 46086, 'dd/mm/yyyy'],
  ['31/12/1999', 36525, 'dd/mm/yyyy'],
  ['1/1/30', 10959, 'dd/mm/yyyy'],
  ['1/1/1900', 1, 'dd/mm/yyyy'],
  ['1/3/1900', 61, 'dd/mm/yyyy'],
  ['05/03/2026 12:00', 46086.5, 'dd/mm/yyyy hh:mm'],
  ['06:00', 0.25, 'hh:mm'],
  ['verdadeiro', true],
  ['FALSO', false],
];

test.each(withFormat(portugueseValues))('$typed typed in Portuguese', (row) => {
  expect(readTypedValue(row.typed, 'pt-BR')).toEqual(expected(row));
});

test.each([
  'Babaçu (amêndoa)',
  '1.5',
  '1.23,4',
  '1,2,3',
  '31/02/2026',
  '13:75',
  '5/3',
  'R$',
  '-',
  '- -5',
  '%',
  '12345678901234567',
  '15230612345678000195550010000001231000001234',
  '123.456.789-09',
  '12.345.678/0001-95',
  'true',
  'R$ 10%',
  '15 de junho de 2023',
  '1E400',
])('%s stays text in Portuguese', (typed) => {
  expect(readTypedValue(typed, 'pt-BR')).toEqual({ kind: 'text' });
});

const englishValues: Expected[] = [
  ['1.5', 1.5],
  ['1,234.56', 1234.56, '#,##0.00'],
  ['10.5%', 0.105, '0.00%'],
  ['R$ 12.50', 12.5, '"R$" #,##0.00'],
  ['03/05/2026', 46086, 'mm/dd/yyyy'],
  ['TRUE', true],
];

test.each(withFormat(englishValues))('$typed typed in English', (row) => {
  expect(readTypedValue(row.typed, 'en-US')).toEqual(expected(row));
});

test.each(['1,5', '1.234,56', 'VERDADEIRO', '25/12/2026'])('%s stays text in English', (typed) => {
  expect(readTypedValue(typed, 'en-US')).toEqual({ kind: 'text' });
});

test('numbers without a format are shown with the decimal mark of the language', () => {
  expect(formatPlainNumber(1.5, 'pt-BR')).toBe('1,5');
  expect(formatPlainNumber(0.1 + 0.2, 'pt-BR')).toBe('0,3');
  expect(formatPlainNumber(1e21, 'pt-BR')).toBe('1E+21');
  expect(formatPlainNumber(-1234.5, 'en-US')).toBe('-1234.5');
});

import { byHeaders, translate, type LineOfFormula } from '../../../src/sharing/copy/translate';
import { isSameResult } from '../../../src/sharing/copy/verified';
import { withoutFiles } from '../../../src/sharing/copy/withoutFiles';
import { NativeLists } from '../../../src/sharing/native/nativeBook';
import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';
import { copyOf, sourceOfSheet } from './copySources';

const LINE: LineOfFormula = {
  row: 1,
  cellOf: (column) => ({ address: `${'ABCDEFGH'.charAt(column + 1)}2`, value: 1, place: column }),
  columnNamed: () => null,
};

test.each([
  'WEBSERVICE("https://exemplo.org/?q="&E2)',
  'IFERROR(WEBSERVICE("https://exemplo.org/?q="&E2),0)',
  'IF(E2>50,E2,XLOOKUP(E2,E2,F2))',
  'IF(E2>50,E2,OUTRO.SUPLEMENTO(E2))',
  '_xlfn.CONCAT(E2)',
])('a function that our computation does not know is not kept, in no branch: %s', (formula) => {
  expect(translate(`=${formula}`, LINE, new NativeLists())).toEqual({ why: 'unknown' });
  expect(byHeaders(`=${formula}`, LINE, (place) => `C${place}`)).toBeNull();
});

test('functions that it knows are kept, in lower case too', () => {
  expect(translate('=if(E2>50,Round(E2,2),0)', LINE, new NativeLists())).toMatchObject({
    formula: 'if(F2>50,Round(F2,2),0)',
  });
});

test('an unknown name says nothing of any other error', () => {
  expect(isSameResult({ error: '#NAME?' }, { error: '#N/A' })).toBe(false);
  expect(isSameResult({ error: '#VALUE!' }, { error: '#N/A' })).toBe(true);
});

test.each([
  ["='C:\\Ana\\[Preços.xlsx]2023'!B2*E2", '=[outro arquivo]!B2*E2'],
  ['=[1]Plan1!B2+[Preços.xlsx]!Taxa', '=[outro arquivo]!B2+[outro arquivo]!Taxa'],
  ["='C:\\Ana\\Preços.xlsx'!Taxa", '=[outro arquivo]!Taxa'],
  ['=Preços.xlsx!Taxa', '=[outro arquivo]!Taxa'],
  ['=WEBSERVICE("https://exemplo.org/ana")', '=WEBSERVICE("[outro arquivo]")'],
  ["='Dados d''água'!B2&\"a/b\"", "='Dados d''água'!B2&\"a/b\""],
  ['=Vendas[[#This Row],[Preço]]*[@UF]', '=Vendas[[#This Row],[Preço]]*[@UF]'],
])('references to other files are told as such: %s', (formula, shown) => {
  expect(withoutFiles(formula, '[outro arquivo]')).toBe(shown);
});

/** A table whose last two columns are a formula of a person's data, and of an amount. */
function bookWith(personal: string, amount: string): Book {
  const sheet = emptySheet('Vendas');
  const headers = [
    'DAP/CAF',
    'UF',
    'Produto',
    'Data',
    'Quantidade (kg)',
    'Preço de venda (R$/kg)',
    'Telefone',
    'Conta X',
  ];
  headers.forEach((header, at) => putCell(sheet, 0, at, { value: header }));
  for (const row of [1, 2, 3]) {
    const cells = ['SDW0529982247251506231030', 'MA', 'Babaçu', 45092, 100, 3.5];
    cells.forEach((one, at) => putCell(sheet, row, at, { value: one }));
    putCell(sheet, row, 6, { value: '(98) 3232-1010', formula: personal });
    putCell(sheet, row, 7, { value: 350, formula: amount });
  }
  return { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
}

test.each(['formulas', 'values'] as const)(
  'of masked columns no formula is told, nor files of others: %s',
  (results) => {
    const book = bookWith('"(98) 3232-"&1010', "'C:\\Ana\\[Preços.xlsx]2023'!B2");
    const source = sourceOfSheet(book, 'Vendas', 'sales');
    const copy = copyOf(source, { results, notPersonal: [7] });
    const cells = [...copy.book.sheets.at(-1)!.rows.values()].flatMap((row) => [...row.values()]);
    const all = cells.map(({ value }) => String(value)).join('\n');
    expect(all).toContain('=[outro arquivo]!B2');
    expect(all).not.toMatch(/3232|Preços\.xlsx|Ana/);
  },
);

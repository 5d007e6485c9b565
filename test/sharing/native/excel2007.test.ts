import { loadMunicipalities } from '../../../src/brazil/municipalityList';
import { useTables } from '../../../src/rules/pgpmbio/tables';
import type { Book } from '../../../src/workbook/xlsx/book';
import { formulaTokens } from '../../../src/workbook/xlsx/formula/tokens';
import { fixed, variable, workbookTable } from '../../rules/pgpmbio/tableOf';
import { sales } from '../../validation/pgpmbio/salesTable';
import { accountBook, checkedSales } from './accountBook';
import { bookOfCalls, type Call } from './nativeAnswers';

beforeAll(() => loadMunicipalities());
afterEach(() => void useTables([]));

/** All of them are in Excel since 2007 or before, and mean the same in every language and in LibreOffice. */
const USED = [
  'AND',
  'COUNT',
  'IF',
  'IFERROR',
  'INT',
  'ISERROR',
  'ISNA',
  'ISNUMBER',
  'ISTEXT',
  'MAX',
  'MID',
  'MIN',
  'NA',
  'OR',
  'ROUND',
  'ROUNDDOWN',
  'SUBSTITUTE',
  'SUM',
  'TRIM',
  'VLOOKUP',
  'YEAR',
];

function functionsIn({ sheets }: Book): string[] {
  const formulas = sheets.flatMap(({ rows }) =>
    [...rows.values()].flatMap((cells) => [...cells.values()].flatMap(({ formula }) => formula ?? [])),
  );
  const names = formulas.flatMap((formula) => {
    const tokens = formulaTokens(formula);
    return tokens.flatMap(({ kind, text }, at) => (kind === 'name' && tokens[at + 1]?.text === '(' ? [text] : []));
  });
  return [...new Set(names)];
}

test('native formulas of PGPM-Bio lean on functions of Excel 2007 alone', async () => {
  const rows = [variable('macauba-N-NE'), variable('macauba-CO-SE'), fixed('babacu', '2.50'), fixed('borracha', '3')];
  useTables([workbookTable(2024, { rows, requiresMarketBelowMinimum: true })]);
  const place = ['Borracha', 'MT', 45100, 'Juruena'] as const;
  const calls: Call[] = [
    { id: 'PGPMBIO.PM', args: place },
    { id: 'PGPMBIO.LSPA', args: place },
    { id: 'PGPMBIO.MPA', args: [4, 45100] },
    { id: 'PGPMBIO.CAP', args: [45100] },
    { id: 'PGPMBIO.VSP', args: ['Borracha', 'MT', 1, 2, 3, 45100, 'Juruena', 1, 1, 45100] },
  ];
  const macauba = { product: 'Macaúba', uf: 'MA', date: 45323, salePrice: 0.2, marketPrice: 0.3 };
  const ofYear = sales(macauba, { ...macauba, uf: 'MG' }, { quantity: '1.000 kg' }, { uf: 'MT', municipality: 'Vera' });
  const account = accountBook(await checkedSales(ofYear));
  useTables([]);
  const covered = bookOfCalls([{ id: 'PGPMBIO.COVERED', args: ['Borracha', 'MT', 'Juruena', 45100] }]);
  const used = [bookOfCalls(calls), account.book, covered].flatMap(functionsIn);
  expect([...new Set(used)].sort()).toEqual(USED);
});

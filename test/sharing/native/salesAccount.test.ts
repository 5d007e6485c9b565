import fc from 'fast-check';
import { loadMunicipalities } from '../../../src/brazil/municipalityList';
import { atOnce } from '../../../src/rules/steps';
import { useTables } from '../../../src/rules/pgpmbio/tables';
import { evaluateBook } from '../../../src/sharing/native/evaluate';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import type { CellValue } from '../../../src/workbook/port';
import type { Book } from '../../../src/workbook/xlsx/book';
import { fixed, variable, workbookTable } from '../../rules/pgpmbio/tableOf';
import { sales, type Row } from '../../validation/pgpmbio/salesTable';
import { accountBook, checkedSales, DATA, resultsOfBook, resultsOfCheck, type AccountBook } from './accountBook';

beforeAll(() => loadMunicipalities());
afterEach(() => void useTables([]));

const rows2024 = () => [variable('acai'), fixed('babacu', '2.50', '3500', '5.40'), fixed('borracha', '3.00')];

const OTHER = 'SDW0990000101011402220930';

function evaluated(account: AccountBook, lines: number) {
  const { valueAt } = atOnce(evaluateBook(account.book));
  return resultsOfBook(account, lines, (row, column) => valueAt(DATA, row, column));
}

/** The count of lines to check, above the account. */
function toCheck({ book }: AccountBook) {
  return atOnce(evaluateBook(book)).valueAt('Conta corrente', 6, 11);
}

/** What check and formulas give for the same rows; rows without value have neither. */
async function both(rows: Row[], context: Partial<SalesContext> = {}) {
  const checked = await checkedSales(rows, context);
  const account = accountBook(checked);
  const ours = resultsOfCheck(checked, account.results, [...rows.keys()]);
  const valued = [...rows.keys()].filter((row) => checked.validation.resultOf(row) !== null);
  const formulas = evaluated(account, rows.length);
  return { ours: valued.map((row) => ours[row]), formulas: valued.map((row) => formulas[row]), account, checked };
}

test.each<[string, Row[], Partial<SalesContext>?]>([
  ['a sale', sales({})],
  [
    'a family over its product limit and then the annual one',
    sales({ quantity: 2000 }, { quantity: 2000 }, { quantity: 1 }),
  ],
  [
    'products of a family over the annual limit',
    sales(
      { quantity: 90_000 },
      { product: 'Cacau Extrativo (amêndoa)', uf: 'PA', salePrice: 1, quantity: 9000 },
      { product: 'Piaçava (fibra)', uf: 'PA', salePrice: 1, quantity: 9000 },
      { product: 'Buriti (fruto)', uf: 'PA', salePrice: 1, quantity: 9000, marketPrice: null },
      { product: 'Andiroba (amêndoa)', uf: 'PA', salePrice: 1, quantity: 9000, marketPrice: 2 },
      { product: 'Açaí (fruto)', uf: 'PA', salePrice: 1, quantity: 9000, marketPrice: 1.2 },
    ),
  ],
  [
    'dates out of order, invoices of one day by their number',
    sales(
      { date: 45100, quantity: 1500 },
      { date: 45092, quantity: 1500, invoiceNumber: 12 },
      { date: 45092, quantity: 1500, invoiceNumber: 2 },
    ),
  ],
  [
    'two families and their CAF in place of a DAP',
    sales(
      { quantity: 1500 },
      { quantity: 1500, family: OTHER },
      { quantity: 1500, family: 'RJ010203040506070809CAF', previousFamily: OTHER },
    ),
  ],
  [
    'prices at and over the minimum, under the MPA, far from the market, of zero',
    sales(
      { salePrice: 5.34 },
      { salePrice: 6 },
      { salePrice: 3 },
      { salePrice: 20 },
      { salePrice: 0 },
      { salePrice: 1.1, marketPrice: 7 },
      { marketPrice: null },
      { marketPrice: 0 },
    ),
  ],
  [
    'one product in regions with different prices (A18)',
    sales(
      { product: 'Macaúba (fruto)', uf: 'MA', salePrice: 0.1, marketPrice: 0.3, quantity: 5000 },
      { product: 'Macaúba (fruto)', uf: 'MG', salePrice: 0.1, marketPrice: 0.3, quantity: 5000 },
      { product: 'Macaúba (fruto)', uf: 'MA', salePrice: 0.1, marketPrice: 0.3, quantity: 5000 },
    ),
  ],
  [
    'rubber and babassu in Mato Grosso, with name or code of the municipality',
    sales(
      { product: 'Borracha', uf: 'MT', municipality: 'Juruena', salePrice: 4, marketPrice: 5 },
      { product: 'cernambi', uf: 'mato grosso', municipality: 'vera/MT', salePrice: 4, marketPrice: 5 },
      { uf: 'MT', municipality: 'Cuiabá' },
      { uf: 'MT', municipality: null },
      { product: 'Borracha', uf: 'MT', municipality: null, ibge: 5105176, salePrice: 4, marketPrice: 5 },
      { product: 'Borracha', uf: 'MT', municipality: 'Cuiabá', salePrice: 4, marketPrice: 5 },
    ),
  ],
  [
    'cells typed as texts',
    sales(
      { quantity: '1.000 kg', salePrice: 'R$ 3,82', date: '15/06/2023', marketPrice: '4,50' },
      { quantity: '1,5', salePrice: '3,821', date: '2023-06-16', marketPrice: '-' },
      { date: 45092.75 },
    ),
  ],
  ['the form in a column of its own, a code for the state', sales({ product: 'Babaçu', form: 'amêndoa', uf: 21 })],
  [
    'lines that cannot be computed between others',
    sales({ quantity: 1500 }, { quantity: null }, { quantity: 1500 }, { product: 'tijolo' }),
  ],
  [
    'market prices of a survey',
    sales({ marketPrice: null }, { marketPrice: 4.5, salePrice: 1 }, { marketPrice: 0 }),
    {
      marketPrices: [
        {
          productId: 'babacu',
          uf: 'MA',
          ibge: null,
          region: null,
          from: '2023-06-01',
          until: '2023-06-30',
          price: 4.5,
        },
      ],
    },
  ],
  [
    'prior balances of the product and of the year',
    sales({ quantity: 2000 }, { quantity: 2000, family: OTHER }),
    {
      priorBalances: [
        { family: 'SDW0529982247251506231030', year: 2023, productId: 'babacu', cents: 300_001 },
        { family: OTHER, year: 2023, productId: null, cents: 1_100_050 },
      ],
    },
  ],
])('the account has the cents and the words of the check: %s', async (...[, rows, context]) => {
  const { ours, formulas } = await both(rows, context);
  expect(ours.length).toBeGreaterThan(0);
  expect(formulas).toEqual(ours);
});

test('fixed values and market prices that must be below the minimum, of tables of the workbook', async () => {
  useTables([
    workbookTable(2024, { fixedValueRequiresMarketBelowMinimum: true, rows: rows2024() }),
    workbookTable(2025, { requiresMarketBelowMinimum: true, rows: rows2024() }),
  ]);
  const [in2024, in2025] = [{ date: 45323 }, { date: 45689 }];
  const acai = { product: 'Açaí', uf: 'PA', salePrice: 1.2 };
  const { ours, formulas } = await both(
    sales(
      { quantity: 200 },
      { ...in2024, quantity: 900, salePrice: 9 },
      { ...in2024, quantity: 900, marketPrice: 5.4 },
      { ...in2024, quantity: 900, marketPrice: null },
      { ...in2024, ...acai, marketPrice: 2 },
      { ...in2024, product: 'Borracha', uf: 'PA', marketPrice: null },
      { ...in2025, ...acai, marketPrice: 1.7 },
      { ...in2025, ...acai, marketPrice: 1.81 },
      { ...in2025, ...acai, marketPrice: null },
      { ...in2025, quantity: 900, marketPrice: 9 },
    ),
  );
  expect(ours).toHaveLength(10);
  expect(formulas).toEqual(ours);
});

test('a line without market price has no value where that is the reading', async () => {
  const readings = { missingMarketPrice: 'refused', invoiceOrder: 'rowOrder' } as const;
  const rows = sales({ quantity: 1500 }, { date: 45000, quantity: 1500 }, { quantity: 1500 });
  const checked = await checkedSales(rows, { readings });
  const account = accountBook(checked);
  expect(evaluated(account, 3)).toEqual(resultsOfCheck(checked, account.results, [0, 1, 2]));
  account.book.sheets[0]!.rows.get(account.rowOf(0))!.delete(account.columnOf('marketPrice')!);
  const without = rows.map((row, at) => (at === 0 ? { ...row, marketPrice: null } : row));
  const after = await checkedSales(without, { readings });
  expect(evaluated(account, 3).slice(1)).toEqual(resultsOfCheck(after, account.results, [1, 2]));
  expect(evaluated(account, 3)[0]!.at(-1)).toEqual({ error: '' });
});

test('lines that are not in the copy count with what they came to, and each line stands where the copy has it', async () => {
  const rows = sales(
    { quantity: 1500 },
    { quantity: 500 },
    { quantity: 1500 },
    { quantity: 800, family: OTHER },
    { quantity: 1500 },
  );
  const checked = await checkedSales(rows);
  const lines = [4, 1, 3];
  const account = accountBook(checked, lines);
  expect(evaluated(account, lines.length)).toEqual(resultsOfCheck(checked, account.results, lines));
  expect(account.book.sheets.map(({ name }) => name)).toEqual([
    DATA,
    'Conta corrente',
    'Saldos anteriores',
    'Parâmetros PGPM-Bio',
    'Grafias aceitas',
  ]);
});

test('columns that stay at home leave their values in the account', async () => {
  const rows = sales({ product: 'Borracha', uf: 'MT', municipality: 'Vera', salePrice: 4 }, { quantity: 100.5 });
  const checked = await checkedSales(rows);
  const account = accountBook(
    checked,
    [0, 1],
    ['product', 'uf', 'municipality', 'date', 'quantity', 'salePrice', 'marketPrice', 'family'],
  );
  expect(evaluated(account, 2)).toEqual(resultsOfCheck(checked, account.results, [0, 1]));
});

describe('when cells of the copy change', () => {
  const rows = sales(
    { quantity: 1500 },
    { quantity: 500, salePrice: 3 },
    { quantity: 1500, family: OTHER },
    { quantity: 2000 },
    { quantity: 2000, product: 'Castanha do Brasil', uf: 'AC', salePrice: 2, marketPrice: 2 },
    { quantity: 2000, product: 'Castanha do Brasil', uf: 'AC', salePrice: 2, marketPrice: 2 },
  );

  async function changed(changes: Row[]) {
    const account = accountBook(await checkedSales(rows));
    change(account, changes);
    const after = await checkedSales(rows.map((row, at) => ({ ...row, ...changes[at] })));
    return {
      formulas: evaluated(account, rows.length),
      ours: resultsOfCheck(after, account.results, [...rows.keys()]),
      account,
    };
  }

  function change({ book, rowOf, columnOf }: AccountBook, changes: Row[]) {
    for (const [line, row] of changes.entries())
      for (const [id, value] of Object.entries(row)) {
        const cells = book.sheets[0]!.rows.get(rowOf(line))!;
        cells.set(columnOf(id as keyof Row & string)!, { value: value ?? null });
      }
  }

  test.each<[string, Row[]]>([
    ['quantities', [{ quantity: 100 }, {}, { quantity: 9000 }, { quantity: 0.01 }]],
    ['prices', [{ salePrice: 1 }, { marketPrice: 6.2 }, { marketPrice: null }, { salePrice: 5.34 }]],
    ['products and places, in the order of the balances', [{}, {}, {}, {}, { uf: 'AM' }, { uf: 'AM' }]],
    ['a quantity of nothing takes no balance', [{ quantity: 0 }, { quantity: -3 }, { salePrice: -1 }]],
    ['a price that is taken away', [{ salePrice: null }]],
    ['a day without a table', [{}, {}, { date: 45300 }]],
  ])('the formulas give what the check gives: %s', async (_what, changes) => {
    const { formulas, ours } = await changed(changes);
    expect(formulas.map(whole)).toEqual(ours.map(whole));
  });

  /** Lines that cannot be computed have words only. */
  function whole(cells: CellValue[]) {
    return typeof cells.at(-1) === 'object' ? 'not computed' : cells;
  }

  test.each<[string, number, Row[]]>([
    ['nothing', 0, []],
    ['a quantity', 0, [{ quantity: 3 }]],
    ['the family of a line, and the line after it', 2, [{}, { family: 'SDW0990000205901105220805' }]],
    ['a product', 1, [{ product: 'Açaí' }]],
    ['a date past that of the next line', 1, [{ date: 45100 }]],
    ['a date that is none, and the line after it', 2, [{ date: 'junho' }]],
    ['a quantity that is none', 1, [{ quantity: 'muito' }]],
  ])('the account asks to check the order: %s', async (_what, lines, changes) => {
    const account = accountBook(await checkedSales(rows));
    change(account, changes);
    expect(toCheck(account)).toBe(lines);
  });
});

describe('when lines of the copy leave their place', () => {
  const rows = sales(
    { quantity: 1500 },
    { quantity: 700, family: OTHER },
    { quantity: 1500, salePrice: 3 },
    { quantity: 2000, product: 'Castanha do Brasil', uf: 'AC', salePrice: 2, marketPrice: 2 },
    { quantity: 300, family: OTHER, product: 'Borracha', uf: 'MT', municipality: 'Juruena' },
    { quantity: 900, marketPrice: null },
    { quantity: '1.000 kg', family: OTHER },
  );
  const all = [...rows.keys()];

  /** As programs sort: what refers to cells without `$` refers to those as far from its new row. */
  function sort({ book, rowOf }: AccountBook, order: readonly number[]) {
    const data = book.sheets[0]!;
    const moved = order.map((line, place) => {
      const cells = [...data.rows.get(rowOf(line))!].map(([column, cell]) => {
        const formula = cell.formula?.replace(
          /(?<=!)(\$?[A-Z]+)(\d+)/g,
          (_, letters: string, row: string) => `${letters}${Number(row) + place - line}`,
        );
        return [column, formula === undefined ? cell : { ...cell, formula }] as const;
      });
      return [rowOf(place), new Map(cells)] as const;
    });
    for (const [row, cells] of moved) data.rows.set(row, cells);
  }

  const isError = (value: CellValue | undefined) => typeof value === 'object' && value !== null;

  test('each line shows its own money or an error, never that of another one, and is counted', async () => {
    const checked = await checkedSales(rows);
    const ours = resultsOfCheck(checked, accountBook(checked).results, all);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (order) => {
        const account = accountBook(checked);
        sort(account, order);
        const shown = evaluated(account, all.length);
        for (const [place, line] of order.entries()) {
          const [[status, ...amounts], [words, ...right]] = [shown[place]!, ours[line]!];
          if (place !== line) expect(amounts.map(isError)).toEqual(amounts.map(() => true));
          expect(amounts).toEqual(right.map((amount, at) => (isError(amounts[at]) ? { error: '' } : amount)));
          if (!isError(amounts.at(-1))) expect(status).toBe(words);
        }
        expect(toCheck(account)).toBe(shown.filter((cells) => isError(cells.at(-1))).length);
      }),
    );
  });

  test('lines of other families, and those before, keep their money; back in their order all have it', async () => {
    const checked = await checkedSales(rows);
    const account = accountBook(checked);
    const ours = resultsOfCheck(checked, account.results, all);
    const order = [0, 1, 3, 2, 4, 5, 6];
    sort(account, order);
    expect(evaluated(account, all.length).map((cells) => isError(cells.at(-1)))).toEqual(
      // The line after the two rests on what they took.
      [false, false, true, true, false, true, false],
    );
    sort(account, order);
    expect(evaluated(account, all.length)).toEqual(ours);
    expect(toCheck(account)).toBe(0);
  });

  test('a line that is deleted takes nothing', async () => {
    const account = accountBook(await checkedSales(rows));
    const ofLine = new RegExp(`'Vendas d''água'![A-Z]+${account.rowOf(2) + 1}(?!\\d)`, 'g');
    account.book.sheets[0]!.rows.delete(account.rowOf(2));
    for (const cells of account.book.sheets[1]!.rows.values())
      for (const [column, { formula, ...cell }] of cells)
        if (formula !== undefined) cells.set(column, { ...cell, formula: formula.replace(ofLine, '#REF!') });
    const after = await checkedSales(rows.filter((_, row) => row !== 2));
    const ours = resultsOfCheck(after, account.results, [0, 1, 2, 3, 4, 5]);
    expect(evaluated(account, all.length).filter((_, line) => line !== 2)).toEqual(ours);
  });
});

test('the account leans on the line above alone: every formula names few cells, whatever the number of lines', async () => {
  const rows = sales(
    ...Array.from({ length: 300 }, (_, at) => ({ quantity: 10 + at, family: at % 2 ? OTHER : undefined })).map(
      ({ family, ...row }): Row => (family ? { ...row, family } : row),
    ),
  );
  const { book } = accountBook(await checkedSales(rows));
  const longest = Math.max(...formulasOf(book, 1).map(([, text]) => text.length));
  expect(longest).toBeLessThan(400);
  const ranges = formulasOf(book, 1).filter(([, text]) => /[A-Z]+\d+:[A-Z]+\d+/.test(text));
  expect(ranges.map(([row]) => row)).toEqual([6, 6, 6]);
});

function formulasOf(book: Book, sheet: number): [number, string][] {
  return [...book.sheets[sheet]!.rows].flatMap(([row, cells]) =>
    [...cells.values()].flatMap(({ formula }): [number, string][] => (formula === undefined ? [] : [[row, formula]])),
  );
}

test('formulas can be read', async () => {
  const { book } = accountBook(await checkedSales(sales({ quantity: 1500 }, { quantity: 1500 })));
  const cells = [...book.sheets[1]!.rows.get(9)!.entries()].map(([, { value, formula }]) => formula ?? value);
  expect(cells).toMatchInlineSnapshot(`
   [
     3,
     1,
     2023,
     "#K3F7Q-0001",
     "IF("#"&'Vendas d''água'!A3=B10,1,NA())",
     "IF(C10=1,INT('Vendas d''água'!D3),NA())",
     "IF(C10=1,IF('Vendas d''água'!I3="",NA(),'Vendas d''água'!I3),NA())",
     "IF(C10=1,IF('Vendas d''água'!J3="",NA(),'Vendas d''água'!J3),NA())",
     "IF(C10=1,IF(OR('Vendas d''água'!K3="",'Vendas d''água'!K3=0),"",'Vendas d''água'!K3),NA())",
     "IF(C10=1,VLOOKUP(TRIM('Vendas d''água'!E3),PGPM_PRODUTOS,2,FALSE),NA())",
     "IF(C10=1,VLOOKUP(F10,PGPM_VIGENCIAS,2,TRUE)&"/"&G10&"/"&VLOOKUP(TRIM('Vendas d''água'!F3),LISTA_UFS,2,FALSE),NA())",
     "VLOOKUP(H10,PGPM_DOC1,2,FALSE)",
     "VLOOKUP(H10,PGPM_DOC1,3,FALSE)",
     "VLOOKUP(F10,PGPM_VIGENCIAS,3,TRUE)",
     "IF(O10="","",ROUNDDOWN(ROUND(O10*(1-VLOOKUP(F10,PGPM_VIGENCIAS,4,TRUE)),10),2))",
     "IF(P10="",N10,IF(N10<P10,P10,N10))",
     "IF(OR(F10<1,COUNT(M10,N10)<2,M10<=0,M10>1000000000,N10<0,O10<0),NA(),MAX(0,ROUNDDOWN(ROUND(M10*ROUND(I10-Q10,10),8),2)))",
     0,
     0,
     "MAX(0,ROUND(K10-S10,2))",
     "MAX(0,ROUND(L10-T10,2))",
     "MIN(R10,U10,V10)",
     "IF(O10="",SITUACAO_PROVISORIO,"")&IF(AND(ISNUMBER(P10),P10>=I10),SITUACAO_MERCADO,IF(N10>=I10,SITUACAO_PV_ALTO,IF(AND(ISNUMBER(P10),N10<P10),SITUACAO_MPA,"")))&IF(W10<R10,IF(U10<=V10,SITUACAO_LSPA,SITUACAO_ANUAL),"")&IF(N10=0,SITUACAO_UNIDADE,IF(O10="","",IF(OR(N10>3*O10,3*N10<O10),SITUACAO_UNIDADE,"")))",
     "IFERROR(IF(AND(ISNUMBER(W10),YEAR(F10)=E10,G10="babacu"),0,1),1)",
   ]
  `);
});

import { isColumnSum, isTotalWord } from '../../src/sheets/totals';

describe('words of a totals row', () => {
  test.each([
    'Total',
    'TOTAL GERAL',
    'Totais:',
    ' total ',
    'Total de Xapuri',
    'Subtotal castanha',
    'Sub total',
    'Soma',
    'Somatório',
    'Grand total',
    'Subtotals',
    'Sum',
    '* Total',
    'Acumulado até junho',
    'A transportar',
    'Transporte',
  ])('%s', (text) => expect(isTotalWord(text)).toBe(true));

  test.each([
    'Totalina Exemplo',
    'Somália',
    'Sumaúma',
    'Ana Total',
    'Transporte de insumos',
    'Produto',
    '',
    12,
    null,
    true,
  ])('not %s', (text) => expect(isTotalWord(text)).toBe(false));
});

describe('formulas that add up a column', () => {
  test.each([
    '=SUM(E2:E9)',
    '=SUBTOTAL(109,E2:E9)',
    '=subtotal(9,$E$2:$E$900)',
    '=SUM(E2,E4,E7)',
    '=AGGREGATE(9,5,E2:E9)',
    '=SUBTOTAL(109,tbVendas[Qtde])',
    '=SUM(Quantidade)',
    '=SUMPRODUCT(B2:B9,C2:C9)/SUM(B2:B9)',
  ])('%s', (formula) => expect(isColumnSum(formula)).toBe(true));

  test.each([
    '=SUM(E5:G5)',
    '=ROUND(E5*F5,2)',
    '=SUM(tbVendas[@Qtde],1)',
    '=SUM(tbVendas[[#This Row],[Qtde]],1)',
    '=E2+E3',
    null,
  ])('not %s', (formula) => expect(isColumnSum(formula)).toBe(false));
});

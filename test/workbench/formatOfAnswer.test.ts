import { catalogue } from '../../src/functions/catalogue';
import { formatOfAnswer, MONEY_FORMAT } from '../../src/workbench/formatOfAnswer';

const firstColumns = (formula: string) => {
  const format = formatOfAnswer(formula);
  return format && [0, 1, 2, 3].map(format);
};

test.each([
  ['=SELO.WEIGHTED(100,"BA","mamona")', MONEY_FORMAT],
  ['=pgpmbio.vsp(A1,B1,C1,D1)', MONEY_FORMAT],
  ['=-SELO.MISSING(A1,B1,C1,4)*2', MONEY_FORMAT],
  ['=SELO.PERCENT(A1,B1,C1)', '0.0000%'],
])('%s looks like %s', (formula, format) => {
  expect(firstColumns(formula)).toEqual([format, format, format, format]);
});

test('the regional share is two shares and an amount', () => {
  expect(firstColumns('=SELO.REGIONALSHARE(4,100,2026)')).toEqual(['0.0000%', '0.0000%', MONEY_FORMAT, MONEY_FORMAT]);
});

test.each([
  '=SELO.MULTIPLIER("BA","mamona")',
  '=SELO.REGION("BA")',
  '=SELO.LOSS("total",1,0,1)',
  '=PGPMBIO.COVERED("Babaçu","MA")',
  '=1+SELO.WEIGHTED(100,"BA","mamona")',
  '=SUM(A1:A3)',
  '="SELO.WEIGHTED("',
])('%s stays as it is', (formula) => {
  expect(formatOfAnswer(formula)).toBeNull();
});

test('all functions named have a format that the catalogue knows', () => {
  const formatted = catalogue.filter(({ id }) => formatOfAnswer(`=${id}()`)).map(({ id }) => id);
  expect(formatted).toEqual([
    'PGPMBIO.VSP',
    'PGPMBIO.PM',
    'PGPMBIO.LSPA',
    'PGPMBIO.MPA',
    'PGPMBIO.CAP',
    'SELO.WEIGHTED',
    'SELO.USED',
    'SELO.INSTALMENT',
    'SELO.TRAVEL',
    'SELO.CORNCAP',
    'SELO.COSTS',
    'SELO.PERCENT',
    'SELO.MISSING',
    'SELO.REGIONALSHARE',
    'SELO.FAMILYCAP',
  ]);
});

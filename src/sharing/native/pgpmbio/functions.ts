import { MOST_KILOGRAMS } from '../../../rules/pgpmbio/quantity';
import { dayText, nativeFormula, notExpressible, numberText, numberTextIfGiven } from '../expressible';
import type { NativeArgument, NativeFunction } from '../nativeBook';
import { priceFigures, TITLE_SINCE } from './figures';
import { ofDoc1, ofTable, productText, ufText } from './keyOfDoc1';
import { cutToCents, mpaText, perKgText, priceUsedText, vspText } from './money';

/** Minimum price, R$/kg (Doc. 1). */
const pm = nativeFormula(([product, uf, date, municipality], lists) =>
  ofDoc1('minimumPrice', { product, uf, date, municipality }, lists),
);

/** Limit per product, DAP/CAF and year, R$ (LSPA, Doc. 1). */
const lspa = nativeFormula(([product, uf, date, municipality], lists) =>
  ofDoc1('limit', { product, uf, date, municipality }, lists),
);

/** Limit of all products together per DAP/CAF and year, R$ (Doc. 1, Nota 1). */
const cap = nativeFormula(([date], lists) => ofTable('annualCap', date, lists));

/** Smallest acceptable price, R$/kg (Doc. 11). */
const mpa = nativeFormula(([marketPrice, date], lists) => {
  const price = numberText(marketPrice);
  return `IF(OR(COUNT(${price})<1,${price}<=0),NA(),${mpaText(price, ofTable('discount', date, lists))})`;
});

/**
 * Whether Doc. 1 of the table in force covers product, form and place. What is on no list stays an error, and so does a
 * municipality that would decide and is not said.
 */
const covered = nativeFormula(([product, uf, municipality, date], lists) => {
  if (!priceFigures().sameProducts) return notExpressible();
  const sale = { product, uf, date, municipality: municipality ?? NOT_SAID };
  const known = [
    `${ofTable('annualCap', date, lists)}>0`,
    `${productText(sale, lists)}<>""`,
    `${ufText(sale, lists)}<>""`,
    `ISTEXT(${ofDoc1('row', sale, lists)})`,
  ];
  return `IF(AND(${known.join(',')}),${ofDoc1('limit', sale, lists)}>0,FALSE)`;
});

const NOT_SAID: NativeArgument = { text: '""', value: null };

/**
 * R$ payable for a line, cut to what both limits leave (Doc. 1 and Doc. 11). What was paid of this product is part of
 * what was paid in all, and no product's limit is over the annual one: where it alone is given, its limit is the lower.
 */
const vsp = nativeFormula((args, lists) => {
  const [product, uf, quantity, salePrice, marketPrice, date, municipality, paidProduct, paidTotal, request] = args;
  const sale = { product, uf, date, municipality };
  const kilograms = numberText(quantity);
  const sold = numberText(salePrice);
  const market = numberTextIfGiven(marketPrice);
  const ofProduct = numberTextIfGiven(paidProduct);
  const ofAll = numberTextIfGiven(paidTotal);
  const amounts = [sold, market, ofProduct, ofAll].filter((amount) => amount !== null);
  const refused = [
    `COUNT(${kilograms},${sold})<2`,
    `${kilograms}<=0`,
    `${kilograms}>${MOST_KILOGRAMS.toFixed()}`,
    ...amounts.map((amount) => `${amount}<0`),
  ];
  if (request) {
    const day = dayText(request);
    refused.push(`AND(${day}>0,${day}<${lists.figure(TITLE_SINCE)})`);
  }
  const price = market === null ? sold : priceUsedText(sold, mpaText(market, ofTable('discount', date, lists)));
  const limit = ofDoc1('limit', sale, lists);
  const figure = (name: Parameters<typeof ofDoc1>[0]) => ofDoc1(name, sale, lists);
  const within = [
    vspText(kilograms, perKgText(figure, price, market)),
    ofProduct === null ? limit : cutToCents(`${limit}-${ofProduct}`),
    ...(ofAll === null ? [] : [cutToCents(`${ofTable('annualCap', date, lists)}-${ofAll}`)]),
  ];
  return `IF(OR(${refused.join(',')}),NA(),MAX(0,MIN(${within.join(',')})))`;
});

/** The functions of PGPM-Bio in the terms of a foreign Excel, by their ids. */
export const pgpmbioNative: readonly (readonly [id: string, formula: NativeFunction])[] = [
  ['PGPMBIO.VSP', vsp],
  ['PGPMBIO.PM', pm],
  ['PGPMBIO.LSPA', lspa],
  ['PGPMBIO.MPA', mpa],
  ['PGPMBIO.CAP', cap],
  ['PGPMBIO.COVERED', covered],
];

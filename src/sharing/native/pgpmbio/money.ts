import { priceFigures, type DOC_1_COLUMN } from './figures';

// Sums of money as formulas write them. A double may fall a hair short of the decimal it stands for, and a cut would
// take a whole cent away: every product and difference is first rounded to more decimals than invoices carry.

/** Decimals of a price, or of a difference of prices, R$/kg. */
const OF_PRICES = 10;
/** Decimals of an amount, R$: kilograms and price with four each, up to 15 million; beyond, doubles hold no more. */
const OF_AMOUNTS = 8;

/** Cut to whole cents. */
export function cutToCents(amount: string, decimals = OF_AMOUNTS): string {
  return `ROUNDDOWN(ROUND(${amount},${decimals}),2)`;
}

/** MPA, R$/kg: the PMD less its discount, cut to the cent (Doc. 11, reading A1). */
export function mpaText(marketPrice: string, discount: string): string {
  return cutToCents(`${marketPrice}*(1-${discount})`, OF_PRICES);
}

/** The price that counts, R$/kg: that of the sale, or the MPA where it is higher (Doc. 11, example 2). */
export function priceUsedText(salePrice: string, mpa: string): string {
  return `MAX(${salePrice},${mpa})`;
}

/**
 * What is paid a kilogram, R$: what the price used lacks to the minimum price, below zero where it is over it (A6, A7); a
 * fixed value where the row has one (A28); nothing where the row needs a market price below the minimum and it is not
 * (A8). Parts that no table in use has are left out.
 *
 * @param figure a figure of the sale's row of Doc. 1
 * @param market market price, where one may be given; a blank or zero is none
 */
export function perKgText(
  figure: (name: keyof typeof DOC_1_COLUMN) => string,
  price: string,
  market: string | null,
): string {
  const { paysFixedValues, needsMarketBelow } = priceFigures();
  const fixed = figure('fixedValue');
  const minimum = figure('minimumPrice');
  const lacking = `ROUND(${minimum}-${price},${OF_PRICES})`;
  const perKg = paysFixedValues ? `IF(${fixed}>0,${fixed},${lacking})` : lacking;
  if (!needsMarketBelow || market === null) return perKg;
  const over = `IF(${figure('needsMarketBelow')}=1,AND(${market}>0,${market}>=${minimum}),FALSE)`;
  return `IF(${over},0,${perKg})`;
}

/** VSP before limits, R$, cut to the cent (Doc. 11, A2). */
export function vspText(kilograms: string, perKg: string): string {
  return cutToCents(`${kilograms}*${perKg}`);
}

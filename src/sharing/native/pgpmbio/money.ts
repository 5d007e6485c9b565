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

/** VSP before limits, R$, below zero where the price is over the minimum: QP × (PM − price), cut to the cent (A2). */
export function vspText(kilograms: string, minimumPrice: string, price: string): string {
  return cutToCents(`${kilograms}*ROUND(${minimumPrice}-${price},${OF_PRICES})`);
}

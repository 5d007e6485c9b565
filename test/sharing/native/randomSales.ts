import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import type { PresentedBefore } from '../../../src/validation/pgpmbio/context';
import type { Row } from '../../validation/pgpmbio/salesTable';

/** Numbers that look random and are the same each time: from zero, below `most`. */
export function randomNumbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const FIRST_DAY = 44928; // 02/01/2023

/** Spellings of some products of Doc. 1, beside their labels. */
const OTHER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  babacu: ['BABAÇU', 'Coco babaçu (amêndoa)'],
  castanha: ['castanha do Pará', 'Castanha-do-Brasil com casca'],
  acai: ['açaí', 'Acai fruto'],
  borracha: ['cernambi'],
};

/**
 * Sales of families that sell several products in two states at most, many of them over the limits; prices of two to
 * four decimals, some under the MPA, some over the minimum, some without market price; dates out of order.
 */
export function randomSales(count: number, seed: number): Row[] {
  const random = randomNumbers(seed);
  const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
  const families = Array.from({ length: Math.ceil(count / 12) }, (_, at) => {
    const rows = table2023.rows.filter(({ ufs }) => ufs.includes(at % 3 === 0 ? 'PA' : at % 3 === 1 ? 'MG' : 'AM'));
    return { number: familyNumber(at), products: Array.from({ length: 5 }, () => one(rows)) };
  });
  return Array.from({ length: count }, (_, at): Row => {
    const family = one(families);
    const usual = one(family.products);
    const product = random(4) === 0 ? one(table2023.rows.filter((row) => row.productId === usual.productId)) : usual;
    const place =
      random(20) === 0
        ? one(product.ufs)
        : (product.ufs.find((uf) => ['PA', 'MG', 'AM'].includes(uf)) ?? one(product.ufs));
    return {
      family: family.number,
      date: FIRST_DAY + random(360),
      product: random(3) === 0 ? one(OTHER_SPELLINGS[product.productId] ?? [product.label]) : product.label,
      uf: random(10) === 0 ? place.toLowerCase() : place,
      municipality: product.productId === 'borracha' && place === 'MT' ? one(['Juruena', 'Vera', 'colider']) : null,
      invoiceNumber: at + 1,
      ...randomAmounts(product.minimumPrice!.toNumber(), random),
    };
  });
}

function familyNumber(at: number): string {
  return `SAF0${String(at).padStart(21, '0')}`;
}

/** What some of the families of so many sales were paid in the year before: some nearly up to the annual limit. */
export function balancesOfFamilies(count: number, seed: number): PresentedBefore[] {
  const random = randomNumbers(seed);
  return Array.from({ length: Math.ceil(count / 24) }, (_, at) => {
    return { family: familyNumber(at * 2), year: 2023, productId: null, cents: 600_000 + random(600_000) };
  });
}

/** Quantity and prices of a sale of a product with this minimum price, R$/kg. */
export function randomAmounts(minimumPrice: number, random: (most: number) => number): Row {
  const decimals = 2 + random(3);
  const price = (parts: number) => Number(((minimumPrice * parts) / 1000).toFixed(decimals));
  const quantity = (random(4) === 0 ? 4_000_000 : 600_000) / minimumPrice;
  return {
    quantity: (1 + random(Math.ceil(quantity))) / [1, 10, 100, 1000][random(4)]! / 10,
    salePrice: price(300 + random(850)),
    marketPrice: random(8) === 0 ? null : price(700 + random(500)),
  };
}

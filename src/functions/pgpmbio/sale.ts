import { sentenceOfNote } from '../../explain/reading';
import { readDate } from '../../brazil/dates';
import { readNumber } from '../../brazil/numbers';
import { readUf, type Uf } from '../../brazil/ufs';
import type { Language } from '../../explain/language';
import { remarksOnProduct } from '../../explain/productRemarks';
import { exactOfCell, ZERO } from '../../rules/exact';
import type { NamedProduct } from '../../rules/pgpmbio/product';
import type { SaleLine } from '../../rules/pgpmbio/saleLine';
import type { Parameter } from '../entry';
import {
  DATE,
  MARKET_PRICE,
  MUNICIPALITY,
  optional,
  PAID_PRODUCT,
  PAID_TOTAL,
  PRODUCT,
  QUANTITY,
  REQUEST_DATE,
  SALE_PRICE,
  UF,
} from '../parameters';
import {
  dateCell,
  marketPriceCell,
  municipalityCell,
  numberCell,
  numberCellIfGiven,
  productCell,
  readPlace,
  tableFor,
  ufCell,
} from './reading';

/** Arguments of a sale, in the order of VSP and EXPLAIN: public, append only. */
export const SALE_PARAMETERS: readonly Parameter[] = [
  PRODUCT,
  UF,
  QUANTITY,
  SALE_PRICE,
  optional(MARKET_PRICE),
  optional(DATE),
  optional(MUNICIPALITY),
  optional(PAID_PRODUCT),
  optional(PAID_TOTAL),
  optional(REQUEST_DATE),
];

/** A sale read from its cells, and how its product was understood. */
export interface Sale {
  line: SaleLine;
  product: NamedProduct;
}

export function readSale(cells: readonly unknown[]): Sale {
  const [productText, ufText, quantity, salePrice, marketPrice, date, municipality, paidProduct, paidTotal, request] =
    cells;
  const product = productCell(productText, tableFor(date));
  const uf = ufCell(ufText);
  const market = marketPriceCell(marketPrice);
  const paid = (cell: unknown, parameter: Parameter) => {
    const amount = numberCellIfGiven(cell, parameter);
    return amount === null ? ZERO : exactOfCell(amount);
  };
  return {
    product,
    line: {
      productId: product.productId,
      origin: { uf, municipality: municipalityCell(municipality, uf) },
      quantity: exactOfCell(numberCell(quantity, QUANTITY)),
      salePrice: exactOfCell(numberCell(salePrice, SALE_PRICE)),
      marketPrice: market === null ? null : exactOfCell(market),
      date: dateCell(date),
      requestDate: dateCell(request, REQUEST_DATE),
      paidProduct: paid(paidProduct, PAID_PRODUCT),
      paidTotal: paid(paidTotal, PAID_TOTAL),
    },
  };
}

/** How the cells of a sale were understood, where that is worth telling. */
export function remarksOnSale(cells: readonly unknown[], { product, line }: Sale, language: Language): string[] {
  const [productText, ufText, quantity, salePrice, marketPrice, date, municipality] = cells;
  const reads = [
    readUf(ufText),
    ...[quantity, salePrice, marketPrice].map(readNumber),
    readDate(date),
    readPlace(municipality, line.origin.uf as Uf),
  ];
  const notes = reads.flatMap((read) => (read.ok ? read.notes : []));
  return [
    ...remarksOnProduct(String(productText), product, language),
    ...notes.map((note) => sentenceOfNote(note, language)),
  ];
}

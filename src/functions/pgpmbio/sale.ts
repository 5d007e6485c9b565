import type { ReadNote } from '../../brazil/read';
import type { Language } from '../../explain/language';
import { remarksOnProduct } from '../../explain/productRemarks';
import { exactOfCell } from '../../rules/exact';
import type { NamedProduct } from '../../rules/pgpmbio/product';
import type { SaleLine } from '../../rules/pgpmbio/saleLine';
import { dateCell, numberCell, numberCellIfGiven, ufCell } from '../cellReaders';
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
import { sentences } from '../sentences';
import { marketPriceCell, municipalityCell, productCell, tableFor } from './reading';

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

/** A sale read from its cells, and how they were understood. */
export interface Sale {
  line: SaleLine;
  product: NamedProduct;
  notes: readonly ReadNote[];
}

export function readSale(cells: readonly unknown[]): Sale {
  const [productText, ufText, quantity, salePrice, marketPrice, date, municipality, paidProduct, paidTotal, request] =
    cells;
  const notes: ReadNote[] = [];
  const product = productCell(productText, tableFor(date));
  const uf = ufCell(ufText, UF, notes);
  const paid = (cell: unknown, parameter: Parameter) => exactOfCell(numberCellIfGiven(cell, parameter, notes) ?? 0);
  const line: SaleLine = {
    productId: product.productId,
    quantity: exactOfCell(numberCell(quantity, QUANTITY, notes)),
    salePrice: exactOfCell(numberCell(salePrice, SALE_PRICE, notes)),
    marketPrice: marketPriceOf(marketPrice, notes),
    date: dateCell(date, DATE, notes),
    origin: { uf, municipality: municipalityCell(municipality, uf, notes) },
    paidProduct: paid(paidProduct, PAID_PRODUCT),
    paidTotal: paid(paidTotal, PAID_TOTAL),
    requestDate: dateCell(request, REQUEST_DATE, notes),
  };
  return { product, line, notes };
}

function marketPriceOf(cell: unknown, notes: ReadNote[]): SaleLine['marketPrice'] {
  const market = marketPriceCell(cell, notes);
  return market === null ? null : exactOfCell(market);
}

/** How the cells of a sale were understood, where that is worth telling. */
export function remarksOnSale(productText: unknown, { product, notes }: Sale, language: Language): string[] {
  return [
    ...remarksOnProduct(String(productText), product, language),
    ...notes.map((note) => sentences.use().sentenceOfNote(note, language)),
  ];
}

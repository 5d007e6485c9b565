import type { Bilingual } from '../../../explain/language';
import {
  DATE,
  MARKET_PRICE,
  MUNICIPALITY,
  PAID_PRODUCT,
  PAID_TOTAL,
  PRODUCT,
  QUANTITY,
  REQUEST_DATE,
  SALE_PRICE,
  UF,
} from '../arguments';

/** What VSP and EXPLAIN say of the arguments of a sale. */
export const SALE_ARGUMENTS: readonly Bilingual[] = [
  PRODUCT,
  UF,
  QUANTITY,
  SALE_PRICE,
  MARKET_PRICE,
  DATE,
  MUNICIPALITY,
  PAID_PRODUCT,
  PAID_TOTAL,
  REQUEST_DATE,
];

/**
 * Open questions of the text, each a named option. The defaults are the readings chosen; the ids are those
 * of docs/leituras.md, where each question is put in plain language.
 */
export interface Readings {
  /** A9: what a line without market price (PMD) is worth. */
  missingMarketPrice: 'provisional' | 'refused';
  /** A14: in which order the invoices of a family take up its balances. */
  invoiceOrder: 'dateThenInvoiceThenRow' | 'rowOrder';
}

/** A1: how the smallest acceptable price (MPA) gets to cents. */
export type MpaRounding = 'truncate' | 'roundDiscount';

/** A2: how the subsidy (VSP) of a line gets to cents. */
export type VspRounding = 'truncate' | 'halfUp';

export const defaultReadings: Readings = {
  missingMarketPrice: 'provisional',
  invoiceOrder: 'dateThenInvoiceThenRow',
};

import type Decimal from 'decimal.js';
import type { MpaRounding, VspRounding } from './readings';

/** An act that a table's figures come from. */
export interface Act {
  /** Name as cited, e.g. `Portaria Mapa nº 534, de 19/12/2022`. */
  name: string;
  /** What of the table it sets. */
  sets: 'prices' | 'fixedValues' | 'limits' | 'calculation';
  /** Where it was read, with the date of the official journal. */
  source: string;
}

/** Doc. 1 of Título 35 for one harvest: what is paid for which product, where, and up to how much. */
export interface PriceTable {
  /** Short id shown to people and named in explanations, e.g. `2023`. */
  id: string;
  harvest: string;
  /** First and last date of sale the prices hold for, `yyyy-mm-dd`, both included. */
  validFrom: string;
  validTo: string;
  acts: readonly Act[];
  /** R$ of all products together per DAP/CAF and calendar year (Nota 1). */
  annualCap: Decimal;
  /** Part of the PMD taken off to reach the MPA (Doc. 11): 0.15. */
  marketDiscount: Decimal;
  mpaRounding: MpaRounding;
  vspRounding: VspRounding;
  /** Whether subsidy needs a market price below the minimum price; the 2023 text has no such test. */
  requiresMarketBelowMinimum: boolean;
  /** Whether a row of fixed value, too, is paid only with a market price below its minimum price (A28). */
  fixedValueRequiresMarketBelowMinimum: boolean;
  rows: readonly PriceRow[];
  origin: 'builtIn' | 'workbook';
}

/** One line of Doc. 1: it pays the difference to a minimum price or, from 2025 on, a fixed value a kg. */
export type PriceRow = VariableRow | FixedRow;

/** Pays what the price used lacks to the minimum price. */
export interface VariableRow extends CoveredProduct {
  /** R$/kg (PM) */
  minimumPrice: Decimal;
  fixedValue: null;
}

/** Pays the same for each kg, whatever the sale price. */
export interface FixedRow extends CoveredProduct {
  /** R$/kg; needed only where the table asks for a market price below it. */
  minimumPrice: Decimal | null;
  /** R$/kg */
  fixedValue: Decimal;
}

/** What is covered, where, and up to how much. */
export interface CoveredProduct {
  id: string;
  /** Product the limit is shared by; several rows of one product differ by region. */
  productId: string;
  /** Label of Doc. 1, e.g. `Babaçu (amêndoa)`. */
  label: string;
  /** Region as Doc. 1 writes it. */
  region: string;
  ufs: readonly string[];
  /** For a UF covered only in part: the IBGE codes of the municipalities covered. */
  onlyMunicipalities: Readonly<Record<string, readonly string[]>>;
  /** R$ per DAP/CAF, product and calendar year (LSPA). */
  limit: Decimal;
}

import type { IsoDate } from '../../brazil/read';
import type { Region, Uf } from '../../brazil/ufs';
import type { PriorBalance } from '../../rules/pgpmbio/ledger';
import type { Readings } from '../../rules/pgpmbio/readings';

/** A market price (PMD) of Conab's survey, for a product, a place and a time. */
export interface MarketPrice {
  productId: string;
  /** The narrowest that is given counts: municipality (IBGE code), state or region; all `null` for the whole country. */
  ibge: string | null;
  uf: Uf | null;
  region: Region | null;
  /** Both days included. */
  from: IsoDate;
  until: IsoDate;
  /** R$/kg */
  price: number;
}

/** What a family was paid or presented before, with who presented it. */
export interface PresentedBefore extends PriorBalance {
  family: string;
  organisation?: string;
}

/** What is known of a producer beside the table of sales; numbers in one spelling. */
export interface Producer {
  cpf: string | null;
  family: string | null;
  previousFamily?: string | null;
  validUntil?: IsoDate | null;
  status?: string | null;
}

/** What a table of sales is checked against. Families in one spelling, as `readFamilyKey` gives them. */
export interface SalesContext {
  marketPrices: readonly MarketPrice[];
  priorBalances: readonly PresentedBefore[];
  readings: Readings;
  producers?: readonly Producer[];
  /** When the request is sent, where the rows do not say it themselves. */
  requestDate?: IsoDate | null;
  /** Day of the check: invoices dated after it are told. */
  today?: IsoDate;
  /** Last day for invoices that can be presented, where one is known. */
  deadline?: IsoDate;
  /** Keys of invoices of earlier requests, with the request. */
  presentedKeys?: ReadonlyMap<string, string>;
  /** kg of whole invoices by key, where the invoices themselves are at hand. */
  kilogramsOfInvoices?: ReadonlyMap<string, number>;
  /** Whether date numbers are of the 1904 system, when the host knows. */
  date1904?: boolean;
  /** How many findings of a code are kept; the rest are counted. */
  keptOfACode?: number;
}

export { defaultReadings } from '../../rules/pgpmbio/readings';

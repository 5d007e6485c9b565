import type { DecimalText, IsoDate, ReadFault, ReadNote } from '../../brazil/read';
import type { NamedProduct } from './product';
import type { RefusalReason } from './refusal';

/** Columns of a table of sales that something can be said of. */
export type SalesColumn =
  | 'family'
  | 'previousFamily'
  | 'familyValidUntil'
  | 'familyStatus'
  | 'cpf'
  | 'organisation'
  | 'issuer'
  | 'buyer'
  | 'invoiceKey'
  | 'invoiceNumber'
  | 'invoiceSeries'
  | 'invoiceType'
  | 'date'
  | 'requestDate'
  | 'uf'
  | 'municipality'
  | 'ibge'
  | 'product'
  | 'form'
  | 'quantity'
  | 'unit'
  | 'salePrice'
  | 'marketPrice'
  | 'value'
  | 'separatePayment'
  | 'invoiceTotal'
  | 'transportGuide'
  | 'quota';

type Reason<Code extends RefusalReason['code']> = Extract<RefusalReason, { code: Code }>;
type Note<Code extends ReadNote['code']> = Extract<ReadNote, { code: Code }>;

/** What is said of one row. L…: stable codes. */
export type RowFinding =
  /** Something needed is not there: a cell, a whole column, a number of DAP/CAF, the invoice, the UF of a place. */
  | { code: 'L01'; why: 'cell' | 'column'; column: SalesColumn }
  | { code: 'L01'; why: 'noFamilyNumber'; typed: string }
  | { code: 'L01'; why: 'noInvoice' }
  | { code: 'L01'; why: 'ufOfPlace'; municipality: string; ufs: string[] }
  | { code: 'L02'; why: 'unreadable'; column: SalesColumn; fault: ReadFault }
  | { code: 'L02'; why: 'understood'; column: SalesColumn; note: ReadNote }
  /** `1.500`: read as thousands. */
  | { code: 'L02'; why: 'dotted'; column: SalesColumn; typed: string; value: DecimalText; other: DecimalText }
  | {
      code: 'L02';
      why: 'refused';
      reason: Reason<'quantityNotPositive' | 'quantityImplausible' | 'amountNegative'>;
    }
  | { code: 'L02'; why: 'negative'; column: SalesColumn; value: DecimalText }
  | { code: 'L02'; why: 'otherUnit'; unit: string }
  | { code: 'L03'; why: 'refused'; reason: Reason<'productUnknown' | 'productOfAnotherPlant' | 'productAmbiguous'> }
  /** Where the form has to be confirmed, once for each name: `rows` of the table have it. */
  | { code: 'L03'; why: 'understood'; typed: string; product: NamedProduct; rows: number }
  | { code: 'L04'; why: 'notCovered'; reason: Reason<'formNotCovered'> }
  | { code: 'L04'; why: 'formUnknown'; typed: string; label: string }
  | { code: 'L05'; reason: Reason<'ufNotCovered'> }
  | { code: 'L06'; reason: Reason<'municipalityNotListed'> }
  | { code: 'L07'; reason: Reason<'municipalityMissing'> }
  | { code: 'L08'; why: 'understood'; note: ReadNote }
  | { code: 'L08'; why: 'ufFromCode'; uf: string; municipality: string; ibge: string }
  | { code: 'L09'; why: 'unreadable'; column: 'municipality' | 'ibge'; fault: ReadFault; byName: Place | null }
  | { code: 'L09'; why: 'nameAndCode'; byName: Place; byCode: Place }
  | { code: 'L10'; why: 'unreadable'; column: SalesColumn; fault: ReadFault }
  | { code: 'L10'; why: 'zerosRestored'; column: SalesColumn; note: Note<'leadingZerosRestored'> }
  | { code: 'L11'; why: 'unusual'; note: Note<'familyKeyUnusual'> }
  | { code: 'L11'; why: 'digitsLost'; column: 'family' | 'previousFamily' }
  | { code: 'L12'; fault: ReadFault }
  | { code: 'L13'; what: 'uf' | 'issuer' | 'number' | 'series'; inKey: string; inRow: string }
  /** `swapped`: the date with day and month changed over, where that is the month of the key. */
  | { code: 'L13'; what: 'month'; inKey: string; date: IsoDate; swapped: IsoDate | null }
  | { code: 'L14'; model: string }
  | { code: 'L15'; reason: Reason<'noTableForDate' | 'severalTablesForDate' | 'titleNotLoaded'> }
  | { code: 'L16'; why: 'afterToday' | 'afterRequest' | 'afterDeadline'; date: IsoDate; limit: IsoDate }
  /** `decides`: the total contradicts the reading of a number that has two; nothing is computed then. */
  | { code: 'L17'; given: DecimalText; computed: DecimalText; decides: SalesColumn | null }
  | { code: 'L18'; salePrice: number; marketPrice: number }
  | { code: 'L19'; salePrice: number; mpaCents: number }
  | { code: 'L20'; salePrice: number; minimumPriceCents: number }
  /** Once for each row of Doc. 1 and MPA: `rows` of the table have them. */
  | { code: 'L21'; why: 'mpa'; label: string; mpaCents: number; minimumPriceCents: number; rows: number }
  /** The table pays only with a market price below the minimum (A8, A28). */
  | { code: 'L21'; why: 'market'; label: string; marketPrice: number; minimumPriceCents: number; rows: number }
  | { code: 'L22'; why: 'missing'; label: string; uf: string; date: IsoDate }
  | { code: 'L22'; why: 'several'; label: string; uf: string; date: IsoDate; prices: number[] }
  | { code: 'L22'; why: 'differs'; label: string; uf: string; date: IsoDate; given: number; surveyed: number }
  | { code: 'L23'; missing: ('transportGuide' | 'quota')[] }
  | { code: 'L24'; why: 'buyerIsIssuer' | 'buyerIsProducer' }
  | { code: 'L25'; why: 'expired'; until: IsoDate; on: IsoDate; extended: boolean }
  | { code: 'L25'; why: 'status'; typed: string }
  | { code: 'L26'; why: 'unreadable'; column: SalesColumn; fault: ReadFault }
  | { code: 'L26'; why: 'understood'; note: ReadNote }
  | { code: 'L27'; why: 'unreadable'; fault: ReadFault }
  | { code: 'L27'; why: 'understood'; note: Note<'numericUf'> }
  /** An error value, a logical or something that is no value, where one was needed. */
  | { code: 'L28'; column: SalesColumn; fault: ReadFault }
  | { code: 'L29'; column: SalesColumn; typed: string; value: DecimalText }
  | { code: 'L30'; typed: string }
  /** The cell lies in one that is merged downwards; what stands in its first row was read. */
  | { code: 'L31' }
  /** A name that other programs would take for a formula. */
  | { code: 'L32' }
  /** A value in the middle of a column of formulas. */
  | { code: 'L33' };

/** A municipality as findings name it. */
export interface Place {
  name: string;
  ibge: string;
  uf: string;
}

/** What is said of several rows, or of the table. G…: stable codes. Rows of data count from zero. */
export type TableFinding =
  | { code: 'G01'; of: number }
  | { code: 'G02'; why: 'kilograms' | 'reais'; lines: number; sum: DecimalText; total: DecimalText }
  /** `certain`: issuer, series and number agree; else only what the rows say, for want of an issuer. */
  | { code: 'G03'; of: number; certain: boolean }
  | { code: 'G04'; request: string }
  | { code: 'G05'; family: string; people: string[] }
  | { code: 'G06'; cpf: string; families: string[] }
  | { code: 'G07'; label: string; vsp: number; payable: number; balance: number; limit: number }
  | { code: 'G08'; label: string; vsp: number; payable: number; balance: number; cap: number }
  | { code: 'G09'; why: 'region'; label: string }
  | { code: 'G09'; why: 'uf'; ufs: [string, string] }
  | { code: 'G10'; organisations: [string, string] }
  | { code: 'G11'; label: string; place: string; kilograms: number; usual: number; peers: number }
  | { code: 'G12'; label: string; place: Place; kilograms: number; lines: number }
  | {
      code: 'G13';
      why: 'overlap';
      label: string;
      place: string;
      from: IsoDate;
      until: IsoDate;
      prices: [number, number];
    }
  | { code: 'G13'; why: 'gap'; label: string; place: string; from: IsoDate; until: IsoDate }
  /** Cents. Σ VSP = payable + cuts. */
  | {
      code: 'G14';
      vsp: number;
      cutByProductLimit: number;
      cutByAnnualCap: number;
      payable: number;
      provisional: number;
    }
  /** Two keys of one issuer, model, series and number. */
  | { code: 'G15'; of: number; number: number; series: number }
  /** Two numbers of DAP/CAF that are likely to be one. */
  | { code: 'G16'; why: 'letterForDigit' | 'oneFigure' | 'sameCpfInside'; families: [string, string] }
  /** `swapped`: true dates have days up to 12 and texts days from 13 on, as after an import in another country's order. */
  | { code: 'G17'; dates: number; texts: number; swapped: boolean }
  | { code: 'G18'; rows: number }
  | { code: 'G19'; column: SalesColumn; texts: number; of: number };

/** Something to tell about a table of sales (PGPM-Bio), as data; sentences are made in `explain/findings`. */
export type SalesFinding = RowFinding | TableFinding;

import type { IsoDate } from '../../../brazil/read';
import type { Decimal } from '../../exact';

/** What may be missing in the head of a table. */
export type HeadField = 'id' | 'harvest' | 'validFrom' | 'validTo' | 'annualCap' | 'marketDiscount';

/** With an error a table cannot be used; a warning is for a person to look at. */
export type TableSeverity = 'error' | 'warning';

/** Something about a table a person made. */
export interface TableFinding {
  severity: TableSeverity;
  /** Place of the row in the table, from zero; `null` for the head. */
  row: number | null;
  says: TableRemark;
}

/** Labels of rows as the table writes them; amounts in R$ or R$/kg. */
export type TableRemark =
  | { code: 'headMissing'; what: HeadField }
  | { code: 'validityReversed'; validFrom: IsoDate; validTo: IsoDate }
  /** Another table holds on some of the same days. */
  | { code: 'validityOverlaps'; harvest: string; from: IsoDate; to: IsoDate; builtIn: boolean }
  /** Days of a built-in table that gives way, and that no table covers then. */
  | { code: 'builtInLeftUncovered'; harvest: string; from: IsoDate; to: IsoDate }
  | { code: 'idTaken'; id: string; harvest: string }
  | { code: 'discountOutOfRange'; discount: Decimal }
  | { code: 'notPositive'; what: 'minimumPrice' | 'fixedValue' | 'limit' | 'annualCap'; amount: Decimal }
  | { code: 'moreThanCents'; what: 'limit' | 'annualCap'; amount: Decimal }
  | { code: 'actMissing'; sets: 'prices' | 'limits' | 'fixedValues' }
  | { code: 'sourceMissing'; act: string }
  | { code: 'noRows' }
  | { code: 'labelMissing' }
  | { code: 'figuresMissing'; label: string }
  | { code: 'limitWithoutPrice'; label: string; limit: Decimal }
  | { code: 'priceWithoutLimit'; label: string }
  | { code: 'fixedValueMissing'; label: string }
  | { code: 'fixedValueOfVariable'; label: string; fixedValue: Decimal }
  /** The minimum price of a row of fixed value that no flag of the table asks for. */
  | { code: 'fixedValueWithPrice'; label: string; minimumPrice: Decimal }
  /** The table asks for a market price below a minimum price that the row does not have. */
  | { code: 'minimumPriceOfFixedMissing'; label: string }
  | { code: 'capBelowLimit'; label: string; limit: Decimal; annualCap: Decimal }
  | { code: 'placesMissing'; label: string }
  | { code: 'ufUnknown'; label: string; uf: string }
  | { code: 'municipalityUnknown'; label: string; uf: string; ibge: string }
  | { code: 'municipalitiesOfOtherUf'; label: string; uf: string }
  /** A state covered in part without any municipality. */
  | { code: 'municipalitiesMissing'; label: string; uf: string }
  | { code: 'ufTwice'; label: string; uf: string; otherRow: number }
  | { code: 'formMissing'; label: string; usual: string }
  | { code: 'productGone'; label: string; before: string }
  | { code: 'ufsGone'; label: string; ufs: readonly string[]; before: string }
  | { code: 'priceMoved'; label: string; ufs: readonly string[]; was: Decimal; is: Decimal; before: string };

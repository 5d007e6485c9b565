import type { IsoDate } from '../../brazil/read';
import type { Decimal } from '../exact';
import type { PriceRow, PriceTable } from './priceTable';
import { productOfLabel } from './product';
import type { WorkbookTable } from './tables';

/** A price table while a person makes it: what is missing is `null`, or empty. */
export interface TableDraft extends Omit<
  WorkbookTable,
  'validFrom' | 'validTo' | 'annualCap' | 'marketDiscount' | 'rows' | 'origin'
> {
  validFrom: IsoDate | null;
  validTo: IsoDate | null;
  /** R$ */
  annualCap: Decimal | null;
  /** Part taken off the PMD: 0.15. */
  marketDiscount: Decimal | null;
  rows: readonly DraftRow[];
}

/** A row while a person makes it. */
export interface DraftRow {
  /** Product with its form in brackets: `Babaçu (amêndoa)`. */
  label: string;
  mode: PaymentMode;
  /** R$/kg */
  minimumPrice: Decimal | null;
  /** R$/kg */
  fixedValue: Decimal | null;
  /** As Doc. 1 writes it. */
  region: string;
  ufs: readonly string[];
  onlyMunicipalities: PriceRow['onlyMunicipalities'];
  /** R$ */
  limit: Decimal | null;
}

/** `variable`: the difference to a minimum price; `fixed`: a value a kg whatever the sale price. */
export type PaymentMode = 'variable' | 'fixed';

/** The draft that a table would be made from: to copy last year's, or to check a table again. */
export function draftOf(table: PriceTable & { replacesBuiltIn?: boolean }): TableDraft {
  const { id, harvest, validFrom, validTo, acts, annualCap, marketDiscount, mpaRounding, vspRounding } = table;
  return {
    id,
    harvest,
    validFrom,
    validTo,
    acts,
    annualCap,
    marketDiscount,
    mpaRounding,
    vspRounding,
    requiresMarketBelowMinimum: table.requiresMarketBelowMinimum,
    fixedValueRequiresMarketBelowMinimum: table.fixedValueRequiresMarketBelowMinimum,
    replacesBuiltIn: table.replacesBuiltIn ?? false,
    rows: table.rows.map(draftOfRow),
  };
}

function draftOfRow({ label, minimumPrice, fixedValue, region, ufs, onlyMunicipalities, limit }: PriceRow): DraftRow {
  const mode = fixedValue === null ? 'variable' : 'fixed';
  return { label, mode, minimumPrice, fixedValue, region, ufs, onlyMunicipalities, limit };
}

/** The table of a draft that lacks nothing; `null` where validity, cap, discount, or a row's figures or places are missing. */
export function tableOfDraft(draft: TableDraft): WorkbookTable | null {
  const { validFrom, validTo, annualCap, marketDiscount, rows: drafted, ...rest } = draft;
  const rows = drafted.map(rowOfDraft);
  const complete = rows.filter((row) => row !== null);
  if (validFrom === null || validTo === null || annualCap === null || marketDiscount === null) return null;
  if (complete.length < rows.length || rows.length === 0) return null;
  return { ...rest, validFrom, validTo, annualCap, marketDiscount, rows: withIds(complete), origin: 'workbook' };
}

function rowOfDraft(draft: DraftRow): PriceRow | null {
  const { label, mode, minimumPrice, fixedValue, region, ufs, onlyMunicipalities, limit } = draft;
  if (label === '' || limit === null || ufs.length === 0) return null;
  const row = { id: '', productId: productOfLabel(label), label, region, ufs, onlyMunicipalities, limit };
  if (mode === 'fixed') return fixedValue === null ? null : { ...row, minimumPrice, fixedValue };
  return minimumPrice === null ? null : { ...row, minimumPrice, fixedValue: null };
}

/** The product, and where it has several rows, the first state of each: no two rows of a product share a state. */
function withIds(rows: readonly PriceRow[]): PriceRow[] {
  return rows.map((row) => {
    const several = rows.filter(({ productId }) => productId === row.productId).length > 1;
    return { ...row, id: several ? `${row.productId}-${row.ufs[0]}` : row.productId };
  });
}

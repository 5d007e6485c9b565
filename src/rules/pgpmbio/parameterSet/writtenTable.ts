import type { Decimal } from '../../exact';
import type { Act, PriceTable } from '../priceTable';
import type { MpaRounding, VspRounding } from '../readings';
import { draftOf, type DraftRow, type PaymentMode, type TableDraft } from '../tableDraft';

/** A table as a file has it: amounts as decimal texts, `null` where something is missing. */
export interface WrittenTable {
  id: string;
  harvest: string;
  validFrom: string | null;
  validTo: string | null;
  replacesBuiltIn: boolean;
  annualCap: string | null;
  marketDiscount: string | null;
  mpaRounding: MpaRounding;
  vspRounding: VspRounding;
  requiresMarketBelowMinimum: boolean;
  fixedValueRequiresMarketBelowMinimum: boolean;
  acts: WrittenAct[];
  rows: WrittenRow[];
}

type WrittenAct = Record<'name' | 'source', string> & { sets: Act['sets'] };

export interface WrittenRow {
  label: string;
  mode: PaymentMode;
  minimumPrice: string | null;
  fixedValue: string | null;
  limit: string | null;
  region: string;
  ufs: string[];
  /** IBGE codes, by state. */
  onlyMunicipalities: Record<string, string[]>;
}

/** A table as a file has it, its keys always in the same order. */
export function writtenTable(table: PriceTable | TableDraft): WrittenTable {
  const draft = isTable(table) ? draftOf(table) : table;
  return {
    id: draft.id,
    harvest: draft.harvest,
    validFrom: draft.validFrom,
    validTo: draft.validTo,
    replacesBuiltIn: draft.replacesBuiltIn,
    annualCap: textOf(draft.annualCap),
    marketDiscount: textOf(draft.marketDiscount),
    mpaRounding: draft.mpaRounding,
    vspRounding: draft.vspRounding,
    requiresMarketBelowMinimum: draft.requiresMarketBelowMinimum,
    fixedValueRequiresMarketBelowMinimum: draft.fixedValueRequiresMarketBelowMinimum,
    acts: draft.acts.map(({ name, sets, source }) => ({ name, sets, source })),
    rows: draft.rows.map(writtenRow),
  };
}

/** The same with rows, states, municipalities and acts in one order, which says nothing. */
export function normalised(table: WrittenTable): WrittenTable {
  return {
    ...table,
    acts: sortedBy(table.acts, ({ sets, name, source }) => JSON.stringify([sets, name, source])),
    rows: sortedBy(
      table.rows.map((row) => ({
        ...row,
        ufs: [...row.ufs].sort(),
        onlyMunicipalities: Object.fromEntries(
          sortedBy(Object.entries(row.onlyMunicipalities), ([uf]) => uf).map(([uf, codes]) => [uf, [...codes].sort()]),
        ),
      })),
      (row) => JSON.stringify(row),
    ),
  };
}

function writtenRow({ label, mode, region, ufs, onlyMunicipalities, ...amounts }: DraftRow): WrittenRow {
  return {
    label,
    mode,
    minimumPrice: textOf(amounts.minimumPrice),
    fixedValue: textOf(amounts.fixedValue),
    limit: textOf(amounts.limit),
    region,
    ufs: [...ufs],
    onlyMunicipalities: Object.fromEntries(Object.entries(onlyMunicipalities).map(([uf, codes]) => [uf, [...codes]])),
  };
}

function isTable(table: PriceTable | TableDraft): table is PriceTable {
  return 'origin' in table;
}

/** Without zeros at the end: 1500, whatever it was typed as. */
function textOf(amount: Decimal | null): string | null {
  return amount?.toFixed() ?? null;
}

function sortedBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const keys = new Map(items.map((item) => [item, key(item)]));
  return [...items].sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
}

import type { TableKind } from '../../../sheets/columns';
import type { FoundTable } from '../tablesOfWorkbook';

const BESIDE = ['suppliers', 'intermediaries', 'contracts', 'costs', 'technicians', 'yields', 'losses'] as const;

/** Kinds of table that go with the purchases of a plant's year. */
export type KindOfPlant = (typeof BESIDE)[number];

export function isBesidePurchases(kind: TableKind): kind is KindOfPlant {
  return BESIDE.some((one) => one === kind);
}

/**
 * The tables that are taken into account with the purchases, one of a kind: with all that it needs, not left out, and
 * of several the one with most rows.
 */
export function tablesBesidePurchases(tables: readonly FoundTable[]): FoundTable[] {
  return BESIDE.flatMap((kind) => {
    const ofKind = tables.filter((found) => found.table.kind === kind && serves(found) && !found.leftOut);
    const rows = ({ table }: FoundTable) => table.dataRows.length;
    return ofKind.length === 0 ? [] : [ofKind.reduce((most, one) => (rows(one) > rows(most) ? one : most))];
  });
}

/** Whether a table can be taken into account at all. */
export function serves({ table }: FoundTable): boolean {
  return table.missing.length === 0 && table.dataRows.length > 0;
}

/** The tables once the person has said that one is used, and with it no other of its kind; or that it is not. */
export function withUse(tables: readonly FoundTable[], chosen: FoundTable, isUsed: boolean): FoundTable[] {
  const { kind } = chosen.table;
  return tables.map((found) => {
    if (found === chosen) return { ...found, leftOut: !isUsed };
    return isUsed && isBesidePurchases(kind) && found.table.kind === kind ? { ...found, leftOut: true } : found;
  });
}

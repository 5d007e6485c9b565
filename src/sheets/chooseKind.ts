import type { ColumnId, TableKind } from './columns';
import { assignColumns, type Assignment, type Chosen, type HeadedColumn } from './assignColumns';
import { KINDS, missingOf, TABLE_KINDS } from './kinds';
import { fold } from '../brazil/text';
import { priceOrValue } from './priceOrValue';

/** A kind of table and its columns as that kind understands them. */
export interface Understood extends Assignment {
  kind: TableKind;
}

/** The kind of table that explains the columns best; titles and the sheet's name may tip the scale. */
export function chooseKind(columns: readonly HeadedColumn[], titles: readonly string[], chosen: Chosen): Understood {
  const names = titles.map(fold);
  const options = TABLE_KINDS.map((kind) => {
    const understood = understandAs(columns, kind, chosen);
    return {
      understood,
      score:
        scoreOf(understood, columns) +
        (names.some((name) => KINDS[kind].names.test(name)) ? 2 : 0) +
        (kind === 'sales' ? OF_SALES : 0),
    };
  });
  return options.reduce((best, option) => (option.score > best.score ? option : best)).understood;
}

/** The columns as a kind of table understands them. */
export function understandAs(columns: readonly HeadedColumn[], kind: TableKind, chosen: Chosen): Understood {
  return { kind, ...assignColumns(priceOrValue(columns, kind), kind, chosen) };
}

const WEIGHT = { telling: 2, required: 1.5, other: 0.8, names: 2.5 };
/** Taken off when nothing that the kind requires is there; less when only a part is missing. */
const ALL_MISSING = 3;
/** Where hardly anything is known, it is what most people bring. */
const OF_SALES = 0.3;

function scoreOf({ kind, columns, fits }: Understood, headed: readonly HeadedColumn[]): number {
  const { requires, telling } = KINDS[kind];
  const required = new Set(requires.flat());
  const weight = (id: ColumnId) =>
    telling.includes(id) ? WEIGHT.telling : required.has(id) ? WEIGHT.required : WEIGHT.other;
  const found = columns.reduce(
    (sum, { id, at }, index) =>
      sum +
      weight(id) * fits[index]! +
      ofProgramme(
        id,
        headed.find((column) => column.at === at),
      ),
    0,
  );
  const missing = missingOf(kind, new Set(columns.map(({ id }) => id)));
  return found - (ALL_MISSING * missing.length) / requires.length;
}

/** Names of products or of raw materials tell which programme a table belongs to; many are both. */
function ofProgramme(id: ColumnId, column: HeadedColumn | undefined): number {
  if (column === undefined || (id !== 'product' && id !== 'material')) return 0;
  const other = id === 'product' ? 'material' : 'product';
  return WEIGHT.names * (column.values.share(id) - column.values.share(other));
}

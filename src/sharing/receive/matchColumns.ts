import type { CellValue } from '../../workbook/port';
import type { SentCopy } from '../sentCopy';
import { headerKey } from './headerRow';
import { holdTheSame, readBack, type ColumnType } from './values';

/** Where the columns of a copy are in another table. */
export interface ColumnPlaces {
  /** By column of the copy; `null` for one that is not there. */
  places: readonly (number | null)[];
  /** Columns found by their values under another header. */
  renamed: readonly { column: number; now: string }[];
  /** Columns with a header that are none of the copy's. */
  added: readonly { at: number; header: string }[];
}

/** What is known of the other table. */
export interface OtherTable {
  /** Headers by column, in their order; blank where there is none. */
  headers: ReadonlyMap<number, CellValue>;
  /** Lines known to be the same: index of the copy's line, row of the other table. */
  pairs: readonly { line: number; row: number }[];
  valueAt: (row: number, column: number) => CellValue;
  /** The columns that hold something. */
  filled: readonly number[];
}

/** Lines that are compared to know a column by its values. */
const LINES_COMPARED = 300;
/** Part of the values that stayed in a column that is known by them. */
const MOSTLY = 0.6;
/** Below this a header says something that its values do not. */
const HARDLY = 0.1;
const ENOUGH = 5;

/** Finds the columns of a copy: by their headers, or else by the values that stayed. */
export function matchColumns(sent: SentCopy, types: readonly ColumnType[], other: OtherTable): ColumnPlaces {
  const agreement = agreementOf(sent, types, other);
  const places = byHeader(sent, other);
  const contradicted = places.map((at, column) => {
    const { share, cells } = at === null ? { share: 1, cells: 0 } : agreement(column, at);
    return cells >= ENOUGH && share < HARDLY;
  });
  const taken = new Set(places.filter((at, column) => at !== null && !contradicted[column]));
  const renamed: { column: number; now: string }[] = [];
  for (const { column, at } of byValues(sent, other, places, contradicted, taken, agreement)) {
    if (places[column] !== at) renamed.push({ column, now: String(other.headers.get(at) ?? '') });
    places[column] = at;
    taken.add(at);
  }
  // Where the values point nowhere else, the header counts, unless its column turned out to be another one.
  for (const [column, at] of places.entries()) {
    if (at === null || !contradicted[column] || renamed.some((one) => one.column === column)) continue;
    if (places.some((one, index) => index !== column && one === at)) places[column] = null;
  }
  const isPlaced = new Set(places);
  const added = [...other.headers]
    .filter(([at, header]) => !isPlaced.has(at) && headerKey(header) !== '')
    .map(([at, header]) => ({ at, header: String(header) }));
  return { places, renamed, added };
}

/** Columns under the same header; of several under one, as many as there were, in their order. */
function byHeader({ columns }: SentCopy, { headers }: OtherTable): (number | null)[] {
  const found = new Map<string, number[]>();
  for (const [at, header] of headers) put(found, headerKey(header), at);
  const wanted = new Map<string, number[]>();
  for (const [column, { header }] of columns.entries()) put(wanted, headerKey(header), column);
  const places: (number | null)[] = columns.map(() => null);
  for (const [key, alike] of wanted) {
    const there = found.get(key) ?? [];
    if (key === '' || there.length !== alike.length) continue;
    for (const [index, column] of alike.entries()) places[column] = there[index]!;
  }
  return places;
}

function put(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

interface Agreement {
  /** Part of the filled cells sent that hold the same. */
  share: number;
  cells: number;
}

function agreementOf({ lines }: SentCopy, types: readonly ColumnType[], { pairs, valueAt }: OtherTable) {
  const every = Math.max(1, Math.floor(pairs.length / LINES_COMPARED));
  const sample = pairs.filter((_, index) => index % every === 0);
  const known = new Map<string, Agreement>();
  return (column: number, at: number): Agreement => {
    const key = `${column} ${at}`;
    const before = known.get(key);
    if (before) return before;
    let [cells, same] = [0, 0];
    for (const { line, row } of sample) {
      const sent = lines[line]!.values[column] ?? null;
      if (sent === null || sent === '') continue;
      cells++;
      if (holdTheSame(readBack(valueAt(row, at), sent, types[column]!).value, sent)) same++;
    }
    const agreement = { share: cells === 0 ? 0 : same / cells, cells };
    known.set(key, agreement);
    return agreement;
  };
}

function* byValues(
  { columns }: SentCopy,
  { filled }: OtherTable,
  places: readonly (number | null)[],
  contradicted: readonly boolean[],
  taken: ReadonlySet<number | null>,
  agreement: (column: number, at: number) => Agreement,
): Generator<{ column: number; at: number }> {
  const open = [...columns.keys()].filter((column) => places[column] === null || contradicted[column]);
  const free = filled.filter((at) => !taken.has(at));
  const best = open.map((column) => {
    const ranked = free
      .map((at) => ({ at, ...agreement(column, at) }))
      .filter(({ share, cells }) => cells > 0 && share >= MOSTLY)
      .sort((one, other) => other.share - one.share);
    const [first, second] = ranked;
    // Two columns that say the same cannot be told apart.
    return first && first.share !== second?.share ? { column, at: first.at, share: first.share } : null;
  });
  for (const one of best) {
    const rival =
      one && best.some((other) => other && other !== one && other.at === one.at && other.share >= one.share);
    if (one && !rival) yield { column: one.column, at: one.at };
  }
}

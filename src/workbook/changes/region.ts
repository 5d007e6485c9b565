import { cellAddress, parseCellAddress } from '../address';
import type { AreaRef, CellRef } from '../port';

/** Rows of a column, first and last, both included. */
type Stretch = readonly [first: number, last: number];
type Columns = Map<number, Stretch[]>;

/** Areas by sheet as text: `A1:B20,D7`. */
export type PackedRegion = Readonly<Record<string, string>>;

/** A set of cells, wherever they are; thousands of scattered cells and columns of a million rows cost little. */
export class Region {
  private readonly sheets = new Map<string, Columns>();

  static of(areas: Iterable<AreaRef>): Region {
    const region = new Region();
    for (const area of areas) region.add(area);
    return region;
  }

  static unpacked(packed: PackedRegion): Region {
    const region = new Region();
    for (const [sheet, text] of Object.entries(packed))
      for (const part of text.split(',')) region.add({ sheet, ...areaFrom(part) });
    return region;
  }

  get isEmpty(): boolean {
    return this.sheets.size === 0;
  }

  get size(): number {
    let cells = 0;
    for (const columns of this.sheets.values())
      for (const stretches of columns.values()) for (const [first, last] of stretches) cells += last - first + 1;
    return cells;
  }

  add({ sheet, row, column, rows, columns }: AreaRef): void {
    if (rows < 1) return;
    for (let at = column; at < column + columns; at++) this.addStretch(sheet, at, [row, row + rows - 1]);
  }

  addCell({ sheet, row, column }: CellRef): void {
    this.addStretch(sheet, column, [row, row]);
  }

  addAll(other: Region): void {
    other.forEachStretch((sheet, column, stretch) => this.addStretch(sheet, column, stretch));
  }

  has({ sheet, row, column }: CellRef): boolean {
    const stretches = this.sheets.get(sheet)?.get(column);
    if (!stretches) return false;
    const at = firstEndingFrom(stretches, row);
    return at < stretches.length && stretches[at]![0] <= row;
  }

  /** The cells that are not in the other one. */
  minus(other: Region): Region {
    const left = new Region();
    this.forEachStretch((sheet, column, [first, last]) => {
      let from = first;
      const taken = other.sheets.get(sheet)?.get(column) ?? [];
      for (let at = firstEndingFrom(taken, first); at < taken.length && taken[at]![0] <= last; at++) {
        const [start, end] = taken[at]!;
        if (start > from) left.addStretch(sheet, column, [from, start - 1]);
        from = end + 1;
      }
      if (from <= last) left.addStretch(sheet, column, [from, last]);
    });
    return left;
  }

  /** The cells that are in both. */
  and(other: Region): Region {
    return this.minus(this.minus(other));
  }

  /** The same cells as rectangles that do not overlap: by sheet, from left to right, then down. */
  areas(): AreaRef[] {
    return [...this.sheets].flatMap(([sheet, columns]) => areasOf(sheet, columns));
  }

  /** The cells that lie on such sheets. */
  onSheets(isWanted: (sheet: string) => boolean): Region {
    const some = new Region();
    for (const [sheet, columns] of this.sheets) if (isWanted(sheet)) some.sheets.set(sheet, columns);
    return some;
  }

  cells(): CellRef[] {
    const cells: CellRef[] = [];
    this.forEachStretch((sheet, column, [first, last]) => {
      for (let row = first; row <= last; row++) cells.push({ sheet, row, column });
    });
    return cells;
  }

  packed(): PackedRegion {
    const texts: Record<string, string> = {};
    for (const [sheet, columns] of this.sheets) texts[sheet] = areasOf(sheet, columns).map(addressOf).join();
    return texts;
  }

  private forEachStretch(visit: (sheet: string, column: number, stretch: Stretch) => void): void {
    for (const [sheet, columns] of this.sheets)
      for (const [column, stretches] of columns) for (const stretch of stretches) visit(sheet, column, stretch);
  }

  private addStretch(sheet: string, column: number, [first, last]: Stretch): void {
    let columns = this.sheets.get(sheet);
    if (!columns) this.sheets.set(sheet, (columns = new Map()));
    let stretches = columns.get(column);
    if (!stretches) columns.set(column, (stretches = []));
    // What touches it becomes one with it.
    const from = firstEndingFrom(stretches, first - 1);
    let until = from;
    let joined: Stretch = [first, last];
    while (until < stretches.length && stretches[until]![0] <= last + 1) {
      const [start, end] = stretches[until++]!;
      joined = [Math.min(joined[0], start), Math.max(joined[1], end)];
    }
    stretches.splice(from, until - from, joined);
  }
}

/** Place of the first stretch that ends in this row or below. */
function firstEndingFrom(stretches: readonly Stretch[], row: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]![1] < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Neighbouring columns with the same rows become one rectangle. */
function areasOf(sheet: string, columns: Columns): AreaRef[] {
  const done: AreaRef[] = [];
  let open = new Map<string, AreaRef>();
  for (const column of [...columns.keys()].sort((a, b) => a - b)) {
    const next = new Map<string, AreaRef>();
    for (const [first, last] of columns.get(column)!) {
      const key = `${first}:${last}`;
      const before = open.get(key);
      const joins = before && before.column + before.columns === column;
      const area = joins
        ? { ...before, columns: before.columns + 1 }
        : { sheet, row: first, column, rows: last - first + 1, columns: 1 };
      if (joins) open.delete(key);
      next.set(key, area);
    }
    for (const area of open.values()) done.push(area);
    open = next;
  }
  for (const area of open.values()) done.push(area);
  return done.sort((a, b) => a.column - b.column || a.row - b.row);
}

function addressOf({ row, column, rows, columns }: AreaRef): string {
  const first = cellAddress({ row, column });
  return rows === 1 && columns === 1
    ? first
    : `${first}:${cellAddress({ row: row + rows - 1, column: column + columns - 1 })}`;
}

function areaFrom(text: string): Omit<AreaRef, 'sheet'> {
  const [first, last] = text.split(':').map((part) => parseCellAddress(part));
  if (!first) throw new Error(`${text} is no area`);
  const { row, column } = first;
  const end = last ?? first;
  return { row, column, rows: end.row - row + 1, columns: end.column - column + 1 };
}

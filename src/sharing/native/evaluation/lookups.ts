import type { CellValue } from '../../../workbook/port';
import type { Range } from './expression';
import { compareValues, foldCase, isError, NOT_AVAILABLE } from './values';

type Sought = number | string | boolean;

/** Where the values of one row or column stand. Made once a range, so that thousands of look-ups in it are quick. */
export class Line {
  private places: Map<Sought, number> | null = null;
  private kinds: Map<string, { value: Sought; place: number }[]> | null = null;

  constructor(private readonly values: readonly CellValue[]) {}

  /** Position (from zero) of the first value that is the same; in texts, `*` and `?` stand for any characters. */
  exactly(sought: CellValue): number | null {
    const key = keyOf(sought);
    if (key === null) return null;
    if (typeof key === 'string' && /[*?~]/.test(key)) return this.bySample(key);
    if (this.places === null) {
      this.places = new Map();
      for (const [place, value] of this.values.entries()) {
        const own = value === null ? null : keyOf(value);
        if (own !== null && !this.places.has(own)) this.places.set(own, place);
      }
    }
    return this.places.get(key) ?? null;
  }

  /** Position of the last value that is not above the one sought, in a line that rises. */
  sorted(sought: CellValue): number | null {
    const key = sought ?? 0;
    if (isError(key)) return null;
    const rising = this.ofKind(typeof key);
    let [low, high] = [0, rising.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareValues(rising[middle]!.value, key) <= 0) low = middle + 1;
      else high = middle;
    }
    return rising[low - 1]?.place ?? null;
  }

  private bySample(sample: string): number | null {
    const pattern = new RegExp(`^${sample.replace(/~([*?~])|([*?])|[\\^$.|+()[\]{}]/g, patternOf)}$`, 's');
    const found = this.values.findIndex((value) => typeof value === 'string' && pattern.test(foldCase(value)));
    return found < 0 ? null : found;
  }

  private ofKind(kind: string): readonly { value: Sought; place: number }[] {
    if (this.kinds === null) {
      this.kinds = new Map();
      for (const [place, value] of this.values.entries()) {
        if (value === null || isError(value)) continue;
        const alike = this.kinds.get(typeof value);
        if (alike) alike.push({ value, place });
        else this.kinds.set(typeof value, [{ value, place }]);
      }
    }
    return this.kinds.get(kind) ?? [];
  }
}

function patternOf(piece: string, literal: string | undefined, wild: string | undefined): string {
  if (literal !== undefined) return `\\${literal}`;
  if (wild !== undefined) return wild === '*' ? '.*' : '.';
  return `\\${piece}`;
}

/** Texts that differ in case alone are the same; a blank cell is sought as 0. */
function keyOf(value: CellValue): Sought | null {
  if (typeof value === 'string') return foldCase(value);
  return isError(value) ? null : (value ?? 0);
}

/** The lines of a book’s ranges, each made when it is first looked into. */
export class Lines {
  private readonly made = new Map<string, Line>();

  constructor(private readonly valueAt: (sheet: number, row: number, column: number) => CellValue) {}

  /** The first column of a range, or the only row. */
  of({ sheet, row, column, rows, columns }: Range): Line {
    const across = rows === 1 && columns > 1;
    const key = [sheet, row, column, across ? 'across' : 'down', across ? columns : rows].join();
    const known = this.made.get(key);
    if (known) return known;
    const values = Array.from({ length: across ? columns : rows }, (_, at) =>
      across ? this.valueAt(sheet, row, column + at) : this.valueAt(sheet, row + at, column),
    );
    const line = new Line(values);
    this.made.set(key, line);
    return line;
  }
}

/** Position from one as Excel counts, or that there is none. */
export function positionOf(found: number | null): CellValue {
  return found === null ? NOT_AVAILABLE : found + 1;
}

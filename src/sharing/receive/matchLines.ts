import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { ColumnId } from '../../sheets/columns';
import type { CellValue } from '../../workbook/port';
import { comparableKey } from './values';

/** Lines of a copy and those of another table, by the same columns. */
export interface LinesToMatch {
  /** What the columns mean. */
  columns: readonly (ColumnId | null)[];
  sent: readonly (readonly CellValue[])[];
  others: readonly (readonly CellValue[])[];
  /** Where each line would be if no line had moved: index among the others, or -1. */
  hints?: readonly number[];
  /** Only what is certain is paired. */
  onlyCertain?: boolean;
}

export interface MatchedLines {
  /** By line of the copy: index among the others, or -1. */
  otherOf: readonly number[];
  /** Lines of the copy that are like others in all cells, and might as well be one of these. */
  alike: ReadonlySet<number>;
  /** Lines that only something speaks for that other people's lines may have as well: nothing is written there unasked. */
  weak: ReadonlySet<number>;
}

/**
 * What names a line, the surest first; the first column of each must be there and filled. A key counts where it stands
 * once on either side.
 */
const KEYS: readonly Key[] = [
  { ids: ['invoiceKey', 'product', 'form', 'material'] },
  { ids: ['invoiceKey'] },
  { ids: ['id'] },
  { ids: ['contract', 'material', 'harvest'] },
  { ids: ['contract'] },
  { ids: ['receipt'] },
  {
    ids: ['invoiceNumber', 'invoiceSeries', 'issuer', 'date', 'product', 'form', 'material', 'family', 'cpf'],
    certainWith: ['issuer', 'family', 'cpf'],
  },
  {
    ids: ['invoiceNumber', 'invoiceSeries', 'issuer', 'family', 'cpf'],
    certainWith: ['issuer', 'family', 'cpf'],
  },
  { ids: ['invoiceNumber', 'date'], certainWith: [] },
  {
    ids: ['family', 'cpf', 'producerName', 'date', 'product', 'form', 'material', 'quantity'],
    certainWith: ['date'],
  },
  { ids: ['family', 'date', 'product', 'form', 'material'], certainWith: ['date'] },
  { ids: ['cpf', 'date', 'product', 'form', 'material'], certainWith: ['date'] },
  { ids: ['family'], certainWith: [] },
  { ids: ['cpf'], certainWith: [] },
];

interface Key {
  ids: readonly ColumnId[];
  /** It is only certain where one of these columns is there too: without it other people's lines may have it as well. */
  certainWith?: readonly ColumnId[];
}

/** Part of the cells of a line that must be as they were where only its place speaks for it. */
const MOST_CELLS = 0.5;
/** Lines that share a value; more say nothing about which of them is meant. */
const FEW = 50;

/**
 * Finds each line of a copy in another table: whole, or by what names it, or by most of its cells. Never by its place
 * alone; places only choose between lines that are alike.
 */
export function* matchLines(given: LinesToMatch): Steps<MatchedLines> {
  const matcher = new Matcher(yield* keysOf(given.sent), yield* keysOf(given.others), given);
  const whole = given.columns.map((_, column) => column);
  matcher.pairUnique(whole, 0);
  yield;
  matcher.pairAlike();
  yield;
  for (const { ids, certainWith } of KEYS) {
    const columns = ids.map((id) => given.columns.indexOf(id)).filter((column) => column >= 0);
    const isCertain = certainWith?.some((id) => given.columns.includes(id)) ?? true;
    if (given.columns.includes(ids[0]!) && (isCertain || !given.onlyCertain)) matcher.pairUnique(columns, 1, isCertain);
    yield;
  }
  if (!given.onlyCertain) {
    matcher.pairByPlace();
    yield;
    yield* matcher.pairByCells();
  }
  return { otherOf: matcher.otherOf, alike: matcher.alike, weak: matcher.weak };
}

type Keys = readonly (readonly string[])[];

/** Cells as they are compared: case, accents and blanks of texts apart. */
function* keysOf(lines: readonly (readonly CellValue[])[]): Steps<Keys> {
  const keys: (readonly string[])[] = [];
  for (const line of lines) {
    keys.push(line.map(comparableKey));
    if (keys.length % ROWS_A_STEP === 0) yield;
  }
  return keys;
}

class Matcher {
  readonly otherOf: number[];
  readonly alike = new Set<number>();
  readonly weak = new Set<number>();
  private readonly taken = new Set<number>();

  constructor(
    private readonly sent: Keys,
    private readonly others: Keys,
    private readonly given: LinesToMatch,
  ) {
    this.otherOf = sent.map(() => -1);
  }

  /** Pairs lines whose key stands once on either side; its first `filled` columns must hold something. */
  pairUnique(columns: readonly number[], filled: number, isCertain = true): void {
    if (columns.length === 0) return;
    const [mine, theirs] = this.groups(columns, filled);
    for (const [key, lines] of mine) {
      const found = theirs.get(key);
      if (lines.length !== 1 || found?.length !== 1) continue;
      this.pair(lines[0]!, found[0]!);
      if (!isCertain) this.weak.add(lines[0]!);
    }
  }

  /** Pairs lines that are alike in all cells: each with the one at its place, the others in their order. */
  pairAlike(): void {
    const hasMoved = this.otherOf.some(
      (other, line) => other >= 0 && this.hint(line) >= 0 && this.hint(line) !== other,
    );
    const [mine, theirs] = this.groups(
      this.given.columns.map((_, column) => column),
      0,
    );
    for (const [key, lines] of mine) {
      const found = new Set(theirs.get(key));
      const moved: number[] = [];
      for (const line of lines) {
        const place = this.hint(line);
        if (!found.delete(place)) moved.push(line);
        else {
          this.pair(line, place);
          if (hasMoved) this.alike.add(line);
        }
      }
      const left = [...found];
      for (const [index, line] of moved.slice(0, left.length).entries()) {
        this.pair(line, left[index]!);
        this.alike.add(line);
      }
    }
  }

  /** Pairs a line with the one at its place when most of its cells are as they were. */
  pairByPlace(): void {
    for (const line of this.free()) {
      const other = this.hint(line);
      if (other < 0 || this.taken.has(other)) continue;
      const { same, filled } = this.likeness(line, other);
      if (filled === 0 || same / filled < MOST_CELLS) continue;
      this.pair(line, other);
      this.weak.add(line);
    }
  }

  /** Pairs what is left by most cells, where one line is likelier than all others. */
  *pairByCells(): Steps<void> {
    const index = this.indexOfFree();
    for (const [at, line] of this.free().entries()) {
      if (at % 1000 === 999) yield;
      const candidates = new Set<number>();
      for (const [column, key] of this.sent[line]!.entries()) {
        const there = key === '' ? undefined : index.get(`${column} ${key}`);
        if (there && there.length <= FEW) for (const other of there) if (!this.taken.has(other)) candidates.add(other);
      }
      const ranked = [...candidates]
        .map((other) => ({ other, ...this.likeness(line, other) }))
        .sort((one, other) => other.same - one.same);
      const [first, second] = ranked;
      if (!first || first.same / first.filled <= MOST_CELLS || first.same === second?.same) continue;
      this.pair(line, first.other);
      this.weak.add(line);
    }
  }

  private indexOfFree(): Map<string, number[]> {
    const index = new Map<string, number[]>();
    for (const [other, keys] of this.others.entries()) {
      if (this.taken.has(other)) continue;
      for (const [column, key] of keys.entries()) if (key !== '') put(index, `${column} ${key}`, other);
    }
    return index;
  }

  private likeness(line: number, other: number): { same: number; filled: number } {
    let [same, filled] = [0, 0];
    for (const [column, key] of this.sent[line]!.entries()) {
      if (key === '') continue;
      filled++;
      if (this.others[other]![column] === key) same++;
    }
    return { same, filled };
  }

  private groups(columns: readonly number[], filled: number): [Map<string, number[]>, Map<string, number[]>] {
    const mine = new Map<string, number[]>();
    const theirs = new Map<string, number[]>();
    const add = (groups: Map<string, number[]>, keys: readonly string[], index: number) => {
      const parts = columns.map((column) => keys[column]!);
      if (parts.slice(0, filled).every((part) => part !== '') && parts.some((part) => part !== ''))
        put(groups, parts.join('\u0001'), index);
    };
    for (const line of this.free()) add(mine, this.sent[line]!, line);
    for (const [other, keys] of this.others.entries()) if (!this.taken.has(other)) add(theirs, keys, other);
    return [mine, theirs];
  }

  private free(): number[] {
    return this.otherOf.flatMap((other, line) => (other < 0 ? [line] : []));
  }

  private hint(line: number): number {
    return this.given.hints?.[line] ?? -1;
  }

  private pair(line: number, other: number): void {
    this.otherOf[line] = other;
    this.taken.add(other);
  }
}

function put(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

import type { Steps } from '../rules/steps';
import { fold } from '../brazil/text';
import type { CellValue } from '../workbook/port';
import type { ColumnId } from './columns';
import { isGoods, numberOf } from './columnValues';
import { isFilled, textOf } from './gridCells';
import type { Grid, LeftOutRow, MatchedColumn } from './recognisedTable';
import type { Region } from './regions';
import { isAddedUp, isColumnSum, isTotalWord, RunningSums } from './totals';

/** Rows under a header: lines of data, and what is none. Together they are all rows of the region. */
export interface BodyRows {
  dataRows: number[];
  leftOut: LeftOutRow[];
}

/** What names a line of data; a row that has one of these is no total. */
const IDENTITY: ReadonlySet<ColumnId> = new Set([
  ...([
    'cpf',
    'family',
    'invoiceKey',
    'invoiceNumber',
    'date',
    'contract',
    'receipt',
    'intermediary',
    'donee',
  ] as const),
  ...(['issuer', 'buyer', 'ibge', 'costItem', 'from', 'until', 'request', 'ruralRegistry'] as const),
]);
/** The surest of them: where one is filled, nothing else needs to be looked at. */
const SUREST: ReadonlySet<ColumnId> = new Set(['cpf', 'family', 'invoiceKey', 'contract', 'intermediary']);

/** The example row of a template stands in one of the first rows and says so. */
const FIRST_LINES = 3;
const EXAMPLE = /^[\s([*"“–-]*(?:exemplo|example)(?!\p{L})/iu;

/** Rows between two turns for the page. */
const TURN = 5_000;

/** Tells the lines of data from the other rows under a header, in one pass. Gives the row it is at now and then. */
export function* bodyRows(grid: Grid, region: Region, columns: readonly MatchedColumn[]): Steps<BodyRows, number> {
  const reader = new BodyReader(grid, region, columns);
  for (let row = region.top; row <= region.bottom; row++) {
    if ((row - region.top) % TURN === TURN - 1) yield row;
    reader.read(row);
  }
  return reader.result();
}

type Why = Omit<LeftOutRow, 'row'>;

class BodyReader {
  private readonly dataRows: number[] = [];
  private readonly leftOut: LeftOutRow[] = [];
  private readonly identity: readonly number[];
  private readonly surest: readonly number[];
  private readonly addedUp: readonly number[];
  private readonly price: number | undefined;
  private readonly product: number | undefined;
  private readonly matched: ReadonlySet<number>;
  private readonly sums: RunningSums;
  /** Rows that begin a cell merged over several columns. */
  private readonly mergedRows: ReadonlySet<number>;
  private readonly headerTexts: readonly (readonly string[])[];
  /** Cells that an ordinary line fills. */
  private readonly ordinary: number;
  /** Something other than data came after the last line. */
  private interrupted = false;

  constructor(
    private readonly grid: Grid,
    private readonly region: Region,
    columns: readonly MatchedColumn[],
  ) {
    const places = (wanted: (id: ColumnId) => boolean) => columns.filter(({ id }) => wanted(id)).map(({ at }) => at);
    this.identity = places((id) => IDENTITY.has(id));
    this.surest = places((id) => SUREST.has(id));
    this.addedUp = places(isAddedUp);
    this.price = columns.find(({ id }) => id === 'salePrice' || id === 'marketPrice')?.at;
    this.product = columns.find(({ id }) => id === 'product' || id === 'material')?.at;
    this.matched = new Set(columns.map(({ at }) => at));
    this.mergedRows = new Set((grid.merged ?? []).filter((area) => area.columns > 1).map(({ row }) => row));
    this.sums = new RunningSums(grid, this.addedUp, this.dataRows);
    this.headerTexts = region.headerRows.map((row) => (grid.values[row] ?? []).map((cell) => textOf(cell)));
    this.ordinary = ordinaryFill(grid, region);
  }

  read(row: number): void {
    const why = this.isSurelyData(row) ? null : this.why(row);
    if (why === null) {
      this.dataRows.push(row);
      this.interrupted = false;
      return;
    }
    this.interrupted = true;
    if (why.why === 'total') this.sums.startAnew();
    this.leftOut.push({ row, ...why });
  }

  /** Texts after the last line are no headings of anything. */
  result(): BodyRows {
    const last = this.dataRows[this.dataRows.length - 1] ?? -1;
    const leftOut = this.leftOut.map((left) =>
      left.row > last && left.why === 'section' ? { ...left, why: 'note' as const } : left,
    );
    return { dataRows: this.dataRows, leftOut };
  }

  /** Nearly all lines are told by one look at a cell or two. */
  private isSurelyData(row: number): boolean {
    if (row === this.region.totalsRow || this.dataRows.length < FIRST_LINES || this.region.repeats.has(row))
      return false;
    const cells = this.grid.values[row];
    if (cells === undefined) return false;
    const says = (at: number) => isFilled(cells[at]) && !isTotalWord(cells[at]!) && !this.isHeader(at, cells[at]!);
    return (
      this.surest.some((at) => says(at) && !isSentence(cells[at]!)) ||
      (this.isPricedProduct(cells, says) && !this.isSummed(row))
    );
  }

  /** A product with its price, and no total in the first text. */
  private isPricedProduct(cells: readonly CellValue[], says: (at: number) => boolean): boolean {
    const { price, product } = this;
    if (price === undefined || product === undefined || !says(product) || typeof cells[price] !== 'number')
      return false;
    const first = cells.find((cell, at) => at >= this.region.first && typeof cell === 'string' && isFilled(cell));
    return first === undefined || !isTotalWord(first);
  }

  private isSummed(row: number): boolean {
    const { formulaAt } = this.grid;
    return formulaAt !== undefined && this.addedUp.some((at) => isColumnSum(formulaAt(row, at)));
  }

  private isHeader(at: number, cell: CellValue): boolean {
    return typeof cell === 'string' && this.headerTexts.some((texts) => isSameText(cell, texts[at] ?? ''));
  }

  private why(row: number): Why | null {
    const { region } = this;
    if (row === region.totalsRow) return { why: 'total', by: 'table' };
    const filled = this.filledIn(row);
    if (filled.length === 0) return { why: 'blank' };
    if (region.repeats.has(row) || this.repeatsHeader(filled)) return { why: 'repeatedHeader' };
    const first = filled.find(({ cell }) => typeof cell === 'string');
    if (this.dataRows.length < FIRST_LINES && first && EXAMPLE.test(first.cell as string)) return { why: 'example' };
    if (first && isTotalWord(first.cell)) return this.identified(filled) ? null : { why: 'total', by: 'word' };
    const lone = filled.length === 1 && this.ordinary >= 3 && isSentence(filled[0]!.cell);
    const named =
      (!lone && this.identified(filled)) || filled.some(({ at, cell }) => at === this.product && isGoods(cell));
    return named ? null : (this.total(row, filled) ?? this.heading(row, filled) ?? this.remark(filled));
  }

  private filledIn(row: number): Filled[] {
    const cells = this.grid.values[row] ?? [];
    const filled: Filled[] = [];
    const end = Math.min(this.region.last, cells.length - 1);
    for (let at = this.region.first; at <= end; at++) {
      const cell = cells[at];
      if (isFilled(cell)) filled.push({ at, cell });
    }
    return filled;
  }

  private repeatsHeader(filled: readonly Filled[]): boolean {
    const same = filled.filter(({ at, cell }) => this.isHeader(at, cell));
    return same.length >= 2 && same.length >= 0.6 * filled.length;
  }

  private identified(filled: readonly Filled[]): boolean {
    return filled.some(({ at, cell }) => this.identity.includes(at) && !isTotalWord(cell));
  }

  /** A row without anything that names a line is a total by its formulas, or by its figures with hardly a text. */
  private total(row: number, filled: readonly Filled[]): Why | null {
    if (this.isSummed(row)) return { why: 'total', by: 'formula' };
    const figures = filled.filter(({ cell }) => numberOf(cell) !== null);
    const alone = figures.length === filled.length;
    const sparse = filled.length * 2 <= this.ordinary;
    if ((alone || sparse) && this.sums.equals(row)) return { why: 'total', by: 'sum' };
    const onlySums = alone && figures.every(({ at }) => this.addedUp.includes(at));
    return onlySums && this.endsHere(row) ? { why: 'total', by: 'figuresOnly' } : null;
  }

  /** Whether the lines end here: nothing, or a lone text, comes next. */
  private endsHere(row: number): boolean {
    return row >= this.region.bottom || this.filledIn(row + 1).length <= 1;
  }

  /** A lone text among fuller lines, or one cell merged over several columns, heads what follows. */
  private heading(row: number, filled: readonly Filled[]): Why | null {
    if (!filled.every(({ cell }) => typeof cell === 'string') || this.ordinary < 3) return null;
    if (filled.length <= 2 && this.mergedRows.has(row)) return { why: 'section' };
    const few = Math.max(1, Math.floor(this.ordinary / 4));
    const beginsLeft = this.interrupted || filled[0]!.at <= this.region.first + 1 || !this.matched.has(filled[0]!.at);
    return filled.length <= few && beginsLeft ? { why: 'section' } : null;
  }

  /** After a gap or a total, rows of a few cells are remarks where the lines above had names. */
  private remark(filled: readonly Filled[]): Why | null {
    const sparse = filled.length * 2 <= this.ordinary;
    return this.interrupted && this.dataRows.length > 0 && this.surest.length > 0 && sparse ? { why: 'note' } : null;
  }
}

interface Filled {
  at: number;
  cell: Exclude<CellValue, null>;
}

/** Words that are no number of anything: a remark that happens to stand under a code. */
function isSentence(cell: CellValue): boolean {
  if (typeof cell !== 'string') return false;
  return !/\d/.test(cell) || (cell.includes(' ') && (cell.match(/\p{L}{3,}/gu)?.length ?? 0) >= 3);
}

/** Equal but for case, accents and punctuation; the first letters rule out most texts at once. */
function isSameText(text: string, header: string): boolean {
  if (text === header) return text !== '';
  return (
    (text.charCodeAt(0) | 32) === (header.charCodeAt(0) | 32) && fold(header) !== '' && fold(text) === fold(header)
  );
}

/** How many cells a line fills as a rule: the middle one of the first rows that hold something. */
function ordinaryFill(grid: Grid, region: Region): number {
  const fills: number[] = [];
  for (let row = region.top; row <= region.bottom && fills.length < 50; row++) {
    const cells = (grid.values[row] ?? []).slice(region.first, region.last + 1);
    const filled = cells.filter((cell) => isFilled(cell)).length;
    if (filled > 0) fills.push(filled);
  }
  return fills.sort((a, b) => a - b)[fills.length >> 1] ?? 0;
}

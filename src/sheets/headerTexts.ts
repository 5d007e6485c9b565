import { cellOf, isFilled, textOf } from './gridCells';
import { meaningsOf, type HeaderMeanings } from './matchHeader';
import type { Grid } from './recognisedTable';

/** What heads a column: all its texts from top to bottom, and what they mean. */
export interface ColumnHeader {
  at: number;
  /** Joined with a blank: `Venda Qtde (kg)`. Empty when nothing heads the column. */
  text: string;
  meanings: HeaderMeanings;
}

/** Parties to a sale other than the family: a header under one of them is about it. */
const OTHER_PARTIES =
  /comprador|destinat|adquirente|emitente|emissor|vendedor|usina|upb|intermedi|t[eé]cnic|buyer|issuer|plant\b/i;

/** The headers of the columns from `first` to `last`, read from one or more rows. */
export function columnHeaders(grid: Grid, rows: readonly number[], first: number, last: number): ColumnHeader[] {
  const headers: ColumnHeader[] = [];
  const merges = (grid.merged ?? []).filter((area) =>
    rows.some((row) => area.row <= row && row < area.row + area.rows),
  );
  for (let at = first; at <= last; at++) {
    const texts = rows.map((_, level) => textAt(grid, rows, level, at, merges));
    headers.push(
      headerOf(
        at,
        texts.filter((text, level) => text !== '' && texts.indexOf(text) === level),
      ),
    );
  }
  return headers;
}

/** The longest end of the texts that is a known header says what the column is: upper titles may be of a section. */
function headerOf(at: number, texts: readonly string[]): ColumnHeader {
  const text = texts.join(' ');
  const joined = meaningsOf(text);
  if (joined.otherMatter) return { at, text, meanings: joined };
  const ends = texts
    .map((_, level) => ({ above: texts.slice(0, level).join(' '), meanings: meaningsOf(texts.slice(level).join(' ')) }))
    .filter(({ above, meanings }) => meanings.candidates.length > 0 && !OTHER_PARTIES.test(above));
  const known = ends.find(({ meanings }) => meanings.candidates.some(({ certainty }) => certainty === 'known'));
  return { at, text, meanings: (known ?? ends.at(-1))?.meanings ?? joined };
}

type Merges = NonNullable<Grid['merged']>;

/** Text of one level of a header; a title over several columns belongs to each of them. */
function textAt(grid: Grid, rows: readonly number[], level: number, at: number, merges: Merges): string {
  const row = rows[level]!;
  const cell = cellOf(grid, row, at);
  if (isFilled(cell)) return textOf(cell);
  const merge = merges.find(
    (area) => area.row <= row && row < area.row + area.rows && area.column <= at && at < area.column + area.columns,
  );
  if (merge) return merge.columns > 1 ? textOf(cellOf(grid, merge.row, merge.column)) : '';
  const deepest = level === rows.length - 1;
  const spreads = !deepest && !merges.some((area) => area.row === row && area.columns > 1);
  return spreads ? spreadFromLeft(grid, row, rows[level + 1]!, at) : '';
}

/** Without merged cells, a title reaches over the columns to its right that have only a lower header. */
function spreadFromLeft(grid: Grid, row: number, below: number, at: number): string {
  if (!isFilled(cellOf(grid, below, at))) return '';
  for (let left = at - 1; left >= 0; left--) {
    const cell = cellOf(grid, row, left);
    if (!isFilled(cellOf(grid, below, left))) return '';
    if (isFilled(cell)) return textOf(cell);
  }
  return '';
}

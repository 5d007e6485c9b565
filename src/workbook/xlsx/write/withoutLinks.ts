import type { Book, Cell, Sheet } from '../book';
import { formulaTokens } from '../formula/tokens';

/** Formulas and names that point into other files; their results stay, and nothing else of them can. */
export interface Links {
  formulas: number;
  names: number;
}

/** What {@link withoutLinks} takes out of the book. */
export function countLinks(book: Book): Links {
  const cells = book.sheets.flatMap(({ rows }) => [...rows.values()].flatMap((row) => [...row.values()]));
  return { formulas: cells.filter(isLinked).length, names: book.names.filter((name) => isLink(name.refersTo)).length };
}

/**
 * The book as a new file can hold it: the list of linked files, which `[1]` in a formula counts in, is not taken
 * over, so a formula with such a link becomes its last result and a name with one goes.
 */
export function withoutLinks(book: Book): Book {
  const { formulas, names } = countLinks(book);
  if (formulas === 0 && names === 0) return book;
  return {
    ...book,
    sheets: book.sheets.map(unlinkedSheet),
    names: book.names.filter(({ refersTo }) => !isLink(refersTo)),
  };
}

function unlinkedSheet(sheet: Sheet): Sheet {
  const rows = [...sheet.rows].map(
    ([row, cells]) => [row, new Map([...cells].map(([column, cell]) => [column, unlinkedCell(sheet, cell)]))] as const,
  );
  return { ...sheet, rows: new Map(rows) };
}

function unlinkedCell(sheet: Sheet, cell: Cell): Cell {
  const owner = cell.spilledFrom && sheet.rows.get(cell.spilledFrom.row)?.get(cell.spilledFrom.column);
  if (!isLinked(cell) && !(owner && isLinked(owner))) return cell;
  const kept = { ...cell };
  delete kept.formula;
  delete kept.array;
  delete kept.spills;
  delete kept.spilledFrom;
  return kept;
}

function isLinked({ formula }: Cell): boolean {
  return formula !== undefined && isLink(formula);
}

/** `[1]Sheet!A1` and `'[1]My sheet'!A1`, not the column named 1 of `Table[1]`. */
function isLink(formula: string): boolean {
  if (!/\[\d+\]/.test(formula)) return false;
  const tokens = formulaTokens(formula);
  return tokens.some(({ kind, text }, i) => {
    if (kind === 'quoted') return /^'\[\d+\]/.test(text);
    return kind === 'bracket' && /^\[\d+\]$/.test(text) && tokens[i - 1]?.kind !== 'name';
  });
}

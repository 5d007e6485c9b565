import { columnLetters, LAST_COLUMN, LAST_ROW } from '../address';
import { formulaTokens, joinTokens, type Token } from './tokens';

const CELL = /^(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})$/;
const COLUMN = /^(\$?)([A-Za-z]{1,3})$/;
const ROW = /^(\$?)(\d{1,7})$/;

/**
 * The formula as it reads when moved down and to the right: relative references move, texts in quotes, sheet
 * names, structured references and function names do not. A reference that leaves the sheet becomes `#REF!`.
 */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula;
  const tokens = formulaTokens(formula);
  return joinTokens(tokens.map((token, i) => ({ ...token, text: shifted(tokens, i, token, rows, columns) })));
}

function shifted(tokens: readonly Token[], i: number, token: Token, rows: number, columns: number): string {
  const next = tokens[i + 1]?.text;
  // In `Jan:Mar!B2` both are sheets.
  const isFirstSheet = next === ':' && tokens[i + 3]?.text === '!';
  if (next === '(' || next === '!' || isFirstSheet) return token.text;
  if (token.kind === 'name') {
    const cell = CELL.exec(token.text);
    // What lies outside the sheet before moving is no cell but a name such as `YTD2024`.
    if (cell && moveColumn('$', cell[2]!, 0) && moveRow('$', cell[4]!, 0)) {
      const column = moveColumn(cell[1]!, cell[2]!, columns);
      const row = moveRow(cell[3]!, cell[4]!, rows);
      return column && row ? column + row : '#REF!';
    }
    const column = COLUMN.exec(token.text);
    if (column && inRange(tokens, i, COLUMN)) return moveColumn(column[1]!, column[2]!, columns) ?? '#REF!';
  }
  const row = ROW.exec(token.text);
  if (row && inRange(tokens, i, ROW)) return moveRow(row[1]!, row[2]!, rows) ?? '#REF!';
  return token.text;
}

/** Whether the token stands on one side of a colon with another of its kind on the other side. */
function inRange(tokens: readonly Token[], i: number, kind: RegExp): boolean {
  const after = tokens[i + 1]?.text === ':' && kind.test(tokens[i + 2]?.text ?? '');
  const before = tokens[i - 1]?.text === ':' && kind.test(tokens[i - 2]?.text ?? '');
  return after || before;
}

function moveColumn(fixed: string, letters: string, by: number): string | null {
  let column = -1;
  for (const letter of letters.toUpperCase()) column = (column + 1) * 26 + letter.charCodeAt(0) - 65;
  if (!fixed) column += by;
  return column < 0 || column > LAST_COLUMN ? null : fixed + columnLetters(column);
}

function moveRow(fixed: string, digits: string, by: number): string | null {
  const row = Number(digits) - 1 + (fixed ? 0 : by);
  return row < 0 || row > LAST_ROW ? null : fixed + String(row + 1);
}

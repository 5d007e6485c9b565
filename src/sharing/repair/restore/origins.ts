import { provenanceTexts, type ProvenanceTexts } from '../../../explain/sharing/provenance';
import { resultTitle } from '../../../sheets/resultHeaders';
import { parseCellAddress } from '../../../workbook/address';
import type { CellValue, Workbook } from '../../../workbook/port';
import { rowOfLine } from '../../copy/ownColumns';

/** Cells of a copy that had one formula of ours in the sender's workbook, as the sheet of origins tells them. */
export interface Origin {
  header: string;
  /** First and last line of the copy, counted from one as its codes are. */
  lines: { first: number; last: number };
  /** Public name of the function. */
  function: string;
  /** Cells of the line by header: `=PGPMBIO.PM([@[Produto]],[@[UF]])`. */
  formula: string;
  /** The copy held the value; otherwise a native formula. */
  asValue: boolean;
  mark: string;
}

/** Places of what is read among the columns of the sheet of origins. */
const [HEADER, CELLS, FUNCTION, FORM, FORMULA, MARK] = [0, 1, 4, 8, 10, 11];
const COLUMNS = 12;
const LANGUAGES = ['pt-BR', 'en-US'] as const;

/** The origins that a workbook tells of; none where it has no such sheet, or one of another making. */
export async function originsIn(workbook: Workbook): Promise<Origin[]> {
  const found: Origin[] = [];
  for (const { name } of await workbook.sheets()) {
    const used = await workbook.usedArea(name);
    if (!used || used.row > 0 || used.column > 0) continue;
    const rows = await workbook.readArea({ ...used, columns: COLUMNS });
    const texts = LANGUAGES.map(provenanceTexts).find(({ title }) => rows[0]?.[0] === resultTitle(title));
    if (texts) for (const origin of originsOn(rows, texts)) found.push(origin);
  }
  return found;
}

function originsOn(rows: readonly (readonly CellValue[])[], { headings, asValue }: ProvenanceTexts): Origin[] {
  const headingRow = rows.findIndex((row) => headings.every((heading, at) => row[at] === heading));
  if (headingRow < 0) return [];
  return rows.slice(headingRow + 1).flatMap((row) => {
    const text = (at: number) => (typeof row[at] === 'string' ? row[at] : '');
    const lines = linesIn(text(CELLS));
    if (text(FORMULA) === '' || lines === null) return [];
    return [
      {
        header: text(HEADER),
        lines,
        function: text(FUNCTION),
        formula: text(FORMULA),
        asValue: text(FORM) === asValue,
        mark: text(MARK),
      },
    ];
  });
}

/**
 * The lines of cells of the copy's sheet, whose first line stood below the headers: `C2`, `C2:C9`. Where other origins
 * lie between (`C2 … C9`) it is not told which lines are meant.
 */
function linesIn(cells: string): Origin['lines'] | null {
  const [first, last = first] = cells.split(':').map((cell) => parseCellAddress(cell.trim()));
  const numberOf = (row: number) => row - rowOfLine(0) + 1;
  return first && last ? { first: numberOf(first.row), last: numberOf(last.row) } : null;
}

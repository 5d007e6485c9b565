import type { Steps } from '../../rules/steps';
import type { ColumnId } from '../../sheets/columns';
import { isFilled } from '../../sheets/gridCells';
import { recognising } from '../../sheets/recognise';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { ReturnedNotice } from '../../explain/sharing/returnedFindings';
import type { CellValue } from '../../workbook/port';
import type { Sheet } from '../../workbook/xlsx/book';
import type { SentCopy } from '../sentCopy';
import { findHeaderRow } from './headerRow';
import { matchColumns } from './matchColumns';
import { matchLines } from './matchLines';
import { keepsFormulas, valueIn, type ReturnedFile } from './readReturned';
import {
  columnNotices,
  filledColumns,
  headersIn,
  rowsOf,
  sheetNotice,
  totalsNotice,
  type ReturnedTable,
} from './returnedTable';
import { filledLines, firstOf } from './filledLines';
import { readBack, type ColumnType } from './values';

/** A sheet of a returned file and the tables that are recognised in it. */
export interface RecognisedSheet {
  sheet: Sheet;
  tables: readonly RecognisedTable[];
}

/** Recognises the tables of a returned file as those of a workbook. */
export function* recognisedSheets(file: ReturnedFile): Steps<RecognisedSheet[]> {
  const found: RecognisedSheet[] = [];
  for (const sheet of file.book.sheets) {
    const steps = recognising(gridOf(file, sheet));
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        found.push({ sheet, tables: step.value });
        break;
      }
      yield;
    }
  }
  return found;
}

function gridOf({ kind }: ReturnedFile, sheet: Sheet): Grid {
  const values: CellValue[][] = [];
  for (const [row, cells] of sheet.rows) {
    const line: CellValue[] = [];
    for (const [column, { value }] of cells) if (value !== null) line[column] = valueIn({ kind }, sheet, row, column);
    if (line.length > 0) values[row] = line;
  }
  const { name, merges, hiddenRows, tables } = sheet;
  return {
    sheet: name,
    top: 0,
    left: 0,
    values,
    merged: merges,
    hiddenRows,
    tables: tables.map(({ area, headerRow, totalsRow }) => ({ ...area, headerRow, totalsRow })),
    formulaAt: (row, column) => sheet.rows.get(row)?.get(column)?.formula ?? null,
  };
}

/** Part of a copy's lines that a table holds at least when it is that copy. */
const MOSTLY = 0.3;

/**
 * Finds the lines of a copy whose codes are gone by what names a line, on the sheet that has most of them; `null` when
 * no sheet has enough.
 */
export function* tableByKeys(
  file: ReturnedFile,
  sheets: readonly RecognisedSheet[],
  sent: SentCopy,
  types: readonly ColumnType[],
): Steps<ReturnedTable | null> {
  let best: { table: ReturnedTable; lines: number } | null = null;
  for (const recognised of sheets) {
    const table = yield* linesOnSheet(file, recognised, sent, types);
    const lines = table === null ? 0 : table.rowOf.filter((row) => row >= 0).length + table.repeated.size;
    if (table !== null && lines > (best?.lines ?? 0)) best = { table, lines };
  }
  return best !== null && best.lines >= sent.lines.length * MOSTLY ? best.table : null;
}

function* linesOnSheet(
  file: ReturnedFile,
  { sheet, tables }: RecognisedSheet,
  sent: SentCopy,
  types: readonly ColumnType[],
): Steps<ReturnedTable | null> {
  const valueAt = (row: number, column: number) => valueIn(file, sheet, row, column);
  const recognised = tables.find(({ kind }) => kind === sent.kind);
  const headers = sent.columns.map(({ header }) => header);
  const headerRow = findHeaderRow(rowsOf(sheet), headers)?.row ?? recognised?.headerRows.at(-1) ?? null;
  if (headerRow === null && !recognised) return null;
  const other = { headers: headersIn(sheet, headerRow, null), valueAt, filled: [] };
  const first = withMeanings(sent, matchColumns(sent, types, { ...other, pairs: [] }).places, recognised);
  const { rows, totals } = yield* filledLines(sheet, sent, first, (row) => row !== headerRow);
  const asked = [...first.entries()].filter(
    ([column, at]) => at !== null && sent.columns[column]!.treatment !== 'result',
  );
  const { otherOf, alike, weak } = yield* matchLines({
    columns: asked.map(([column]) => sent.columns[column]!.id),
    sent: sent.lines.map(({ values }) => asked.map(([column]) => values[column] ?? null)),
    others: rows.map((row) => asked.map(([column, at]) => readBack(valueAt(row, at!), null, types[column]!).value)),
  });
  const pairs = otherOf.flatMap((at, line) => (at < 0 ? [] : [{ line, row: rows[at]! }]));
  const matched = matchColumns(sent, types, { ...other, pairs, filled: filledColumns(sheet, rows) });
  const places = withMeanings(sent, matched.places, recognised);
  const taken = new Set(pairs.map(({ row }) => row));
  const top = firstOf(headerRow, taken);
  return {
    sheet,
    headerRow,
    places,
    rowOf: otherOf.map((at, line) => (at < 0 || alike.has(line) ? -1 : rows[at]!)),
    repeated: alike,
    doubtful: weak,
    newRows: rows.filter((row) => row > top && !taken.has(row)),
    valueAt,
    keepsFormulas: keepsFormulas(file),
    notices: [
      { code: 'codesGone' },
      ...sheetNotice(sheet, sent),
      ...columnNotices(sent, { ...matched, places }),
      ...totalsNotice(totals.filter((row) => row > top)),
      ...[...alike].map((line): ReturnedNotice => {
        return { code: 'repeatedLine', line: sent.lines[line]!.code, rows: [rows[otherOf[line]!]! + 1] };
      }),
    ],
  };
}

/** Columns of unknown headers that are recognised as what the copy has. */
function withMeanings(
  { columns }: SentCopy,
  places: readonly (number | null)[],
  recognised: RecognisedTable | undefined,
): (number | null)[] {
  const taken = new Set(places);
  const placeOf = new Map<ColumnId, number>((recognised?.columns ?? []).map(({ id, at }) => [id, at]));
  return places.map((at, column) => {
    const { id, treatment } = columns[column]!;
    const meant = at === null && id !== null && treatment !== 'result' ? placeOf.get(id) : undefined;
    return meant === undefined || taken.has(meant) ? at : meant;
  });
}

/** Values of one meaning in all recognised tables of a kind. */
export function valuesOfMeaning(sheets: readonly RecognisedSheet[], kind: SentCopy['kind'], id: ColumnId): CellValue[] {
  const values: CellValue[] = [];
  for (const { sheet, tables } of sheets)
    for (const table of tables) {
      const at = table.kind === kind ? table.columns.find((column) => column.id === id)?.at : undefined;
      if (at === undefined) continue;
      for (const row of table.dataRows) {
        const value = sheet.rows.get(row)?.get(at)?.value ?? null;
        if (isFilled(value)) values.push(value);
      }
    }
  return values;
}

import { sentenceOfWhyNotKept } from '../../explain/sharing/provenance';
import type { Steps } from '../../rules/steps';
import { resultColumnsOfPlantYear, type TableWithResults } from '../../validation/writeBack/resultColumnsOfPlantYear';
import { resultColumnsOfSales } from '../../validation/writeBack/resultColumnsOfSales';
import type { ResultColumn } from '../../validation/writeBack/writeBack';
import type { CheckedTable } from '../../validation/writeBack/about';
import type { CellInput } from '../../workbook/writing';
import type { CellValue } from '../../workbook/port';
import type { CheckedPlantYear } from '../../validation/writeBack/writeBackOfPlantYear';
import type { NativeLists } from '../native/nativeBook';
import { nativeSales, type NativeResults } from '../native/salesAccount';
import { nativePurchases, type PurchaseLayout } from '../native/selo/purchases';
import type { Language } from '../../explain/language';
import type { ColumnId } from '../../sheets/columns';
import { FIRST_COLUMN, rowOfLine } from './ownColumns';
import type { CopyChoices } from './choices';
import type { CopyColumn } from './copyColumn';
import { isPlantYear, type CopySource } from './source';

const WITH_RESULTS: ReadonlySet<string> = new Set<TableWithResults>(['acquisitions', 'costs', 'technicians']);

/** A result of the check in a copy, with its id among the results. */
export interface ResultOfCopy {
  id: string;
  column: CopyColumn;
}

/**
 * The results of the check beside the lines of a copy; none where the table was not checked. Each comes as a value, with
 * the reason why it has no formula yet.
 */
export function* resultColumns(
  source: CopySource,
  lines: readonly number[],
  { language, results }: CopyChoices,
): Steps<ResultOfCopy[]> {
  const checked = checkedTable(source);
  if (results === 'none' || checked === null) return [];
  const rows = rowsOfCheck(source, lines);
  const reason = sentenceOfWhyNotKept(results === 'formulas' ? 'noFormula' : 'chosen', language);
  const made: ResultOfCopy[] = [];
  for (const { id, header, numberFormat, width, valueOf } of columnsOfCheck(source, language)) {
    const values = rows.map((row) => (row < 0 ? null : asValue(valueOf(row))));
    const formulas = values.flatMap((value, line) =>
      value === null ? [] : [{ line, original: null, function: null, formula: null, reason }],
    );
    const column: CopyColumn = {
      ...{ at: null, id: null, kind: null, treatment: 'result' as const },
      ...{ header, numberFormat, width, values, formulas },
    };
    made.push({ id, column });
    yield;
  }
  return made;
}

/** Rows of data of the table as it was checked, by line of the copy; -1 for a line that was not. */
function rowsOfCheck(source: CopySource, lines: readonly number[]): number[] {
  const checked = checkedTable(source);
  if (checked === null) return lines.map(() => -1);
  const rowOf = new Map(checked.table.dataRows.map((row, index) => [checked.grid.top + row, index]));
  return lines.map((line) => rowOf.get(source.grid.top + source.table.dataRows[line]!) ?? -1);
}

/**
 * Puts native formulas into the result columns of a copy, as far as there are any.
 *
 * @param sheet name of the copy's sheet with the lines
 * @param codes of the lines, as the first column of the sheet has them
 * @returns the sheets and names that the formulas lean on
 */
export function* withNativeResults(
  {
    source,
    lines,
    sheet,
    codes,
  }: { source: CopySource; lines: readonly number[]; sheet: string; codes: readonly string[] },
  own: readonly CopyColumn[],
  results: readonly ResultOfCopy[],
  lists: NativeLists,
  language: Language,
): Steps<Pick<NativeResults, 'sheets' | 'names'>> {
  const checked = source.results;
  if (checked === null || results.length === 0) return { sheets: [], names: [] };
  const rows = rowsOfCheck(source, lines);
  const layout = {
    sheet,
    rowOf: rowOfLine,
    codeOf: (line: number) => codes[line]!,
    columnOf: (id: ColumnId) => {
      // What is masked can no longer be computed with.
      const place = own.findIndex((column) => column.id === id && column.treatment !== 'masked');
      return place < 0 ? null : FIRST_COLUMN + place;
    },
    resultColumnOf: (id: string) => {
      const place = results.findIndex((result) => result.id === id);
      return place < 0 ? null : FIRST_COLUMN + own.length + place;
    },
  };
  const native = isPlantYear(checked)
    ? yield* purchasesOf(checked, source, rows, layout, lists)
    : yield* nativeSales(checked, rows, layout, lists, language);
  for (const { id, formulaOf } of native.columns) {
    for (const one of results.find((result) => result.id === id)?.column.formulas ?? []) {
      const formula = formulaOf(one.line);
      if (formula !== null) Object.assign(one, { formula, reason: null });
    }
  }
  return native;
}

function* purchasesOf(
  checked: CheckedPlantYear,
  { table }: CopySource,
  rows: readonly number[],
  layout: PurchaseLayout,
  lists: NativeLists,
): Steps<NativeResults> {
  if (table.kind !== 'acquisitions') return { columns: [], sheets: [], names: [] };
  return yield* nativePurchases(checked, rows, layout, lists);
}

/** The table as it was checked, which may lack lines that were hidden then. */
export function checkedTable({ results, grid, table }: CopySource): CheckedTable | null {
  if (results === null) return null;
  const tables = isPlantYear(results) ? results.tables : [results];
  const isSame = (one: CheckedTable) => one.grid.sheet === grid.sheet && one.table.kind === table.kind;
  return tables.find(isSame) ?? null;
}

function columnsOfCheck({ results, table }: CopySource, language: CopyChoices['language']): ResultColumn[] {
  if (results === null) return [];
  if (!isPlantYear(results)) return resultColumnsOfSales(results.validation, language);
  return WITH_RESULTS.has(table.kind)
    ? resultColumnsOfPlantYear(results.validation, table.kind as TableWithResults, language)
    : [];
}

function asValue(content: CellInput): CellValue {
  return typeof content === 'object' && content !== null && 'formula' in content ? null : content;
}

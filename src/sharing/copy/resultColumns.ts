import { sentenceOfWhyNotKept } from '../../explain/sharing/provenance';
import type { Steps } from '../../rules/steps';
import { resultColumnsOfPlantYear, type TableWithResults } from '../../validation/writeBack/resultColumnsOfPlantYear';
import { resultColumnsOfSales } from '../../validation/writeBack/resultColumnsOfSales';
import type { ResultColumn } from '../../validation/writeBack/writeBack';
import type { CheckedTable } from '../../validation/writeBack/about';
import type { CellInput } from '../../workbook/writing';
import type { CellValue } from '../../workbook/port';
import type { CopyChoices } from './choices';
import type { CopyColumn } from './copyColumn';
import { isPlantYear, type CopySource } from './source';

const WITH_RESULTS: ReadonlySet<string> = new Set<TableWithResults>(['acquisitions', 'costs', 'technicians']);

/**
 * The results of the check beside the lines of a copy; none where the table was not checked. Each comes as a value, with
 * the reason why it has no formula yet.
 */
export function* resultColumns(
  source: CopySource,
  lines: readonly number[],
  { language, results }: CopyChoices,
): Steps<{ id: string; column: CopyColumn }[]> {
  const checked = checkedTable(source);
  if (results === 'none' || checked === null) return [];
  const rowOfCheck = new Map(checked.table.dataRows.map((row, index) => [checked.grid.top + row, index]));
  const reason = sentenceOfWhyNotKept(results === 'formulas' ? 'noFormula' : 'chosen', language);
  const made: { id: string; column: CopyColumn }[] = [];
  for (const { id, header, numberFormat, width, valueOf } of columnsOfCheck(source, language)) {
    const values = lines.map((line): CellValue => {
      const row = rowOfCheck.get(source.grid.top + source.table.dataRows[line]!);
      return row === undefined ? null : asValue(valueOf(row));
    });
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

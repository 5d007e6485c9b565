import { basisOf } from '../../explain/findings/basis';
import { withoutPeoplesNumbers } from '../../explain/findings/personalNumbers';
import type { FindingCode } from '../../explain/findings/titles';
import type { Language } from '../../explain/language';
import type { ColumnId } from '../../sheets/columns';
import type { Steps } from '../../rules/steps';
import type { CellRef } from '../../workbook/port';
import type { Finding, Severity } from '../finding';
import type { CodeCount } from '../findingLog';
import { LINES_A_STEP, type CheckedTable } from './about';
import { shownInColumn } from './shownInColumn';

/** A finding as the workbook tells it. */
export interface FindingLine {
  severity: Severity;
  code: FindingCode;
  sheet: string;
  /** `null`: it is about the table as a whole. */
  cell: CellRef | null;
  /** What stands in the cell, people's numbers masked; `''` for a blank one or none. */
  found: string;
  /** What is wrong, what is expected and what to do. */
  text: string;
  basis: string;
  /** What to write instead where that is certain, people's numbers masked. */
  fix: string;
}

/** Findings of one table with what is needed to tell them. */
export interface FindingsOfTable extends CheckedTable {
  findings: readonly Finding<{ code: FindingCode }>[];
  counts: ReadonlyMap<string, readonly CodeCount[]>;
  sentenceOf: (finding: Finding<{ code: FindingCode }>, lineOf: (row: number) => number) => string;
}

/** Findings of one code and severity in one table, and how many there are: of very many, only the first are kept. */
export interface FindingLines {
  severity: Severity;
  code: FindingCode;
  sheet: string;
  lines: readonly FindingLine[];
  found: number;
}

const ORDER: readonly Severity[] = ['error', 'warning', 'information'];

/** All findings: errors first, then by code, then by table and row. */
export function* findingLines(tables: readonly FindingsOfTable[], language: Language): Steps<FindingLines[]> {
  const groups: FindingLines[] = [];
  for (const of of tables) groups.push(...(yield* groupsOf(of, language)));
  return groups.sort(
    (one, other) =>
      ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) ||
      (one.code < other.code ? -1 : Number(one.code > other.code)),
  );
}

function* groupsOf(of: FindingsOfTable, language: Language): Steps<FindingLines[]> {
  const groups = new Map<string, FindingLines & { lines: FindingLine[] }>();
  for (const [at, finding] of of.findings.entries()) {
    if (at % LINES_A_STEP === LINES_A_STEP - 1) yield;
    const { severity, data } = finding;
    const key = `${severity} ${data.code}`;
    let group = groups.get(key);
    if (!group) {
      const found = of.counts.get(data.code)?.find((one) => one.severity === severity)?.found ?? 0;
      groups.set(key, (group = { severity, code: data.code, sheet: of.grid.sheet, lines: [], found }));
    }
    group.lines.push(lineOfFinding(finding, of, language));
  }
  return [...groups.values()];
}

function lineOfFinding(finding: Finding<{ code: FindingCode }>, of: FindingsOfTable, language: Language): FindingLine {
  const { severity, row, column, data, fix } = finding;
  const { grid, table } = of;
  return {
    severity,
    code: data.code,
    sheet: grid.sheet,
    cell: cellOfFinding(of, row, column),
    found: row === null ? '' : foundIn(of, row, column, language),
    text: withoutPeoplesNumbers(of.sentenceOf(finding, (other) => grid.top + table.dataRows[other]! + 1)),
    basis: basisOf(data.code, language),
    fix: fix ? shownInColumn(fix.value, fix.column, language) : '',
  };
}

/** The cell that a finding is about; of a whole column its header, of a whole row the first cell of the table. */
export function cellOfFinding(
  { grid, table }: CheckedTable,
  row: number | null,
  column: ColumnId | null,
): CellRef | null {
  const at = table.columns.find(({ id }) => id === column)?.at;
  const line = row === null ? table.headerRows.at(-1) : table.dataRows[row];
  const place = row === null ? at : (at ?? table.columns[0]?.at ?? 0);
  return line === undefined || place === undefined
    ? null
    : { sheet: grid.sheet, row: grid.top + line, column: grid.left + place };
}

function foundIn({ grid, table }: CheckedTable, row: number, column: ColumnId | null, language: Language): string {
  const at = table.columns.find(({ id }) => id === column)?.at;
  if (at === undefined || column === null) return '';
  return shownInColumn(grid.values[table.dataRows[row]!]?.[at] ?? null, column, language);
}

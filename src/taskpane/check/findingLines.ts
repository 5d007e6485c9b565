import { sentenceOfSalesFinding } from '../../explain/findings/pgpmbio';
import { sentenceOfSeloFinding } from '../../explain/findings/selo';
import type { FindingCode } from '../../explain/findings/titles';
import type { Language } from '../../explain/language';
import type { ColumnId } from '../../sheets/columns';
import { cellAddress } from '../../workbook/address';
import type { CellRef } from '../../workbook/port';
import type { Finding, Fix, Severity } from '../../validation/finding';
import { searchedText } from '../searchedText';
import { columnName } from '../wording/columns';
import { plantTable, type Checked, type CheckedTable } from './checked';
import { foundByCode } from './foundByCode';
import { cellIn } from './salesContext';

/** A finding, fit to be shown. There may be very many: its sentence is made when it is first asked for. */
export interface FindingLine {
  severity: Severity;
  code: FindingCode;
  /** The table it is of, in which {@link Fix} counts its rows. */
  of: CheckedTable;
  /** `null`: it is about the table as a whole. */
  cell: CellRef | null;
  text: string;
  /** What to write instead, where that is certain. */
  fix: Fix | null;
}

/** Findings of one code and severity. */
export interface FindingGroup {
  severity: Severity;
  code: FindingCode;
  lines: readonly FindingLine[];
  /** How many there are; of very many, only the first ones are among the lines. */
  found: number;
}

const ORDER: readonly Severity[] = ['error', 'warning', 'information'];

/** All findings by code: errors first, then warnings, then information. */
export function findingGroups(check: Checked, language: Language): FindingGroup[] {
  const found = new Map(foundByCode(check).map((one) => [`${one.severity} ${one.code}`, one.found]));
  const groups = new Map<string, FindingGroup & { lines: FindingLine[] }>();
  for (const line of findingLines(check, language)) {
    const { severity, code } = line;
    const key = `${severity} ${code}`;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { severity, code, lines: [], found: found.get(key) ?? 0 }));
    group.lines.push(line);
  }
  return [...groups.values()].sort(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) || one.code.localeCompare(other.code),
  );
}

function findingLines(check: Checked, language: Language): FindingLine[] {
  if (check.programme === 'pgpmbio') {
    const lineOf = linesOf(check);
    return check.validation.findings.map((finding) =>
      lineFrom(finding, check, () => sentenceOfSalesFinding(finding.data, language, lineOf)),
    );
  }
  const rowsOf = new Map(check.tables.map((of) => [of, linesOf(of)]));
  return check.validation.findings.map((finding) => {
    const of = plantTable(check, finding.table) ?? check;
    const { column, data } = finding;
    return lineFrom(finding, of, () => {
      const heading = column === null ? '' : headingOf(of, column, language);
      return sentenceOfSeloFinding(data, language, rowsOf.get(of) ?? linesOf(of), heading);
    });
  });
}

/** Number of a row of data as the sheet shows it. */
function linesOf({ grid, table }: CheckedTable): (row: number) => number {
  return (row) => grid.top + table.dataRows[row]! + 1;
}

function headingOf({ table }: CheckedTable, column: ColumnId, language: Language): string {
  return table.columns.find(({ id }) => id === column)?.header || columnName(column, language);
}

function lineFrom(finding: Finding<{ code: FindingCode }>, of: CheckedTable, sentence: () => string): FindingLine {
  const { severity, data, fix = null } = finding;
  let cell: CellRef | null | undefined;
  let text: string | undefined;
  return {
    severity,
    code: data.code,
    of,
    get cell() {
      return (cell = cell === undefined ? cellOf(finding, of) : cell);
    },
    get text() {
      return (text ??= sentence());
    },
    fix,
  };
}

function cellOf({ row, column }: Finding, { grid, table }: CheckedTable): CellRef | null {
  if (row !== null) return cellIn(grid, table, row, column);
  const at = table.columns.find(({ id }) => id === column)?.at;
  const header = table.headerRows.at(-1);
  // Of a whole column, its header.
  return at === undefined || header === undefined
    ? null
    : { sheet: grid.sheet, row: grid.top + header, column: grid.left + at };
}

/** Findings of the severities wanted whose sentence, cell or code holds every word searched for. */
export function filteredGroups(
  groups: readonly FindingGroup[],
  severities: ReadonlySet<Severity>,
  query: string,
): FindingGroup[] {
  const words = searchedText(query).split(/\s+/).filter(Boolean);
  return groups
    .filter(({ severity }) => severities.has(severity))
    .map((group) => (words.length === 0 ? group : withLines(group, words)))
    .filter(({ lines }) => lines.length > 0);
}

function withLines(group: FindingGroup, words: readonly string[]): FindingGroup {
  const lines = group.lines.filter(({ code, cell, text }) => {
    const searched = searchedText(`${code} ${cell ? `${cellAddress(cell)} ${cell.sheet}` : ''} ${text}`);
    return words.every((word) => searched.includes(word));
  });
  return { ...group, lines, found: lines.length };
}

import { sentenceOfSalesFinding } from '../../explain/findings/pgpmbio';
import type { Language } from '../../explain/language';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { cellAddress } from '../../workbook/address';
import type { CellRef } from '../../workbook/port';
import type { Finding, Severity } from '../../validation/finding';
import type { SalesCheck } from './checkSales';
import { cellIn } from './salesContext';
import { searchedText } from '../searchedText';

/** A finding, fit to be shown. */
export interface FindingLine {
  severity: Severity;
  code: SalesFinding['code'];
  /** `null`: it is about the table as a whole. */
  cell: CellRef | null;
  text: string;
}

/** Findings of one code and severity. */
export interface FindingGroup {
  severity: Severity;
  code: SalesFinding['code'];
  lines: readonly FindingLine[];
  /** How many there are; of very many, only the first ones are among the lines. */
  found: number;
}

const ORDER: readonly Severity[] = ['error', 'warning', 'information'];

/** All findings by code: errors first, then warnings, then information. */
export function findingGroups({ grid, table, validation }: SalesCheck, language: Language): FindingGroup[] {
  const lineOf = (row: number) => grid.top + table.dataRows[row]! + 1;
  const groups = new Map<string, FindingGroup & { lines: FindingLine[] }>();
  for (const finding of validation.findings) {
    const { severity, data } = finding;
    const key = `${severity} ${data.code}`;
    let group = groups.get(key);
    if (!group) {
      const found = validation.counts.get(data.code)?.find((one) => one.severity === severity)?.found ?? 0;
      groups.set(key, (group = { severity, code: data.code, lines: [], found }));
    }
    group.lines.push({
      severity,
      code: data.code,
      cell: cellOf(finding, grid, table),
      text: sentenceOfSalesFinding(data, language, lineOf),
    });
  }
  return [...groups.values()].sort(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) || one.code.localeCompare(other.code),
  );
}

function cellOf({ row, column }: Finding, grid: SalesCheck['grid'], table: SalesCheck['table']): CellRef | null {
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
    const searched = searchedText(`${code} ${cell ? cellAddress(cell) : ''} ${text}`);
    return words.every((word) => searched.includes(word));
  });
  return { ...group, lines, found: lines.length };
}

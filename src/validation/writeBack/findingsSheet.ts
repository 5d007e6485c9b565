import { findingTitle } from '../../explain/findings/titles';
import { severityName } from '../../explain/findings/severities';
import type { Language } from '../../explain/language';
import type { Programme } from '../../explain/programme';
import {
  FINDINGS_HEADINGS,
  findingsTitle,
  foundLine,
  LABELS,
  moreOfACode,
  nothingFound,
} from '../../explain/writeBack/sheetHeads';
import { findingsSheetName } from '../../explain/writeBack/sheetNames';
import type { Steps } from '../../rules/steps';
import { cellAddress } from '../../workbook/address';
import type { NewSheet } from '../../workbook/writing';
import type { Severity } from '../finding';
import { LINES_A_STEP } from './about';
import type { FindingLines } from './findingLines';
import { SheetRows, tableFrom, widthsOf, type SheetColumn } from './sheetRows';

/** What stands above the findings: what was checked, by what. */
export interface SheetHead {
  programme: Programme;
  checked: string;
  rules: string;
  readings: string;
}

/** Of each code, severity and table so many findings are listed. */
const LISTED_OF_A_CODE = 1000;
const WIDTHS = [110, 80, 260, 140, 80, 190, 640, 190, 170];

/** The sheet “Conferência”: what was checked, and a line a finding. */
export function* findingsSheet(head: SheetHead, groups: readonly FindingLines[], language: Language): Steps<NewSheet> {
  const labels = LABELS[language];
  const columns = FINDINGS_HEADINGS[language].map((heading, at): SheetColumn => ({
    heading,
    width: WIDTHS[at]!,
    ...(at === 6 ? { wraps: true as const } : {}),
  }));
  const sheet = new SheetRows(findingsTitle(head.programme, language));
  sheet.fact(labels.checked, head.checked);
  sheet.fact(labels.rules, head.rules);
  sheet.fact(labels.readings, head.readings);
  sheet.fact(labels.findings, foundLine(foundIn(groups), language));
  const headerRow = sheet.next;
  sheet.header(columns);
  for (const { severity, code, lines, found, sheet: name } of groups) {
    const begin = [severityName(severity, language), code, findingTitle(code, language)];
    const listed = lines.slice(0, LISTED_OF_A_CODE);
    for (const line of listed) {
      if (sheet.next % LINES_A_STEP === 0) yield;
      const { cell, found: value, text, basis, fix } = line;
      const row = [
        ...begin,
        line.sheet,
        cell ? cellAddress(cell) : null,
        value || null,
        text,
        basis || null,
        fix || null,
      ];
      sheet.styledRow(row, columns);
    }
    const more = found - listed.length;
    if (more > 0) sheet.styledRow([...begin, name, null, null, moreOfACode(more, language)], columns);
  }
  if (groups.length === 0) sheet.rows.push([nothingFound(language)]);
  return {
    name: findingsSheetName(language),
    rows: sheet.rows,
    columnWidths: widthsOf(columns),
    frozenRows: headerRow + 1,
    tables: groups.length === 0 ? [] : tableFrom('ConfereBio_Achados', headerRow, columns.length, sheet),
  };
}

function foundIn(groups: readonly FindingLines[]): Record<Severity, number> {
  const sums = { error: 0, warning: 0, information: 0 };
  for (const { severity, found } of groups) sums[severity] += found;
  return sums;
}

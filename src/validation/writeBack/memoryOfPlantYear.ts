import type { Language } from '../../explain/language';
import { articleIn } from '../../explain/selo/article';
import { disallowanceName } from '../../explain/selo/disallowances';
import { plantMemoryTexts } from '../../explain/writeBack/plantMemory';
import { moreLines } from '../../explain/writeBack/salesMemory';
import { LABELS, memoryTitle } from '../../explain/writeBack/sheetHeads';
import { memorySheetName } from '../../explain/writeBack/sheetNames';
import type { Steps } from '../../rules/steps';
import type { NewSheet, NewTable } from '../../workbook/writing';
import type { LedgerLine } from '../selo/disallowances';
import type { PlantYearParameters } from '../selo/parameters';
import type { PlantYearValidation } from '../selo/validatePlantYear';
import { LINES_A_STEP, type CheckedTable } from './about';
import type { SheetHead } from './findingsSheet';
import { REAIS, WHOLE } from './formats';
import type { Part } from './parts';
import { partsOfPlantYear, PLANT_WIDTHS, plantColumns } from './partsOfPlantYear';
import { SheetRows, tableFrom } from './sheetRows';

/** A sheet has 1,048,576 rows; the parts above need some of them. */
const MOST_LINES = 900_000;

/** The sheet “Memória de cálculo” of a plant's year: the account part by part, then each disallowance by its row. */
export function* memoryOfPlantYear(
  validation: PlantYearValidation,
  parameters: PlantYearParameters,
  tableOf: (kind: LedgerLine['of']) => CheckedTable | null,
  head: SheetHead,
  language: Language,
): Steps<NewSheet> {
  const sheet = new SheetRows(memoryTitle('selo', language));
  const labels = LABELS[language];
  sheet.fact(labels.checked, head.checked);
  sheet.fact(labels.rules, head.rules);
  for (const part of partsOfPlantYear(validation, parameters, language)) putPart(sheet, part);
  const tables = yield* ledgerTable(sheet, validation.ledger, tableOf, language);
  return { name: memorySheetName(language), rows: sheet.rows, columnWidths: PLANT_WIDTHS, frozenRows: 1, tables };
}

function putPart(sheet: SheetRows, { heading, facts = [], texts = [], table }: Part): void {
  sheet.part(heading);
  for (const [label, text] of facts) sheet.fact(label, text);
  for (const text of texts) sheet.rows.push([text]);
  if (!table) return;
  sheet.header(table.columns);
  for (const { cells, bold, columns } of table.rows) sheet.styledRow(cells, columns ?? table.columns, { bold });
}

function* ledgerTable(
  sheet: SheetRows,
  ledger: readonly LedgerLine[],
  tableOf: (kind: LedgerLine['of']) => CheckedTable | null,
  language: Language,
): Steps<NewTable[]> {
  if (ledger.length === 0) return [];
  const texts = plantMemoryTexts(language);
  const columns = plantColumns(texts.ledgerHeadings, [WHOLE, REAIS]);
  sheet.part(texts.ledger);
  const headerRow = sheet.next;
  sheet.header(columns);
  for (const { of, row, code, article, cents } of ledger.slice(0, MOST_LINES)) {
    if (sheet.next % LINES_A_STEP === 0) yield;
    const checked = tableOf(of);
    const line = checked && checked.grid.top + checked.table.dataRows[row]! + 1;
    const why = disallowanceName(code, language);
    const where = articleIn(article, language) || null;
    sheet.styledRow([why, where, line, cents / 100, checked?.grid.sheet ?? null], columns);
  }
  const tables = tableFrom('ConfereBio_Glosas', headerRow, columns.length, sheet);
  const more = ledger.length - MOST_LINES;
  if (more > 0) sheet.rows.push([moreLines(more, language)]);
  return tables;
}

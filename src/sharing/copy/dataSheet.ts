import { OWN_HEADER } from '../../sheets/ownSheetStyles';
import { columnName } from '../../sheets/names';
import { LISTS } from '../../sheets/templates/lists';
import { listSheet, placeOfList } from '../../sheets/templates/listSheet';
import { ruleFor } from '../../sheets/templates/rulesOfEntry';
import type { Programme, TemplateColumn } from '../../sheets/templates/template';
import { TEMPLATES } from '../../sheets/templates/templates';
import type { TableKind } from '../../sheets/columns';
import { sheetOf } from '../../workbook/workbench/newSheet';
import type { EntryRule } from '../../workbook/writing';
import type { Steps } from '../../rules/steps';
import { emptySheet, putCell, type CellStyle, type Sheet } from '../../workbook/xlsx/book';
import type { CopyChoices } from './choices';
import type { CopyColumn } from './copyColumn';
import { FIRST_COLUMN, rowOfLine } from './ownColumns';

/** Of what is not to be typed over. */
const CLOSED = '#EEF3F1';
const CODE_WIDTH = 110;
/** Pixels of a column of which the sender's width is not known. */
const USUAL_WIDTH = 110;
/** Blank lines below the last one that may be typed into where the sheet is protected. */
export const LINES_TO_ADD = 100;

/** What the columns of a kind of table take, as far as a template says it. */
export function templateColumn(kind: TableKind, { id }: CopyColumn): TemplateColumn | null {
  const template = TEMPLATES.find((one) => one.kind === kind);
  return template?.columns.find((column) => column.id === id) ?? null;
}

export function programmeOf(kind: TableKind): Programme {
  return TEMPLATES.find((one) => one.kind === kind)?.programme ?? 'pgpmbio';
}

/** The sheet of the lines: codes first, then the columns; headers in the first row. */
export function* dataSheet(
  name: string,
  codeHeader: string,
  columns: readonly CopyColumn[],
  codes: readonly string[],
  { protection }: CopyChoices,
): Steps<Sheet> {
  const sheet = emptySheet(name);
  sheet.freeze = { rows: 1, columns: FIRST_COLUMN };
  sheet.columnWidths.set(0, CODE_WIDTH);
  putCell(sheet, 0, 0, { value: codeHeader, style: OWN_HEADER });
  const closed: CellStyle = { fill: CLOSED };
  for (const [line, value] of codes.entries()) putCell(sheet, rowOfLine(line), 0, { value, style: closed });
  for (const [place, column] of columns.entries()) {
    const at = FIRST_COLUMN + place;
    sheet.columnWidths.set(at, column.width ?? USUAL_WIDTH);
    putCell(sheet, 0, at, { value: column.header, style: OWN_HEADER });
    putColumn(sheet, at, column, protection);
    yield;
  }
  if (protection) {
    sheet.protected = true;
    sheet.mayBeFormatted = true;
  }
  return sheet;
}

function putColumn(sheet: Sheet, at: number, column: CopyColumn, protection: boolean): void {
  const style = styleOf(column, protection);
  const formulas = new Map(column.formulas.map((one) => [one.line, one]));
  for (const [line, value] of column.values.entries()) {
    const formula = formulas.get(line)?.formula ?? null;
    if (formula === null && value === null && style === undefined) continue;
    putCell(sheet, rowOfLine(line), at, {
      value,
      ...(formula === null ? {} : { formula }),
      ...(style === undefined ? {} : { style }),
    });
  }
  if (!protection || column.treatment !== 'asIs' || style === undefined) return;
  for (let line = 0; line < LINES_TO_ADD; line++)
    putCell(sheet, rowOfLine(column.values.length + line), at, { value: null, style });
}

function styleOf({ treatment, numberFormat }: CopyColumn, protection: boolean): CellStyle | undefined {
  const isOpen = treatment === 'asIs';
  if (isOpen && !protection && numberFormat === null) return undefined;
  return {
    ...(numberFormat === null ? {} : { numberFormat }),
    ...(isOpen ? {} : { fill: CLOSED }),
    ...(isOpen && protection ? { unlocked: true as const } : {}),
  };
}

/**
 * What may be typed into the open cells, and the sheet with all that can be chosen there: lists are ranges of it, never
 * texts of the rule, which end at 255 characters. No sheet where nothing is chosen from a list.
 */
export function addRules(
  sheet: Sheet,
  columns: readonly CopyColumn[],
  kind: TableKind,
  listsName: string,
  { language }: CopyChoices,
): Sheet | null {
  const programme = programmeOf(kind);
  let usesLists = false;
  const rules = columns.flatMap((column, place): EntryRule[] => {
    const template = column.treatment === 'asIs' ? templateColumn(kind, column) : null;
    if (template === null) return [];
    const { entry, hint } = template;
    if (entry.kind === 'list' && (LISTS[entry.list].programmes as readonly Programme[]).includes(programme))
      usesLists = true;
    // The title of the message: what the column is, in the words of the add-in.
    const rule = ruleFor(entry, columnName(template.id, language), hint[language], (list) =>
      placeOfList(list, listsName, programme, language),
    );
    const rows = column.values.length + LINES_TO_ADD;
    return [{ ...rule, row: rowOfLine(0), column: FIRST_COLUMN + place, rows, columns: 1 }];
  });
  if (rules.length > 0) sheet.rules = rules;
  return usesLists ? sheetOf(listSheet(listsName, programme, language)) : null;
}

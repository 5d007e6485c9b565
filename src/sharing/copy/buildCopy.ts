import { copyName, lineCodeHeading } from '../../explain/sharing/copy';
import { instructionTexts } from '../../explain/sharing/instructions';
import { provenanceTexts } from '../../explain/sharing/provenance';
import type { Steps } from '../../rules/steps';
import { kindName } from '../../sheets/names';
import { resultHeader } from '../../sheets/resultHeaders';
import { freeName } from '../../sheets/templates/names';
import type { Book, Sheet } from '../../workbook/xlsx/book';
import { NativeLists } from '../native/nativeBook';
import { hiddenIn, type Hidden } from '../privacy/hidden';
import { isOpen, withoutOpenNames } from '../privacy/openNames';
import { personalColumns } from '../privacy/personalColumns';
import type { PersonalKind } from '../privacy/personalKind';
import { withoutHidden } from '../privacy/treat';
import type { SentCopy } from '../sentCopy';
import type { CopyChoices } from './choices';
import { columnsOf, type TableColumn } from './columns';
import type { CopyContents } from './contents';
import type { CopyColumn } from './copyColumn';
import { addRules, dataSheet } from './dataSheet';
import { fileNameOf } from './fileName';
import { instructionsOfCopy } from './instructionSheet';
import { CopyId, lineCode } from './lineCodes';
import { chosenLines, valueReader } from './lines';
import { ownColumns } from './ownColumns';
import { asValuesOf, originsOf, provenanceSheet } from './provenanceSheet';
import { resultColumns, withNativeResults } from './resultColumns';
import type { CopySource } from './source';
import { keepOnlyVerified } from './verified';

export type { AsValues, CopyContents, PersonalColumn } from './contents';

/** A copy, ready to be written into a file. */
export interface BuiltCopy {
  book: Book;
  fileName: string;
  contents: CopyContents;
  sent: SentCopy;
  /** What no part of the file may hold; it is kept nowhere. */
  hidden: Hidden;
}

interface PlannedColumn extends TableColumn {
  kind: PersonalKind | null;
}

/**
 * Makes a copy of a table for somebody without the add-in. The same source and choices give the same copy; nothing of
 * the person's workbook is changed.
 */
export function* buildCopy(source: CopySource, choices: CopyChoices): Steps<BuiltCopy> {
  const { grid, table } = source;
  const { language, day } = choices;
  const lines = chosenLines(source, choices.rows);
  const planned = plannedColumns(source, choices);
  const all = yield* hiddenIn(source, choices.personal, choices.notPersonal);
  const hidden = withoutOpenNames(all, openTexts(source, planned, lines));
  const lists = new NativeLists();
  const own = yield* ownColumns(source, planned, lines, choices, hidden, lists);
  const results = yield* resultColumns(source, lines, choices);
  const columns = [...own.columns, ...results.map(({ column }) => column)];
  const id = idOf(columns, day);
  const codes = lines.map((_, index) => lineCode(id, index + 1));
  const codeHeader = resultHeader(lineCodeHeading(language));

  const taken: string[] = [];
  const named = (wished: string) => {
    const name = freeName(wished, taken);
    taken.push(name);
    return name;
  };
  const dataName = named(sheetNameOf(source, choices, hidden));
  const account =
    choices.results === 'formulas'
      ? yield* withNativeResults({ source, lines, sheet: dataName, codes }, own.columns, results, lists, language)
      : { sheets: [], names: [] };
  taken.push(...account.sheets.map(({ name }) => name));
  const data = yield* dataSheet(dataName, codeHeader, columns, codes, choices);
  const listsSheet = addRules(data, columns, table.kind, named(copyListsName(choices)), choices);
  const native = lists.book(language, taken);
  taken.push(...native.sheets.map(({ name }) => name));
  const book: Book = {
    sheets: [data, ...account.sheets, ...native.sheets],
    activeSheet: 0,
    names: [...account.names, ...native.names],
    date1904: false,
  };
  yield* keepOnlyVerified(book, data, columns, language);

  const origins = originsOf(columns, (line) => grid.top + table.dataRows[lines[line]!]!);
  const provenance = provenanceSheet(named(provenanceTexts(language).sheet), origins, source, day, language);
  const instructions = choices.instructions
    ? instructionsFor(
        columns,
        {
          ...choices,
          sheet: dataName,
          codeHeader,
          hasLists: listsSheet !== null,
          hasAccount: account.sheets.length > 0,
        },
        source,
        named,
      )
    : null;
  book.sheets = [
    ...(instructions === null ? [] : [instructions]),
    data,
    ...account.sheets,
    ...(listsSheet === null ? [] : [listsSheet]),
    ...native.sheets,
    provenance,
  ];
  const whom = choices.rows.kind === 'organisation' ? choices.rows.name : dataName;
  return {
    book,
    fileName: fileNameOf(copyName(language), withoutHidden(whom, hidden), day),
    contents: contentsOf(source, choices, book, columns, own.textsMasked, lines.length, asValuesOf(origins)),
    sent: sentOf(source, dataName, { id, day }, columns, codes, lines),
    // Words that the copy looks up or offers are there for everybody, also where somebody is called like one.
    hidden: withoutOpenNames(hidden, textsOf([...native.sheets, ...(listsSheet === null ? [] : [listsSheet])])),
  };
}

/** The chosen columns that are not left out as personal data. */
function plannedColumns(source: CopySource, choices: CopyChoices): PlannedColumn[] {
  const kinds = personalColumns(source);
  return columnsOf(source.table)
    .filter(({ at }) => choices.columns.includes(at))
    .map((column) => ({ ...column, kind: kindOf(kinds, column.at, choices) }))
    .filter(({ kind }) => kind === null || choices.personal[kind] !== 'leaveOut');
}

function kindOf(
  kinds: ReadonlyMap<number, PersonalKind>,
  at: number,
  { notPersonal }: CopyChoices,
): PersonalKind | null {
  return notPersonal?.includes(at) ? null : (kinds.get(at) ?? null);
}

/** Texts of the copy that are given as they stand, each once. */
function openTexts(source: CopySource, planned: readonly PlannedColumn[], lines: readonly number[]): Set<string> {
  const valueAt = valueReader(source);
  const texts = new Set<string>();
  for (const { at, id, kind } of planned) {
    if (kind !== null || !isOpen(id)) continue;
    for (const line of lines) {
      const value = valueAt(source.table.dataRows[line]!, at);
      if (typeof value === 'string') texts.add(value);
    }
  }
  return texts;
}

function textsOf(sheets: readonly Sheet[]): Set<string> {
  const texts = new Set<string>();
  for (const { rows } of sheets)
    for (const cells of rows.values())
      for (const { value } of cells.values()) if (typeof value === 'string') texts.add(value);
  return texts;
}

/** What the copy is called by, from all that its lines hold. */
function idOf(columns: readonly CopyColumn[], day: string): string {
  const id = new CopyId();
  id.add(day);
  for (const { header, values } of columns) {
    id.add(header);
    for (const value of values) id.add(value);
  }
  return id.toString();
}

/** The name of the person's sheet, unless it says of whom it is. */
function sheetNameOf({ grid, table }: CopySource, { language }: CopyChoices, hidden: Hidden): string {
  const name = grid.sheet;
  const isUsable = name !== '' && !/[[\]:*?/\\]|^'|'$/.test(name) && withoutHidden(name, hidden) === name;
  return isUsable ? name : kindName(table.kind, language).replace(/[()]/g, '').slice(0, 31);
}

function copyListsName({ language }: CopyChoices): string {
  return language === 'pt-BR' ? 'Opções' : 'Options';
}

function instructionsFor(
  columns: readonly CopyColumn[],
  {
    sheet,
    codeHeader,
    hasLists,
    hasAccount,
    language,
    day,
    protection,
    results,
  }: CopyChoices & { sheet: string; codeHeader: string; hasLists: boolean; hasAccount: boolean },
  { table, results: checked }: CopySource,
  named: (wished: string) => string,
): Sheet {
  const hasResults = columns.some(({ treatment }) => treatment === 'result');
  const texts = instructionTexts({
    language,
    sheet,
    codeHeader,
    hasLists,
    hasAccount,
    day,
    lines: columns[0]?.values.length ?? 0,
    isProtected: protection,
    hasMasked: columns.some(({ treatment }) => treatment === 'masked'),
    results: hasResults || checked !== null ? results : 'none',
  });
  return instructionsOfCopy(named(texts.sheet), texts, codeHeader, columns, table.kind, language);
}

function contentsOf(
  source: CopySource,
  choices: CopyChoices,
  { sheets }: Book,
  columns: readonly CopyColumn[],
  textsMasked: number,
  lines: number,
  asValues: CopyContents['asValues'],
): CopyContents {
  const { table } = source;
  const kinds = personalColumns(source);
  const kept = new Set(columns.map(({ at }) => at));
  const tableColumns = columnsOf(table);
  return {
    sheets: sheets.map((sheet) => ({ name: sheet.name, ...sizeOf(sheet) })),
    lines,
    linesLeft: table.dataRows.length - lines,
    columns: columns.map(({ header }) => header),
    columnsLeft: tableColumns.filter(({ at }) => !kept.has(at)).map(({ header }) => header),
    personal: tableColumns.flatMap(({ at, header }) => {
      const kind = choices.columns.includes(at) ? kindOf(kinds, at, choices) : null;
      return kind === null ? [] : [{ header, kind, treatment: choices.personal[kind] }];
    }),
    textsMasked,
    formulas: columns.reduce((sum, { formulas }) => sum + formulas.filter(({ formula }) => formula !== null).length, 0),
    asValues: choices.results === 'formulas' ? asValues : [],
  };
}

/** Rows and columns from A1 to the last cell that holds something. */
function sizeOf({ rows: cells }: Sheet): { rows: number; columns: number } {
  let [rows, columns] = [0, 0];
  for (const [row, line] of cells) {
    for (const [column, { value, formula }] of line) {
      if (value === null && formula === undefined) continue;
      rows = Math.max(rows, row + 1);
      columns = Math.max(columns, column + 1);
    }
  }
  return { rows, columns };
}

function sentOf(
  { grid, table }: CopySource,
  copySheet: string,
  { id, day }: { id: string; day: string },
  columns: readonly CopyColumn[],
  codes: readonly string[],
  lines: readonly number[],
): SentCopy {
  return {
    version: 1,
    ...{ id, day, kind: table.kind, sheet: grid.sheet, copySheet },
    headerRow: table.headerRows.length === 0 ? null : grid.top + table.headerRows.at(-1)!,
    columns: columns.map(({ at, header, id: meaning, treatment, formulas, maskedLines }) => ({
      at: at === null ? null : grid.left + at,
      ...{ header, id: meaning, treatment },
      formulas: formulas.some(({ formula }) => formula !== null),
      ...(maskedLines === undefined || treatment !== 'asIs' ? {} : { maskedLines }),
    })),
    lines: codes.map((code, index) => ({
      code,
      row: grid.top + table.dataRows[lines[index]!]!,
      values: columns.map(({ values }) => values[index] ?? null),
    })),
  };
}

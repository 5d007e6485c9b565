import { OWN_HEADER, OWN_PART, OWN_TITLE } from '../../sheets/ownSheetStyles';
import type { Bilingual, Language } from '../../explain/language';
import {
  FIGURES_SHEET,
  FIGURE_HEADINGS,
  LISTS_SHEET,
  LIST_HEADINGS,
  listsAbout,
} from '../../explain/sharing/nativeSheets';
import type { Programme } from '../../explain/programme';
import { resultTitle } from '../../sheets/resultHeaders';
import { freeName } from '../../sheets/templates/names';
import { sheetPrefix } from '../../workbook/address';
import type { CellValue } from '../../workbook/port';
import { areaAddress } from '../../workbook/xlsx/address';
import { emptySheet, putCell, type Area, type CellStyle, type DefinedName, type Sheet } from '../../workbook/xlsx/book';

/** An argument of one of our functions, in the terms of a foreign Excel; one that was left out is `null`. */
export interface NativeArgument {
  /** Native expression, en-US, without `=`: `C5`, `"MA"`, `12.5`. */
  text: string;
  /** What it is now. */
  value: CellValue;
}

/**
 * Makes the formula of one function in the terms of a foreign Excel, without `=`; `null`: it cannot be expressed with
 * these arguments, and the cell becomes a value. What our function refuses, the formula answers with an error value.
 */
export type NativeFunction = (args: readonly (NativeArgument | null)[], lists: NativeLists) => string | null;

/** Figures of the norm that formulas look up by their first column. */
export interface NativeTable {
  /** Of the range of its rows, without the header. Letters, figures and `_` alone. */
  name: string;
  programme: Programme;
  title: Bilingual;
  /** The acts its figures come from, as cited. */
  sources: readonly string[];
  columns: readonly NativeColumn[];
  rows: readonly (readonly (CellValue | Bilingual)[])[];
}

export interface NativeColumn {
  heading: Bilingual;
  /** Number format, en-US. */
  format?: string;
}

/** One figure of the norm that formulas name. */
export interface NativeFigure {
  /** Letters, figures and `_` alone. */
  name: string;
  programme: Programme;
  label: Bilingual;
  value: number | string;
  /** Number format, en-US. */
  format?: string;
  /** The act or article it comes from, as cited. */
  source: string;
}

/** Ways to write something, and what each means: a foreign Excel compares texts letter by letter, case aside. */
export interface SpellingList {
  /** Of the range of two columns. */
  name: string;
  title: Bilingual;
  /** Ways to write that are always there, besides those that occur in the copy. */
  canonical: readonly string[];
  /** Short id of what a cell means, as our functions understand it; `null` when they do not. */
  meaningOf: (value: string | number) => string | null;
}

/** Programs look up no longer texts. */
const LONGEST_LOOKED_UP = 255;
/** What a look-up takes for any letters. */
const WILDCARDS = /[*?~]/;

/**
 * The lists and figures that the native formulas of a copy look into, gathered while they are made: only what some
 * formula uses becomes a sheet of the copy, with named ranges.
 */
export class NativeLists {
  private readonly spellings = new Map<SpellingList, Map<string, Spelling>>();
  private readonly tables = new Set<NativeTable>();
  private readonly figures = new Set<NativeFigure>();

  /**
   * An expression for what a text means, and its spelling put on the list so that a plain look-up finds it. A text that
   * is not on the list answers `#N/A`. `null` when the spelling cannot be looked up.
   */
  meaning(list: SpellingList, { text, value }: NativeArgument): string | null {
    const spellings = this.spellingsOf(list);
    const constant = isConstant(text);
    if (typeof value === 'string' || typeof value === 'number') {
      const meaning = list.meaningOf(value);
      if (constant) return meaning === null ? null : quoted(meaning);
      if (meaning !== null && !put(spellings, String(value), meaning)) return null;
    }
    return constant ? null : `VLOOKUP(TRIM(${text}),${list.name},2,FALSE)`;
  }

  /** The name of a table's rows, which become part of the copy. */
  table(table: NativeTable): string {
    this.tables.add(table);
    return table.name;
  }

  /** The name of a figure, which becomes part of the copy. */
  figure(figure: NativeFigure): string {
    this.figures.add(figure);
    return figure.name;
  }

  /** The sheets that all these formulas lean on, with their names. Empty when there are none. */
  book(language: Language, takenSheets: readonly string[]): NativeBook {
    const programmes = (['pgpmbio', 'selo'] as const).filter((programme) =>
      [...this.tables, ...this.figures].some((used) => used.programme === programme),
    );
    const taken = [...takenSheets];
    const names: DefinedName[] = [];
    const sheets = programmes.map((programme) => {
      const own = <Used extends { programme: Programme }>(used: Iterable<Used>) =>
        [...used].filter((one) => one.programme === programme);
      const sheet = newSheet(FIGURES_SHEET[programme][language], taken);
      figuresSheet(sheet, own(this.figures), own(this.tables), language, names);
      return sheet;
    });
    if (this.spellings.size > 0) {
      const sheet = newSheet(LISTS_SHEET[language], taken);
      spellingsSheet(sheet, this.spellings, language, names);
      sheets.push(sheet);
    }
    return { sheets, names };
  }

  private spellingsOf(list: SpellingList): Map<string, Spelling> {
    let spellings = this.spellings.get(list);
    if (!spellings) {
      this.spellings.set(list, (spellings = new Map()));
      for (const text of list.canonical) {
        const meaning = list.meaningOf(text);
        if (meaning === null) throw new Error(`${list.name} does not understand its own ${text}`);
        put(spellings, text, meaning);
      }
    }
    return spellings;
  }
}

/** Sheets of a copy and the names that point into them. */
export interface NativeBook {
  sheets: Sheet[];
  names: DefinedName[];
}

/** Whether an expression is a text or number written out. */
export function isConstant(text: string): boolean {
  return /^(?:"(?:[^"]|"")*"|[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?)$/i.test(text);
}

/** A text as an en-US formula holds it. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** What TRIM makes of a text: blanks at the ends gone, runs of them one; other kinds of blank stay. */
export function trimmedByExcel(text: string): string {
  return text.replace(/ +/g, ' ').replace(/^ | $/g, '');
}

interface Spelling {
  text: string;
  meaning: string;
}

/** Puts a spelling on the list; `false` when a look-up would not find it, or find something else. */
function put(spellings: Map<string, Spelling>, typed: string, meaning: string): boolean {
  const text = trimmedByExcel(typed);
  if (text === '' || text.length > LONGEST_LOOKED_UP || WILDCARDS.test(text)) return false;
  const key = text.toLowerCase();
  const known = spellings.get(key);
  if (known) return known.meaning === meaning;
  spellings.set(key, { text, meaning });
  return true;
}

const PIXELS = 150;
const WIDEST = 340;

function newSheet(wished: string, taken: string[]): Sheet {
  const sheet = emptySheet(freeName(wished, taken));
  taken.push(sheet.name);
  return sheet;
}

/** Figures first, then the tables one below the other. */
function figuresSheet(
  sheet: Sheet,
  figures: readonly NativeFigure[],
  tables: readonly NativeTable[],
  language: Language,
  names: DefinedName[],
): void {
  const { title, about, figures: partTitle, source } = FIGURE_HEADINGS[language];
  putCell(sheet, 0, 0, { value: resultTitle(title), style: OWN_TITLE });
  about.forEach((sentence, at) => putCell(sheet, 1 + at, 0, { value: sentence }));
  sheet.freeze = { rows: 1, columns: 0 };
  let next = 2 + about.length;
  if (figures.length > 0) {
    putCell(sheet, next, 0, { value: partTitle, style: OWN_PART });
    header(sheet, next + 1, 0, FIGURE_HEADINGS[language].columns);
    figures.forEach(({ name, label, value, format, source: act }, at) => {
      const row = next + 2 + at;
      [label[language], value, name, act].forEach((cell, column) =>
        putCell(sheet, row, column, { value: cell, ...styled(column === 1 ? format : undefined) }),
      );
      names.push(nameOf(name, sheet, { row, column: 1, rows: 1, columns: 1 }));
    });
    next += figures.length + 3;
  }
  for (const table of tables) {
    putCell(sheet, next, 0, { value: table.title[language], style: OWN_PART });
    table.sources.forEach((act, at) => putCell(sheet, next + 1 + at, 0, { value: `${source} ${act}` }));
    const top = next + 1 + table.sources.length;
    header(
      sheet,
      top,
      0,
      table.columns.map(({ heading }) => heading[language]),
    );
    table.rows.forEach((cells, at) =>
      cells.forEach((cell, column) => {
        const value = isBilingual(cell) ? cell[language] : cell;
        if (value !== null) putCell(sheet, top + 1 + at, column, { value, ...styled(table.columns[column]?.format) });
      }),
    );
    const { rows, columns } = table;
    names.push(nameOf(table.name, sheet, { row: top + 1, column: 0, rows: rows.length, columns: columns.length }));
    next = top + rows.length + 2;
  }
  const widest = Math.max(4, ...tables.map(({ columns }) => columns.length));
  for (let column = 0; column < widest; column++) sheet.columnWidths.set(column, column === 0 ? WIDEST : PIXELS);
}

/** The lists side by side, each with its spellings and what they mean. */
function spellingsSheet(
  sheet: Sheet,
  lists: ReadonlyMap<SpellingList, ReadonlyMap<string, Spelling>>,
  language: Language,
  names: DefinedName[],
): void {
  const { title, spelling, meaning } = LIST_HEADINGS[language];
  const about = listsAbout(language);
  putCell(sheet, 0, 0, { value: resultTitle(title), style: OWN_TITLE });
  about.forEach((sentence, at) => putCell(sheet, 1 + at, 0, { value: sentence }));
  const top = 2 + about.length;
  sheet.freeze = { rows: top + 2, columns: 0 };
  let left = 0;
  for (const [list, spellings] of lists) {
    putCell(sheet, top, left, { value: list.title[language], style: OWN_PART });
    header(sheet, top + 1, left, [spelling, meaning]);
    let row = top + 2;
    for (const { text, meaning: means } of spellings.values()) {
      putCell(sheet, row, left, { value: text, style: AS_TEXT });
      putCell(sheet, row++, left + 1, { value: means, style: AS_TEXT });
    }
    names.push(nameOf(list.name, sheet, { row: top + 2, column: left, rows: spellings.size, columns: 2 }));
    sheet.columnWidths.set(left, WIDEST);
    sheet.columnWidths.set(left + 1, PIXELS);
    left += 3;
  }
}

/** What is typed into such a cell stays a text, codes too. */
const AS_TEXT: CellStyle = { numberFormat: '@' };

function header(sheet: Sheet, row: number, left: number, headings: readonly string[]): void {
  headings.forEach((value, column) => putCell(sheet, row, left + column, { value, style: OWN_HEADER }));
}

function styled(numberFormat: string | undefined): { style?: CellStyle } {
  return numberFormat === undefined ? {} : { style: { numberFormat } };
}

function nameOf(name: string, sheet: Sheet, area: Area): DefinedName {
  const address = areaAddress(area).replace(/[A-Z]+|\d+/g, (part) => `$${part}`);
  return { name, refersTo: `${sheetPrefix(sheet.name)}${address}`, hidden: false };
}

function isBilingual(cell: CellValue | Bilingual): cell is Bilingual {
  return typeof cell === 'object' && cell !== null && 'pt-BR' in cell;
}

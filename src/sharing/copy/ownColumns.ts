import { fold } from '../../brazil/text';
import { provenanceTexts, sentenceOfWhyNotKept, type WhyNotKept } from '../../explain/sharing/provenance';
import type { Language } from '../../explain/language';
import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import { cellAddress, columnLetters } from '../../workbook/address';
import { isFormula } from '../../workbook/changes/digest';
import { findOurCalls } from '../../workbook/formula/ourCalls';
import type { CellValue } from '../../workbook/port';
import { headerOfColumn } from '../../explain/sharing/copy';
import type { NativeLists } from '../native/nativeBook';
import { withNumbersMasked } from '../privacy/mask';
import { withoutHidden, treatmentOf } from '../privacy/treat';
import type { Hidden } from '../privacy/hidden';
import type { PersonalKind } from '../privacy/personalKind';
import type { CopyChoices } from './choices';
import type { TableColumn } from './columns';
import type { CopyColumn, CopyFormula } from './copyColumn';
import { valueReader } from './lines';
import type { CopySource } from './source';
import { byHeaders, translate, type LineOfFormula } from './translate';
import { withoutFiles } from './withoutFiles';

/** The columns of a copy that the person's table has. */
export interface OwnColumns {
  columns: CopyColumn[];
  /** Texts outside the columns of personal data in which something was masked. */
  textsMasked: number;
}

/** Row of the copy's sheet of a line, below the headers. */
export function rowOfLine(line: number): number {
  return line + 1;
}

/** Column of the copy's sheet of the first column behind the codes. */
export const FIRST_COLUMN = 1;

/**
 * The person's columns as the copy shows them, formulas and all: a formula is kept where the copy has all it leans on.
 *
 * @param lines indexes of the table's rows of data
 */
export function* ownColumns(
  source: CopySource,
  chosen: readonly (TableColumn & { kind: PersonalKind | null })[],
  lines: readonly number[],
  choices: CopyChoices,
  hidden: Hidden,
  lists: NativeLists,
): Steps<OwnColumns> {
  const made = new OwnColumnsMade(source, chosen, lines, choices, hidden);
  yield* made.readValues();
  yield* made.readFormulas(lists);
  return made;
}

class OwnColumnsMade implements OwnColumns {
  readonly columns: CopyColumn[];
  textsMasked = 0;
  private readonly rows: readonly number[];
  private readonly placeOf: ReadonlyMap<number, number>;
  /** Formulas of cells that a formula to their left fills, by line and column of the grid's values. */
  private readonly filled = new Map<string, CopyFormula>();
  private readonly restorable = new Map<string, string | null>();

  constructor(
    private readonly source: CopySource,
    private readonly chosen: readonly (TableColumn & { kind: PersonalKind | null })[],
    lines: readonly number[],
    private readonly choices: CopyChoices,
    private readonly hidden: Hidden,
  ) {
    const { grid, table, formats, widths } = source;
    this.rows = lines.map((line) => table.dataRows[line]!);
    this.placeOf = new Map(chosen.map(({ at }, place) => [at, place]));
    this.columns = chosen.map(({ at, id, header, kind }): CopyColumn => ({
      at,
      id,
      header: this.safe(header) || headerOfColumn(columnLetters(grid.left + at), choices.language),
      treatment: kind !== null && choices.personal[kind] === 'mask' ? 'masked' : 'asIs',
      kind,
      numberFormat: formats.get(at) ?? null,
      width: widths.get(at) ?? null,
      values: [],
      formulas: [],
    }));
  }

  *readValues(): Steps<void> {
    const valueAt = valueReader(this.source);
    for (const [place, column] of this.columns.entries()) {
      const { at, id, kind } = this.chosen[place]!;
      const treated = treatmentOf({ id, kind }, this.choices.personal, this.hidden);
      const isOwn = kind === null;
      const maskedLines: number[] = [];
      for (const [line, row] of this.rows.entries()) {
        const value = valueAt(row, at);
        const shown = treated(value);
        if (isOwn && shown !== value) this.textsMasked++;
        if (shown !== value) maskedLines.push(line);
        column.values.push(shown);
      }
      if (column.treatment === 'asIs' && maskedLines.length > 0) column.maskedLines = maskedLines;
      yield;
    }
  }

  /** What is computed is not asked for: a column that is mostly formulas is a result. */
  *readFormulas(lists: NativeLists): Steps<void> {
    for (const column of this.columns) {
      let filled = 0;
      for (const [line, row] of this.rows.entries()) {
        if (line % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
        const content = this.source.contents[row]?.[column.at!] ?? null;
        const value = this.source.grid.values[row]?.[column.at!] ?? null;
        if (value !== null && value !== '') filled++;
        if (isFormula(content)) this.addFormula(column, line, content.formula, lists);
        // A formula elsewhere fills this cell.
        else if (content === null && value !== null && value !== '') this.addFilled(column, line);
      }
      if (column.treatment === 'asIs' && column.formulas.length * 2 > filled) column.treatment = 'result';
    }
  }

  private addFormula(column: CopyColumn, line: number, original: string, lists: NativeLists): void {
    if (this.choices.results !== 'formulas') return this.addValue(column, line, original, 'chosen');
    if (column.kind !== null || this.safe(original) !== original)
      return this.addValue(column, line, original, 'personal');
    const translated = translate(original, this.lineOfFormula(line), lists);
    if ('why' in translated) return this.addValue(column, line, original, translated.why);
    const { formula, beside } = translated;
    const made = { line, original, function: calledIn(original), byHeaders: null, reason: null };
    // Entered again, a formula that fills a row would find its cells taken by those beside it.
    column.formulas.push({ ...made, formula, byHeaders: beside.length > 0 ? null : this.byHeaders(original, line) });
    for (const [at, cell] of beside.entries())
      this.filled.set(`${line}/${column.at! + 1 + at}`, { ...made, formula: cell });
  }

  /** A cell that a formula to its left fills: a formula of its own where that one has them. */
  private addFilled(column: CopyColumn, line: number): void {
    const formula = column.kind === null ? this.filled.get(`${line}/${column.at}`) : undefined;
    if (formula) column.formulas.push(formula);
    else this.addValue(column, line, null, 'block');
  }

  private addValue(column: CopyColumn, line: number, original: string | null, why: WhyNotKept): void {
    column.formulas.push({
      line,
      original: original === null ? null : this.shownOriginal(column, original, why),
      function: original === null ? null : calledIn(original),
      formula: null,
      byHeaders: original === null || column.kind !== null ? null : this.byHeaders(original, line),
      reason: sentenceOfWhyNotKept(why, this.language),
    });
  }

  /** What is told of a formula that is not in the copy: nothing where it may have personal data in it. */
  private shownOriginal(column: CopyColumn, original: string, why: WhyNotKept): string {
    if (column.treatment === 'masked' || why === 'personal') return '';
    return this.safe(withoutFiles(original, provenanceTexts(this.language).otherFile));
  }

  /** What restores a formula with functions of ours in the copy; the same for every line that has the same formula. */
  private byHeaders(original: string, line: number): string | null {
    if (calledIn(original) === null || this.safe(original) !== original) return null;
    const row = this.source.grid.top + this.rows[line]! + 1;
    const key = original.replace(new RegExp(`(?<=[A-Za-z])${row}(?!\\d)`, 'g'), '#');
    const known = this.restorable.get(key);
    if (known !== undefined) return known;
    const found = byHeaders(original, this.lineOfFormula(line), (place) => {
      const { header } = this.columns[place]!;
      return this.columns.filter((one) => fold(one.header) === fold(header)).length === 1 ? header : null;
    });
    this.restorable.set(key, found);
    return found;
  }

  private lineOfFormula(line: number): LineOfFormula {
    const { grid } = this.source;
    return {
      row: grid.top + this.rows[line]!,
      cellOf: (sheetColumn) => {
        const place = this.placeOf.get(sheetColumn - grid.left);
        if (place === undefined) return null;
        const column = FIRST_COLUMN + place;
        return {
          address: cellAddress({ row: rowOfLine(line), column }),
          value: this.columns[place]!.values[line] as CellValue,
          place,
        };
      },
      columnNamed: (header) => {
        const named = this.chosen.find((column) => fold(column.header) === header);
        return named ? grid.left + named.at : null;
      },
    };
  }

  private get language(): Language {
    return this.choices.language;
  }

  /** A text of the person's without anything of other people. */
  private safe(text: string): string {
    const shown = this.choices.personal.cpf === 'keep' ? text : withNumbersMasked(text);
    return withoutHidden(shown, this.hidden);
  }
}

function calledIn(formula: string): string | null {
  return findOurCalls(formula)?.first.id ?? null;
}

import { OWN_HEADER, OWN_TITLE } from '../../sheets/ownSheetStyles';
import { day as dayShown } from '../../explain/figures';
import { moreOrigins, provenanceTexts } from '../../explain/sharing/provenance';
import { rulesOfPlant, rulesOfSales } from '../../explain/writeBack/rules';
import type { Language } from '../../explain/language';
import { textsOfFunctions } from '../../functions/texts/textsOfFunctions';
import { priceTables } from '../../rules/pgpmbio/tables';
import { ruleSets } from '../../rules/selo/ruleSets';
import { resultTitle } from '../../sheets/resultHeaders';
import { cellAddress } from '../../workbook/address';
import { sheetOf } from '../../workbook/workbench/newSheet';
import type { NewCell, NewSheet } from '../../workbook/writing';
import type { CellValue } from '../../workbook/port';
import type { Sheet } from '../../workbook/xlsx/book';
import { markOf } from '../repair/restore/mark';
import type { AsValues } from './contents';
import type { CopyColumn, CopyFormula } from './copyColumn';
import { FIRST_COLUMN, rowOfLine } from './ownColumns';
import { isPlantYear, type CopySource } from './source';

/** Cells of a column that came about in one way. */
export interface Origin {
  header: string;
  /** Of the copy's sheet. */
  column: number;
  first: CopyFormula;
  lastLine: number;
  cells: number;
  /** What the cells came to, to be known again: see {@link markOf}. */
  values: CellValue[];
}

/** Formulas that differ from one another are listed one by one up to so many. */
const MOST_ORIGINS = 2_000;

/** How the results of a copy came about: cells of a column with the same formula, but for its row, are one. */
export function originsOf(columns: readonly CopyColumn[], rowOf: (line: number) => number): Origin[] {
  return columns.flatMap(({ header, formulas, values }, place) => {
    const found = new Map<string, Origin>();
    for (const one of formulas) {
      const key = `${one.reason}\n${one.formula === null}\n${sameForAllRows(one.original, rowOf(one.line) + 1)}`;
      const known = found.get(key);
      if (known) {
        known.cells++;
        known.lastLine = one.line;
        known.values.push(values[one.line] ?? null);
      } else {
        const value = values[one.line] ?? null;
        found.set(key, {
          ...{ header, column: FIRST_COLUMN + place, first: one, lastLine: one.line, cells: 1 },
          values: [value],
        });
      }
    }
    return [...found.values()];
  });
}

/** A formula with its own row number left open: `=C5*D5` and `=C6*D6` are one. */
function sameForAllRows(original: string | null, row: number): string {
  const own = String(row);
  return original?.replace(/(?<=[A-Za-z])\d+/g, (figures) => (figures === own ? '#' : figures)) ?? '';
}

/** Formulas that are given as values, for the preview; none where values were asked for. */
export function asValuesOf(origins: readonly Origin[]): AsValues[] {
  return origins
    .filter(({ first }) => first.formula === null)
    .map(({ header, column, first, cells }) => ({
      header,
      cell: addressOf(first.line, column),
      cells,
      function: first.function,
      reason: first.reason ?? '',
    }));
}

/** The sheet that says where each result comes from. */
export function provenanceSheet(
  name: string,
  origins: readonly Origin[],
  source: CopySource,
  day: string,
  language: Language,
): Sheet {
  const texts = provenanceTexts(language);
  const listed = origins.slice(0, MOST_ORIGINS);
  const left = origins.slice(MOST_ORIGINS).reduce((sum, { cells }) => sum + cells, 0);
  const rows: NewSheet['rows'][number][] = listed.map((origin) => rowOf(origin, source, day, language));
  const table = origins.length === 0 ? [[texts.nothing]] : [texts.headings.map(heading), ...rows];
  return sheetOf({
    name,
    rows: [
      [{ content: resultTitle(texts.title), style: OWN_TITLE }],
      ...texts.about.map((sentence) => [sentence]),
      [],
      ...table,
      ...(left > 0 ? [[moreOrigins(left, language)]] : []),
    ],
    columnWidths: [220, 120, 80, 320, 150, 320, 420, 100, 130, 320, 420, 120],
    ...(origins.length > 0 ? { frozenRows: texts.about.length + 3 } : {}),
  });
}

function rowOf(origin: Origin, source: CopySource, day: string, language: Language): NewSheet['rows'][number] {
  const { header, first, cells } = origin;
  const texts = provenanceTexts(language);
  const rules = rulesOf(first.function, source, language);
  return [
    text(header),
    text(cellsOf(origin)),
    cells,
    text(first.original ?? (rules === '' ? '' : texts.check)),
    text(first.function ?? ''),
    text(rules),
    text(first.function === null ? '' : (textsOfFunctions[first.function]?.help[language][0] ?? '')),
    text(dayShown(day, language)),
    text(first.formula === null ? texts.asValue : texts.asFormula),
    text(first.reason ?? ''),
    text(first.byHeaders ?? ''),
    text(first.byHeaders ? markOf(origin.values) : ''),
  ];
}

/** First and last cell; what lies between them may have come about in another way. */
function cellsOf({ first, lastLine, column, cells }: Origin): string {
  const from = addressOf(first.line, column);
  if (cells === 1) return from;
  const joint = lastLine - first.line + 1 === cells ? ':' : ' … ';
  return from + joint + addressOf(lastLine, column);
}

function addressOf(line: number, column: number): string {
  return cellAddress({ row: rowOfLine(line), column });
}

/** The version of the rules and tables behind a function of ours, or behind the check where it is no formula. */
function rulesOf(id: string | null, { results }: CopySource, language: Language): string {
  if ((id === null && results === null) || id?.startsWith('BR.')) return '';
  const plant = results !== null && isPlantYear(results) ? results : null;
  if (id === null ? plant !== null : id.startsWith('SELO.'))
    return plant === null
      ? ruleSets.map(({ act }) => act).join('; ')
      : rulesOfPlant(plant.parameters.ruleSet, plant.parameters.year, language);
  const sales = results !== null && !isPlantYear(results) ? results : null;
  return rulesOfSales(sales === null ? priceTables() : sales.validation.tables(), language);
}

function heading(content: string): NewCell {
  return { content, style: OWN_HEADER };
}

function text(content: string): NewCell {
  return { content, style: { wrap: true, vertical: 'top' } };
}

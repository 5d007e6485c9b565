import { sentenceOfSeloFinding } from '../../explain/findings/selo';
import { withoutPeoplesNumbers } from '../../explain/findings/personalNumbers';
import { reportTexts } from '../../explain/report/report';
import { rulesOfPlant } from '../../explain/writeBack/rules';
import { checkedLine, foundLine } from '../../explain/writeBack/sheetHeads';
import type { Language } from '../../explain/language';
import { columnName } from '../../sheets/names';
import type { Severity } from '../finding';
import type { PlantYearValidation } from '../selo/validatePlantYear';
import { areaOfTable, type CheckedTable, type Telling } from '../writeBack/about';
import { partsOfPlantYear } from '../writeBack/partsOfPlantYear';
import type { CheckedPlantYear } from '../writeBack/writeBackOfPlantYear';
import type { ReportChoices, ReportDocument, ReportPart } from './reportDocument';

/** Findings that are listed; the rest is told by number. */
const MOST_LISTED = 200;

/** The statement of a plant's year: shares, steps, caps, disallowances, what is missing and what is open. */
export function reportOfPlantYear(
  { tables, validation, parameters }: CheckedPlantYear,
  choices: Pick<ReportChoices, 'presenter' | 'findings'>,
  { language, day }: Telling,
): ReportDocument {
  const texts = reportTexts(language);
  const areas = tables.map((checked) => ({ area: areaOfTable(checked), rows: checked.table.dataRows.length }));
  return {
    language,
    title: texts.ofPlant,
    wide: false,
    facts: [
      ...(choices.presenter === '' ? [] : [[texts.presenter, choices.presenter] as const]),
      [texts.checked, checkedLine(areas, day, language)],
      [texts.rules, rulesOfPlant(parameters.ruleSet, parameters.year, language)],
      [texts.findings, foundLine(foundIn(validation), language)],
    ],
    parts: [
      ...partsOfPlantYear(validation, parameters, language),
      ...(choices.findings ? openFindings(tables, validation, language) : []),
    ],
    closing: [texts.byConfereBio.selo],
    signatures: texts.signatures.selo,
  };
}

function foundIn({ logs }: PlantYearValidation): Record<Severity, number> {
  const all = [...logs.tables().values()];
  const found = (severity: Severity) => all.reduce((sum, log) => sum + log.found(severity), 0);
  return { error: found('error'), warning: found('warning'), information: found('information') };
}

/** Errors and warnings by the row of their sheet; what is told of the year as a whole stands in its own parts. */
function openFindings(
  tables: readonly CheckedTable[],
  { findings }: PlantYearValidation,
  language: Language,
): ReportPart[] {
  const texts = reportTexts(language);
  const open = findings.filter(({ severity, data }) => severity !== 'information' && data.code !== 'A10');
  if (open.length === 0) return [];
  const lines = open.slice(0, MOST_LISTED).map(({ table: kind, row, column, data }) => {
    const checked = tables.find(({ table }) => table.kind === kind);
    const lineOf = (of: number) => (checked ? checked.grid.top + checked.table.dataRows[of]! + 1 : of + 1);
    const header = checked?.table.columns.find(({ id }) => id === column)?.header;
    const name = column === null ? '' : header || columnName(column, language);
    const sentence = withoutPeoplesNumbers(sentenceOfSeloFinding(data, language, lineOf, name));
    return row === null
      ? sentence
      : `${checked?.grid.sheet ?? ''}, ${texts.line(lineOf(row)).toLowerCase()}: ${sentence}`;
  });
  const more = open.length - lines.length;
  return [
    { heading: `${texts.openFindings} (${open.length})`, texts: more > 0 ? [...lines, texts.andMore(more)] : lines },
  ];
}

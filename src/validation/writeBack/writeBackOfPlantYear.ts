import { sentenceOfSeloFinding } from '../../explain/findings/selo';
import { readingsOfPlant, rulesOfPlant } from '../../explain/writeBack/rules';
import { checkedLine } from '../../explain/writeBack/sheetHeads';
import type { SeloFindingData } from '../../rules/selo/findings';
import { columnName } from '../../sheets/names';
import type { PlantYearParameters } from '../selo/parameters';
import type { SeloTableKind } from '../selo/tables';
import type { PlantYearValidation } from '../selo/validatePlantYear';
import { areaOfTable, onceOnly, type CheckedTable, type Telling } from './about';
import { findingLines, type FindingsOfTable } from './findingLines';
import { findingsSheet, type SheetHead } from './findingsSheet';
import { marksOf } from './marks';
import { memoryOfPlantYear } from './memoryOfPlantYear';
import { resultColumnsOfPlantYear, type TableWithResults } from './resultColumnsOfPlantYear';
import type { TableResults, WriteBack } from './writeBack';

/** A plant's year (Selo) that was checked, with each table that the check read. */
export interface CheckedPlantYear {
  tables: readonly CheckedTable[];
  validation: PlantYearValidation;
  parameters: PlantYearParameters;
}

const WITH_RESULTS: readonly TableWithResults[] = ['acquisitions', 'costs', 'technicians'];

/** What the check of a plant's year can write: the same check and day give the same. */
export function writeBackOfPlantYear(
  { tables, validation, parameters }: CheckedPlantYear,
  { language, day }: Telling,
): WriteBack {
  const tableOf = (kind: SeloTableKind) => tables.find(({ table }) => table.kind === kind) ?? null;
  const lines = onceOnly(() =>
    findingLines(
      tables.flatMap((checked) => findingsOf(checked, validation, language)),
      language,
    ),
  );
  const head = (): SheetHead => ({
    programme: 'selo',
    checked: checkedLine(
      tables.map((checked) => ({ area: areaOfTable(checked), rows: checked.table.dataRows.length })),
      day,
      language,
    ),
    rules: rulesOfPlant(parameters.ruleSet, parameters.year, language),
    readings: readingsOfPlant(parameters.readings, language).join('; '),
  });
  return {
    tables: WITH_RESULTS.flatMap((kind): TableResults[] => {
      const checked = tableOf(kind);
      const columns = resultColumnsOfPlantYear(validation, kind, language);
      return checked && columns.length > 0 ? [{ ...checked, columns }] : [];
    }),
    marks: onceOnly(function* () {
      return yield* marksOf(yield* lines(), language);
    }),
    findingsSheet: onceOnly(function* () {
      return yield* findingsSheet(head(), yield* lines(), language);
    }),
    memorySheet: onceOnly(() => memoryOfPlantYear(validation, parameters, tableOf, head(), language)),
  };
}

function findingsOf(
  { grid, table }: CheckedTable,
  { logs }: PlantYearValidation,
  language: Telling['language'],
): FindingsOfTable[] {
  const log = logs.tables().get(table.kind as SeloTableKind);
  if (!log) return [];
  const headers = new Map(table.columns.map(({ id, header }) => [id, header]));
  return [
    {
      grid,
      table,
      findings: log.findings(),
      counts: log.counts(),
      sentenceOf: ({ data, column }, lineOf) => {
        const name = column === null ? '' : headers.get(column) || columnName(column, language);
        return sentenceOfSeloFinding(data as SeloFindingData, language, lineOf, name);
      },
    },
  ];
}

import { findingTitle, type FindingCode } from '../../explain/findings/titles';
import type { Language } from '../../explain/language';
import { articleIn } from '../../explain/selo/article';
import { plantHeading, type PlantColumn } from '../../explain/writeBack/resultColumns';
import { rowStatus } from '../../explain/writeBack/rowStatus';
import { resultHeader } from '../../sheets/resultHeaders';
import type { CellInput } from '../../workbook/writing';
import { WORST } from '../findingLog';
import type { AcquisitionColumns, CostColumns } from '../selo/results';
import type { PlantYearValidation } from '../selo/validatePlantYear';
import { FACTOR, REAIS } from './formats';
import { worstOfRow } from './resultColumnsOfSales';
import type { ResultColumn } from './writeBack';

/** The tables of a plant's year that get result columns. */
export type TableWithResults = 'acquisitions' | 'costs' | 'technicians';

/** What stands beside each row of a table of a plant's year; nothing where the table did not count. */
export function resultColumnsOfPlantYear(
  validation: PlantYearValidation,
  table: TableWithResults,
  language: Language,
): ResultColumn[] {
  const results = validation[table];
  if (results === null) return [];
  const column = (
    id: PlantColumn,
    numberFormat: string | null,
    width: number,
    valueOf: (row: number) => CellInput,
  ): ResultColumn => ({
    id: `selo.${id}`,
    header: resultHeader(plantHeading(id, language)),
    numberFormat,
    width,
    valueOf,
  });
  const log = validation.logs.of(table);
  const amount = (of: readonly (number | null)[]) => (row: number) => of[row] ?? null;
  return [
    column('status', null, 220, (row) => statusOfRow(results, validation, table, row, language)),
    column('worst', null, 110, (row) => worstOfRow(WORST[log.worstOfRow[row]!] ?? null, language)),
    column('region', null, 120, (row) => results.region[row] ?? null),
    column('presented', REAIS, 150, amount(results.presented)),
    column('admitted', REAIS, 150, amount(results.admitted)),
    column('disallowed', REAIS, 150, amount(results.disallowed)),
    column('article', null, 170, (row) => articleIn(results.articles[row]!, language) || null),
    ...multiplierColumn(results).map((of) => column('multiplier', FACTOR, 110, amount(of))),
    column('weighted', REAIS, 160, amount(results.weighted)),
  ];
}

function multiplierColumn(results: CostColumns | AcquisitionColumns): (readonly (number | null)[])[] {
  return 'multiplier' in results ? [results.multiplier] : [];
}

/** Of a row that could not be read, with what kept it from it. */
function statusOfRow(
  { status }: CostColumns,
  { logs }: PlantYearValidation,
  table: TableWithResults,
  row: number,
  language: Language,
): string {
  const words = rowStatus(status[row]!, language);
  const code = status[row] === 'unread' ? (logs.of(table).errorOf(row) as FindingCode | null) : null;
  return code === null ? words : `${words}: ${findingTitle(code, language)} (${code})`;
}

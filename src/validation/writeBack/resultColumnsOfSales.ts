import { findingTitle, type FindingCode } from '../../explain/findings/titles';
import type { Language } from '../../explain/language';
import { ledgerStatus, refusedStatus } from '../../explain/ledgerStatus';
import { severityName } from '../../explain/findings/severities';
import { saleHeading, type SaleColumn } from '../../explain/writeBack/resultColumns';
import { resultHeader } from '../../sheets/resultHeaders';
import type { CellInput } from '../../workbook/writing';
import type { SaleResult, SalesValidation } from '../pgpmbio/salesValidation';
import { REAIS, REAIS_PER_KG } from './formats';
import type { ResultColumn } from './writeBack';

type AmountColumn = Exclude<SaleColumn, 'status' | 'worst'>;

const AMOUNTS: readonly (readonly [AmountColumn, format: string])[] = [
  ['minimumPrice', REAIS_PER_KG],
  ['marketPrice', REAIS_PER_KG],
  ['mpa', REAIS_PER_KG],
  ['priceUsed', REAIS_PER_KG],
  ['vsp', REAIS],
  ['productBalance', REAIS],
  ['annualBalance', REAIS],
  ['payable', REAIS],
];

/** What stands beside each sale: its situation, and from the prices to what is payable. */
export function resultColumnsOfSales(validation: SalesValidation, language: Language): ResultColumn[] {
  const header = (column: SaleColumn) => resultHeader(saleHeading(column, language));
  const resultOf = lastOne((row) => validation.resultOf(row));
  return [
    {
      id: 'pgpmbio.status',
      header: header('status'),
      numberFormat: null,
      width: 260,
      valueOf: (row) => statusOfSale(resultOf(row), validation, row, language),
    },
    {
      id: 'pgpmbio.worst',
      header: header('worst'),
      numberFormat: null,
      width: 110,
      // Where a whole column is missing, no single row was found to have an error.
      valueOf: (row) => worstOfRow(resultOf(row) ? validation.severityOf(row) : 'error', language),
    },
    ...AMOUNTS.map(([column, numberFormat]): ResultColumn => {
      return {
        id: `pgpmbio.${column}`,
        header: header(column),
        numberFormat,
        width: 130,
        valueOf: (row): CellInput => resultOf(row)?.[column] ?? null,
      };
    }),
  ];
}

/** The situation of a sale in a few words; of one without value, the error that keeps it from having one. */
export function statusOfSale(
  result: SaleResult | null,
  validation: SalesValidation,
  row: number,
  language: Language,
): string {
  if (result) return ledgerStatus(result.flags, language);
  const code = validation.errorOf(row) as FindingCode | null;
  return refusedStatus(code === null ? '–' : `${findingTitle(code, language)} (${code})`, language);
}

export function worstOfRow(severity: Parameters<typeof severityName>[0] | null, language: Language): string | null {
  return severity && severityName(severity, language);
}

/** Columns are asked row by row, one after the other: what was worked out for a row serves them all. */
function lastOne<Answer>(of: (row: number) => Answer): (row: number) => Answer {
  let last = -1;
  let answer: Answer;
  return (row) => {
    if (row !== last) [last, answer] = [row, of(row)];
    return answer;
  };
}

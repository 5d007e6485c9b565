import type { PriceTable } from './priceTable';
import { formMissing, statesTwice } from './tableChecks/acrossRows';
import { coverageGone, pricesMoved } from './tableChecks/againstBefore';
import type { TableFinding, TableRemark, TableSeverity } from './tableChecks/finding';
import { headErrors, headWarnings } from './tableChecks/head';
import { rowErrors, rowWarnings } from './tableChecks/rows';
import type { TableDraft } from './tableDraft';

/**
 * Everything about a table a person made that keeps it from being used, or that is worth a look: first of its head,
 * then row by row.
 *
 * @param beside the other tables it would be used with, built-in ones among them
 * @throws MunicipalitiesNotLoaded where a row lists municipalities before the country's list is loaded
 */
export function checkTable(draft: TableDraft, beside: readonly PriceTable[]): TableFinding[] {
  const { rows } = draft;
  const before = tableBefore(draft, beside);
  return [
    ...findings('error', null, headErrors(draft, beside)),
    ...findings('error', null, rows.length === 0 ? [{ code: 'noRows' }] : []),
    ...findings('warning', null, headWarnings(draft, beside)),
    ...findings('warning', null, before && rows.length > 0 ? coverageGone(rows, before) : []),
    ...rows.flatMap((row, at) => [
      ...findings('error', at, [...rowErrors(row, draft), ...statesTwice(rows, at)]),
      ...findings('warning', at, [
        ...rowWarnings(row, draft),
        ...formMissing(rows, at, before),
        ...(before ? pricesMoved(row, before) : []),
      ]),
    ]),
  ];
}

/** Whether a table can be used as it is. */
export function canBeUsed(all: readonly TableFinding[]): boolean {
  return all.every(({ severity }) => severity !== 'error');
}

/** The table that held last before the draft: the one it is compared with. */
export function tableBefore({ validFrom }: TableDraft, beside: readonly PriceTable[]): PriceTable | null {
  if (validFrom === null) return null;
  const earlier = beside.filter(({ validTo }) => validTo < validFrom);
  return earlier.reduce<PriceTable | null>((last, one) => (last && last.validTo >= one.validTo ? last : one), null);
}

function findings(severity: TableSeverity, row: number | null, remarks: readonly TableRemark[]): TableFinding[] {
  return remarks.map((says) => ({ severity, row, says }));
}

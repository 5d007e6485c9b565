import { daysLater } from '../../../brazil/dates';
import { ZERO } from '../../exact';
import type { Act, PriceTable } from '../priceTable';
import { daysInBoth } from '../tables';
import type { TableDraft } from '../tableDraft';
import type { HeadField, TableRemark } from './finding';

const FIELDS: readonly HeadField[] = ['id', 'harvest', 'validFrom', 'validTo', 'annualCap', 'marketDiscount'];

/** What is missing in the head of a table, or cannot be. */
export function headErrors(draft: TableDraft, beside: readonly PriceTable[]): TableRemark[] {
  const { annualCap, marketDiscount, id } = draft;
  const namesake = beside.find((table) => table.id === id && !givesWay(table, draft));
  return [
    ...FIELDS.filter((what) => draft[what] === null || draft[what] === '').map((what): TableRemark => ({
      code: 'headMissing',
      what,
    })),
    ...validityErrors(draft, beside),
    ...(namesake && id !== '' ? [{ code: 'idTaken', id, harvest: namesake.harvest } as const] : []),
    ...(annualCap?.lte(ZERO) ? [{ code: 'notPositive', what: 'annualCap', amount: annualCap } as const] : []),
    ...(annualCap && annualCap.decimalPlaces() > 2
      ? [{ code: 'moreThanCents', what: 'annualCap', amount: annualCap } as const]
      : []),
    ...(marketDiscount && (marketDiscount.lt(ZERO) || marketDiscount.gte(1))
      ? [{ code: 'discountOutOfRange', discount: marketDiscount } as const]
      : []),
  ];
}

/** What of the head a person should look at. */
export function headWarnings(draft: TableDraft, beside: readonly PriceTable[]): TableRemark[] {
  const { acts, rows } = draft;
  const needed: Act['sets'][] = [
    ...(rows.some(({ mode }) => mode === 'variable') ? (['prices'] as const) : []),
    'limits',
    ...(rows.some(({ mode }) => mode === 'fixed') ? (['fixedValues'] as const) : []),
  ];
  const missing = needed.filter((sets) => !acts.some((act) => act.sets === sets && act.name !== ''));
  return [
    ...missing.map((sets) => ({ code: 'actMissing', sets }) as TableRemark),
    ...acts
      .filter(({ name, source }) => name !== '' && source === '')
      .map(({ name }): TableRemark => ({ code: 'sourceMissing', act: name })),
    ...leftUncovered(draft, beside),
  ];
}

function validityErrors(draft: TableDraft, beside: readonly PriceTable[]): TableRemark[] {
  const { validFrom, validTo } = draft;
  if (validFrom === null || validTo === null) return [];
  if (validFrom > validTo) return [{ code: 'validityReversed', validFrom, validTo }];
  return beside.flatMap((table) => {
    const days = daysInBoth({ validFrom, validTo }, table);
    if (days === null || givesWay(table, draft)) return [];
    return [
      { code: 'validityOverlaps', harvest: table.harvest, ...days, builtIn: table.origin === 'builtIn' } as const,
    ];
  });
}

/** Whether a built-in table gives way to the draft. */
function givesWay(table: PriceTable, { replacesBuiltIn, validFrom, validTo }: TableDraft): boolean {
  if (!replacesBuiltIn || table.origin !== 'builtIn' || validFrom === null || validTo === null) return false;
  return daysInBoth({ validFrom, validTo }, table) !== null;
}

/** Days before and after the draft on which a built-in table held that gives way to it, and on which none holds then. */
function leftUncovered(draft: TableDraft, beside: readonly PriceTable[]): TableRemark[] {
  const { validFrom, validTo } = draft;
  if (validFrom === null || validTo === null || validFrom > validTo) return [];
  return beside
    .filter((table) => givesWay(table, draft))
    .flatMap((table) => {
      const parts = [
        { from: table.validFrom, to: daysLater(validFrom, -1) },
        { from: daysLater(validTo, 1), to: table.validTo },
      ];
      return parts
        .filter(({ from, to }) => from <= to && !beside.some((other) => coversAll(other, from, to)))
        .map(({ from, to }): TableRemark => ({ code: 'builtInLeftUncovered', harvest: table.harvest, from, to }));
    });
}

function coversAll({ origin, validFrom, validTo }: PriceTable, from: string, to: string): boolean {
  return origin === 'workbook' && validFrom <= from && to <= validTo;
}

import { ufOfName } from '../../../brazil/ufs';
import { municipalityIndex } from '../../../brazil/municipalityList';
import { ZERO } from '../../exact';
import type { DraftRow, TableDraft } from '../tableDraft';
import type { TableRemark } from './finding';

/** Why a row cannot be used: something missing, or that cannot be. */
export function rowErrors(row: DraftRow, draft: TableDraft): TableRemark[] {
  return [
    ...(row.label === '' ? [{ code: 'labelMissing' } as const] : []),
    ...(row.mode === 'fixed' ? fixedErrors(row, draft) : variableErrors(row)),
    ...(['minimumPrice', 'fixedValue', 'limit'] as const).flatMap((what): TableRemark[] => {
      const amount = row[what];
      return amount?.lte(ZERO) ? [{ code: 'notPositive', what, amount }] : [];
    }),
    ...(row.limit && row.limit.decimalPlaces() > 2
      ? [{ code: 'moreThanCents', what: 'limit', amount: row.limit } as const]
      : []),
    ...placeErrors(row),
  ];
}

/** What of a row a person should look at. */
export function rowWarnings(row: DraftRow, draft: TableDraft): TableRemark[] {
  const { label, mode, minimumPrice, limit } = row;
  const { annualCap, fixedValueRequiresMarketBelowMinimum } = draft;
  return [
    ...(mode === 'fixed' && minimumPrice !== null && !fixedValueRequiresMarketBelowMinimum
      ? [{ code: 'fixedValueWithPrice', label, minimumPrice } as const]
      : []),
    ...(limit && annualCap?.lt(limit) ? [{ code: 'capBelowLimit', label, limit, annualCap } as const] : []),
  ];
}

function variableErrors({ label, minimumPrice, fixedValue, limit }: DraftRow): TableRemark[] {
  return [
    ...figureErrors(label, minimumPrice !== null, limit),
    ...(fixedValue ? [{ code: 'fixedValueOfVariable', label, fixedValue } as const] : []),
  ];
}

function fixedErrors({ label, minimumPrice, fixedValue, limit }: DraftRow, draft: TableDraft): TableRemark[] {
  return [
    ...(fixedValue === null && limit !== null
      ? [{ code: 'fixedValueMissing', label } as const]
      : figureErrors(label, fixedValue !== null, limit)),
    ...(minimumPrice === null && draft.fixedValueRequiresMarketBelowMinimum
      ? [{ code: 'minimumPriceOfFixedMissing', label } as const]
      : []),
  ];
}

function figureErrors(label: string, hasPrice: boolean, limit: DraftRow['limit']): TableRemark[] {
  if (hasPrice && limit !== null) return [];
  if (hasPrice) return [{ code: 'priceWithoutLimit', label }];
  return [limit === null ? { code: 'figuresMissing', label } : { code: 'limitWithoutPrice', label, limit }];
}

/** @throws MunicipalitiesNotLoaded where a row lists municipalities before the country's list is loaded */
function placeErrors({ label, ufs, onlyMunicipalities }: DraftRow): TableRemark[] {
  const listed = Object.entries(onlyMunicipalities);
  return [
    ...(ufs.length === 0 ? [{ code: 'placesMissing', label } as const] : []),
    ...ufs.filter((uf) => ufOfName(uf) !== uf).map((uf): TableRemark => ({ code: 'ufUnknown', label, uf })),
    ...listed
      .filter(([uf]) => !ufs.includes(uf))
      .map(([uf]): TableRemark => ({ code: 'municipalitiesOfOtherUf', label, uf })),
    ...listed
      .filter(([, codes]) => codes.length === 0)
      .map(([uf]): TableRemark => ({ code: 'municipalitiesMissing', label, uf })),
    ...listed.flatMap(([uf, codes]) =>
      codes
        .filter((ibge) => municipalityIndex().byCode.get(ibge)?.uf !== uf)
        .map((ibge): TableRemark => ({ code: 'municipalityUnknown', label, uf, ibge })),
    ),
  ];
}

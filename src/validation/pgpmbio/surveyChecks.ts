import { isoOfSerial } from '../../brazil/dates';
import { municipalityIndex, municipalitiesLoaded } from '../../brazil/municipalityList';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { priceTables } from '../../rules/pgpmbio/tables';
import type { FindingLog } from '../findingLog';
import type { MarketPrice } from './context';
import { MarketPrices, type DatedPrice } from './marketPrices';

/** What is wrong with the survey of market prices itself: two prices for one day, days without any between two prices. */
export function tellSurvey(prices: readonly MarketPrice[], log: FindingLog<SalesFinding>): void {
  for (const series of new MarketPrices(prices).series.values()) {
    let last: DatedPrice | null = null;
    for (const dated of series) {
      if (last !== null) tellPair(last, dated, log);
      if (last === null || dated.until > last.until) last = dated;
    }
  }
}

function tellPair(before: DatedPrice, after: DatedPrice, log: FindingLog<SalesFinding>): void {
  const names = { label: labelOf(after.source.productId), place: placeName(after.source) };
  if (after.from <= before.until) {
    if (after.price === before.price) return;
    const until = Math.min(before.until, after.until);
    const data: SalesFinding = {
      code: 'G13',
      why: 'overlap',
      ...names,
      from: iso(after.from),
      until: iso(until),
      prices: [before.price, after.price],
    };
    log.add('warning', null, 'marketPrice', data);
  } else if (after.from > before.until + 1) {
    const gap = { from: iso(before.until + 1), until: iso(after.from - 1) };
    log.add('warning', null, 'marketPrice', { code: 'G13', why: 'gap', ...names, ...gap });
  }
}

function iso(day: number): string {
  return isoOfSerial(day) ?? '';
}

function labelOf(productId: string): string {
  for (const { rows } of priceTables()) {
    const row = rows.find((one) => one.productId === productId);
    if (row) return row.label;
  }
  return productId;
}

function placeName({ ibge, uf, region }: MarketPrice): string {
  if (ibge === null) return uf ?? region ?? 'Brasil';
  const place = municipalitiesLoaded() ? municipalityIndex().byCode.get(ibge) : undefined;
  return place ? `${place.name}/${place.uf}` : ibge;
}

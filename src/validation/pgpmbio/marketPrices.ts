import { serialOf } from '../../brazil/dates';
import { regionOf, type Uf } from '../../brazil/ufs';
import type { MarketPrice } from './context';

/** A price with its days as numbers. */
export interface DatedPrice {
  from: number;
  until: number;
  price: number;
  source: MarketPrice;
}

/** Market prices (PMD) by product and place (A10). */
export class MarketPrices {
  /** Prices of one product and place, by their first day. */
  readonly series: ReadonlyMap<string, readonly DatedPrice[]>;

  constructor(prices: readonly MarketPrice[]) {
    const series = new Map<string, DatedPrice[]>();
    for (const source of prices) {
      const key = `${source.productId}|${source.ibge ?? source.uf ?? source.region ?? ''}`;
      const own = series.get(key) ?? [];
      own.push({ from: serialOf(source.from), until: serialOf(source.until), price: source.price, source });
      series.set(key, own);
    }
    for (const own of series.values()) own.sort((a, b) => a.from - b.from || a.until - b.until);
    this.series = series;
  }

  /** The prices that may hold for a product of a place. */
  of(productId: string, uf: Uf, ibge: string | null): PricesOfPlace {
    const places = [...(ibge === null ? [] : [ibge]), uf, regionOf(uf), ''];
    return new PricesOfPlace(places.flatMap((place) => [this.series.get(`${productId}|${place}`) ?? []]));
  }
}

const NONE: readonly number[] = [];

/** Prices of a product for one place, the narrowest survey first: municipality, state, region, country. */
export class PricesOfPlace {
  private readonly levels: readonly (readonly DatedPrice[])[];
  private readonly byDay = new Map<number, readonly number[]>();

  constructor(levels: readonly (readonly DatedPrice[])[]) {
    this.levels = levels.filter((level) => level.length > 0);
  }

  /** The values surveyed for a day, at the narrowest place that has any: none, one, or several that contradict each other. */
  on(day: number): readonly number[] {
    if (this.levels.length === 0) return NONE;
    let found = this.byDay.get(day);
    if (!found) this.byDay.set(day, (found = this.search(day)));
    return found;
  }

  private search(day: number): readonly number[] {
    for (const level of this.levels) {
      const prices = new Set<number>();
      for (const { from, until, price } of level) if (from <= day && day <= until) prices.add(price);
      if (prices.size > 0) return [...prices];
    }
    return NONE;
  }
}

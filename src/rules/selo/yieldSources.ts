import type { Decimal } from '../exact';
import { refuse, type SeloRefusal } from './refusal';

/** Who publishes official yields; `outro` is any other public body competent for it. */
export type YieldSource = 'Conab' | 'IBGE' | 'Embrapa' | 'outro';

/** Articles that put the sources in order. */
export type YieldArticle = 'art. 6º' | 'art. 7º, § 1º' | 'art. 8º, § 2º';

/** A yield at hand: of the region of production (letter a) or, where that has none, of the nearest area (letter b). */
export interface YieldOffer {
  source: YieldSource;
  level: 'region' | 'nearestArea';
  kgPerHa: Decimal;
}

/** Another order, which only the DEP can grant (art. 6, sole paragraph; art. 7 § 2; art. 8 § 3). */
export interface OrderChange {
  /** Sources that come first; the others follow as in the law. */
  first: readonly YieldSource[];
  granted: boolean;
}

export interface YieldChoice {
  offer: YieldOffer;
  /** What decided against the next best: nothing else was offered, its source ranks lower, or its area is another. */
  because: 'onlyOne' | 'source' | 'region';
  /** The offers not used, best first. */
  passedOver: readonly YieldOffer[];
  /** Whether an order granted by the DEP chose another offer than the law would. */
  byGrantedOrder: boolean;
}

/** Art. 7 § 1 names Embrapa; in arts. 6 and 8 it is one of the other public bodies. */
const ORDERS: Readonly<Record<YieldArticle, readonly YieldSource[]>> = {
  'art. 6º': ['Conab', 'IBGE', 'outro'],
  'art. 7º, § 1º': ['Conab', 'IBGE', 'Embrapa', 'outro'],
  'art. 8º, § 2º': ['Conab', 'IBGE', 'outro'],
};

/**
 * The yield that the law prefers among those at hand: by source, and within a source the region before the nearest area.
 * The letters a and b stand under the last source only; they are taken to hold for each (reading S18).
 */
export function yieldByPreference(
  offers: readonly YieldOffer[],
  article: YieldArticle,
  orderChanged?: OrderChange,
): YieldChoice | SeloRefusal {
  if (orderChanged && !orderChanged.granted) return refuse({ code: 'yieldOrderNotGranted', article });
  const ofLaw = ORDERS[article];
  const ranked = inOrder(offers, orderChanged ? changed(ofLaw, orderChanged.first) : ofLaw);
  const best = ranked[0];
  if (!best) return refuse({ code: 'yieldNotOffered', article });
  const rivals = ranked.filter(({ rank }) => rank === best.rank).map(({ offer }) => offer);
  if (rivals.some(({ kgPerHa }) => !kgPerHa.eq(best.offer.kgPerHa))) {
    return refuse({ code: 'yieldsConflict', article, rivals });
  }
  const others = ranked.slice(rivals.length);
  return {
    offer: best.offer,
    because: !others[0] ? 'onlyOne' : others[0].source === best.source ? 'region' : 'source',
    passedOver: others.map(({ offer }) => offer),
    byGrantedOrder: inOrder(offers, ofLaw)[0]?.offer !== best.offer,
  };
}

interface Ranked {
  offer: YieldOffer;
  /** Place of its source in the order. */
  source: number;
  rank: number;
}

function inOrder(offers: readonly YieldOffer[], order: readonly YieldSource[]): Ranked[] {
  return offers
    .map((offer) => {
      const named = order.indexOf(offer.source);
      const source = named < 0 ? order.indexOf('outro') : named;
      return { offer, source, rank: 2 * source + (offer.level === 'region' ? 0 : 1) };
    })
    .sort((a, b) => a.rank - b.rank);
}

function changed(ofLaw: readonly YieldSource[], first: readonly YieldSource[]): readonly YieldSource[] {
  return [...first, ...ofLaw.filter((source) => !first.includes(source))];
}

import { exact, type Decimal } from '../exact';
import type { Factor, FactorsFound } from './multiplier';
import type { Purchase } from './purchase';
import type { SeloReadings } from './readings';
import { refuse, type SeloRefusal } from './refusal';
import { macroRegion, regionGroup, seloRegion } from './region';
import type { FactorOfLaw } from './ruleSet';

/** No factor that was read takes value away, and the largest, of fomento, is 30. */
export const LEAST_FACTOR = exact('1');
export const MOST_FACTOR = exact('100');

/** Part of family farmers above which an organisation leaves factor b for factor a. */
export const ORGANISATION_OF_FAMILIES = exact('0.75');

/**
 * Portaria 28/2024, art. 31 §§ 1 and 2, as far as seen: the factors of a purchase, which multiply one another. Factor c
 * (fomento) is of costs. An input is not multiplied: the words on it were not seen, and 280/2022 denied it.
 */
export function factorsOfArticle31(
  purchase: Purchase,
  factors: readonly FactorOfLaw[],
  readings: SeloReadings,
): FactorsFound | SeloRefusal {
  if (purchase.material.class === 'insumo') return { factors: [], unmultiplied: 'input', undecided: [] };
  const organisation = purchase.supplier === 'cooperativa habilitada';
  if (organisation && purchase.familyShare === null) return refuse({ code: 'familyShareMissing' });
  const ofFamilies = purchase.familyShare?.gt(ORGANISATION_OF_FAMILIES) ?? false;
  const applies: Record<string, boolean> = {
    a: organisation && ofFamilies,
    b: organisation && !ofFamilies,
    d: regionGroup(seloRegion(purchase.origin)) === 'northern',
    e: fromMiddle(purchase, readings),
    f: isDiversified(purchase),
  };
  const applied = factors.filter(({ code }) => applies[code]).map((factor) => known(factor, purchase.unseenFactor));
  const unknown = applied.find((factor) => factor.value === null);
  if (unknown) return refuse({ code: 'factorNotSeen', article: unknown.article });
  const odd = applied.find(({ value }) => value?.lt(LEAST_FACTOR) || value?.gt(MOST_FACTOR));
  if (odd?.value) return refuse({ code: 'factorImplausible', article: odd.article, factor: odd.value });
  return { factors: applied as Factor[], unmultiplied: null, undecided: [] };
}

/** The factor with its figure: the act's, or the person's where the act was not seen. */
function known(factor: FactorOfLaw, unseen: Decimal | null): FactorOfLaw {
  return factor.value === null ? { ...factor, value: unseen } : factor;
}

/** e: from the Centro-Oeste or Sudeste; the Semiárido displaces the Sudeste (reading S2). */
function fromMiddle({ origin }: Purchase, { semiaridInSoutheast }: SeloReadings): boolean {
  const region = semiaridInSoutheast === 'accumulates' ? macroRegion(origin) : seloRegion(origin);
  return region === 'Sudeste' || region === 'Centro-Oeste';
}

/** f: diversified, which here leaves out soy, its oils and live animals, but not corn. */
function isDiversified({ material, form }: Purchase): boolean {
  return material.class !== 'soja' && !(material.class === 'animal' && form === 'vivo');
}

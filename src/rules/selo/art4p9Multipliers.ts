import type { Factor, FactorsFound, Unmultiplied } from './multiplier';
import { multipliedInThisForm } from './art4p11AnimalProducts';
import { multipliedAsPerennial } from './art7Perennials';
import type { Purchase } from './purchase';
import type { SeloReadings } from './readings';
import { macroRegion, regionGroup, seloRegion } from './region';
import type { FactorOfLaw } from './ruleSet';

/**
 * Art. 4 § 9: the factors of a purchase value, which multiply one another.
 * § 11, § 12 and art. 7 § 4 first say what is not multiplied at all.
 */
export function factorsOfArticle4(
  purchase: Purchase,
  factors: readonly FactorOfLaw[],
  readings: SeloReadings,
): FactorsFound {
  const unmultiplied = unmultipliedReason(purchase, readings);
  if (unmultiplied) return { factors: [], unmultiplied, undecided: [] };
  const applies: Record<string, boolean> = {
    I: fromNorthern(purchase),
    II: isDiversified(purchase),
    III: fromOwnRegion(purchase, readings),
    IV: purchase.supplier === 'cooperativa habilitada',
  };
  return {
    factors: factors.filter((factor): factor is Factor => applies[factor.code] === true),
    unmultiplied: null,
    undecided: purchase.plantUf === null && inOwnRegionOfSomePlant(purchase, readings) ? ['plantNotSaid'] : [],
  };
}

function unmultipliedReason({ material, form, basis, origin }: Purchase, readings: SeloReadings): Unmultiplied | null {
  // § 12
  if (material.class === 'insumo') return 'input';
  // § 11
  if (material.class === 'animal' && !multipliedInThisForm(form)) return 'animalForm';
  // Art. 7 § 4
  if (basis === 'perene' && !multipliedAsPerennial(seloRegion(origin))) return 'perennialOutsideNorth';
  const lost = basis === 'frustração total' || basis === 'frustração parcial';
  return lost && readings.lossMultipliers === 'denied' ? 'lossReading' : null;
}

/** I: from the Nordeste, the Semiárido or the Norte. */
function fromNorthern({ origin }: Purchase): boolean {
  return regionGroup(seloRegion(origin)) === 'northern';
}

/** II: raw materials of art. 2, XVII, but soy, corn (in any form, reading S4) and live animals. */
function isDiversified({ material }: Purchase): boolean {
  return material.class === 'diversificada' || material.class === 'animal';
}

/** III: bought by a plant of the Sudeste or Centro-Oeste from family farming of its own region (reading S3). */
function fromOwnRegion(purchase: Purchase, readings: SeloReadings): boolean {
  if (purchase.plantUf === null || !inOwnRegionOfSomePlant(purchase, readings)) return false;
  return macroRegion({ kind: 'uf', uf: purchase.plantUf }) === macroRegion(purchase.origin);
}

/** Whether a plant could have the origin as its own region; the Semiárido displaces the Sudeste (reading S2). */
function inOwnRegionOfSomePlant({ origin }: Purchase, { semiaridInSoutheast }: SeloReadings): boolean {
  const region = semiaridInSoutheast === 'accumulates' ? macroRegion(origin) : seloRegion(origin);
  return region === 'Sudeste' || region === 'Centro-Oeste';
}

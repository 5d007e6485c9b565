import type { AcquisitionFacts } from '../../rules/selo/year/acquisition';

const kept = new Map<number, AcquisitionFacts>();

/** Facts of a purchase; rows of the same facts share one object. */
export function factsOf(
  invoice: boolean | null,
  activeFamily: boolean | null,
  advance: boolean | null,
  financed: boolean | null,
  ruralRegistry: boolean | null,
  expectationProven: boolean | null,
  habilitated: boolean | null,
  farmersListed: boolean | null,
): AcquisitionFacts {
  let key = digit(invoice);
  key = 3 * key + digit(activeFamily);
  key = 3 * key + digit(advance);
  key = 3 * key + digit(financed);
  key = 3 * key + digit(ruralRegistry);
  key = 3 * key + digit(expectationProven);
  key = 3 * key + digit(habilitated);
  key = 3 * key + digit(farmersListed);
  let facts = kept.get(key);
  if (!facts) {
    facts = { invoice, activeFamily, advance, financed, ruralRegistry, expectationProven, habilitated, farmersListed };
    kept.set(key, facts);
  }
  return facts;
}

function digit(fact: boolean | null): number {
  return fact === null ? 0 : fact ? 1 : 2;
}

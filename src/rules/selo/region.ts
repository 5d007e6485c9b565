import type { Place } from '../../brazil/place';
import { regionOf, type Region } from '../../brazil/ufs';

/** The regions that Portaria 280/2022 tells apart: those of the IBGE, and the Semiárido as one of its own. */
export type SeloRegion = Region | 'Semiárido';

/** The two groups of art. 4 § 8: up to 50% for S, SE and CO; up to 70% for N, NE and the Semiárido. */
export type RegionGroup = 'southern' | 'northern';

/**
 * The one region of a place (reading S2): a municipality of the Semiárido is in the Semiárido, whatever its state; a
 * state without municipality is in the region of the IBGE, though part of it may be semiarid.
 */
export function seloRegion(place: Place): SeloRegion {
  if (place.kind === 'semiarid' || (place.kind === 'municipality' && place.semiarid)) return 'Semiárido';
  return place.kind === 'region' ? place.region : regionOf(place.uf);
}

/** The region of the IBGE a place lies in; `null` for the Semiárido as a whole, which spans two. */
export function macroRegion(place: Place): Region | null {
  if (place.kind === 'semiarid') return null;
  return place.kind === 'region' ? place.region : regionOf(place.uf);
}

export function regionGroup(region: SeloRegion): RegionGroup {
  return region === 'Norte' || region === 'Nordeste' || region === 'Semiárido' ? 'northern' : 'southern';
}

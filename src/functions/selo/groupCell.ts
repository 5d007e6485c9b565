import { readPlace } from '../../brazil/place';
import { tidy } from '../../brazil/text';
import { regionGroup, seloRegion, type RegionGroup } from '../../rules/selo/region';
import { placeCell } from '../cellReaders';
import type { Parameter } from '../entry';
import { caught, FunctionFailure } from '../failure';

/** The group of art. 4 § 8 that a cell names: by a place in it, or by several (`S, SE e CO`, `N/NE/Semiárido`). */
export function groupCell(cell: unknown, parameter: Parameter): RegionGroup {
  const place = caught(() => placeCell(cell, parameter));
  if (!(place instanceof FunctionFailure)) return regionGroup(seloRegion(place));
  const groups = new Set(typeof cell === 'string' ? partsOf(cell).map(groupOf) : []);
  const [group] = groups;
  if (groups.size !== 1 || !group) throw place;
  return group;
}

/** Beside regions, `SE` and `SA` stand for regions too. */
const SHORT: Readonly<Record<string, string>> = { SE: 'Sudeste', SA: 'Semiárido' };

function partsOf(cell: string): string[] {
  const parts = tidy(cell).split(/\s*(?:[/,;+]| e )\s*/i);
  return parts.length > 1 ? parts.map((part) => SHORT[part.toUpperCase()] ?? part) : [];
}

function groupOf(part: string): RegionGroup | null {
  const read = readPlace(part, null);
  return read.ok ? regionGroup(seloRegion(read.value)) : null;
}

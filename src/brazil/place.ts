import { isFault, unwrap } from './cell';
import { nameAndUf, readMunicipality } from './municipalities';
import type { Municipality } from './municipalityList';
import type { Read, ReadFault, ReadNote } from './read';
import { isSemiarid, SEMIARID_UFS } from './semiarid';
import { fold, nearest, repairEncoding, tidy } from './text';
import { findUf, regionOf, ufOfCode, ufs, type Region, type Uf } from './ufs';

/** A place as wide as a person knows it. */
export type Place =
  | { kind: 'municipality'; municipality: Municipality; uf: Uf; semiarid: boolean }
  | { kind: 'uf'; uf: Uf }
  | { kind: 'region'; region: Region }
  /** The Semiárido as a whole, over several states. */
  | { kind: 'semiarid' };

/**
 * A place: a state (as `readUf` takes it), a region of the IBGE, the Semiárido, or a municipality (as
 * `readMunicipality` takes it). A municipality that bears a state's name is meant where its own UF is written or given;
 * alone the name is the state's. `SE` is Sergipe, which is noted.
 *
 * @param uf the UF given beside the place, which must agree with it; `null` when none is
 * @throws MunicipalitiesNotLoaded when the place is not wider than a municipality, before the list is loaded
 */
export function readPlace(cell: unknown, uf: Uf | null): Read<Place> {
  const held = unwrap(cell);
  if (isFault(held)) return refused(held);
  const memoKey = `${uf ?? ''}|${held}`;
  let read = remembered.get(memoKey);
  if (read === undefined) {
    read = readText(String(held), uf);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(memoKey, read);
  }
  return read.ok ? { ...read, notes: [...read.notes] } : read;
}

/** Columns repeat few places. */
const remembered = new Map<string, Read<Place>>();
const MOST_REMEMBERED = 5000;

function refused(fault: ReadFault): { ok: false; fault: ReadFault } {
  return { ok: false, fault };
}

function readText(text: string, uf: Uf | null): Read<Place> {
  const repaired = repairEncoding(text);
  const typed = tidy(text);
  const seen = tidy(repaired);
  const parts = widePartsOf(seen, uf);
  if (parts === null) return readNarrow(text, uf);
  const read = together(parts, typed, uf);
  if (read.ok && repaired !== text) read.notes.push({ code: 'encodingRepaired', typed, repaired: seen });
  return read;
}

/** Something wider than a municipality. */
interface Wide {
  place: Exclude<Place, { kind: 'municipality' }>;
  notes: ReadNote[];
}

/** Municipalities whose folded names are those of states, each with its UF. */
const NAMED_LIKE_A_STATE = new Set(
  'AMAPA/AP ESPIRITOSANTO/RN GOIAS/GO MATOGROSSO/PB PARANA/RN PARANA/TO RIODEJANEIRO/RJ SAOPAULO/SP TOCANTINS/MG'.split(
    ' ',
  ),
);

/** The first splits what stands side by side; a hyphen or a blank may belong to a name. */
const SEPARATORS = [/[/,;|()&+]| e | [-–—] /i, /[-–—]/, / /];

/** The states, regions and so on that make up the whole text; `null` when it must name a municipality. */
function widePartsOf(typed: string, uf: Uf | null): Wide[] | null {
  const split = nameAndUf(typed);
  if (NAMED_LIKE_A_STATE.has(`${fold(split?.name ?? typed)}/${split?.uf ?? uf ?? ''}`)) return null;
  // Spelled so, it is no slip for Paraná.
  if (uf === null && /^paranã$/i.test(typed)) return null;
  const whole = readWide(typed);
  if (whole !== null) return [whole];
  for (const separator of SEPARATORS) {
    const parts = partsOf(typed, separator).map(readWide);
    if (parts.length > 1 && parts.every((part) => part !== null)) return parts;
  }
  return null;
}

function partsOf(typed: string, separator: RegExp): string[] {
  return typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const REGIONS = new Map<string, Region>([
  ['NORTE', 'Norte'],
  ['N', 'Norte'],
  ['NORDESTE', 'Nordeste'],
  ['NE', 'Nordeste'],
  ['CENTROOESTE', 'Centro-Oeste'],
  ['CO', 'Centro-Oeste'],
  ['SUDESTE', 'Sudeste'],
  ['SUL', 'Sul'],
  ['S', 'Sul'],
]);
const SEMIARID = /^SEMIARID[OA](LEGAL)?$/;
const ROUND_A_NAME = /^(GRANDE|MACROR)?REG(IAO)?(D[OAE])?|(DOBRASIL|BRASILEIR[OA])$/g;

function readWide(text: string): Wide | null {
  const uf = findUf(text);
  if (uf !== null) {
    const bare: ReadNote[] = fold(text) === 'SE' ? [{ code: 'sergipeNotSudeste', typed: text }] : [];
    return { place: { kind: 'uf', uf: uf.value }, notes: [...uf.notes, ...bare] };
  }
  const key = fold(text);
  const name = key.replace(ROUND_A_NAME, '');
  if (SEMIARID.test(name)) return { place: { kind: 'semiarid' }, notes: [] };
  const region = name === 'SE' && name !== key ? 'Sudeste' : REGIONS.get(name);
  return region === undefined ? null : { place: { kind: 'region', region }, notes: [] };
}

/** Parts that lie in one another are one place, the narrowest: `PA - Norte`, `Bahia/Semiárido`; others are several. */
function together(wide: readonly Wide[], typed: string, given: Uf | null): Read<Place> {
  const besideRegion = wide.some(({ place }) => place.kind === 'region');
  const parts = wide.map((part) => (besideRegion && isBareSe(part) ? SUDESTE : part));
  const regions = new Set(parts.flatMap(({ place }) => (place.kind === 'region' ? [place.region] : [])));
  const written = new Set(parts.flatMap(({ place }) => (place.kind === 'uf' ? [place.uf] : [])));
  const [region] = regions;
  const [uf] = written;
  const semiarid = parts.some(({ place }) => place.kind === 'semiarid');
  const lies = (where: Uf) =>
    (region === undefined || region === regionOf(where)) && (!semiarid || SEMIARID_UFS.includes(where));
  const reached = !semiarid || region === undefined || SEMIARID_UFS.some((where) => regionOf(where) === region);
  if (regions.size > 1 || written.size > 1 || (uf === undefined ? !reached : !lies(uf)))
    return refused({ code: 'placeSeveral', typed });
  if (given !== null && ((uf ?? given) !== given || !lies(given)))
    return refused({ code: 'placeOfOtherUf', typed, uf: given });
  const doubtful = parts.length === 1 && given === null;
  const notes = parts.flatMap((part) => (isBareSe(part) && !doubtful ? [] : part.notes));
  return { ok: true, value: placeOf(semiarid, uf ?? given, region), notes };
}

/** `SE` beside a region is a region too: `NE/SE`, `Sudeste (SE)`. */
const SUDESTE: Wide = { place: { kind: 'region', region: 'Sudeste' }, notes: [] };

function isBareSe({ notes }: Wide): boolean {
  return notes.some(({ code }) => code === 'sergipeNotSudeste');
}

function placeOf(semiarid: boolean, uf: Uf | null, region: Region | undefined): Place {
  if (semiarid) return { kind: 'semiarid' };
  return uf === null ? { kind: 'region', region: region! } : { kind: 'uf', uf };
}

function readNarrow(text: string, given: Uf | null): Read<Place> {
  const typed = tidy(text);
  const read = readMunicipality(text, given);
  if (read.ok) {
    const { value: municipality, notes } = read;
    const { uf, ibge } = municipality;
    return { ok: true, value: { kind: 'municipality', municipality, uf, semiarid: isSemiarid(ibge) }, notes };
  }
  const { fault } = read;
  if (fault.code !== 'municipalityUnknown') return refused(fault);
  if (namesSeveral(typed, given)) return refused({ code: 'placeSeveral', typed });
  return refused(fault.uf === '' ? { code: 'placeUnknown', typed, suggestions: suggestions(typed, fault) } : fault);
}

function namesSeveral(typed: string, uf: Uf | null): boolean {
  const parts = partsOf(typed, SEPARATORS[0]!);
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const read = readMunicipality(part, uf);
      return readWide(part) !== null || read.ok || read.fault.code === 'municipalityNeedsUf';
    })
  );
}

const WIDE_NAMES = [...new Set(REGIONS.values()), 'Semiárido', ...ufs.map(({ name }) => name)];

function suggestions(typed: string, fault: Extract<ReadFault, { code: 'municipalityUnknown' }>): string[] {
  const municipalities = fault.suggestions.map(({ name, ibge }) => `${name}/${ufOfCode(ibge.slice(0, 2))!}`);
  return [...nearest(typed, WIDE_NAMES, 2), ...municipalities].slice(0, 3);
}

/** A place as people write it: `Irecê/BA`, `MT`, `Semiárido`. */
export function nameOfPlace(place: Place): string {
  switch (place.kind) {
    case 'municipality':
      return `${place.municipality.name}/${place.uf}`;
    case 'uf':
      return place.uf;
    case 'region':
      return place.region;
    case 'semiarid':
      return 'Semiárido';
  }
}

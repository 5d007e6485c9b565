import { LazyPart, NotLoaded } from './lazyPart';
import { fold } from './text';
import { ufs, type Uf } from './ufs';

/** A municipality of the IBGE's list; the Distrito Federal counts as one, Brasília. */
export interface Municipality {
  /** Seven digits. */
  ibge: string;
  name: string;
  uf: Uf;
}

/** Thrown by whatever needs the list before it was loaded: load it, then ask again. */
export class MunicipalitiesNotLoaded extends NotLoaded {
  constructor() {
    super(loadMunicipalities);
  }
}

/** The list in the forms it is searched by. */
export interface MunicipalityIndex {
  byCode: ReadonlyMap<string, Municipality>;
  /** By the first six digits, which some systems use alone. */
  bySixDigits: ReadonlyMap<string, Municipality>;
  /** By UF, then by folded name; no two names of a UF fold alike. */
  byName: ReadonlyMap<Uf, ReadonlyMap<string, Municipality>>;
  /** Codes of the municipalities of the Semiárido. */
  semiarid: ReadonlySet<string>;
}

const list = new LazyPart(async () => {
  const [{ getMunicipalities }, { SEMIARID_MUNICIPALITIES }] = await Promise.all([
    import('@brazilian-utils/brazilian-utils/get-municipalities'),
    import('./semiaridMunicipalities'),
  ]);
  return indexOf(
    ufs.flatMap(({ uf }) => getMunicipalities(uf).map(({ code, name }) => ({ ibge: code, name, uf }))),
    SEMIARID_MUNICIPALITIES,
  );
});

/**
 * Loads the lists of all municipalities (5,571) and of those of the Semiárido, which are kept apart for their size.
 * Loads once; may be called again.
 */
export function loadMunicipalities(): Promise<void> {
  return list.load();
}

export function municipalitiesLoaded(): boolean {
  return list.isLoaded;
}

/** The loaded list; throws {@link MunicipalitiesNotLoaded} before {@link loadMunicipalities} is done. */
export function municipalityIndex(): MunicipalityIndex {
  if (!list.isLoaded) throw new MunicipalitiesNotLoaded();
  return list.use();
}

/** The municipalities of a UF in alphabetical order; throws as {@link municipalityIndex} does. */
export function municipalitiesOf(uf: Uf): Municipality[] {
  return [...municipalityIndex().byName.get(uf)!.values()];
}

function indexOf(all: readonly Municipality[], semiarid: Partial<Record<Uf, string>>): MunicipalityIndex {
  const byName = new Map<Uf, Map<string, Municipality>>(ufs.map(({ uf }) => [uf, new Map()]));
  for (const place of all) byName.get(place.uf)!.set(fold(place.name), place);
  return {
    byCode: new Map(all.map((place) => [place.ibge, place])),
    bySixDigits: new Map(all.map((place) => [place.ibge.slice(0, 6), place])),
    byName,
    semiarid: new Set(ufs.flatMap(({ uf, code }) => semiarid[uf]?.split(' ').map((rest) => code + rest) ?? [])),
  };
}

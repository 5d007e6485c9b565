import { readMunicipality } from '../../brazil/municipalities';
import { tidy } from '../../brazil/text';
import { findUf, type Uf } from '../../brazil/ufs';
import type { DraftRow } from '../../rules/pgpmbio/tableDraft';
import { readRegionText } from './regionText';
import type { UnreadWhy } from '../../explain/tables/unreadCells';

type Places = Pick<DraftRow, 'region' | 'ufs' | 'onlyMunicipalities'>;
type Tell = (why: UnreadWhy) => void;

/**
 * Where a row is paid, from its region, states and municipalities as written. The states count where they are given;
 * without them the region does. What cannot be read is told.
 *
 * @throws MunicipalitiesNotLoaded where municipalities are listed before the country's list is loaded
 */
export function readPlaces(
  written: { region: string; ufs: string; municipalities: string },
  tell: { region: Tell; ufs: Tell; municipalities: Tell },
): Places {
  const ofRegion = readRegionText(written.region);
  const ofUfs = readRegionText(written.ufs);
  const [read, from] = written.ufs === '' ? [ofRegion, 'region' as const] : [ofUfs, 'ufs' as const];
  if (read.unknown.length > 0) tell[from]({ code: 'placesUnknown', typed: written[from], parts: read.unknown });
  const { ufs } = read;
  const differs =
    from === 'ufs' && ofRegion.unknown.length === 0 && ofRegion.ufs.length > 0 && !same(ofRegion.ufs, ufs);
  if (differs) tell.region({ code: 'regionDiffers', region: written.region, ufs });
  const inPart = [...new Set([...ofRegion.inPart, ...read.inPart])].filter((uf) => ufs.includes(uf));
  const onlyMunicipalities = municipalitiesOf(written.municipalities, ufs, inPart, tell.municipalities);
  for (const uf of inPart) if (!onlyMunicipalities[uf]) tell.municipalities({ code: 'partWithoutMunicipalities', uf });
  return { region: written.region === '' ? ufs.join(', ') : written.region, ufs, onlyMunicipalities };
}

/** `MT: Alta Floresta; Aripuanã`, `Alta Floresta/MT`, codes: by state, in the order written. */
function municipalitiesOf(
  written: string,
  ufs: readonly Uf[],
  inPart: readonly Uf[],
  tell: Tell,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let uf: Uf | null = inPart.length === 1 ? (inPart[0] as Uf) : ufs.length === 1 ? (ufs[0] as Uf) : null;
  for (const part of written.split(/[;,\n\r]+/)) {
    const [, prefix = '', rest = ''] = /^\s*([^:]{2,20}):(.*)$/.exec(part) ?? [];
    const named = prefix === '' ? null : findUf(tidy(prefix));
    if (named !== null) uf = named.value;
    const typed = tidy(named === null ? part : rest);
    if (typed === '') continue;
    const read = readMunicipality(typed, uf);
    if (read.ok) (found[read.value.uf] ??= []).push(read.value.ibge);
    else if (read.fault.code === 'municipalityNeedsUf') tell({ code: 'municipalityNeedsUf', typed });
    else tell({ code: 'fault', fault: read.fault });
  }
  return found;
}

function same(some: readonly Uf[], others: readonly Uf[]): boolean {
  return some.length === others.length && some.every((uf) => others.includes(uf));
}

import { readMunicipality } from '../../brazil/municipalities';
import { findUf, type Uf } from '../../brazil/ufs';
import { exact, type Decimal } from '../../rules/exact';
import type { Act } from '../../rules/pgpmbio/priceTable';
import { doubtsOfLimit, readLimitAmount, type LimitDoubt } from './amounts';

/** What the notes below a table say. */
export interface PastedNotes {
  annualCap: Decimal | null;
  annualCapDoubts: readonly LimitDoubt[];
  acts: readonly Act[];
  /** The municipalities of a state covered in part: the note (*). */
  municipalities: { uf: Uf; ibge: readonly string[] } | null;
  /** Notes, or names in them, that were not understood. */
  notUnderstood: readonly string[];
}

const CAP = /(?:benefici[áa]rio|DAP|CAF).*?(?:m[áa]ximo|limite|ultrapassar).*?R\$ ?([\d.,]+\d)/iu;
const ACT = /(Portaria[^,.]*(?:N\.?[º°o]\.? ?[\d/.]+)[^.]*\d{4})/iu;
const MUNICIPALITIES =
  /^\(?\*\)?\s*N[oae]s?\s+(?:estado d[aeo] )?(.+?),?\s+(?:apenas|somente|s[óo])\b.*?munic[íi]pios(?: de)?:?\s+(.+?)\.?$/iu;

/** @throws MunicipalitiesNotLoaded where a note lists municipalities before the country's list is loaded */
export function readPastedNotes(notes: readonly string[]): PastedNotes {
  const notUnderstood: string[] = [];
  let annualCap: Decimal | null = null;
  let annualCapDoubts: readonly LimitDoubt[] = [];
  let municipalities: PastedNotes['municipalities'] = null;
  const acts: Act[] = [];
  for (const note of notes) {
    const [, place = '', names = ''] = MUNICIPALITIES.exec(note) ?? [];
    const uf = findUf(place)?.value;
    const cap = CAP.exec(note)?.[1];
    const act = ACT.exec(note)?.[1];
    if (uf !== undefined) municipalities = { uf, ibge: codesOf(names, uf, notUnderstood) };
    else if (cap !== undefined) {
      const read = readLimitAmount(cap);
      if (read.ok) [annualCap, annualCapDoubts] = [exact(read.value), doubtsOfLimit(cap)];
    } else if (act !== undefined && /pre[çc]os|limites/iu.test(note)) {
      acts.push({ name: act, sets: /limites/iu.test(note) ? 'limits' : 'prices', source: '' });
    } else if (!/^notas?:?$/iu.test(note)) notUnderstood.push(note);
  }
  return { annualCap, annualCapDoubts, acts, municipalities, notUnderstood };
}

function codesOf(names: string, uf: Uf, notUnderstood: string[]): string[] {
  return names
    .split(/[,;]| e /u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => {
      const read = readMunicipality(name, uf);
      if (read.ok) return [read.value.ibge];
      notUnderstood.push(name);
      return [];
    });
}

import { isFault, unwrap } from './cell';
import type { Read, ReadFault, ReadNote } from './read';
import { fold, nearest, tidy } from './text';

/** Macro-regions of the IBGE. */
export type Region = 'Norte' | 'Nordeste' | 'Centro-Oeste' | 'Sudeste' | 'Sul';

const DATA = [
  [11, 'RO', 'Rondônia', 'Norte'],
  [12, 'AC', 'Acre', 'Norte'],
  [13, 'AM', 'Amazonas', 'Norte'],
  [14, 'RR', 'Roraima', 'Norte'],
  [15, 'PA', 'Pará', 'Norte'],
  [16, 'AP', 'Amapá', 'Norte'],
  [17, 'TO', 'Tocantins', 'Norte'],
  [21, 'MA', 'Maranhão', 'Nordeste'],
  [22, 'PI', 'Piauí', 'Nordeste'],
  [23, 'CE', 'Ceará', 'Nordeste'],
  [24, 'RN', 'Rio Grande do Norte', 'Nordeste'],
  [25, 'PB', 'Paraíba', 'Nordeste'],
  [26, 'PE', 'Pernambuco', 'Nordeste'],
  [27, 'AL', 'Alagoas', 'Nordeste'],
  [28, 'SE', 'Sergipe', 'Nordeste'],
  [29, 'BA', 'Bahia', 'Nordeste'],
  [31, 'MG', 'Minas Gerais', 'Sudeste'],
  [32, 'ES', 'Espírito Santo', 'Sudeste'],
  [33, 'RJ', 'Rio de Janeiro', 'Sudeste'],
  [35, 'SP', 'São Paulo', 'Sudeste'],
  [41, 'PR', 'Paraná', 'Sul'],
  [42, 'SC', 'Santa Catarina', 'Sul'],
  [43, 'RS', 'Rio Grande do Sul', 'Sul'],
  [50, 'MS', 'Mato Grosso do Sul', 'Centro-Oeste'],
  [51, 'MT', 'Mato Grosso', 'Centro-Oeste'],
  [52, 'GO', 'Goiás', 'Centro-Oeste'],
  [53, 'DF', 'Distrito Federal', 'Centro-Oeste'],
] as const;

/** The two letters of a state or of the Distrito Federal. */
export type Uf = (typeof DATA)[number][1];

export interface UfData {
  uf: Uf;
  /** Two-digit code of the IBGE, which also opens municipality codes and NF-e keys. */
  code: string;
  name: string;
  region: Region;
}

/** The 27 federative units in the order of their IBGE codes. */
export const ufs: readonly UfData[] = DATA.map(([code, uf, name, region]) => ({
  code: String(code),
  uf,
  name,
  region,
}));

const byUf = new Map(ufs.map((data) => [data.uf, data]));
const byCode = new Map(ufs.map((data) => [data.code, data.uf]));
const byKey = new Map(ufs.flatMap(({ uf, name }) => [[uf, uf] as const, [fold(name), uf] as const]));
const byName = new Map(ufs.map(({ uf, name }) => [name, uf]));

/** Folded names of things larger than a UF that people put in its column. */
const REGION_KEYS = new Set(['NORTE', 'NORDESTE', 'CENTROOESTE', 'SUDESTE', 'SUL', 'N', 'NE', 'CO', 'S']);

/** Texts already understood without a remark; kept small, since columns repeat few spellings. */
const understood = new Map<string, Uf>(byKey);
const MOST_KEPT = 1000;

/**
 * A federative unit: sigla or name, whatever the accents and case, or its two-digit IBGE code (noted). Nothing is
 * accepted by resemblance: Pará and Paraná, Roraima and Rondônia are too close.
 */
export function readUf(cell: unknown): Read<Uf> {
  const known = typeof cell === 'string' ? understood.get(cell) : undefined;
  if (known !== undefined) return { ok: true, value: known, notes: [] };
  const held = unwrap(cell);
  if (isFault(held)) return { ok: false, fault: held };
  const typed = tidy(String(held));
  const found = findUf(typed);
  if (found === null) return { ok: false, fault: faultOf(typed) };
  if (typeof cell === 'string' && found.notes.length === 0 && understood.size < MOST_KEPT)
    understood.set(cell, found.value);
  return { ok: true, ...found };
}

/** The UF a tidied text names, as {@link readUf} understands it; `null` when it names none. */
export function findUf(typed: string): { value: Uf; notes: ReadNote[] } | null {
  const uf = byKey.get(fold(typed)) ?? ufSaidTwice(typed);
  if (uf !== undefined) return { value: uf, notes: [] };
  const numeric = byCode.get(typed.replace(/[.,]0+$/, ''));
  return numeric === undefined ? null : { value: numeric, notes: [{ code: 'numericUf', typed, uf: numeric }] };
}

/** Full data of a UF. */
export function ufData(uf: Uf): UfData {
  return byUf.get(uf)!;
}

/** The UF whose two-digit IBGE code this is. */
export function ufOfCode(code: string): Uf | undefined {
  return byCode.get(code);
}

/** The UF whose sigla or name this is, accents and case aside. */
export function ufOfName(text: string): Uf | undefined {
  return byKey.get(fold(text));
}

export function regionOf(uf: Uf): Region {
  return ufData(uf).region;
}

/** The UFs of a macro-region in the order of their IBGE codes. */
export function ufsOf(region: Region): readonly Uf[] {
  return ufs.filter((data) => data.region === region).map((data) => data.uf);
}

function partsOf(typed: string): string[] {
  return typed
    .split(/[/,;|()&+–—-]+| e /i)
    .map(fold)
    .filter((part) => part !== '');
}

/** `PA - Pará`, `Estado do Pará`. */
function ufSaidTwice(typed: string): Uf | undefined {
  const parts = partsOf(typed.replace(/^estado d[aeo] /i, '')).map((part) => byKey.get(part));
  return parts.every((part) => part !== undefined && part === parts[0]) ? parts[0] : undefined;
}

function faultOf(typed: string): ReadFault {
  const key = fold(typed).replace(/^REGIAO/, '');
  const parts = partsOf(typed);
  if (REGION_KEYS.has(key) || (parts.length > 0 && parts.every((part) => REGION_KEYS.has(part))))
    return { code: 'ufIsRegion', typed };
  const words = typed.split(' ').map(fold);
  const several = [parts, words].some((list) => list.length > 1 && list.every((part) => byKey.has(part)));
  if (several) return { code: 'ufSeveral', typed };
  const resembling = key.length < 3 ? [] : nearest(typed, [...byName.keys()], 3);
  return { code: 'ufUnknown', typed, suggestions: resembling.map((name) => byName.get(name)!) };
}

import { readMunicipality, type Municipality } from '../../../brazil/municipalities';
import type { Read, ReadNote } from '../../../brazil/read';
import { readUf, type Uf } from '../../../brazil/ufs';
import type { Place } from '../../../rules/pgpmbio/findings';
import { missing, noValue, type Known, type Said } from '../said';

/** Where the product was gathered. */
export interface SalePlace {
  uf: Uf;
  municipality: Municipality | null;
}

/** Whether the table has columns for the name and for the code of a municipality, and for the UF. */
export interface PlaceColumns {
  uf: boolean;
  municipality: boolean;
  ibge: boolean;
}

/**
 * State and municipality from their cells, which must agree: where name and code differ, neither is taken. Without the
 * state a code tells it; a name does not, since names repeat.
 */
export function readSalePlace(
  ufCell: unknown,
  nameCell: unknown,
  codeCell: unknown,
  has: PlaceColumns,
): Known<SalePlace> {
  const says: Said[] = [];
  const uf = ufOf(ufCell, says);
  if (uf === 'unreadable') return { value: null, says };
  const coded = has.ibge ? given(readMunicipality(codeCell, uf)) : null;
  const state = uf ?? (coded?.ok ? coded.value.uf : null);
  const named = has.municipality ? given(readMunicipality(nameCell, state)) : null;
  const byName = named?.ok ? named.value : null;
  const byCode = coded?.ok ? coded.value : null;
  if (named) says.push(...saidOf(named, 'municipality', null));
  if (coded) says.push(...saidOf(coded, 'ibge', byName));
  if (byName && byCode && byName.ibge !== byCode.ibge) {
    says.push({ severity: 'error', column: 'ibge', data: { code: 'L09', why: 'nameAndCode', byName, byCode } });
  }
  if (uf === null && byCode) {
    const { uf: fix, name: municipality, ibge } = byCode;
    const data = { code: 'L08', why: 'ufFromCode', uf: fix, municipality, ibge } as const;
    says.push({ severity: 'warning', column: 'uf', data, ...(has.uf ? { fix } : {}) });
  }
  if (uf === null && !byCode && !saysMissingUf(says)) says.push(byName ? ufOfPlace(byName) : missing('uf'));
  const faulty = says.some(({ severity }) => severity === 'error');
  return { value: faulty || state === null ? null : { uf: state, municipality: byCode ?? byName }, says };
}

function ufOf(cell: unknown, says: Said[]): Uf | null | 'unreadable' {
  const read = readUf(cell);
  if (!read.ok) {
    if (read.fault.code === 'blank') return null;
    const none = noValue(read.fault, 'uf');
    says.push(none ?? { severity: 'error', column: 'uf', data: { code: 'L27', why: 'unreadable', fault: read.fault } });
    return 'unreadable';
  }
  for (const note of read.notes) {
    if (note.code !== 'numericUf') continue;
    says.push({ severity: 'warning', column: 'uf', data: { code: 'L27', why: 'understood', note }, fix: note.uf });
  }
  return read.value;
}

function given(read: Read<Municipality>): Read<Municipality> | null {
  return !read.ok && read.fault.code === 'blank' ? null : read;
}

function saidOf(read: Read<Municipality>, column: 'municipality' | 'ibge', byName: Place | null): Said[] {
  if (!read.ok) {
    const { fault } = read;
    const none = noValue(fault, column);
    if (none) return [none];
    if (fault.code === 'municipalityNeedsUf') {
      const { typed: municipality, ufs } = fault;
      return [{ severity: 'error', column: 'uf', data: { code: 'L01', why: 'ufOfPlace', municipality, ufs } }];
    }
    return [{ severity: 'error', column, data: { code: 'L09', why: 'unreadable', column, fault, byName } }];
  }
  return read.notes.map((note) => ({
    severity: 'warning',
    column,
    data: { code: 'L08', why: 'understood', note },
    fix: officialIn(column, note, read.value),
  }));
}

/** What the cell should hold: the code where a code stands, else the name. */
function officialIn(column: 'municipality' | 'ibge', note: ReadNote, { ibge, name }: Municipality): string | number {
  const wasCode = column === 'ibge' || note.code === 'codeCompleted';
  return wasCode ? Number(ibge) : name;
}

function saysMissingUf(says: readonly Said[]): boolean {
  return says.some(({ data }) => data.code === 'L01');
}

function ufOfPlace({ name, uf }: Place): Said {
  return { severity: 'error', column: 'uf', data: { code: 'L01', why: 'ufOfPlace', municipality: name, ufs: [uf] } };
}

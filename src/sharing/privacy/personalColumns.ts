import { readCnpj } from '../../brazil/cnpj';
import { municipalitiesLoaded } from '../../brazil/municipalityList';
import { readMunicipality } from '../../brazil/municipalities';
import type { ColumnId } from '../../sheets/columns';
import { ColumnValues, isGoods } from '../../sheets/columnValues';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { CellValue } from '../../workbook/port';
import { looksLikeOrganisation, looksLikePerson } from './names';
import { isNotFilled } from './notFilled';
import { kindOfHeader } from './personalHeaders';
import type { PersonalKind } from './personalKind';

/**
 * What columns hold of people, by what they mean. The number of an organisation (CNPJ) is public and no personal data,
 * nor is its name; numbers of parties are a person's wherever they are no CNPJ.
 */
const KINDS: Partial<Record<ColumnId, PersonalKind>> = {
  cpf: 'cpf',
  family: 'family',
  previousFamily: 'family',
  ruralRegistry: 'family',
  producerName: 'name',
  professionalRegistry: 'contact',
};
/** Persons or organisations, by their values. */
const PARTIES: ReadonlySet<ColumnId> = new Set(['issuer', 'buyer', 'intermediary']);
const RECEIVERS: ReadonlySet<ColumnId> = new Set(['donee']);
/** Part of the values of a column of unknown meaning that speaks for all. */
const MOST = 0.6;

interface Table {
  grid: Grid;
  table: RecognisedTable;
}

const known = new WeakMap<RecognisedTable, ReadonlyMap<number, PersonalKind>>();

/**
 * The columns of a table with personal data, by column of the grid's values. Those whose header says nothing are judged
 * by their values; in doubt a column is personal, and the person can say that it is not.
 */
export function personalColumns({ grid, table }: Table): ReadonlyMap<number, PersonalKind> {
  const before = known.get(table);
  if (before) return before;
  const kinds = new Map<number, PersonalKind>();
  const add = (at: number, kind: PersonalKind | 'none' | null) =>
    kind !== null && kind !== 'none' && kinds.set(at, kind);
  for (const { at, id } of table.columns)
    add(
      at,
      kindOfMeaning(id, () => valuesOf({ grid, table }, at)),
    );
  for (const { at, header, why } of table.unmatched) {
    const meant = why && 'id' in why ? kindOfMeaning(why.id, () => valuesOf({ grid, table }, at)) : null;
    add(at, meant ?? kindOfHeader(header) ?? kindOfValues({ grid, table }, at));
  }
  known.set(table, kinds);
  return kinds;
}

function kindOfMeaning(id: ColumnId, values: () => Iterable<CellValue>): PersonalKind | null {
  if (PARTIES.has(id)) return some(values(), isPersonsNumber) ? 'cpf' : null;
  if (RECEIVERS.has(id)) return some(values(), isNoOrganisation) ? 'name' : null;
  return KINDS[id] ?? null;
}

function* valuesOf({ grid, table }: Table, at: number): Generator<CellValue> {
  for (const row of table.dataRows) yield grid.values[row]?.[at] ?? null;
}

function some(values: Iterable<CellValue>, is: (value: CellValue) => boolean): boolean {
  for (const value of values) if (is(value)) return true;
  return false;
}

/** Figures as of a CPF, or of anything else that is no CNPJ. */
function isPersonsNumber(value: CellValue): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const figures = String(value).replace(/\D/g, '');
  // Names are known by their upper case elsewhere; here people write as they like.
  if (figures.length < 9)
    return typeof value === 'string' && !isNotFilled(value) && looksLikePerson(value.toLocaleUpperCase('pt-BR'));
  return figures.startsWith('000') || !readCnpj(value).ok;
}

function isNoOrganisation(value: CellValue): boolean {
  if (typeof value === 'number') return isPersonsNumber(value);
  return typeof value === 'string' && !isNotFilled(value) && !looksLikeOrganisation(value) && !readCnpj(value).ok;
}

function kindOfValues({ grid, table: { dataRows } }: Table, at: number): PersonalKind | null {
  const values = new ColumnValues(grid, at, dataRows[0] ?? 0, dataRows.at(-1) ?? 0);
  if (values.blank) return null;
  if (values.share('cpf') >= MOST) return 'cpf';
  if (values.share('familyKey') >= MOST) return 'family';
  const persons = values.sample.filter((value) => typeof value === 'string' && mayBePerson(value)).length;
  return persons / values.sample.length >= MOST ? 'name' : null;
}

function mayBePerson(text: string): boolean {
  if (!looksLikePerson(text) || isGoods(text)) return false;
  return !municipalitiesLoaded() || !readMunicipality(text, null).ok;
}

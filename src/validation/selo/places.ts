import { isBlankCell } from '../../brazil/cell';
import { readMunicipality } from '../../brazil/municipalities';
import { readPlace, type Place } from '../../brazil/place';
import type { ReadNote } from '../../brazil/read';
import { isSemiarid } from '../../brazil/semiarid';
import { readUf, type Uf } from '../../brazil/ufs';
import { notesFound, type Cell, type Columns } from './cells';
import type { CellFinding } from './logs';

/** Where something was grown or spent, and what is found of the cells that say so. */
export interface PlaceRead {
  place: Place | null;
  /** Whether any cell says where. */
  said: boolean;
  findings: readonly CellFinding[];
}

const PLACE_COLUMNS = ['uf', 'municipality', 'ibge', 'region'] as const;
type PlaceColumn = (typeof PLACE_COLUMNS)[number];

/** Reads the place of each row from the columns that tell it, the narrowest first; they must agree. */
export function placeReader(columns: Columns): (row: number) => PlaceRead {
  return columns.together(PLACE_COLUMNS, readAll);
}

export function hasPlace(columns: Columns): boolean {
  return PLACE_COLUMNS.some((column) => columns.has(column));
}

function readAll([ufCell, municipality, ibge, region]: readonly Cell[]): PlaceRead {
  const notes: CellFinding[] = [];
  const failed = (column: PlaceColumn, read: ReturnType<typeof readPlace>): PlaceRead => ({
    place: null,
    said: true,
    findings: read.ok
      ? []
      : [{ severity: 'error', column, data: { code: 'R06', found: 'unreadable', fault: read.fault } }],
  });
  const note = (column: PlaceColumn, found: readonly ReadNote[]) => notes.push(...notesFound(column, found));

  let uf: Uf | null = null;
  if (!isBlankCell(ufCell!)) {
    const read = readUf(ufCell);
    if (!read.ok) return failed('uf', read);
    note('uf', read.notes);
    uf = read.value;
  }
  const coded = isBlankCell(ibge!) ? null : readMunicipality(ibge, uf);
  if (coded && !coded.ok) return failed('ibge', coded);
  const named = isBlankCell(municipality!) ? null : readPlace(municipality, uf);
  if (named && !named.ok) return failed('municipality', named);
  if (named) note('municipality', named.notes);
  if (coded) {
    note('ibge', coded.notes);
    const { value } = coded;
    const other = named?.value.kind === 'municipality' ? named.value.municipality : null;
    if (other && other.ibge !== value.ibge) {
      const data = {
        code: 'R06',
        found: 'codeDiffers',
        here: `${other.name}/${other.uf}`,
        there: `${value.name}/${value.uf}`,
      } as const;
      return { place: null, said: true, findings: [{ severity: 'error', column: 'ibge', data }] };
    }
    const place: Place = { kind: 'municipality', municipality: value, uf: value.uf, semiarid: isSemiarid(value.ibge) };
    return { place, said: true, findings: notes };
  }
  if (named) return { place: named.value, said: true, findings: notes };
  if (!isBlankCell(region!)) {
    const read = readPlace(region, uf);
    if (!read.ok) return failed('region', read);
    note('region', read.notes);
    return { place: read.value, said: true, findings: notes };
  }
  return uf === null
    ? { place: null, said: false, findings: [] }
    : { place: { kind: 'uf', uf }, said: true, findings: notes };
}

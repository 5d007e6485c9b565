import type { IsoDate } from '../../../brazil/read';
import type { Language } from '../../../explain/language';
import type { Readings } from '../../../rules/pgpmbio/readings';
import { defaultChoices, organisationsIn, type CopyChoices, type RowChoice } from '../../../sharing/copy/choices';
import { chosenLines } from '../../../sharing/copy/lines';
import { isIndispensable } from '../../../sheets/kinds';
import type { RecognisedTable } from '../../../sheets/recognisedTable';
import { defaultReadings } from '../../../validation/pgpmbio/context';
import type { CheckedTable } from '../../check/checked';
import type { PlantForm } from '../../check/plant/plantForm';

/** Which lines a copy has, or that each organisation is given a copy with its own. */
export type RowsWanted = RowChoice | { kind: 'eachOrganisation' };

/** What a person wants of a copy. */
export interface CopyWanted extends Omit<CopyChoices, 'rows'> {
  rows: RowsWanted;
  notPersonal: readonly number[];
  /** By which results of sales are worked out. */
  readings: Readings;
  /** What a plant's year is judged by; made when its results are wanted. */
  plant: PlantForm | null;
}

/** What the screen begins with: everything, personal data masked, results as values where the table has any. */
export function firstWanted(table: RecognisedTable, language: Language, day: IsoDate): CopyWanted {
  return {
    ...defaultChoices({ table, results: null }, language, day),
    notPersonal: [],
    results: mayHaveResults(table) ? 'values' : 'none',
    readings: defaultReadings,
    plant: null,
  };
}

/** Whether the check of a table gives results for its lines. */
export function mayHaveResults({ kind, missing }: RecognisedTable): boolean {
  return isIndispensable(kind) && missing.length === 0;
}

/** How many lines of a table go and stay, and into how many files. */
export interface LinesWanted {
  files: number;
  lines: number;
  left: number;
}

export function linesWanted(whole: CheckedTable, rows: RowsWanted): LinesWanted {
  const all = whole.table.dataRows.length;
  if (rows.kind !== 'eachOrganisation') {
    const lines = chosenLines(whole, rows).length;
    return { files: 1, lines, left: all - lines };
  }
  const organisations = organisationsIn(whole);
  const lines = organisations.reduce((sum, one) => sum + one.lines, 0);
  return { files: organisations.length, lines, left: all - lines };
}

import type { ColumnId, TableKind } from './columns';
import type { ColumnValues } from './columnValues';
import { agreement, guessesFrom, holdsNames } from './expectedShapes';
import type { ColumnHeader } from './headerTexts';
import { columnsOfKind } from './kinds';
import type { Candidate } from './matchHeader';
import type { Certainty, MatchedColumn, UnmatchedColumn, UnmatchedReason } from './recognisedTable';

/** A column of a grid with its header and what stands under it. */
export interface HeadedColumn extends ColumnHeader {
  values: ColumnValues;
}

/** A meaning that a column may have in a table. */
export interface Proposal {
  column: HeadedColumn;
  id: ColumnId;
  certainty: Certainty;
  fit: number;
  chosen?: true;
}

/** Columns of a table as one kind of table understands them. */
export interface Assignment {
  columns: readonly MatchedColumn[];
  unmatched: readonly UnmatchedColumn[];
  /** How well each matched column fits, in the order of `columns`. */
  fits: readonly number[];
}

/** What the person said of columns, by their place; `null`: nothing that the checks use. */
export type Chosen = ReadonlyMap<number, ColumnId | null>;

/**
 * Gives each column the meaning it fits best in a kind of table, each meaning to one column at most. What the person
 * chose stands.
 */
export function assignColumns(columns: readonly HeadedColumn[], kind: TableKind, chosen: Chosen): Assignment {
  // A quantity in kg is the best, unless a column of units says what another quantity is in.
  const inOneUnit = !columns.some(({ meanings }) => meanings.candidates[0]?.id === 'unit');
  const proposals = columns
    .filter(({ at }) => !chosen.has(at))
    .flatMap((column) => proposalsFor(column, kind, inOneUnit))
    .sort((a, b) => b.fit - a.fit);
  const given = new Map<number, Proposal>();
  const reasons = new Map<number, UnmatchedReason>();
  for (const column of columns) {
    const id = chosen.get(column.at);
    if (id === null) reasons.set(column.at, { code: 'chosen' });
    else if (id !== undefined) given.set(column.at, { column, id, certainty: 'known', fit: 1, chosen: true });
  }
  const taken = new Set([...given.values()].map(({ id }) => id));
  for (const proposal of proposals) {
    const { id, column } = proposal;
    if (given.has(column.at)) continue;
    if (taken.has(id)) {
      if (!reasons.has(column.at)) reasons.set(column.at, { code: 'sameAsAnother', id });
      continue;
    }
    const rivals = proposals.filter((other) => isRival(proposal, other) && !given.has(other.column.at));
    if (rivals.length > 0) {
      for (const { column: rival } of [proposal, ...rivals])
        if (!reasons.has(rival.at)) reasons.set(rival.at, { code: 'ambiguous', id });
      taken.add(id);
      continue;
    }
    given.set(column.at, proposal);
    taken.add(id);
  }
  const matched = columns.flatMap(({ at }) => given.get(at) ?? []);
  return {
    columns: matched.map(matchedColumn),
    fits: matched.map(({ fit }) => fit),
    unmatched: columns
      .filter(({ at, text, values }) => !given.has(at) && (text !== '' || !values.blank))
      .map((column) => ({
        at: column.at,
        header: column.text,
        why: reasons.get(column.at) ?? reasonFor(column, kind),
      })),
  };
}

/** Headers of exactly the same words fit equally well: which is meant, only the person knows. */
function isRival(one: Proposal, other: Proposal): boolean {
  return other.id === one.id && other.column !== one.column && Math.abs(other.fit - one.fit) < 1e-6;
}

function matchedColumn({ id, column, certainty, chosen }: Proposal): MatchedColumn {
  const { unit } = column.meanings;
  return { id, at: column.at, header: column.text, certainty, ...(unit && { unit }), ...(chosen && { chosen }) };
}

function reasonFor({ text, meanings, values }: HeadedColumn, kind: TableKind): UnmatchedReason {
  if (text === '') return { code: 'noHeader' };
  const refused = meanings.candidates.find(({ id }) => columnsOfKind(kind).has(id) && holdsNames(id, values));
  if (refused) return { code: 'contradicted', id: refused.id };
  return { code: meanings.otherMatter || meanings.candidates.length > 0 ? 'notUsed' : 'unknown' };
}

const FIT_OF_GUESS = 0.3;

function proposalsFor(column: HeadedColumn, kind: TableKind, inOneUnit: boolean): Proposal[] {
  const { meanings, values, text } = column;
  const accepted = columnsOfKind(kind);
  const byHeader = meanings.candidates
    .filter(({ id, onlyIn }) => accepted.has(id) && (onlyIn?.includes(kind) ?? true) && !holdsNames(id, values))
    .map((candidate) => weighed(column, candidate, inOneUnit));
  if (meanings.otherMatter) return byHeader;
  const byValues = guessesFrom(
    values,
    text !== '',
    byHeader.map(({ id }) => id),
  )
    .filter(({ id }) => accepted.has(id) && !byHeader.some((proposal) => proposal.id === id))
    .map(({ id, share }) => guessed(column, id, share, byHeader));
  return [...byHeader, ...byValues];
}

/** Values that are not what the header says make it less sure, but a known header is not overruled by bad values. */
function weighed(column: HeadedColumn, { id, certainty, fit }: Candidate, inOneUnit: boolean): Proposal {
  const { values, meanings } = column;
  const agrees = agreement(id, values);
  const inKilograms = inOneUnit && (meanings.unit === 'kg' || meanings.unit === 'R$/kg') ? 0.02 : 0;
  const doubt = (values.blank ? 0.2 : 0) + (agrees < 0 ? 0.2 : 0);
  return {
    column,
    id,
    certainty: agrees < 0 ? LESS_SURE[certainty] : certainty,
    fit: fit + inKilograms + 0.1 * agrees - doubt,
  };
}

const LESS_SURE: Readonly<Record<Certainty, Certainty>> = { known: 'likely', likely: 'guessed', guessed: 'guessed' };

/**
 * Values that look like something else than the header says (access keys under `NF`, CPFs under `Produtor`) go before
 * it; without a header they are a guess.
 */
function guessed(column: HeadedColumn, id: ColumnId, share: number, byHeader: readonly Proposal[]): Proposal {
  const related = byHeader.length > 0;
  return {
    column,
    id,
    certainty: related ? 'likely' : 'guessed',
    fit: FIT_OF_GUESS + 0.1 * share + (related ? 0.55 : 0),
  };
}

import type { ColumnId, TableKind } from './columns';
import type { ColumnValues } from './columnValues';
import { agreement, guessesFrom, holdsNames } from './expectedShapes';
import type { ColumnHeader } from './headerTexts';
import { columnsOfKind } from './kinds';
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
}

/** Columns of a table as one kind of table understands them. */
export interface Assignment {
  columns: readonly MatchedColumn[];
  unmatched: readonly UnmatchedColumn[];
  /** How well each matched column fits, in the order of `columns`. */
  fits: readonly number[];
  /** Meanings that several columns fit equally well. */
  ambiguous: readonly ColumnId[];
}

/** Gives each column the meaning it fits best in a kind of table, each meaning to one column at most. */
export function assignColumns(columns: readonly HeadedColumn[], kind: TableKind): Assignment {
  const proposals = columns.flatMap((column) => proposalsFor(column, kind)).sort((a, b) => b.fit - a.fit);
  const given = new Map<number, Proposal>();
  const reasons = new Map<number, UnmatchedReason>();
  const taken = new Set<ColumnId>();
  const ambiguous: ColumnId[] = [];
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
      ambiguous.push(id);
      continue;
    }
    given.set(column.at, proposal);
    taken.add(id);
  }
  const matched = columns.flatMap(({ at }) => given.get(at) ?? []);
  return {
    columns: matched.map(matchedColumn),
    fits: matched.map(({ fit }) => fit),
    ambiguous,
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

function matchedColumn({ id, column, certainty }: Proposal): MatchedColumn {
  const { unit } = column.meanings;
  return { id, at: column.at, header: column.text, certainty, ...(unit === null ? {} : { unit }) };
}

function reasonFor({ text, meanings, values }: HeadedColumn, kind: TableKind): UnmatchedReason {
  if (text === '') return { code: 'noHeader' };
  const refused = meanings.candidates.find(({ id }) => columnsOfKind(kind).has(id) && holdsNames(id, values));
  if (refused) return { code: 'contradicted', id: refused.id };
  return { code: meanings.otherMatter || meanings.candidates.length > 0 ? 'notUsed' : 'unknown' };
}

const FIT_OF_GUESS = 0.3;

function proposalsFor(column: HeadedColumn, kind: TableKind): Proposal[] {
  const { meanings, values, text } = column;
  const accepted = columnsOfKind(kind);
  const byHeader = meanings.candidates
    .filter(({ id }) => accepted.has(id) && !holdsNames(id, values))
    .map((candidate) => weighed(column, candidate));
  if (meanings.otherMatter) return byHeader;
  const byValues = guessesFrom(values, text !== '')
    .filter(({ id }) => accepted.has(id) && !byHeader.some((proposal) => proposal.id === id))
    .map(({ id, share }) => guessed(column, id, share, byHeader));
  return [...byHeader, ...byValues];
}

function weighed(
  column: HeadedColumn,
  candidate: { id: ColumnId; certainty: 'known' | 'likely'; fit: number },
): Proposal {
  const { id, certainty, fit } = candidate;
  const { values, meanings } = column;
  const agrees = agreement(id, values);
  const inKilograms = meanings.unit === 'kg' || meanings.unit === 'R$/kg' ? 0.02 : 0;
  const sure: Certainty = agrees >= 0 ? certainty : certainty === 'known' ? 'likely' : 'guessed';
  return {
    column,
    id,
    certainty: sure,
    fit: fit + inKilograms + 0.1 * agrees - (values.blank ? 0.2 : 0) - (agrees < 0 ? 0.2 : 0),
  };
}

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
    fit: FIT_OF_GUESS + 0.1 * share + (related ? 0.4 : 0),
  };
}

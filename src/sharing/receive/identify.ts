import type { ReturnedRefusal } from '../../explain/sharing/returnedFindings';
import { inTurns } from '../../workbook/changes/turns';
import type { SentCopy } from '../sentCopy';
import { areApart, periodOf, periodReturned, periodSent } from './period';
import type { ReturnedFile } from './readReturned';
import { codeColumns, copiesIn, isOfOneCopy, tableByCodes, tableColumn, type ReturnedTable } from './returnedTable';
import type { SentCopies } from './sentCopies';
import { recognisedSheets, tableByKeys, valuesOfMeaning, type RecognisedSheet } from './tableByKeys';
import { columnTypes, type ColumnType } from './values';

/** A returned file whose copy is known. */
export interface Identified {
  ok: true;
  sent: SentCopy;
  types: readonly ColumnType[];
  table: ReturnedTable;
}

type Answer = Identified | { ok: false; refusal: ReturnedRefusal };

/**
 * Finds out which copy came back, by the codes of its lines or, where they are gone, by what names a line.
 *
 * @throws the signal's reason, when it was given
 */
export async function identifyReturned(file: ReturnedFile, copies: SentCopies, signal?: AbortSignal): Promise<Answer> {
  const ids = new Set(await copies.ids());
  const columns = codeColumns(file).filter((column) => {
    return isOfOneCopy(column) || [...copiesIn(column).keys()].some((id) => ids.has(id));
  });
  if (columns.length === 0) return byKeys(file, copies, signal);
  const lines = new Map<string, number>();
  for (const column of columns)
    for (const [copy, count] of copiesIn(column)) lines.set(copy, Math.max(count, lines.get(copy) ?? 0));
  const known: { sent: SentCopy; lines: number }[] = [];
  for (const [id, count] of [...lines].sort(([, one], [, other]) => other - one)) {
    const sent = await copies.copy(id);
    if (sent) known.push({ sent, lines: count });
  }
  const [first, second] = known;
  if (!first) return refused({ code: 'unknownCopy', id: [...lines.keys()][0]! });
  // A few lines of another copy are told; with as many as this nobody knows what the file is meant to be.
  if (second && second.lines * 2 >= first.lines)
    return refused({ code: 'severalCopies', ids: known.map(({ sent }) => sent.id) });
  const types = columnTypes(first.sent);
  const table = await inTurns(tableByCodes(file, tableColumn(columns, first.sent)!, first.sent, types), signal);
  if ('code' in table) return refused(table);
  return checked({ ok: true, sent: first.sent, types, table });
}

function refused(refusal: ReturnedRefusal): Answer {
  return { ok: false, refusal };
}

function checked(identified: Identified): Answer {
  const [sent, found] = [periodSent(identified.sent), periodReturned(identified.sent, identified.table)];
  return sent && found && areApart(sent, found) ? refused({ code: 'otherPeriod', sent, found }) : identified;
}

async function byKeys(file: ReturnedFile, copies: SentCopies, signal?: AbortSignal): Promise<Answer> {
  const sheets = await inTurns(recognisedSheets(file), signal);
  if (sheets.every(({ tables }) => tables.length === 0)) return refused({ code: 'noTable' });
  let best: { identified: Identified; share: number } | null = null;
  const others: SentCopy[] = [];
  for (const id of await copies.ids()) {
    const sent = await copies.copy(id);
    if (!sent || sent.lines.length === 0) continue;
    const types = columnTypes(sent);
    const table = await inTurns(tableByKeys(file, sheets, sent, types), signal);
    if (!table) others.push(sent);
    else {
      const share = table.rowOf.filter((row) => row >= 0).length / sent.lines.length;
      if (best === null || share > best.share) best = { identified: { ok: true, sent, types, table }, share };
    }
  }
  if (!best) return refused(refusalAmong(sheets, others));
  const { rowOf, repeated } = best.identified.table;
  if (rowOf.every((row) => row < 0)) return refused({ code: 'allRepeated', lines: repeated.size });
  return checked(best.identified);
}

/** Why none of the copies is the one: its lines may be of another year. */
function refusalAmong(sheets: readonly RecognisedSheet[], copies: readonly SentCopy[]): ReturnedRefusal {
  for (const copy of copies) {
    const [sent, found] = [periodSent(copy), periodOf(valuesOfMeaning(sheets, copy.kind, 'date'))];
    if (sent && found && areApart(sent, found)) return { code: 'otherPeriod', sent, found };
  }
  return { code: 'otherTable' };
}

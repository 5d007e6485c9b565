import { readCpf } from '../../brazil/cpf';
import { maskFamilyKey } from '../../brazil/familyKey';
import { remembering } from '../../brazil/remembering';
import { fold } from '../../brazil/text';
import type { ColumnId } from '../../sheets/columns';
import type { CellValue } from '../../workbook/port';
import { DAP_WITH_CPF, type Hidden } from './hidden';
import { COVERED, masked, withCpfsMasked, withKeysMasked, withNumbersMasked } from './mask';
import { initialsOf } from './names';
import { isOpen, ORGANISATIONS } from './openNames';
import type { PersonalKind, Treatment } from './personalKind';
import { withCpfsCovered } from './spelledCpf';

/** Columns of numbers of documents: longer figures in them are no number of a person unless they are known as one. */
const DOCUMENTS: ReadonlySet<ColumnId> = new Set([
  ...(['invoiceKey', 'invoiceNumber', 'invoiceSeries', 'contract', 'receipt', 'request', 'transportGuide'] as const),
  ...(['quota', 'id', 'ibge', 'date', 'quantity', 'salePrice', 'value', 'year'] as const),
]);

/** What a column holds, and what becomes of it. */
export interface TreatedColumn {
  id: ColumnId | null;
  /** `null` for one without personal data of its own. */
  kind: PersonalKind | null;
}

/** Texts worked out once and kept: columns repeat them. */
const MOST_REMEMBERED = 20_000;

/**
 * What a copy shows of the values of a column. In columns without personal data of their own, numbers and names of the
 * people of the table are masked wherever somebody wrote them.
 */
export function treatmentOf(
  { id, kind }: TreatedColumn,
  treatments: Readonly<Record<PersonalKind, Treatment>>,
  hidden: Hidden,
): (value: CellValue) => CellValue {
  const numbersStay = treatments.cpf === 'keep';
  if (kind !== null && treatments[kind] !== 'keep') return (value) => masked(value, kind);
  if (kind !== null && numbersStay) return (value) => value;
  if (kind !== null) return keptButForCpfs(kind, hidden);
  const mayBeName = !isOpen(id) || ORGANISATIONS.has(id!);
  const isDocument = id !== null && DOCUMENTS.has(id);
  const numbersMasked = numbersStay ? (text: string) => text : isDocument ? withKeysMasked : withNumbersMasked;
  const shown = remembering(
    (text: string) =>
      // The name of a person alone stays hidden, also where it is part of what an organisation is called.
      mayBeName && hidden.names.has(fold(text)) ? initialsOf(text) : withoutHidden(numbersMasked(text), hidden),
    MOST_REMEMBERED,
  );
  return (value) => {
    if (typeof value === 'string') return value === '' ? value : shown(value);
    if (typeof value !== 'number' || isDocument) return value;
    return id === null && !numbersStay && isLongCpf(value) ? masked(value, 'cpf') : numberShown(value, hidden);
  };
}

/** Personal data that stay whole but for the CPFs that somebody wrote there, as for a key of PIX. */
function keptButForCpfs(kind: PersonalKind, hidden: Hidden): (value: CellValue) => CellValue {
  const numbersMasked = kind === 'family' ? withoutCpfInside : kind === 'contact' ? withCpfsMasked : withNumbersMasked;
  return (value) => {
    if (typeof value === 'string') return withoutHidden(numbersMasked(value), hidden);
    return typeof value === 'number' ? numberShown(value, hidden) : value;
  };
}

/** The number of a family stays whole but for the CPF that some have inside. */
function withoutCpfInside(text: string): string {
  const key = fold(text);
  return DAP_WITH_CPF.test(key) ? maskFamilyKey(key) : withNumbersMasked(text);
}

/** A right CPF of ten or eleven figures in a column of which nothing is known; shorter ones may be anything. */
function isLongCpf(value: number): boolean {
  return value >= 1e9 && Number.isInteger(value) && readCpf(value).ok;
}

/** Shorter numbers are not hidden. */
const LEAST_HIDDEN = 1e7;

/** A number of a cell, masked where it is a CPF that is hidden, and covered where it is anything else that is. */
function numberShown(value: number, hidden: Hidden): CellValue {
  if (!Number.isInteger(value) || value < LEAST_HIDDEN) return value;
  const cpf = readCpf(value);
  if (cpf.ok && hidden.numbers.has(cpf.value)) return masked(value, 'cpf');
  const text = String(value);
  return withoutHidden(text, hidden) === text ? value : COVERED;
}

/** A text with what is hidden in it covered: of names the first letters stay. */
export function withoutHidden(text: string, { finder, numbers }: Hidden): string {
  let shown = '';
  let done = 0;
  for (const { start, end } of finder.in(text)) {
    const found = text.slice(start, end);
    shown += text.slice(done, start) + (/\d/.test(found) ? COVERED : initialsOf(found));
    done = end;
  }
  return withCpfsCovered(done === 0 ? text : shown + text.slice(done), numbers, COVERED);
}

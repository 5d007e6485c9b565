import { readCpf } from '../../brazil/cpf';
import { maskFamilyKey } from '../../brazil/familyKey';
import { remembering } from '../../brazil/remembering';
import { fold } from '../../brazil/text';
import type { ColumnId } from '../../sheets/columns';
import type { CellValue } from '../../workbook/port';
import { DAP_WITH_CPF, type Hidden } from './hidden';
import { COVERED, masked, withKeysMasked, withNumbersMasked } from './mask';
import { initialsOf } from './names';
import type { PersonalKind, Treatment } from './personalKind';

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
  if (kind === 'family' && !numbersStay) return withoutCpfInside;
  if (kind !== null) return (value) => value;
  const isDocument = id !== null && DOCUMENTS.has(id);
  const numbersMasked = numbersStay ? (text: string) => text : isDocument ? withKeysMasked : withNumbersMasked;
  const shown = remembering((text: string) => withoutHidden(numbersMasked(text), hidden), MOST_REMEMBERED);
  return (value) => {
    if (typeof value === 'string') return value === '' ? value : shown(value);
    const mayBeNumber = typeof value === 'number' && !numbersStay && Number.isInteger(value) && value > 1e8;
    return mayBeNumber && !isDocument && isHiddenNumber(value, hidden) ? masked(value, 'cpf') : value;
  };
}

/** The number of a family stays whole but for the CPF that some have inside. */
function withoutCpfInside(value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  const key = fold(value);
  return DAP_WITH_CPF.test(key) ? maskFamilyKey(key) : withNumbersMasked(value);
}

function isHiddenNumber(value: number, { numbers }: Hidden): boolean {
  const cpf = readCpf(value);
  return cpf.ok && numbers.has(cpf.value);
}

/** A text with what is hidden in it covered: of names the first letters stay. */
export function withoutHidden(text: string, { finder }: Hidden): string {
  let shown = '';
  let done = 0;
  for (const { start, end } of finder.in(text)) {
    const found = text.slice(start, end);
    shown += text.slice(done, start) + (/\d/.test(found) ? COVERED : initialsOf(found));
    done = end;
  }
  return done === 0 ? text : shown + text.slice(done);
}

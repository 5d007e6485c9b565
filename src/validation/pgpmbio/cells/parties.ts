import { isFault, unwrap } from '../../../brazil/cell';
import { readCnpj } from '../../../brazil/cnpj';
import { cpfWithMask, maskCpf, readCpf } from '../../../brazil/cpf';
import type { Read, ReadFault } from '../../../brazil/read';
import { readTaxId, type TaxId } from '../../../brazil/taxId';
import { fold, tidy } from '../../../brazil/text';
import { noValue, type Known, type Said } from '../said';

/** A person or organisation, by CPF or CNPJ, or by name alone. */
export interface Party {
  kind: 'CPF' | 'CNPJ' | 'name';
  /** 11 or 14 characters, or the folded name. */
  id: string;
  /** Fit to be shown: of a CPF the middle only. */
  label: string;
}

/** The CPF of a producer; a blank one is told, since the request asks for it, but the row is computed. */
export function readProducerCpf(cell: unknown): Known<string> {
  const read = readCpf(cell);
  if (read.ok) return { value: read.value, says: restored(read, 'cpf', 'CPF') };
  if (read.fault.code === 'blank') {
    return {
      value: null,
      says: [{ severity: 'warning', column: 'cpf', data: { code: 'L01', why: 'cell', column: 'cpf' } }],
    };
  }
  return { value: null, says: [unreadable(read.fault, 'cpf')] };
}

/**
 * Issuer, buyer or organisation: CPF or CNPJ, or a name; organisations may have codes of their own.
 *
 * @param cnpjOnly whether the column takes no CPF, by its header
 */
export function readParty(cell: unknown, column: 'issuer' | 'buyer' | 'organisation', cnpjOnly: boolean): Known<Party> {
  const held = unwrap(cell);
  if (isFault(held)) {
    const none = noValue(held, column, 'warning');
    return { value: null, says: none ? [none] : [] };
  }
  const label = tidy(String(held));
  const ownCode = column === 'organisation' && /^\d{1,8}$/.test(label);
  if (ownCode || (typeof held === 'string' && isName(label)))
    return { value: { kind: 'name', id: fold(label), label }, says: [] };
  const read = cnpjOnly ? asTaxId(readCnpj(cell)) : readTaxId(cell);
  if (!read.ok) return { value: null, says: [unreadable(read.fault, column)] };
  const { kind, value: id } = read.value;
  return {
    value: { kind, id, label: kind === 'CNPJ' ? cnpjWithMask(id) : maskCpf(id) },
    says: restored(read, column, kind),
  };
}

/** Words, with no more figures than a name may have. */
function isName(text: string): boolean {
  const bare = text.replace(/[\s./-]/g, '');
  const figures = bare.replace(/\D/g, '').length;
  return figures * 2 < bare.length && !/^(?:CNPJ|CPF)?[0-9A-Z]{12}\d\d$/i.test(bare);
}

function asTaxId(read: Read<string>): Read<TaxId> {
  return read.ok ? { ...read, value: { kind: 'CNPJ', value: read.value } } : read;
}

function unreadable(fault: ReadFault, column: Said['column']): Said {
  return (
    noValue(fault, column) ?? { severity: 'error', column, data: { code: 'L10', why: 'unreadable', column, fault } }
  );
}

/** With its points and hyphen, so that Excel keeps the zeros. */
function restored(read: Read<unknown>, column: Said['column'], kind: 'CPF' | 'CNPJ'): Said[] {
  if (!read.ok) return [];
  return read.notes.flatMap((note) => {
    if (note.code !== 'leadingZerosRestored') return [];
    const fix = kind === 'CPF' ? cpfWithMask(note.value) : cnpjWithMask(note.value);
    return [{ severity: 'warning', column, data: { code: 'L10', why: 'zerosRestored', column, note }, fix }];
  });
}

function cnpjWithMask(cnpj: string): string {
  return cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

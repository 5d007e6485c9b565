import { unwrap } from './cell';
import { readCnpj } from './cnpj';
import { readCpf } from './cpf';
import type { Read } from './read';
import { tidy } from './text';

export interface TaxId {
  kind: 'CPF' | 'CNPJ';
  value: string;
}

/**
 * A CPF or a CNPJ, where a column takes both. A short number that would be a good one of either kind once its
 * zeros are put back is refused: nothing tells which was meant.
 */
export function readTaxId(cell: unknown): Read<TaxId> {
  const cpf = readCpf(cell);
  const cnpj = readCnpj(cell);
  const held = unwrap(cell);
  // Eleven figures typed as text lack no zeros to be a CPF; a number cell of eleven may have lost three.
  const wholeCpf = cpf.ok && cpf.notes.length === 0 && typeof held === 'string';
  if (cpf.ok && cnpj.ok && !wholeCpf) {
    const typed = tidy(String(held));
    return { ok: false, fault: { code: 'taxIdAmbiguous', typed, cpf: cpf.value, cnpj: cnpj.value } };
  }
  if (cpf.ok) return { ...cpf, value: { kind: 'CPF', value: cpf.value } };
  if (cnpj.ok) return { ...cnpj, value: { kind: 'CNPJ', value: cnpj.value } };
  const looksLikeCpf = cpf.fault.code === 'cpfCheckDigit' || cpf.fault.code === 'cpfRepeated';
  const tooShort = cpf.fault.code === 'cpfLength' && cpf.fault.digits < 11;
  return looksLikeCpf || tooShort ? cpf : cnpj;
}

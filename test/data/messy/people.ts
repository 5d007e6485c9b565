import { cpfCheckDigits } from '../../../src/brazil/cpf';
import { serialOf } from '../../../src/brazil/dates';
import { nfeKeyOf } from '../../../scripts/samples/nfeKeys';

/** Invented people: nobody of these names and numbers is meant. */
export interface Person {
  name: string;
  /** Eleven figures. */
  cpf: string;
  /** With dots and hyphen, as people type it. */
  typed: string;
  dap: string;
}

function person(name: string, cpfBase: string, issued: string): Person {
  const cpf = cpfBase + cpfCheckDigits(cpfBase);
  const typed = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;
  return { name, cpf, typed, dap: `SDW0${cpf}${issued}` };
}

export const raimunda = person('Raimunda Exemplo', '012345678', '1506221030');
export const jose = person('José Fictício', '529982247', '1506221031');
export const ana = person('Ana Modelo', '111444777', '0301220915');
export const bento = person('Bento Amostra', '123456789', '2211211405');
export const maria = person('Maria Exemplo', '987654321', '0908221120');

export const COMPANY = '11222333000181';

/** Key of an invented invoice of June 2023 unless another day is given. */
export function key(uf: string, number: number, { issuer = COMPANY, day = '2023-06-15', series = 1 } = {}): string {
  return nfeKeyOf({ uf, day, issuer, series, number });
}

/** The number by which cells hold a date (1900 system). */
export function day(iso: string): number {
  return serialOf(iso)!;
}

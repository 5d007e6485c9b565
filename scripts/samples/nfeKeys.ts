import { modulus11 } from '../../src/brazil/checkDigit';
import { ufs } from '../../src/brazil/ufs';

/** An invented invoice. */
export interface InvoiceOf {
  uf: string;
  /** ISO date. */
  day: string;
  /** CNPJ, or the CPF of a farmer, who issues in series 920 and following. */
  issuer: string;
  series: number;
  number: number;
}

/** Key of an electronic invoice, with its check digit. */
export function nfeKeyOf({ uf, day, issuer, series, number }: InvoiceOf): string {
  const month = day.slice(2, 4) + day.slice(5, 7);
  const random = String((number * 7_919_113) % 100_000_000).padStart(8, '0');
  const serial = String(series).padStart(3, '0') + String(number).padStart(9, '0');
  const key = `${ufCodeOf(uf)}${month}${issuer.padStart(14, '0')}55${serial}1${random}`;
  return key + modulus11(key, 9);
}

export function ufCodeOf(uf: string): string {
  return ufs.find((known) => known.uf === uf)!.code;
}

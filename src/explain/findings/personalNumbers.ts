import { maskCpf } from '../../brazil/cpf';
import { maskFamilyKey } from '../../brazil/familyKey';

// People's numbers fit to be shown: a finding is printed and passed on, the cell itself stays where it is.

/** A CPF or CNPJ in one spelling: of a CPF the middle only. */
export function taxIdShown(id: string): string {
  if (id.length === 11) return maskCpf(id);
  return id.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

/** What was typed for a CPF or CNPJ, with the middle figures only, wherever a person's number may be in it. */
export function typedIdShown(typed: string): string {
  let place = 0;
  return typed.replace(/[0-9A-Z]/gi, (character) => {
    const shown = place >= 3 && place < 9;
    place++;
    return shown ? character : '*';
  });
}

/** A number of DAP/CAF; the CPF inside a DAP is masked. */
export function familyShown(key: string): string {
  return maskFamilyKey(key);
}

/** The end of a key of an NF-e is enough to find it: those of people's own invoices hold a CPF. */
export function keyShown(typed: string): string {
  return typed.length > 8 ? `…${typed.slice(-6)}` : typed;
}

/** Where a CPF may stand in any text: alone, as part of a longer number, in its own spelling or with thousands parted. */
const ANYWHERE: readonly RegExp[] = [
  /(?<=SDW[0-9A-Z])\d{11}/gi,
  /(?<![\d*])\d{11}(?!\d)/g,
  /(?<![0-9A-Z*])(?:\d{10}|000\d{11}|\d{15,})(?!\d)/gi,
  /(?<!\d)\d{3}[.\p{Zs}\p{Pd}−]\d{3}[.\p{Zs}\p{Pd}−]\d{3}[/.\p{Zs}\p{Pd}−]{0,3}\d{2}(?!\d)/gu,
  /(?<![\d.,])\d{2}([.,])\d{3}\1\d{3}\1\d{3}(?!\d|[.,]\d)/g,
];

/**
 * A text that is passed on, with what may be a number of a person masked wherever it stands: people put CPFs into any
 * column, and a finding quotes what it found. Amounts, CNPJs and keys of DAP and CAF without a CPF stay as they are.
 */
export function withoutPeoplesNumbers(text: string): string {
  return ANYWHERE.reduce((shown, number) => shown.replace(number, (figures) => typedIdShown(figures)), text);
}

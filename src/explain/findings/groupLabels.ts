import { maskFamilyKey } from '../../brazil/familyKey';
import { taxIdShown } from './personalNumbers';

// Names of groups of sales, fit to be shown.

/** A DAP or CAF; the CPF inside one is masked. */
export function familyShown(family: string): string {
  return maskFamilyKey(family);
}

/** An organisation by its name or number; a person's CPF is masked. */
export function organisationShown(label: string): string {
  return /^\d{11}$/.test(label) ? taxIdShown(label) : label;
}

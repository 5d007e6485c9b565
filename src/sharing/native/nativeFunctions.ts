import type { WhyValue } from '../../explain/sharing/nativeReasons';
import type { NativeFunction } from './nativeBook';
import { pgpmbioNative } from './pgpmbio/functions';

/** Our functions that a foreign Excel can compute, by their ids in the catalogue. */
export const nativeFunctions: ReadonlyMap<string, NativeFunction> = new Map(pgpmbioNative);

/** The others, whose cells become values, and why. */
export const valuesOnly: ReadonlyMap<string, WhyValue> = new Map<string, WhyValue>([
  ['PGPMBIO.LEDGER', 'manyCells'],
  ['PGPMBIO.EXPLAIN', 'words'],
  ['PGPMBIO.TABLE', 'manyCells'],
  ['PGPMBIO.TABLES', 'manyCells'],
  ['SELO.MULTIPLIER', 'wholeTable'],
  ['SELO.WEIGHTED', 'wholeTable'],
  ['SELO.REGION', 'wholeTable'],
  ['SELO.AREALIMIT', 'wholeTable'],
  ['SELO.ADMITTED', 'wholeTable'],
  ['SELO.LOSS', 'wholeTable'],
  ['SELO.USED', 'wholeTable'],
  ['SELO.INSTALMENT', 'wholeTable'],
  ['SELO.TRAVEL', 'wholeTable'],
  ['SELO.CORNCAP', 'wholeTable'],
  ['SELO.COSTS', 'wholeTable'],
  ['SELO.PERCENT', 'wholeTable'],
  ['SELO.MISSING', 'wholeTable'],
  ['SELO.REGIONALSHARE', 'wholeTable'],
  ['SELO.FAMILYCAP', 'wholeTable'],
  ['SELO.EXPLAIN', 'words'],
  ['BR.CPF', 'checkDigits'],
  ['BR.CNPJ', 'checkDigits'],
  ['BR.NFE', 'checkDigits'],
  ['BR.MUNICIPALITY', 'longList'],
]);

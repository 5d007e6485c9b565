import type { WhyValue } from '../../explain/sharing/nativeReasons';
import type { NativeFunction } from './nativeBook';
import { pgpmbioNative } from './pgpmbio/functions';
import { seloNative, seloNativeRows, seloValuesOnly } from './selo/nativeSelo';

/** Our functions that a foreign Excel can compute, by their ids in the catalogue. */
export const nativeFunctions: ReadonlyMap<string, NativeFunction> = new Map([...pgpmbioNative, ...seloNative]);

/** Those that answer with a row of cells: the formula of each cell, from the left. */
export const nativeRows: ReadonlyMap<string, readonly NativeFunction[]> = new Map(seloNativeRows);

/** The others, whose cells become values, and why. */
export const valuesOnly: ReadonlyMap<string, WhyValue> = new Map<string, WhyValue>([
  ['PGPMBIO.LEDGER', 'manyCells'],
  ['PGPMBIO.EXPLAIN', 'words'],
  ['PGPMBIO.TABLE', 'manyCells'],
  ['PGPMBIO.TABLES', 'manyCells'],
  ...seloValuesOnly,
  ['BR.CPF', 'checkDigits'],
  ['BR.CNPJ', 'checkDigits'],
  ['BR.NFE', 'checkDigits'],
  ['BR.MUNICIPALITY', 'longList'],
]);

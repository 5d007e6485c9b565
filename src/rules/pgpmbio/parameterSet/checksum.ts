import type { PriceTable } from '../priceTable';
import type { TableDraft } from '../tableDraft';
import { normalised, writtenTable, type WrittenTable } from './writtenTable';

/**
 * A short sign of a table's content, such as `7K2M-9QPA-04TX`: the same wherever and in whatever order its rows, states
 * and acts stand, another as soon as anything says something else. It tells slips and versions apart; it is no seal
 * against somebody who wants to deceive.
 */
export function checksumOfTable(table: PriceTable | TableDraft): string {
  return signOf(JSON.stringify(normalised(writtenTable(table))));
}

/** The same of several tables together, in whatever order they come. */
export function checksumOfSet(tables: readonly (PriceTable | TableDraft)[]): string {
  return checksumOfWritten(tables.map(writtenTable));
}

/** The same of tables as a file has them. */
export function checksumOfWritten(tables: readonly WrittenTable[]): string {
  return signOf(
    tables
      .map((table) => JSON.stringify(normalised(table)))
      .sort()
      .join('\n'),
  );
}

/** Without letters that look like figures. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const [FNV_OFFSET, FNV_PRIME, BITS] = [0xcbf29ce484222325n, 0x100000001b3n, 64];

/** FNV-1a of 64 bits over UTF-8, its first 60 bits in letters. */
function signOf(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * FNV_PRIME);
  }
  let sign = '';
  for (let at = 0; at < LENGTH; at++) {
    sign += LETTERS[Number((hash >> BigInt(BITS - 5 * (at + 1))) & 31n)];
    if (at % 4 === 3 && at < LENGTH - 1) sign += '-';
  }
  return sign;
}

import { sameSheet } from '../../workbook/address';

/** Excel takes no longer names of sheets. */
const LONGEST = 31;

/** A name that no sheet has: the one wished for, or that with a number behind it. */
export function freeName(wished: string, taken: readonly string[]): string {
  const isFree = (name: string) => !taken.some((other) => sameSheet(other, name));
  if (isFree(wished)) return wished;
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const name = `${wished.slice(0, LONGEST - ending.length)}${ending}`;
    if (isFree(name)) return name;
  }
}

/** Name of the table on a sheet: letters and figures alone, as Excel wants it. */
export function tableNameOf(sheet: string): string {
  const letters = sheet
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^\p{L}\d]+(\p{L}?)/gu, (_, next: string) => next.toUpperCase());
  // Three letters at most, or letters before figures, would be the address of a cell: `PMD`, `PMD2`.
  return /^[A-Za-z]{1,3}\d*$/.test(letters) ? `Tabela${letters}` : letters;
}

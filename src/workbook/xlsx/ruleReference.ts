import { sheetPrefix } from '../address';
import type { AllowedEntry } from '../writing';
import { columnLetters, parseArea } from './address';
import type { Area } from './book';

type ListFrom = Extract<AllowedEntry, { kind: 'listFrom' }>;

/** The range that a drop-down takes its texts from, as it stands in a rule: `Listas!$A$2:$A$9`. */
export function listReference({ sheet, row, column, rows, columns }: ListFrom): string {
  const cell = (r: number, c: number) => `$${columnLetters(c)}$${r + 1}`;
  const last = rows === 1 && columns === 1 ? '' : `:${cell(row + rows - 1, column + columns - 1)}`;
  return `${sheetPrefix(sheet)}${cell(row, column)}${last}`;
}

/** The range that a rule's text stands for, on the rule's own sheet where it names none; `null` when it is no range. */
export function parseListReference(text: string, ownSheet: string): ListFrom | null {
  const [, quoted, plain, address] = /^=?(?:'((?:[^']|'')+)'!|([^'!]+)!)?([^!]+)$/.exec(text.trim()) ?? [];
  const area: Area | null = address === undefined ? null : parseArea(address);
  if (!area) return null;
  return { kind: 'listFrom', sheet: quoted?.replaceAll("''", "'") ?? plain ?? ownSheet, ...area };
}

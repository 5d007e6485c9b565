import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/explain/language';
import type { Severity } from '../../src/validation/finding';
import { emptySheet, type Sheet } from '../../src/workbook/xlsx/book';
import { opened } from '../workbook/xlsx/books';

/** The messy sample files, what a check of them comes to, and their sheets. */
export function fileOf(name: string): string {
  return path.join(__dirname, '../data/messy', name);
}

interface Expected {
  checks: Record<string, { findings: Record<string, string>; totals: Record<string, string> }>;
}

export function expectedOf(name: string, sheet: string) {
  const { checks } = JSON.parse(readFileSync(`${fileOf(name)}.json`, 'utf8')) as Expected;
  return checks[sheet]!;
}

const LETTERS = { error: 'E', warning: 'A', information: 'I' } as const;

/** How many findings are expected: of a severity, or of a code such as `A L10`. */
export function numberOf(findings: Record<string, string>, severity: Severity, code = ''): number {
  return Object.keys(findings).filter((text) => text.startsWith(`${LETTERS[severity]} ${code}`)).length;
}

/** `R$ 4.412,00` */
export function reais(amount: string, language: Language): string {
  const text = Number(amount).toLocaleString(language, { minimumFractionDigits: 2 });
  return `R$ ${text}`;
}

/** The name of a button or tab that begins so. */
export function beginning(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

export type Sheets = Record<string, Sheet>;

/** The sheets of a file, by name, with all that a sheet can hold. */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheets> {
  const { book } = await opened(bytes);
  return Object.fromEntries(book.sheets.map((sheet) => [sheet.name, { ...emptySheet(sheet.name), ...sheet }]));
}

import type { Language } from '../../explain/language';
import type { CellInput } from '../../workbook/writing';
import { serialOf } from '../../brazil/dates';
import type { SheetTemplate, TemplateColumn } from './template';

/** The word by which a row is known to be an example. */
export const EXAMPLE: Readonly<Record<Language, string>> = { 'pt-BR': 'Exemplo', 'en-US': 'Example' };

/** A row as it would be filled in, without a fault. */
export function filledRow({ columns }: SheetTemplate): CellInput[] {
  return columns.map(contentOf);
}

/** The same, marked as an example in its first cell, which is always of words. */
export function exampleRow(template: SheetTemplate, language: Language): CellInput[] {
  const [first, ...others] = filledRow(template);
  return [`${EXAMPLE[language]}: ${String(first)}`, ...others];
}

function contentOf({ entry, example }: TemplateColumn): CellInput {
  return entry.kind === 'date' && typeof example === 'string' ? serialOf(example) : example;
}

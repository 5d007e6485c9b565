import type { Bilingual, Language } from '../explain/language';

/** Functions that share a prefix. */
export interface FunctionGroup {
  /** What stands before the dot in their names. */
  prefix: 'PGPMBIO' | 'SELO' | 'BR';
  title: Bilingual;
}

/** The groups in the order of lists and documents. */
export const functionGroups: readonly FunctionGroup[] = [
  { prefix: 'PGPMBIO', title: { 'pt-BR': 'PGPM-Bio', 'en-US': 'PGPM-Bio' } },
  { prefix: 'SELO', title: { 'pt-BR': 'Selo Biocombustível Social', 'en-US': 'Selo Biocombustível Social' } },
  { prefix: 'BR', title: { 'pt-BR': 'Documentos e municípios', 'en-US': 'Documents and municipalities' } },
];

/** Functions of one group, with its title in the language of the reader. */
export interface Grouped<T> {
  prefix: FunctionGroup['prefix'];
  title: string;
  entries: readonly T[];
}

/** Functions by group, in the order they come in; groups without any are left out. */
export function grouped<T extends { id: string }>(entries: readonly T[], language: Language): Grouped<T>[] {
  return functionGroups
    .map(({ prefix, title }) => ({
      prefix,
      title: title[language],
      entries: entries.filter(({ id }) => id.startsWith(`${prefix}.`)),
    }))
    .filter((group) => group.entries.length > 0);
}

/** Source of the expression for a function's name in prose, with the `=` it may begin with. */
export const FUNCTION_NAME = `=?\\b(?:${functionGroups.map(({ prefix }) => prefix).join('|')})\\.[A-Z]+\\b`;

import type { Language } from '../explain/language';

/** Address of a function's help page, relative to where the add-in is served from. */
export function helpAddress(id: string, language: Language): string {
  return `${helpFolder(language)}${id}.html`;
}

/** Folder of the help pages of one language, relative to where the add-in is served from; ends with a slash. */
export function helpFolder(language: Language): string {
  return language === 'pt-BR' ? 'ajuda/' : 'ajuda/en-US/';
}

import type { Language } from '../../explain/language';
import { describedCatalogue } from '../describedCatalogue';
import { helpFolder } from '../helpAddress';
import { functionPage } from './functionPage';
import { indexPage } from './indexPage';
import { privacyPage } from './privacyPage';
import { problemsPage } from './problemsPage';
import { documentOf } from './shell';

const languages: readonly Language[] = ['pt-BR', 'en-US'];

/**
 * Every page of the help: its address relative to where the add-in is served from, and its HTML.
 *
 * @param version of the add-in, shown at the foot of each page
 */
export function helpPages(version: string): { address: string; html: string }[] {
  return languages.flatMap((language) =>
    [
      indexPage(language),
      problemsPage(language),
      privacyPage(language),
      ...describedCatalogue.map((entry) => functionPage(entry, language)),
    ].map((page) => ({ address: helpFolder(language) + page.file, html: documentOf(page, language, version) })),
  );
}

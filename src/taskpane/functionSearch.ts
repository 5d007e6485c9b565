import type { Language } from '../explain/language';
import type { DescribedFunction } from '../functions/describedCatalogue';
import { grouped, type Grouped } from '../functions/functionGroups';
import { searchedText } from './searchedText';

/**
 * The functions that speak of every word of the query, by group, in the order of the catalogue. Looks into
 * name, description, arguments and help, without minding accents or case. Those named like the query come first.
 */
export function searchFunctions(
  catalogue: readonly DescribedFunction[],
  query: string,
  language: Language,
): readonly Grouped<DescribedFunction>[] {
  const words = searchedText(query).split(/\s+/).filter(Boolean);
  const found = catalogue.filter((entry) => {
    const text = searchedText(textOf(entry, language));
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ id }: DescribedFunction) =>
    words.length > 0 && words.every((word) => searchedText(id).includes(word));
  const ranked = [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
  return grouped(ranked, language);
}

function textOf({ id, description, parameters, help }: DescribedFunction, language: Language): string {
  const args = parameters.flatMap((parameter) => [parameter.label[language], parameter.description[language]]);
  return [id, description[language], ...args, ...help[language]].join(' ').replaceAll('_', ' ');
}

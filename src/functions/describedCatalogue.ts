import type { Bilingual } from '../explain/language';
import { catalogue } from './catalogue';
import type { FunctionEntry, Parameter } from './entry';
import type { FunctionTexts } from './texts/functionTexts';
import { textsOfFunctions } from './texts/textsOfFunctions';

export interface DescribedParameter extends Parameter {
  description: Bilingual;
}

/** A custom function with all that is said of it. */
export interface DescribedFunction extends FunctionEntry, Omit<FunctionTexts, 'arguments'> {
  parameters: readonly DescribedParameter[];
}

/**
 * Every function of the catalogue with its texts: metadata, help pages, documents and screens come from this list.
 * Nothing that Excel loads at start may lead here: see {@link FunctionTexts}.
 */
export const describedCatalogue: readonly DescribedFunction[] = catalogue.map(described);

/** The function of that name, in any case, with its texts. */
export function describedFunctionNamed(id: string): DescribedFunction | undefined {
  return describedCatalogue.find((entry) => entry.id === id.toUpperCase());
}

function described(entry: FunctionEntry): DescribedFunction {
  const texts = textsOfFunctions[entry.id];
  if (!texts) throw new Error(`${entry.id} has no texts in textsOfFunctions`);
  const { arguments: descriptions, ...own } = texts;
  if (descriptions.length !== entry.parameters.length) {
    throw new Error(`${entry.id} has ${entry.parameters.length} parameters, its texts describe ${descriptions.length}`);
  }
  const parameters = entry.parameters.map((parameter, index) => ({
    ...parameter,
    description: descriptions[index] as Bilingual,
  }));
  return { ...entry, ...own, parameters };
}

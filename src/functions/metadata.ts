import type { Language } from '../explain/language';
import { describedCatalogue } from './describedCatalogue';
import { helpAddress } from './helpAddress';

/**
 * The content of functions.json in one language, in the form Excel reads.
 *
 * @param baseUrl where the add-in is served from; when given, each function points to its help page there
 */
export function functionsMetadata(language: Language, baseUrl?: string) {
  return {
    allowErrorForDataTypeAny: true,
    functions: describedCatalogue.map((entry) => ({
      id: entry.id,
      name: entry.id,
      description: entry.description[language],
      ...(baseUrl === undefined ? {} : { helpUrl: `${baseUrl}/${helpAddress(entry.id, language)}` }),
      parameters: entry.parameters.map((parameter) => ({
        name: parameter.label[language],
        description: parameter.description[language],
        type: 'any',
        ...(parameter.shape === 'single' ? {} : { dimensionality: 'matrix' }),
        ...(parameter.optional ? { optional: true } : {}),
      })),
      result: { type: 'any', ...(entry.result === 'matrix' ? { dimensionality: 'matrix' } : {}) },
    })),
  };
}

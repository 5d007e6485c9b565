import type { Language } from '../explain/language';
import { catalogue } from './catalogue';

/** The content of functions.json in one language, in the form Excel reads. */
export function functionsMetadata(language: Language) {
  return {
    allowErrorForDataTypeAny: true,
    functions: catalogue.map((entry) => ({
      id: entry.id,
      name: entry.id,
      description: entry.description[language],
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

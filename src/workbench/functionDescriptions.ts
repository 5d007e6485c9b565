import { FunctionType, type IFunctionInfo } from '@univerjs/preset-sheets-core';
import type { Language } from '../explain/language';
import type { DescribedFunction } from '../functions/describedCatalogue';
import { formatFormula } from '../workbook/formulaText/formatFormula';

/** What the grid shows of our functions while a formula is typed: list of names and hints for the arguments. */
export function functionDescriptions(catalogue: readonly DescribedFunction[], language: Language): IFunctionInfo[] {
  return catalogue.map((entry) => {
    const examples = exampleArguments(entry, language);
    return {
      functionName: entry.id,
      functionType: FunctionType.User,
      description: entry.description[language],
      abstract: entry.description[language],
      functionParameter: entry.parameters.map((parameter, index) => ({
        name: parameter.label[language],
        detail: parameter.description[language],
        example: examples[index] ?? '',
        require: parameter.optional ? 0 : 1,
        repeat: 0,
      })),
    };
  });
}

/** The arguments of the entry's first example, each as a person would type it. */
function exampleArguments(entry: DescribedFunction, language: Language): string[] {
  const formula = entry.examples[0]?.formula;
  if (!formula) return [];
  const inside = formula.slice(formula.indexOf('(') + 1, formula.lastIndexOf(')'));
  return splitArguments(inside).map((argument) => formatFormula(argument.trim(), language));
}

/** Splits at the commas that are neither in quotes nor inside brackets or braces. */
function splitArguments(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let quoted = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    if (!quoted && '({'.includes(char)) depth += 1;
    if (!quoted && ')}'.includes(char)) depth -= 1;
    if (char === ',' && !quoted && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

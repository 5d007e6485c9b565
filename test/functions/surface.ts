import { catalogue } from '../../src/functions/catalogue';
import { functionsMetadata } from '../../src/functions/metadata';

/** What saved workbooks rely on: names, the order of arguments, their types, and the shape of the answer. */
export type Surface = Record<string, { parameters: string[]; result: string }>;

/** The surface that Excel is told of. Arguments are named by their keys: labels may be reworded. */
export function currentSurface(): Surface {
  const { functions } = functionsMetadata('pt-BR');
  return Object.fromEntries(
    functions.map((described) => {
      const keys = catalogue.find(({ id }) => id === described.id)?.parameters.map(({ key }) => key) ?? [];
      const parameters = described.parameters.map(
        (parameter, index) => `${keys[index]}${parameter.optional ? '?' : ''}: ${typeOf(parameter)}`,
      );
      return [described.id, { parameters, result: typeOf(described.result) }];
    }),
  );
}

function typeOf({ type, dimensionality }: { type: string; dimensionality?: string }): string {
  return dimensionality === 'matrix' ? `${type}[][]` : type;
}

/** What would break a saved workbook: anything but new functions and new optional arguments at the end. */
export function breakages(published: Surface, proposed: Surface): string[] {
  return Object.entries(published).flatMap(([id, { parameters, result }]) => {
    const now = proposed[id];
    if (now === undefined) return [`${id} is gone`];
    const kept = parameters.flatMap((parameter, index) =>
      now.parameters[index] === parameter ? [] : [`${id}: argument ${index + 1} was "${parameter}"`],
    );
    const added = now.parameters
      .slice(parameters.length)
      .filter((parameter) => !parameter.includes('?:'))
      .map((parameter) => `${id}: new argument "${parameter}" is not optional`);
    return [...kept, ...added, ...(now.result === result ? [] : [`${id}: the answer was ${result}`])];
  });
}

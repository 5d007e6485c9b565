import type { Read } from '../../brazil/read';
import { eachRow } from '../eachRow';
import type { FunctionEntry, Parameter } from '../entry';
import { needed } from '../cells';

/** Faults that say nothing about the identifier: there is none, or Excel no longer has it. */
const NOT_JUDGED: ReadonlySet<string> = new Set(['blank', 'errorCell', 'logical', 'notAValue', 'nfeDigitsLost']);

/** A function that says whether a text is a valid identifier of some kind. */
export function identifierCheck<T>(id: string, parameter: Parameter, read: (cell: unknown) => Read<T>): FunctionEntry {
  const parameters = [parameter];
  return {
    id,
    parameters,
    result: 'matrix',
    run: (args) =>
      eachRow(args, parameters, ([cell]) => {
        const identifier = read(cell);
        if (!identifier.ok && NOT_JUDGED.has(identifier.fault.code)) return needed(identifier, parameter);
        return identifier.ok;
      }),
  };
}

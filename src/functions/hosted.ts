import { NotLoaded } from '../brazil/lazyPart';
import type { FunctionEntry, Parameter } from './entry';
import { FunctionFailure } from './failure';
import { currentLanguage } from './language';

/** A function as a host calls it: Excel's custom-functions runtime, or the workbench's. */
export type HostedFunction = (...args: unknown[]) => unknown;

/** How many cells one call may carry; Excel on the web gives up above a message of 5 MB. */
let cellLimit = Infinity;

export function limitCells(cells: number): void {
  cellLimit = cells;
}

/**
 * Wraps a function for a host that understands plain values and `CustomFunctions.Error` only: no exception, no `NaN`,
 * no `null` and no English text of a library reaches a cell. Parts of the program are loaded when a call first needs
 * them; only that call answers later.
 *
 * @param entryOf gives the function; throws `NotLoaded` while its own part of the program is not there
 */
export function hosted(entryOf: () => FunctionEntry): HostedFunction {
  const answer = (args: readonly unknown[]) => {
    try {
      const { run, parameters } = entryOf();
      return forHost(run(given(args, parameters)));
    } catch (failure) {
      throw failure instanceof NotLoaded ? failure : hostError(failure);
    }
  };
  return (...args) => {
    try {
      return answer(args);
    } catch (failure) {
      if (failure instanceof NotLoaded) return afterLoading(failure, () => answer(args));
      throw failure;
    }
  };
}

/** A call may turn out to need one part after another. */
async function afterLoading(first: NotLoaded, answer: () => unknown): Promise<unknown> {
  for (let missing = first; ;) {
    try {
      await missing.load();
    } catch {
      throw hostError(partUnavailable());
    }
    try {
      return answer();
    } catch (failure) {
      if (!(failure instanceof NotLoaded)) throw failure;
      missing = failure;
    }
  }
}

/** The declared arguments; hosts append an invocation object, which may land in an optional argument's place. */
function given(args: readonly unknown[], parameters: readonly Parameter[]): unknown[] {
  const declared = parameters.map((_, index) => (isInvocation(args[index]) ? null : (args[index] ?? null)));
  const cells = declared.reduce<number>(
    (sum, arg) => sum + (Array.isArray(arg) ? arg.length * cellsAcross(arg) : 1),
    0,
  );
  if (cells > cellLimit) throw tooManyCells(cells);
  return declared;
}

function cellsAcross(matrix: readonly unknown[]): number {
  return Array.isArray(matrix[0]) ? matrix[0].length : 1;
}

function isInvocation(argument: unknown): boolean {
  return (
    typeof argument === 'object' &&
    argument !== null &&
    !Array.isArray(argument) &&
    !('basicValue' in argument) &&
    !('code' in argument)
  );
}

function forHost(answer: unknown): unknown {
  return Array.isArray(answer) ? (answer as unknown[][]).map((row) => row.map(cellForHost)) : cellForHost(answer);
}

function cellForHost(value: unknown): unknown {
  if (value instanceof FunctionFailure) return hostError(value);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && !Number.isFinite(value)) return hostError(unforeseen());
  return value;
}

function hostError(failure: unknown): CustomFunctions.Error {
  const known = failure instanceof FunctionFailure ? failure : unforeseen();
  const code = known.error === '#N/A' ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue;
  return new CustomFunctions.Error(code, known.sentence(currentLanguage()));
}

function unforeseen(): FunctionFailure {
  return new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? 'O ConfereBio não conseguiu calcular com estes valores. Confira os argumentos e, se persistir, avise pela página de ajuda.'
      : 'ConfereBio could not compute with these values. Check the arguments and, if it persists, report it through the help page.',
  );
}

function partUnavailable(): FunctionFailure {
  return new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? 'Uma parte do ConfereBio de que este cálculo precisa não pôde ser carregada. Confira a conexão, abra o painel do ConfereBio e recalcule a célula.'
      : 'A part of ConfereBio that this calculation needs could not be loaded. Check the connection, open the ConfereBio pane and recalculate the cell.',
  );
}

function tooManyCells(cells: number): FunctionFailure {
  return new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `São ${cells} células numa só fórmula, mais do que o Excel na web consegue entregar (${cellLimit}). Divida a tabela em partes ou use o Excel de mesa.`
      : `${cells} cells in one formula are more than Excel on the web can hand over (${cellLimit}). Split the table or use desktop Excel.`,
  );
}

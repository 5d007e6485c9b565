/**
 * The part of Excel's custom functions runtime that the functions bundle needs, for pages without Excel:
 * `CustomFunctions.associate`, `CustomFunctions.Error` and `CustomFunctions.ErrorCode`.
 * Its script runs before the functions bundle.
 */
export type CustomFunction = (...args: unknown[]) => unknown;

const errorCodes = {
  invalidValue: '#VALUE!',
  notAvailable: '#N/A',
  divisionByZero: '#DIV/0!',
  invalidNumber: '#NUM!',
  nullReference: '#NULL!',
  invalidName: '#NAME?',
  invalidReference: '#REF!',
} as const;

/** An error value: its code goes to the cell, its message to the person who reads the cell. */
class CustomFunctionsError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message ?? '');
  }
}

const associated = new Map<string, CustomFunction>();

function associate(id: string | Record<string, CustomFunction>, customFunction?: CustomFunction): void {
  const added = typeof id === 'string' ? { [id]: customFunction } : id;
  for (const [name, body] of Object.entries(added)) if (body) associated.set(name.toUpperCase(), body);
}

const host = { associate, Error: CustomFunctionsError, ErrorCode: errorCodes, associated };

/** What this script puts into the global `CustomFunctions`; `associated` is ours, Excel's has none. */
export type CustomFunctionsHost = typeof host;

Object.assign(globalThis, { CustomFunctions: host });

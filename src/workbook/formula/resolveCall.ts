import { catalogue } from '../../functions/catalogue';
import type { Parameter } from '../../functions/entry';
import { FunctionFailure } from '../../functions/failure';
import type { AreaRef, CellRef, CellValue, Workbook } from '../port';
import { readArgument, type Argument } from './argument';
import type { OurCall } from './ourCalls';
import type { WrittenArea, WrittenName } from './reference';

/** More cells than a call takes at once; reading them would only make a person wait. */
const MOST_CELLS = 250_000;

/** The arguments as Excel would hand them over, or the texts of those that cannot be known without Excel. */
export type ResolvedCall = { ok: true; args: unknown[] } | { ok: false; expressions: string[] };

/**
 * Finds the values of a call's arguments: literals, arrays, `DATE(…)`, cells and areas of any sheet, names and
 * tables where the host knows them, calls of our functions within the call.
 *
 * @param from cell that holds the formula
 */
export async function resolveCall(call: OurCall, workbook: Workbook, from: CellRef): Promise<ResolvedCall> {
  const { parameters } = entryOf(call);
  const values = await Promise.all(
    call.arguments.map(async (tokens, index) => {
      const argument = readArgument(tokens);
      const value = await valueOf(argument, workbook, from);
      return value === UNKNOWN ? UNKNOWN : { given: asGiven(value, parameters[index]) };
    }),
  );
  const expressions = call.arguments.flatMap((tokens, index) =>
    values[index] === UNKNOWN ? [textOfArgument(readArgument(tokens))] : [],
  );
  if (expressions.length > 0) return { ok: false, expressions };
  return { ok: true, args: values.map((value) => (value === UNKNOWN ? null : value.given)) };
}

const UNKNOWN = Symbol('an argument that only the spreadsheet can compute');
type Found = unknown[][] | CellValue | typeof UNKNOWN;

async function valueOf(argument: Argument, workbook: Workbook, from: CellRef): Promise<Found> {
  switch (argument.kind) {
    case 'omitted':
      return null;
    case 'value':
      return argument.value;
    case 'array':
      return argument.values;
    case 'date':
      return dateSerial(await Promise.all(argument.parts.map((part) => valueOf(part, workbook, from))));
    case 'reference': {
      const area = await areaOf(argument.reference, workbook, from);
      return area === null || area.rows * area.columns > MOST_CELLS ? UNKNOWN : workbook.readArea(area);
    }
    case 'call':
      return answerOf(argument.call, workbook, from);
    case 'expression':
      return UNKNOWN;
  }
}

async function areaOf(
  reference: WrittenArea | WrittenName,
  workbook: Workbook,
  from: CellRef,
): Promise<AreaRef | null> {
  if (reference.kind === 'area') {
    const { row, column, rows, columns } = reference;
    return { sheet: reference.sheet ?? from.sheet, row, column, rows, columns };
  }
  if (reference.kind !== 'spill') return (await workbook.locate?.(reference, from)) ?? null;
  const cell = { sheet: reference.sheet ?? from.sheet, row: reference.row, column: reference.column };
  return (await workbook.locate?.({ kind: 'spill', cell }, from)) ?? null;
}

async function answerOf(call: OurCall, workbook: Workbook, from: CellRef): Promise<Found> {
  const resolved = await resolveCall(call, workbook, from);
  if (!resolved.ok) return UNKNOWN;
  try {
    const answer = entryOf(call).run(resolved.args);
    return Array.isArray(answer) ? (answer as unknown[][]) : (answer as CellValue);
  } catch (failure) {
    if (failure instanceof FunctionFailure) return { error: failure.error };
    throw failure;
  }
}

/** Serial number of Excel's DATE; months and days out of range carry over, as there. */
function dateSerial(parts: readonly Found[]): Found {
  const [year, month, day] = parts.map((part) => (Array.isArray(part) ? part[0]?.[0] : part));
  if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') return UNKNOWN;
  const fullYear = Math.trunc(year) + (year < 1900 ? 1900 : 0);
  return Date.UTC(fullYear, Math.trunc(month) - 1, Math.trunc(day)) / 86_400_000 + 25_569;
}

/** Excel hands a table to a parameter that takes one, even for one cell, and one value to any other. */
function asGiven(value: Exclude<Found, typeof UNKNOWN>, parameter: Parameter | undefined): unknown {
  if (value === null) return null;
  const cells = (Array.isArray(value) ? value : [[value]]).map((row) => row.map(asGivenCell));
  return parameter?.shape === 'single' ? (cells[0]?.[0] ?? null) : cells;
}

function asGivenCell(value: unknown): unknown {
  if (value instanceof FunctionFailure) return { code: value.error };
  return typeof value === 'object' && value !== null && 'error' in value ? { code: value.error } : value;
}

function textOfArgument(argument: Argument): string {
  if (argument.kind === 'call') return argument.call.text;
  return 'text' in argument ? argument.text : '';
}

function entryOf({ id }: OurCall) {
  return catalogue.find((entry) => entry.id === id)!;
}

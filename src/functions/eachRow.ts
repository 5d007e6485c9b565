import { isBlankOrZero } from './cells';
import type { Parameter } from './entry';
import { caught, FunctionFailure } from './failure';

type Matrix = readonly (readonly unknown[])[];

/**
 * Applies a function of single cells to arguments that are single values or ranges: ranges must agree in shape,
 * a single value stands in every row, a range in gives a block out. A row with all its cells blank (or zero, as some
 * Excel builds hand over blanks) gives `""`; a row
 * that fails gives its own failure and leaves the others alone.
 */
export function eachRow(
  args: readonly unknown[],
  parameters: readonly Parameter[],
  answer: (cells: readonly unknown[]) => unknown,
): unknown {
  const ranges = parameters.map((_, index) => (isMatrix(args[index]) ? args[index] : null));
  const shape = commonShape(ranges, parameters);
  const single = (index: number) => ranges[index]?.[0]?.[0] ?? (ranges[index] ? null : args[index]);
  if (shape === null) {
    const cells = parameters.map((_, index) => single(index));
    const value = cells.every(isBlankOrZero) ? '' : answer(cells);
    return ranges.some(Boolean) ? [[value]] : value;
  }
  const spread = ranges.map((range) => (range && !isSingle(range) ? range : null));
  const broadcast = parameters.map((_, index) => (spread[index] ? null : single(index)));
  return Array.from({ length: shape.rows }, (_row, row) =>
    Array.from({ length: shape.columns }, (_column, column) => {
      const own = spread.map((range) => range?.[row]?.[column] ?? null);
      if (own.every(isBlankOrZero)) return '';
      return caught(() => answer(own.map((cell, index) => (spread[index] ? cell : broadcast[index]))));
    }),
  );
}

interface Shape {
  rows: number;
  columns: number;
}

/** The shape shared by all ranges of more than one cell; `null` when there is none. */
export function commonShape(ranges: readonly (Matrix | null)[], parameters: readonly Parameter[]): Shape | null {
  let common: { shape: Shape; parameter: Parameter } | null = null;
  for (const [index, range] of ranges.entries()) {
    if (!range || isSingle(range)) continue;
    const shape = { rows: range.length, columns: range[0]?.length ?? 0 };
    const parameter = parameters[index] as Parameter;
    common ??= { shape, parameter };
    if (shape.rows !== common.shape.rows || shape.columns !== common.shape.columns) {
      throw differentShapes(common.parameter, common.shape, parameter, shape);
    }
  }
  return common?.shape ?? null;
}

function differentShapes(first: Parameter, a: Shape, second: Parameter, b: Shape): FunctionFailure {
  return new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `Os intervalos têm tamanhos diferentes: ${first.label[language]} tem ${sizeInPortuguese(a)} e ${second.label[language]} tem ${sizeInPortuguese(b)}. Use intervalos com as mesmas linhas e colunas.`
      : `The ranges differ in size: ${first.label[language]} has ${sizeInEnglish(a)} and ${second.label[language]} has ${sizeInEnglish(b)}. Use ranges with the same rows and columns.`,
  );
}

function sizeInPortuguese({ rows, columns }: Shape): string {
  return `${rows} ${rows === 1 ? 'linha' : 'linhas'} × ${columns} ${columns === 1 ? 'coluna' : 'colunas'}`;
}

function sizeInEnglish({ rows, columns }: Shape): string {
  return `${rows} ${rows === 1 ? 'row' : 'rows'} × ${columns} ${columns === 1 ? 'column' : 'columns'}`;
}

export function isMatrix(argument: unknown): argument is Matrix {
  return Array.isArray(argument) && Array.isArray(argument[0]);
}

/** A range of one cell. */
export function isSingle(range: Matrix): boolean {
  return range.length === 1 && range[0]?.length === 1;
}

import type {
  BooleanNumber as BooleanNumbers,
  CellValueType as CellValueTypes,
  HorizontalAlign as HorizontalAligns,
  LocaleType as LocaleTypes,
  VerticalAlign as VerticalAligns,
  WrapStrategy as WrapStrategies,
} from '@univerjs/core';

/*
 * The numbers by which the grid's data says what it means, under the grid's names. They are repeated here so that
 * converting workbooks and texts needs the grid's types only and none of its code.
 */

export const BooleanNumber = { FALSE: 0, TRUE: 1 } as const satisfies Record<string, BooleanNumbers>;

export const CellValueType = { STRING: 1, NUMBER: 2, BOOLEAN: 3, FORCE_STRING: 4 } as const satisfies Record<
  string,
  CellValueTypes
>;

export const HorizontalAlign = { LEFT: 1, CENTER: 2, RIGHT: 3 } as const satisfies Record<string, HorizontalAligns>;

export const VerticalAlign = { TOP: 1, MIDDLE: 2 } as const satisfies Record<string, VerticalAligns>;

export const WrapStrategy = { WRAP: 3 } as const satisfies Record<string, WrapStrategies>;

export const PORTUGUESE = 'ptBR' as LocaleTypes;

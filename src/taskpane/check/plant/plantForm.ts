import type { Language } from '../../../explain/language';
import type { SheetParameter, WrittenParameter, WrittenParameters } from '../../../sheets/plantParameters';
import {
  nothingGiven,
  ruleSetIn,
  ruleSetOfYear,
  ufIn,
  yearOfPurchases,
  type GivenParameters,
} from '../../../validation/selo/givenParameters';
import type { FoundTable } from '../tablesOfWorkbook';

/** What the person says of the plant's year, and where in the workbook it was found. */
export interface PlantForm {
  given: GivenParameters;
  /** Fields that hold what a sheet of parameters says, until the person changes them. */
  sources: ReadonlyMap<SheetParameter, WrittenParameter>;
}

/** The form as it is first shown: what the sheet of parameters says, else the year of most purchases. */
export function firstForm(chosen: FoundTable, written: WrittenParameters | null, language: Language): PlantForm {
  const sources = new Map<SheetParameter, WrittenParameter>();
  const take = <Value>(parameter: SheetParameter, read: (cell: WrittenParameter['value']) => Value | null) => {
    const source = written?.get(parameter);
    const value = source ? read(source.value) : null;
    if (source && value !== null) sources.set(parameter, source);
    return value;
  };
  const number = (parameter: SheetParameter) => take(parameter, (cell) => numberTyped(cell, language)) ?? '';
  const percent = (parameter: SheetParameter) => take(parameter, (cell) => percentTyped(cell, language)) ?? '';
  const year = take('year', yearTyped) ?? yearOfPurchases({ table: chosen.table, values: chosen.grid.values });
  return {
    given: {
      ...nothingGiven,
      texts: {
        ...nothingGiven.texts,
        year,
        revenue: number('revenue'),
        cubicMetres: number('cubicMetres'),
        minimumShare: percent('minimumShare'),
        familyCeiling: number('familyCeiling'),
        unseenFactor: number('unseenFactor'),
        priceTolerance: percent('priceTolerance'),
      },
      ruleSet: take('ruleSet', ruleSetIn) ?? ruleSetOfYear(year),
      plantUf: take('plantUf', ufIn),
    },
    sources,
  };
}

/** A number as it is typed in the language, without marks between thousands. */
export function typedNumber(value: number | string, language: Language): string {
  const text = String(value);
  return language === 'pt-BR' ? text.replace('.', ',') : text;
}

function numberTyped(cell: WrittenParameter['value'], language: Language): string | null {
  if (typeof cell === 'number') return typedNumber(tidied(cell), language);
  return typeof cell === 'string' ? cell.trim() : null;
}

/** A cell of percent format holds a part of one. */
function percentTyped(cell: WrittenParameter['value'], language: Language): string | null {
  if (typeof cell === 'number') return typedNumber(tidied(cell > 1 ? cell : cell * 100), language);
  return typeof cell === 'string' ? cell.replace('%', '').trim() : null;
}

function yearTyped(cell: WrittenParameter['value']): string | null {
  const text = String(typeof cell === 'object' ? '' : cell).trim();
  return /^20\d\d$/.test(text) ? text : null;
}

/** Without the noise of doubles beyond what Excel shows. */
function tidied(value: number): number {
  return Number(value.toPrecision(15));
}

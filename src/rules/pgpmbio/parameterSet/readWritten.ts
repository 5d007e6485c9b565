import { isoOfSerial, serialOf } from '../../../brazil/dates';
import { exact, type Decimal } from '../../exact';
import type { Act } from '../priceTable';
import type { DraftRow, TableDraft } from '../tableDraft';
import type { WrittenRow, WrittenTable } from './writtenTable';

/** Something of a file is not what it must be: where, such as `tables[0].rows[3].limit`. */
export class NotAsWritten extends Error {
  constructor(readonly at: string) {
    super(at);
  }
}

const SETS: readonly Act['sets'][] = ['prices', 'fixedValues', 'limits', 'calculation'];

/**
 * A table from what a file holds, each value looked at.
 *
 * @throws NotAsWritten
 */
export function tableInFile(value: unknown, at: string): WrittenTable {
  const of = fieldsOf(value, at);
  return {
    id: of('id', text),
    harvest: of('harvest', text),
    validFrom: of('validFrom', orNull(day)),
    validTo: of('validTo', orNull(day)),
    replacesBuiltIn: of('replacesBuiltIn', yesNo),
    annualCap: of('annualCap', orNull(amount)),
    marketDiscount: of('marketDiscount', orNull(amount)),
    mpaRounding: of('mpaRounding', oneOf('truncate', 'roundDiscount')),
    vspRounding: of('vspRounding', oneOf('truncate', 'halfUp')),
    requiresMarketBelowMinimum: of('requiresMarketBelowMinimum', yesNo),
    fixedValueRequiresMarketBelowMinimum: of('fixedValueRequiresMarketBelowMinimum', yesNo),
    acts: of('acts', listOf(actInFile)),
    rows: of('rows', listOf(rowInFile)),
  };
}

/** The draft that a table of a file stands for. */
export function draftInFile({ annualCap, marketDiscount, rows, ...head }: WrittenTable): TableDraft {
  return {
    ...head,
    annualCap: amountOf(annualCap),
    marketDiscount: amountOf(marketDiscount),
    rows: rows.map(({ minimumPrice, fixedValue, limit, ...row }): DraftRow => ({
      ...row,
      minimumPrice: amountOf(minimumPrice),
      fixedValue: amountOf(fixedValue),
      limit: amountOf(limit),
    })),
  };
}

type Reader<T> = (value: unknown, at: string) => T;

function actInFile(value: unknown, at: string): WrittenTable['acts'][number] {
  const of = fieldsOf(value, at);
  return { name: of('name', text), sets: of('sets', oneOf(...SETS)), source: of('source', text) };
}

function rowInFile(value: unknown, at: string): WrittenRow {
  const of = fieldsOf(value, at);
  return {
    label: of('label', text),
    mode: of('mode', oneOf('variable', 'fixed')),
    minimumPrice: of('minimumPrice', orNull(amount)),
    fixedValue: of('fixedValue', orNull(amount)),
    limit: of('limit', orNull(amount)),
    region: of('region', text),
    ufs: of('ufs', listOf(text)),
    onlyMunicipalities: of('onlyMunicipalities', (listed, place) =>
      Object.fromEntries(
        Object.entries(objectOf(listed, place)).map(([uf, codes]) => [uf, listOf(text)(codes, `${place}.${uf}`)]),
      ),
    ),
  };
}

function fieldsOf(value: unknown, at: string) {
  const object = objectOf(value, at);
  return <T>(name: string, read: Reader<T>): T => read(object[name], `${at}.${name}`);
}

function objectOf(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NotAsWritten(at);
  return value as Record<string, unknown>;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new NotAsWritten(at);
  return value;
}

function matching(pattern: RegExp): Reader<string> {
  return (value, at) => {
    const found = text(value, at);
    if (!pattern.test(found)) throw new NotAsWritten(at);
    return found;
  };
}

const isoDay = matching(/^\d{4}-\d{2}-\d{2}$/);

/** A day of the calendar: no 31 February. */
function day(value: unknown, at: string): string {
  const found = isoDay(value, at);
  if (isoOfSerial(serialOf(found)) !== found) throw new NotAsWritten(at);
  return found;
}

const amount = matching(/^-?\d{1,15}(?:\.\d{1,15})?$/);

function yesNo(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw new NotAsWritten(at);
  return value;
}

function oneOf<Choice extends string>(...choices: readonly Choice[]): Reader<Choice> {
  return (value, at) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new NotAsWritten(at);
    return found;
  };
}

function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : read(value, at));
}

function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw new NotAsWritten(at);
    return value.map((item, place) => read(item, `${at}[${place}]`));
  };
}

function amountOf(written: string | null): Decimal | null {
  return written === null ? null : exact(written);
}

import type { ReadNote } from '../../brazil/read';
import { exact, exactOfCell, type Decimal } from '../../rules/exact';
import { multiplierOf, type Multiplier } from '../../rules/selo/multiplier';
import type { Purchase } from '../../rules/selo/purchase';
import { readBasis } from '../../rules/selo/readBasis';
import { defaultSeloReadings } from '../../rules/selo/readings';
import { formOf, readForm, readMaterial } from '../../rules/selo/readMaterial';
import { readSupplier } from '../../rules/selo/readSupplier';
import type { RuleSet } from '../../rules/selo/ruleSet';
import { defaultRuleSet, ruleSetNamed } from '../../rules/selo/ruleSets';
import { numberCellIfGiven, placeCell, shareCellIfGiven, textCell, ufCell } from '../cellReaders';
import { isBlank, zeroIsBlank } from '../cells';
import type { Parameter } from '../entry';
import { FunctionFailure } from '../failure';
import { optional } from '../parameters';
import { granted } from './granted';
import { BASIS, FAMILY_SHARE, FORM, MATERIAL, ORIGIN, PLANT_UF, RULE_SET, SUPPLIER, UNSEEN_FACTOR } from './parameters';

/** Arguments of MULTIPLIER, and after the value of WEIGHTED and EXPLAIN: public, append only. */
export const PURCHASE_PARAMETERS: readonly Parameter[] = [
  ORIGIN,
  MATERIAL,
  optional(PLANT_UF),
  optional(SUPPLIER),
  optional(FORM),
  optional(BASIS),
  optional(RULE_SET),
  optional(FAMILY_SHARE),
  optional(UNSEEN_FACTOR),
];

/** A purchase read from its cells, under the version of the rules asked for. */
interface ReadPurchase {
  purchase: Purchase;
  ruleSet: RuleSet;
  notes: readonly ReadNote[];
}

export function readPurchase(cells: readonly unknown[]): ReadPurchase {
  const [origin, material, plantUf, supplier, form, basis, ruleSet, familyShare, unseenFactor] = cells;
  const notes: ReadNote[] = [];
  const place = placeCell(origin, ORIGIN, notes);
  const named = granted(readMaterial(textCell(material, MATERIAL)));
  const saidForm = given(form) ? granted(readForm(textCell(form, FORM))) : null;
  const purchase: Purchase = {
    origin: place,
    material: named,
    form: granted(formOf(named, saidForm)),
    plantUf: given(plantUf) ? ufCell(plantUf, PLANT_UF, notes) : null,
    supplier: given(supplier) ? granted(readSupplier(textCell(supplier, SUPPLIER))) : 'agricultor',
    basis: given(basis) ? granted(readBasis(textCell(basis, BASIS))) : 'nota',
    familyShare: shareCellIfGiven(zeroIsBlank(familyShare), FAMILY_SHARE, notes),
    unseenFactor: factorCell(unseenFactor),
  };
  return { purchase, notes, ruleSet: ruleSetCell(ruleSet) };
}

/** The version of the rules named in a cell; without one, Portaria 280/2022. */
function ruleSetCell(cell: unknown): RuleSet {
  return given(cell) ? granted(ruleSetNamed(textCell(cell, RULE_SET))) : defaultRuleSet;
}

function factorCell(cell: unknown): Decimal | null {
  const factor = numberCellIfGiven(zeroIsBlank(cell), UNSEEN_FACTOR);
  return factor === null ? null : exactOfCell(factor);
}

function given(cell: unknown): boolean {
  return !isBlank(zeroIsBlank(cell));
}

/** A multiplier as rows use it: exact, and as a whole number of tenths where it is one. */
export interface RowMultiplier {
  multiplier: Multiplier;
  tenths: number;
}

const remembered = new Map<string, RowMultiplier | FunctionFailure>();
const MOST_REMEMBERED = 10_000;

/**
 * The multiplier of the purchase in these cells. Tables repeat few kinds of purchase, so each is worked out once.
 *
 * @throws FunctionFailure when the cells cannot be read, or the purchase does not count
 */
export function rowMultiplier(cells: readonly unknown[]): RowMultiplier {
  const key = keyOf(cells);
  let known = key === null ? undefined : remembered.get(key);
  if (known === undefined) {
    known = workedOut(cells);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (key !== null) remembered.set(key, known);
  }
  if (known instanceof FunctionFailure) throw known;
  return known;
}

function workedOut(cells: readonly unknown[]): RowMultiplier | FunctionFailure {
  try {
    const { purchase, ruleSet } = readPurchase(cells);
    const multiplier = granted(multiplierOf(purchase, ruleSet, defaultSeloReadings));
    return { multiplier, tenths: multiplier.value.times(TEN).toNumber() };
  } catch (failure) {
    if (failure instanceof FunctionFailure) return failure;
    throw failure;
  }
}

const TEN = exact('10');

/** One text for the whole row; `null` when a cell holds something richer than a value. */
function keyOf(cells: readonly unknown[]): string | null {
  let key = '';
  for (const cell of cells) {
    if (typeof cell === 'string') key += cell;
    else if (typeof cell === 'number') key += `\u0001${cell}`;
    else if (typeof cell === 'boolean') key += `\u0002${cell}`;
    else if (cell !== null && cell !== undefined) return null;
    key += '\u0000';
  }
  return key;
}

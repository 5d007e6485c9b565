import { readPlace, type Place } from '../../../src/brazil/place';
import type { Uf } from '../../../src/brazil/ufs';
import type { Basis, Purchase, Supplier } from '../../../src/rules/selo/purchase';
import { formOf, readMaterial } from '../../../src/rules/selo/readMaterial';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import type { Form } from '../../../src/rules/selo/material';

/** A purchase as a table of cases writes it; municipalities need the list loaded. */
export interface Written {
  origin: string;
  material: string;
  plant?: Uf;
  supplier?: Supplier;
  form?: Form;
  basis?: Basis;
}

export function purchaseOf({ origin, material, plant, supplier, form, basis }: Written): Purchase {
  const named = readMaterial(material);
  if (named instanceof SeloRefusal) throw new Error(named.reason.code);
  const found = formOf(named, form ?? null);
  if (found instanceof SeloRefusal) throw new Error(found.reason.code);
  return {
    origin: placeOf(origin),
    material: named,
    form: found,
    plantUf: plant ?? null,
    supplier: supplier ?? 'agricultor',
    basis: basis ?? 'nota',
    familyShare: null,
    unseenFactor: null,
  };
}

export function placeOf(text: string): Place {
  const read = readPlace(text, null);
  if (!read.ok) throw new Error(`${text}: ${read.fault.code}`);
  return read.value;
}

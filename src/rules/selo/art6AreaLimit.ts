import { Decimal } from '../exact';
import { areaTimesYield } from './areaTimesYield';
import type { Material } from './material';
import { refuse, SeloRefusal } from './refusal';

/** Whether a quantity is held against area and yield: what comes of animals is not (reading S18). */
export function hasAreaLimit(material: Material): boolean {
  return material.class !== 'animal';
}

/** Art. 6: most that a family's declared area supports, kg. */
export function areaLimit(areaHa: Decimal, yieldKgHa: Decimal): Decimal | SeloRefusal {
  return areaTimesYield(areaHa, yieldKgHa);
}

/** A quantity within the limit of art. 6, and what the limit leaves out, kg; together they are what was presented. */
export interface WithinArea {
  limit: Decimal;
  admitted: Decimal;
  disallowed: Decimal;
}

export function withinArea(quantity: Decimal, areaHa: Decimal, yieldKgHa: Decimal): WithinArea | SeloRefusal {
  if (quantity.isNegative()) return refuse({ code: 'figureNegative', what: 'quantity', value: quantity });
  const limit = areaLimit(areaHa, yieldKgHa);
  if (limit instanceof SeloRefusal) return limit;
  const admitted = Decimal.min(quantity, limit);
  return { limit, admitted, disallowed: quantity.minus(admitted) };
}

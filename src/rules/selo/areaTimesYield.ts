import { exact, type Decimal } from '../exact';
import { refuse, type SeloRefusal } from './refusal';

/** Under this many kg/ha a yield can only be meant in tonnes per hectare. */
export const LEAST_YIELD = exact('10');
/** No crop gives more kg/ha; sugar cane, the heaviest, stays well below. */
export const MOST_YIELD = exact('200000');

/**
 * Production of an area, kg: hectares × kg/ha, nothing rounded (arts. 6, 7 and 8 compute it alike). Only yields that
 * cannot be kg/ha are refused: a drought leaves real ones far under the usual.
 */
export function areaTimesYield(areaHa: Decimal, yieldKgHa: Decimal): Decimal | SeloRefusal {
  if (areaHa.isNegative()) return refuse({ code: 'figureNegative', what: 'area', value: areaHa });
  if (yieldKgHa.lt(LEAST_YIELD) || yieldKgHa.gt(MOST_YIELD)) return refuse({ code: 'yieldImplausible', yieldKgHa });
  return areaHa.times(yieldKgHa);
}

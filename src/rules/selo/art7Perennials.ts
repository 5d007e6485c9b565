import type { IsoDate } from '../../brazil/read';
import type { Decimal } from '../exact';
import { areaTimesYield } from './areaTimesYield';
import type { Material } from './material';
import { refuse, type SeloRefusal } from './refusal';
import { regionGroup, type SeloRegion } from './region';

/** A perennial crop in the field whose production is only expected. */
export interface PerennialCrop {
  material: Material;
  plantedHa: Decimal;
  /** kg/ha once the crop is mature, of the sources of art. 7 § 1. */
  yieldAtMaturity: Decimal;
  contracted: boolean;
  /** Whether the family farmer grows it. */
  conductedByFamily: boolean;
  /** Day the calculation speaks of. */
  on: IsoDate;
  /** Until when the crop is short of its mature yield; `null` when not known to have ended. */
  maturity: IsoDate | null;
  /** Day of a formal statement of the producer that ends it earlier; `null` when there is none. */
  statement: IsoDate | null;
}

/**
 * Art. 7: production expected of a perennial crop, kg, instead of invoices of the same area (reading S14). It counts
 * up to the crop's maturity or the producer's earlier statement (§ 3), both days included.
 */
export function expectedOfPerennial(crop: PerennialCrop): Decimal | SeloRefusal {
  const { on } = crop;
  const annual = annualCropRefusal(crop.material);
  if (annual) return annual;
  if (!crop.contracted) return refuse({ code: 'perennialNotContracted' });
  if (!crop.conductedByFamily) return refuse({ code: 'perennialNotConducted' });
  const end = endOfExpectation(crop);
  if (end !== null && on > end) return refuse({ code: 'perennialEnded', date: on, end });
  return areaTimesYield(crop.plantedHa, crop.yieldAtMaturity);
}

/** Only of perennial crops; where a class alone was named, which does not say, the person's word stands. */
export function annualCropRefusal({ perennial, label }: Material): SeloRefusal | null {
  return perennial === false ? refuse({ code: 'perennialOfAnnualCrop', label }) : null;
}

function endOfExpectation({ maturity, statement }: PerennialCrop): IsoDate | null {
  if (maturity === null || statement === null) return maturity ?? statement;
  return statement < maturity ? statement : maturity;
}

/** Art. 7 § 4: whether expected production is multiplied, which is so only in N, NE and the Semiárido. */
export function multipliedAsPerennial(region: SeloRegion): boolean {
  return regionGroup(region) === 'northern';
}

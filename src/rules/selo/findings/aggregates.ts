import type { Decimal } from '../../exact';
import type { NationalYear } from '../nationalSeries';
import type { SeloReadings } from '../readings';
import type { SeloRefusalReason } from '../refusal';

/** What is found of many rows together. Amounts in whole cents, weights in whole grams, shares parts of one. */
export type SeloAggregateFinding =
  | {
      code: 'A01';
      found: 'beyond';
      label: string;
      harvest: string;
      presented: number;
      limit: number;
      cut: number;
      sellers: number;
    }
  | { code: 'A01'; found: 'refused'; label: string; harvest: string; reason: SeloRefusalReason }
  | { code: 'A01'; found: 'notChecked'; what: 'area' | 'yield'; families: number }
  | { code: 'A02'; family: string; presented: number; ceiling: Decimal; cut: number }
  | { code: 'A03'; cpf: string; cooperatives: readonly string[] }
  | { code: 'A04'; harvest: string; contracted: Decimal; declared: Decimal }
  | { code: 'A05'; presented: number; admitted: number; cap: number; otherBase: number }
  | { code: 'A06'; presented: number; admitted: number; cap: number }
  | { code: 'A07'; presented: number; admitted: number; cap: number }
  | { code: 'A08'; article: string; presented: number; admitted: number; cap: number }
  | { code: 'A09'; found: 'totalDiffers'; invoice: string; total: number; lines: number }
  | { code: 'A09'; found: 'totalLine'; invoice: string; total: number; lines: number }
  | {
      code: 'A10';
      weightedShare: Decimal;
      minimum: Decimal | null;
      /** R$ over the minimum, negative where it is short. */
      margin: Decimal | null;
    }
  | { code: 'A11'; share: Decimal; required: Decimal; missing: Decimal }
  | { code: 'A12'; effectiveShare: Decimal; national: NationalYear }
  | { code: 'A13'; revenue: Decimal; cubicMetres: Decimal }
  | {
      code: 'A14';
      reading: keyof SeloReadings;
      used: string;
      other: string;
      weightedShare: Decimal;
      otherShare: Decimal;
    }
  | { code: 'A15'; who: 'farmer' | 'cooperative'; key: string; share: Decimal; ofThem: number }
  | { code: 'A16'; reason: SeloRefusalReason };

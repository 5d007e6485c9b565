import type { IsoDate, ReadFault, ReadNote } from '../../../brazil/read';
import type { Decimal } from '../../exact';
import type { MortalityLack } from '../art8iiiAnimalMortality';
import type { MaterialClass } from '../material';
import type { SeloRefusalReason } from '../refusal';

/** What is found of one row of purchases, farmers, contracts, yields or losses. Amounts in whole cents, weights in whole grams. */
export type SeloRowFinding =
  /** A cell that must be filled in and is not, or cannot be used as it is. */
  | { code: 'R01'; found: 'blank' | 'columnMissing' | 'zero' }
  | { code: 'R01'; found: 'unreadable'; fault: ReadFault }
  | { code: 'R01'; found: 'refused'; reason: SeloRefusalReason }
  | { code: 'R02'; fault: ReadFault }
  | { code: 'R03'; found: 'unreadable'; fault: ReadFault }
  | {
      code: 'R03';
      found: 'differs';
      what: 'month' | 'issuer' | 'number' | 'series';
      inKey: string;
      inRow: string;
    }
  /** The same note of the same issuer under two keys. */
  | { code: 'R03'; found: 'twoKeys'; ofRow: number }
  /** `all`: in everything; `item`: the same item of the same farmer, with another value. */
  | { code: 'R04'; same: 'all' | 'item'; ofRow: number }
  | { code: 'R05'; date: IsoDate; year: number }
  | { code: 'R06'; found: 'unreadable'; fault: ReadFault }
  | { code: 'R06'; found: 'codeDiffers' | 'registryDiffers'; here: string; there: string }
  /** The farmer’s DAP or CAF on the day of the note. */
  | { code: 'R07'; found: 'expired'; on: IsoDate; limit: IsoDate; extended: boolean }
  | { code: 'R07'; found: 'notYet'; on: IsoDate; limit: IsoDate }
  | { code: 'R07'; found: 'status'; typed: string }
  | { code: 'R07'; found: 'noDate' | 'notListed' | 'noTable' | 'nothingSaid' }
  | { code: 'R08'; found: 'expired' | 'notYet'; on: IsoDate; limit: IsoDate }
  | { code: 'R08'; found: 'denied' | 'notListed' | 'noTable' | 'noDate' | 'nothingSaid' | 'notNamed' }
  | { code: 'R09' }
  | { code: 'R10'; reason: SeloRefusalReason }
  | { code: 'R11'; reason: SeloRefusalReason }
  | {
      code: 'R12';
      /** R$ a kg, unrounded. */
      price: Decimal;
      median: Decimal;
      tolerance: Decimal;
      label: string;
      uf: string;
      month: string;
      rows: number;
    }
  | { code: 'R13'; price: Decimal; minimum: Decimal; contract: string }
  | { code: 'R14'; found: 'denied' | 'nothingSaid' | 'noColumn' }
  | { code: 'R15'; found: 'blank' | 'notListed' | 'otherFarmer' | 'noColumn'; contract: string }
  | { code: 'R15'; found: 'signedLater'; contract: string; signed: IsoDate; delivered: IsoDate }
  | { code: 'R15'; found: 'otherMaterial'; contract: string; contracted: string; delivered: string }
  | { code: 'R15'; found: 'overQuantity'; contract: string; contracted: number; delivered: number }
  /** Expected production of a perennial beside notes of the same family and crop. */
  | { code: 'R16'; label: string; ofRow: number }
  | { code: 'R17'; found: 'refused'; reason: SeloRefusalReason }
  | { code: 'R17'; found: 'mortality'; lack: readonly MortalityLack[] }
  | { code: 'R17'; found: 'notListed' | 'noTable' }
  | { code: 'R18'; lossShare: Decimal; threshold: Decimal }
  | { code: 'R28'; found: 'class'; said: MaterialClass; of: MaterialClass; label: string }
  | { code: 'R28'; found: 'supplier'; said: string; registered: string }
  | { code: 'R28'; found: 'refused'; reason: SeloRefusalReason }
  /** How a cell was understood. */
  | { code: 'R29'; found: 'note'; note: ReadNote }
  | { code: 'R29'; found: 'numberAsText'; typed: string }
  | { code: 'R29'; found: 'valueOfPrice'; cents: number }
  | { code: 'R30'; found: 'converted'; unit: string; kilograms: number; grams: number }
  | { code: 'R30'; found: 'unitUnknown'; typed: string }
  | { code: 'R31'; value: number; computed: number }
  /** Expected production of a perennial (art. 7). */
  | { code: 'R32'; found: 'refused'; reason: SeloRefusalReason }
  | { code: 'R32'; found: 'notSaid'; what: 'area' | 'yield' | 'quantity' | 'contract' }
  | { code: 'R32'; found: 'beyond'; expected: number; presented: number }
  /** More was claimed than art. 8 counts of a harvest that failed. */
  | { code: 'R33'; counted: number; presented: number }
  /** The cell lies in one that is merged downwards; what stands in its first row was read. */
  | { code: 'R36' }
  /** A name that other programs would take for a formula. */
  | { code: 'R37' }
  /** A value in the middle of a column of formulas. */
  | { code: 'R38' };

import { exact, type Decimal } from '../../exact';
import type { IsoDate } from '../../../brazil/read';

/** A criterion beside the minimum share: the part of N, NE and the Semiárido in the effective value of a producer. */
export interface RegionalShareRules {
  act: string;
  signed: IsoDate;
  source: string;
  /** Share required from each year on, a part of one, newest first. */
  required: readonly { from: number; share: Decimal }[];
}

export const interministerial2of2023: RegionalShareRules = {
  act: 'Portaria Interministerial MME/MDA nº 2/2023',
  signed: '2023-08-03',
  source: 'DOU de 08 e 09/08/2023; lidos o art. 1º, § 1º, I, e o início do II',
  required: [
    { from: 2026, share: exact('0.20') },
    { from: 2025, share: exact('0.15') },
    { from: 2024, share: exact('0.10') },
  ],
};

import type { IsoDate } from '../../brazil/read';
import { exact, type Decimal } from '../exact';

/** Most gross family income a year for the Pronaf, as the MCR sets it for a Plano Safra (1 July to 30 June). */
export interface FamilyCeiling {
  planoSafra: string;
  from: IsoDate;
  to: IsoDate;
  /** R$ a year */
  ceiling: Decimal;
  /** `inferred`: no source for this very year, but the same figure before and after. */
  basis: 'seen' | 'inferred';
  source: string;
}

const RAISE_OF_2018 = 'mercadodocacau.com.br, junho de 2018: de R$ 360 mil para R$ 415 mil';
const RAISE_OF_2021 = 'sistemafaeg.com.br, 22/06/2021: de R$ 415 mil para R$ 500 mil';
const STILL_2024 = 'entrelinhasgoias.com.br, 2024: R$ 500 mil mantidos';

/**
 * The ceilings known, oldest first (art. 3 § 9). When that of 2017/18 began was not seen; nothing was found for
 * 2025/26 and later.
 */
export const familyCeilings: readonly FamilyCeiling[] = [
  ceilingOf(2017, '360000', 'seen', RAISE_OF_2018),
  ceilingOf(2018, '415000', 'seen', RAISE_OF_2018),
  ceilingOf(2019, '415000', 'inferred', RAISE_OF_2021),
  ceilingOf(2020, '415000', 'seen', RAISE_OF_2021),
  ceilingOf(2021, '500000', 'seen', RAISE_OF_2021),
  ceilingOf(2022, '500000', 'inferred', STILL_2024),
  ceilingOf(2023, '500000', 'inferred', STILL_2024),
  ceilingOf(2024, '500000', 'seen', STILL_2024),
];

function ceilingOf(year: number, ceiling: string, basis: FamilyCeiling['basis'], source: string): FamilyCeiling {
  return {
    planoSafra: `${year}/${(year + 1) % 100}`,
    from: `${year}-07-01`,
    to: `${year + 1}-06-30`,
    ceiling: exact(ceiling),
    basis,
    source,
  };
}

import { exact, type Decimal } from '../exact';

/** The Selo in the whole country in a year: for comparing, no rule rests on it. */
export interface NationalYear {
  year: number;
  /** Effective value of purchases, gifts and assistance in the biodiesel sold, a part of one. */
  effectiveShare: Decimal;
  /** Families that sold; `null` where not seen. */
  farmers: number | null;
  /** Part of N, NE and the Semiárido in the effective value. */
  northernShare: Decimal | null;
}

/** Where the series was read: the working figures of a servant of the ministry, which are no official act. */
export const nationalSeriesSource =
  'Indicadores do Selo em repositório público de servidor do MDA (github.com/CaetanoGisi-MDA/MAPr-SBS), 30/07/2026; não é ato oficial';

export const nationalSeries: readonly NationalYear[] = [
  nationalYear(2018, '0.2612', null, null),
  nationalYear(2019, '0.2911', null, null),
  nationalYear(2020, '0.2141', null, null),
  nationalYear(2021, '0.2373', 70_620, null),
  nationalYear(2022, '0.1641', 54_340, '0.0995'),
  nationalYear(2023, '0.1925', 62_445, '0.0822'),
  nationalYear(2024, '0.1309', 55_137, '0.1442'),
  nationalYear(2025, '0.1115', 41_887, '0.2218'),
];

/** The year of the series, or the newest when it has none. */
export function nationalYearOf(year: number): NationalYear {
  return nationalSeries.find((one) => one.year === year) ?? nationalSeries.at(-1)!;
}

function nationalYear(year: number, effective: string, farmers: number | null, northern: string | null): NationalYear {
  return { year, effectiveShare: exact(effective), farmers, northernShare: northern === null ? null : exact(northern) };
}

import { municipalityIndex } from './municipalityList';
import type { IsoDate } from './read';
import type { Uf } from './ufs';

interface SemiaridList {
  act: string;
  date: IsoDate;
  municipalities: number;
  source: string;
  /** Acts that it follows upon, oldest first, each with the number of municipalities it led to where known. */
  earlier: readonly { act: string; year: number; municipalities?: number }[];
  /** Kept for one year from the date of the act, though 2021's delimitation leaves them out. */
  provisional: number;
}

/** The delimitation of the Semiárido by the board of Sudene (LC 125/2007). No later act is known. */
export const semiaridList: SemiaridList = {
  act: 'Resolução Condel/Sudene nº 176',
  date: '2024-01-03',
  municipalities: 1477,
  source: 'IBGE, Semiárido Brasileiro, lista_municipios_Semiarido_2022.xlsx',
  earlier: [
    { act: 'Resoluções Condel/Sudene nº 107 e nº 115', year: 2017, municipalities: 1262 },
    { act: 'Resolução Condel/Sudene nº 150', year: 2021, municipalities: 1427 },
    { act: 'Resoluções Condel/Sudene nº 155 e nº 163', year: 2022 },
  ],
  provisional: 50,
};

/** The states that have municipalities in the Semiárido; the last two are of the Sudeste. */
export const SEMIARID_UFS: readonly Uf[] = ['MA', 'PI', 'CE', 'RN', 'PB', 'PE', 'AL', 'SE', 'BA', 'MG', 'ES'];

/**
 * Whether a municipality is in the Semiárido, by its seven-digit IBGE code.
 *
 * @throws MunicipalitiesNotLoaded before the list is loaded
 */
export function isSemiarid(ibge: string): boolean {
  return municipalityIndex().semiarid.has(ibge);
}

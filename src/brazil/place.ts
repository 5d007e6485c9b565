import type { Municipality } from './municipalityList';
import type { Region, Uf } from './ufs';

/** A place as wide as a person knows it. */
export type Place =
  | { kind: 'municipality'; municipality: Municipality; uf: Uf; semiarid: boolean }
  | { kind: 'uf'; uf: Uf }
  | { kind: 'region'; region: Region }
  /** The Semiárido as a whole, over several states. */
  | { kind: 'semiarid' };

import { readMunicipality } from '../../brazil/municipalities';
import { readUf } from '../../brazil/ufs';
import { needed, zeroIsBlank } from '../cells';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { MUNICIPALITY_NAME, MUNICIPALITY_UF } from '../parameters';

const PARAMETERS = [MUNICIPALITY_NAME, MUNICIPALITY_UF];

/** The 7-digit IBGE code of a municipality. */
export const municipality: FunctionEntry = {
  id: 'BR.MUNICIPALITY',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([name, uf]) => {
      const state = needed(readUf(zeroIsBlank(uf)), MUNICIPALITY_UF);
      return Number(needed(readMunicipality(zeroIsBlank(name), state), MUNICIPALITY_NAME).ibge);
    }),
};

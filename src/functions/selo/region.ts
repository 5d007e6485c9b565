import { readUf } from '../../brazil/ufs';
import { seloRegion } from '../../rules/selo/region';
import { placeCell } from '../cellReaders';
import { ifGiven, zeroIsBlank } from '../cells';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { optional } from '../parameters';
import { PLACE, PLACE_UF } from './parameters';

const PARAMETERS = [PLACE, optional(PLACE_UF)];

/** The region that the Portaria tells a place to be in. */
export const region: FunctionEntry = {
  id: 'SELO.REGION',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([place, uf]) => {
      const given = ifGiven(readUf(zeroIsBlank(uf)), PLACE_UF);
      return seloRegion(placeCell(place, PLACE, undefined, given));
    }),
};

import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { PURCHASE_PARAMETERS, rowMultiplier } from './purchase';

/** By how much a purchase value is multiplied (art. 4 §§ 9, 11 and 12; art. 7 § 4). */
export const multiplier: FunctionEntry = {
  id: 'SELO.MULTIPLIER',
  parameters: PURCHASE_PARAMETERS,
  result: 'matrix',
  run: (args) => eachRow(args, PURCHASE_PARAMETERS, (cells) => rowMultiplier(cells).multiplier.value.toNumber()),
};

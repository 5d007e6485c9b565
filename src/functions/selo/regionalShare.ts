import { isFault, unwrap } from '../../brazil/cell';
import { regionalShare as shareOfRegions } from '../../rules/selo/regionalShare';
import { interministerial2of2023 } from '../../rules/selo/ruleSets/interministerial2of2023';
import { isBlank, needed, zeroIsBlank } from '../cells';
import type { FunctionEntry } from '../entry';
import { optional } from '../parameters';
import { singleCells } from '../singleCell';
import { yearCell } from '../yearCell';
import { plausibleAmountCell } from './amounts';
import { granted } from './granted';
import { EFFECTIVE_NORTHERN, EFFECTIVE_TOTAL, YEAR } from './parameters';

const PARAMETERS = [EFFECTIVE_NORTHERN, EFFECTIVE_TOTAL, optional(YEAR)];

/** Part of N, NE and the Semiárido, what it must be, and R$ missing (Portaria Interministerial 2/2023), a row of three. */
export const regionalShare: FunctionEntry = {
  id: 'SELO.REGIONALSHARE',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) => {
    const [northern, total, year] = singleCells(args, PARAMETERS);
    if (isBlank(northern) && isBlank(total)) return [['', '', '']];
    const result = granted(
      shareOfRegions(
        plausibleAmountCell(northern, EFFECTIVE_NORTHERN),
        plausibleAmountCell(total, EFFECTIVE_TOTAL),
        yearIfGiven(year),
        interministerial2of2023,
      ),
    );
    return [[result.share.toNumber(), result.required.toNumber(), result.missing.toNumber()]];
  },
};

function yearIfGiven(cell: unknown): number | null {
  if (isBlank(zeroIsBlank(cell))) return null;
  const held = unwrap(cell);
  return isFault(held) ? needed({ ok: false, fault: held }, YEAR) : yearCell(cell);
}

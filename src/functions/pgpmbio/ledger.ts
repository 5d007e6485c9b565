import type { FunctionEntry } from '../entry';
import { currentLanguage } from '../language';
import { LEDGER_PARAMETERS, ledgerRows } from './ledgerAccount';

/** The running account of a whole table: balances by family, product and year, a spilled row a line. */
export const ledger: FunctionEntry = {
  id: 'PGPMBIO.LEDGER',
  parameters: LEDGER_PARAMETERS,
  result: 'matrix',
  run: (args) => ledgerRows(args, currentLanguage()),
};

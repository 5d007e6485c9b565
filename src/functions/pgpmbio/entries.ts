import type { FunctionEntry } from '../entry';
import { cap } from './cap';
import { covered } from './covered';
import { explain } from './explain';
import { ledger } from './ledger';
import { lspa } from './lspa';
import { mpa } from './mpa';
import { pm } from './pm';
import { table } from './table';
import { tables } from './tables';
import { vsp } from './vsp';

/** The functions of PGPM-Bio. */
export const pgpmbioEntries: readonly FunctionEntry[] = [
  vsp,
  pm,
  lspa,
  mpa,
  cap,
  covered,
  ledger,
  explain,
  table,
  tables,
];

import { cnpj } from './br/cnpj';
import { cpf } from './br/cpf';
import { municipality } from './br/municipality';
import { nfe } from './br/nfe';
import type { FunctionEntry } from './entry';
import { cap } from './pgpmbio/cap';
import { covered } from './pgpmbio/covered';
import { explain } from './pgpmbio/explain';
import { ledger } from './pgpmbio/ledger';
import { lspa } from './pgpmbio/lspa';
import { mpa } from './pgpmbio/mpa';
import { pm } from './pgpmbio/pm';
import { table } from './pgpmbio/table';
import { tables } from './pgpmbio/tables';
import { vsp } from './pgpmbio/vsp';
import { region } from './selo/region';

/** Every function, once: metadata, help pages, autocomplete and associations all come from this list. */
export const catalogue: readonly FunctionEntry[] = [
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
  region,
  cpf,
  cnpj,
  nfe,
  municipality,
];

/** The function of that name, in any case. */
export function functionNamed(id: string): FunctionEntry | undefined {
  return catalogue.find((entry) => entry.id === id.toUpperCase());
}

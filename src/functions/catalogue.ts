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
import { admitted } from './selo/admitted';
import { areaLimit } from './selo/areaLimit';
import { cornCap } from './selo/cornCap';
import { costs } from './selo/costs';
import { explain as explainPurchase } from './selo/explain';
import { familyCap } from './selo/familyCap';
import { instalment } from './selo/instalment';
import { loss } from './selo/loss';
import { missing } from './selo/missing';
import { multiplier } from './selo/multiplier';
import { percent } from './selo/percent';
import { region } from './selo/region';
import { regionalShare } from './selo/regionalShare';
import { travel } from './selo/travel';
import { used } from './selo/used';
import { weighted } from './selo/weighted';

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
  multiplier,
  weighted,
  region,
  areaLimit,
  admitted,
  loss,
  used,
  instalment,
  travel,
  cornCap,
  costs,
  percent,
  missing,
  regionalShare,
  familyCap,
  explainPurchase,
  cpf,
  cnpj,
  nfe,
  municipality,
];

/** The function of that name, in any case. */
export function functionNamed(id: string): FunctionEntry | undefined {
  return catalogue.find((entry) => entry.id === id.toUpperCase());
}

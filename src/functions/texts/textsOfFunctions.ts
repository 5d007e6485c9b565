import { cnpjTexts } from './br/cnpj';
import { cpfTexts } from './br/cpf';
import { municipalityTexts } from './br/municipality';
import { nfeTexts } from './br/nfe';
import type { FunctionTexts } from './functionTexts';
import { capTexts } from './pgpmbio/cap';
import { coveredTexts } from './pgpmbio/covered';
import { explainTexts } from './pgpmbio/explain';
import { ledgerTexts } from './pgpmbio/ledger';
import { lspaTexts } from './pgpmbio/lspa';
import { mpaTexts } from './pgpmbio/mpa';
import { pmTexts } from './pgpmbio/pm';
import { tableTexts } from './pgpmbio/table';
import { tablesTexts } from './pgpmbio/tables';
import { vspTexts } from './pgpmbio/vsp';
import { regionTexts } from './selo/region';

/** What is said of each function, by its id. */
export const textsOfFunctions: Readonly<Record<string, FunctionTexts>> = {
  'PGPMBIO.VSP': vspTexts,
  'PGPMBIO.PM': pmTexts,
  'PGPMBIO.LSPA': lspaTexts,
  'PGPMBIO.MPA': mpaTexts,
  'PGPMBIO.CAP': capTexts,
  'PGPMBIO.COVERED': coveredTexts,
  'PGPMBIO.LEDGER': ledgerTexts,
  'PGPMBIO.EXPLAIN': explainTexts,
  'PGPMBIO.TABLE': tableTexts,
  'PGPMBIO.TABLES': tablesTexts,
  'SELO.REGION': regionTexts,
  'BR.CPF': cpfTexts,
  'BR.CNPJ': cnpjTexts,
  'BR.NFE': nfeTexts,
  'BR.MUNICIPALITY': municipalityTexts,
};

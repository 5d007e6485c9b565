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
import { admittedTexts } from './selo/admitted';
import { areaLimitTexts } from './selo/areaLimit';
import { cornCapTexts } from './selo/cornCap';
import { costsTexts } from './selo/costs';
import { familyCapTexts } from './selo/familyCap';
import { instalmentTexts } from './selo/instalment';
import { lossTexts } from './selo/loss';
import { explainTexts as explainPurchaseTexts } from './selo/explain';
import { missingTexts } from './selo/missing';
import { multiplierTexts } from './selo/multiplier';
import { percentTexts } from './selo/percent';
import { weightedTexts } from './selo/weighted';
import { regionTexts } from './selo/region';
import { regionalShareTexts } from './selo/regionalShare';
import { travelTexts } from './selo/travel';
import { usedTexts } from './selo/used';

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
  'SELO.MULTIPLIER': multiplierTexts,
  'SELO.WEIGHTED': weightedTexts,
  'SELO.EXPLAIN': explainPurchaseTexts,
  'SELO.REGION': regionTexts,
  'SELO.AREALIMIT': areaLimitTexts,
  'SELO.ADMITTED': admittedTexts,
  'SELO.LOSS': lossTexts,
  'SELO.USED': usedTexts,
  'SELO.INSTALMENT': instalmentTexts,
  'SELO.TRAVEL': travelTexts,
  'SELO.CORNCAP': cornCapTexts,
  'SELO.COSTS': costsTexts,
  'SELO.PERCENT': percentTexts,
  'SELO.MISSING': missingTexts,
  'SELO.REGIONALSHARE': regionalShareTexts,
  'SELO.FAMILYCAP': familyCapTexts,
  'BR.CPF': cpfTexts,
  'BR.CNPJ': cnpjTexts,
  'BR.NFE': nfeTexts,
  'BR.MUNICIPALITY': municipalityTexts,
};

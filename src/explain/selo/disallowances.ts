import type { MissingCode } from '../../rules/selo/missing';
import type { GlosaCode } from '../../rules/selo/year/glosa';
import type { Language } from '../language';
import { conditionOf } from './missing/sentenceOfMissing';
import type { Sentence } from './sentences';

/** What takes a value out of a plant's year: the account's own steps, and what never reaches them. */
export type DisallowanceReason = GlosaCode | OutsideTheAccount;

type OutsideTheAccount =
  | 'unread'
  | 'outOfYear'
  | 'duplicate'
  | 'totalLine'
  | 'beyondExpectation'
  | 'beyondLoss'
  | 'usedValue'
  | 'otherYears'
  | 'overReceipts';

const NAMES: Readonly<Record<Exclude<DisallowanceReason, MissingCode>, Sentence>> = {
  notAccepted: ['Compra que a norma não aceita', 'Purchase that the norm does not accept'],
  inputsBeyondNeed: ['Insumos além do que o processo consome', 'Inputs beyond what the process takes'],
  beyondArea: ['Acima de área × produtividade', 'Beyond area × yield'],
  beyondFamilyCeiling: ['Acima do teto da família', 'Beyond the ceiling of the family'],
  cornCap: ['Acima do limite de milho', 'Beyond the cap of corn'],
  cornAndInputsCap: ['Acima do limite de milho e insumos', 'Beyond the cap of corn and inputs'],
  researchCap: ['Acima do limite de pesquisa', 'Beyond the cap of research'],
  costCap: ['Acima do limite dos custos II a V', 'Beyond the cap of costs II to V'],
  unread: ['Linha que não pôde ser lida', 'Row that could not be read'],
  outOfYear: ['Fora do ano civil', 'Outside the calendar year'],
  duplicate: ['Item repetido', 'Repeated item'],
  totalLine: ['Total de nota já aberta por agricultor', 'Total of an invoice given farmer by farmer'],
  beyondExpectation: ['Acima da produção esperada', 'Beyond the production expected'],
  beyondLoss: ['Acima da produção perdida que conta', 'Beyond the production lost that counts'],
  usedValue: ['Depreciação de bem usado', 'Depreciation of used goods'],
  otherYears: ['Parcelas de outros anos', 'Instalments of other years'],
  overReceipts: ['Deslocamento acima do limite do salário', 'Travel beyond the limit of the salary'],
};

/** What took a value away, in a few words. */
export function disallowanceName(code: DisallowanceReason, language: Language): string {
  const at = language === 'pt-BR' ? 0 : 1;
  if (code in NAMES) return NAMES[code as keyof typeof NAMES][at];
  return `${language === 'pt-BR' ? 'Não atendido' : 'Not met'}: ${conditionOf(code as MissingCode)[at]}`;
}

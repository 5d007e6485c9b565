import { SeloRefusal, type SeloRefusalReason } from '../../rules/selo/refusal';
import { FunctionFailure } from '../failure';
import { sentences } from '../sentences';

/** Refusals that lie in what was typed; the others mean that the rules cover no such case. */
const MALFORMED: ReadonlySet<SeloRefusalReason['code']> = new Set([
  'amountNegative',
  'amountTooLarge',
  'basisUnknown',
  'cappedAmountNegative',
  'cornBaseUnknown',
  'costCutUnknown',
  'costItemIsPurchase',
  'costItemUnknown',
  'costRegionMissing',
  'expectedNotPositive',
  'factorImplausible',
  'factorNotSeen',
  'familyShareMissing',
  'figureNegative',
  'formContradicts',
  'formMissing',
  'formUnknown',
  'instalmentNumber',
  'liveAnimalNotNamed',
  'lossKindUnknown',
  'materialAmbiguous',
  'materialOnlyForm',
  'minimumShareImplausible',
  'minimumShareMissing',
  'multiplierImplausible',
  'northernOverTotal',
  'partialLossUndelivered',
  'reportsNotWhole',
  'ruleSetOfMixedYear',
  'shareAmountNegative',
  'shareBaseNotPositive',
  'supplierAmbiguous',
  'supplierUnknown',
  'totalLossDelivered',
  'yearsOfUseImplausible',
  'yieldImplausible',
]);

/** The rule's answer, or the failure that carries its refusal. */
export function granted<T>(answer: T | SeloRefusal): T {
  if (answer instanceof SeloRefusal) throw refused(answer);
  return answer;
}

export function refused({ reason }: SeloRefusal): FunctionFailure {
  return new FunctionFailure(MALFORMED.has(reason.code) ? '#VALUE!' : '#N/A', (language) =>
    sentences.use().sentenceOfSeloRefusal(reason, language),
  );
}

import type { IsoDate } from '../../../brazil/read';
import type { Decimal } from '../../exact';
import type { LossEvidence } from '../art8Losses';
import type { YieldArticle, YieldOffer } from '../yieldSources';

/** Why a quantity is not counted or cannot be computed: area and yield (art. 6), perennials (art. 7), losses (art. 8). */
export type ProductionReason =
  | { code: 'yieldImplausible'; yieldKgHa: Decimal }
  | { code: 'yieldNotOffered'; article: YieldArticle }
  | { code: 'yieldsConflict'; article: YieldArticle; rivals: readonly YieldOffer[] }
  | { code: 'yieldOrderNotGranted'; article: YieldArticle }
  | { code: 'perennialNotContracted' }
  | { code: 'perennialNotConducted' }
  | { code: 'perennialEnded'; date: IsoDate; end: IsoDate }
  | { code: 'lossKindUnknown'; typed: string }
  | { code: 'lossOfAnimals' }
  | { code: 'expectedNotPositive'; expected: Decimal }
  | { code: 'reportsNotWhole'; reports: Decimal }
  | { code: 'totalLossDelivered'; delivered: Decimal; threshold: Decimal }
  | { code: 'partialLossUndelivered' }
  | { code: 'lossEvidenceMissing'; loss: 'total' | 'partial'; missing: readonly LossEvidence[] };

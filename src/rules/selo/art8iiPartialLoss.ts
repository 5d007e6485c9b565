import { ZERO } from '../exact';
import { impossibleHarvest, missingEvidence, type Harvest, type LossCounted } from './art8Losses';
import type { SeloReadings } from './readings';
import { refuse, type SeloRefusal } from './refusal';
import type { CapsOfLaw } from './ruleSet';

/**
 * Art. 8, II: a loss over 20% lets the whole production expected of the contracted area count, kg, once what remained
 * was bought. Up to 20%, and where more came in than expected, what was delivered counts and no evidence is asked.
 * Reading S13: the 20% are a threshold; the other reading takes them off the loss.
 */
export function partialLoss(
  harvest: Harvest,
  { lossThreshold, lossReports }: CapsOfLaw,
  reading: SeloReadings['partialLoss'],
): LossCounted | SeloRefusal {
  const impossible = impossibleHarvest(harvest);
  if (impossible) return impossible;
  const { expected, delivered } = harvest;
  if (delivered.isZero()) return refuse({ code: 'partialLossUndelivered' });
  const lost = expected.gt(delivered) ? expected.minus(delivered) : ZERO;
  const lossShare = lost.div(expected);
  const tolerated = expected.times(lossThreshold);
  if (lost.lte(tolerated)) return { counted: delivered, lossShare, granted: false };
  const missing = missingEvidence(harvest, lossReports.partial);
  if (missing.length > 0) return refuse({ code: 'lossEvidenceMissing', loss: 'partial', missing });
  const counted = reading === 'wholeExpectation' ? expected : delivered.plus(lost).minus(tolerated);
  return { counted, lossShare, granted: true };
}

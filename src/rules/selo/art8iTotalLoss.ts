import { exact } from '../exact';
import { impossibleHarvest, missingEvidence, type Harvest, type LossCounted } from './art8Losses';
import { refuse, type SeloRefusal } from './refusal';
import type { CapsOfLaw } from './ruleSet';

/** Art. 8, I: where nothing was harvested, the production estimated for the contracted area counts, kg. */
export function totalLoss(harvest: Harvest, { lossReports, lossThreshold }: CapsOfLaw): LossCounted | SeloRefusal {
  const impossible = impossibleHarvest(harvest);
  if (impossible) return impossible;
  const { expected, delivered } = harvest;
  if (!delivered.isZero()) return refuse({ code: 'totalLossDelivered', delivered, threshold: lossThreshold });
  const missing = missingEvidence(harvest, lossReports.total);
  if (missing.length > 0) return refuse({ code: 'lossEvidenceMissing', loss: 'total', missing });
  return { counted: expected, lossShare: exact('1'), granted: true };
}

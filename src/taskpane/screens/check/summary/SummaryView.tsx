import type { ResultPartProps } from '../resultPart';
import { PlantSummary } from './PlantSummary';
import { SalesSummary } from './SalesSummary';

/** What a check came to in sums. */
export function SummaryView({ check }: ResultPartProps) {
  return check.programme === 'selo' ? <PlantSummary check={check} /> : <SalesSummary check={check} />;
}

import type { ResultViewProps } from '../resultPart';
import { PlantSummary } from './PlantSummary';
import { SalesSummary } from './SalesSummary';

/** What a check came to in sums. */
export function SummaryView({ check, readings }: ResultViewProps) {
  return check.programme === 'selo' ? (
    <PlantSummary check={check} readings={readings} />
  ) : (
    <SalesSummary check={check} />
  );
}

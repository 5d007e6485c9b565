import type { PlantCheck } from '../../../check/checked';
import { usePane } from '../../../paneContext';
import { plantRowFacts, summaryTexts } from '../../../wording/summary';
import { Facts } from './Facts';
import { Heading } from '../../../components/Heading';

/** What a plant's year came to. */
export function PlantSummary({ check }: { check: PlantCheck }) {
  const { language } = usePane();
  return (
    <>
      <Heading level="h4">{summaryTexts(language).rows}</Heading>
      <Facts facts={plantRowFacts(check, language)} />
    </>
  );
}

import type { Checked } from '../../../check/checked';
import { foundByCode } from '../../../check/foundByCode';
import { BarsChart } from '../../../components/charts/BarsChart';
import { usePane } from '../../../paneContext';
import { findingBars, findingCountLines, findingCountTexts } from '../../../wording/charts';
import { GroupTable } from './GroupTable';

/** How often each code was found, errors first. */
export function FindingCounts({ check }: { check: Checked }) {
  const { language } = usePane();
  const found = foundByCode(check);
  const chart = findingBars(found, language);
  if (chart === null) return null;
  const { title, headings } = findingCountTexts(language);
  return (
    <GroupTable
      title={title}
      headings={headings}
      lines={findingCountLines(found, language)}
      chart={<BarsChart chart={chart} />}
    />
  );
}

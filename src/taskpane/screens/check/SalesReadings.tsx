import { makeStyles, tokens } from '@fluentui/react-components';
import type { Readings } from '../../../rules/pgpmbio/readings';
import { usePane } from '../../paneContext';
import { SALES_READINGS } from '../../wording/salesReadings';
import { ReadingsAccordion } from './ReadingsAccordion';

const useStyles = makeStyles({ view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS } });

export interface SalesReadingsProps {
  readings: Readings;
  onChange: (readings: Readings) => void;
}

/** Open questions of the PGPM-Bio, each with the answer that is used. */
export function SalesReadings({ readings, onChange }: SalesReadingsProps) {
  const { language } = usePane();
  const styles = useStyles();
  return (
    <div className={styles.view}>
      <ReadingsAccordion
        questions={SALES_READINGS[language]}
        chosen={readings}
        onChoose={(reading, choice) => onChange({ ...readings, [reading]: choice })}
      />
    </div>
  );
}

import { Field, Switch, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { Workbook } from '../../../../workbook/port';
import type { Checked } from '../../../check/checked';
import { useLive } from '../../../hooks/useLive';
import { usePane } from '../../../paneContext';
import { liveTexts, MOST_LIVE_ROWS } from '../../../wording/live';

export interface LiveSwitchProps {
  workbook: Workbook;
  check: Checked;
  /** Checks again without leaving the result. */
  onRefresh: () => Promise<void>;
}

/** Whether the table is checked again while the person edits it; off until they want it. */
export function LiveSwitch({ workbook, check, onRefresh }: LiveSwitchProps) {
  const { language } = usePane();
  const texts = liveTexts(language);
  const [isWanted, setIsWanted] = useState(false);
  const isLong = check.tables.reduce((rows, { table }) => rows + table.dataRows.length, 0) > MOST_LIVE_ROWS;
  const isOn = isWanted && !isLong;
  const isChecking = useLive(workbook, check, isOn, onRefresh);
  return (
    <>
      <Field hint={isLong ? texts.tooLong : undefined}>
        <Switch
          label={texts.label}
          checked={isOn}
          disabled={isLong}
          onChange={(_event, { checked }) => setIsWanted(checked)}
        />
      </Field>
      <div role="status">{isChecking && <Text size={200}>{texts.checking}</Text>}</div>
    </>
  );
}

import { Button, makeStyles, Text, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import type { Placing } from '../hooks/usePlacing';
import { usePane } from '../paneContext';
import type { CellRef } from '../../workbook/port';
import { cellName } from '../wording/cells';
import { explanationTexts } from '../wording/explanation';
import { InsertionResult } from './InsertionResult';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface PlacingPanelProps {
  placing: Placing;
  /** The cell selected now. */
  target: CellRef | null;
}

/** Where the explanation goes: the person selects a cell and confirms here. */
export function PlacingPanel({ placing, target }: PlacingPanelProps) {
  const { language } = usePane();
  const styles = useStyles();
  const restoreFocus = useRestoreFocusTarget();
  const { placing: texts } = explanationTexts(language);
  const { pinned, insertion } = placing;
  const isPinnedCell =
    target?.sheet === pinned?.sheet && target?.row === pinned?.row && target?.column === pinned?.column;
  return (
    <div className={styles.panel}>
      <div role="status">{pinned && <Text weight="semibold">{texts.title}</Text>}</div>
      {pinned && (
        <div className={styles.buttons}>
          <Button
            appearance="primary"
            disabledFocusable={!target || isPinnedCell}
            onClick={placing.place}
            {...restoreFocus}
          >
            {target && !isPinnedCell ? texts.insert(cellName(target)) : texts.choose}
          </Button>
          <Button onClick={placing.stop}>{insertion.kind === 'inserted' ? texts.done : texts.cancel}</Button>
        </div>
      )}
      <InsertionResult insertion={insertion} onReplace={placing.replace} onCancel={placing.keep} />
    </div>
  );
}

import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { Heading } from '../components/Heading';
import { Notice } from '../components/Notice';
import { ExplanationView } from '../components/ExplanationView';
import { useExplanation } from '../hooks/useExplanation';
import { usePlacing } from '../hooks/usePlacing';
import { useSelectedCell } from '../hooks/useSelectedCell';
import { usePane } from '../paneContext';
import type { Workbook } from '../../workbook/port';
import { cellName, refusalText } from '../wording/cells';
import { explanationTexts, selectedLine } from '../wording/explanation';
import { PlacingPanel } from '../components/PlacingPanel';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  selected: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
});

export interface ExplainScreenProps {
  workbook: Workbook;
  onShowFunctions: () => void;
}

/** How the value of the selected cell came about; follows the selection. */
export function ExplainScreen({ workbook, onShowFunctions }: ExplainScreenProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = explanationTexts(language);
  const cell = useSelectedCell(workbook);
  const placing = usePlacing(workbook);
  // While a place for the explanation is being chosen, the explanation must stay in view.
  const { state, readAgain } = useExplanation(workbook, placing.pinned ?? cell);
  return (
    <div className={styles.screen}>
      <Heading level="h2">{texts.heading}</Heading>
      <div className={styles.selected}>
        <Text role="status">{cell ? selectedLine(cellName(cell), language) : ''}</Text>
        <Button size="small" onClick={readAgain}>
          {texts.refresh}
        </Button>
      </div>
      {state.kind === 'reading' && <Spinner size="tiny" label={texts.reading} />}
      {state.kind === 'failed' && (
        <Notice intent="error">{refusalText(state.refusal.code, state.refusal.detail, language)}</Notice>
      )}
      {state.kind === 'read' && (
        <ExplanationView
          explanation={state.explanation}
          onShowFunctions={onShowFunctions}
          onPlace={placing.pinned ? undefined : placing.start}
        />
      )}
      <PlacingPanel placing={placing} target={cell} />
    </div>
  );
}

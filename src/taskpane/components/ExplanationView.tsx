import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { describedFunctionNamed } from '../../functions/describedCatalogue';
import type { CallInCell, CellExplanation } from '../../workbook/formula/explainCell';
import { usePane } from '../paneContext';
import { valueText } from '../wording/cells';
import {
  blankLine,
  explanationTexts,
  nothingHint,
  nothingLine,
  refusedTitle,
  withoutStepsLine,
} from '../wording/explanation';
import { CallSummary } from './CallSummary';
import { MemoryView } from './MemoryView';
import { Notice } from './Notice';
import { UnresolvedView } from './UnresolvedView';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paragraph: { margin: 0 },
  button: { alignSelf: 'flex-start' },
});

export interface ExplanationViewProps {
  explanation: CellExplanation;
  onShowFunctions: () => void;
  /** The person wants the explanation in a cell; left out while one is being chosen. */
  onPlace?: (call: CallInCell) => void;
}

/** The explanation of a cell, or what keeps it from having one. */
export function ExplanationView({ explanation, onShowFunctions, onPlace }: ExplanationViewProps) {
  const styles = useStyles();
  if (explanation.kind === 'nothing')
    return <NothingView holds={explanation.holds} onShowFunctions={onShowFunctions} />;
  return (
    <div className={styles.view}>
      <CallSummary explanation={explanation} />
      {explanation.kind === 'explained' && <MemoryView text={explanation.text} />}
      {explanation.kind === 'refused' && <RefusedView call={explanation} message={explanation.message} />}
      {explanation.kind === 'blank' && <BlankView />}
      {explanation.kind === 'withoutSteps' && <WithoutStepsView call={explanation} />}
      {explanation.kind === 'unresolved' && (
        <UnresolvedView call={explanation} expressions={explanation.expressions} onPlace={onPlace} />
      )}
    </div>
  );
}

function NothingView({
  holds,
  onShowFunctions,
}: {
  holds: 'nothing' | 'value' | 'otherFormula';
  onShowFunctions: () => void;
}) {
  const { language } = usePane();
  const styles = useStyles();
  return (
    <div className={styles.view}>
      <p className={styles.paragraph}>{nothingLine(holds, language)}</p>
      <p className={styles.paragraph}>{nothingHint(language)}</p>
      <Button className={styles.button} onClick={onShowFunctions}>
        {explanationTexts(language).toFunctions}
      </Button>
    </div>
  );
}

function RefusedView({ call, message }: { call: CallInCell; message: string }) {
  const { language } = usePane();
  const isError = typeof call.shown === 'object' && call.shown !== null;
  const title = refusedTitle(call.calls.first.id, isError ? valueText(call.shown, language) : '', language);
  return (
    <Notice intent="error" title={title}>
      {message}
    </Notice>
  );
}

function BlankView() {
  const { language } = usePane();
  return <p className={useStyles().paragraph}>{blankLine(language)}</p>;
}

function WithoutStepsView({ call }: { call: CallInCell }) {
  const { language } = usePane();
  const styles = useStyles();
  const { id } = call.calls.first;
  return (
    <>
      <p className={styles.paragraph}>{describedFunctionNamed(id)?.description[language]}</p>
      <p className={styles.paragraph}>{withoutStepsLine(id, valueText(call.shown, language), language)}</p>
      {describedFunctionNamed(id)?.help[language].map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { cellAddress } from '../../workbook/address';
import type { CallInCell, CellExplanation } from '../../workbook/formula/explainCell';
import { usePane } from '../paneContext';
import { valueText } from '../wording/cells';
import { errorShownLine, explanationTexts, othersLine, spilledLine } from '../wording/explanation';
import { FormulaText } from './FormulaText';
import { Notice } from './Notice';

const useStyles = makeStyles({
  summary: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  paragraph: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Which call is explained, and how it relates to what the cell shows. */
export function CallSummary({ explanation }: { explanation: CallInCell & Pick<CellExplanation, 'kind'> }) {
  const { language } = usePane();
  const styles = useStyles();
  const { cell, anchor, shown, calls, kind } = explanation;
  const answers = kind === 'explained' || kind === 'withoutSteps';
  const shownError = answers && typeof shown === 'object' && shown !== null ? valueText(shown, language) : null;
  const isSpilled = anchor.row !== cell.row || anchor.column !== cell.column;
  return (
    <div className={styles.summary}>
      <FormulaText formula={`=${calls.first.text}`} />
      {isSpilled && <p className={styles.paragraph}>{spilledLine(cellAddress(anchor), language)}</p>}
      {!calls.isWholeFormula && answers && (
        <p className={styles.paragraph}>{explanationTexts(language).partOfFormula}</p>
      )}
      {calls.others > 0 && <p className={styles.paragraph}>{othersLine(calls.others, language)}</p>}
      {shownError !== null && <Notice intent="warning">{errorShownLine(shownError, language)}</Notice>}
    </div>
  );
}

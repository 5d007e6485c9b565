import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { explainFormula, explainingFunction } from '../../workbook/formula/explainFormula';
import type { CallInCell } from '../../workbook/formula/explainCell';
import { usePane } from '../paneContext';
import { explanationTexts } from '../wording/explanation';
import { FormulaText } from './FormulaText';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  paragraph: { margin: 0 },
  expressions: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalXS },
  button: { alignSelf: 'flex-start' },
});

export interface UnresolvedViewProps {
  call: CallInCell;
  expressions: readonly string[];
  /** The person wants the explanation in a cell; left out while one is being chosen. */
  onPlace?: (call: CallInCell) => void;
}

/** For a call with arguments that only the spreadsheet can work out: what they are, and the way around. */
export function UnresolvedView({ call, expressions, onPlace }: UnresolvedViewProps) {
  const { language } = usePane();
  const styles = useStyles();
  const { unresolved: texts } = explanationTexts(language);
  const explains = explainingFunction(call.calls);
  const canPlace = explains !== null && explainFormula(call.calls, call.anchor, call.anchor.sheet) !== null;
  return (
    <div className={styles.view}>
      <p className={styles.paragraph}>{texts.title}</p>
      <ul className={styles.expressions}>
        {expressions.map((expression) => (
          <li key={expression}>
            <FormulaText formula={expression} />
          </li>
        ))}
      </ul>
      <p className={styles.paragraph}>{canPlace ? texts.hint(explains) : texts.noFormula}</p>
      {canPlace && onPlace && (
        <Button className={styles.button} appearance="primary" onClick={() => onPlace(call)}>
          {texts.place}
        </Button>
      )}
    </div>
  );
}

import { Button, makeStyles, Text, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import type { Example } from '../../functions/texts/functionTexts';
import { localizedFormula } from '../../functions/localizedFormula';
import { useCopy } from '../hooks/useCopy';
import { useInsertion } from '../hooks/useInsertion';
import { usePane } from '../paneContext';
import { functionTexts } from '../wording/functions';
import { insertionTexts } from '../wording/insertion';
import { FormulaText } from './FormulaText';
import { InsertionResult } from './InsertionResult';
import { Notice } from './Notice';

const useStyles = makeStyles({
  item: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** A formula to try, with what it gives; it can be put into the sheet or copied. */
export function ExampleItem({ example }: { example: Example }) {
  const { workbook, language } = usePane();
  const { insertion, insert, replace, cancel } = useInsertion(workbook);
  const { outcome, copy } = useCopy();
  const restoreFocus = useRestoreFocusTarget();
  const styles = useStyles();
  const texts = insertionTexts(language);
  const formula = localizedFormula(example.formula, language);
  return (
    <li className={styles.item}>
      <FormulaText formula={example.formula} />
      <Text>
        {functionTexts(language).gives} {example.result[language]}
      </Text>
      <div className={styles.buttons}>
        {workbook && (
          <Button
            size="small"
            appearance="primary"
            aria-label={`${texts.insert}: ${formula}`}
            onClick={() => insert(() => example.formula)}
            {...restoreFocus}
          >
            {texts.insert}
          </Button>
        )}
        <Button size="small" aria-label={`${texts.copy}: ${formula}`} onClick={() => copy(formula)}>
          {texts.copy}
        </Button>
      </div>
      <InsertionResult insertion={insertion} onReplace={replace} onCancel={cancel} />
      <div role="status">
        {outcome === 'copied' && <Notice intent="success">{texts.copied}</Notice>}
        {outcome === 'refused' && <Notice intent="warning">{texts.notCopied}</Notice>}
      </div>
    </li>
  );
}

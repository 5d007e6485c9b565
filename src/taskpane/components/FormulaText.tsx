import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { formatFormula } from '../../workbook/formulaText/formatFormula';
import { usePane } from '../paneContext';

const useStyles = makeStyles({
  formula: {
    display: 'block',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
});

/** An en-US formula, shown the way it is typed in the person's language. */
export function FormulaText({ formula }: { formula: string }) {
  const { language } = usePane();
  // In Portuguese the comma stands within numbers.
  const pieces = formatFormula(formula, language).split(language === 'pt-BR' ? /(?<=[;(])/ : /(?<=[,(])/);
  return (
    <code className={useStyles().formula}>
      {pieces.map((piece, index) => (
        // A narrow pane breaks the line between arguments rather than within a number.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  );
}

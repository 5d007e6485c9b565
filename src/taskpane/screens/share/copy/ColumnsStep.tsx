import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useMemo, useState } from 'react';
import { personalColumns } from '../../../../sharing/privacy/personalColumns';
import { describeMatch } from '../../../../sheets/describeMatch';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { usePane } from '../../../paneContext';
import { checkTexts } from '../../../wording/check';
import { columnLabel } from '../../../wording/columnMatch';
import { copyTexts } from '../../../wording/share/copy';
import { StepButtons } from './StepButtons';
import type { StepProps } from './stepProps';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  list: { display: 'flex', flexDirection: 'column' },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Which columns go. */
export function ColumnsStep({ whole, wanted, onWant, onNext, onBack }: StepProps) {
  const { language } = usePane();
  const { noHeader } = checkTexts(language).confirm;
  const styles = useStyles();
  const texts = copyTexts(language).columns;
  const title = useId();
  const [isTold, setTold] = useState(false);
  const { columns } = useMemo(() => describeMatch(whole.grid, whole.table), [whole]);
  const personal = personalColumns(whole);
  const ticked = new Set(wanted.columns);
  const want = (wish: (at: number) => boolean) => {
    setTold(false);
    onWant({ columns: columns.filter(({ at }) => wish(at)).map(({ at }) => at) });
  };
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.heading}
      </Heading>
      <p className={styles.paragraph}>{texts.intro}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => want(() => true)}>
          {texts.all}
        </Button>
        <Button size="small" onClick={() => want(() => false)}>
          {texts.noneTicked}
        </Button>
      </div>
      <Heading level="h4">
        <span id={title}>{texts.list}</span>
      </Heading>
      <div role="group" aria-labelledby={title} className={styles.list}>
        {columns.map((column) => (
          <Checkbox
            key={column.at}
            label={
              <>
                {columnLabel(column, noHeader, language)}
                {personal.has(column.at) && <span className={styles.hint}>{texts.personal}</span>}
              </>
            }
            checked={ticked.has(column.at)}
            onChange={(_event, { checked }) => want((at) => (at === column.at ? checked === true : ticked.has(at)))}
          />
        ))}
      </div>
      <div role="alert">{isTold && <Notice intent="error">{texts.none}</Notice>}</div>
      <StepButtons onNext={() => (ticked.size === 0 ? setTold(true) : onNext())} onBack={onBack} />
    </>
  );
}

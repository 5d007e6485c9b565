import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Workbook } from '../../../../workbook/port';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { useCopy } from '../../../hooks/useCopy';
import { usePane } from '../../../paneContext';
import type { GivenFile } from '../../../share/copy/makeFiles';
import type { CopyWanted } from '../../../share/copy/wanted';
import { saveFile } from '../../../share/saveFile';
import { copyTexts } from '../../../wording/share/copy';
import { givenLines, messageFor, notKeptLine, windowRefusedLine } from '../../../wording/share/copyLines';
import { shareTexts } from '../../../wording/share/share';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { alignSelf: 'flex-start' },
});

export interface GivenStepProps {
  workbook: Workbook;
  given: GivenFile;
  wanted: CopyWanted;
  onAnother: () => void;
  onBack: () => void;
}

/** The file is there: what to do now, what to write to the cooperative, and other ways to have it. */
export function GivenStep({ workbook, given, wanted, onAnother, onBack }: GivenStepProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = copyTexts(language).given;
  const [isRefused, setRefused] = useState(false);
  const { outcome, copy } = useCopy();
  const { csv, bytes, type, fileName } = given;
  const message = messageFor(given.ids.length > 1 ? null : fileName, wanted, language);
  const openWindow = () => {
    setRefused(false);
    workbook.openInNewWindow?.(bytes).catch(() => setRefused(true));
  };
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.heading}
      </Heading>
      <Notice intent="success" title={texts.next}>
        <ul className={styles.list}>
          {givenLines(given, language).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
      {!given.isKept && <Notice intent="warning">{notKeptLine(language)}</Notice>}
      <Field label={texts.message}>
        <Textarea value={message} readOnly resize="vertical" rows={9} />
      </Field>
      <Button className={styles.button} size="small" onClick={() => void copy(message)}>
        {texts.copy}
      </Button>
      <div role="status">
        {outcome !== 'none' && (
          <Notice intent={outcome === 'copied' ? 'success' : 'warning'}>
            {outcome === 'copied' ? texts.copied : texts.notCopied}
          </Notice>
        )}
        {isRefused && <Notice intent="warning">{windowRefusedLine(language)}</Notice>}
      </div>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => saveFile(bytes, type, fileName)}>
          {texts.again}
        </Button>
        {csv && (
          <Button size="small" onClick={() => saveFile(csv.make(), 'text/csv;charset=utf-8', csv.fileName)}>
            {texts.csv}
          </Button>
        )}
        {csv && workbook.openInNewWindow && (
          <Button size="small" onClick={openWindow}>
            {texts.window}
          </Button>
        )}
      </div>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={onAnother}>
          {texts.another}
        </Button>
        <Button onClick={onBack}>{shareTexts(language).back}</Button>
      </div>
    </>
  );
}

import { Button, Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { CopyContents } from '../../../../sharing/copy/contents';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { usePane } from '../../../paneContext';
import { suggestedName } from '../../../share/copy/suggestedName';
import type { PreparedCopies } from '../../../share/copy/prepareCopies';
import type { CopyWanted } from '../../../share/copy/wanted';
import { copyTexts } from '../../../wording/share/copy';
import {
  asValuesLine,
  contentsOfAll,
  copyOfLine,
  goesLines,
  notMadeLine,
  personalLine,
  staysLines,
} from '../../../wording/share/copyLines';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  long: { margin: 0, paddingLeft: tokens.spacingHorizontalL, maxHeight: '200px', overflowY: 'auto' },
  control: { maxWidth: '100%', minWidth: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface PreviewStepProps {
  prepared: PreparedCopies;
  wanted: CopyWanted;
  onMake: (fileName: string) => void;
  onChange: () => void;
}

/** What will be in the file and what will not, before there is one. Personal data that stay whole must be confirmed. */
export function PreviewStep({ prepared, wanted, onMake, onChange }: PreviewStepProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = copyTexts(language).preview;
  const suggested = suggestedName(prepared, wanted);
  const [fileName, setFileName] = useState(suggested);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTold, setTold] = useState(false);
  const contents = contentsOf(prepared);
  const whole = contents.personal.filter(({ treatment }) => treatment === 'keep');
  const mustConfirm = whole.length > 0 && !isConfirmed;
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.heading}
      </Heading>
      <Heading level="h4">{texts.goes}</Heading>
      <Lines lines={goesLines(contents, language)} />
      {prepared.kind === 'many' && <ManyFiles prepared={prepared} />}
      {contents.personal.length > 0 && (
        <>
          <Heading level="h4">{texts.personal}</Heading>
          <Lines lines={contents.personal.map((one) => personalLine(one, language))} />
        </>
      )}
      <Heading level="h4">{texts.stays}</Heading>
      <Lines lines={staysLines(contents, language)} />
      {contents.asValues.length > 0 && (
        <>
          <Heading level="h4">{texts.asValues}</Heading>
          <Lines lines={contents.asValues.map((one) => asValuesLine(one, language))} />
        </>
      )}
      {whole.length > 0 && (
        <Notice intent="warning" title={texts.warning}>
          <Lines lines={whole.map(({ header }) => header)} />
          <Checkbox
            label={texts.confirm}
            checked={isConfirmed}
            onChange={(_event, { checked }) => setConfirmed(checked === true)}
          />
        </Notice>
      )}
      <Field label={texts.fileName} hint={texts.fileNameHint}>
        <Input
          className={styles.control}
          value={fileName}
          maxLength={120}
          autoComplete="off"
          onChange={(_event, { value }) => setFileName(value)}
        />
      </Field>
      <div role="alert">{isTold && mustConfirm && <Notice intent="error">{texts.mustConfirm}</Notice>}</div>
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          onClick={() => (mustConfirm ? setTold(true) : onMake(fileName.trim() === '' ? suggested : fileName))}
        >
          {texts.make}
        </Button>
        <Button onClick={onChange}>{texts.change}</Button>
      </div>
    </>
  );
}

function contentsOf(prepared: PreparedCopies): CopyContents {
  if (prepared.kind === 'one') return prepared.built.contents;
  const { copies, linesOfNone } = prepared.many;
  return contentsOfAll(
    copies.map(({ contents }) => contents),
    linesOfNone,
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Each organisation with the lines of its file, and those without one. */
function ManyFiles({ prepared }: { prepared: Extract<PreparedCopies, { kind: 'many' }> }) {
  const { language } = usePane();
  const styles = useStyles();
  const { copies, notMade } = prepared.many;
  return (
    <>
      {notMade.length > 0 && (
        <Notice intent="warning">
          {notMadeLine(
            notMade.map(({ organisation }) => organisation),
            language,
          )}
        </Notice>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard */}
      <ul className={styles.long} tabIndex={0} aria-label={copyTexts(language).preview.files}>
        {copies.map(({ organisation, contents }) => (
          <li key={organisation}>{copyOfLine(organisation, contents, language)}</li>
        ))}
      </ul>
    </>
  );
}

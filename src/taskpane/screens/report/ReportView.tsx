import { Button, Checkbox, Field, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { usualChoices, type ReportChoices } from '../../../validation/report/reportDocument';
import type { Checked } from '../../check/checked';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { useReportPage } from '../../hooks/useReportPage';
import { usePane } from '../../paneContext';
import { printFrame } from '../../report/printFrame';
import { savePage } from '../../report/savePage';
import { reportScreenTexts } from '../../wording/report';
import type { ResultPartProps } from '../check/resultPart';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  paragraph: { margin: 0 },
  options: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  hint: { display: 'block', margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  preview: {
    width: '100%',
    height: '320px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: 'white',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Ticked = Exclude<keyof ReportChoices, 'presenter'>;
const OF_PEOPLE: readonly Ticked[] = ['names', 'cpf', 'family', 'municipality', 'wholeNumbers'];

type Outcome = { code: 'printing' | 'notPrinted' } | { code: 'saved'; file: string };

/** The page that goes with a request, or that of a plant: what it shows is chosen, seen, printed or saved. */
export function ReportView({ check }: ResultPartProps) {
  const { language, today } = usePane();
  const styles = useStyles();
  const texts = reportScreenTexts(language);
  const [choices, setChoices] = useState<ReportChoices>(usualChoices);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const made = useReportPage(check, choices, language, today);
  const preview = useRef<HTMLIFrameElement>(null);
  const { programme } = check;
  const page = made === 'failed' ? null : made;
  const change = (changed: Partial<ReportChoices>) => {
    setOutcome(null);
    setChoices({ ...choices, ...changed });
  };
  const save = () => {
    if (page === null) return;
    const file = `${texts.file[programme]} ${today}.html`;
    savePage(page, file);
    setOutcome({ code: 'saved', file });
  };
  const option = (which: Ticked) => (
    <Checkbox
      key={which}
      label={
        <>
          {texts.options[which]}
          <Hint text={which === 'names' && !hasNames(check) ? texts.noName : texts.hints[which]} />
        </>
      }
      checked={choices[which]}
      onChange={(_event, { checked }) => change({ [which]: checked === true })}
    />
  );
  return (
    <div className={styles.view}>
      <p className={styles.paragraph}>{texts.intro[programme]}</p>
      <Field label={texts.presenter[programme]} hint={texts.optional}>
        <Input
          value={choices.presenter}
          maxLength={120}
          onChange={(_event, { value }) => change({ presenter: value })}
        />
      </Field>
      {programme === 'pgpmbio' && (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{texts.people}</legend>
          {OF_PEOPLE.map(option)}
        </fieldset>
      )}
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{texts.other}</legend>
        {option('findings')}
      </fieldset>
      <Heading level="h4">{texts.preview}</Heading>
      {made === null && <Spinner size="tiny" label={texts.making} />}
      {made === 'failed' ? (
        <Notice intent="error">{texts.failed}</Notice>
      ) : (
        <iframe
          ref={preview}
          className={styles.preview}
          title={texts.preview}
          srcDoc={page ?? ''}
          sandbox="allow-same-origin allow-modals"
        />
      )}
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          disabledFocusable={page === null}
          onClick={() => setOutcome({ code: printFrame(preview.current) ? 'printing' : 'notPrinted' })}
        >
          {texts.print}
        </Button>
        <Button disabledFocusable={page === null} onClick={save}>
          {texts.save}
        </Button>
      </div>
      <p className={styles.hint}>{texts.howToPdf}</p>
      <div role="status">{outcome && <OutcomeNotice outcome={outcome} />}</div>
    </div>
  );
}

/** Whether the sales have a column of names. */
function hasNames({ table }: Checked): boolean {
  return table.columns.some(({ id }) => id === 'producerName');
}

function Hint({ text }: { text: string | undefined }) {
  const styles = useStyles();
  return text === undefined ? null : <span className={styles.hint}>{text}</span>;
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { language } = usePane();
  const texts = reportScreenTexts(language);
  if (outcome.code === 'saved') return <Notice intent="success">{texts.saved(outcome.file)}</Notice>;
  return <Notice intent={outcome.code === 'printing' ? 'info' : 'warning'}>{texts[outcome.code]}</Notice>;
}

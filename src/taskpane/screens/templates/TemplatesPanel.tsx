import { Button, Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { Programme } from '../../../sheets/templates/template';
import type { TemplateId } from '../../../sheets/templates/templateSheets';
import type { Workbook } from '../../../workbook/port';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { useTemplates } from '../../hooks/useTemplates';
import { usePane } from '../../paneContext';
import { choosable, mustBeChosen } from '../../templates/insertTemplates';
import { insertLabel, templateName, templatesTexts } from '../../wording/templates';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: tokens.spacingVerticalM,
  },
  paragraph: { margin: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  about: {
    margin: `0 0 ${tokens.spacingVerticalXS} 32px`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { alignSelf: 'flex-start' },
});

export interface TemplatesPanelProps {
  workbook: Workbook;
  /** The workbook has no table yet: this is what helps. */
  isAdvised: boolean;
}

/** For who starts with nothing: sheets to fill in. */
export function TemplatesPanel({ workbook, isAdvised }: TemplatesPanelProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = templatesTexts(language);
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, told, canUndo, insert, undo } = useTemplates(workbook);
  return (
    <section className={styles.panel} aria-label={texts.heading}>
      <Button
        className={styles.button}
        appearance={isAdvised && !isOpen ? 'primary' : 'secondary'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <div id={panel}>
          <Choice isBusy={isBusy} onInsert={(programme, chosen) => void insert(programme, chosen)} />
        </div>
      )}
      <div role="status">{told && <Notice intent={told.intent}>{told.text}</Notice>}</div>
      {canUndo && (
        <>
          <p className={styles.hint}>{texts.undoHint}</p>
          <Button className={styles.button} size="small" disabled={isBusy} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        </>
      )}
    </section>
  );
}

interface ChoiceProps {
  isBusy: boolean;
  onInsert: (programme: Programme, chosen: ReadonlySet<TemplateId>) => void;
}

function Choice({ isBusy, onInsert }: ChoiceProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = templatesTexts(language);
  const [programme, setProgramme] = useState<Programme>('pgpmbio');
  const [leftOut, setLeftOut] = useState<ReadonlySet<TemplateId>>(new Set());
  const ids = choosable(programme);
  const chosen = new Set(ids.filter((id) => !leftOut.has(id)));
  const toggle = (id: TemplateId) => {
    const others = new Set(leftOut);
    if (!others.delete(id)) others.add(id);
    setLeftOut(others);
  };
  return (
    <div className={styles.panel}>
      <Heading level="h4">{texts.heading}</Heading>
      <p className={styles.paragraph}>{texts.intro}</p>
      <Field label={texts.programme}>
        <RadioGroup value={programme} onChange={(_event, { value }) => setProgramme(value as Programme)}>
          <Radio value="pgpmbio" label={texts.programmes.pgpmbio} />
          <Radio value="selo" label={texts.programmes.selo} />
        </RadioGroup>
      </Field>
      <Heading level="h5">{texts.sheets}</Heading>
      <ul className={styles.list}>
        {ids.map((id) => (
          <SheetChoice key={id} id={id} isChosen={chosen.has(id)} onToggle={() => toggle(id)} />
        ))}
      </ul>
      <p className={styles.hint}>{texts.always}</p>
      <Button
        className={styles.button}
        appearance="primary"
        disabledFocusable={isBusy}
        onClick={() => onInsert(programme, chosen)}
      >
        {isBusy ? texts.inserting : insertLabel(chosen.size, language)}
      </Button>
    </div>
  );
}

function SheetChoice({ id, isChosen, onToggle }: { id: TemplateId; isChosen: boolean; onToggle: () => void }) {
  const { language } = usePane();
  const styles = useStyles();
  const hint = useId();
  const { name, about } = templateName(id, language);
  return (
    <li>
      <Checkbox
        label={name}
        checked={isChosen}
        disabled={mustBeChosen(id)}
        aria-describedby={hint}
        onChange={onToggle}
      />
      <p id={hint} className={styles.about}>
        {about}
      </p>
    </li>
  );
}

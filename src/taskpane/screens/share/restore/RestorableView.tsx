import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Restorable, Restorables } from '../../../../sharing/repair/restore/findRestorable';
import { isFormula } from '../../../../workbook/changes/digest';
import { formatFormula } from '../../../../workbook/formulaText/formatFormula';
import type { Workbook } from '../../../../workbook/port';
import { FormulaText } from '../../../components/FormulaText';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { usePane } from '../../../paneContext';
import { valueText } from '../../../wording/cells';
import { groupTitle, mendingTexts } from '../../../wording/share/mending';
import { notRestoredLine, restoreAllLabel, restoreTexts } from '../../../wording/share/restore';
import { CellList } from '../repair/CellList';
import type { MendingViewProps } from '../repair/MendingPart';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  paragraph: { margin: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  button: { alignSelf: 'flex-start' },
});

/** Formulas that can be put back, and apart from them what stays as it is and why. */
export function RestorableView({ found: restorables, workbook, onMend }: MendingViewProps<Restorables, Restorable>) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = restoreTexts(language);
  const { isCopy, found, notRestored, locked } = restorables;
  return (
    <>
      <div role="status">
        {!isCopy && <Notice intent="info">{texts.noCopy}</Notice>}
        {isCopy && found.length === 0 && <Notice intent="success">{texts.nothing}</Notice>}
        {locked !== null && <Notice intent="warning">{texts.locked(locked)}</Notice>}
      </div>
      {found.length > 0 && (
        <FoundList found={found} workbook={workbook} isLocked={locked !== null} onRestore={onMend} />
      )}
      {notRestored.length > 0 && (
        <section className={styles.group} aria-label={texts.left}>
          <Heading level="h4">{texts.left}</Heading>
          <ul className={styles.list}>
            {notRestored.map((one, at) => (
              <li key={at}>{notRestoredLine(one, language)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface FoundListProps {
  found: readonly Restorable[];
  workbook: Workbook;
  isLocked: boolean;
  onRestore: (chosen: readonly Restorable[]) => void;
}

function FoundList({ found, workbook, isLocked, onRestore }: FoundListProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = restoreTexts(language);
  const [active, setActive] = useState<number | null>(null);
  const one = active === null ? undefined : found[active];
  const certain = found.filter(({ isDoubtful }) => !isDoubtful);
  const label = groupTitle(texts.list, found.length, language);
  return (
    <section className={styles.group} aria-label={texts.list}>
      <Heading level="h4">{label}</Heading>
      {certain.length > 0 && (
        <Button
          className={styles.button}
          appearance="primary"
          disabledFocusable={isLocked}
          onClick={() => onRestore(certain)}
        >
          {restoreAllLabel(certain.length, language)}
        </Button>
      )}
      {certain.length < found.length && <p className={styles.hint}>{texts.doubtful}</p>}
      <p className={styles.hint}>{mendingTexts(language).howTo}</p>
      <CellList
        label={label}
        workbook={workbook}
        count={found.length}
        cellAt={(index) => found[index]!.cell}
        textAt={(index) => formatFormula(found[index]!.after, language)}
        active={active}
        onActive={setActive}
      />
      {one?.isDoubtful && <p className={styles.paragraph}>{texts.isDoubtful}</p>}
      {one && <BeforeAndAfter restorable={one} />}
      {one && (
        <Button className={styles.button} size="small" disabledFocusable={isLocked} onClick={() => onRestore([one])}>
          {texts.one}
        </Button>
      )}
    </section>
  );
}

function BeforeAndAfter({ restorable: { before, after, header } }: { restorable: Restorable }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = mendingTexts(language);
  return (
    <div className={styles.group}>
      <Heading level="h5">
        {header} · {texts.before}
      </Heading>
      {isFormula(before) ? (
        <FormulaText formula={before.formula} />
      ) : (
        <p className={styles.paragraph}>{valueText(before, language)}</p>
      )}
      <Heading level="h5">{texts.after}</Heading>
      <FormulaText formula={after} />
    </div>
  );
}

import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { CERTAIN_KINDS, type Repair, type RepairKind } from '../../../../sharing/repair/repairs';
import { formatFormula } from '../../../../workbook/formulaText/formatFormula';
import type { Workbook } from '../../../../workbook/port';
import { FormulaText } from '../../../components/FormulaText';
import { Heading } from '../../../components/Heading';
import { usePane } from '../../../paneContext';
import { groupTitle, mendingTexts } from '../../../wording/share/mending';
import { repairTexts, repairTickedLabel } from '../../../wording/share/repair';
import { CellList } from './CellList';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  about: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { alignSelf: 'flex-start' },
});

export interface RepairGroupProps {
  kind: RepairKind;
  repairs: readonly Repair[];
  workbook: Workbook;
  onRepair: (chosen: readonly Repair[]) => void;
}

/** Broken formulas of one kind. Those that are not certain are mended one by one, or together once they are ticked. */
export function RepairGroup({ kind, repairs, workbook, onRepair }: RepairGroupProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = repairTexts(language);
  const { title, about } = texts.kinds[kind];
  const [active, setActive] = useState<number | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<Repair>>(new Set());
  const isCertain = CERTAIN_KINDS.includes(kind);
  const repair = active === null ? undefined : repairs[active];
  const label = groupTitle(title, repairs.length, language);
  const textAt = (index: number) => {
    const one = repairs[index]!;
    const shown = kind === 'text' ? one.before : formatFormula(one.after, language);
    return ticked.has(one) ? `✓ ${texts.ticked} · ${shown}` : shown;
  };
  const tick = (one: Repair, isWanted: boolean) => {
    const next = new Set(ticked);
    if (isWanted) next.add(one);
    else next.delete(one);
    setTicked(next);
  };
  const isAllTicked = ticked.size === repairs.length;
  return (
    <section className={styles.group} aria-label={title}>
      <Heading level="h4">{label}</Heading>
      <p className={styles.about}>{about}</p>
      <CellList
        label={label}
        workbook={workbook}
        count={repairs.length}
        cellAt={(index) => repairs[index]!.cell}
        textAt={textAt}
        active={active}
        onActive={setActive}
      />
      {repair && <BeforeAndAfter repair={repair} />}
      {repair && !isCertain && (
        <Checkbox
          label={texts.tick}
          checked={ticked.has(repair)}
          onChange={(_event, { checked }) => tick(repair, checked === true)}
        />
      )}
      <div className={styles.buttons}>
        {repair && (
          <Button size="small" onClick={() => onRepair([repair])}>
            {texts.one}
          </Button>
        )}
        {!isCertain && (
          <Button size="small" onClick={() => setTicked(new Set(isAllTicked ? [] : repairs))}>
            {isAllTicked ? texts.untickAll : texts.tickAll}
          </Button>
        )}
      </div>
      {ticked.size > 0 && (
        <Button className={styles.button} appearance="primary" onClick={() => onRepair([...ticked])}>
          {repairTickedLabel(ticked.size, language)}
        </Button>
      )}
    </section>
  );
}

function BeforeAndAfter({ repair: { kind, before, after } }: { repair: Repair }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = repairTexts(language);
  const both = mendingTexts(language);
  const isSame = before === after;
  return (
    <div className={styles.group}>
      {!isSame && (
        <>
          <Heading level="h5">{both.before}</Heading>
          {kind === 'text' ? <p className={styles.about}>“{before}”</p> : <FormulaText formula={before} />}
        </>
      )}
      <Heading level="h5">{isSame ? texts.asItIs : both.after}</Heading>
      <FormulaText formula={after} />
    </div>
  );
}

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { findRepairs } from '../../../sharing/repair/findRepairs';
import { planRepairs } from '../../../sharing/repair/planRepairs';
import { CERTAIN_KINDS, type Repair, type RepairKind, type Repairs } from '../../../sharing/repair/repairs';
import { Notice } from '../../components/Notice';
import { useMending } from '../../hooks/useMending';
import { usePane } from '../../paneContext';
import { mendingTexts } from '../../wording/share/mending';
import { foundLine, repairAllLabel, repairedLine, repairTexts } from '../../wording/share/repair';
import { shareTexts } from '../../wording/share/share';
import { MendingPart, type MendingViewProps } from './repair/MendingPart';
import { DoubtfulTexts, LockedSheets } from './repair/NotRepaired';
import { RepairGroup } from './repair/RepairGroup';
import type { SharePartProps } from './sharePart';

const KINDS: readonly RepairKind[] = [...CERTAIN_KINDS, 'errorCaught', 'text'];
const WORK = { find: findRepairs, plan: planRepairs };

const useStyles = makeStyles({
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  button: { alignSelf: 'flex-start' },
});

/** Formulas of ours that do not work as they stand are found and entered again. */
export function RepairPart({ workbook, onBack }: SharePartProps) {
  const { language } = usePane();
  return (
    <MendingPart
      workbook={workbook}
      title={shareTexts(language).parts.repair.title}
      intro={repairTexts(language).intro}
      mending={useMending(workbook, WORK)}
      mendedLine={(cells, changed) => repairedLine(cells, changed, language)}
      onBack={onBack}
      View={FoundView}
    />
  );
}

function FoundView({ found: repairs, workbook, onMend }: MendingViewProps<Repairs, Repair>) {
  const { language } = usePane();
  const styles = useStyles();
  const { found, doubtful, locked } = repairs;
  const certain = found.filter(({ kind }) => CERTAIN_KINDS.includes(kind));
  const isNothing = found.length === 0 && doubtful.length === 0 && locked.length === 0;
  return (
    <>
      <div role="status">
        {isNothing ? (
          <Notice intent="success">{repairTexts(language).nothing}</Notice>
        ) : (
          foundLine(found.length, language)
        )}
      </div>
      {certain.length > 0 && (
        <Button className={styles.button} appearance="primary" onClick={() => onMend(certain)}>
          {repairAllLabel(certain.length, language)}
        </Button>
      )}
      {!isNothing && <p className={styles.hint}>{mendingTexts(language).howTo}</p>}
      {locked.length > 0 && <LockedSheets locked={locked} />}
      {KINDS.map((kind) => {
        const ofKind = found.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <RepairGroup key={kind} kind={kind} repairs={ofKind} workbook={workbook} onRepair={onMend} />
          )
        );
      })}
      {doubtful.length > 0 && <DoubtfulTexts doubtful={doubtful} workbook={workbook} />}
    </>
  );
}

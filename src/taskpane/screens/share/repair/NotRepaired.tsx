import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Repairs } from '../../../../sharing/repair/repairs';
import type { Workbook } from '../../../../workbook/port';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { usePane } from '../../../paneContext';
import { groupTitle } from '../../../wording/share/mending';
import { lockedLine, pieceLine, repairTexts } from '../../../wording/share/repair';
import { CellList } from './CellList';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  about: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
});

/** Texts with two meanings, which the person types again. */
export function DoubtfulTexts({ doubtful, workbook }: { doubtful: Repairs['doubtful']; workbook: Workbook }) {
  const { language } = usePane();
  const styles = useStyles();
  const { title, about } = repairTexts(language).doubtful;
  const [active, setActive] = useState<number | null>(null);
  const label = groupTitle(title, doubtful.length, language);
  const one = active === null ? undefined : doubtful[active];
  return (
    <section className={styles.group} aria-label={title}>
      <Heading level="h4">{label}</Heading>
      <p className={styles.about}>{about}</p>
      <CellList
        label={label}
        workbook={workbook}
        count={doubtful.length}
        cellAt={(index) => doubtful[index]!.cell}
        textAt={(index) => doubtful[index]!.text}
        active={active}
        onActive={setActive}
      />
      {one && <p className={styles.about}>{pieceLine(one.piece, language)}</p>}
    </section>
  );
}

/** Sheets whose protection keeps their formulas from being mended. */
export function LockedSheets({ locked }: Pick<Repairs, 'locked'>) {
  const { language } = usePane();
  const styles = useStyles();
  const { title, advice } = repairTexts(language).locked;
  return (
    <Notice intent="warning" title={title}>
      <ul className={styles.list}>
        {locked.map(({ sheet, cells }) => (
          <li key={sheet}>{lockedLine(sheet, cells, language)}</li>
        ))}
      </ul>
      {advice}
    </Notice>
  );
}

import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { WorkbookRefusal, type CellRef, type Workbook } from '../../../../workbook/port';
import { refusalOf } from '../../../../workbook/refusalOf';
import type { Comparison } from '../../../../sharing/receive/comparison';
import { Notice } from '../../../components/Notice';
import { VirtualList } from '../../../components/VirtualList';
import { usePane } from '../../../paneContext';
import type { Decisions } from '../../../share/receive/decisions';
import { placeOf, type Difference } from '../../../share/receive/differences';
import { refusalText } from '../../../wording/cells';
import { selectedLine } from '../../../wording/findings';
import { differenceText, markOf, placeText } from '../../../wording/share/receive';

/** Place and two lines of what happened. */
const LINE_HEIGHT = 64;
const LINES_IN_VIEW = 6;

const useStyles = makeStyles({
  place: {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
  },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

export interface DifferenceListProps {
  label: string;
  workbook: Workbook;
  comparison: Comparison;
  shown: readonly Difference[];
  decisions: Decisions;
  active: number | null;
  onActive: (index: number) => void;
}

/** Differences with what was decided of each; choosing one goes to its cell. */
export function DifferenceList(props: DifferenceListProps) {
  const { label, workbook, comparison, shown, decisions, active, onActive } = props;
  const { language } = usePane();
  const styles = useStyles();
  const [chosen, setChosen] = useState<{ cell: CellRef; isHidden: boolean } | WorkbookRefusal | null>(null);
  const choose = async (index: number) => {
    onActive(index);
    const place = placeOf(shown[index]!, comparison);
    if (!place) return setChosen(null);
    try {
      await workbook.select(place.cell);
      setChosen(place);
    } catch (failure) {
      setChosen(refusalOf(failure));
    }
  };
  return (
    <>
      <VirtualList
        label={label}
        count={shown.length}
        optionHeight={LINE_HEIGHT}
        inView={LINES_IN_VIEW}
        active={active}
        onActive={onActive}
        onChoose={(index) => void choose(index)}
      >
        {(index) => {
          const difference = shown[index]!;
          const mark = markOf(difference, decisions, language);
          return (
            <>
              <div className={styles.place}>{placeText(difference, comparison, language)}</div>
              <div className={styles.text}>
                {mark === null ? '' : `✓ ${mark} · `}
                {differenceText(difference, comparison, language)}
              </div>
            </>
          );
        }}
      </VirtualList>
      <div role="status">
        {chosen instanceof WorkbookRefusal ? (
          <Notice intent="error">{refusalText(chosen.code, chosen.detail, language)}</Notice>
        ) : (
          chosen && <Text size={200}>{selectedLine(chosen.cell, chosen.isHidden, language)}</Text>
        )}
      </div>
    </>
  );
}

import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { WorkbookRefusal, type CellRef, type Workbook } from '../../../../workbook/port';
import { refusalOf } from '../../../../workbook/refusalOf';
import { Notice } from '../../../components/Notice';
import { VirtualList } from '../../../components/VirtualList';
import { usePane } from '../../../paneContext';
import { cellName, refusalText } from '../../../wording/cells';
import { selectedLine } from '../../../wording/findings';

/** Place, and one line of what is there. */
const LINE_HEIGHT = 46;
const LINES_IN_VIEW = 5;

const useStyles = makeStyles({
  place: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase200 },
  text: {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

export interface CellListProps {
  label: string;
  workbook: Workbook;
  count: number;
  cellAt: (index: number) => CellRef;
  /** What is told of the cell, in one line. */
  textAt: (index: number) => string;
  active: number | null;
  onActive: (index: number) => void;
}

/** A list of cells; choosing one selects it in its sheet. */
export function CellList({ label, workbook, count, cellAt, textAt, active, onActive }: CellListProps) {
  const { language } = usePane();
  const styles = useStyles();
  const [chosen, setChosen] = useState<CellRef | WorkbookRefusal | null>(null);
  const choose = async (index: number) => {
    onActive(index);
    const cell = cellAt(index);
    try {
      await workbook.select(cell);
      setChosen(cell);
    } catch (failure) {
      setChosen(refusalOf(failure));
    }
  };
  return (
    <>
      <VirtualList
        label={label}
        count={count}
        optionHeight={LINE_HEIGHT}
        inView={LINES_IN_VIEW}
        active={active}
        onActive={onActive}
        onChoose={(index) => void choose(index)}
      >
        {(index) => (
          <>
            <div className={styles.place}>{cellName(cellAt(index))}</div>
            <div className={styles.text}>{textAt(index)}</div>
          </>
        )}
      </VirtualList>
      <div role="status">
        {chosen instanceof WorkbookRefusal ? (
          <Notice intent="error">{refusalText(chosen.code, chosen.detail, language)}</Notice>
        ) : (
          chosen && <Text size={200}>{selectedLine(chosen, false, language)}</Text>
        )}
      </div>
    </>
  );
}

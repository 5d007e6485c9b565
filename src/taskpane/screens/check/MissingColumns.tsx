import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import type { ColumnId } from '../../../sheets/columns';
import { isIndispensable } from '../../../sheets/kinds';
import { refusalOf } from '../../../workbook/refusalOf';
import type { Workbook } from '../../../workbook/port';
import type { FoundTable } from '../../check/tablesOfWorkbook';
import { Notice } from '../../components/Notice';
import { changesWereWritten, useWritten } from '../../hooks/useUndo';
import { usePane } from '../../paneContext';
import { addColumnLabel, addedLine, lackingLine } from '../../wording/addingColumns';
import { addColumn, newHeader, takesColumns, type AddOutcome } from '../../write/addColumn';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, paddingTop: tokens.spacingVerticalS },
  // A header may be longer than the pane is wide.
  button: { maxWidth: '100%', whiteSpace: 'normal' },
});

/** A column of the table was added, at that column of the sheet, or is gone again. */
export type ColumnsChanged = (table: FoundTable, added: { column: number; id: ColumnId } | null) => void;

export interface MissingColumnsProps {
  workbook: Workbook;
  found: FoundTable;
  onChanged: ColumnsChanged;
}

/** Columns that a table cannot do without and has not; each can be added to the sheet. Nothing when it has all. */
export function MissingColumns({ workbook, found, onChanged }: MissingColumnsProps) {
  const { language } = usePane();
  const styles = useStyles();
  const { table } = found;
  const { outcome, isAdding, add } = useAdding(workbook, found, onChanged);
  const isMain = isIndispensable(table.kind);
  const told = outcome && addedLine(outcome.of, outcome.header, language);
  return (
    <>
      {table.missing.length > 0 && (
        <Notice intent="warning">
          <p className={styles.paragraph}>{lackingLine(table.kind, table.missing, isMain, language)}</p>
          {takesColumns(found) && (
            <div className={styles.buttons}>
              {table.missing.map((id) => (
                <Button
                  key={id}
                  size="small"
                  className={styles.button}
                  disabledFocusable={isAdding}
                  onClick={() => void add(id)}
                >
                  {addColumnLabel(newHeader(found, id, language), language)}
                </Button>
              ))}
            </div>
          )}
        </Notice>
      )}
      <div role="status">{told && <Notice intent={told.intent}>{told.text}</Notice>}</div>
    </>
  );
}

function useAdding(workbook: Workbook, found: FoundTable, onChanged: ColumnsChanged) {
  const { language } = usePane();
  const [outcome, setOutcome] = useState<{ of: AddOutcome; header: string } | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { entries } = useWritten(workbook);
  const latest = useRef({ found, onChanged });
  useEffect(() => {
    latest.current = { found, onChanged };
  });

  const added = outcome?.of.code === 'done' ? outcome.of.id : null;
  const isUndone = added !== null && entries !== null && !entries.some(({ id }) => id === added);
  useEffect(() => {
    if (isUndone) latest.current.onChanged(latest.current.found, null);
  }, [isUndone]);

  const add = async (id: ColumnId) => {
    const header = newHeader(found, id, language);
    setIsAdding(true);
    setOutcome(null);
    const of = await addColumn(workbook, found, id, language).catch((failure: unknown): AddOutcome => ({
      code: 'refused',
      refusal: refusalOf(failure),
    }));
    await changesWereWritten(workbook);
    setIsAdding(false);
    setOutcome({ of, header });
    if (of.code === 'done') onChanged(found, { column: of.header.column, id });
  };

  return { outcome: isUndone ? null : outcome, isAdding, add };
}

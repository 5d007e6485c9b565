import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { ColumnId, TableKind } from '../../../sheets/columns';
import { describeMatch, type DescribedColumn } from '../../../sheets/describeMatch';
import { columnsOfKind } from '../../../sheets/kinds';
import type { FoundTable } from '../../check/tablesOfWorkbook';
import { plainList } from '../../components/listStyles';
import { usePane } from '../../paneContext';
import { checkTexts } from '../../wording/check';
import { columnLabel, samplesLine, whyLine } from '../../wording/columnMatch';
import { columnName } from '../../wording/columns';

const useStyles = makeStyles({
  list: plainList,
  select: { maxWidth: '100%', minWidth: 0 },
});

export interface ColumnsEditorProps {
  found: FoundTable;
  onCorrect: (at: number, id: ColumnId | null) => void;
}

/** How each column of a table was understood, to be corrected. */
export function ColumnsEditor({ found: { grid, table }, onCorrect }: ColumnsEditorProps) {
  const styles = useStyles();
  const { columns } = useMemo(() => describeMatch(grid, table), [grid, table]);
  return (
    <ul className={styles.list}>
      {columns.map((column) => (
        <li key={column.at}>
          <ColumnField kind={table.kind} column={column} onCorrect={onCorrect} />
        </li>
      ))}
    </ul>
  );
}

interface ColumnFieldProps {
  kind: TableKind;
  column: DescribedColumn;
  onCorrect: (at: number, id: ColumnId | null) => void;
}

function ColumnField({ kind, column, onCorrect }: ColumnFieldProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language);
  const { at, id, certainty, chosen, why, samples } = column;
  const options = [...columnsOfKind(kind)]
    .map((option) => ({ option, name: columnName(option, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const needsLook = !chosen && (certainty === 'likely' || certainty === 'guessed' || why?.code === 'ambiguous');
  const message = why ? whyLine(why, language) : texts.certainty[chosen ? 'chosen' : certainty!];
  const values = samplesLine(samples, id, language);
  return (
    <Field
      label={columnLabel(column, texts.confirm.noHeader, language)}
      validationState={needsLook ? 'warning' : 'none'}
      validationMessage={message}
      hint={values === '' ? undefined : `${texts.confirm.example} ${values}`}
    >
      <Select
        className={styles.select}
        size="small"
        value={id ?? ''}
        onChange={(_event, { value }) => onCorrect(at, value === '' ? null : (value as ColumnId))}
      >
        <option value="">{texts.confirm.notUsed}</option>
        {options.map(({ option, name }) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

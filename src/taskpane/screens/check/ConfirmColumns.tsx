import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ColumnId } from '../../../sheets/columns';
import { columnsOfKind } from '../../../sheets/kinds';
import type { RecognisedTable } from '../../../sheets/recognisedTable';
import { servesSales } from '../../check/salesContext';
import type { FoundTable, TablesOfWorkbook } from '../../check/tablesOfWorkbook';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { usePane } from '../../paneContext';
import {
  checkTexts,
  columnTitle,
  hiddenRowsLine,
  leftOutLine,
  missingAdvice,
  rowsLine,
  tableTitle,
} from '../../wording/check';
import { columnName } from '../../wording/columns';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
  },
  bullets: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  select: { maxWidth: '100%' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface ConfirmColumnsProps {
  found: TablesOfWorkbook;
  chosen: FoundTable;
  onCorrect: (at: number, id: ColumnId | null) => void;
  onStart: () => void;
  onBack: () => void;
}

/** How each column of the table was understood, to be corrected before the check. */
export function ConfirmColumns({ found, chosen, onCorrect, onStart, onBack }: ConfirmColumnsProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).confirm;
  const { table, area, grid, goesOn } = chosen;
  const leftOut = leftOutLine(table, grid.top, language);
  const hidden = table.dataRows.filter((row) => grid.hiddenRows?.has(row)).length;
  return (
    <>
      <Heading level="h3">{texts.heading}</Heading>
      <p className={styles.paragraph}>
        {tableTitle(table.kind, area, language)}: {rowsLine(table.dataRows.length, goesOn, language)}
      </p>
      {leftOut !== null && <p className={styles.paragraph}>{leftOut}</p>}
      {hidden > 0 && <Notice intent="info">{hiddenRowsLine(hidden, table.dataRows.length, language)}</Notice>}
      {table.missing.length > 0 && <Notice intent="warning">{missingAdvice(table.missing, language)}</Notice>}
      <BesideView found={found} />
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={onStart}>
          {texts.start}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
      <Heading level="h4">{texts.columns}</Heading>
      <p className={styles.paragraph}>{texts.intro}</p>
      <ul className={styles.list}>
        {columnsInOrder(table).map((column) => (
          <li key={column.at}>
            <ColumnField table={table} left={grid.left} column={column} onCorrect={onCorrect} />
          </li>
        ))}
      </ul>
    </>
  );
}

function BesideView({ found }: { found: TablesOfWorkbook }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).confirm;
  const beside = found.tables.filter(servesSales);
  if (beside.length === 0) return <p className={styles.paragraph}>{texts.noneBeside}</p>;
  return (
    <div>
      <p className={styles.paragraph}>{texts.beside}</p>
      <ul className={styles.bullets}>
        {beside.map(({ table, area, goesOn }, index) => (
          <li key={index}>
            {tableTitle(table.kind, area, language)}: {rowsLine(table.dataRows.length, goesOn, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ColumnInTable {
  at: number;
  header: string;
  id: ColumnId | null;
  /** How sure its meaning is; `null` for a column that is not used. */
  certainty: 'known' | 'likely' | 'guessed' | 'chosen' | null;
}

function columnsInOrder({ columns, unmatched }: RecognisedTable): ColumnInTable[] {
  const matched = columns.map(({ at, header, id, certainty, chosen }) => ({
    at,
    header,
    id,
    certainty: chosen ? ('chosen' as const) : certainty,
  }));
  const others = unmatched.map(({ at, header }) => ({ at, header, id: null, certainty: null }));
  return [...matched, ...others].sort((one, other) => one.at - other.at);
}

interface ColumnFieldProps {
  table: RecognisedTable;
  /** Column of the sheet where the grid begins. */
  left: number;
  column: ColumnInTable;
  onCorrect: (at: number, id: ColumnId | null) => void;
}

function ColumnField({ table, left, column, onCorrect }: ColumnFieldProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language);
  const { at, header, id, certainty } = column;
  const options = [...columnsOfKind(table.kind)]
    .map((option) => ({ option, name: columnName(option, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const needsLook = certainty === 'likely' || certainty === 'guessed';
  return (
    <Field
      label={columnTitle(left + at, header, language)}
      validationState={needsLook ? 'warning' : 'none'}
      validationMessage={certainty ? texts.certainty[certainty] : undefined}
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

import { Button, makeStyles, Radio, RadioGroup, Field, tokens } from '@fluentui/react-components';
import type { ColumnId, TableKind } from '../../../sheets/columns';
import { isIndispensable } from '../../../sheets/kinds';
import type { Workbook } from '../../../workbook/port';
import type { RowsChecked } from '../../check/checking';
import type { FoundTable } from '../../check/tablesOfWorkbook';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import type { CheckChoices, OnTheWay } from '../../hooks/useCheck';
import { usePane } from '../../paneContext';
import { belowTableLine, checkTexts, hiddenRowsLine, leftOutLine, rowsLine, tableTitle } from '../../wording/check';
import { ColumnsEditor } from './ColumnsEditor';
import { KindField } from './KindField';
import { MissingColumns, type ColumnsChanged } from './MissingColumns';
import { SalesReadings } from './SalesReadings';
import { TablesBeside } from './TablesBeside';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface ConfirmColumnsProps {
  workbook: Workbook;
  way: OnTheWay;
  choices: CheckChoices;
  onDecide: (change: Partial<CheckChoices>) => void;
  onCorrect: (table: FoundTable, at: number, id: ColumnId | null) => void;
  onChangeKind: (table: FoundTable, kind: TableKind) => void;
  onForget: (table: FoundTable) => void;
  onColumnsChanged: ColumnsChanged;
  onUse: (table: FoundTable, isUsed: boolean) => void;
  onStart: () => void;
  onBack: () => void;
}

/** How the table and those beside it were understood, to be corrected before the check. */
export function ConfirmColumns(props: ConfirmColumnsProps) {
  const { workbook, way, choices, onDecide, onCorrect, onChangeKind, onForget, onColumnsChanged, onUse } = props;
  const { onStart, onBack } = props;
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).confirm;
  const { chosen } = way;
  const { table, area, grid, goesOn } = chosen;
  const leftOut = leftOutLine(table, grid.top, language);
  const below = belowTableLine(table, language);
  const hidden = table.dataRows.filter((row) => grid.hiddenRows?.has(row)).length;
  const isChecked = isIndispensable(table.kind);
  return (
    <>
      <Heading level="h3">{texts.heading}</Heading>
      <p className={styles.paragraph}>
        {tableTitle(table.kind, area, language)}: {rowsLine(table.dataRows.length, goesOn, language)}
      </p>
      <KindField label={texts.kind} kind={table.kind} onChange={(kind) => onChangeKind(chosen, kind)} />
      {!isChecked && <Notice intent="info">{texts.notMain}</Notice>}
      {below !== null && <p className={styles.paragraph}>{below}</p>}
      {leftOut !== null && <p className={styles.paragraph}>{leftOut}</p>}
      {hidden > 0 && (
        <Field label={texts.rows} hint={hiddenRowsLine(hidden, table.dataRows.length, language)}>
          <RadioGroup value={choices.rows} onChange={(_event, { value }) => onDecide({ rows: value as RowsChecked })}>
            <Radio value="all" label={texts.allRows} />
            <Radio value="visible" label={texts.visibleRows} />
          </RadioGroup>
        </Field>
      )}
      {isChecked && <MissingColumns workbook={workbook} found={chosen} onChanged={onColumnsChanged} />}
      <div className={styles.buttons}>
        {isChecked && (
          <Button appearance="primary" onClick={onStart}>
            {table.kind === 'sales' ? texts.start : texts.next}
          </Button>
        )}
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
      <Heading level="h4">{texts.columns}</Heading>
      <p className={styles.paragraph}>{texts.intro}</p>
      {chosen.remembered && (
        <Notice intent="info">
          {texts.remembered}{' '}
          <Button size="small" onClick={() => onForget(chosen)}>
            {texts.forget}
          </Button>
        </Notice>
      )}
      <ColumnsEditor found={chosen} onCorrect={(at, id) => onCorrect(chosen, at, id)} />
      {isChecked && (
        <TablesBeside
          workbook={workbook}
          way={way}
          onUse={onUse}
          onChangeKind={onChangeKind}
          onCorrect={onCorrect}
          onColumnsChanged={onColumnsChanged}
        />
      )}
      {table.kind === 'sales' && (
        <SalesReadings readings={choices.salesReadings} onChange={(salesReadings) => onDecide({ salesReadings })} />
      )}
    </>
  );
}

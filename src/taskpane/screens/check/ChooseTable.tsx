import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { isIndispensable } from '../../../sheets/kinds';
import type { Workbook } from '../../../workbook/port';
import { isBesidePurchases } from '../../check/plant/plantTables';
import { servesSales } from '../../check/salesContext';
import { tableAround, type FoundTable, type TablesOfWorkbook } from '../../check/tablesOfWorkbook';
import { Heading } from '../../components/Heading';
import { card, plainList } from '../../components/listStyles';
import { Notice } from '../../components/Notice';
import { useSelectedCell } from '../../hooks/useSelectedCell';
import { usePane } from '../../paneContext';
import { cellName } from '../../wording/cells';
import { checkTexts, hiddenSheetsLine, missingShort, rowsLine, tableTitle } from '../../wording/check';
import { TemplatesPanel } from '../templates/TemplatesPanel';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  list: plainList,
  table: card,
  about: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  button: { alignSelf: 'flex-start' },
});

export interface ChooseTableProps {
  workbook: Workbook;
  found: TablesOfWorkbook;
  onChoose: (table: FoundTable) => void;
  onReadAgain: () => void;
}

/** The table around the selected cell first, then the others of the workbook. */
export function ChooseTable({ workbook, found, onChoose, onReadAgain }: ChooseTableProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).choose;
  const cell = useSelectedCell(workbook) ?? found.selected;
  const { tables, hiddenSheets } = found;
  const around = cell && tableAround(tables, cell);
  // A block that lacks most columns is seldom what the person means to check.
  const others = tables
    .filter((table) => table !== around)
    .sort((one, other) => one.table.missing.length - other.table.missing.length);
  return (
    <>
      <Heading level="h3">{texts.heading}</Heading>
      {tables.length === 0 && <p className={styles.paragraph}>{texts.nothing}</p>}
      {around && <Heading level="h4">{texts.around}</Heading>}
      {around && (
        <ul className={styles.list}>
          <TableItem table={around} onChoose={onChoose} isOffered />
        </ul>
      )}
      {!around && cell && tables.length > 0 && <p className={styles.paragraph}>{texts.noneAround(cellName(cell))}</p>}
      {others.length > 0 && <Heading level="h4">{texts.others}</Heading>}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((table, index) => (
            <TableItem key={index} table={table} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {hiddenSheets.length > 0 && <Notice intent="info">{hiddenSheetsLine(hiddenSheets, language)}</Notice>}
      <Button className={styles.button} onClick={onReadAgain}>
        {texts.readAgain}
      </Button>
      <TemplatesPanel workbook={workbook} isAdvised={tables.length === 0} />
    </>
  );
}

interface TableItemProps {
  table: FoundTable;
  isOffered?: boolean;
  onChoose: (table: FoundTable) => void;
}

function TableItem({ table: found, isOffered = false, onChoose }: TableItemProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).choose;
  const { table, area, goesOn } = found;
  const title = tableTitle(table.kind, area, language);
  const facts = [rowsLine(table.dataRows.length, goesOn, language)];
  const isMain = isIndispensable(table.kind);
  if (table.missing.length > 0) facts.push(missingShort(table.missing, language));
  else if (servesSales(found)) facts.push(texts.servesSales);
  else if (isBesidePurchases(table.kind) && !found.leftOut) facts.push(texts.servesPurchases);
  const action = isMain ? texts.choose : texts.columns;
  return (
    <li className={styles.table}>
      <span>{title}</span>
      <p className={styles.about}>{facts.join('; ')}</p>
      <Button
        className={styles.button}
        size="small"
        appearance={isOffered && isMain ? 'primary' : 'secondary'}
        aria-label={`${action}: ${title}`}
        onClick={() => onChoose(found)}
      >
        {action}
      </Button>
    </li>
  );
}

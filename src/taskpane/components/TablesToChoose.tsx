import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { Workbook } from '../../workbook/port';
import { tableAround, type FoundTable, type TablesOfWorkbook } from '../check/tablesOfWorkbook';
import { useSelectedCell } from '../hooks/useSelectedCell';
import { usePane } from '../paneContext';
import { cellName } from '../wording/cells';
import { checkTexts, hiddenSheetsLine, rowsLine, tableTitle } from '../wording/check';
import { Heading } from './Heading';
import { card, plainList } from './listStyles';
import { Notice } from './Notice';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  list: plainList,
  table: card,
  about: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  button: { alignSelf: 'flex-start' },
});

/** What is said of a table beside its size, and what it is chosen by. */
export interface Offer {
  facts: readonly string[];
  action: string;
  /** Worth to be pointed out when the selected cell lies in it. */
  isUsual: boolean;
}

export interface TablesToChooseProps {
  workbook: Workbook;
  found: TablesOfWorkbook;
  offerOf: (table: FoundTable) => Offer;
  onChoose: (table: FoundTable) => void;
  onReadAgain: () => void;
}

/** The table around the selected cell first, then the others of the workbook. */
export function TablesToChoose({ workbook, found, offerOf, onChoose, onReadAgain }: TablesToChooseProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).choose;
  const cell = useSelectedCell(workbook) ?? found.selected;
  const { tables, hiddenSheets } = found;
  const around = cell && tableAround(tables, cell);
  // A block that lacks most columns is seldom what the person means.
  const others = tables
    .filter((table) => table !== around)
    .sort((one, other) => one.table.missing.length - other.table.missing.length);
  return (
    <>
      {tables.length === 0 && <p className={styles.paragraph}>{texts.nothing}</p>}
      {around && <Heading level="h4">{texts.around}</Heading>}
      {around && (
        <ul className={styles.list}>
          <TableItem table={around} offer={offerOf(around)} onChoose={onChoose} isOffered />
        </ul>
      )}
      {!around && cell && tables.length > 0 && <p className={styles.paragraph}>{texts.noneAround(cellName(cell))}</p>}
      {others.length > 0 && <Heading level="h4">{texts.others}</Heading>}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((table, index) => (
            <TableItem key={index} table={table} offer={offerOf(table)} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {hiddenSheets.length > 0 && <Notice intent="info">{hiddenSheetsLine(hiddenSheets, language)}</Notice>}
      <Button className={styles.button} onClick={onReadAgain}>
        {texts.readAgain}
      </Button>
    </>
  );
}

interface TableItemProps {
  table: FoundTable;
  offer: Offer;
  isOffered?: boolean;
  onChoose: (table: FoundTable) => void;
}

function TableItem({ table: found, offer, isOffered = false, onChoose }: TableItemProps) {
  const { language } = usePane();
  const styles = useStyles();
  const { table, area, goesOn } = found;
  const { facts, action, isUsual } = offer;
  const title = tableTitle(table.kind, area, language);
  return (
    <li className={styles.table}>
      <span>{title}</span>
      <p className={styles.about}>{[rowsLine(table.dataRows.length, goesOn, language), ...facts].join('; ')}</p>
      <Button
        className={styles.button}
        size="small"
        appearance={isOffered && isUsual ? 'primary' : 'secondary'}
        aria-label={`${action}: ${title}`}
        onClick={() => onChoose(found)}
      >
        {action}
      </Button>
    </li>
  );
}

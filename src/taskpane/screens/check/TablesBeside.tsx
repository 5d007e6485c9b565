import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Checkbox,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ColumnId, TableKind } from '../../../sheets/columns';
import type { Workbook } from '../../../workbook/port';
import { isBesidePurchases, serves, tablesBesidePurchases } from '../../check/plant/plantTables';
import { isBeside, servesSales } from '../../check/salesContext';
import type { FoundTable } from '../../check/tablesOfWorkbook';
import { Heading } from '../../components/Heading';
import { card, plainList } from '../../components/listStyles';
import type { OnTheWay } from '../../hooks/useCheck';
import { usePane } from '../../paneContext';
import { checkTexts, rowsLine, tableTitle } from '../../wording/check';
import { useOfKind } from '../../wording/columnMatch';
import { ColumnsEditor } from './ColumnsEditor';
import { KindField } from './KindField';
import { MissingColumns, type ColumnsChanged } from './MissingColumns';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  about: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: plainList,
  table: card,
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, marginLeft: 0, marginRight: 0 },
});

export interface TablesBesideProps {
  workbook: Workbook;
  way: OnTheWay;
  onUse: (table: FoundTable, isUsed: boolean) => void;
  onChangeKind: (table: FoundTable, kind: TableKind) => void;
  onCorrect: (table: FoundTable, at: number, id: ColumnId | null) => void;
  onColumnsChanged: ColumnsChanged;
}

/** The other tables that go with the one chosen: what each is used for; columns, kind and use may be corrected. */
export function TablesBeside({ way, ...edits }: TablesBesideProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).confirm;
  const { found, chosen } = way;
  const isPlant = chosen.table.kind === 'acquisitions';
  const others = found.tables.filter(
    (table) => table !== chosen && (isPlant ? isBesidePurchases(table.table.kind) : isBeside(table.table.kind)),
  );
  const used = isPlant ? tablesBesidePurchases(found.tables) : found.tables.filter(servesSales);
  if (others.length === 0) return <p className={styles.paragraph}>{texts.noneBeside}</p>;
  return (
    <>
      <Heading level="h4">{texts.beside}</Heading>
      {isPlant && <p className={styles.about}>{texts.onlyOne}</p>}
      <ul className={styles.list}>
        {others.map((table) => (
          <li key={`${table.area.sheet} ${table.area.row} ${table.area.column}`} className={styles.table}>
            <TableBeside found={table} isUsed={used.includes(table)} {...edits} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TableBesideProps extends Omit<TablesBesideProps, 'way'> {
  found: FoundTable;
  isUsed: boolean;
}

function TableBeside(props: TableBesideProps) {
  const { workbook, found, isUsed, onUse, onChangeKind, onCorrect, onColumnsChanged } = props;
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).confirm;
  const { table, area, goesOn } = found;
  const title = tableTitle(table.kind, area, language);
  return (
    <>
      <Checkbox
        label={title}
        checked={isUsed}
        disabled={!serves(found)}
        onChange={(_event, { checked }) => onUse(found, checked === true)}
      />
      <p className={styles.about}>
        {rowsLine(table.dataRows.length, goesOn, language)}; {useOfKind(table.kind, language)}
      </p>
      <MissingColumns workbook={workbook} found={found} onChanged={onColumnsChanged} />
      <Accordion collapsible>
        <AccordionItem value="columns">
          <AccordionHeader as="h5" size="small">
            {texts.columnsOf(area.sheet)}
          </AccordionHeader>
          <AccordionPanel className={styles.panel}>
            <KindField
              label={texts.kindOf(area.sheet)}
              kind={table.kind}
              onChange={(kind) => onChangeKind(found, kind)}
            />
            <ColumnsEditor found={found} onCorrect={(at, id) => onCorrect(found, at, id)} />
          </AccordionPanel>
        </AccordionItem>
      </Accordion>
    </>
  );
}

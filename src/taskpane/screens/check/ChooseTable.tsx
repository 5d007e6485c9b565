import { isIndispensable } from '../../../sheets/kinds';
import type { Workbook } from '../../../workbook/port';
import { isBesidePurchases } from '../../check/plant/plantTables';
import { servesSales } from '../../check/salesContext';
import type { FoundTable, TablesOfWorkbook } from '../../check/tablesOfWorkbook';
import { Heading } from '../../components/Heading';
import { TablesToChoose, type Offer } from '../../components/TablesToChoose';
import { usePane } from '../../paneContext';
import { checkTexts, missingShort } from '../../wording/check';
import { TemplatesPanel } from '../templates/TemplatesPanel';

export interface ChooseTableProps {
  workbook: Workbook;
  found: TablesOfWorkbook;
  onChoose: (table: FoundTable) => void;
  onReadAgain: () => void;
}

/** The tables of the workbook; those that are checked are offered first. */
export function ChooseTable({ workbook, found, onChoose, onReadAgain }: ChooseTableProps) {
  const { language } = usePane();
  const texts = checkTexts(language).choose;
  const factsOf = (one: FoundTable): string[] => {
    const { kind, missing } = one.table;
    if (missing.length > 0) return [missingShort(missing, language)];
    if (servesSales(one)) return [texts.servesSales];
    return isBesidePurchases(kind) && !one.leftOut ? [texts.servesPurchases] : [];
  };
  const offerOf = (one: FoundTable): Offer => {
    const isUsual = isIndispensable(one.table.kind);
    return { facts: factsOf(one), isUsual, action: isUsual ? texts.choose : texts.columns };
  };
  return (
    <>
      <Heading level="h3">{texts.heading}</Heading>
      <TablesToChoose
        workbook={workbook}
        found={found}
        offerOf={offerOf}
        onChoose={onChoose}
        onReadAgain={onReadAgain}
      />
      <TemplatesPanel workbook={workbook} isAdvised={found.tables.length === 0} />
    </>
  );
}

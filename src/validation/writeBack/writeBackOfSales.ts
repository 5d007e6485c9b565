import { sentenceOfSalesFinding } from '../../explain/findings/pgpmbio';
import { readingsOfSales, rulesOfSales } from '../../explain/writeBack/rules';
import { checkedLine } from '../../explain/writeBack/sheetHeads';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { SalesValidation } from '../pgpmbio/salesValidation';
import { areaOfTable, onceOnly, type CheckedTable, type Telling } from './about';
import { findingLines } from './findingLines';
import { findingsSheet, type SheetHead } from './findingsSheet';
import { marksOf } from './marks';
import { memoryOfSales } from './memoryOfSales';
import { resultColumnsOfSales } from './resultColumnsOfSales';
import type { WriteBack } from './writeBack';

/** A table of sales (PGPM-Bio) that was checked. */
export interface CheckedSales extends CheckedTable {
  validation: SalesValidation;
}

/** What the check of a table of sales can write: the same check and day give the same. */
export function writeBackOfSales({ grid, table, validation }: CheckedSales, { language, day }: Telling): WriteBack {
  const { findings, counts, readings } = validation;
  const lines = onceOnly(() =>
    findingLines(
      [
        {
          grid,
          table,
          findings,
          counts,
          sentenceOf: ({ data }, lineOf) => sentenceOfSalesFinding(data as SalesFinding, language, lineOf),
        },
      ],
      language,
    ),
  );
  const head = (): SheetHead => {
    const tables = validation.tables();
    return {
      programme: 'pgpmbio',
      checked: checkedLine([{ area: areaOfTable({ grid, table }), rows: table.dataRows.length }], day, language),
      rules: rulesOfSales(tables, language),
      readings: readingsOfSales(tables, readings, language),
    };
  };
  return {
    tables: [{ grid, table, columns: resultColumnsOfSales(validation, language) }],
    marks: onceOnly(function* () {
      return yield* marksOf(yield* lines(), language);
    }),
    findingsSheet: onceOnly(function* () {
      return yield* findingsSheet(head(), yield* lines(), language);
    }),
    memorySheet: onceOnly(() => memoryOfSales({ grid, table }, validation, head(), language)),
  };
}

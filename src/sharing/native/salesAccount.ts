import type { Language } from '../../explain/language';
import { ACCOUNT_TEXTS, type AccountColumn } from '../../explain/sharing/nativeAccount';
import type { SaleColumn } from '../../explain/writeBack/resultColumns';
import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import { freeName } from '../../sheets/templates/names';
import type { SalesValidation } from '../../validation/pgpmbio/salesValidation';
import type { CheckedSales } from '../../validation/writeBack/writeBackOfSales';
import { cellAddress, sheetPrefix } from '../../workbook/address';
import type { DefinedName, Sheet } from '../../workbook/xlsx/book';
import type { NativeLists } from './nativeBook';
import { fixedAddressOf, type RowOfAccount } from './pgpmbio/account/accountColumns';
import { OwnCells, type ValuedLine } from './pgpmbio/account/accountLine';
import { AccountSheet, FIRST_OPENING, OPENING_COLUMN, openingsSheet } from './pgpmbio/account/accountSheet';
import { Balances } from './pgpmbio/account/balances';
import { CarriedCells } from './pgpmbio/account/carriedCells';
import { SaleCells, type SalesLayout } from './pgpmbio/account/saleCells';
import { SaleKey } from './pgpmbio/account/saleKey';
import { StatusTexts } from './pgpmbio/account/statusTexts';
import { formulasFollowTables } from './pgpmbio/figures';

export type { CopyLayout } from './pgpmbio/account/saleCells';

/** Results of a check as native formulas, and the sheets that these lean on. */
export interface NativeResults {
  columns: readonly NativeColumn[];
  sheets: readonly Sheet[];
  names: readonly DefinedName[];
}

export interface NativeColumn {
  /** As the result column of the check, e.g. `pgpmbio.payable`. */
  id: string;
  /** Formula without `=` of a line, by its index among the lines chosen; `null` for a line without. */
  formulaOf: (line: number) => string | null;
}

const NONE: NativeResults = { columns: [], sheets: [], names: [] };

/** Result columns that are cells of the account as they are. */
const AS_THEY_ARE: readonly (SaleColumn & AccountColumn)[] = [
  'minimumPrice',
  'marketPrice',
  'mpa',
  'priceUsed',
  'vsp',
  'productBalance',
  'annualBalance',
  'payable',
];

/**
 * The running account of a table of sales as formulas: from each line's cells in the copy to what is payable within the
 * limits, line after line in the order of the balances (A14), each leaning on the line before of its family and product
 * and on that of its family. Lines that the check gave no value have none here; lines that are not in the copy count
 * with what they came to in the check. A row of the account counts while the line with its code stands where it stood: of a
 * copy that was sorted, lines that moved and those that lean on them are errors. Time and size grow with the number of
 * lines.
 *
 * @param lines rows of data of the table as it was checked, in the order of the copy; `-1` for a line that was not checked
 */
export function* nativeSales(
  checked: CheckedSales,
  lines: readonly number[],
  layout: SalesLayout,
  lists: NativeLists,
  language: Language,
): Steps<NativeResults> {
  const valued = inOrder(checked.validation, lines);
  if (!formulasFollowTables() || valued.length === 0) return NONE;
  yield;
  const name = freeName(ACCOUNT_TEXTS[language].sheet, [layout.sheet]);
  const openings = freeName(ACCOUNT_TEXTS[language].openings.sheet, [layout.sheet]);
  const cells = new SaleCells(checked, layout);
  const status = new StatusTexts(language, (figure) => lists.figure(figure));
  const needsMarketPrice = checked.validation.readings.missingMarketPrice === 'refused';
  const own = new OwnCells(cells, new SaleKey(cells, lists), lists, needsMarketPrice);
  const carried = new CarriedCells(
    cells,
    lists,
    status,
    (opening) => sheetPrefix(openings) + cellAddress({ row: FIRST_OPENING + opening, column: OPENING_COLUMN }),
  );
  const balances = new Balances();
  const account = new AccountSheet(name, language);
  const rows = new Map<number, RowOfAccount>();
  for (const [at, line] of valued.entries()) {
    if (at % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    const row = account.nextRow;
    const place = checked.validation.inAccount(line.row)!;
    const step = balances.carry(place, line.basis.scaled.row.productId, row);
    account.add([
      ['line', { value: layout.rowOf(line.line) + 1 }],
      ['family', { value: step.family }],
      ['year', { value: place.year }],
      ...own.of(line, row),
      ...carried.of(line, row, step),
    ]);
    rows.set(line.line, row);
  }
  account.end();
  const cell = (column: AccountColumn, row: RowOfAccount) => sheetPrefix(name) + fixedAddressOf(column, row);
  const column = (id: SaleColumn, formula: (row: RowOfAccount) => string): NativeColumn => {
    const formulaOf = (line: number) => {
      const row = rows.get(line);
      return row === undefined ? null : formula(row);
    };
    return { id: `pgpmbio.${id}`, formulaOf };
  };
  return {
    columns: [
      column('status', (row) => status.status(cell('remarks', row))),
      ...AS_THEY_ARE.map((id) => column(id, (row) => cell(id, row))),
    ],
    sheets: [
      account.sheet,
      ...(balances.openings.length === 0 ? [] : [openingsSheet(openings, balances.openings, language)]),
    ],
    names: [],
  };
}

/** The lines with a value, in the order in which they take up the balances. */
function inOrder(validation: SalesValidation, lines: readonly number[]): ValuedLine[] {
  const valued = lines.flatMap((row, line): ValuedLine[] => {
    const [basis, result] = [validation.basisOf(row), validation.resultOf(row)];
    return basis && result ? [{ line, row, basis, result }] : [];
  });
  return valued.sort((a, b) => validation.compareInAccount(a.row, b.row));
}

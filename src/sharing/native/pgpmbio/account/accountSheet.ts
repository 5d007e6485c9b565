import { OWN_HEADER, OWN_LABEL, OWN_TITLE } from '../../../../sheets/ownSheetStyles';
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_TEXTS,
  accountHeading,
  type AccountColumn,
} from '../../../../explain/sharing/nativeAccount';
import type { Language } from '../../../../explain/language';
import { resultTitle } from '../../../../sheets/resultHeaders';
import { DATE, KILOGRAMS, REAIS, REAIS_PER_KG, WHOLE } from '../../../../validation/writeBack/formats';
import { columnLetters } from '../../../../workbook/address';
import { emptySheet, putCell, type CellStyle, type Sheet } from '../../../../workbook/xlsx/book';
import { priceFigures } from '../figures';
import { placeOfColumn, type RowOfAccount } from './accountColumns';
import type { Opening } from './balances';
import type { Content } from './saleCells';

const WIDTH = 110;
const WIDTHS: Partial<Record<AccountColumn, number>> = {
  line: 70,
  found: 80,
  family: 80,
  year: 60,
  key: 200,
  remarks: 320,
  check: 80,
};

const FORMATS: Partial<Record<AccountColumn, string>> = {
  line: WHOLE,
  found: '"ok"',
  family: WHOLE,
  year: '0',
  date: DATE,
  minimumPrice: REAIS_PER_KG,
  fixedValue: REAIS_PER_KG,
  limit: REAIS,
  annualCap: REAIS,
  quantity: KILOGRAMS,
  salePrice: REAIS_PER_KG,
  marketPrice: REAIS_PER_KG,
  mpa: REAIS_PER_KG,
  priceUsed: REAIS_PER_KG,
  vsp: REAIS,
  productUsed: REAIS,
  annualUsed: REAIS,
  productBalance: REAIS,
  annualBalance: REAIS,
  payable: REAIS,
  otherOfProduct: REAIS,
  otherOfAll: REAIS,
};

/** The sheet with the running account: title, what it is, totals, and a row a line from {@link firstRow} on. */
export class AccountSheet {
  readonly sheet: Sheet;
  readonly firstRow: RowOfAccount;
  private next: RowOfAccount;
  private readonly styles: ReadonlyMap<AccountColumn, CellStyle>;

  constructor(
    name: string,
    private readonly language: Language,
  ) {
    const { title, about, order } = ACCOUNT_TEXTS[language];
    this.sheet = emptySheet(name);
    putCell(this.sheet, 0, 0, { value: resultTitle(title), style: OWN_TITLE });
    about.forEach((value, at) => putCell(this.sheet, 1 + at, 0, { value }));
    const header = about.length + 3;
    for (const column of ACCOUNT_COLUMNS) {
      putCell(this.sheet, header, placeOfColumn(column), {
        value: accountHeading(column, language),
        style: OWN_HEADER,
      });
      this.sheet.columnWidths.set(placeOfColumn(column), WIDTHS[column] ?? WIDTH);
    }
    this.sheet.freeze = { rows: header + 1, columns: 1 };
    this.firstRow = this.next = header + 1;
    const shown = { ...FORMATS, check: `"${order.broken}";"${order.broken}";"${order.kept}"` };
    this.styles = new Map(
      Object.entries(shown).map(([column, numberFormat]) => [column as AccountColumn, { numberFormat }]),
    );
  }

  /** The row that the next line will have. */
  get nextRow(): RowOfAccount {
    return this.next;
  }

  add(cells: Iterable<readonly [AccountColumn, Content]>): void {
    const row = this.next++;
    for (const [column, content] of cells) {
      const style = this.styles.get(column);
      const cell = 'formula' in content ? { value: null, formula: content.formula } : { value: content.value };
      putCell(this.sheet, row, placeOfColumn(column), style ? { ...cell, style } : cell);
    }
  }

  /** The totals above the lines, once all are there. */
  end(): void {
    const { totals } = ACCOUNT_TEXTS[this.language];
    const row = this.firstRow - 3;
    const sums = [
      [totals.vsp, 'vsp', REAIS],
      [totals.payable, 'payable', REAIS],
      [totals.toCheck, 'check', WHOLE],
    ] as const;
    sums.forEach(([label, column, numberFormat], at) => {
      const letters = columnLetters(placeOfColumn(column));
      putCell(this.sheet, row, at * 4, { value: label, style: OWN_LABEL });
      const formula = `SUM(${letters}${this.firstRow + 1}:${letters}${this.next})`;
      putCell(this.sheet, row, at * 4 + 3, { value: null, formula, style: { ...OWN_LABEL, numberFormat } });
    });
  }
}

/** First row of the openings, from zero, and the column of their amounts. */
export const FIRST_OPENING = 4;
export const OPENING_COLUMN = 3;

/** The sheet with what families had used before their first line of the copy: figures that may be corrected. */
export function openingsSheet(name: string, openings: readonly Opening[], language: Language): Sheet {
  const { title, about, columns, allProducts } = ACCOUNT_TEXTS[language].openings;
  const { labels } = priceFigures();
  const sheet = emptySheet(name);
  putCell(sheet, 0, 0, { value: resultTitle(title), style: OWN_TITLE });
  putCell(sheet, 1, 0, { value: about });
  columns.forEach((value, at) => {
    putCell(sheet, FIRST_OPENING - 1, at, { value, style: OWN_HEADER });
    sheet.columnWidths.set(at, at === 2 ? 240 : WIDTH);
  });
  sheet.freeze = { rows: FIRST_OPENING, columns: 0 };
  openings.forEach(({ family, year, productId, cents }, at) => {
    const row = FIRST_OPENING + at;
    const product = productId === null ? allProducts : (labels.get(productId) ?? productId);
    [family, year, product].forEach((value, column) => putCell(sheet, row, column, { value }));
    putCell(sheet, row, OPENING_COLUMN, { value: cents / 100, style: { numberFormat: REAIS } });
  });
  return sheet;
}

import type { AccountColumn } from '../../../../explain/sharing/nativeAccount';
import { serialOf } from '../../../../brazil/dates';
import { MOST_KILOGRAMS } from '../../../../rules/pgpmbio/quantity';
import type { SaleBasis, SaleResult } from '../../../../validation/pgpmbio/salesValidation';
import type { NativeLists } from '../../nativeBook';
import { DOC_1, DOC_1_COLUMN, VALIDITY, VALIDITY_COLUMN } from '../figures';
import { mpaText, vspText } from '../money';
import { addressOf, type RowOfAccount } from './accountColumns';
import { dayContent, marketContent, numberContent, type Content, type Line, type SaleCells } from './saleCells';
import type { SaleKey } from './saleKey';

/** What a line is worth and rests on, as far as the check came to it. */
export interface ValuedLine extends Line {
  basis: SaleBasis;
  result: SaleResult;
}

/** Makes the cells of a line that lean on nothing but the line itself: from its day to what it is worth before limits. */
export class OwnCells {
  constructor(
    private readonly cells: SaleCells,
    private readonly key: SaleKey,
    private readonly lists: NativeLists,
    /** Whether a line without market price has no value (A9). */
    private readonly needsMarketPrice: boolean,
  ) {}

  of(line: ValuedLine, row: RowOfAccount): [AccountColumn, Content][] {
    const at = (column: AccountColumn) => addressOf(column, row);
    const { basis, result } = line;
    const cell = (id: Parameters<SaleCells['of']>[1]) => this.cells.of(line, id);
    const ofDay = (figure: keyof typeof VALIDITY_COLUMN) =>
      `VLOOKUP(${at('date')},${this.lists.table(VALIDITY)},${VALIDITY_COLUMN[figure]},TRUE)`;
    const ofRow = (figure: keyof typeof DOC_1_COLUMN) =>
      `VLOOKUP(${at('key')},${this.lists.table(DOC_1)},${DOC_1_COLUMN[figure]},FALSE)`;
    const [pv, pmd, mpa] = [at('salePrice'), at('marketPrice'), at('mpa')];
    const withoutMarket = this.needsMarketPrice ? 'NA()' : pv;
    const formulas: [AccountColumn, string][] = [
      ['product', this.key.product(line, basis)],
      ['key', `${ofDay('table')}&"/"&${at('product')}&"/"&${this.key.place(line, basis)}`],
      ['minimumPrice', ofRow('minimumPrice')],
      ['limit', ofRow('limit')],
      ['annualCap', ofDay('annualCap')],
      ['mpa', `IF(${pmd}="","",${mpaText(pmd, ofDay('discount'))})`],
      ['priceUsed', `IF(${mpa}="",${withoutMarket},IF(${pv}<${mpa},${mpa},${pv}))`],
      ['vsp', this.vsp(at)],
    ];
    return [
      ['date', dayContent(cell('date'), serialOf(basis.date))],
      ['quantity', numberContent(cell('quantity'), basis.quantity)],
      ['salePrice', numberContent(cell('salePrice'), basis.salePrice)],
      ['marketPrice', marketContent(cell('marketPrice'), result.marketPrice)],
      ...formulas.map(([column, text]): [AccountColumn, Content] => [column, contentOf(text)]),
    ];
  }

  /** VSP before limits (Doc. 11); what our check refuses in a line is an error here too. */
  private vsp(at: (column: AccountColumn) => string): string {
    const [kilograms, pv] = [at('quantity'), at('salePrice')];
    const refused = [
      `${at('date')}<1`,
      `COUNT(${kilograms},${pv})<2`,
      `${kilograms}<=0`,
      `${kilograms}>${MOST_KILOGRAMS.toFixed()}`,
      `${pv}<0`,
      `${at('marketPrice')}<0`,
    ];
    return `IF(OR(${refused.join(',')}),NA(),MAX(0,${vspText(kilograms, at('minimumPrice'), at('priceUsed'))}))`;
  }
}

/** A text written out needs no formula. */
function contentOf(text: string): Content {
  const literal = /^"((?:[^"]|"")*)"$/.exec(text)?.[1];
  return literal === undefined ? { formula: text } : { value: literal.replaceAll('""', '"') };
}

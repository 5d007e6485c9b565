import type { AccountColumn } from '../../../../explain/sharing/nativeAccount';
import { serialOf } from '../../../../brazil/dates';
import { MOST_KILOGRAMS } from '../../../../rules/pgpmbio/quantity';
import type { SaleBasis, SaleResult } from '../../../../validation/pgpmbio/salesValidation';
import type { NativeLists } from '../../nativeBook';
import { priceFigures, VALIDITY_COLUMN, type DOC_1_COLUMN } from '../figures';
import { mpaText, perKgText, vspText } from '../money';
import { addressOf, figureOfRow, type RowOfAccount } from './accountColumns';
import { dayContent, marketContent, numberContent, type Content, type Line, type SaleCells } from './saleCells';
import type { SaleKey } from './saleKey';

/** Columns that read the cells of the line. */
const READ: ReadonlySet<AccountColumn> = new Set(['date', 'product', 'key', 'quantity', 'salePrice', 'marketPrice']);

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
      `VLOOKUP(${at('date')},${this.lists.table(priceFigures().validity)},${VALIDITY_COLUMN[figure]},TRUE)`;
    const ofRow = (figure: keyof typeof DOC_1_COLUMN) => figureOfRow(figure, row, this.lists);
    const { paysFixedValues } = priceFigures();
    // A fixed value has no price used and no MPA, and may have no minimum price.
    const unlessFixed = (text: string) => (paysFixedValues ? `IF(${at('fixedValue')}>0,"",${text})` : text);
    const [pv, pmd, mpa] = [at('salePrice'), at('marketPrice'), at('mpa')];
    const minimum = ofRow('minimumPrice');
    const formulas: [AccountColumn, string][] = [
      ['product', this.key.product(line, basis)],
      ['key', `${ofDay('table')}&"/"&${at('product')}&"/"&${this.key.place(line, basis)}`],
      ['minimumPrice', paysFixedValues ? `IF(${at('fixedValue')}>0,IFERROR(${minimum},""),${minimum})` : minimum],
      ...(paysFixedValues ? [['fixedValue', ofRow('fixedValue')] as [AccountColumn, string]] : []),
      ['limit', ofRow('limit')],
      ['annualCap', ofDay('annualCap')],
      ['mpa', unlessFixed(`IF(${pmd}="","",${mpaText(pmd, ofDay('discount'))})`)],
      ['priceUsed', unlessFixed(`IF(${mpa}="",${pv},IF(${pv}<${mpa},${mpa},${pv}))`)],
      ['vsp', this.vsp(at, ofRow)],
    ];
    const code = this.cells.code(line);
    const own: [AccountColumn, Content][] = [
      ['date', dayContent(cell('date'), serialOf(basis.date))],
      ['quantity', numberContent(cell('quantity'), basis.quantity)],
      ['salePrice', numberContent(cell('salePrice'), basis.salePrice)],
      ['marketPrice', marketContent(cell('marketPrice'), result.marketPrice)],
      ...formulas.map(([column, text]): [AccountColumn, Content] => [column, contentOf(text)]),
    ];
    return [
      ['code', { value: code.value }],
      ['found', { formula: `IF(${code.text}=${at('code')},1,NA())` }],
      ...own.map(([column, content]): [AccountColumn, Content] => [
        column,
        READ.has(column) ? ofLineFound(content, at('found')) : content,
      ]),
    ];
  }

  /** VSP before limits (Doc. 11); what our check refuses in a line is an error here too. */
  private vsp(at: (column: AccountColumn) => string, ofRow: (figure: keyof typeof DOC_1_COLUMN) => string): string {
    const [kilograms, pv, pmd] = [at('quantity'), at('salePrice'), at('marketPrice')];
    const refused = [
      `${at('date')}<1`,
      `COUNT(${kilograms},${pv})<2`,
      `${kilograms}<=0`,
      `${kilograms}>${MOST_KILOGRAMS.toFixed()}`,
      `${pv}<0`,
      `${pmd}<0`,
    ];
    const own: Partial<Record<keyof typeof DOC_1_COLUMN, string>> = {
      minimumPrice: at('minimumPrice'),
      fixedValue: at('fixedValue'),
    };
    const perKg = perKgText((figure) => own[figure] ?? ofRow(figure), at('priceUsed'), `IF(${pmd}="",0,${pmd})`);
    if (this.needsMarketPrice) refused.push(`IF(${pmd}="",${ofRow('restsOnMarketPrice')}=1,FALSE)`);
    return `IF(OR(${refused.join(',')}),NA(),MAX(0,${vspText(kilograms, perKg)}))`;
  }
}

/** What is read from the cells of a line that is still in its row; of another line there, nothing is. */
function ofLineFound(content: Content, found: string): Content {
  return 'formula' in content ? { formula: `IF(${found}=1,${content.formula},NA())` } : content;
}

/** A text written out needs no formula. */
function contentOf(text: string): Content {
  const literal = /^"((?:[^"]|"")*)"$/.exec(text)?.[1];
  return literal === undefined ? { formula: text } : { value: literal.replaceAll('""', '"') };
}

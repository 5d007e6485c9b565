import type { AccountColumn } from '../../../../explain/sharing/nativeAccount';
import { quoted, type NativeLists } from '../../nativeBook';
import { addressOf, figureOfRow, type RowOfAccount } from './accountColumns';
import type { ValuedLine } from './accountLine';
import type { Carried, Step } from './balances';
import type { Content, SaleCells } from './saleCells';
import type { StatusTexts } from './statusTexts';

/** Makes the cells of a line that lean on the lines before it: its balances, what is payable, and whether the order holds. */
export class CarriedCells {
  /** The line whose cells are in a row of the account. */
  private readonly lines = new Map<RowOfAccount, ValuedLine>();

  constructor(
    private readonly cells: SaleCells,
    private readonly lists: NativeLists,
    private readonly status: StatusTexts,
    /** The cell of an opening, as the account names it. */
    private readonly openingCell: (opening: number) => string,
  ) {}

  of(line: ValuedLine, row: RowOfAccount, { ofProduct, ofAll, hasRegions }: Carried): [AccountColumn, Content][] {
    this.lines.set(row, line);
    const at = (column: AccountColumn) => addressOf(column, row);
    const left = (limit: AccountColumn, used: AccountColumn): Content => {
      return { formula: `MAX(0,ROUND(${at(limit)}-${at(used)},2))` };
    };
    const region = hasRegions ? this.region(line, row, ofProduct) : null;
    const otherRegion = region === null ? null : `${at('region')}<>${this.ownRegion(row)}`;
    return [
      ['productUsed', this.used(row, ofProduct, 'productUsed', 'otherOfProduct')],
      ['annualUsed', this.used(row, ofAll, 'annualUsed', 'otherOfAll')],
      ['productBalance', left('limit', 'productUsed')],
      ['annualBalance', left('annualCap', 'annualUsed')],
      ['payable', { formula: `MIN(${at('vsp')},${at('productBalance')},${at('annualBalance')})` }],
      ...others('otherOfProduct', ofProduct),
      ...others('otherOfAll', ofAll),
      ...(region === null ? [] : [['region', region] as [AccountColumn, Content]]),
      ['remarks', { formula: this.status.remarks(row, otherRegion, (figure) => figureOfRow(figure, row, this.lists)) }],
      ['check', { formula: this.check(line, row, ofAll) }],
    ];
  }

  /**
   * What the line before had used and took. A line that cannot be computed, or was deleted, takes nothing; what one took
   * that is not in its row any more is not known.
   */
  private used(
    row: RowOfAccount,
    { previous, opening, others: more }: Step,
    used: AccountColumn,
    other: AccountColumn,
  ): Content {
    if (previous === null) return opening === null ? { value: 0 } : { formula: this.openingCell(opening) };
    const taken = addressOf('payable', previous);
    const parts = [
      addressOf(used, previous),
      `IF(ISNUMBER(${taken}),${taken},IF(ISNA(${addressOf('found', previous)}),NA(),0))`,
      ...(more === 0 ? [] : [addressOf(other, row)]),
    ];
    return { formula: `ROUND(${parts.join('+')},2)` };
  }

  /** The row of Doc. 1 under which the family first sold the product in the year (A18). */
  private region({ result }: ValuedLine, row: RowOfAccount, { previous }: Step): Content {
    if (previous !== null) {
      const before = addressOf('region', previous);
      return { formula: `IF(ISTEXT(${before}),${before},${this.ownRegion(row)})` };
    }
    // A sale that is not in the copy came first, under another row.
    return result.flags.otherRegion ? { value: '–' } : { formula: this.ownRegion(row) };
  }

  private ownRegion(row: RowOfAccount): string {
    return figureOfRow('row', row, this.lists);
  }

  /** 0 while year, product, family and the order of the dates are those that the balances were put in order by. */
  private check(line: ValuedLine, row: RowOfAccount, { previous }: Step): string {
    const at = (column: AccountColumn) => addressOf(column, row);
    const kept = [
      `ISNUMBER(${at('payable')})`,
      `YEAR(${at('date')})=${at('year')}`,
      `${at('product')}=${quoted(line.basis.scaled.row.productId)}`,
    ];
    if (previous !== null) {
      kept.push(`${at('date')}>=${addressOf('date', previous)}`);
      const [family, before] = [line, this.lines.get(previous) as ValuedLine].map((one) =>
        this.cells.of(one, 'family'),
      );
      if (family && before && family.value === before.value) kept.push(`${family.text}=${before.text}`);
    }
    return `IFERROR(IF(AND(${kept.join(',')}),0,1),1)`;
  }
}

function others(column: AccountColumn, { others: cents }: Step): [AccountColumn, Content][] {
  return cents === 0 ? [] : [[column, { value: cents / 100 }]];
}

import { isBlankCell } from '../../brazil/cell';
import type { SeloFindingData } from '../../rules/selo/findings';
import type { SeloRowFinding } from '../../rules/selo/findings/rows';
import { exact, roundHalfUpToCents } from '../../rules/exact';
import { isExpected } from '../../rules/selo/purchase';
import type { FindingLog } from '../findingLog';
import { blank, centsOf, numberIn, type Cell, type Columns } from './cells';
import type { Contracts } from './contracts';
import type { Goods } from './purchaseKinds';
import { unitFactorReader } from './quantities';
import { RowTeller } from './rowTeller';

/** The values of purchases. */
export class PurchaseValues extends RowTeller {
  private readonly unitOf;

  constructor(
    columns: Columns,
    log: FindingLog<SeloFindingData>,
    private readonly contracts: Contracts,
  ) {
    super(columns, log);
    this.unitOf = unitFactorReader(columns, 'salePrice');
  }

  /** Whole cents of the value, or of quantity × price where the value is blank. */
  centsOfRow(row: number, { basis, material }: Goods, grams: number | null, contract: string | null): number | null {
    const cell = this.cell('value', row);
    const price = this.told(row, numberIn(this.cell('salePrice', row), 'salePrice', false));
    const computed = this.fromPrice(price, contract, isExpected(basis), grams, this.unitOf(row, material));
    if (isBlankCell(cell)) {
      if (computed === null) {
        if (this.columns.has('value')) this.tell(row, [blank('value')]);
        return null;
      }
      this.log.add('information', row, 'value', { code: 'R29', found: 'valueOfPrice', cents: computed });
      return computed;
    }
    const cents = this.centsIn(cell, row);
    if (cents !== null && price !== null && computed !== null && Math.abs(computed - cents) > 1)
      this.log.add('warning', row, 'value', { code: 'R31', value: cents, computed });
    return cents;
  }

  /** Whole cents of a filled cell; `null` where it holds no amount above zero, which is told. */
  private centsIn(cell: Cell, row: number): number | null {
    const plain = typeof cell === 'number' ? centsOf(cell) : null;
    if (plain !== null && plain > 0) return plain;
    const read = this.told(row, numberIn(cell, 'value', true));
    if (read === null) return null;
    const cents = typeof cell === 'number' ? plain : centsOf(read);
    if (cents !== null && cents > 0) return cents;
    const data: SeloRowFinding =
      cents === 0
        ? { code: 'R01', found: 'zero' }
        : {
            code: 'R01',
            found: 'refused',
            reason: { code: cents === null ? 'amountTooLarge' : 'amountNegative', amount: exact(read) },
          };
    this.log.add('error', row, 'value', data);
    return null;
  }

  private fromPrice(
    price: string | null,
    contract: string | null,
    expected: boolean,
    grams: number | null,
    unit: number | null,
  ): number | null {
    if (grams === null || grams <= 0) return null;
    if (price !== null && unit !== null) {
      const cents = (Number(price) / unit) * (grams / 1000) * 100;
      const near = Math.round(cents);
      // Far from half a cent a double decides as the exact product does.
      if (Math.abs(cents - near) < 0.49 && near < 1e13) return near;
      return roundHalfUpToCents(exact(price).div(unit).times(grams).div(1000)).times(100).toNumber();
    }
    if (!expected) return null;
    const ofContract = this.contracts.find(contract).find((one) => one.price !== null)?.price;
    return ofContract ? roundHalfUpToCents(ofContract.times(grams).div(1000)).times(100).toNumber() : null;
  }
}

import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import { dayIn1904, type SaleDay } from './cells/dates';

/** Rows with a key of an invoice that must agree before a whole column of dates is doubted. */
const FEWEST_ROWS = 3;

/** What the column of dates is like as a whole: mixed kinds of dates, another order, the date system of old Macs. */
export class DatesOfTable {
  private dates = 0;
  private texts = 0;
  private datesAfter12 = 0;
  private textsUpTo12 = 0;
  private keyed = 0;
  private inMonth = 0;
  private inMonthOf1904 = 0;

  /** @param month month of the invoice's key, `yyyy-mm` */
  count(cell: unknown, day: SaleDay | null, monthFirst: boolean, month: string | null): void {
    const of = day === null ? NaN : Number(day.iso.slice(8));
    if (typeof cell === 'number') {
      if (day !== null) this.dates++;
      if (of > 12) this.datesAfter12++;
    } else if (typeof cell === 'string' && (day !== null || monthFirst)) {
      this.texts++;
      if (of <= 12) this.textsUpTo12++;
    }
    if (month === null || day === null) return;
    this.keyed++;
    if (day.iso.startsWith(month)) this.inMonth++;
    else if (typeof cell === 'number' && dayIn1904(day.day)?.startsWith(month)) this.inMonthOf1904++;
  }

  tell(log: FindingLog<SalesFinding>): void {
    const { dates, texts } = this;
    if (dates > 0 && texts > 0) {
      const swapped = this.datesAfter12 === 0 && this.textsUpTo12 === 0;
      log.add(swapped ? 'warning' : 'information', null, 'date', { code: 'G17', dates, texts, swapped });
    }
    if (this.keyed >= FEWEST_ROWS && this.inMonthOf1904 === this.keyed) {
      log.add('error', null, 'date', { code: 'G18', rows: this.keyed });
    }
  }
}

import { exact, type Decimal } from '../../rules/exact';
import { isExpected } from '../../rules/selo/purchase';
import type { SeloLogs } from './logs';
import type { PurchaseLine } from './purchaseLine';

/** Fewer prices than these have no median worth the name. */
const LEAST_ROWS = 5;

/** R12: prices far from the median of the same product, state and month, which only ask for a second look. */
export class Prices {
  private readonly groups = new Map<string, PurchaseLine[]>();

  constructor(
    private readonly tolerance: Decimal,
    private readonly logs: SeloLogs,
  ) {}

  add(line: PurchaseLine): void {
    const { date, grams, purchase } = line;
    if (date === null || grams === null || grams <= 0 || line.leftOut || isExpected(purchase.basis)) return;
    const key = `${line.crop}|${purchase.form ?? ''}|${'uf' in purchase.origin ? purchase.origin.uf : ''}|${date.slice(0, 7)}`;
    const group = this.groups.get(key);
    if (group) group.push(line);
    else this.groups.set(key, [line]);
  }

  keys(): string[] {
    return [...this.groups.keys()];
  }

  /** Holds the prices of a group against their median. */
  tell(key: string): void {
    const lines = this.groups.get(key)!;
    if (lines.length < LEAST_ROWS) return;
    const sorted = [...lines].sort((a, b) => roughPrice(a) - roughPrice(b));
    const half = sorted.length >> 1;
    const upper = priceOf(sorted[half]!);
    const median = sorted.length % 2 === 1 ? upper : upper.plus(priceOf(sorted[half - 1]!)).div(2);
    const far = median.times(this.tolerance);
    const [least, most] = [median.minus(far), median.plus(far)];
    const [surelyOver, surelyUnder] = [least.toNumber() * (1 + 1e-9), most.toNumber() * (1 - 1e-9)];
    for (const line of lines) {
      const rough = roughPrice(line);
      if (rough > surelyOver && rough < surelyUnder) continue;
      const price = priceOf(line);
      if (price.gte(least) && price.lte(most)) continue;
      const { material, origin } = line.purchase;
      this.logs.of('acquisitions').add('warning', line.row, 'value', {
        code: 'R12',
        price,
        median,
        tolerance: this.tolerance,
        label: material.label,
        uf: 'uf' in origin ? origin.uf : '',
        month: line.date!.slice(0, 7),
        rows: lines.length,
      });
    }
  }
}

/** R$ a kg: cents × 10 a gram. */
function roughPrice({ presented, grams }: PurchaseLine): number {
  return (presented * 10) / grams!;
}

function priceOf({ presented, grams }: PurchaseLine): Decimal {
  return exact(String(presented)).times(10).div(grams!);
}

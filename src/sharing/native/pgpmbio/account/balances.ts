import type { SaleInAccount } from '../../../../validation/pgpmbio/salesValidation';
import { priceFigures } from '../figures';
import type { RowOfAccount } from './accountColumns';

/** What a family had been paid or presented before its first line of the copy. */
export interface Opening {
  /** Number of the family in the copy, from one. */
  family: number;
  year: number;
  /** `null`: of all products. */
  productId: string | null;
  cents: number;
}

/** How the balances of a line go on from the lines before it. */
export interface Carried {
  /** The line before of the same family, year and product, or of the same family and year; `null` for the first. */
  ofProduct: Step;
  ofAll: Step;
  /** Number of the family in the copy, from one. */
  family: number;
  /** Whether the family may sell the product under several rows of Doc. 1. */
  hasRegions: boolean;
}

export interface Step {
  previous: RowOfAccount | null;
  /** Index of what was used before the first line among the openings; `null` for nothing. */
  opening: number | null;
  /** What lines that are not in the copy used since the line before, cents. */
  others: number;
}

/** What is known of a balance after its last line so far, cents. */
interface Running {
  row: RowOfAccount;
  used: number;
}

/** Goes through the lines of a copy in the order of the balances and tells how each carries them on. */
export class Balances {
  readonly openings: Opening[] = [];
  private readonly families = new Map<number, number>();
  private readonly running = new Map<string, Running>();

  /** @param line where the line stands in the account of all lines, those that are not in the copy too */
  carry(line: SaleInAccount, productId: string, row: RowOfAccount): Carried {
    const family = this.numberOf(line.family);
    const step = (ofProduct: string | null, used: number): Step => {
      const key = `${family}|${line.year}|${ofProduct ?? ''}`;
      const before = this.running.get(key);
      this.running.set(key, { row, used: used + line.payable });
      if (before) return { previous: before.row, opening: null, others: used - before.used };
      if (used === 0) return { previous: null, opening: null, others: 0 };
      this.openings.push({ family, year: line.year, productId: ofProduct, cents: used });
      return { previous: null, opening: this.openings.length - 1, others: 0 };
    };
    return {
      ofAll: step(null, line.annualUsed),
      ofProduct: step(productId, line.productUsed),
      family,
      hasRegions: priceFigures().productsWithRegions.has(productId),
    };
  }

  private numberOf(family: number): number {
    let number = this.families.get(family);
    if (number === undefined) this.families.set(family, (number = this.families.size + 1));
    return number;
  }
}

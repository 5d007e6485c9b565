import type { Decimal } from '../../rules/exact';
import { missingAmount, type Progress } from '../../rules/selo/art3iMissingAmount';
import type { Supplier } from '../../rules/selo/purchase';
import { SeloRefusal } from '../../rules/selo/refusal';
import { seloRegion, type SeloRegion } from '../../rules/selo/region';
import type { AnnualAccount } from '../../rules/selo/year/annualAccount';

/** How much more of a kind of purchase already made would reach the minimum share, were it bought alone. */
export interface MoreOfAKind {
  multiplier: Decimal;
  /** R$, rounded up to cents; zero when the minimum is reached. */
  missing: Decimal;
  region: SeloRegion;
  material: string;
  supplier: Supplier;
  /** The caps of art. 3 §§ 6 and 7 already cut purchases of this class: more of it alone would not count. */
  capped: boolean;
}

/** Kinds of purchase that count, the one that needs least money first; kinds that make no difference stand once. */
export function moreNeeded(account: AnnualAccount, progress: Progress): MoreOfAKind[] | SeloRefusal {
  const kinds = new Map<string, MoreOfAKind>();
  for (const { value: multiplier, purchase, region } of account.multipliers.values()) {
    if (purchase.basis !== 'nota') continue;
    const missing = missingAmount(progress, multiplier);
    if (missing instanceof SeloRefusal) return missing;
    const { class: kind, label: material } = purchase.material;
    const key = `${region}|${material}|${purchase.supplier}|${multiplier.toFixed()}`;
    const capped = account.corn.bound !== null && (kind === 'milho' || kind === 'insumo');
    kinds.set(key, {
      multiplier,
      missing,
      region: seloRegion(purchase.origin),
      material,
      supplier: purchase.supplier,
      capped,
    });
  }
  return [...kinds.values()].sort((a, b) => Number(a.capped) - Number(b.capped) || a.missing.cmp(b.missing));
}

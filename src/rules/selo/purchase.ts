import type { Place } from '../../brazil/place';
import type { Uf } from '../../brazil/ufs';
import type { Decimal } from '../exact';
import type { Form, Material } from './material';

/** Who sells to the plant. Of these only the first two are family farming itself. */
export type Supplier = 'agricultor' | 'cooperativa habilitada' | 'cooperativa sem DAP' | 'cerealista';

/** What a value rests on: an invoice, or production that art. 7 or art. 8 lets count without one. */
export type Basis = 'nota' | 'perene' | 'frustração total' | 'frustração parcial' | 'mortalidade';

/** What of a purchase decides by how much its value is multiplied. */
export interface Purchase {
  /** Where it was produced: the farmer's place, not that of the cooperative's head office (reading S5). */
  origin: Place;
  material: Material;
  /** `null` when not said and no rule asks for it. */
  form: Form | null;
  /** Where the plant is; `null` when not said. */
  plantUf: Uf | null;
  supplier: Supplier;
  basis: Basis;
  /** Part of family farmers in the selling organisation, 0 to 1; only Portaria 28/2024 asks for it. */
  familyShare: Decimal | null;
  /** Factor “a” of art. 31 of Portaria 28/2024, which was not seen: the person's own figure. */
  unseenFactor: Decimal | null;
}

/** Production that is not bought but counted: perennials not yet mature, losses. */
export function isExpected(basis: Basis): boolean {
  return basis !== 'nota';
}

import { readBasis } from './readBasis';
import { refuse, type SeloRefusal } from './refusal';

/** Kind of loss as people write it: `total`, `frustração parcial`; animals' deaths have no rule of quantity (art. 8, III). */
export function readLossKind(typed: string): 'total' | 'partial' | SeloRefusal {
  switch (readBasis(typed)) {
    case 'frustração total':
      return 'total';
    case 'frustração parcial':
      return 'partial';
    case 'mortalidade':
      return refuse({ code: 'lossOfAnimals' });
    default:
      return refuse({ code: 'lossKindUnknown', typed });
  }
}

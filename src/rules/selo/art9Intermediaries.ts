import { unless, type Missing } from './missing';
import type { Supplier } from './purchase';

/**
 * Art. 9: what intermediaries sell counts only if they are habilitated and, by its sole paragraph, comes from farmers
 * with an active DAP alone: so the farmers behind each invoice must be listed.
 */
export function missingOfIntermediary(
  supplier: Supplier,
  habilitated: boolean | null,
  farmersListed: boolean | null,
): Missing[] {
  if (supplier === 'agricultor') return [];
  return [
    ...unless(habilitated, true, 'habilitation', 'art. 9º'),
    ...unless(farmersListed, true, 'farmersListed', 'art. 9º, parágrafo único'),
  ];
}

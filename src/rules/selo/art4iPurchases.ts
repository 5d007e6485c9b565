import { unless, type Missing } from './missing';
import type { Supplier } from './purchase';

/**
 * Art. 4, I: raw material of farmers whose DAP or CAF is active on the day of the invoice (reading S17: either). What
 * comes through an intermediary is asked the same by art. 9, sole paragraph.
 */
export function missingActiveFamily(supplier: Supplier, active: boolean | null): Missing[] {
  const article = supplier === 'agricultor' ? 'art. 4º, I' : 'art. 9º, parágrafo único';
  return unless(active, true, 'activeFamily', article);
}

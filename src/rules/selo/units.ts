import { fold } from '../../brazil/text';
import type { Material } from './material';

/** Kilograms of units of weight that are the same everywhere. */
const KILOGRAMS: Readonly<Record<string, number>> = {
  KG: 1,
  KGS: 1,
  QUILO: 1,
  QUILOS: 1,
  QUILOGRAMA: 1,
  QUILOGRAMAS: 1,
  T: 1000,
  TN: 1000,
  TON: 1000,
  TONS: 1000,
  TONELADA: 1000,
  TONELADAS: 1000,
};
const SACKS = new Set(['SC', 'SCS', 'SACA', 'SACAS', 'SACO', 'SACOS']);
const SACK_WRITTEN = /^(?:SC|SCS|SACAS?|SACOS?)(?:DE)?(\d{2})KG$/;
/** A sack of soy or corn; of other products its weight varies, and only a weight that is written counts. */
const SACK = 60;

/** Kilograms of a unit as people write it beside a quantity; `null` where it has no fixed weight. */
export function kilogramsOf(unit: string, { class: kind }: Pick<Material, 'class'>): number | null {
  const key = fold(unit);
  const written = SACK_WRITTEN.exec(key)?.[1];
  if (written !== undefined) return Number(written);
  if (SACKS.has(key)) return kind === 'soja' || kind === 'milho' ? SACK : null;
  return KILOGRAMS[key] ?? null;
}

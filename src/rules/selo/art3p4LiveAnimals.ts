import type { Form, Material, Species } from './material';
import { refuse, type SeloRefusal } from './refusal';

const MAY_BE_ALIVE: readonly Species[] = ['bovino', 'caprino', 'ovino', 'peixe'];

/** Art. 3 § 4: of live animals only bovines, goats, sheep and fish count; `null` when nothing is against it. */
export function liveAnimalRefusal({ class: kind, species, label }: Material, form: Form | null): SeloRefusal | null {
  if (kind !== 'animal' || form !== 'vivo') return null;
  if (species === null) return refuse({ code: 'liveAnimalNotNamed', label });
  return MAY_BE_ALIVE.includes(species) ? null : refuse({ code: 'liveAnimalNotAllowed', label });
}

import { regionOf, ufs, type Region, type Uf } from '../../../brazil/ufs';
import type { Place } from '../../../brazil/place';
import { isFatty } from '../../../rules/selo/forms';
import type { Form, Material, MaterialClass } from '../../../rules/selo/material';
import type { Basis, Purchase } from '../../../rules/selo/purchase';
import type { SeloRegion } from '../../../rules/selo/region';

/**
 * What the rules tell apart of raw materials, as the lists of a copy name it. Of diversified ones it counts whether they
 * are perennial, which a class named alone leaves open; of animals what was bought of them.
 */
export const KINDS = {
  soja: kind('soja', false, null),
  milho: kind('milho', false, null),
  diversificada: kind('diversificada', null, null),
  'diversificada anual': kind('diversificada', false, null),
  'diversificada perene': kind('diversificada', true, null),
  'óleo, gordura ou sebo animal': kind('animal', false, 'sebo'),
  'animal vivo': kind('animal', false, 'vivo'),
  'outro produto animal': kind('animal', false, 'outra'),
  insumo: kind('insumo', false, null),
} as const;

export type Kind = keyof typeof KINDS;

export const BASES: readonly Basis[] = ['nota', 'perene', 'frustração total', 'frustração parcial', 'mortalidade'];

export const REGIONS: readonly SeloRegion[] = ['Norte', 'Nordeste', 'Semiárido', 'Centro-Oeste', 'Sudeste', 'Sul'];

/** The kind of a material in the form that was bought. */
export function kindOf(material: Material, form: Form | null): Kind {
  switch (material.class) {
    case 'diversificada':
      if (material.perennial === null) return 'diversificada';
      return material.perennial ? 'diversificada perene' : 'diversificada anual';
    case 'animal':
      if (isFatty(form)) return 'óleo, gordura ou sebo animal';
      return form === 'vivo' ? 'animal vivo' : 'outro produto animal';
    default:
      return material.class;
  }
}

/** A purchase of a kind, from a farmer of the region; the plant is elsewhere. */
export function purchaseOf(region: SeloRegion, of: Kind, basis: Basis): Purchase {
  return {
    origin: placeIn(region),
    ...KINDS[of],
    plantUf: null,
    supplier: 'agricultor',
    basis,
    familyShare: null,
    unseenFactor: null,
  };
}

/** A state of the region; `null` for the Semiárido, where no plant stands by the region of the IBGE. */
export function ufIn(region: SeloRegion): Uf | null {
  return ufs.find(({ uf }) => regionOf(uf) === region)?.uf ?? null;
}

function placeIn(region: SeloRegion): Place {
  return region === 'Semiárido' ? { kind: 'semiarid' } : { kind: 'region', region: region satisfies Region };
}

/** Of living animals one that may be bought alive (art. 3 § 4) stands for all of them. */
function kind(
  of: MaterialClass,
  perennial: boolean | null,
  form: Form | null,
): { material: Material; form: Form | null } {
  const species = of === 'animal' ? 'bovino' : null;
  return { material: { id: null, label: of, class: of, species, perennial, form: null }, form };
}

import type { Form, Material } from '../material';
import { MATERIALS, type MaterialId } from './catalogue';
import type { CLASS_NAMES } from './words';

/** Name to show for a class that is no material of its own. */
const CLASS_LABELS: Readonly<Record<keyof typeof CLASS_NAMES, string>> = {
  diversificada: 'Diversificada',
  animal: 'Animal',
  insumo: 'Insumo',
};

export function ofEntry(id: MaterialId): Material {
  const { name, class: kind, species, perennial, form } = MATERIALS[id];
  return { id, label: name, class: kind, species, perennial, form };
}

export function ofClass(kind: keyof typeof CLASS_LABELS): Material {
  const perennial = kind === 'diversificada' ? null : false;
  return { id: null, label: CLASS_LABELS[kind], class: kind, species: null, perennial, form: null };
}

/** One of each material named. A class, or an animal without its species, gives way to a member of it. */
export function mostExact(named: readonly Material[]): Material[] {
  const different = [...new Map(named.map((material) => [identity(material), material])).values()];
  return different.filter(
    (material) => !isGeneral(material) || !different.some((other) => other !== material && isMember(other, material)),
  );
}

/** Animals are told apart by species: what comes from them is said by the form. */
function identity({ class: kind, species, id }: Material): string {
  return kind === 'animal' ? `animal ${species}` : (id ?? kind);
}

function isGeneral({ class: kind, species, id }: Material): boolean {
  return kind === 'animal' ? species === null : id === null;
}

function isMember(material: Material, general: Material): boolean {
  return material.class === general.class && !isGeneral(material);
}

/** An animal or what comes from it in a form: its own entry for that form, if the catalogue has one. */
export function animalIn(species: Material['species'], form: Form | null): Material {
  const id = animalEntry(species, form) ?? animalEntry(species, null);
  return { ...(id ? ofEntry(id) : ofClass('animal')), form };
}

function animalEntry(species: Material['species'], form: Form | null): MaterialId | undefined {
  return (Object.keys(MATERIALS) as MaterialId[]).find((id) => {
    const entry = MATERIALS[id];
    return entry.class === 'animal' && entry.species === species && entry.form === form;
  });
}

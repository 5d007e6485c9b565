import { liveAnimalRefusal } from './art3p4LiveAnimals';
import { isInput } from './art4p5Inputs';
import { annualCropRefusal } from './art7Perennials';
import type { Form, Material } from './material';
import { isExpected, type Purchase } from './purchase';
import { refuse, type SeloRefusal } from './refusal';

/** Why a purchase does not count at all, by its material and by what it rests on; `null` when it counts. */
export function purchaseRefusal({ material, form, basis }: Purchase): SeloRefusal | null {
  // Art. 3 § 4
  const alive = liveAnimalRefusal(material, form);
  if (alive) return alive;
  if (!isExpected(basis)) return null;
  const { label } = material;
  // Art. 4 § 5, III
  if (isInput(material)) return refuse({ code: 'expectedInput', label });
  if (basis === 'mortalidade') return mortalityRefusal(material, form);
  if (material.class === 'animal') return refuse({ code: 'cropBasisOfAnimal', label, basis });
  return basis === 'perene' ? annualCropRefusal(material) : null;
}

/** Art. 8, III: animals die, what was supplied of them does not. */
function mortalityRefusal({ class: kind, label }: Material, form: Form | null): SeloRefusal | null {
  if (kind !== 'animal') return refuse({ code: 'mortalityOfCrop', label });
  return form === 'vivo' ? null : refuse({ code: 'mortalityNotAlive', label });
}

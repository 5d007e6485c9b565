import { liveAnimalRefusal } from './art3p4LiveAnimals';
import { isInput } from './art4p5Inputs';
import { annualCropRefusal } from './art7Perennials';
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
  const animal = material.class === 'animal';
  // Art. 8, III
  if (basis === 'mortalidade') return animal ? null : refuse({ code: 'mortalityOfCrop', label });
  if (animal) return refuse({ code: 'cropBasisOfAnimal', label, basis });
  return basis === 'perene' ? annualCropRefusal(material) : null;
}

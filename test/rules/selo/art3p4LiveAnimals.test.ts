import { liveAnimalRefusal } from '../../../src/rules/selo/art3p4LiveAnimals';
import type { Material } from '../../../src/rules/selo/material';
import { formOf, readMaterial } from '../../../src/rules/selo/readMaterial';
import { SeloRefusal } from '../../../src/rules/selo/refusal';

describe('art. 3º § 4º: de animais vivos contam só bovinos, caprinos, ovinos e peixes', () => {
  test.each([
    ['bovinos', null],
    ['vaca', null],
    ['cabras vivas', null],
    ['carneiro', null],
    ['tilápia', null],
    ['suínos', { code: 'liveAnimalNotAllowed', label: 'Suínos' }],
    ['porco vivo', { code: 'liveAnimalNotAllowed', label: 'Suínos' }],
    ['frango', { code: 'liveAnimalNotAllowed', label: 'Aves' }],
    ['búfalo', { code: 'liveAnimalNotAllowed', label: 'Bubalinos' }],
    ['cavalo', { code: 'liveAnimalNotAllowed', label: 'Outros animais' }],
    ['animal vivo', { code: 'liveAnimalNotNamed', label: 'Animal' }],
    ['gordura suína', null],
    ['sebo de búfalo', null],
    ['óleo de frango', null],
    ['soja', null],
    ['metanol', null],
  ])('%s', (typed, expected) => {
    const material = readMaterial(typed) as Material;
    const form = formOf(material, null);
    expect(form).not.toBeInstanceOf(SeloRefusal);
    expect(liveAnimalRefusal(material, form as Exclude<typeof form, SeloRefusal>)?.reason ?? null).toEqual(expected);
  });

  test('an animal not alive is no matter of this paragraph, whatever the species', () => {
    const pig = readMaterial('suínos') as Material;
    expect(liveAnimalRefusal(pig, 'outra')).toBeNull();
  });
});

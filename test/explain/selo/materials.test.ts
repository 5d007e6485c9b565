import { CLASS_REASONS, MATERIAL_FACTS, reasonOfMaterial } from '../../../src/explain/selo/materialReasons';
import { sentenceOfSeloRefusal } from '../../../src/explain/selo/refusal';
import type { Material } from '../../../src/rules/selo/material';
import { MATERIALS, type MaterialId } from '../../../src/rules/selo/materials/catalogue';
import { formOf, readForm, readMaterial } from '../../../src/rules/selo/readMaterial';
import { liveAnimalRefusal } from '../../../src/rules/selo/art3p4LiveAnimals';
import type { SeloRefusal } from '../../../src/rules/selo/refusal';

const ids = Object.keys(MATERIALS) as MaterialId[];
const material = (typed: string) => readMaterial(typed) as Material;

describe('every entry of the catalogue says why it is in its class, in both languages', () => {
  test('and no reason is of something else', () => {
    expect(Object.keys(MATERIAL_FACTS).sort()).toEqual([...ids].sort());
  });

  test.each(ids)('%s', (id) => {
    const [portuguese, english] = reasonOfMaterial(material(MATERIALS[id].name));
    for (const reason of [portuguese, english]) {
      expect(reason).toMatch(/art/);
      expect(reason).toMatch(/[^.]\.$/);
    }
    expect(portuguese).not.toBe(english);
    expect(portuguese).toContain(MATERIAL_FACTS[id][0]);
    expect(english).toContain(MATERIAL_FACTS[id][1]);
    expect(portuguese.includes('art. 7º')).toBe(MATERIALS[id].perennial);
  });

  test.each(['diversificada', 'animal', 'insumo'] as const)('the class %s alone', (kind) => {
    const [portuguese, english] = CLASS_REASONS[kind];
    expect(reasonOfMaterial(material(kind))).toEqual([`${portuguese}.`, `${english}.`]);
  });
});

describe('what refusals say', () => {
  const inBoth = (refusal: unknown) =>
    (['pt-BR', 'en-US'] as const).map((language) => sentenceOfSeloRefusal((refusal as SeloRefusal).reason, language));

  test.each<[string, () => unknown, string, string]>([
    [
      'an unknown name',
      () => readMaterial('mamonna'),
      'Matéria-prima “mamonna” não está no catálogo. Você quis dizer “Mamona”? Se não, escreva a classe: “diversificada” (outra oleaginosa), “animal” ou “insumo” (do processo do biodiesel, art. 3º, § 5º).',
      'Raw material “mamonna” is not in the catalogue. Did you mean “Mamona”? If not, write the class: “diversificada” (another oil crop), “animal” or “insumo” (input of the biodiesel process, art. 3 § 5).',
    ],
    [
      'a name like no other',
      () => readMaterial('lenha'),
      'Matéria-prima “lenha” não está no catálogo. Escreva a classe: “diversificada” (outra oleaginosa), “animal” ou “insumo” (do processo do biodiesel, art. 3º, § 5º).',
      'Raw material “lenha” is not in the catalogue. Write the class: “diversificada” (another oil crop), “animal” or “insumo” (input of the biodiesel process, art. 3 § 5).',
    ],
    [
      'two materials',
      () => readMaterial('soja e milho'),
      '“soja e milho” junta mais de uma matéria-prima: Soja e Milho. Ponha cada uma em sua linha, com o seu valor.',
      '“soja e milho” joins more than one raw material: Soja and Milho. Put each on a row of its own, with its value.',
    ],
    [
      'another plant',
      () => readMaterial('palma forrageira'),
      '“palma forrageira” é outra planta, fora do catálogo.',
      '“palma forrageira” is another plant, not in the catalogue.',
    ],
    ['a form alone', () => readMaterial('óleo'), '“óleo” diz só a forma.', '“óleo” only says the form.'],
    [
      'what is left without the oil',
      () => readMaterial('torta de mamona'),
      '“torta de mamona” não é a parte de Mamona que serve de matéria-prima ao biodiesel (art. 4º, I).',
      '“torta de mamona” is not the part of Mamona that biodiesel is made of (art. 4, I).',
    ],
    [
      'an unknown form',
      () => readForm('líquido'),
      'Forma “líquido” não foi entendida. Escreva grão, óleo, gordura, sebo, vivo ou outra.',
      'Form “líquido” was not understood. Write grão, óleo, gordura, sebo, vivo or outra.',
    ],
    [
      'an animal without a form',
      () => formOf(material('animal'), null),
      'Animal: informe a forma. Só óleo, gordura ou sebo têm multiplicador (art. 4º, § 11)',
      'Animal: give the form. Only oil, fat or tallow (óleo, gordura, sebo) are multiplied (art. 4 § 11)',
    ],
    [
      'a form that the name contradicts',
      () => formOf(material('sebo bovino'), 'vivo'),
      'Sebo bovino: o nome diz sebo e a forma informada é vivo. Corrija um dos dois.',
      'Sebo bovino: the name says tallow (sebo) and the form given is live (vivo). Correct one of them.',
    ],
    [
      'a form that cannot be',
      () => formOf(material('soja'), 'vivo'),
      'Soja não existe na forma vivo.',
      'Soja does not come as live (vivo).',
    ],
    [
      'art. 3º § 4º: live swine',
      () => liveAnimalRefusal(material('suínos'), 'vivo'),
      'Suínos: vivos não contam; só bovinos, caprinos, ovinos e peixes (Portaria 280/2022, art. 3º, § 4º).',
      'Suínos: live ones do not count; only bovines, goats, sheep and fish do (Portaria 280/2022, art. 3 § 4).',
    ],
    [
      'art. 3º § 4º: live animals of no named species',
      () => liveAnimalRefusal(material('animal vivo'), 'vivo'),
      'Animal vivo: escreva qual. Vivos só contam bovinos, caprinos, ovinos e peixes (Portaria 280/2022, art. 3º, § 4º).',
      'Animal, live: write which.',
    ],
  ])('%s', (_, refused, portuguese, english) => {
    const [inPortuguese, inEnglish] = inBoth(refused());
    expect(inPortuguese).toContain(portuguese);
    expect(inEnglish).toContain(english);
  });
});

import fc from 'fast-check';
import type { Form, Material } from '../../../src/rules/selo/material';
import { MATERIALS, namesOf, type MaterialId } from '../../../src/rules/selo/materials/catalogue';
import { CLASS_NAMES } from '../../../src/rules/selo/materials/words';
import { plainWords } from '../../../src/brazil/words';
import { formOf, readForm, readMaterial } from '../../../src/rules/selo/readMaterial';
import { SeloRefusal } from '../../../src/rules/selo/refusal';

const ids = Object.keys(MATERIALS) as MaterialId[];
const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

/** `id form`, or the class alone; the code of a refusal with what it shows. */
function read(typed: string): string {
  const found = readMaterial(typed);
  if (!(found instanceof SeloRefusal)) return [found.id ?? found.class, found.form ?? ''].join(' ').trim();
  const { code, ...rest } = found.reason;
  const shown = 'suggestions' in rest ? rest.suggestions : 'candidates' in rest ? rest.candidates : [];
  return [code, ...shown].join(' ');
}

describe('each name and synonym of the catalogue', () => {
  test.each(ids)('%s', (id) => {
    const entry = MATERIALS[id];
    for (const name of namesOf(entry)) {
      for (const typed of [
        name,
        name.toUpperCase(),
        withoutAccents(name),
        asLatin1(name),
        `  ${name.replace(' ', '  ')} `,
      ]) {
        expect([typed, readMaterial(typed)]).toEqual([
          typed,
          expect.objectContaining({ id, label: entry.name, class: entry.class, species: entry.species }),
        ]);
      }
    }
  });

  test('belongs to one entry only', () => {
    const owners = new Map<string, Set<string>>();
    const names = [
      ...ids.flatMap((id) => namesOf(MATERIALS[id]).map((name) => [name, id])),
      ...Object.entries(CLASS_NAMES).flatMap(([kind, list]) => list.split(', ').map((name) => [name, `class ${kind}`])),
    ] as [string, string][];
    for (const [name, owner] of names) {
      const key = plainWords(name).join(' ');
      owners.set(key, (owners.get(key) ?? new Set()).add(owner));
    }
    expect([...owners].filter(([, of]) => of.size > 1)).toEqual([]);
    expect(owners.size).toBeGreaterThan(250);
  });

  test.each([
    ['girassóis', 'girassol'],
    ['amendoins', 'amendoim'],
    ['gergelins', 'gergelim'],
    ['pinhões-mansos', 'pinhao-manso'],
    ['algodões', 'algodao'],
    ['dendês', 'dende'],
    ['bois', 'bovinos'],
    ['vacas', 'bovinos'],
    ['cabras', 'caprinos'],
    ['carneiros', 'ovinos'],
    ['tilápias', 'peixes'],
    ['leitões', 'suinos'],
    ['frangos', 'aves'],
    ['álcoois', 'etanol'],
    ['catalisadores', 'catalisador'],
  ])('in the plural: %s', (typed, expected) => expect(read(typed)).toBe(expected));
});

describe('art. 4º § 9º, II, leitura S4: soja e milho em qualquer forma', () => {
  test.each([
    ['soja', 'soja'],
    ['Soja em grãos', 'soja grão'],
    ['SOJA EM GRÃOS SAFRA 2022/23', 'soja grão'],
    ['soja transgênica (GMO) a granel', 'soja'],
    ['SOJA EM GRAOS TIPO 1 - SC 60KG', 'soja grão'],
    ['soja 2023', 'soja'],
    ['soja 22/23 (60,5 kg)', 'soja'],
    ['óleo de soja degomado', 'soja óleo'],
    ['óleo bruto de soja', 'soja óleo'],
    ['farelo de soja', 'soja outra'],
    ['casca de soja', 'soja outra'],
    ['feijão-soja', 'soja'],
    ['Glycine max L.', 'soja'],
    ['milho', 'milho'],
    ['milho safrinha', 'milho'],
    ['milho 2ª safra', 'milho'],
    ['milho segunda safra 2022/23', 'milho'],
    ['milho em grão', 'milho grão'],
    ['óleo de milho', 'milho óleo'],
    ['óleo de gérmen de milho', 'milho óleo'],
    ['DDGS', 'milho'],
    ['fubá de milho', 'milho outra'],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected);
    expect(readMaterial(typed)).toMatchObject({ class: expected.split(' ')[0], perennial: false });
  });
});

describe('oleaginosas diversificadas, com a forma que o nome diz', () => {
  test.each([
    ['mamona', 'mamona', false],
    ['mamona em baga', 'mamona grão', false],
    ['óleo de rícino', 'mamona óleo', false],
    ['castor oil', 'mamona óleo', false],
    ['óleo de girassol alto oleico', 'girassol óleo', false],
    ['girassol em grão', 'girassol grão', false],
    ['girassol (grão)', 'girassol grão', false],
    ['caroço de algodão', 'algodao grão', false],
    ['óleo de caroço de algodão', 'algodao óleo', false],
    ['amendoim em casca', 'amendoim', false],
    ['colza', 'canola', false],
    ['dendÃª', 'dende', true],
    ['óleo de palma', 'dende óleo', true],
    ['óleo de palmiste', 'dende óleo', true],
    ['azeite de dendê', 'dende óleo', true],
    ['cacho de dendê', 'dende outra', true],
    ['Dendê (cachos de frutos frescos - CFF)', 'dende outra', true],
    ['coco', 'coco', true],
    ['óleo de coco', 'coco óleo', true],
    ['coco babaçu', 'babacu', true],
    ['babaçu (coco)', 'babacu', true],
    ['dendê/palma', 'dende', true],
    ['amêndoa de babassu', 'babacu outra', true],
    ['coco-de-espinho', 'macauba', true],
    ['bocaiúva', 'macauba', true],
    ['óleo da polpa de macaúba', 'macauba óleo', true],
    ['Jatropha curcas', 'pinhao-manso', true],
    ['sebo de ucuúba', 'ucuuba', true],
  ])('%s', (typed, expected, perennial) => {
    expect(read(typed)).toBe(expected);
    expect(readMaterial(typed)).toMatchObject({ class: 'diversificada', perennial });
  });
});

describe('animais e o que vem deles', () => {
  test.each([
    ['bovinos', 'bovinos', 'bovino'],
    ['gado bovino', 'bovinos', 'bovino'],
    ['boi gordo', 'bovinos', 'bovino'],
    ['gado de leite', 'bovinos', 'bovino'],
    ['boi em pé', 'bovinos vivo', 'bovino'],
    ['ovinos vivos', 'ovinos vivo', 'ovino'],
    ['tilápia', 'peixes', 'peixe'],
    ['peixe (tilápia)', 'peixes', 'peixe'],
    ['tilápia fresca', 'peixes outra', 'peixe'],
    ['búfalo', 'bubalinos', 'bubalino'],
    ['porco', 'suinos', 'suíno'],
    ['frango vivo', 'aves vivo', 'ave'],
    ['cavalo', 'outros-animais', 'outro'],
    ['sebo', 'sebo sebo', null],
    ['sebo industrial', 'sebo sebo', null],
    ['sebo bovino', 'sebo-bovino sebo', 'bovino'],
    ['sebo de novilho', 'sebo-bovino sebo', 'bovino'],
    ['sebo animal bovino', 'sebo-bovino sebo', 'bovino'],
    ['gordura bovina', 'gordura-bovina gordura', 'bovino'],
    ['banha', 'gordura-suina gordura', 'suíno'],
    ['banha suína', 'gordura-suina gordura', 'suíno'],
    ['gordura de frango', 'gordura-de-aves gordura', 'ave'],
    ['óleo de frango', 'oleo-de-aves óleo', 'ave'],
    ['óleo de vísceras de frango', 'oleo-de-aves óleo', 'ave'],
    ['óleo de peixe', 'oleo-de-peixe óleo', 'peixe'],
    ['óleo de tambaqui', 'oleo-de-peixe óleo', 'peixe'],
    ['óleo de porco', 'suinos óleo', 'suíno'],
    ['gordura animal', 'gordura-animal gordura', null],
    ['óleo animal', 'oleo-animal óleo', null],
    ['animal', 'animal', null],
    ['animais vivos', 'animal vivo', null],
  ])('%s', (typed, expected, species) => {
    expect(read(typed)).toBe(expected);
    expect(readMaterial(typed)).toMatchObject({ class: 'animal', species });
  });
});

describe('classes (art. 2º, XVII) e insumos (art. 2º, XVIII)', () => {
  test.each([
    ['diversificada', 'diversificada', null],
    ['Diversificadas', 'diversificada', null],
    ['outras oleaginosas', 'diversificada', null],
    ['óleo de outras oleaginosas', 'diversificada óleo', null],
    ['diversificada - girassol', 'girassol', false],
    ['oleaginosa (soja)', 'soja', false],
    ['animal (sebo bovino)', 'sebo-bovino sebo', false],
    ['insumos', 'insumo', false],
    ['insumo: metanol', 'metanol', false],
    ['álcool metílico', 'metanol', false],
    ['etanol de milho', 'etanol', false],
    ['soda cáustica', 'hidroxido-de-sodio', false],
    ['metilato de sódio', 'metilato-de-sodio', false],
    ['H2SO4', 'acido-sulfurico', false],
  ])('%s', (typed, expected, perennial) => {
    expect(read(typed)).toBe(expected);
    expect(readMaterial(typed)).toMatchObject({ perennial });
  });
});

describe('o que não é aceito', () => {
  test.each([
    ['soja e milho', 'materialAmbiguous Soja Milho'],
    ['coco e babaçu', 'materialAmbiguous Coco Babaçu'],
    ['boi & cabra', 'materialAmbiguous Bovinos Caprinos'],
    ['mamona/girassol', 'materialAmbiguous Mamona Girassol'],
    ['óleo de soja/sebo', 'materialAmbiguous Soja Sebo'],
    ['óleo de soja e sebo', 'materialAmbiguous Soja Sebo'],
    ['óleo de girassol e sebo', 'materialAmbiguous Girassol Sebo'],
    ['sebo e soja', 'materialAmbiguous Soja Sebo'],
    ['sebo + milho', 'materialAmbiguous Milho Sebo'],
    ['milho e etanol', 'materialAmbiguous Milho Etanol'],
    ['sebo bovino + óleo de soja', 'materialAmbiguous Sebo bovino Soja'],
    ['gordura de boi e de porco', 'materialAmbiguous Gordura bovina Suínos'],
    ['diversificada (soja)', 'materialAmbiguous Diversificada Soja'],
    ['insumo animal', 'materialAmbiguous Insumo Animal'],
    ['mamonna', 'materialUnknown Mamona'],
    ['óleo de mamonna', 'materialUnknown Mamona'],
    ['jirassol', 'materialUnknown Girassol'],
    ['dend?', 'materialUnknown Dendê'],
    ['soja zebra', 'materialUnknown Soja'],
    ['pinhão', 'materialUnknown Pinhão-manso'],
    ['lenha', 'materialUnknown'],
    ['1', 'materialUnknown'],
    ['soja 7', 'materialUnknown Soja'],
    ['outros', 'materialUnknown'],
    ['', 'materialUnknown'],
    ['convencional', 'materialUnknown'],
    ['palma forrageira', 'materialOfAnotherPlant'],
    ['pinhão-bravo', 'materialOfAnotherPlant'],
    ['soja perene', 'materialOfAnotherPlant'],
    ['óleo', 'materialOnlyForm'],
    ['gordura vegetal', 'materialOnlyForm'],
    ['grãos', 'materialOnlyForm'],
    ['torta de mamona', 'materialLeftover'],
    ['fibra de algodão', 'materialLeftover'],
    ['couro bovino', 'materialLeftover'],
    ['leite de cabra', 'materialLeftover'],
    ['soja viva', 'formImpossible'],
    ['sebo de girassol', 'formImpossible'],
    ['boi em grão', 'formImpossible'],
    ['sebo de boi vivo', 'formContradicts'],
  ])('“%s”', (typed, expected) => expect(read(typed)).toBe(expected));

  test('no word more is passed over: a name with an unknown word is refused, whatever the word', () => {
    const known = [...ids.flatMap((id) => namesOf(MATERIALS[id]))];
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.stringMatching(/^x[b-df-hj-np-tv-z]{4,9}x$/), (name, word) => {
        expect(read(`${name} ${word}`)).toMatch(/^materialUnknown/);
      }),
    );
  });

  test('whatever is typed gets a material or a refusal that names it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const found = readMaterial(typed);
        expect(found instanceof SeloRefusal ? 'code' in found.reason : found.label.length > 0).toBe(true);
        expect(readMaterial(typed)).toBe(found);
      }),
    );
  });
});

describe('a forma, escrita à parte', () => {
  const form = (typed: string) => {
    const found = readForm(typed);
    if (found instanceof SeloRefusal) return found.reason.code;
    return typeof found === 'string' ? found : `resto: ${found.leftover}`;
  };

  test.each([
    ['óleo', 'óleo'],
    ['ÓLEO BRUTO', 'óleo'],
    ['óleos degomados', 'óleo'],
    ['Ã³leo', 'óleo'],
    ['gordura', 'gordura'],
    ['banha', 'gordura'],
    ['sebo', 'sebo'],
    ['sebo bovino', 'sebo'],
    ['vivo', 'vivo'],
    ['animais vivos', 'vivo'],
    ['em pé', 'vivo'],
    ['grãos', 'grão'],
    ['GrÃ£o', 'grão'],
    ['semente', 'grão'],
    ['baga', 'grão'],
    ['fruto', 'outra'],
    ['cachos', 'outra'],
    ['farelo', 'resto: farelo'],
    ['Tortas', 'resto: Tortas'],
    ['carne resfriada', 'resto: carne resfriada'],
    ['óleo de gérmen', 'óleo'],
    ['outra', 'outra'],
    ['in natura', 'outra'],
    ['óleo de caroço', 'óleo'],
    ['degomado', 'formUnknown'],
    ['vivo ou sebo', 'formUnknown'],
    ['líquido', 'formUnknown'],
    ['girassol', 'formUnknown'],
    ['', 'formUnknown'],
  ])('“%s” é %s', (typed, expected) => expect(form(typed)).toBe(expected));

  const material = (typed: string) => {
    const found = readMaterial(typed);
    expect(found).not.toBeInstanceOf(SeloRefusal);
    return found as Material;
  };

  test.each<[string, Form | null, Form | null | string]>([
    ['bovinos', null, 'vivo'],
    ['bovinos', 'vivo', 'vivo'],
    ['bovinos', 'sebo', 'sebo'],
    ['suínos', null, 'vivo'],
    ['suínos', 'gordura', 'gordura'],
    ['sebo bovino', null, 'sebo'],
    ['sebo bovino', 'sebo', 'sebo'],
    ['sebo bovino', 'gordura', 'sebo'],
    ['gordura de frango', 'óleo', 'gordura'],
    ['sebo bovino', 'vivo', 'formContradicts'],
    ['sebo', 'outra', 'formContradicts'],
    ['boi vivo', 'sebo', 'formContradicts'],
    ['óleo de girassol', 'grão', 'formContradicts'],
    ['animal', null, 'formMissing'],
    ['animal', 'gordura', 'gordura'],
    ['animal', 'vivo', 'vivo'],
    ['bovinos', 'grão', 'formImpossible'],
    ['soja', 'vivo', 'formImpossible'],
    ['mamona', 'sebo', 'formImpossible'],
    ['metanol', 'vivo', 'formImpossible'],
    ['soja', null, null],
    ['soja', 'óleo', 'óleo'],
    ['soja em grão', 'óleo', 'óleo'],
    ['caroço de algodão', 'óleo', 'óleo'],
    ['cacho de dendê', 'vivo', 'formContradicts'],
    ['metanol', null, null],
    ['diversificada', 'grão', 'grão'],
  ])('%s, informada %s: %s', (typed, said, expected) => {
    const found = formOf(material(typed), said);
    expect(found instanceof SeloRefusal ? found.reason.code : found).toBe(expected);
  });

  test.each([
    ['girassol', 'torta', 'materialLeftover'],
    ['algodão', 'pluma', 'materialLeftover'],
    ['bovinos', 'carne', 'materialLeftover'],
    ['bovinos', 'couro', 'materialLeftover'],
    ['diversificada', 'farelo', 'materialLeftover'],
    ['soja', 'farelo', 'outra'],
    ['milho', 'fubá', 'outra'],
  ])('o que sobra é tratado como no nome: %s, informada %s: %s', (typed, said, expected) => {
    const given = readForm(said);
    if (given instanceof SeloRefusal) throw new Error(given.reason.code);
    const found = formOf(material(typed), given);
    expect(found instanceof SeloRefusal ? found.reason.code : found).toBe(expected);
  });

  test('a form said again changes nothing, and any answer but a refusal is a form of its class', () => {
    const forms: Form[] = ['óleo', 'gordura', 'sebo', 'vivo', 'grão', 'outra'];
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.option(fc.constantFrom(...forms)), (id, said) => {
        const named = material(MATERIALS[id].name);
        const form = formOf(named, said);
        if (form instanceof SeloRefusal) return;
        expect(formOf(named, form)).toBe(form);
        expect(form === 'vivo' && named.class !== 'animal').toBe(false);
        expect(form === null && named.class === 'animal').toBe(false);
      }),
    );
  });
});

import { readPlace } from '../../../brazil/place';
import { remembering } from '../../../brazil/remembering';
import { readUf, regionOf, ufs } from '../../../brazil/ufs';
import { FunctionFailure } from '../../../functions/failure';
import { requestCell } from '../../../functions/selo/requestCell';
import { GRANTED } from '../../../functions/selo/parameters';
import { liveAnimalRefusal } from '../../../rules/selo/art3p4LiveAnimals';
import { MATERIALS, namesOf } from '../../../rules/selo/materials/catalogue';
import { readBasis } from '../../../rules/selo/readBasis';
import { readLossKind } from '../../../rules/selo/readLossKind';
import { formOf, readForm, readMaterial } from '../../../rules/selo/readMaterial';
import { readSupplier } from '../../../rules/selo/readSupplier';
import { SeloRefusal } from '../../../rules/selo/refusal';
import { seloRegion } from '../../../rules/selo/region';
import { said } from '../../../sheets/templates/template';
import type { SpellingList } from '../nativeBook';
import { kindOf, REGIONS } from './kinds';

// How places, materials, sellers and the like are written, and what that means to the rules of the Selo.

/** Ways to write that are kept understood: the lines of a copy repeat few. */
const MOST_REMEMBERED = 10_000;

const STATES = ufs.flatMap(({ uf, name }) => [uf, name]);

/**
 * Places, and the region that the Selo tells them to be in. Of municipalities only those that occur in the copy.
 *
 * `meaningOf` throws NotLoaded for a municipality before the list of municipalities is loaded.
 */
export const PLACES = remembered({
  name: 'SELO_LUGARES',
  title: said('Regiões do Selo', 'Regions of the Selo'),
  canonical: [...REGIONS, 'Semiarido', ...STATES],
  meaningOf: (typed) => regionMeant(String(typed), ''),
});

/** The same of places that stand beside their state: `BA/Irecê`. */
export const PLACES_OF_STATES = remembered({
  name: 'SELO_LUGARES_UF',
  title: said('Regiões do Selo, por UF e lugar', 'Regions of the Selo, by state and place'),
  canonical: ufs.map(({ uf }) => `${uf}/${uf}`),
  meaningOf: (typed) => {
    const [, uf, place] = /^([^/]*)\/(.*)$/s.exec(String(typed)) ?? [];
    return uf === undefined || place === undefined ? null : regionMeant(place, uf);
  },
});

/** States of plants, and the region of the IBGE that each is in. */
export const PLANT_STATES = remembered({
  name: 'SELO_UF_USINA',
  title: said('Região da usina', 'Region of the plant'),
  canonical: STATES,
  meaningOf: (typed) => {
    const uf = readUf(typed);
    return uf.ok ? regionOf(uf.value) : null;
  },
});

/** Raw materials without a form beside them, and what the rules tell apart of them. */
export const MATERIAL_NAMES = remembered({
  name: 'SELO_MATERIAS',
  title: said('Matérias-primas', 'Raw materials'),
  canonical: understood([...Object.values(MATERIALS).flatMap(namesOf), 'Diversificada', 'Insumo', 'Sebo'], (name) =>
    kindMeant(name, ''),
  ),
  meaningOf: (typed) => kindMeant(String(typed), ''),
});

/** The same of materials with their form: `Milho | óleo`. */
export const MATERIALS_IN_FORMS = remembered({
  name: 'SELO_MATERIAS_FORMA',
  title: said('Matérias-primas e formas', 'Raw materials and forms'),
  canonical: ['Soja | grão', 'Soja | óleo', 'Milho | grão', 'Milho | óleo', 'Bovino | sebo', 'Bovino | vivo'],
  meaningOf: (typed) => {
    const [, name, form] = /^(.*?) ?\| ?([^|]*)$/s.exec(String(typed)) ?? [];
    return name === undefined || form === undefined ? null : kindMeant(name, form);
  },
});

/** Sellers. */
export const SUPPLIERS = remembered({
  name: 'SELO_FORNECEDORES',
  title: said('Fornecedores', 'Suppliers'),
  canonical: [
    'agricultor',
    'agricultor familiar',
    'agricultura familiar',
    'produtor',
    'cooperativa habilitada',
    'cooperativa da agricultura familiar',
    'cooperativa sem DAP',
    'cerealista',
  ],
  meaningOf: (typed) => answerOf(readSupplier(String(typed).trim())),
});

/** What values rest on. */
export const BASES_OF_VALUES = remembered({
  name: 'SELO_BASES',
  title: said('Base do valor', 'Basis of the value'),
  canonical: [
    'nota',
    'nota fiscal',
    'NF',
    'NF-e',
    'compra',
    'perene',
    'frustração total',
    'frustração parcial',
    'mortalidade',
  ],
  meaningOf: (typed) => answerOf(readBasis(String(typed).trim())),
});

/** Kinds of loss of a harvest. */
export const LOSSES = remembered({
  name: 'SELO_PERDAS',
  title: said('Tipos de frustração', 'Kinds of loss'),
  canonical: ['total', 'frustração total', 'perda total', 'parcial', 'frustração parcial', 'perda parcial'],
  meaningOf: (typed) => answerOf(readLossKind(String(typed).trim())),
});

/** Whether something was asked for or granted: yes, no, or the number of the request. */
export const REQUESTS = remembered({
  name: 'SELO_SIM_NAO',
  title: said('Sim ou não', 'Yes or no'),
  canonical: ['sim', 's', 'x', '1', 'VERDADEIRO', 'TRUE', 'yes', 'não', 'nao', 'n', '0', 'FALSO', 'FALSE', 'no'],
  meaningOf: requestMeant,
});

function remembered(list: SpellingList): SpellingList {
  return { ...list, meaningOf: remembering(list.meaningOf, MOST_REMEMBERED) };
}

function regionMeant(typed: string, uf: string): string | null {
  const given = uf.trim() === '' || uf.trim() === '0' ? null : readUf(uf);
  if (given && !given.ok) return null;
  const place = readPlace(typed, given?.value ?? null);
  return place.ok ? seloRegion(place.value) : null;
}

/** `null` for what is refused whatever else is so: unknown names, forms that cannot be, animals not bought alive. */
function kindMeant(typed: string, formTyped: string): string | null {
  const material = readMaterial(typed.trim());
  const said = formTyped.trim() === '' || formTyped.trim() === '0' ? null : readForm(formTyped.trim());
  if (material instanceof SeloRefusal || said instanceof SeloRefusal) return null;
  const form = formOf(material, said);
  if (form instanceof SeloRefusal || liveAnimalRefusal(material, form)) return null;
  return kindOf(material, form);
}

function requestMeant(typed: string | number): string | null {
  try {
    return requestCell(typed, GRANTED) ? 'sim' : 'não';
  } catch (failure) {
    if (failure instanceof FunctionFailure) return null;
    throw failure;
  }
}

function understood(names: readonly string[], meaningOf: (name: string) => string | null): string[] {
  return [...new Set(names)].filter((name) => meaningOf(name) !== null);
}

function answerOf(read: string | SeloRefusal): string | null {
  return read instanceof SeloRefusal ? null : read;
}

import { nameOfPlace } from '../../../brazil/place';
import { semiaridList } from '../../../brazil/semiarid';
import { regionOf } from '../../../brazil/ufs';
import type { Multiplier } from '../../../rules/selo/multiplier';
import type { Basis, Supplier } from '../../../rules/selo/purchase';
import type { RuleSet } from '../../../rules/selo/ruleSet';
import { portaria280of2022 } from '../../../rules/selo/ruleSets/portaria280of2022';
import { day, percent } from '../../figures';
import type { Language } from '../../language';
import { reasonOfMaterial } from '../materialReasons';
import type { Sentence } from '../sentences';

/** What of a purchase decides: the version of the rules, the origin, the material, the seller, what it rests on. */
export function circumstances(multiplier: Multiplier, language: Language): Sentence[] {
  return [
    versionOfRules(multiplier),
    origin(multiplier, language),
    ...partlySemiarid(multiplier),
    material(multiplier),
    seller(multiplier, language),
    ...plant(multiplier),
    ...basis(multiplier),
  ];
}

function versionOfRules({ ruleSet: { act, source, seen } }: Multiplier): Sentence {
  return seen === 'whole'
    ? [`Regra: ${act} (${source}).`, `Rules: ${act} (${source}).`]
    : [
        `Regra: ${act} (${source}). Só trechos dela foram lidos: confira no texto oficial antes de usar o resultado.`,
        `Rules: ${act} (${source}). Only parts of it were read: check the official text before relying on the result.`,
      ];
}

function origin({ purchase, region }: Multiplier, language: Language): Sentence {
  const place = nameOfPlace(purchase.origin);
  if (region === place) return [`Origem: ${place}.`, `Origin: ${place}.`];
  const { act, date } = semiaridList;
  const list: Sentence =
    region === 'Semiárido'
      ? [` (lista de ${day(date, language)}, ${act})`, ` (list of ${day(date, language)}, ${act})`]
      : ['', ''];
  return [`Origem: ${place}, região ${region}${list[0]}.`, `Origin: ${place}, region ${region}${list[1]}.`];
}

/** A state that lies in the Sudeste with part of it in the Semiárido. */
function partlySemiarid({ purchase: { origin: place }, ruleSet }: Multiplier): Sentence[] {
  if (place.kind !== 'uf' || (place.uf !== 'MG' && place.uf !== 'ES')) return [];
  const factor = isOf2022(ruleSet) ? 'I' : 'd';
  return [
    [
      `Parte de ${place.uf} está no Semiárido, onde o fator ${factor} se aplica: informe o município (por exemplo Montes Claros/MG).`,
      `Part of ${place.uf} is in the Semiárido, where factor ${factor} applies: give the municipality (for example Montes Claros/MG).`,
    ],
  ];
}

/** The articles that classes and bases rest on are of Portaria 280/2022; of what others say on them nothing was read. */
function isOf2022({ id }: RuleSet): boolean {
  return id === portaria280of2022.id;
}

function material({ purchase: { material: named, form }, ruleSet }: Multiplier): Sentence {
  const shown = form === null || form === 'outra' || named.label.toLowerCase().includes(form) ? '' : `, ${form}`;
  const [portuguese, english] = isOf2022(ruleSet) ? reasonOfMaterial(named).map((reason) => `: ${reason}`) : ['.', '.'];
  return [
    `Matéria-prima: ${named.label}${shown}; classe ${named.class}${portuguese}`,
    `Raw material: ${named.label}${shown}; class ${named.class}${english}`,
  ];
}

const SUPPLIER_IN_ENGLISH: Record<Supplier, string> = {
  agricultor: 'the family farmer',
  'cooperativa habilitada': 'a habilitated cooperative of family farming',
  'cooperativa sem DAP': 'a cooperative without DAP',
  cerealista: 'a grain dealer (cerealista)',
};

function seller({ purchase: { supplier, familyShare } }: Multiplier, language: Language): Sentence {
  const share: Sentence = familyShare
    ? [
        `, com ${percent(familyShare, language)} de agricultores familiares`,
        `, ${percent(familyShare, language)} of whose members are family farmers`,
      ]
    : ['', ''];
  return [`Fornecedor: ${supplier}${share[0]}.`, `Bought from ${SUPPLIER_IN_ENGLISH[supplier]}${share[1]}.`];
}

/** Only Portaria 280/2022 asks where the plant is. */
function plant({ purchase: { plantUf }, ruleSet }: Multiplier): Sentence[] {
  if (plantUf === null || !isOf2022(ruleSet)) return [];
  return [[`Usina: ${plantUf}, região ${regionOf(plantUf)}.`, `Plant: ${plantUf}, region ${regionOf(plantUf)}.`]];
}

const BASES: Record<Exclude<Basis, 'nota'>, { names: Sentence; articles: Sentence }> = {
  perene: {
    names: ['produção esperada de cultura perene', 'expected production of a perennial crop'],
    articles: ['art. 7º', 'art. 7'],
  },
  'frustração total': {
    names: ['frustração total de safra', 'total loss of the crop'],
    articles: ['art. 8º, I', 'art. 8, I'],
  },
  'frustração parcial': {
    names: ['frustração parcial de safra', 'partial loss of the crop'],
    articles: ['art. 8º, II', 'art. 8, II'],
  },
  mortalidade: {
    names: ['mortalidade animal', 'deaths of animals'],
    articles: ['art. 8º, III', 'art. 8, III'],
  },
};

function basis({ purchase: { basis: of }, ruleSet }: Multiplier): Sentence[] {
  if (of === 'nota') return [];
  const { names, articles } = BASES[of];
  return isOf2022(ruleSet)
    ? [[`Base: ${names[0]} (${articles[0]}).`, `Basis: ${names[1]} (${articles[1]}).`]]
    : [
        [
          `Base: ${names[0]}. O que a ${ruleSet.act} diz disso não foi lido: confira no texto oficial.`,
          `Basis: ${names[1]}. What ${ruleSet.act} says of it was not read: check the official text.`,
        ],
      ];
}

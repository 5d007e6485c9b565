import { remembering } from '../../brazil/remembering';
import { nearest, repairEncoding } from '../../brazil/text';
import { plainWords } from '../../brazil/words';
import { contradiction, impossibleForm, isFatty, strongestForm } from './forms';
import type { Form, Leftover, Material } from './material';
import { MATERIALS } from './materials/catalogue';
import { catalogueNames, understand, type Meaning } from './materials/lexicon';
import { animalIn, mostExact, ofClass, ofEntry } from './materials/named';
import { refuse, type SeloRefusal } from './refusal';

const MOST_REMEMBERED = 5000;

/**
 * The raw material a text names, with the names people use, and the form its name says: `óleo de girassol`, `sebo`,
 * `milho em grãos`. A class alone will do. Soy and corn are soy and corn in any form (reading S4). Every word must be
 * known: nothing is accepted by resemblance, which only serves to suggest.
 */
export const readMaterial = remembering(read, MOST_REMEMBERED);

/** The form a text names, as people write it in a column of its own: `óleo degomado`, `em pé`, `grãos`. */
export const readForm = remembering(formIn, MOST_REMEMBERED);

/**
 * The form a person gives, or the one the name of the material implies; an animal named alone is alive. `null` where
 * no rule asks for the form. A form that the name contradicts (`sebo` given as `vivo`) or that cannot be is refused.
 */
export function formOf(material: Material, given: Form | Leftover | null): Form | null | SeloRefusal {
  const { label } = material;
  if (isLeftover(given) && !isStaple(material)) {
    return refuse({ code: 'materialLeftover', typed: given.leftover, label });
  }
  const said = isLeftover(given) ? 'outra' : given;
  const form = joined(material.form, said);
  if (form === 'contradiction') return refuse({ code: 'formContradicts', label, named: material.form!, said: said! });
  if (form !== null) return impossibleForm(material, form) ?? form;
  if (material.class !== 'animal') return null;
  return material.species === null ? refuse({ code: 'formMissing', label }) : 'vivo';
}

function isLeftover(given: Form | Leftover | null): given is Leftover {
  return typeof given === 'object' && given !== null;
}

function joined(named: Form | null, said: Form | null): Form | 'contradiction' | null {
  if (named === null || said === null) return named ?? said;
  if (named === said || (isFatty(named) && isFatty(said))) return named;
  // A name may be of the plant's part, `caroço de algodão`, and the form of what was bought of it.
  const partOfPlant = (named === 'grão' || named === 'outra') && said !== 'vivo';
  return partOfPlant ? said : 'contradiction';
}

function read(typed: string): Material | SeloRefusal {
  const { meanings, unknown } = understand(wordsOf(typed));
  if (meanings.some(({ says }) => says === 'otherPlant')) return refuse({ code: 'materialOfAnotherPlant', typed });
  const named = mostExact(meanings.flatMap(materialSaid));
  if (unknown.length > 0) return refuse({ code: 'materialUnknown', typed, suggestions: suggestions(named, unknown) });
  if (named.length > 1) {
    return refuse({ code: 'materialAmbiguous', typed, candidates: named.map(({ label }) => label) });
  }
  const forms = meanings.flatMap(formsSaid);
  // Tallow comes from animals only, so its name alone is a material.
  const material = named[0] ?? (forms.includes('sebo') ? ofClass('animal') : null);
  if (!material) {
    return refuse(
      forms.some((form) => form !== 'outra')
        ? { code: 'materialOnlyForm', typed }
        : { code: 'materialUnknown', typed, suggestions: [] },
    );
  }
  if (isBesideTallow(material, forms, typed)) {
    return refuse({ code: 'materialAmbiguous', typed, candidates: [material.label, MATERIALS.sebo.name] });
  }
  if (!meanings.some(({ says }) => says === 'leftover')) return inForm(material, forms);
  return isStaple(material)
    ? inForm(material, [...forms, 'outra'])
    : refuse({ code: 'materialLeftover', typed, label: material.label });
}

/** `óleo de soja/sebo` and `soja e sebo` are two materials; of `sebo de girassol` alone there is none. */
function isBesideTallow({ class: kind }: Material, forms: readonly Form[], typed: string): boolean {
  return kind !== 'animal' && forms.includes('sebo') && (forms.length > 1 || SEVERAL.test(typed));
}

const SEVERAL = /[/,;+&]|\s(?:e|ou)\s/i;

/** Soy and corn are that in any form, what is left of them without the oil included (reading S4). */
function isStaple({ class: kind }: Material): boolean {
  return kind === 'soja' || kind === 'milho';
}

/** What invoices add to a name and changes nothing: that it comes `em casca`, harvest, grade, weight of a sack. */
const BESIDE_THE_NAME =
  /\bem\s+casca\b|(?:\b(?:segunda|1|2)[ªa]?\s+)?\b(?:safra|tipo)\b[\s\d/.-]*|\b\d{2,4}[/-]\d{2,4}\b|\b20\d\d\b|\b\d+(?:[.,]\d+)?\s*(?:kg|sc|t|l)\b/gi;

/** A word in the place of `e`, so that `coco e babaçu` stays two names. */
const AND = /\s(?:e|\+|&)\s|;/gi;

function wordsOf(typed: string): string[] {
  return plainWords(repairEncoding(typed).replace(AND, ' ou ').replace(BESIDE_THE_NAME, ' '));
}

function materialSaid(meaning: Meaning): Material[] {
  if (meaning.says === 'material') return [ofEntry(meaning.id)];
  return meaning.says === 'class' ? [ofClass(meaning.class)] : [];
}

function formsSaid(meaning: Meaning): Form[] {
  if (meaning.says === 'form') return [meaning.form];
  const form = meaning.says === 'material' ? MATERIALS[meaning.id].form : null;
  return form ? [form] : [];
}

/** The material in the form its name says; of animals the entry for that form, if the catalogue has one. */
function inForm(material: Material, forms: readonly Form[]): Material | SeloRefusal {
  const clash = contradiction(material.label, forms);
  if (clash) return clash;
  const form = strongestForm(forms);
  const impossible = impossibleForm(material, form);
  if (impossible) return impossible;
  if (material.class !== 'animal') return { ...material, form };
  return animalIn(material.species, form);
}

/** Names to show for what comes near: first what was understood, then what resembles the rest. */
function suggestions(named: readonly Material[], unknown: readonly string[]): string[] {
  const shownFor = catalogueNames();
  const near = nearest(unknown.join(' '), [...shownFor.keys()], 6);
  return [...new Set([...named.map(({ label }) => label), ...near.map((name) => shownFor.get(name)!)])].slice(0, 3);
}

function formIn(typed: string): Form | Leftover | SeloRefusal {
  const { meanings, unknown } = understand(wordsOf(typed));
  const forms = meanings.flatMap((meaning): Form[] => (meaning.says === 'leftover' ? ['outra'] : formsSaid(meaning)));
  const leftover = meanings.some(({ says }) => says === 'leftover');
  const understood =
    unknown.length === 0 && !meanings.some(({ says }) => says === 'otherPlant') && !contradiction('', forms);
  const form = understood ? strongestForm(forms) : null;
  if (form === null) return refuse({ code: 'formUnknown', typed });
  return leftover && !isFatty(form) ? { leftover: typed } : form;
}

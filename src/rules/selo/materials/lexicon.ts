import { plainWords } from '../../../brazil/words';
import type { Form, MaterialClass } from '../material';
import { MATERIALS, namesOf, type MaterialId } from './catalogue';
import { ANIMAL_WORDS, CLASS_NAMES, FILLERS, FORM_NAMES, LEFTOVERS, OTHER_PLANTS } from './words';

/** What a word, or a few together, say in the name of a raw material. */
export type Meaning =
  | { says: 'material'; id: MaterialId }
  | { says: 'class'; class: Exclude<MaterialClass, 'soja' | 'milho'> }
  | { says: 'form'; form: Form }
  | { says: 'leftover' }
  | { says: 'filler' }
  | { says: 'otherPlant' };

export interface Understood {
  meanings: readonly Meaning[];
  unknown: readonly string[];
}

/**
 * Takes a name apart into what its words mean, the longest known names first: `coco babaçu` is not `coco`. Words
 * that mean nothing here are given back, so that nothing is understood by half.
 */
export function understand(words: readonly string[]): Understood {
  const { meaningOf, longest } = lexicon();
  const meanings: Meaning[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = Math.min(longest, words.length - at);
    let meaning = meaningOf.get(words.slice(at, at + taken).join(' '));
    while (!meaning && taken > 1) {
      taken--;
      meaning = meaningOf.get(words.slice(at, at + taken).join(' '));
    }
    if (meaning) meanings.push(meaning);
    else unknown.push(words[at]!);
    at += taken;
  }
  return { meanings, unknown };
}

/** Names and synonyms of the catalogue and of the classes, each with the name to show for it: what to suggest from. */
export function catalogueNames(): ReadonlyMap<string, string> {
  return lexicon().shownFor;
}

interface Lexicon {
  meaningOf: ReadonlyMap<string, Meaning>;
  /** Words in the longest name. */
  longest: number;
  shownFor: ReadonlyMap<string, string>;
}

let built: Lexicon | undefined;

/** Built when first asked for: a sheet that never names a material does not pay for it. */
function lexicon(): Lexicon {
  built ??= build();
  return built;
}

function build(): Lexicon {
  const meaningOf = new Map<string, Meaning>();
  const shownFor = new Map<string, string>();
  let longest = 1;
  const put = (names: readonly string[], meaning: Meaning) => {
    for (const name of names) {
      const words = plainWords(name);
      longest = Math.max(longest, words.length);
      meaningOf.set(words.join(' '), meaning);
      // The fruit of other palms is a coco too: `coco babaçu`, `babaçu (coco)`.
      if (words.length === 2 && words[0] === 'coco') meaningOf.set(`${words[1]} coco`, meaning);
    }
  };
  const putAndSuggest = (names: readonly string[], meaning: Meaning) => {
    put(names, meaning);
    for (const name of names) shownFor.set(name, names[0]!);
  };
  for (const [id, entry] of Object.entries(MATERIALS)) {
    putAndSuggest(namesOf(entry), { says: 'material', id: id as MaterialId });
  }
  for (const [word, id] of Object.entries(ANIMAL_WORDS)) put([word], { says: 'material', id });
  for (const [name, names] of Object.entries(CLASS_NAMES)) {
    putAndSuggest(names.split(', '), { says: 'class', class: name as keyof typeof CLASS_NAMES });
  }
  put(OTHER_PLANTS.split(', '), { says: 'otherPlant' });
  for (const [form, names] of Object.entries(FORM_NAMES)) put(names.split(', '), { says: 'form', form: form as Form });
  put(LEFTOVERS.split(', '), { says: 'leftover' });
  put(FILLERS.split(', '), { says: 'filler' });
  return { meaningOf, longest, shownFor };
}

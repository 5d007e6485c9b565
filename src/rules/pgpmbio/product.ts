import { nearest, repairEncoding } from '../../brazil/text';
import { plainWords } from '../../brazil/words';
import { AMBIGUOUS_NAMES, OTHER_PLANTS, PRODUCT_NAMES, type ProductNames } from './productNames';
import type { PriceTable } from './priceTable';
import { refuse, Refusal } from './refusal';

/** A product of Doc. 1 as a person named it. */
export interface NamedProduct {
  productId: string;
  /** Label of Doc. 1. */
  label: string;
  /** What was supposed: another name of the product, or a form that was not said or said otherwise. */
  remarks: readonly ('alias' | 'formNotSaid' | 'formSaidOtherwise' | 'encodingRepaired')[];
}

/**
 * The product of the table that a text names, with or without its form, with the names people use. The form is part
 * of the product: another form, a nut that could be two, a different plant are refused with the reason; a name is
 * never guessed from a likeness, which only serves to suggest (P-PROD-1, A24).
 */
export function readProduct(typed: string, table: PriceTable): NamedProduct | Refusal {
  const repaired = repairEncoding(typed);
  const words = plainWords(repaired);
  const found = named(words, typed, table) ?? unknown(typed, words, table);
  return found instanceof Refusal || repaired === typed
    ? found
    : { ...found, remarks: [...found.remarks, 'encodingRepaired'] };
}

/** Id of the product and form that a label of Doc. 1 names: that of a product known by names, else the label's own. */
export function productOfLabel(label: string): string {
  const words = plainWords(label);
  const phrase = words.join(' ');
  const plant = Object.keys(OTHER_PLANTS).some((name) => containsPhrase(phrase, name));
  const known = plant ? undefined : nameMatches(phrase)[0];
  const form = known && formOf(withoutPhrase(phrase, known.name), known.name, known.names);
  return known && (form === 'said' || form === 'notSaid' || form === 'near') ? known.names.productId : words.join('-');
}

/**
 * Products of a table beyond those known by names go by their label, its words in any order, or by what it says before
 * the form, where that is not the name of a product that is known.
 */
function namedAsLabelled(words: readonly string[], table: PriceTable): NamedProduct | null {
  const own = table.rows.filter(({ productId }) => !KNOWN_PRODUCTS.has(productId));
  const whole = own.find(({ label }) => sameWords(plainWords(label), words));
  if (whole) return { productId: whole.productId, label: whole.label, remarks: [] };
  const name = own.find(({ label }) => sameWords(plainWords(label.split('(')[0] ?? ''), words));
  if (!name || nameMatches(words.join(' ')).length > 0) return null;
  return { productId: name.productId, label: name.label, remarks: ['formNotSaid'] };
}

function sameWords(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join(' ') === [...others].sort().join(' ');
}

const KNOWN_PRODUCTS: ReadonlySet<string> = new Set(PRODUCT_NAMES.map(({ productId }) => productId));

function named(words: string[], typed: string, table: PriceTable): NamedProduct | Refusal | null {
  const phrase = words.join(' ');
  const labelled = namedAsLabelled(words, table);
  if (labelled) return labelled;
  const plant = Object.keys(OTHER_PLANTS).find((name) => containsPhrase(phrase, name));
  if (plant) {
    return refuse({ code: 'productOfAnotherPlant', typed, plant: OTHER_PLANTS[plant] as string, table: table.id });
  }
  for (const { names, name } of nameMatches(phrase)) {
    const rest = withoutPhrase(phrase, name);
    const label = labelOf(names.productId, table);
    if (label === null) continue;
    const form = formOf(rest, name, names);
    if (form === 'other') return refuse({ code: 'formNotCovered', typed, label });
    if (form !== 'unknown') return { productId: names.productId, label, remarks: remarksOf(name, names, form) };
  }
  return null;
}

/** Names found in the phrase, the longest first: `borracha natural` before `borracha`. */
function nameMatches(phrase: string): { names: ProductNames; name: string }[] {
  return PRODUCT_NAMES.flatMap((names) =>
    [...names.names, ...Object.keys(names.alone ?? {})]
      .filter((name) => containsPhrase(phrase, name))
      .map((name) => ({ names, name })),
  ).sort((a, b) => b.name.length - a.name.length);
}

type Form = 'said' | 'notSaid' | 'near' | 'other' | 'unknown';

function formOf(rest: string, name: string, names: ProductNames): Form {
  const alone = names.alone?.[name];
  if (alone === 'otherForm') return 'other';
  if (rest === '') return alone === 'covered' || names.form.length === 0 ? 'said' : notSaidUnlessInName(name, names);
  if (
    consistsOf(rest, [...names.form, ...(names.withForm ?? [])]) &&
    names.form.some((form) => containsPhrase(rest, form))
  ) {
    return 'said';
  }
  if (names.otherForms.some((other) => containsPhrase(rest, other))) return 'other';
  return consistsOf(rest, [...names.form, ...names.nearForm]) ? 'near' : 'unknown';
}

/** Doc. 1 writes some forms inside the name: `Pirarucu de manejo`. */
function notSaidUnlessInName(name: string, { form }: ProductNames): Form {
  return form.some((word) => containsPhrase(name, word)) ? 'said' : 'notSaid';
}

function remarksOf(name: string, { names, alone }: ProductNames, form: Form): NamedProduct['remarks'] {
  return [
    ...(name === names[0] || alone?.[name] ? [] : (['alias'] as const)),
    ...(form === 'notSaid' ? (['formNotSaid'] as const) : []),
    ...(form === 'near' ? (['formSaidOtherwise'] as const) : []),
  ];
}

function unknown(typed: string, words: string[], table: PriceTable): Refusal {
  const candidates = words.length > 0 ? AMBIGUOUS_NAMES[words[0] as string] : undefined;
  if (candidates) {
    const labels = candidates.flatMap((productId) => labelOf(productId, table) ?? []);
    return refuse({ code: 'productAmbiguous', typed, candidates: labels });
  }
  return refuse({ code: 'productUnknown', typed, table: table.id, suggestions: suggestions(words.join(' '), table) });
}

/** Labels of the products whose names come nearest to what was typed. */
function suggestions(phrase: string, table: PriceTable): string[] {
  const labels = PRODUCT_NAMES.flatMap(({ productId, names }) => {
    const label = labelOf(productId, table);
    return label === null ? [] : [label, ...names].map((name) => [name, label] as const);
  });
  const near = nearest(
    phrase,
    labels.map(([name]) => name),
    6,
  );
  const byName = new Map(labels);
  return [...new Set(near.map((name) => byName.get(name) as string))].slice(0, 3);
}

function labelOf(productId: string, table: PriceTable): string | null {
  return table.rows.find((row) => row.productId === productId)?.label ?? null;
}

function containsPhrase(phrase: string, part: string): boolean {
  return ` ${phrase} `.includes(` ${part} `);
}

function withoutPhrase(phrase: string, part: string): string {
  return ` ${phrase} `.replace(` ${part} `, ' ').trim();
}

/** Whether nothing is left of the phrase once these parts are taken out, the longest first. */
function consistsOf(phrase: string, parts: readonly string[]): boolean {
  const longestFirst = [...parts].sort((a, b) => b.length - a.length);
  return longestFirst.reduce(withoutPhrase, phrase) === '';
}

import { fold, tidy } from '../../brazil/text';
import { donationLetters } from './art4iiDonations';
import { assistanceLetters } from './art4ivOwnAssistance';
import { refuse, type SeloRefusal } from './refusal';
import type { CostItem } from './ruleSet';

/** `II`, `item 2`, `inciso III`, `art. 4º, IV`. */
const NUMBERED = /^(?:ART(?:IGO)?4O?)?(?:ITEM|INCISO|INC)?(?:(I|1)|(II|2)|(III|3)|(IV|4)|(V|5))$/;
const NAMED: readonly (readonly [RegExp, CostItem])[] = [
  [/^(?:DOAC(?:AO|OES)|DONATIONS?)$/, 'II'],
  [/^(?:PESQUISAS?|RESEARCH)$/, 'III'],
  [/^(?:ATER|ASSISTENCIATECNICA)PROPRIA$/, 'IV'],
  [/^(?:ATER|ASSISTENCIATECNICA)(?:TERCEIRIZADA|DETERCEIROS)$/, 'V'],
];

/** `II, i`, `II - alínea i`, `II "i"`: without what parts them, item II and its letter i would be item III. */
const WITH_LETTER = /^(.+?)[\s,;.\-–("'“]{1,4}(?:al[ií]nea[\s"'“]{1,2})?([a-k])[)"'”]?$/i;
const LETTERS: Partial<Record<CostItem, object>> = { II: donationLetters, IV: assistanceLetters };

/** An item of cost of art. 4, II to V, as people write it; a letter of the item may stand behind it. */
export function readCostItem(typed: string): CostItem | SeloRefusal {
  const item = itemWithLetter(tidy(typed)) ?? itemIn(fold(typed));
  if (item === 'I') return refuse({ code: 'costItemIsPurchase' });
  return item ?? refuse({ code: 'costItemUnknown', typed });
}

function itemWithLetter(typed: string): CostItem | null {
  const [, before = '', letter = ''] = WITH_LETTER.exec(typed) ?? [];
  const item = itemIn(fold(before));
  return item !== null && item !== 'I' && Object.hasOwn(LETTERS[item] ?? {}, letter.toLowerCase()) ? item : null;
}

function itemIn(name: string): CostItem | 'I' | null {
  const [, first, second, third, fourth, fifth] = NUMBERED.exec(name) ?? [];
  if (first) return 'I';
  if (second) return 'II';
  if (third) return 'III';
  if (fourth) return 'IV';
  if (fifth) return 'V';
  return NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

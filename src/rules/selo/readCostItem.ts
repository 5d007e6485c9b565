import { fold } from '../../brazil/text';
import { refuse, type SeloRefusal } from './refusal';
import type { CostItem } from './ruleSet';

/** `II`, `item 2`, `inciso III`, `art. 4º, IV`. */
const NUMBERED = /^(?:ART(?:IGO)?4O?)?(?:ITEM|INCISO|INC)?(?:(I|1)|(II|2)|(III|3)|(IV|4)|(V|5))$/;
const NAMED: readonly (readonly [RegExp, CostItem])[] = [
  [/^(?:DOAC(?:AO|OES)|DONATIONS?)$/, 'II'],
  [/^(?:PESQUISAS?|RESEARCH)$/, 'III'],
];

/** An item of cost of art. 4, II to V, as people write it. */
export function readCostItem(typed: string): CostItem | SeloRefusal {
  const name = fold(typed);
  const [, first, second, third, fourth, fifth] = NUMBERED.exec(name) ?? [];
  if (first) return refuse({ code: 'costItemIsPurchase' });
  if (second) return 'II';
  if (third) return 'III';
  if (fourth) return 'IV';
  if (fifth) return 'V';
  return NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? refuse({ code: 'costItemUnknown', typed });
}

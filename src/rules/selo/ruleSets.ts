import { refuse, type SeloRefusal } from './refusal';
import type { RuleSet } from './ruleSet';
import { portaria280of2022 } from './ruleSets/portaria280of2022';
import { portaria28of2024 } from './ruleSets/portaria28of2024';

/** The versions of the rules, oldest first. */
export const ruleSets: readonly RuleSet[] = [portaria280of2022, portaria28of2024];

/** The version that holds when none is named. */
export const defaultRuleSet: RuleSet = portaria280of2022;

/**
 * The version a person names: `280/2022`, `280`, `Portaria 280/2022`, `MDA 28/2024`, or the calendar year it judges
 * (reading S19). A year that two versions share is refused, for the person to choose.
 */
export function ruleSetNamed(typed: string): RuleSet | SeloRefusal {
  const text = typed.trim();
  if (/^(19|20)\d\d$/.test(text)) return ruleSetOfYear(Number(text));
  const number = /^(?:[A-ZÀ-Ú\s./-]*?(?:n[ºo°.]*)?\s*)(\d+)(?:\s*(?:\/|-|,?\s*de)\s*(\d{4}|\d\d))?$/i.exec(text);
  const found = ruleSets.find(({ id }) => {
    const [act, year] = id.split('/') as [string, string];
    return number?.[1] === act && (number[2] === undefined || year.endsWith(number[2]));
  });
  return found ?? refuse({ code: 'ruleSetUnknown', typed: text, known: ruleSets.map(({ id }) => id) });
}

/** The version that judges a calendar year on its own. */
function ruleSetOfYear(year: number): RuleSet | SeloRefusal {
  const whole = ruleSets.find(({ years }) => years.whole.includes(year));
  if (whole) return whole;
  const candidates = ruleSets.filter(({ years }) => years.shared.includes(year)).map(({ id }) => id);
  return candidates.length > 0
    ? refuse({ code: 'ruleSetOfMixedYear', year, candidates })
    : refuse({ code: 'ruleSetOfYearUnknown', year, known: ruleSets.map(({ id }) => id) });
}

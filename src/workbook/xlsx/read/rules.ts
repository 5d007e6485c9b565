import type { AllowedEntry, EntryRule } from '../../writing';
import { parseArea } from '../address';
import type { Area } from '../book';
import { XmlWalker } from '../package/xml';
import { parseListReference } from '../ruleReference';
import { decodeXString } from '../text/xstring';
import { isoDay } from './isoDate';

/** Rules for more areas than this are no rules of ours. */
const MOST_AREAS = 50;

export interface RulesOfSheet {
  rules: EntryRule[];
  /** Rules of the file of which not all was understood. */
  others: number;
}

/**
 * What may be typed into the cells of a sheet, from its part. Excel writes rules that look at other sheets apart from
 * the rest.
 */
export function readRules(text: string, sheet: string, date1904: boolean): RulesOfSheet {
  const found: RulesOfSheet = { rules: [], others: 0 };
  if (!text.includes('dataValidation')) return found;
  const xml = new XmlWalker(text);
  while (xml.nextOpen('dataValidation')) {
    const written = readWritten(xml);
    const allowed = allowedBy(written, sheet, date1904);
    const areas = written.areas.split(/\s+/).map(parseArea);
    const isUnderstood = allowed !== null && areas.every((area) => area !== null) && areas.length <= MOST_AREAS;
    if (isUnderstood) found.rules.push(...(areas as Area[]).map((area) => ({ ...area, allowed, ...written.answer })));
    if (!isUnderstood || written.hasOwnWords) found.others += 1;
  }
  return found;
}

interface WrittenRule {
  type: string;
  operator: string;
  formulas: [string, string];
  areas: string;
  answer: Pick<EntryRule, 'message' | 'otherwise'>;
  /** It says something of its own about what it does not let in. */
  hasOwnWords: boolean;
}

function readWritten(xml: XmlWalker): WrittenRule {
  const isOn = (name: string) => /^(?:1|true)$/.test(xml.attribute(name) ?? '');
  const [title, text] = [xml.attribute('promptTitle'), xml.attribute('prompt')].map((words) =>
    decodeXString(words ?? ''),
  );
  const rule: WrittenRule = {
    type: xml.attribute('type') ?? 'none',
    operator: xml.attribute('operator') ?? 'between',
    formulas: ['', ''],
    areas: (xml.attribute('sqref') ?? '').trim(),
    answer: {
      ...(isOn('showInputMessage') && (title || text) ? { message: { title: title ?? '', text: text ?? '' } } : {}),
      ...(isOn('showErrorMessage')
        ? { otherwise: (xml.attribute('errorStyle') ?? 'stop') === 'stop' ? ('stop' as const) : ('warn' as const) }
        : {}),
    },
    hasOwnWords: Boolean(xml.attribute('error') ?? xml.attribute('errorTitle')),
  };
  if (xml.empty) return rule;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'dataValidation')) {
    if (xml.kind !== 'open') continue;
    if (xml.name === 'formula1') rule.formulas[0] = xml.content().trim();
    else if (xml.name === 'formula2') rule.formulas[1] = xml.content().trim();
    else if (xml.name === 'sqref') rule.areas = xml.content().trim();
    else xml.skip();
  }
  return rule;
}

function allowedBy(
  { type, operator, formulas: [first, second], answer }: WrittenRule,
  sheet: string,
  date1904: boolean,
): AllowedEntry | null {
  if (type === 'none') return answer.message ? { kind: 'any' } : null;
  if (type === 'list') return parseListReference(first, sheet);
  if (type !== 'decimal' && type !== 'date') return null;
  const isOpen = operator === 'greaterThanOrEqual';
  const [least, most] = [numberIn(first), isOpen ? null : numberIn(second)];
  if (least === undefined || most === undefined || (!isOpen && operator !== 'between')) return null;
  if (type === 'decimal') return { kind: 'decimal', min: least, max: most };
  return { kind: 'date', from: isoDay(least, date1904), until: most === null ? null : isoDay(most, date1904) };
}

function numberIn(text: string): number | undefined {
  const number = Number(text || NaN);
  return Number.isFinite(number) ? number : undefined;
}

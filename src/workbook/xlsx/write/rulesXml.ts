import type { AllowedEntry, EntryRule } from '../../writing';
import { areaAddress } from '../address';
import { encodeXml } from '../package/xml';
import { isoDateSerial } from '../read/isoDate';
import { listReference } from '../ruleReference';
import { encodeXString } from '../text/xstring';

/** What Excel takes at most; it repairs a file with more. */
const TITLE = 32;
const TEXT = 255;

/** The rules of a sheet about what may be typed. */
export function rulesXml(rules: readonly EntryRule[], date1904: boolean): string {
  if (rules.length === 0) return '';
  return `<dataValidations count="${rules.length}">${rules.map((rule) => ruleXml(rule, date1904)).join('')}</dataValidations>`;
}

function ruleXml(rule: EntryRule, date1904: boolean): string {
  const { allowed, message, otherwise } = rule;
  const { type, formulas } = conditionOf(allowed, date1904);
  const attributes = [
    type,
    otherwise === 'warn' ? 'errorStyle="warning"' : '',
    formulas.length === 1 && allowed.kind !== 'listFrom' ? 'operator="greaterThanOrEqual"' : '',
    'allowBlank="1"',
    message ? 'showInputMessage="1"' : '',
    otherwise ? 'showErrorMessage="1"' : '',
    message?.title ? `promptTitle="${words(message.title, TITLE)}"` : '',
    message?.text ? `prompt="${words(message.text, TEXT)}"` : '',
    `sqref="${areaAddress(rule)}"`,
  ];
  const children = formulas.map((formula, i) => `<formula${i + 1}>${encodeXml(formula)}</formula${i + 1}>`).join('');
  const opening = `<dataValidation ${attributes.filter(Boolean).join(' ')}`;
  return children ? `${opening}>${children}</dataValidation>` : `${opening}/>`;
}

function conditionOf(allowed: AllowedEntry, date1904: boolean): { type: string; formulas: string[] } {
  switch (allowed.kind) {
    case 'any':
      return { type: '', formulas: [] };
    case 'listFrom':
      return { type: 'type="list"', formulas: [listReference(allowed)] };
    case 'decimal':
      return { type: 'type="decimal"', formulas: limits(allowed.min, allowed.max) };
    case 'date': {
      const [from, until] = [allowed.from, allowed.until].map((day) => day && isoDateSerial(day, date1904));
      return { type: 'type="date"', formulas: limits(from, until) };
    }
  }
}

function limits(...numbers: (number | string | null | undefined)[]): string[] {
  return numbers.filter((number) => number !== null && number !== undefined).map(String);
}

function words(text: string, most: number): string {
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return encodeXml(encodeXString(short));
}

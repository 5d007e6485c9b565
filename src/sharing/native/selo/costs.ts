import { MOST_YEARS } from '../../../rules/selo/art4p3UsedEquipment';
import { nativeFormula, numberText } from '../expressible';
import { isConstant } from '../nativeBook';
import { shareText } from './arguments';
import { AMORTIZATION_YEARS, TRAVEL_FLAT, TRAVEL_RECEIPTS, USED_PER_YEAR } from './figures';
import { requestText } from './production';

// Sums of money under the rules of costs: every product is rounded to more decimals than money has before a cent is
// decided.

const OF_AMOUNTS = 8;

function cents(amount: string): string {
  return `ROUND(ROUND(${amount},${OF_AMOUNTS}),2)`;
}

/** Value of used equipment given to a cooperative, R$ (art. 4 § 3; reading S11: a year begun counts whole). */
export const used = nativeFormula(([invoice, years, rate], lists) => {
  const [value, ofUse] = [numberText(invoice), numberText(years)];
  const least = lists.figure(USED_PER_YEAR);
  const given = rate ? shareText(rate) : null;
  const perYear = given === null ? least : isConstant(given) ? given : `IF(TRIM(${given})="",${least},${given})`;
  const conditions = [
    `COUNT(${value},${ofUse})<2`,
    `${value}<0`,
    `${ofUse}<0`,
    `${ofUse}>${MOST_YEARS}`,
    ...(given === null ? [] : [`${perYear}<${least}`, `${perYear}>1`]),
  ];
  const left = `MAX(0,1-ROUND(${perYear}*ROUNDUP(ROUND(${ofUse},${OF_AMOUNTS}),0),${OF_AMOUNTS}))`;
  return `IF(OR(${conditions.join(',')}),NA(),${cents(`${value}*${left}`)})`;
});

/** One year’s part of a gift that is amortized, R$ (art. 4 § 4): equal parts to the cent, the last takes the rest. */
export const instalment = nativeFormula(([value, years, number, granted], lists) => {
  const [given, most, which] = [numberText(value), numberText(years), numberText(number)];
  const conditions = [
    `COUNT(${given},${most},${which})<3`,
    `${given}<0`,
    `${most}<>INT(${most})`,
    `${most}<1`,
    `${most}>${lists.figure(AMORTIZATION_YEARS)}`,
    `${which}<>INT(${which})`,
    `${which}<1`,
    `${which}>${most}`,
    ...(granted ? [`AND(${most}>1,NOT(${requestText(granted, lists)}))`] : []),
  ];
  const amount = cents(given);
  const equal = cents(`${amount}/${most}`);
  const left = `ROUND(${amount}-MIN(${amount},${equal}*(${which}-1)),2)`;
  return `IF(OR(${conditions.join(',')}),NA(),IF(${which}=${most},${left},MIN(${equal},${left})))`;
});

/** Travel of a technician of the own team counted in a year, R$ (art. 4, IV, b; reading S10). */
export const travel = nativeFormula(([salary, receipts], lists) => {
  const base = numberText(salary);
  const shown = receipts ? numberText(receipts) : null;
  const conditions = [`COUNT(${base})<1`, `${base}<0`, ...(shown === null ? [] : [`${shown}<0`])];
  const flat = cents(`${base}*${lists.figure(TRAVEL_FLAT)}`);
  const cap = `ROUNDDOWN(ROUND(${base}*${lists.figure(TRAVEL_RECEIPTS)},${OF_AMOUNTS}),2)`;
  const counted = shown === null ? flat : `MAX(${flat},MIN(${cents(shown)},${cap}))`;
  return `IF(OR(${conditions.join(',')}),NA(),${counted})`;
});

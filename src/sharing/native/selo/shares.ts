import { LEAST_MULTIPLIER, MOST_MULTIPLIER } from '../../../rules/selo/art3iMissingAmount';
import { dayText, nativeFormula, notExpressible, numberText } from '../expressible';
import { shareText } from './arguments';
import { FAMILY_CEILINGS } from './figures';

const OF_AMOUNTS = 8;

/** Share of family farming in the biodiesel sold, a part of one, not rounded (art. 3, I). */
export const percent = nativeFormula((args) => {
  const [purchases, costs, revenue] = [numberText(args[0]), numberText(args[1]), numberText(args[2])];
  const conditions = [`COUNT(${purchases},${costs},${revenue})<3`, `${purchases}<0`, `${costs}<0`, `${revenue}<=0`];
  return `IF(OR(${conditions.join(',')}),NA(),(${purchases}+${costs})/${revenue})`;
});

/** Effective R$ still to be bought at a multiplier to reach the minimum share, up to whole cents (art. 3, I). */
export const missing = nativeFormula(([minimum, soFar, sold, multiplier]) => {
  if (!minimum) return notExpressible();
  const share = shareText(minimum);
  const [weighted, revenue, times] = [numberText(soFar), numberText(sold), numberText(multiplier)];
  const conditions = [
    `COUNT(${share},${weighted},${revenue},${times})<4`,
    `${share}<=0`,
    `${share}>1`,
    `${weighted}<0`,
    `${revenue}<=0`,
    `${times}<${LEAST_MULTIPLIER}`,
    `${times}>${MOST_MULTIPLIER}`,
  ];
  const short = `ROUND(${share}*${revenue}-${weighted},${OF_AMOUNTS})`;
  return `IF(OR(${conditions.join(',')}),NA(),ROUNDUP(ROUND(MAX(0,${short})/${times},${OF_AMOUNTS}),2))`;
});

/** Most that a family may sell in the programme in a year, R$ (art. 3 § 9). */
export const familyCap = nativeFormula(
  ([date], lists) => `VLOOKUP(${dayText(date)},${lists.table(FAMILY_CEILINGS)},2,TRUE)`,
);

import { interministerial2of2023 } from '../../../rules/selo/ruleSets/interministerial2of2023';
import { said } from '../../../sheets/templates/template';
import { nativeFormula, numberText } from '../expressible';
import type { NativeFunction, NativeTable } from '../nativeBook';
import type { Given } from './arguments';

const { act, source, required } = interministerial2of2023;
const PERCENT = '0.##%';
/** Later numbers are days, of which the year counts. */
const LAST_YEAR = 2100;
const OF_AMOUNTS = 8;
const OF_QUOTIENTS = 6;

/** Of a year, the share required; year 0 is a blank one, which takes the newest, and before the first there is none. */
export const REQUIRED_SHARES: NativeTable = {
  name: 'SELO_MINIMO_REGIONAL',
  programme: 'selo',
  title: said('Parte mínima de N, NE e Semiárido', 'Least part of N, NE and the Semiárido'),
  sources: [`${act} (${source})`],
  columns: [
    { heading: said('A partir do ano', 'From the year') },
    { heading: said('Mínimo', 'Minimum'), format: PERCENT },
  ],
  rows: [
    [0, required[0]!.share.toNumber()],
    [1, { error: '#N/A' }],
    ...[...required].reverse().map(({ from, share }) => [from, share.toNumber()]),
  ],
};

/** The row of REGIONALSHARE: the part, what it must be, and R$ missing, a formula a cell. */
export const regionalShareRow: readonly NativeFunction[] = [
  ofRow((northern, total) => `${northern}/${total}`),
  ofRow((_northern, _total, share) => share),
  ofRow((northern, total, share) => {
    const short = `MAX(0,ROUND(${share}*${total}-${northern},${OF_AMOUNTS}))`;
    return `ROUNDUP(ROUND(${short}/(1-${share}),${OF_QUOTIENTS}),2)`;
  }),
];

function ofRow(cell: (northern: string, total: string, share: string) => string): NativeFunction {
  return nativeFormula(([effectiveNorthern, effectiveTotal, year], lists) => {
    const [northern, total] = [numberText(effectiveNorthern), numberText(effectiveTotal)];
    const share = `VLOOKUP(${yearText(year)},${lists.table(REQUIRED_SHARES)},2,TRUE)`;
    const refused = [
      `COUNT(${northern},${total})<2`,
      `${northern}<0`,
      `${total}<=0`,
      `${northern}>${total}`,
      `ISERROR(${share})`,
    ];
    return `IF(OR(${refused.join(',')}),NA(),${cell(northern, total, share)})`;
  });
}

function yearText(year: Given): string {
  if (!year) return '0';
  const text = numberText(year);
  return `IF(${text}>${LAST_YEAR},YEAR(${text}),${text})`;
}

import { readCornBase } from '../../../rules/selo/readCornBase';
import { defaultSeloReadings, type SeloReadings } from '../../../rules/selo/readings';
import { SeloRefusal } from '../../../rules/selo/refusal';
import { nativeFormula, notExpressible, numberText } from '../expressible';
import type { NativeFunction, NativeLists } from '../nativeBook';
import { isBlankText, whileUnchanged, type Given } from './arguments';
import { CORN, CORN_AND_INPUTS } from './figures';

/** Decimals of a share of a limit; what a limit leaves is a whole number of cents, or further from one than that. */
const OF_LIMITS = 6;
const OF_SHARES = 8;

/** What the cells of the row are made of, as native expressions in whole cents of R$. */
interface CornTexts {
  corn: string;
  inputs: string;
  /** What § 7 leaves of inputs. */
  inputsLeft: string;
  /** What § 7 leaves of corn, and § 6 after it. */
  cornLeft: string;
  cornCap: string;
}

/**
 * The row of CORNCAP: corn, inputs and what is disallowed, a formula a cell (art. 3 §§ 6 and 7; reading S6). Corn and
 * inputs are cut in proportion, half a cent up, the cents of the limit that are left fall to the inputs. A share less
 * than a ten-millionth of a real beside half a cent is taken for half a cent: doubles cannot tell it apart.
 */
export const cornCapRow: readonly NativeFunction[] = [
  ofRow(cornAdmitted),
  ofRow(({ inputsLeft }) => inputsLeft),
  ofRow((texts) => `ROUND(${texts.corn}+${texts.inputs}-${cornAdmitted(texts)}-${texts.inputsLeft},2)`),
];

function cornAdmitted({ cornLeft, cornCap }: CornTexts): string {
  return `MIN(${cornLeft},${cornCap})`;
}

function ofRow(cell: (texts: CornTexts) => string): NativeFunction {
  return nativeFormula(([cornCell, inputsCell, othersCell, reading], lists) => {
    const [corn, inputs, others] = [numberText(cornCell), numberText(inputsCell), numberText(othersCell)];
    const refused = [`COUNT(${corn},${inputs},${others})<3`, `MIN(${corn},${inputs},${others})<0`];
    const rounded = { corn: cents(corn), inputs: cents(inputs), others: cents(others) };
    const text = cell(textsOf(rounded, baseOf(reading), lists));
    return whileUnchanged(reading, `IF(OR(${refused.join(',')}),NA(),${text})`);
  });
}

function cents(amount: string): string {
  return `ROUND(${amount},2)`;
}

function textsOf(
  { corn, inputs, others }: Record<'corn' | 'inputs' | 'others', string>,
  base: SeloReadings['cornBase'],
  lists: NativeLists,
): CornTexts {
  const sum = `(${corn}+${inputs})`;
  // Of the total presented, or so much of the others that the cut leaves the share of the total that is left.
  const limitOf = (share: string, rest: string) =>
    base === 'fixed' ? `${share}*(${corn}+${inputs}+${others})` : `${share}/(1-${share})*${rest}`;
  const limit = limitOf(lists.figure(CORN_AND_INPUTS), others);
  const most = cutToCents(limit);
  const within = `ROUND(${sum},2)<=${most}`;
  const shared = `MIN(${most},ROUND(ROUND(${corn}*${limit}/${sum},${OF_SHARES}),2))`;
  const inputsLeft = `IF(${within},${inputs},ROUND(${most}-${shared},2))`;
  return {
    corn,
    inputs,
    inputsLeft,
    cornLeft: `IF(${within},${corn},${shared})`,
    cornCap: cutToCents(limitOf(lists.figure(CORN), `(${others}+${inputsLeft})`)),
  };
}

function cutToCents(limit: string): string {
  return `ROUNDDOWN(ROUND(${limit},${OF_LIMITS}),2)`;
}

function baseOf(reading: Given): SeloReadings['cornBase'] {
  if (!reading || isBlankText(reading.value)) return defaultSeloReadings.cornBase;
  const base = readCornBase(String(reading.value));
  return base instanceof SeloRefusal ? notExpressible() : base;
}

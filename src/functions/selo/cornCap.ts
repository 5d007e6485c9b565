import { cornCap as capCorn } from '../../rules/selo/art3p6p7CornCap';
import { defaultSeloReadings } from '../../rules/selo/readings';
import { readCornBase } from '../../rules/selo/readCornBase';
import { caps280of2022 } from '../../rules/selo/ruleSets/portaria280of2022';
import { textCell } from '../cellReaders';
import { isBlank, zeroIsBlank } from '../cells';
import type { FunctionEntry } from '../entry';
import { optional } from '../parameters';
import { singleCells } from '../singleCell';
import { centsCell } from './amounts';
import { granted } from './granted';
import { CORN, CORN_READING, INPUTS, OTHERS } from './parameters';

const PARAMETERS = [CORN, INPUTS, OTHERS, optional(CORN_READING)];

/** What the 30% of corn and inputs leaves of them (art. 3 §§ 6 and 7), a row of three. */
export const cornCap: FunctionEntry = {
  id: 'SELO.CORNCAP',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) => {
    const [corn, inputs, others, reading] = singleCells(args, PARAMETERS);
    if ([corn, inputs, others].every(isBlank)) return [['', '', '']];
    const bought = {
      corn: centsCell(corn, CORN, 'corn'),
      inputs: centsCell(inputs, INPUTS, 'inputs'),
      others: centsCell(others, OTHERS, 'others'),
    };
    const result = capCorn(bought, caps280of2022, { ...defaultSeloReadings, ...cornBase(reading) });
    return [[result.corn / 100, result.inputs / 100, result.disallowed / 100]];
  },
};

function cornBase(cell: unknown) {
  return isBlank(zeroIsBlank(cell)) ? {} : { cornBase: granted(readCornBase(textCell(cell, CORN_READING))) };
}

import { exactOfCell, type Decimal } from '../../rules/exact';
import { multiplierOf } from '../../rules/selo/multiplier';
import { defaultSeloReadings } from '../../rules/selo/readings';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { currentLanguage } from '../language';
import { sentences } from '../sentences';
import { granted } from './granted';
import { readPurchase } from './purchase';
import { purchaseMemory } from './purchaseMemory';
import { valueCell, WEIGHTED_PARAMETERS } from './weighted';

/** The memory of calculation of a purchase's weighted value as text, a step a line, each with its article. */
export const explain: FunctionEntry = {
  id: 'SELO.EXPLAIN',
  parameters: WEIGHTED_PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, WEIGHTED_PARAMETERS, ([value, ...cells]) => memory(exactOfCell(valueCell(value)), cells)),
};

/** The same of a purchase without a value: how its multiplier comes about. */
export function multiplierMemory(cells: readonly unknown[]): string {
  return memory(null, cells);
}

function memory(value: Decimal | null, cells: readonly unknown[]): string {
  const language = currentLanguage();
  const { purchase, ruleSet, notes } = readPurchase(cells);
  const multiplier = granted(multiplierOf(purchase, ruleSet, defaultSeloReadings));
  const remarks = notes.map((note) => sentences.use().sentenceOfNote(note, language));
  return purchaseMemory.use().memoryOfPurchase(value, multiplier, remarks, language).join('\n');
}

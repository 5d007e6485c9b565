import { subsidyOfLine } from '../../rules/pgpmbio/saleLine';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { currentLanguage } from '../language';
import { lineMemory } from './lineMemory';
import { granted } from './reading';
import { readSale, remarksOnSale, SALE_PARAMETERS } from './sale';

/** The memory of calculation of a line as text, a step a line, each with its source. */
export const explain: FunctionEntry = {
  id: 'PGPMBIO.EXPLAIN',
  parameters: SALE_PARAMETERS,
  result: 'matrix',
  run: (args) => eachRow(args, SALE_PARAMETERS, memory),
};

function memory(cells: readonly unknown[]): string {
  const language = currentLanguage();
  const sale = readSale(cells);
  const result = granted(subsidyOfLine(sale.line));
  return lineMemory
    .use()
    .memoryOfLine(result, remarksOnSale(cells[0], sale, language), language)
    .join('\n');
}

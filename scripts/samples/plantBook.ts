import type { Book } from '../../src/workbook/xlsx/book';
import { cornSheet } from './plant/cornSheet';
import { costSheet } from './plant/costSheet';
import { harvestSheet } from './plant/harvestSheet';
import { memorySheet } from './plant/memorySheet';
import { parameterSheet } from './plant/parameterSheet';
import { CORN, COSTS, HARVESTS, MEMORY, PARAMETERS, PURCHASES, README, SUMMARY, TECHNICIANS } from './plant/places';
import { purchaseSheet } from './plant/purchaseSheet';
import { readMe } from './plant/readMe';
import { SummarySheet } from './plant/summarySheet';
import { technicianSheet } from './plant/technicianSheet';
import { BookBuilder } from './sheetBuilder';

/** The workbook of an invented biodiesel plant of Mato Grosso: a year of the Selo under Portaria 280/2022. */
export function plantBook(): Book {
  const builder = new BookBuilder();
  const first = builder.sheet(README);
  const summarySheet = builder.sheet(SUMMARY);
  const sheets = [PARAMETERS, PURCHASES, COSTS, TECHNICIANS, HARVESTS, CORN, MEMORY].map((name) => builder.sheet(name));
  const [parameters, purchases, costs, technicians, harvests, corn, memory] = sheets;
  const summary = new SummarySheet(summarySheet, builder);
  // Each sheet needs the results of those before it.
  parameterSheet(parameters!);
  purchaseSheet(purchases!, builder);
  cornSheet(corn!, builder);
  technicianSheet(technicians!, builder);
  summary.regions();
  costSheet(costs!, builder);
  harvestSheet(harvests!, builder);
  summary.fill();
  memorySheet(memory!, builder);
  readMe(first, builder);
  return builder.book;
}

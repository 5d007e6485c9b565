import { fixesOf } from '../../../src/taskpane/write/fixing';
import { planWriting } from '../../../src/taskpane/write/planWriting';
import { writeResults } from '../../../src/taskpane/write/writeResults';
import { writeBackOf } from '../../../src/taskpane/write/writeBackOf';
import type { SalesCheck } from '../../../src/taskpane/check/checked';
import { defaultReadings, type SalesContext } from '../../../src/validation/pgpmbio/context';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import { bookOf, tableIn } from './book';
import type { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';

const CONTEXT: SalesContext = {
  today: '2026-11-30',
  readings: defaultReadings,
  marketPrices: [],
  priorBalances: [],
};

async function checked(workbook: MemoryWorkbook): Promise<SalesCheck> {
  const of = await tableIn(workbook);
  const source = { table: of.table, values: of.grid.values };
  const validation = await validateSales(source, CONTEXT);
  return {
    programme: 'pgpmbio',
    ...of,
    tables: [of],
    hiddenLeftOut: 0,
    validation,
    beside: { used: [], unread: [] },
    stray: null,
  };
}

test('checked, written and checked again: the same table, findings and amounts', async () => {
  const workbook = bookOf();
  const first = await checked(workbook);
  const writeBack = await writeBackOf(first, 'pt-BR', '2026-11-30');
  const choices = { columns: true, colors: true, notes: true, findingsSheet: true, memorySheet: true };
  const plan = await planWriting(workbook, writeBack, choices, 'pgpmbio:B:Notas');
  expect(await writeResults(workbook, plan, first.tables, {})).toMatchObject({ code: 'done' });
  const second = await checked(workbook);
  expect(second.table).toEqual(first.table);
  expect(second.validation.findings).toEqual(first.validation.findings);
  expect(second.validation.totals).toEqual(first.validation.totals);
  expect(fixesOf(second, 'L29').map(({ fix }) => fix)).toEqual([{ row: 1, column: 'quantity', value: 2500.5 }]);
});

import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { Registers } from './acquisitionRows';
import type { Columns } from './cells';
import type { SeloLogs } from './logs';
import { namesLikeFormulas, TableCells, type TableWithValues } from '../tableCells';
import type { SeloTableKind, SeloTables } from './tables';

/** What a table or a register lacks as a whole, told once and not row by row. */
export function tellOfTables(tables: SeloTables, columns: Columns, registers: Registers, logs: SeloLogs): void {
  const log = logs.of('acquisitions');
  for (const column of tables.acquisitions.table.missing)
    log.add('error', null, column, { code: 'R01', found: 'columnMissing' });
  const { farmers, intermediaries } = registers;
  if (!farmers.given) log.add('warning', null, 'family', { code: 'R07', found: 'noTable' });
  if (!intermediaries.given && (columns.has('intermediary') || columns.has('supplierType')))
    log.add('warning', null, 'intermediary', { code: 'R08', found: 'noTable' });
  if (!columns.has('ruralRegistry') && !farmers.hasRegistry)
    log.add('warning', null, 'ruralRegistry', { code: 'R14', found: 'noColumn' });
  if (!columns.has('contract')) log.add('warning', null, 'contract', { code: 'R15', found: 'noColumn', contract: '' });
  for (const [kind, table] of Object.entries(tables)) {
    if (kind === 'acquisitions' || !table) continue;
    for (const column of table.table.missing)
      logs.add(kind as Exclude<keyof SeloTables, 'acquisitions'>, null, {
        severity: 'error',
        column,
        data: { code: 'R01', found: 'columnMissing' },
      });
  }
}

/** What is odd about the cells of a table, whatever they say. */
export function* tellOddCells(kind: SeloTableKind, source: TableWithValues, logs: SeloLogs): Steps<void> {
  const table = TableCells.of(source);
  const log = logs.of(kind);
  for (const { row, column } of table.merged) log.add('warning', row, column, { code: 'R36' });
  for (const { row, column } of table.typedOver) log.add('warning', row, column, { code: 'R38' });
  const namesOf = namesLikeFormulas(table);
  for (let row = 0; row < table.length; row++) {
    if (row > 0 && row % ROWS_A_STEP === 0) yield;
    for (const column of namesOf(row)) log.add('information', row, column, { code: 'R37' });
  }
}

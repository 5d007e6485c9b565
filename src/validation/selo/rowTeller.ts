import type { SeloFindingData } from '../../rules/selo/findings';
import type { ColumnId } from '../../sheets/columns';
import type { FindingLog } from '../findingLog';
import type { Cell, Columns, ReadCell } from './cells';
import type { CellFinding } from './logs';

/** Reads the rows of a table and tells what is found of them. */
export class RowTeller {
  constructor(
    readonly columns: Columns,
    protected readonly log: FindingLog<SeloFindingData>,
  ) {}

  protected cell(column: ColumnId, row: number): Cell {
    return this.columns.cell(column, row);
  }

  protected tell(row: number, findings: readonly CellFinding[]): void {
    for (const { severity, column, data, fix } of findings) this.log.add(severity, row, column, data, fix);
  }

  protected told<Value>(row: number, { value, findings }: ReadCell<Value>): Value | null {
    if (findings.length > 0) this.tell(row, findings);
    return value;
  }
}

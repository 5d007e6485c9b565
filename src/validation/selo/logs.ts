import type { ColumnId } from '../../sheets/columns';
import type { SeloFindingData } from '../../rules/selo/findings';
import type { Finding, Severity } from '../finding';
import { FindingLog } from '../findingLog';
import type { SeloTableKind, SeloTables } from './tables';

/** A finding of a plant's year: `row` and `column` are of the table it names. */
export interface SeloFinding extends Finding<SeloFindingData> {
  table: SeloTableKind;
}

/** A finding before it is known to which row it belongs; tables repeat cells, and what is found of them. */
export interface CellFinding {
  severity: Severity;
  column: ColumnId | null;
  data: SeloFindingData;
  fix?: string | number;
}

/** One log a table. */
export class SeloLogs {
  private readonly byTable = new Map<SeloTableKind, FindingLog<SeloFindingData>>();

  constructor(tables: SeloTables) {
    for (const [kind, table] of Object.entries(tables)) {
      if (table) this.byTable.set(kind as SeloTableKind, new FindingLog(table.table.dataRows.length));
    }
  }

  of(table: SeloTableKind): FindingLog<SeloFindingData> {
    return this.byTable.get(table)!;
  }

  add(table: SeloTableKind, row: number | null, { severity, column, data, fix }: CellFinding): void {
    this.of(table).add(severity, row, column, data, fix);
  }

  all(): SeloFinding[] {
    return [...this.byTable].flatMap(([table, log]) => log.findings().map((finding) => ({ ...finding, table })));
  }

  tables(): ReadonlyMap<SeloTableKind, FindingLog<SeloFindingData>> {
    return this.byTable;
  }
}

import type { ColumnId } from '../sheets/columns';
import type { Fix } from './finding';
import { withRoom } from './growing';

/** Certain mends, a few bytes each: a long table may need one in every row. */
export class FixList {
  private rows = new Int32Array(16);
  private columnOf = new Uint8Array(16);
  private readonly columns: ColumnId[] = [];
  private readonly values: (string | number)[] = [];

  add(row: number, column: ColumnId, value: string | number): void {
    let number = this.columns.indexOf(column);
    if (number < 0) number = this.columns.push(column) - 1;
    const at = this.values.push(value) - 1;
    this.rows = withRoom(this.rows, at + 1, 0);
    this.columnOf = withRoom(this.columnOf, at + 1, 0);
    this.rows[at] = row;
    this.columnOf[at] = number;
  }

  all(): Fix[] {
    return this.values.map((value, at) => ({
      row: this.rows[at] as number,
      column: this.columns[this.columnOf[at] as number] as ColumnId,
      value,
    }));
  }
}

/** What the program does with each action of a request: it answers from a workbook in memory, and writes into it. */
import { cellAddress } from '../../src/workbook/address';
import type { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import type { AreaRef, CellValue, SheetInfo, TableInfo } from '../../src/workbook/port';
import type { CellState, Edit } from '../../src/workbook/writing';
import { HostError, nameIn, rangeIn, type Action, type Target } from './fakeExcelMessages';
import { argumentsOf, FakeObjects } from './fakeExcelObjects';
import { formatAfter, typedIn } from './fakeExcelTyping';

/** A property that was set, other than contents: `Format.Fill.Color` of some areas, and to what. */
export interface Setting {
  of: string;
  areas: readonly AreaRef[];
  value: unknown;
}

const POINTS_A_PIXEL = 0.75;
/** So far down whole columns are formatted here. */
const ROWS_OF_A_COLUMN = 200;

export class FakeHost {
  readonly objects: FakeObjects;
  readonly settings: Setting[] = [];
  /** Files that were opened in windows of their own, in base64. */
  readonly opened: string[] = [];
  /** While they are off, no event is sent for what add-ins do. */
  eventsAreOn = true;
  /** Says with which code a change is refused. */
  refuse: (what: string, areas: readonly AreaRef[]) => string | null = () => null;

  constructor(
    private readonly book: MemoryWorkbook,
    private readonly changed: (area: AreaRef) => void,
  ) {
    this.objects = new FakeObjects(book);
  }

  async perform(action: Action, target: Target, resolve: (id: number) => Promise<Target>): Promise<unknown> {
    if (target.is === 'nothing') return null;
    const { ActionType, Name } = action;
    if (ActionType === 2) return this.query(target, action.QueryInfo!.Select);
    const args = await argumentsOf(action.ArgumentInfo, resolve);
    if (ActionType === 4) await this.set(target, Name, args[0]);
    if (ActionType === 3) return this.call(target, Name, args);
    if (target.is === 'range' && ActionType === 1) return { _ReferenceId: this.objects.keepReference(target) };
    if (target.is === 'sheet') return { _Id: target.name };
    if (target.is === 'part') return { Id: target.id };
    return target.is === 'table' ? { Id: target.name } : {};
  }

  private async call(target: Target, name: string, args: unknown[]): Promise<unknown> {
    switch (`${target.is}.${name}`) {
      case 'range.GetRowProperties':
        return this.rowProperties(rangeIn(target));
      case 'range.GetCellProperties':
        return (await this.book.readStates(rangeIn(target))).map((row) => row.map(propertiesOf));
      case 'range.Select': {
        const { sheet, row, column } = rangeIn(target);
        return this.book.select({ sheet, row, column });
      }
      case 'range.Clear': {
        const area = rangeIn(target);
        const cells = Array.from({ length: area.rows }, () => Array(area.columns).fill(null));
        return this.change('Clear', [area], { kind: 'contents', area, cells });
      }
      case 'fill.Clear':
        return this.change('Fill.Clear', areasOf(target), { kind: 'fill', areas: areasOf(target), color: null });
      case 'notes.GetCount':
      case 'comments.GetCount':
        return (await this.objects.attached(target)).length;
      case 'note.Delete':
        return target.is === 'note' && this.change('Note', [], { kind: 'note', cell: target.cell, text: null });
      case 'newWorkbook.Open':
        return target.is === 'newWorkbook' && void this.opened.push(target.file);
      case 'part.GetXml':
        return target.is === 'part' && this.objects.parts.get(target.id);
      case 'part.SetXml':
        return target.is === 'part' && void this.objects.parts.set(target.id, String(args[0]));
      case 'part.Delete':
        return target.is === 'part' && this.objects.parts.delete(target.id);
      case 'sheet.Delete':
        return this.book.deleteSheet(nameIn(target));
      case 'table.Resize':
        return this.book.resizeTable(nameIn(target), rangeIn(args[0] as Target));
      case 'freeze.FreezeRows':
        return void this.settings.push({ of: 'FreezeRows', areas: [], value: args[0] });
      default:
        return { _ReferenceId: '' };
    }
  }

  private async set(target: Target, name: string, value: unknown): Promise<void> {
    if (target.is === 'runtime') this.eventsAreOn = Boolean(value);
    else if (target.is === 'sheet' && name === 'Name') await this.book.renameSheet(target.name, String(value));
    else if (target.is === 'table' && name === 'Name') await this.renameTable(target.name, String(value));
    else if (target.is === 'range' && (name === 'Values' || name === 'Formulas'))
      await this.putCells(target.area, value as unknown[][], name);
    else if (target.is === 'note')
      await this.change(name, [], { kind: 'note', cell: target.cell, text: String(value) });
    else await this.dress(target, name, value);
  }

  private async dress(target: Target, name: string, value: unknown): Promise<void> {
    const areas = areasOf(target);
    this.settings.push({ of: `${target.is}.${name}`, areas, value });
    const change = (edit: Edit) => this.change(name, areas, edit);
    switch (`${target.is}.${name}`) {
      case 'range.NumberFormat':
        return this.putFormats(areas[0]!, value);
      case 'columnsOfSheet.NumberFormat':
        return change({
          kind: 'numberFormat',
          areas: areas.map((area) => ({ ...area, row: 0, rows: ROWS_OF_A_COLUMN })),
          format: String(value),
        });
      case 'fill.Color':
        return change({ kind: 'fill', areas, color: String(value) });
      case 'font.Bold':
        return change({ kind: 'bold', areas, bold: Boolean(value) });
      case 'format.ColumnWidth':
        for (const { sheet, column } of areas)
          await change({ kind: 'columnWidth', sheet, column, pixels: Number(value) / POINTS_A_PIXEL });
    }
  }

  private async putCells(area: AreaRef, given: unknown[][], what: string): Promise<void> {
    if (given.length !== area.rows || given[0]?.length !== area.columns) throw new HostError('InvalidArgument');
    const states = await this.book.readStates(area);
    const cells = given.map((row, r) =>
      row.map((one, c) => typedIn(one, states[r]![c]!.numberFormat, what === 'Formulas')),
    );
    await this.change(what, [area], { kind: 'contents', area, cells });
    for (const [r, row] of cells.entries())
      for (const [c, content] of row.entries()) {
        const { numberFormat } = states[r]![c]!;
        const format = formatAfter(content ?? null, numberFormat);
        if (format === numberFormat) continue;
        const areas = [{ ...area, row: area.row + r, column: area.column + c, rows: 1, columns: 1 }];
        this.book.personEdits([{ kind: 'numberFormat', areas, format }]);
      }
  }

  private async putFormats(area: AreaRef, value: unknown): Promise<void> {
    if (!Array.isArray(value)) {
      await this.change('NumberFormat', [area], { kind: 'numberFormat', areas: [area], format: String(value) });
      return;
    }
    const formats = value as (string | null)[][];
    for (const [r, row] of formats.entries())
      for (const [c, format] of row.entries()) {
        const areas = [{ ...area, row: area.row + r, column: area.column + c, rows: 1, columns: 1 }];
        if (format !== null) await this.change('NumberFormat', areas, { kind: 'numberFormat', areas, format });
      }
  }

  private async change(what: string, areas: readonly AreaRef[], edit: Edit): Promise<void> {
    const code = this.refuse(what, areas);
    if (code) throw new HostError(code);
    for (const sheet of await this.book.sheets())
      if (sheet.protected && areas.some((area) => area.sheet === sheet.name)) throw new HostError('AccessDenied');
    this.book.personEdits([edit]);
    if (edit.kind === 'contents' && this.eventsAreOn) this.changed(edit.area);
  }

  private async renameTable(name: string, newName: string): Promise<void> {
    const area = await this.book.locate({ kind: 'table', table: name, part: 'all', columns: null }, NOWHERE);
    if (!area) throw new HostError('ItemNotFound');
    if (await this.book.locate({ kind: 'table', table: newName, part: 'all', columns: null }, NOWHERE))
      throw new HostError('InvalidArgument');
    this.book.personMakesTable(newName, area);
  }

  private async rowProperties(area: AreaRef): Promise<object[]> {
    const hidden = await this.book.hiddenRows(area);
    return Array.from({ length: area.rows }, (_row, r) => ({ rowHidden: hidden.includes(area.row + r) }));
  }

  private async query(target: Target, properties: string[]): Promise<unknown> {
    switch (target.is) {
      case 'workbook':
        return { ReadOnly: this.book.readOnly };
      case 'protection':
        return { Protected: false };
      case 'tablesAround': {
        const tables = await this.tablesOfBook();
        const around = tables.filter(({ area }) => contains(area, target.cell));
        return { _Items: around.map(tableItem) };
      }
      case 'tables':
        return { _Items: (await this.tablesOfBook()).map(tableItem) };
      case 'names':
        return { _Items: [] };
      case 'tablesOfSheet':
        return { _Items: (await this.book.tablesOn(target.sheet)).map(tableItem) };
      case 'worksheets':
        return { _Items: (await this.book.sheets()).map(sheetItem) };
      case 'sheet':
        return sheetItem((await this.book.sheets()).find(({ name }) => name === target.name)!);
      case 'merged':
        return { Areas: { _Items: target.areas.map(placeItem) } };
      case 'comments':
        return {
          _Items: (await this.objects.attached(target)).map((cell) => ({ Id: `comment ${cellAddress(cell)}` })),
        };
      case 'note':
        return { Content: (await this.book.readStates({ ...target.cell, rows: 1, columns: 1 }))[0]![0]!.note };
      case 'parts':
        return { _Items: [...this.objects.parts.keys()].map((Id) => ({ Id })) };
      case 'part':
        return { Id: target.id };
      case 'column':
        return { Index: await this.columnIndex(target.table, target.name) };
      case 'range':
        return this.describeRange(target.area, properties);
      default:
        return 'name' in target ? { Name: target.name } : {};
    }
  }

  private async tablesOfBook(): Promise<TableInfo[]> {
    const sheets = await this.book.sheets();
    return (await Promise.all(sheets.map(({ name }) => this.book.tablesOn(name)))).flat();
  }

  private async columnIndex(table: string, name: string): Promise<number> {
    const all = await this.book.locate({ kind: 'table', table, part: 'all', columns: null }, NOWHERE);
    const columns = { first: name, last: name };
    const one = await this.book.locate({ kind: 'table', table, part: 'headers', columns }, NOWHERE);
    return one!.column - all!.column;
  }

  private async describeRange(area: AreaRef, properties: string[]): Promise<Record<string, unknown>> {
    const known: Record<string, unknown> = {
      rowIndex: area.row,
      columnIndex: area.column,
      rowCount: area.rows,
      columnCount: area.columns,
      'worksheet/name': { Name: area.sheet },
    };
    if (properties.includes('rowHidden')) {
      const { length } = await this.book.hiddenRows(area);
      known.rowHidden = length === 0 || length === area.rows ? length > 0 : null;
    }
    if (properties.includes('hasSpill')) known.hasSpill = await this.hasSpill(area);
    if (properties.includes('values')) {
      const values = await this.book.readArea(area);
      known.values = values.map((row) => row.map(shown));
      known.valueTypes = values.map((row) => row.map(typeOf));
      if (properties.includes('formulas')) known.formulas = await this.formulasOf(area, values);
    }
    if (properties.includes('numberFormat'))
      known.numberFormat = (await this.book.readStates(area)).map((row) => row.map(({ numberFormat }) => numberFormat));
    const formats = properties.filter((property) => property.startsWith('format/'));
    const answer = Object.fromEntries(
      properties
        .filter((property) => !formats.includes(property))
        .map((property) => {
          if (!(property in known)) throw new HostError('ApiNotFound');
          const name = property.split('/')[0]!;
          return [name[0]!.toUpperCase() + name.slice(1), known[property]];
        }),
    );
    return formats.length > 0 ? { ...answer, Format: await this.describeFormat(area) } : answer;
  }

  private async formulasOf(area: AreaRef, values: CellValue[][]): Promise<unknown[][]> {
    const formulas: unknown[][] = [];
    for (const [r, row] of values.entries()) {
      const line: unknown[] = [];
      for (const [c, value] of row.entries()) {
        const cell = { sheet: area.sheet, row: area.row + r, column: area.column + c };
        const { formula, spillAnchor } = await this.book.readCell(cell);
        // In Excel a cell that was spilled into shows the formula of the cell it comes from.
        line.push((spillAnchor ? (await this.book.readCell(spillAnchor)).formula : formula) ?? shown(value));
      }
      formulas.push(line);
    }
    return formulas;
  }

  /** One value where all cells agree, as Excel tells it. */
  private async describeFormat(area: AreaRef): Promise<object> {
    const states = (await this.book.readStates(area)).flat();
    const [width = 0] = await this.book.readColumnWidths(area.sheet, area.column, 1);
    const same = <T>(of: (state: CellState) => T): T | null => {
      const first = of(states[0]!);
      return states.every((state) => of(state) === first) ? first : null;
    };
    const color = same(({ fill }) => fill ?? '#FFFFFF');
    return {
      ColumnWidth: width * POINTS_A_PIXEL,
      Fill: { Color: color ?? '', Pattern: same(({ fill }) => (fill === null ? 'None' : 'Solid')) },
      Font: { Bold: same(({ bold }) => bold) },
    };
  }

  private async hasSpill({ sheet, row, column, rows, columns }: AreaRef): Promise<boolean | null> {
    const used = await this.book.usedArea(sheet);
    if (!used) return false;
    let count = 0;
    for (let r = row; r < Math.min(row + rows, used.row + used.rows); r++)
      for (let c = column; c < Math.min(column + columns, used.column + used.columns); c++) {
        const cell = { sheet, row: r, column: c };
        const { spillAnchor } = await this.book.readCell(cell);
        if (spillAnchor || (await this.book.locate({ kind: 'spill', cell }, cell))) count++;
      }
    return count === 0 ? false : count === rows * columns ? true : null;
  }
}

const NOWHERE = { sheet: '', row: 0, column: 0 };

function areasOf(target: Target): readonly AreaRef[] {
  if ('areas' in target) return target.areas;
  return 'area' in target ? [target.area] : [];
}

function propertiesOf({ fill, bold }: CellState): object {
  return {
    format: { fill: { color: fill ?? '#FFFFFF', pattern: fill === null ? 'None' : 'Solid' }, font: { bold } },
  };
}

function sheetItem({ name, hidden, protected: isProtected }: SheetInfo): object {
  const Visibility = hidden ? 'Hidden' : 'Visible';
  return { _Id: name, Id: name, Name: name, Visibility, Protection: { Protected: isProtected } };
}

function tableItem({ name, headerRow, totalsRow }: TableInfo): object {
  return { _Id: name, Name: name, ShowHeaders: headerRow, ShowTotals: totalsRow };
}

function placeItem({ row, column, rows, columns }: AreaRef): object {
  return { RowIndex: row, ColumnIndex: column, RowCount: rows, ColumnCount: columns };
}

function contains(area: AreaRef, { row, column, sheet }: { sheet: string; row: number; column: number }): boolean {
  const [down, right] = [row - area.row, column - area.column];
  return sheet === area.sheet && down >= 0 && down < area.rows && right >= 0 && right < area.columns;
}

function shown(value: CellValue): string | number | boolean {
  if (value === null) return '';
  return typeof value === 'object' ? value.error : value;
}

function typeOf(value: CellValue): string {
  if (value === null) return 'Empty';
  if (typeof value === 'object') return 'Error';
  return { number: 'Double', string: 'String', boolean: 'Boolean' }[typeof value as 'number' | 'string' | 'boolean'];
}

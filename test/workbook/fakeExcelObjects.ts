/** Which object of the program each path of a request stands for. */
import { parseCellAddress } from '../../src/workbook/address';
import type { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import type { AreaRef, CellRef, NamedReference } from '../../src/workbook/port';
import {
  HostError,
  nameIn,
  NOTHING,
  oneCell,
  rangeIn,
  type Body,
  type ObjectPath,
  type Target,
} from './fakeExcelMessages';

/** A range that is known by a number from one request to the next. */
const BY_REFERENCE = 6;

export class FakeObjects {
  /** Ranges keep their identity from one request to the next by a number that the program gives them. */
  private readonly references: Target[] = [];
  readonly parts = new Map<string, string>();
  private lastPart = 0;

  constructor(private readonly book: MemoryWorkbook) {}

  keepReference(target: Target): string {
    return `r${this.references.push(target) - 1}`;
  }

  /** Finds the objects of one message, each once: the paths of some of them make it. */
  resolver({ ObjectPaths }: Body): (id: number) => Promise<Target> {
    const found = new Map<number, Promise<Target>>();
    const resolve = (id: number): Promise<Target> => {
      const known = found.get(id) ?? this.resolve(ObjectPaths[id], resolve);
      found.set(id, known);
      return known;
    };
    return resolve;
  }

  private async resolve(path: ObjectPath | undefined, resolve: (id: number) => Promise<Target>): Promise<Target> {
    if (path?.ObjectPathType === BY_REFERENCE) return this.references[Number(path.Name.slice(1))]!;
    if (!path?.ParentObjectPathId) return { is: 'workbook' };
    const parent = await resolve(path.ParentObjectPathId);
    if (parent.is === 'nothing') return NOTHING;
    const args = await argumentsOf(path.ArgumentInfo, resolve);
    return this.child(parent, path.Name, args);
  }

  private async child(parent: Target, name: string, args: unknown[]): Promise<Target> {
    switch (`${parent.is}.${name}`) {
      case 'workbook.GetActiveCell':
        return { is: 'range', area: { ...(await this.book.selectedCell()), rows: 1, columns: 1 } };
      case 'workbook.Worksheets':
        return { is: 'worksheets' };
      case 'workbook.Tables':
        return { is: 'tables' };
      case 'workbook.Names':
      case 'sheet.Names':
        return { is: 'names' };
      case 'workbook._Runtime':
        return { is: 'runtime' };
      case 'workbook.Application':
        return { is: 'application' };
      case 'application.CreateWorkbook':
        return { is: 'newWorkbook', file: String(args[0]) };
      case 'workbook.Protection':
      case 'sheet.Protection':
        return { is: 'protection' };
      case 'workbook.CustomXmlParts':
      case 'parts.GetByNamespace':
        return { is: 'parts' };
      case 'parts.Add':
        return this.addPart(String(args[0]));
      case 'parts.':
      case 'parts.GetItemOrNullObject':
        return this.parts.has(String(args[0])) ? { is: 'part', id: String(args[0]) } : this.missing(name);
      case 'worksheets.':
      case 'worksheets.GetItemOrNullObject':
        return this.sheetTarget(String(args[0]), name);
      case 'worksheets.Add':
        await this.book.addSheet({ name: String(args[0]), rows: [] });
        return { is: 'sheet', name: String(args[0]) };
      case 'sheet.FreezePanes':
        return { is: 'freeze', sheet: nameIn(parent) };
      case 'sheet.Notes':
        return { is: 'notes', sheet: nameIn(parent) };
      case 'sheet.Comments':
        return { is: 'comments', sheet: nameIn(parent) };
      case 'sheet.GetUsedRangeOrNullObject':
        return this.usedRange(nameIn(parent), args[0] === true);
      case 'sheet.GetRanges':
        return { is: 'ranges', areas: areasAt(nameIn(parent), String(args[0])) };
      case 'sheet.Tables':
        return { is: 'tablesOfSheet', sheet: nameIn(parent) };
      case 'tablesOfSheet.Add':
        return this.addTable(parent.is === 'tablesOfSheet' ? parent.sheet : '', String(args[0]));
      case 'tables.GetItemOrNullObject':
        return this.rangeOrNothing({ kind: 'table', table: String(args[0]), part: 'all', columns: null }, () => ({
          is: 'table',
          name: String(args[0]),
        }));
      case 'table.Columns':
        return { is: 'columns', table: nameIn(parent) };
      case 'columns.GetItemOrNullObject':
        return this.columnTarget(parent, String(args[0]));
      case 'names.GetItemOrNullObject':
        return { is: 'name', name: String(args[0]) };
      case 'tables.':
      case 'tablesAround.':
      case 'tablesOfSheet.':
        return { is: 'table', name: String(args[0]) };
      case 'ranges.Format':
        return { is: 'format', areas: parent.is === 'ranges' ? parent.areas : [] };
      case 'format.Fill':
      case 'format.Font':
        return { is: name === 'Fill' ? 'fill' : 'font', areas: parent.is === 'format' ? parent.areas : [] };
      default:
        return this.smallChild(parent, name, args);
    }
  }

  private async smallChild(parent: Target, name: string, args: unknown[]): Promise<Target> {
    if (parent.is === 'notes' || parent.is === 'comments') return this.attachedTo(parent, name, args);
    if ((parent.is === 'note' || parent.is === 'comment') && name === 'GetLocation')
      return { is: 'range', area: oneCell(parent.cell) };
    if (parent.is === 'range') return this.rangeChild(parent.area, name, args);
    if (parent.is === 'sheet') {
      if (name !== 'GetRangeByIndexes' && name !== 'GetCell') throw new HostError('ApiNotFound');
      const [row, column, rows = 1, columns = 1] = args as number[];
      return { is: 'range', area: { sheet: parent.name, row: row!, column: column!, rows, columns } };
    }
    if (parent.is === 'name' && name === 'GetRangeOrNullObject')
      return this.rangeOrNothing({ kind: 'name', name: parent.name, sheet: null });
    const part = (
      { GetRange: 'all', GetDataBodyRange: 'data', GetHeaderRowRange: 'headers', GetTotalRowRange: 'totals' } as const
    )[name];
    if (parent.is === 'table' && part)
      return this.rangeOrNothing({ kind: 'table', table: parent.name, part, columns: null });
    throw new HostError('ApiNotFound');
  }

  private async rangeChild(area: AreaRef, name: string, args: unknown[]): Promise<Target> {
    switch (name) {
      case 'Worksheet':
        return { is: 'sheet', name: area.sheet };
      case 'Format':
        return { is: 'format', areas: [area] };
      case 'DataValidation':
        return { is: 'validation', area };
      case 'GetTables':
        return { is: 'tablesAround', cell: area };
      case 'GetEntireColumn':
        return { is: 'columnsOfSheet', area };
      case 'GetRow':
        return { is: 'range', area: { ...area, row: area.row + Number(args[0]), rows: 1 } };
      case 'GetBoundingRect': {
        const { row } = rangeIn(args[0] as Target);
        return { is: 'range', area: { ...area, rows: row - area.row + 1 } };
      }
      case 'GetMergedAreasOrNullObject': {
        const areas = await this.book.mergedAreas(area);
        return areas.length > 0 ? { is: 'merged', areas } : NOTHING;
      }
      case 'GetSpillParentOrNullObject': {
        const { spillAnchor } = await this.book.readCell(area);
        // Excel names the formula's own cell, too, when it spills.
        const own = spillAnchor ?? ((await this.book.locate({ kind: 'spill', cell: area }, area)) ? area : null);
        return own ? { is: 'range', area: oneCell(own) } : NOTHING;
      }
      case 'GetSpillingToRangeOrNullObject':
        return this.rangeOrNothing({ kind: 'spill', cell: area });
      default:
        throw new HostError('ApiNotFound');
    }
  }

  private async attachedTo(parent: Target, name: string, args: unknown[]): Promise<Target> {
    if (parent.is !== 'notes' && parent.is !== 'comments') return NOTHING;
    const is = parent.is === 'notes' ? 'note' : 'comment';
    const { sheet } = parent;
    if (name === 'GetItemAt') return { is, cell: (await this.attached(parent))[Number(args[0])]! };
    const place = parseCellAddress(String(args[0]).replace('comment ', ''));
    if (!place) throw new HostError('InvalidArgument');
    const cell = { sheet, ...place };
    const { note, conversation } = (await this.book.readStates(oneCell(cell)))[0]![0]!;
    const isThere = is === 'note' ? note !== null : conversation === true;
    if (name === 'Add' && is === 'note') {
      if (isThere) throw new HostError('ItemAlreadyExists');
      this.book.personEdits([{ kind: 'note', cell, text: String(args[1]) }]);
      return { is, cell };
    }
    return isThere ? { is, cell } : this.missing(name);
  }

  /** Cells with a note or with a conversation, row by row. */
  async attached(target: Target): Promise<CellRef[]> {
    if (target.is !== 'notes' && target.is !== 'comments') return [];
    const { sheet } = target;
    const states = await this.book.readStates({ sheet, row: 0, column: 0, rows: 450, columns: 20 });
    return states.flatMap((row, r) =>
      row.flatMap(({ note, conversation }, column) => {
        return (target.is === 'notes' ? note !== null : conversation) ? [{ sheet, row: r, column }] : [];
      }),
    );
  }

  private async sheetTarget(asked: string, call: string): Promise<Target> {
    const same = (name: string) => name.toLowerCase() === asked.toLowerCase();
    const found = (await this.book.sheets()).find(({ name }) => same(name));
    return found ? { is: 'sheet', name: found.name } : this.missing(call);
  }

  private missing(call: string): Target {
    if (call === 'GetItemOrNullObject') return NOTHING;
    throw new HostError('ItemNotFound');
  }

  /** Without the wish for values only, Excel counts formats too; the stand-in then claims far more. */
  private async usedRange(sheet: string, valuesOnly: boolean): Promise<Target> {
    const area = await this.book.usedArea(sheet);
    if (!valuesOnly) return { is: 'range', area: { sheet, row: 0, column: 0, rows: 60_000, columns: 50 } };
    return area ? { is: 'range', area } : NOTHING;
  }

  private async rangeOrNothing(reference: NamedReference, instead?: () => Target): Promise<Target> {
    const area = await this.book.locate(reference, { sheet: '', row: 0, column: 0 });
    return area ? (instead?.() ?? { is: 'range', area }) : NOTHING;
  }

  private async columnTarget(parent: Target, name: string): Promise<Target> {
    const table = parent.is === 'columns' ? parent.table : '';
    const columns = { first: name, last: name };
    return this.rangeOrNothing({ kind: 'table', table, part: 'headers', columns }, () => ({
      is: 'column',
      table,
      name,
    }));
  }

  private addPart(xml: string): Target {
    const id = `{${++this.lastPart}}`;
    this.parts.set(id, xml);
    return { is: 'part', id };
  }

  private addTable(sheet: string, address: string): Target {
    const name = `Tabela${++this.lastPart}`;
    this.book.personMakesTable(name, areasAt(sheet, address)[0]!);
    return { is: 'table', name };
  }
}

/** Arguments of a call, objects for those that are such. */
export async function argumentsOf(
  info: ObjectPath['ArgumentInfo'],
  resolve: (id: number) => Promise<Target>,
): Promise<unknown[]> {
  const { Arguments: args = [], ReferencedObjectPathIds: ids = [] } = info ?? {};
  return Promise.all(args.map((arg, at) => (typeof ids[at] === 'number' && ids[at] > 0 ? resolve(ids[at]) : arg)));
}

export function areasAt(sheet: string, address: string): AreaRef[] {
  if (address.length > 255) throw new HostError('InvalidArgument');
  return address.split(',').map((part) => {
    const [first, last = first] = part.split(':');
    const [start, end] = [parseCellAddress(first!), parseCellAddress(last!)];
    if (!start || !end) throw new HostError('InvalidArgument');
    return { sheet, ...start, rows: end.row - start.row + 1, columns: end.column - start.column + 1 };
  });
}

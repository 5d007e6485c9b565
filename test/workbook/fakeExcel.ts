/**
 * Microsoft's own client library for Excel in jsdom, over a stand-in for the program behind it: the library builds
 * and checks the real requests, the stand-in answers them from a {@link MemoryWorkbook} and counts them.
 */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import {
  WorkbookRefusal,
  type AreaRef,
  type CellRef,
  type CellValue,
  type NamedReference,
  type SheetInfo,
  type TableInfo,
} from '../../src/workbook/port';

interface Action {
  Id: number;
  ActionType: number;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: { Arguments: unknown[] };
  QueryInfo?: { Select: string[] };
}
interface ObjectPath {
  Id: number;
  ObjectPathType: number;
  Name: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: { Arguments: unknown[] };
}
interface Request {
  id: number;
  message: { body: { Actions: Action[]; ObjectPaths: Record<string, ObjectPath> } };
}

/** What an object path of a request stands for. */
type Target =
  | { is: 'workbook' | 'worksheets' | 'nothing' }
  | { is: 'sheet'; name: string }
  | { is: 'range'; area: AreaRef }
  | { is: 'merged'; areas: readonly AreaRef[] }
  | { is: 'tables' | 'names' }
  | { is: 'tablesOfSheet'; sheet: string }
  | { is: 'tablesAround'; cell: CellRef }
  | { is: 'table'; name: string }
  | { is: 'columns'; table: string }
  | { is: 'column'; table: string; name: string }
  | { is: 'name'; name: string };

class HostError extends Error {
  constructor(readonly code: string) {
    super(`The host says: ${code}`);
  }
}

export interface FakeExcel {
  /** Requests sent to the program, with the size of question and answer in characters. */
  sent: { actions: string[]; question: number; answer: number }[];
  /** The program answers the next writing request with this error. */
  failNextWith(code: string): void;
  personSelects(cell: CellRef): Promise<void>;
  close(): void;
}

const NOTHING: Target = { is: 'nothing' };
const BY_REFERENCE = 6;
const EVENTS = 65_536;
const SELECTION_CHANGED = 14;
const library = readFileSync('node_modules/@microsoft/office-js/dist/excel-web-16.00.js', 'utf8');

/**
 * Puts the globals `Excel` and `Office` in place.
 *
 * @param minorVersion newest requirement set that the program claims to know: 13 for ExcelApi 1.13
 */
export function startFakeExcel(
  book: MemoryWorkbook,
  tables: Record<string, string[]> = {},
  minorVersion = 13,
): FakeExcel {
  const script = '<script src="http://localhost/excel-web-16.00.js"></script>';
  const dom = new JSDOM(`<!DOCTYPE html><head>${script}</head>`, {
    url: 'http://localhost/',
    runScripts: 'outside-only',
  });
  const { window } = dom;
  const sent: FakeExcel['sent'] = [];
  /** Ranges keep their identity from one request to the next by a number that the program gives them. */
  const references: Target[] = [];
  let nextFailure: string | null = null;
  let documentHandler: (() => void) | null = null;

  const bridge = {
    onMessageFromHost: (_text: string): void => undefined,
    sendMessageToHost(text: string): void {
      void answer(JSON.parse(text) as Request, text.length);
    },
  };
  Object.assign(window, { _richApiNativeBridge: bridge });
  window.eval(library);
  const isSetSupported = (set: string, version: string) =>
    set !== 'ExcelApi' || Number(version.split('.')[1]) <= minorVersion;
  const office = {
    context: {
      requirements: { isSetSupported },
      document: {
        addHandlerAsync: (_type: string, handler: () => void) => (documentHandler = handler),
        removeHandlerAsync: () => (documentHandler = null),
      },
    },
    EventType: { DocumentSelectionChanged: 'documentSelectionChanged' },
  };
  Object.assign(globalThis, { Excel: window.Excel, Office: office });

  async function answer(request: Request, question: number): Promise<void> {
    const body = await bodyFor(request.message.body);
    const text = JSON.stringify(body);
    sent.push({ actions: request.message.body.Actions.map(({ Name }) => Name), question, answer: text.length });
    const message = { statusCode: 200, headers: {}, body: text };
    bridge.onMessageFromHost(JSON.stringify({ id: request.id, type: 2, flags: 0, message }));
  }

  async function bodyFor({ Actions, ObjectPaths }: Request['message']['body']): Promise<object> {
    const Results: { ActionId: number; Value: unknown }[] = [];
    for (const [index, action] of Actions.entries())
      try {
        const target = await resolve(ObjectPaths, action.ObjectPathId);
        Results.push({ ActionId: action.Id, Value: await perform(action, target) });
      } catch (failure) {
        const Code = failure instanceof HostError ? failure.code : codeOf(failure);
        return { Results, Error: { Code, Message: `English text about ${Code}`, Location: '', ActionIndex: index } };
      }
    return { Results };
  }

  async function resolve(paths: Record<string, ObjectPath>, id: number): Promise<Target> {
    const path = paths[id];
    if (path?.ObjectPathType === BY_REFERENCE) return references[Number(path.Name.slice(1))]!;
    if (!path?.ParentObjectPathId) return { is: 'workbook' };
    const parent = await resolve(paths, path.ParentObjectPathId);
    return parent.is === 'nothing' ? NOTHING : child(parent, path.Name, path.ArgumentInfo?.Arguments ?? []);
  }

  async function child(parent: Target, name: string, args: unknown[]): Promise<Target> {
    switch (`${parent.is}.${name}`) {
      case 'workbook.GetActiveCell':
        return { is: 'range', area: { ...(await book.selectedCell()), rows: 1, columns: 1 } };
      case 'workbook.Worksheets':
        return { is: 'worksheets' };
      case 'workbook.Tables':
        return { is: 'tables' };
      case 'workbook.Names':
      case 'sheet.Names':
        return { is: 'names' };
      case 'worksheets.':
        return { is: 'sheet', name: String(args[0]) };
      case 'sheet.GetUsedRangeOrNullObject':
        return usedRange(nameIn(parent), args[0] === true);
      case 'range.GetMergedAreasOrNullObject':
        return mergedTarget(rangeIn(parent));
      case 'range.Worksheet':
        return { is: 'sheet', name: rangeIn(parent).sheet };
      case 'sheet.Tables':
        return { is: 'tablesOfSheet', sheet: nameIn(parent) };
      case 'tables.GetItemOrNullObject':
        return String(args[0]) in tables ? { is: 'table', name: String(args[0]) } : NOTHING;
      case 'table.Columns':
        return { is: 'columns', table: nameIn(parent) };
      case 'columns.GetItemOrNullObject':
        return columnTarget(parent, String(args[0]));
      case 'names.GetItemOrNullObject':
        return { is: 'name', name: String(args[0]) };
      case 'range.GetTables':
        return { is: 'tablesAround', cell: rangeIn(parent) };
      case 'tables.':
      case 'tablesAround.':
      case 'tablesOfSheet.':
        return { is: 'table', name: String(args[0]) };
      default:
        return rangeChild(parent, name, args);
    }
  }

  async function rangeChild(parent: Target, name: string, args: unknown[]): Promise<Target> {
    const [row, column, rows = 1, columns = 1] = args as number[];
    if (parent.is === 'sheet') {
      if (name !== 'GetRangeByIndexes' && name !== 'GetCell') throw new HostError('ApiNotFound');
      await book.readCell({ sheet: parent.name, row: 0, column: 0 });
      return { is: 'range', area: { sheet: parent.name, row: row!, column: column!, rows, columns } };
    }
    if (parent.is === 'range' && name === 'GetSpillParentOrNullObject') {
      const { spillAnchor } = await book.readCell(parent.area);
      return spillAnchor ? { is: 'range', area: { ...spillAnchor, rows: 1, columns: 1 } } : NOTHING;
    }
    if (parent.is === 'range' && name === 'GetSpillingToRangeOrNullObject')
      return rangeOrNothing({ kind: 'spill', cell: parent.area });
    if (parent.is === 'name' && name === 'GetRangeOrNullObject')
      return rangeOrNothing({ kind: 'name', name: parent.name, sheet: null });
    const part = (
      { GetRange: 'all', GetDataBodyRange: 'data', GetHeaderRowRange: 'headers', GetTotalRowRange: 'totals' } as const
    )[name];
    if (parent.is === 'table' && part)
      return rangeOrNothing({ kind: 'table', table: parent.name, part, columns: null });
    throw new HostError('ApiNotFound');
  }

  /** Without the wish for values only, Excel counts formats too; the stand-in then claims far more. */
  async function usedRange(sheet: string, valuesOnly: boolean): Promise<Target> {
    const area = await book.usedArea(sheet);
    if (!valuesOnly) return { is: 'range', area: { sheet, row: 0, column: 0, rows: 60_000, columns: 50 } };
    return area ? { is: 'range', area } : NOTHING;
  }

  async function mergedTarget(area: AreaRef): Promise<Target> {
    const areas = await book.mergedAreas(area);
    return areas.length > 0 ? { is: 'merged', areas } : NOTHING;
  }

  async function rangeOrNothing(reference: NamedReference): Promise<Target> {
    const area = await book.locate(reference, { sheet: '', row: 0, column: 0 });
    return area ? { is: 'range', area } : NOTHING;
  }

  function columnTarget(parent: Target, name: string): Target {
    const table = parent.is === 'columns' ? parent.table : '';
    return tables[table]!.includes(name) ? { is: 'column', table, name } : NOTHING;
  }

  async function perform({ ActionType, Name, ArgumentInfo, QueryInfo }: Action, target: Target): Promise<unknown> {
    if (target.is === 'nothing') return null;
    if (ActionType === 2) return query(target, QueryInfo!.Select);
    if (Name === 'GetRowProperties') return rowProperties(rangeIn(target));
    if (Name === 'Formulas' || Name === 'Select') await change(Name, rangeIn(target), ArgumentInfo!.Arguments);
    if (target.is === 'range' && ActionType === 1) return { _ReferenceId: `r${references.push(target) - 1}` };
    return target.is === 'table' ? { Id: target.name } : {};
  }

  async function change(what: 'Formulas' | 'Select', area: AreaRef, args: unknown[]): Promise<void> {
    const { sheet, row, column } = area;
    if (what === 'Select') return book.select({ sheet, row, column });
    const failure = nextFailure;
    nextFailure = null;
    if (failure) throw new HostError(failure);
    return book.writeFormula({ sheet, row, column }, (args[0] as string[][])[0]![0]!);
  }

  async function rowProperties(area: AreaRef): Promise<object[]> {
    const hidden = await book.hiddenRows(area);
    return Array.from({ length: area.rows }, (_row, r) => ({ rowHidden: hidden.includes(area.row + r) }));
  }

  async function query(target: Target, properties: string[]): Promise<unknown> {
    if (target.is === 'tablesAround') {
      const names = [];
      for (const Name of Object.keys(tables)) {
        const area = await book.locate({ kind: 'table', table: Name, part: 'all', columns: null }, target.cell);
        if (area && contains(area, target.cell)) names.push({ Name, _Id: Name });
      }
      return { _Items: names };
    }
    if (target.is === 'tablesOfSheet') return { _Items: (await book.tablesOn(target.sheet)).map(tableItem) };
    if (target.is === 'worksheets') return { _Items: (await book.sheets()).map(sheetItem) };
    if (target.is === 'merged') return { Areas: { _Items: target.areas.map(placeItem) } };
    if (target.is === 'column') return { Index: tables[target.table]!.indexOf(target.name) };
    if (target.is !== 'range') return 'name' in target ? { Name: target.name } : {};
    return describeRange(target.area, properties);
  }

  async function describeRange(area: AreaRef, properties: string[]): Promise<Record<string, unknown>> {
    const known: Record<string, unknown> = {
      rowIndex: area.row,
      columnIndex: area.column,
      rowCount: area.rows,
      columnCount: area.columns,
      'worksheet/name': { Name: area.sheet },
    };
    if (properties.includes('rowHidden')) {
      const { length } = await book.hiddenRows(area);
      known.rowHidden = length === 0 || length === area.rows ? length > 0 : null;
    }
    if (properties.includes('values')) {
      const values = await book.readArea(area);
      known.values = values.map((row) => row.map(shown));
      known.valueTypes = values.map((row) => row.map(typeOf));
      const { value, formula, spillAnchor } = await book.readCell(area);
      // In Excel a cell that was spilled into shows the formula of the cell it comes from.
      const own = spillAnchor ? (await book.readCell(spillAnchor)).formula : formula;
      known.formulas = [[own ?? shown(value)]];
    }
    return Object.fromEntries(
      properties.map((property) => {
        if (!(property in known)) throw new HostError('ApiNotFound');
        const name = property.split('/')[0]!;
        return [name[0]!.toUpperCase() + name.slice(1), known[property]];
      }),
    );
  }

  return {
    sent,
    failNextWith: (code) => void (nextFailure = code),
    async personSelects(cell) {
      await book.select(cell);
      documentHandler?.();
      const entry = [EVENTS, SELECTION_CHANGED, 'Workbook', JSON.stringify({ address: 'A1', worksheetId: '1' })];
      bridge.onMessageFromHost(JSON.stringify({ type: 3, message: { entries: [entry] } }));
    },
    close: () => window.close(),
  };
}

function sheetItem({ name, hidden, protected: isProtected }: SheetInfo): object {
  const Visibility = hidden ? 'Hidden' : 'Visible';
  return { _Id: name, Name: name, Visibility, Protection: { Protected: isProtected } };
}

function tableItem({ name, headerRow, totalsRow }: TableInfo): object {
  return { _Id: name, Name: name, ShowHeaders: headerRow, ShowTotals: totalsRow };
}

function placeItem({ row, column, rows, columns }: AreaRef): object {
  return { RowIndex: row, ColumnIndex: column, RowCount: rows, ColumnCount: columns };
}

function codeOf(failure: unknown): string {
  if (!(failure instanceof WorkbookRefusal)) throw failure;
  return failure.code === 'protected' ? 'AccessDenied' : 'ItemNotFound';
}

function rangeIn(target: Target): AreaRef {
  if (target.is !== 'range') throw new HostError('InvalidRequest');
  return target.area;
}

function nameIn(target: Target): string {
  if (!('name' in target)) throw new HostError('InvalidRequest');
  return target.name;
}

function contains(area: AreaRef, { row, column }: CellRef): boolean {
  return row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
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

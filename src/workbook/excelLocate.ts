import type { AreaRef, CellRef, NamedReference, TableReference } from './port';

const PLACE = 'rowIndex,columnIndex,rowCount,columnCount,worksheet/name';

/** Where a name, table reference or spill points in Excel; `null` when there is no such thing. */
export async function locateInExcel(
  context: Excel.RequestContext,
  reference: NamedReference,
  from: CellRef,
): Promise<AreaRef | null> {
  if (reference.kind === 'table') return locateInTable(context, reference, from);
  const range = reference.kind === 'name' ? namedRange(context, reference) : spillRange(context, reference.cell);
  if (!range) return null;
  range.load(PLACE);
  await context.sync();
  return range.isNullObject ? null : placeOf(range);
}

function namedRange(context: Excel.RequestContext, { name, sheet }: { name: string; sheet: string | null }) {
  const holder = sheet === null ? context.workbook : context.workbook.worksheets.getItem(sheet);
  return holder.names.getItemOrNullObject(name).getRangeOrNullObject();
}

function spillRange(context: Excel.RequestContext, { sheet, row, column }: CellRef): Excel.Range | null {
  if (!Office.context.requirements.isSetSupported('ExcelApi', '1.12')) return null;
  return context.workbook.worksheets.getItem(sheet).getCell(row, column).getSpillingToRangeOrNullObject();
}

async function locateInTable(
  context: Excel.RequestContext,
  reference: TableReference,
  from: CellRef,
): Promise<AreaRef | null> {
  const table = await tableOf(context, reference.table, from);
  if (!table) return null;
  const { first, last } = reference.columns ?? { first: null, last: null };
  const rows = rowsOf(table, reference.part);
  rows.load(PLACE);
  const [start, end] = [first, last].map((name) => (name === null ? null : columnAt(table, name)));
  await context.sync();
  if (start?.isNullObject || end?.isNullObject) return null;
  const area = withColumns(placeOf(rows), start?.index ?? 0, end?.index ?? rows.columnCount - 1);
  return reference.part === 'thisRow' ? rowOf(area, from) : area;
}

/** The table of that name, or the one that the cell lies in. */
async function tableOf(
  context: Excel.RequestContext,
  name: string | null,
  { sheet, row, column }: CellRef,
): Promise<Excel.Table | null> {
  if (name !== null) {
    const table = context.workbook.tables.getItemOrNullObject(name);
    table.load('name');
    await context.sync();
    return table.isNullObject ? null : table;
  }
  const around = context.workbook.worksheets.getItem(sheet).getCell(row, column).getTables(false);
  around.load('items/name');
  await context.sync();
  return around.items[0] ?? null;
}

function rowsOf(table: Excel.Table, part: TableReference['part']): Excel.Range {
  if (part === 'headers') return table.getHeaderRowRange();
  if (part === 'totals') return table.getTotalRowRange();
  return part === 'all' ? table.getRange() : table.getDataBodyRange();
}

function columnAt(table: Excel.Table, name: string): Excel.TableColumn {
  const column = table.columns.getItemOrNullObject(name);
  column.load('index');
  return column;
}

function placeOf(range: Excel.Range): AreaRef {
  return {
    sheet: range.worksheet.name,
    row: range.rowIndex,
    column: range.columnIndex,
    rows: range.rowCount,
    columns: range.columnCount,
  };
}

function withColumns(area: AreaRef, first: number, last: number): AreaRef | null {
  return last < first ? null : { ...area, column: area.column + first, columns: last - first + 1 };
}

function rowOf(area: AreaRef | null, { row }: CellRef): AreaRef | null {
  return area && row >= area.row && row < area.row + area.rows ? { ...area, row, rows: 1 } : null;
}

import type { AreaRef, SheetInfo, TableInfo } from './port';
import { rowBlocks } from './rowBlocks';

const PLACE = 'rowIndex,columnIndex,rowCount,columnCount';
/** Rows whose visibility fits well into the 5 MB that Excel on the web allows for one answer. */
const ROWS_A_REQUEST = 20_000;

/** The sheets in the order of their tabs. */
export async function sheetsInExcel(context: Excel.RequestContext): Promise<SheetInfo[]> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name,items/visibility,items/protection/protected');
  await context.sync();
  return worksheets.items.map(({ name, visibility, protection }) => ({
    name,
    hidden: visibility !== 'Visible',
    protected: protection.protected,
  }));
}

/** Where a sheet holds something; rows that are only formatted do not count. */
export async function usedAreaInExcel(context: Excel.RequestContext, sheet: string): Promise<AreaRef | null> {
  const used = context.workbook.worksheets.getItem(sheet).getUsedRangeOrNullObject(true);
  used.load(`${PLACE},worksheet/name`);
  await context.sync();
  return used.isNullObject ? null : placeOf(used, used.worksheet.name);
}

/** Merged cells of an area; versions of Excel before ExcelApi 1.13 do not tell. */
export async function mergedInExcel(rangeOf: (area: AreaRef) => Excel.Range, area: AreaRef): Promise<AreaRef[]> {
  if (!Office.context.requirements.isSetSupported('ExcelApi', '1.13')) return [];
  const merged = rangeOf(area).getMergedAreasOrNullObject();
  merged.load('areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount');
  await merged.context.sync();
  return merged.isNullObject ? [] : merged.areas.items.map((one) => placeOf(one, area.sheet));
}

/** Rows of an area that are hidden or filtered out; versions of Excel before ExcelApi 1.9 do not tell. */
export async function hiddenRowsInExcel(rangeOf: (area: AreaRef) => Excel.Range, area: AreaRef): Promise<number[]> {
  if (!Office.context.requirements.isSetSupported('ExcelApi', '1.9')) return [];
  const whole = rangeOf(area);
  whole.load('rowHidden');
  await whole.context.sync();
  // `null`: some rows are hidden, others are not.
  if (whole.rowHidden === false) return [];
  const hidden: number[] = [];
  for (const block of rowBlocks({ ...area, columns: 1 }, ROWS_A_REQUEST)) {
    const range = rangeOf(block);
    const rows = range.getRowProperties({ rowHidden: true });
    await range.context.sync();
    rows.value.forEach(({ rowHidden }, index) => {
      if (rowHidden) hidden.push(block.row + index);
    });
  }
  return hidden;
}

/** Excel's own tables on a sheet. */
export async function tablesInExcel(context: Excel.RequestContext, sheet: string): Promise<TableInfo[]> {
  const { tables } = context.workbook.worksheets.getItem(sheet);
  tables.load('items/name,items/showHeaders,items/showTotals');
  await context.sync();
  const ranges = tables.items.map((table) => table.getRange());
  for (const range of ranges) range.load(`${PLACE},worksheet/name`);
  await context.sync();
  return tables.items.map(({ name, showHeaders, showTotals }, index) => ({
    name,
    area: placeOf(ranges[index]!, ranges[index]!.worksheet.name),
    headerRow: showHeaders,
    totalsRow: showTotals,
  }));
}

function placeOf({ rowIndex, columnIndex, rowCount, columnCount }: Excel.Range, sheet: string): AreaRef {
  return { sheet, row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
}

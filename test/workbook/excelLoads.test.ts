import { OfficeMockObject } from 'office-addin-mock';
import { columnWidthsInExcel } from '../../src/workbook/excelLooks';
import { usedAreaInExcel } from '../../src/workbook/excelSheets';
import { ExcelWorkbook } from '../../src/workbook/excelWorkbook';

// Microsoft's mock asks its manifest library for a list of names only; the library itself ships ES modules to CommonJS.
jest.mock('office-addin-manifest', () => ({ OfficeApp: { Excel: 'Excel', Outlook: 'Outlook' } }));

/** Microsoft's mock of Excel's objects: what was not loaded, or not synchronised, is an error text instead of a value. */
function excelOf(workbook: object): Excel.RequestContext {
  const context = new OfficeMockObject({ workbook }, 'Excel' as never) as unknown as Excel.RequestContext;
  const run = (_options: object, batch: (of: Excel.RequestContext) => Promise<unknown>) => batch(context);
  const requirements = { isSetSupported: (_set: string, version: string) => Number(version.split('.')[1]) < 12 };
  Object.assign(globalThis, { Excel: { run }, Office: { context: { requirements } } });
  return context;
}

const place = { rowIndex: 4, columnIndex: 2, rowCount: 3, columnCount: 5 };
const sheetWith = (range: object) => ({
  range: { ...range, untrack: itself },
  getRangeByIndexes: () => found('range'),
  getUsedRangeOrNullObject: () => found('range'),
});
function itself(this: unknown): unknown {
  return this;
}
let worksheet: Record<string, unknown>;
const found = (name: string) => worksheet[name];
const bookWith = (range: object) => {
  const context = excelOf({ worksheets: { sheet: sheetWith(range), getItem: () => worksheet } });
  worksheet = (context.workbook.worksheets as unknown as { sheet: Record<string, unknown> }).sheet;
  return context;
};

test('the active cell is loaded before it is told', async () => {
  const context = excelOf({ cell: { ...place, worksheet: { name: 'P' } }, getActiveCell: () => cell });
  const { cell } = context.workbook as unknown as { cell: unknown };
  expect(await new ExcelWorkbook().selectedCell()).toEqual({ sheet: 'P', row: 4, column: 2 });
});

test('a cell is loaded before it is told', async () => {
  bookWith({ values: [[12]], valueTypes: [['Double']], formulas: [['=6*2']] });
  const content = await new ExcelWorkbook().readCell({ sheet: 'P', row: 0, column: 0 });
  expect(content).toEqual({ value: 12, formula: '=6*2', spillAnchor: null });
});

test('an area is loaded before it is told', async () => {
  bookWith({ values: [['a', 1]], valueTypes: [['String', 'Double']] });
  const values = await new ExcelWorkbook().readArea({ sheet: 'P', row: 0, column: 0, rows: 1, columns: 2 });
  expect(values).toEqual([['a', 1]]);
});

test('the area in use is loaded before it is told', async () => {
  const context = bookWith({ ...place, worksheet: { name: 'P' } });
  expect(await usedAreaInExcel(context, 'P')).toEqual({ sheet: 'P', row: 4, column: 2, rows: 3, columns: 5 });
});

test('widths of columns are loaded before they are told, in pixels', async () => {
  const context = bookWith({ format: { columnWidth: 48 } });
  expect(await columnWidthsInExcel(context, 'P', 0, 1)).toEqual([64]);
});

import { cellAddress, parseCellAddress } from '../../src/workbook/address';
import type { CellRef, CellValue } from '../../src/workbook/port';
import { emptySheet, putCell, type Book, type Cell } from '../../src/workbook/xlsx/book';
import { saveBook } from '../../src/workbook/xlsx/saveBook';
import { contractBook, contractCases } from '../workbook/contract';
import { writingCases } from '../workbook/writingContract';
import { openBuiltPages, type BuiltPages } from './browser';
import { RemoteWorkbook } from './remoteWorkbook';
import { WorkbenchPage } from './workbenchPage';

/** The checks that every adapter of the Workbook port passes, over the workbench's in a real browser. */
jest.setTimeout(60_000);

const FILE = 'contrato.xlsx';

let pages: BuiltPages;
let workbench: WorkbenchPage;
let workbook: RemoteWorkbook;
let bytes: Uint8Array;

beforeAll(async () => {
  pages = await openBuiltPages();
  workbench = new WorkbenchPage(pages.page, pages.base);
  await workbench.open();
  const saved = await saveBook(null, bookOfContract(), FILE, { functionIds: [] });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  bytes = saved.bytes;
  workbook = new RemoteWorkbook(pages.page);
}, 120_000);
afterAll(() => pages.close());

describe('reading', () => {
  beforeAll(openContractBook);

  test.each(contractCases.map((one) => [one.name, one] as const))('%s', async (_name, { run }) => {
    await run({ workbook, canProtect: true, personSelects });
    expect(pages.errors).toEqual([]);
  });
});

describe('writing', () => {
  beforeEach(openContractBook);

  test.each(writingCases.map((one) => [one.name, one] as const))('%s', async (_name, { run }) => {
    await run({ workbook, canProtect: true, hasConversations: false, personSelects, personTypes });
    expect(pages.errors).toEqual([]);
  });
});

async function openContractBook(): Promise<void> {
  const { page } = pages;
  await page.setInputFiles('input[type="file"]', {
    name: FILE,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });
  // What a case before has changed may go; then the page tells that a sheet is protected.
  const discard = page.locator('dialog[open] button[value="discard"]');
  const close = page.locator('dialog[open] button[value="close"]');
  await discard.or(close).first().waitFor();
  if (await discard.isVisible()) await discard.click();
  await close.click();
  await close.waitFor({ state: 'hidden' });
}

/** At the keyboard. */
async function personTypes(cell: CellRef, number: number): Promise<void> {
  await personSelects({ ...cell, row: 9, column: 0 });
  await workbench.type(cellAddress(cell), String(number));
}

/** With the mouse, on the sheet's tab and then on the cell. */
async function personSelects({ sheet, row, column }: CellRef): Promise<void> {
  await pages.page.getByText(sheet, { exact: true }).first().click();
  const { x, y } = await workbench.placeOfCell(row, column);
  await pages.page.mouse.click(x, y);
}

function bookOfContract(): Book {
  const sheets = Object.entries(contractBook.sheets).map(([name, content]) => {
    const sheet = emptySheet(name);
    const put = (address: string, cell: Cell) => {
      const { row, column } = parseCellAddress(address)!;
      putCell(sheet, row, column, cell);
    };
    const shown = ('shown' in content ? content.shown : {}) as Record<string, CellValue>;
    for (const [address, value] of Object.entries(
      ('cells' in content ? content.cells : {}) as Record<string, CellValue>,
    )) {
      const isFormula = typeof value === 'string' && value.startsWith('=');
      put(address, isFormula ? { value: shown[address] ?? null, formula: value.slice(1) } : { value });
    }
    for (const [address, block] of Object.entries('spills' in content ? content.spills : {})) {
      const { row, column } = parseCellAddress(address)!;
      const anchor = sheet.rows.get(row)!.get(column)!;
      const array = { row, column, rows: block.length, columns: block[0]!.length };
      block.forEach((cells, r) =>
        cells.forEach((value, c) =>
          putCell(
            sheet,
            row + r,
            column + c,
            r + c === 0 ? { ...anchor, value, array, spills: true } : { value, spilledFrom: { row, column } },
          ),
        ),
      );
    }
    if ('merged' in content) sheet.merges.push(...content.merged);
    if ('hiddenRows' in content) for (const row of content.hiddenRows) sheet.hiddenRows.add(row);
    if ('formatted' in content)
      for (const address of content.formatted) put(address, { value: null, style: { fill: '#FFFF00' } });
    if ('tables' in content)
      for (const table of content.tables)
        sheet.tables.push({ ...table, columns: [...table.columns], headerRow: true, totalsRow: false });
    if ('hidden' in content) sheet.visibility = 'hidden';
    sheet.protected = 'protected' in content;
    return sheet;
  });
  return { sheets, activeSheet: 0, names: [], date1904: false };
}

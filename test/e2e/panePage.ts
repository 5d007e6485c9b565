import type { Page } from 'playwright-core';
import type { CellContent, CellRef, CellValue } from '../../src/workbook/port';

/** A page that holds the pane beside a spreadsheet of nothing but the given cells, as the workbench holds it. */
export async function openPaneBesideCells(
  page: Page,
  base: string,
  options: { width: number; height: number; query?: string; cells: Record<string, CellValue>; selected: string },
): Promise<void> {
  const address = `${base}/ao-lado.html`;
  const frame = `<iframe id="pane" title="pane" src="taskpane.html${options.query ?? ''}" style="border:0;width:100%;height:100vh"></iframe>`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body style="margin:0">${frame}</body>` }),
  );
  await page.addInitScript(putCellsBesidePane, { cells: options.cells, selected: options.selected });
  await page.setViewportSize({ width: options.width, height: options.height });
  await page.goto(address);
}

/** Runs in the page. Cells of the sheet `Compras`, by address; a text that begins with `=` is a formula. */
function putCellsBesidePane({ cells, selected }: { cells: Record<string, CellValue>; selected: string }): void {
  if (window.parent !== window) return;
  const listeners = new Set<(cell: CellRef) => void>();
  const cellAt = (address: string): CellRef => ({
    sheet: 'Compras',
    row: Number(address.slice(1)) - 1,
    column: address.charCodeAt(0) - 65,
  });
  const contentOf = ({ row, column }: { row: number; column: number }): CellContent => {
    const held = cells[`${String.fromCharCode(65 + column)}${row + 1}`] ?? null;
    const isFormula = typeof held === 'string' && held.startsWith('=');
    return { value: isFormula ? 0 : held, formula: isFormula ? held : null, spillAnchor: null };
  };
  let active = cellAt(selected);
  const workbook = {
    host: 'workbench',
    selectedCell: async () => active,
    readCell: async (cell: CellRef) => contentOf(cell),
    readArea: async ({ row, column, rows, columns }: CellRef & { rows: number; columns: number }) =>
      Array.from({ length: rows }, (_row, r) =>
        Array.from({ length: columns }, (_column, c) => contentOf({ row: row + r, column: column + c }).value),
      ),
    writeFormula: async ({ row, column }: CellRef, formula: string) => {
      cells[`${String.fromCharCode(65 + column)}${row + 1}`] = formula;
    },
    select: async (cell: CellRef) => void (active = cell),
    onSelectionChanged: (listener: (cell: CellRef) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const select = (address: string) => {
    active = cellAt(address);
    for (const listener of listeners) listener(active);
  };
  Object.assign(window, { conferebioWorkbook: workbook, cells, select });
}

import type { Page } from 'playwright-core';
import { parseCellAddress } from '../../src/workbook/address';
import type { AreaRef, CellContent, CellRef, CellValue } from '../../src/workbook/port';

/** The workbench as a person uses it: keys, mouse, clipboard; what cells hold is read through the port. */
export class WorkbenchPage {
  constructor(
    readonly page: Page,
    private readonly base: string,
  ) {}

  async open(address = '/'): Promise<void> {
    await this.page.goto(this.base + address);
    await this.page.waitForFunction(() => window.conferebioReady === true, null, { timeout: 60_000 });
  }

  /** An empty workbook in place of the present one, whatever was changed there. */
  async newBook(): Promise<void> {
    await this.page.click('summary[aria-label="Salvar como"]');
    await this.page.click('button:text-is("Nova planilha")');
    const discard = this.page.locator('dialog button[value="discard"]');
    await Promise.race([discard.waitFor(), this.page.waitForFunction(isEmptyBook, null, { polling: 100 })]);
    if (await discard.isVisible()) await discard.click();
    await this.page.waitForFunction(isEmptyBook, null, { polling: 100 });
    await this.select('A1');
  }

  async select(address: string): Promise<void> {
    const cell = await this.ref(address);
    await this.page.evaluate((target) => window.conferebioWorkbook!.select(target), cell);
    await this.page.waitForFunction(
      async ({ row, column }) => {
        const at = await window.conferebioWorkbook!.selectedCell();
        return at.row === row && at.column === column;
      },
      cell,
      { polling: 20 },
    );
  }

  /** Types into a cell, all at once, and presses Enter. */
  async type(address: string, text: string): Promise<void> {
    await this.select(address);
    await this.page.keyboard.insertText(text);
    await this.commit();
  }

  async commit(): Promise<void> {
    const before = await this.page.evaluate(() => window.conferebioWorkbook!.selectedCell());
    await this.page.keyboard.press('Enter');
    // The cell editor closes a moment after the key: the selection then moves down.
    await this.page.waitForFunction(
      async (row) => (await window.conferebioWorkbook!.selectedCell()).row !== row,
      before.row,
      { polling: 20, timeout: 5_000 },
    );
  }

  async content(address: string): Promise<CellContent> {
    const cell = await this.ref(address);
    return this.page.evaluate((target) => window.conferebioWorkbook!.readCell(target), cell);
  }

  async area(place: AreaRef): Promise<CellValue[][]> {
    return this.page.evaluate((target) => window.conferebioWorkbook!.readArea(target), place);
  }

  /** The value once it is there: calculation takes a moment. Gives the last one seen when it never comes. */
  async value(address: string, expected: CellValue): Promise<CellValue> {
    const wanted = JSON.stringify(expected);
    let seen: CellValue = null;
    for (let tries = 0; tries < 100; tries += 1) {
      seen = (await this.content(address)).value;
      if (JSON.stringify(seen) === wanted) break;
      await this.page.waitForTimeout(50);
    }
    return seen;
  }

  /** What a cell shows, as copying it gives it to other programs. */
  async shown(address: string): Promise<string> {
    const copied = await this.copy(address);
    await this.page.keyboard.press('Escape');
    return copied;
  }

  /** Copies a cell with the keyboard and waits until the clipboard has it: pasting sooner would paste what was there. */
  async copy(address: string): Promise<string> {
    const nothing = '(nada copiado)';
    await this.select(address);
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), nothing);
    await this.page.keyboard.press('Control+C');
    let copied = nothing;
    for (let tries = 0; tries < 100 && copied === nothing; tries += 1) {
      await this.page.waitForTimeout(50);
      copied = await this.page.evaluate(() => navigator.clipboard.readText());
    }
    return copied.replace(/\r?\n$/, '');
  }

  /** What the bar under the formula bar says once a cell is selected. */
  async bar(address: string, part: string): Promise<string> {
    await this.select(address);
    const bar = this.page.locator('.message-bar');
    await bar
      .filter({ hasText: part })
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
    return (await bar.textContent()) ?? '';
  }

  /** Inserts a row above the selected cell, through the menu of the row's head. */
  async insertRowAbove(): Promise<void> {
    const { row } = await this.page.evaluate(() => window.conferebioWorkbook!.selectedCell());
    const { y } = await this.placeOfCell(row, 0);
    const grid = await this.canvas();
    await this.page.mouse.click(grid.x + 20, y, { button: 'right' });
    // In the middle of the entry stands the number of rows; the words after it are the button.
    const entry = this.page.locator('text=linhas acima').first();
    await entry.waitFor();
    const box = (await entry.boundingBox())!;
    await entry.click({ position: { x: box.width - 12, y: box.height / 2 } });
    await entry.waitFor({ state: 'hidden' });
  }

  /** Where a cell is painted, on a sheet with rows and columns of the usual size that is not scrolled. */
  async placeOfCell(row: number, column: number): Promise<{ x: number; y: number }> {
    const grid = await this.canvas();
    return { x: grid.x + 46 + column * 88 + 44, y: grid.y + 20 + row * 24 + 12 };
  }

  private async canvas(): Promise<{ x: number; y: number }> {
    const box = await this.page.locator('canvas[id^="univer-sheet-main-canvas"]').boundingBox();
    if (!box) throw new Error('the grid is not painted');
    return box;
  }

  private async ref(address: string): Promise<CellRef> {
    const place = parseCellAddress(address);
    if (!place) throw new Error(`no address: ${address}`);
    const { sheet } = await this.page.evaluate(() => window.conferebioWorkbook!.selectedCell());
    return { sheet, ...place };
  }
}

async function isEmptyBook(): Promise<boolean> {
  const { sheet } = await window.conferebioWorkbook!.selectedCell();
  if (sheet !== 'Planilha1' || !document.title.startsWith('Planilha sem nome')) return false;
  const area = await window.conferebioWorkbook!.readArea({ sheet, row: 0, column: 0, rows: 40, columns: 12 });
  return area.flat().every((value) => value === null);
}

import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from 'playwright-core';
import type { Language } from '../../src/explain/language';
import { parseCellAddress } from '../../src/workbook/address';
import { findingsTexts } from '../../src/taskpane/wording/findings';
import type { Severity } from '../../src/validation/finding';
import type { CellContent, CellRef } from '../../src/workbook/port';
import { openBuiltPages, type BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

type Axe = typeof axeCore;
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    letReadingGo(): void;
  }
}

/** How the pane is shown: its width, language and colours. */
export interface Shown {
  width: 320 | 350;
  language: Language;
  dark?: boolean;
}

/** The workbench with a file of another program in it, and the pane beside it. */
export class MessyPane {
  private constructor(
    readonly pages: BuiltPages,
    readonly page: Page,
    readonly workbench: WorkbenchPage,
  ) {}

  static async open(): Promise<MessyPane> {
    const pages = await openBuiltPages();
    const { page } = pages;
    page.setDefaultTimeout(90_000);
    const workbench = new WorkbenchPage(page, pages.base);
    await workbench.open();
    return new MessyPane(pages, page, workbench);
  }

  get pane(): Frame {
    return this.page.frames().find((frame) => frame.url().includes('taskpane.html'))!;
  }

  /** Opens a file in the place of the one at hand, closes what is told of it, and shows the pane anew. */
  async openFile(file: string, shown: Shown): Promise<void> {
    const { page } = this;
    await page.setInputFiles('input[type="file"]', file);
    const name = file.replace(/^.*\//, '');
    const discard = page.locator('dialog button[value="discard"]');
    const isThere = () => page.waitForFunction((title) => document.title.startsWith(title), name.replace(/\.\w+$/, ''));
    await Promise.race([discard.waitFor().catch(() => undefined), isThere()]);
    if (await discard.isVisible()) await discard.click();
    await isThere();
    await this.closeDialog();
    await this.show(shown);
  }

  /** What is told of a file after opening it, if anything, is read and closed. */
  private async closeDialog(): Promise<void> {
    const close = this.page.locator('dialog[open] button[value="close"]');
    await close.waitFor({ timeout: 1_500 }).catch(() => undefined);
    if (await close.isVisible()) await close.click();
  }

  async show({ width, language, dark = false }: Shown): Promise<void> {
    const query = `?lang=${language}${dark ? '&theme=dark' : ''}&n=${(this.shownTimes += 1)}`;
    await this.page.evaluate(
      ([pixels, search]) => {
        const frame = document.querySelector<HTMLIFrameElement>('#pane')!;
        Object.assign(frame.style, { width: `${pixels}px`, minWidth: '0', flex: 'none' });
        frame.src = `taskpane.html${search}`;
      },
      [width, query] as const,
    );
    await this.page.waitForFunction((search) => {
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('#pane')!;
      return contentWindow?.location.search === search && contentWindow.document.querySelector('[role="tablist"]');
    }, query);
    await this.pane.waitForFunction((pixels) => window.innerWidth === pixels, width);
  }

  private shownTimes = 0;

  /** From now on the workbook gives no values until they are let go, as one that takes its time. */
  async holdReading(): Promise<() => Promise<void>> {
    const { page } = this;
    await page.evaluate(() => {
      const workbook = window.conferebioWorkbook!;
      const { readArea } = workbook;
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      workbook.readArea = (area) => held.then(() => readArea.call(workbook, area));
      window.letReadingGo = () => {
        workbook.readArea = readArea;
        letGo();
      };
    });
    return () => page.evaluate(() => window.letReadingGo());
  }

  async selectedCell(): Promise<CellRef> {
    return this.page.evaluate(() => window.conferebioWorkbook!.selectedCell());
  }

  async selectCell(cell: CellRef): Promise<void> {
    await this.page.evaluate((target) => window.conferebioWorkbook!.select(target), cell);
  }

  /** What a cell holds. */
  async cell(sheet: string, address: string): Promise<CellContent> {
    const cell = { sheet, ...parseCellAddress(address)! };
    return this.page.evaluate((target) => window.conferebioWorkbook!.readCell(target), cell);
  }

  /** Types into a cell in the grid, as the person does beside the pane. */
  async type(sheet: string, address: string, text: string): Promise<void> {
    await this.selectCell({ sheet, row: 0, column: 0 });
    const { x, y } = await this.workbench.placeOfCell(0, 0);
    await this.page.mouse.click(x, y);
    await this.workbench.type(address, text);
  }

  button(name: string | RegExp): Locator {
    return this.pane.getByRole('button', { name, exact: typeof name === 'string' });
  }

  tab(name: string | RegExp): Locator {
    return this.pane.getByRole('tab', { name });
  }

  heading(name: string): Locator {
    return this.pane.getByRole('heading', { name });
  }

  /** How many findings of each severity the pane counts, and all together. */
  async counted(language: Language): Promise<Record<Severity | 'all', number>> {
    const boxes = this.pane.getByRole('group', { name: findingsTexts(language).severities }).locator('label');
    await boxes.first().waitFor();
    const [error, warning, information] = (await boxes.allInnerTexts()).map((text) => Number.parseInt(text, 10));
    return { error: error!, warning: warning!, information: information!, all: error! + warning! + information! };
  }

  /** All that the pane says, without odd blanks. */
  async text(): Promise<string> {
    return (await this.pane.locator('body').innerText()).replace(/\s+/g, ' ');
  }

  /** What axe finds wrong, colours included, once nothing moves any more, and how far the pane reaches past its edge. */
  async faults(): Promise<string[]> {
    const { pane } = this;
    await pane.evaluate(() => {
      // Bars and wheels of work under way turn without end.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
    });
    if (!(await pane.evaluate(() => 'axe' in window))) await pane.evaluate(axeSource);
    return pane.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ exclude: ['[data-tabster-dummy]'] });
      const { scrollWidth, clientWidth } = document.documentElement;
      const tooWide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
      return [...tooWide, ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)];
    });
  }

  /** Presses Tab until the element with the focus is the one whose name begins so. */
  tabTo(name: string): Promise<void> {
    return this.goTo(name, 'Tab');
  }

  /** As {@link tabTo}, towards the beginning of the pane. */
  tabBackTo(name: string): Promise<void> {
    return this.goTo(name, 'Shift+Tab');
  }

  private async goTo(name: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    const seen: string[] = [];
    for (let presses = 0; presses < 150; presses += 1) {
      await this.page.keyboard.press(key);
      const focused = await this.pane.evaluate(() => {
        const { activeElement } = document;
        const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;
        return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? '';
      });
      if (focused.startsWith(name)) return;
      seen.push(focused.slice(0, 30));
    }
    throw new Error(`${key} does not come to “${name}”: ${seen.slice(0, 40).join(' | ')}`);
  }

  /** From the tab with the focus to the next one. */
  async nextTab(): Promise<void> {
    await this.press('ArrowRight');
    await this.press('Enter');
  }

  /** Whether the box with the focus has its tick. */
  isFocusedTicked(): Promise<boolean> {
    return this.pane.evaluate(() => (document.activeElement as HTMLInputElement).checked);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** The file as saving now makes it, with whatever is asked on the way agreed to. */
  async saved(): Promise<Uint8Array> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Salvar', exact: true }).click();
    const goOn = this.page.locator('dialog[open] button[value="save"]');
    await Promise.race([download, goOn.waitFor().catch(() => undefined)]);
    if (await goOn.isVisible()) await goOn.click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    return new Uint8Array(Buffer.concat(chunks));
  }
}

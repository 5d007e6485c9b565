import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from 'playwright-core';
import type { Language } from '../../src/explain/language';
import type { CellRef } from '../../src/workbook/port';
import { openBuiltPages, type BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

type Axe = typeof axeCore;
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

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

  async selectedCell(): Promise<CellRef> {
    return this.page.evaluate(() => window.conferebioWorkbook!.selectedCell());
  }

  async selectCell(cell: CellRef): Promise<void> {
    await this.page.evaluate((target) => window.conferebioWorkbook!.select(target), cell);
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

  /** All that the pane says, without odd blanks. */
  async text(): Promise<string> {
    return (await this.pane.locator('body').innerText()).replace(/\s+/g, ' ');
  }

  /** What axe finds wrong, colours included, once nothing moves any more, and how far the pane reaches past its edge. */
  async faults(): Promise<string[]> {
    const { pane } = this;
    await pane.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
    );
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
  async tabTo(name: string): Promise<void> {
    const seen: string[] = [];
    for (let presses = 0; presses < 150; presses += 1) {
      await this.page.keyboard.press('Tab');
      const focused = await this.pane.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      });
      if (focused.startsWith(name)) return;
      seen.push(focused.slice(0, 30));
    }
    throw new Error(`Tab does not come to “${name}”: ${seen.slice(0, 40).join(' | ')}`);
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

import type { Page } from 'playwright-core';
import {
  WorkbookRefusal,
  type AreaRef,
  type CellContent,
  type CellRef,
  type CellValue,
  type NamedReference,
  type SheetInfo,
  type TableInfo,
  type Workbook,
  type WorkbookRefusalCode,
} from '../../src/workbook/port';

type Method = Exclude<keyof Workbook, 'host' | 'onSelectionChanged'>;
type Answer = { value: unknown } | { refusal: WorkbookRefusalCode; detail: string };

/** The workbench's adapter as it stands in the page, spoken to from here; its refusals arrive as refusals. */
export class RemoteWorkbook implements Workbook {
  readonly host = 'workbench';

  constructor(private readonly page: Page) {}

  selectedCell = () => this.call<CellRef>('selectedCell');
  readCell = (cell: CellRef) => this.call<CellContent>('readCell', cell);
  readArea = (area: AreaRef) => this.call<CellValue[][]>('readArea', area);
  sheets = () => this.call<SheetInfo[]>('sheets');
  usedArea = (sheet: string) => this.call<AreaRef | null>('usedArea', sheet);
  mergedAreas = (area: AreaRef) => this.call<AreaRef[]>('mergedAreas', area);
  hiddenRows = (area: AreaRef) => this.call<number[]>('hiddenRows', area);
  tablesOn = (sheet: string) => this.call<TableInfo[]>('tablesOn', sheet);
  writeFormula = (cell: CellRef, formula: string): Promise<void> => this.call('writeFormula', cell, formula);
  select = (cell: CellRef): Promise<void> => this.call('select', cell);
  locate = (reference: NamedReference, from: CellRef) => this.call<AreaRef | null>('locate', reference, from);

  onSelectionChanged(listener: (cell: CellRef) => void): () => void {
    const name = `told${(RemoteWorkbook.listeners += 1)}`;
    const listening = this.page.exposeFunction(name, listener).then(() =>
      this.page.evaluate((heard) => {
        const page = window as unknown as Record<string, (cell: unknown) => void>;
        page[`${heard}Stop`] = window.conferebioWorkbook!.onSelectionChanged((cell) => page[heard]!(cell));
      }, name),
    );
    return () => {
      void listening.then(() =>
        this.page.evaluate((heard) => (window as unknown as Record<string, () => void>)[`${heard}Stop`]!(), name),
      );
    };
  }

  private static listeners = 0;

  private async call<T>(method: Method, ...args: unknown[]): Promise<T> {
    const answer = await this.page.evaluate(
      async ([name, given]): Promise<Answer> => {
        const workbook = window.conferebioWorkbook as unknown as Record<string, (...args: unknown[]) => unknown>;
        try {
          return { value: await workbook[name as string]!(...(given as unknown[])) };
        } catch (failure) {
          const { code, detail } = failure as WorkbookRefusal;
          if (typeof code !== 'string') throw failure;
          return { refusal: code, detail };
        }
      },
      [method, args] as const,
    );
    if ('refusal' in answer) throw new WorkbookRefusal(answer.refusal, answer.detail);
    return answer.value as T;
  }
}

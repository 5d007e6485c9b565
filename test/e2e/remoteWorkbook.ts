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
  type WorkbookRefusalCode,
  type Workbook,
} from '../../src/workbook/port';
import {
  PartlyWritten,
  type CellInput,
  type CellState,
  type Edit,
  type EditControl,
  type EditedCells,
  type NewSheet,
} from '../../src/workbook/writing';

type Method = Exclude<keyof Workbook, 'host' | 'abilities' | 'onSelectionChanged' | 'onEdited'>;
type Answer =
  | { value: unknown; progress?: [number, number][] }
  | { refusal: WorkbookRefusalCode; detail: string; editsDone?: number }
  | { stopped: true };

/** The workbench's adapter as it stands in the page, spoken to from here; its refusals arrive as refusals. */
export class RemoteWorkbook implements Workbook {
  readonly host = 'workbench';
  readonly abilities = { notes: true };

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

  readStates = (area: AreaRef) => this.call<CellState[][]>('readStates', area);
  readContents = (area: AreaRef) => this.call<CellInput[][]>('readContents', area);
  readColumnWidths = (sheet: string, column: number, columns: number) =>
    this.call<number[]>('readColumnWidths', sheet, column, columns);
  edit = (edits: readonly Edit[], control?: EditControl) => this.write('edit', edits, control);
  addSheet = (sheet: NewSheet, control?: EditControl) => this.write('addSheet', sheet, control);
  deleteSheet = (name: string): Promise<void> => this.call('deleteSheet', name);
  renameSheet = (name: string, newName: string): Promise<void> => this.call('renameSheet', name, newName);
  resizeTable = (name: string, area: AreaRef): Promise<void> => this.call('resizeTable', name, area);
  kept = (key: string) => this.call<string | null>('kept', key);
  keep = (key: string, text: string | null): Promise<void> => this.call('keep', key, text);

  onSelectionChanged(listener: (cell: CellRef) => void): () => void {
    return this.listen('onSelectionChanged', listener as (told: unknown) => void);
  }

  onEdited(listener: (change: EditedCells) => void): () => void {
    return this.listen('onEdited', listener as (told: unknown) => void);
  }

  private listen(subscribe: 'onSelectionChanged' | 'onEdited', listener: (told: unknown) => void): () => void {
    const name = `told${(RemoteWorkbook.listeners += 1)}`;
    const listening = this.page.exposeFunction(name, listener).then(() =>
      this.page.evaluate(
        ([heard, method]) => {
          const page = window as unknown as Record<string, (told: unknown) => void>;
          page[`${heard}Stop`] = window.conferebioWorkbook![method]((told: unknown) => page[heard]!(told));
        },
        [name, subscribe] as const,
      ),
    );
    return () => {
      void listening.then(() =>
        this.page.evaluate((heard) => (window as unknown as Record<string, () => void>)[`${heard}Stop`]!(), name),
      );
    };
  }

  private static listeners = 0;

  /** Progress is told at the end; the person who stops it here stops it there. */
  private async write(method: 'edit' | 'addSheet', what: unknown, control: EditControl = {}): Promise<void> {
    const { onProgress, signal } = control;
    const id = `stop${(RemoteWorkbook.listeners += 1)}`;
    const stop = () =>
      void this.page.evaluate((name) => (window as unknown as Record<string, AbortController>)[name]?.abort(), id);
    signal?.addEventListener('abort', stop);
    const answer = await this.page.evaluate(
      async ([name, given, controller, stopsAtOnce, isStoppable]): Promise<Answer> => {
        const workbook = window.conferebioWorkbook as unknown as Record<string, (...args: unknown[]) => unknown>;
        const progress: [number, number][] = [];
        const stopping = new AbortController();
        (window as unknown as Record<string, AbortController>)[controller] = stopping;
        if (stopsAtOnce) stopping.abort();
        const onProgress = (done: number, total: number) => progress.push([done, total]);
        try {
          await workbook[name]!(given, { onProgress, ...(isStoppable ? { signal: stopping.signal } : {}) });
          return { value: undefined, progress };
        } catch (failure) {
          if (failure === stopping.signal.reason) return { stopped: true };
          const { refusal, editsDone, code, detail } = failure as PartlyWritten & WorkbookRefusal;
          if (refusal) return { refusal: refusal.code, detail: refusal.detail, editsDone };
          if (typeof code !== 'string') throw failure;
          return { refusal: code, detail };
        }
      },
      [method, what, id, signal?.aborted ?? false, signal !== undefined] as const,
    );
    if ('stopped' in answer) throw signal!.reason;
    if ('value' in answer) return answer.progress?.forEach(([done, total]) => onProgress?.(done, total));
    const refusal = new WorkbookRefusal(answer.refusal, answer.detail);
    throw answer.editsDone === undefined ? refusal : new PartlyWritten(refusal, answer.editsDone);
  }

  private async call<T>(method: Method, ...args: unknown[]): Promise<T> {
    const answer = await this.page.evaluate(
      async ([name, given]): Promise<{ value: unknown } | { refusal: WorkbookRefusalCode; detail: string }> => {
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

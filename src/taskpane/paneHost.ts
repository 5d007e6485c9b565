import { languageOf, type Language } from '../explain/language';
import { excelHost, type ExcelHost } from '../workbook/excelHost';
import type { Workbook } from '../workbook/port';
import { embeddingPage, type EmbeddingPage } from './embeddingPage';

/** Where the pane is shown and how it should look and speak there. */
export interface PaneHost {
  /** `null` when the page was opened outside of any spreadsheet. */
  workbook: Workbook | null;
  language: Language;
  isDark: boolean;
  /** Calls back each time the pane comes into view; only Excel hides it. */
  onShown: ExcelHost['onShown'];
}

/** Finds the spreadsheet around the page: our own workbench, Excel, or none. Waits until it is ready. */
export async function findPaneHost(page: Window): Promise<PaneHost> {
  const wanted = new URLSearchParams(page.location.search);
  const around = embeddingPage(page);
  const excel = around ? null : await excelHost();
  const theme = wanted.get('theme');
  return {
    workbook: around ? await workbookOf(around) : (excel?.workbook ?? null),
    language: languageOf(wanted.get('lang') ?? excel?.displayLanguage),
    isDark: theme ? theme === 'dark' : (excel?.isDark ?? (around === null && prefersDark(page))),
    onShown: excel?.onShown ?? (() => undefined),
  };
}

const POLL_MS = 100;

async function workbookOf(around: EmbeddingPage): Promise<Workbook> {
  while (!around.conferebioWorkbook) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return around.conferebioWorkbook;
}

function prefersDark(page: Window): boolean {
  return page.matchMedia('(prefers-color-scheme: dark)').matches;
}

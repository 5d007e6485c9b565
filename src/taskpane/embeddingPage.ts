import type { Workbook } from '../workbook/port';

/** A page of ours that shows the pane beside its own spreadsheet. */
export interface EmbeddingPage {
  /** There once the spreadsheet is ready. */
  conferebioWorkbook?: Workbook;
}

/** The page around this one when it is ours; `null` when there is none or it belongs to another site, as in Excel. */
export function embeddingPage(page: Window): EmbeddingPage | null {
  const { parent } = page;
  if (parent === page) return null;
  try {
    return parent.location.origin === page.location.origin ? (parent as Window & EmbeddingPage) : null;
  } catch {
    // Browsers refuse to say anything of a page of another site.
    return null;
  }
}

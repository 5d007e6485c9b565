import { createContext, useContext } from 'react';
import type { Language } from '../explain/language';
import type { Workbook } from '../workbook/port';

/** What every part of the pane may need. */
export interface PaneContext {
  /** `null` outside of any spreadsheet. */
  workbook: Workbook | null;
  language: Language;
  /** `yyyy-mm-dd` */
  today: string;
}

const Context = createContext<PaneContext>({ workbook: null, language: 'pt-BR', today: '' });

export const PaneProvider = Context.Provider;

export function usePane(): PaneContext {
  return useContext(Context);
}

import { ExcelWorkbook } from './excelWorkbook';
import type { Workbook } from './port';

/** Excel around this page: its workbook and how the person has set it up. */
export interface ExcelHost {
  workbook: Workbook;
  /** Language of Excel's own screens, e.g. `pt-BR`. */
  displayLanguage: string;
  isDark: boolean;
  /** Calls back each time the pane comes into view. */
  onShown(shown: () => void): void;
}

/** The Excel that holds this page; `null` in a plain browser, in another Office program or without office.js. */
export async function excelHost(): Promise<ExcelHost | null> {
  if (typeof Office === 'undefined' || typeof Office.onReady !== 'function') return null;
  const { host } = await Office.onReady();
  if (host !== Office.HostType.Excel) return null;
  return {
    workbook: new ExcelWorkbook(),
    displayLanguage: Office.context.displayLanguage,
    isDark: isDark(Office.context.officeTheme?.bodyBackgroundColor),
    onShown,
  };
}

/** Office's shared runtime starts the page without showing it; older programs have no runtime to share. */
function onShown(shown: () => void): void {
  if (!Office.context.requirements.isSetSupported('SharedRuntime', '1.1')) return;
  const changed = ({ visibilityMode }: Office.VisibilityModeChangedMessage) => {
    if (visibilityMode === Office.VisibilityMode.taskpane) shown();
  };
  void Office.addin.onVisibilityModeChanged(changed);
}

/** Whether white text reads better than black on this `#rrggbb` colour. */
function isDark(color: string | undefined): boolean {
  const digits = /^#?([0-9a-f]{6})$/i.exec(color ?? '')?.[1];
  if (!digits) return false;
  const [red, green, blue] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as [number, number, number];
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

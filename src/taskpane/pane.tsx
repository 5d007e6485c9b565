import { createRoot } from 'react-dom/client';
import { App } from './App';
import type { PaneHost } from './paneHost';
import './pane.css';

/** Draws the pane into the page. */
export function showPane(root: HTMLElement, { workbook, language, isDark }: PaneHost): void {
  document.documentElement.lang = language;
  createRoot(root).render(<App workbook={workbook} language={language} isDark={isDark} today={todayHere()} />);
}

/** Today by this computer's clock, `yyyy-mm-dd`. */
function todayHere(): string {
  const now = new Date();
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

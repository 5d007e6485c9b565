import { act, configure, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { Language } from '../../src/explain/language';
import { speak } from '../../src/functions/language';
import { App } from '../../src/taskpane/App';
import { parseCellAddress } from '../../src/workbook/address';
import { MemoryWorkbook, type MemorySheet } from '../../src/workbook/memoryWorkbook';
import type { CellRef, Workbook } from '../../src/workbook/port';

// A machine busy with other suites must not decide the result. What is visible is looked at in a browser; here asking
// the style of every element for it would take most of the time.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

export const SHEET = 'Compras';

export function at(address: string, sheet = SHEET): CellRef {
  return { sheet, ...parseCellAddress(address)! };
}

/** A workbook with the second example of Doc. 11 in row 2, and more cells as given. */
export function bookWith(cells: MemorySheet['cells'] = {}, more: MemorySheet = {}): MemoryWorkbook {
  const line = { A2: 'Babaçu', B2: 'MA', C2: 2500, D2: 3.7, E2: 4.5 };
  return new MemoryWorkbook({ [SHEET]: { cells: { ...line, ...cells }, ...more }, 'Outra folha': {} });
}

/** Draws the whole pane beside a workbook, a cell of which is selected, and gives a person's hands. */
export async function showPane(
  workbook: Workbook | null,
  { selected = 'A1', sheet = SHEET, language = 'pt-BR' as Language, isDark = false, today = '2026-11-30' } = {},
) {
  speak(language);
  await workbook?.select(at(selected, sheet));
  await act(async () => {
    render(<App workbook={workbook} language={language} isDark={isDark} today={today} />);
    await new Promise((resolve) => setTimeout(resolve));
  });
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Goes to one part of the pane; the mark under its name slides there with the next frame. */
export async function openTab(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('tab', { name }));
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

/** What axe finds wrong with the page as it is now. Colours need a browser and are looked at there. */
export async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

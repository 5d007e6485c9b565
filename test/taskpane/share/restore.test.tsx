import './browserFiles';
import { screen, within } from '@testing-library/react';
import { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import { cellAddress } from '../../../src/workbook/address';
import type { CellValue } from '../../../src/workbook/port';
import type { Cell } from '../../../src/workbook/xlsx/book';
import { copyOf, sourceOfSheet } from '../../sharing/copy/copySources';
import { bookOf, HEADERS, ROWS, sheetWith, SHEET } from '../../sharing/receive/copies';
import { memoryOfBook } from '../../sharing/repair/restore/memoryOfBook';
import { snapshot } from '../../workbook/changes/snapshot';
import { barriers, openTab, showPane } from '../paneOnScreen';

/** A copy whose prices and payments came from functions of ours, opened as a workbook of its own. */
function copyAsWorkbook(protection: boolean): MemoryWorkbook {
  const book = bookOf(
    sheetWith([
      ['Vendas de 2023'],
      [],
      [...HEADERS, 'Subvenção', 'PM'],
      ...ROWS.map((row, index): (CellValue | Cell)[] => {
        const r = index + 4;
        return [
          ...row,
          { value: 10 + index, formula: `PGPMBIO.VSP(C${r},B${r},E${r},F${r})` },
          { value: 4, formula: `PGPMBIO.PM(C${r},B${r})` },
        ];
      }),
    ]),
  );
  return memoryOfBook(copyOf(sourceOfSheet(book, SHEET, 'sales'), { results: 'values', protection }).book);
}

/** Where the column of payments is in the copy. */
async function firstPayment(workbook: MemoryWorkbook) {
  const area = { sheet: SHEET, row: 0, column: 0, rows: 8, columns: 14 };
  const values = await workbook.readArea(area);
  const header = values.findIndex((row) => row.includes('Subvenção'));
  return { sheet: SHEET, row: header + 1, column: values[header]!.indexOf('Subvenção') };
}

async function open(workbook: MemoryWorkbook, sheet: string) {
  const user = await showPane(workbook, { sheet });
  await openTab(user, 'Compartilhar');
  await user.click(await screen.findByRole('button', { name: /^Restaurar/ }));
  await screen.findByRole('heading', { name: 'Restaurar fórmulas', level: 3 });
  return user;
}

test('formulas are put back, those whose cells changed are told apart, and one click undoes it', async () => {
  const workbook = copyAsWorkbook(false);
  const payment = await firstPayment(workbook);
  workbook.personEdits([{ kind: 'contents', area: { ...payment, rows: 1, columns: 1 }, cells: [[99]] }]);
  const before = await snapshot(workbook);
  const user = await open(workbook, SHEET);
  const left = within(await screen.findByRole('region', { name: 'Ficam como estão' }));
  left.getByText(new RegExp(`^“Subvenção” .*desde ${cellAddress(payment)}\\. Um valor mudou`));
  const list = within(screen.getByRole('region', { name: 'Podem ser restauradas' }));
  await user.click(list.getAllByRole('option')[0]!);
  expect(list.getByRole('code').textContent).toMatch(/^=PGPMBIO\.PM\(\w+;\w+\)$/);
  expect(await barriers()).toEqual([]);
  await user.click(list.getByRole('button', { name: 'Restaurar todas (5)' }));
  await screen.findByText('5 fórmulas restauradas.');
  expect((await workbook.readCell(payment)).value).toBe(99);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/^Desfeito/);
  expect(await snapshot(workbook)).toEqual(before);
});

test('a protected copy is told', async () => {
  await open(copyAsWorkbook(true), SHEET);
  await screen.findByText(`A planilha “${SHEET}” está protegida. Desproteja-a e procure de novo para restaurar.`);
  expect(screen.getByRole('button', { name: /^Restaurar todas/ }).getAttribute('aria-disabled')).toBe('true');
});

test('a workbook that is no copy is told so', async () => {
  await open(new MemoryWorkbook({ Outra: { cells: { A1: 1 } } }), 'Outra');
  await screen.findByText(/^Esta pasta de trabalho não é uma cópia/);
  expect(await barriers()).toEqual([]);
});

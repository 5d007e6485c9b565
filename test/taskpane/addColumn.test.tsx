import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '../../src/explain/language';
import { preloadFunctionData } from '../../src/functions/preload';
import { resultHeader } from '../../src/sheets/resultHeaders';
import { cellAddress } from '../../src/workbook/address';
import { MemoryWorkbook, type MemorySheet } from '../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../src/workbook/port';
import { at, barriers, openTab, showPane } from './paneOnScreen';
import '../../src/taskpane/screens/check/CheckScreen';

beforeAll(() => preloadFunctionData());

const FAMILY = 'SDW0990000101011402220930';
const HEADERS = ['DAP ou CAF', 'UF', 'Produto', 'Data da nota', 'Quantidade (kg)', 'PMD (R$/kg)'];
const LINE: CellValue[] = [FAMILY, 'MA', 'Babaçu (amêndoa)', 44963, 420, 4.5];

/** Sales from B3 on that say no price. */
function book(more: MemorySheet = {}, beside: Record<string, CellValue> = {}, lines = 2): MemoryWorkbook {
  const cells: Record<string, CellValue> = { ...beside };
  for (const [r, row] of [HEADERS, ...Array.from({ length: lines }, () => LINE)].entries())
    for (const [c, value] of row.entries()) cells[cellAddress({ row: r + 2, column: c + 1 })] = value;
  return new MemoryWorkbook({ Notas: { cells, ...more } });
}

async function choose(workbook: MemoryWorkbook, language: Language = 'pt-BR'): Promise<UserEvent> {
  const user = await showPane(workbook, { sheet: 'Notas', selected: 'B4', language });
  await openTab(user, language === 'pt-BR' ? 'Conferir' : 'Check');
  await user.click(await screen.findByRole('button', { name: /^(Escolher: Vendas|Choose: Sales) \(PGPM-Bio\)/ }));
  await screen.findByRole('heading', { name: /^2\. / });
  return user;
}

const ADD = 'Incluir coluna “Preço de venda (R$/kg)”';
const valueAt = async (workbook: MemoryWorkbook, address: string) =>
  (await workbook.readCell(at(address, 'Notas'))).value;

test('a needed column that is not there is added beside the table, told what to do next, and taken away again', async () => {
  const workbook = book({ styles: { G3: { bold: true, fill: '#DDEBF7' } } });
  const user = await choose(workbook);
  screen.getByText(/Nesta tabela falta a coluna Preço de venda\. .* acrescente-a à tabela e preencha-a/);
  await user.click(screen.getByRole('button', { name: ADD }));
  await screen.findByText(/Coluna “Preço de venda \(R\$\/kg\)” incluída em H3 \(Notas\)\. Preencha a coluna e confira/);
  const select = await screen.findByLabelText<HTMLSelectElement>('H · Preço de venda (R$/kg)');
  expect(select.value).toBe('salePrice');
  expect(screen.queryByText(/falta a coluna/)).toBeNull();
  expect(await barriers()).toEqual([]);
  expect(await valueAt(workbook, 'H3')).toBe('Preço de venda (R$/kg)');
  expect((await workbook.readStates({ ...at('H3', 'Notas'), rows: 1, columns: 1 }))[0]![0]).toMatchObject({
    bold: true,
    fill: '#DDEBF7',
  });
  expect(await workbook.selectedCell()).toEqual(at('H4', 'Notas'));

  screen.getByText('Última gravação: coluna “Preço de venda (R$/kg)”.');
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/Nesta tabela falta a coluna Preço de venda/);
  expect(await valueAt(workbook, 'H3')).toBeNull();
  expect(screen.queryByLabelText('H · Preço de venda (R$/kg)')).toBeNull();
});

test('once it is filled in, the table is checked', async () => {
  const workbook = book();
  const user = await choose(workbook);
  await user.click(screen.getByRole('button', { name: ADD }));
  await screen.findByText(/incluída em H3/);
  await workbook.edit([
    { kind: 'contents', area: { ...at('H4', 'Notas'), rows: 2, columns: 1 }, cells: [[3.9], [3.7]] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByRole('heading', { name: 'Resultado' });
  expect(screen.getByText('Com valor calculado', { selector: 'dt' }).nextElementSibling?.textContent).toBe('2');
});

test("the program's table grows with it", async () => {
  const area = { row: 2, column: 1, rows: 3, columns: 6 };
  const workbook = book({ tables: [{ name: 'Notas', area, columns: HEADERS }] });
  const user = await choose(workbook);
  await user.click(screen.getByRole('button', { name: ADD }));
  await screen.findByText(/incluída em H3/);
  expect((await workbook.tablesOn('Notas'))[0]!.area.columns).toBe(7);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(async () => expect((await workbook.tablesOn('Notas'))[0]!.area.columns).toBe(6));
});

test('columns of results are not in the way, and are not written over', async () => {
  const results = { H3: resultHeader('VSP'), H4: 1, H5: 2 };
  const workbook = book({}, results);
  const user = await choose(workbook);
  await user.click(screen.getByRole('button', { name: ADD }));
  await screen.findByText(/incluída em I3/);
  expect((await screen.findByLabelText<HTMLSelectElement>('I · Preço de venda (R$/kg)')).value).toBe('salePrice');
  expect(await valueAt(workbook, 'H3')).toBe(results.H3);
});

test.each([
  ['right beside it', 'H9'],
  ['one column further, where it would touch the new one', 'I9'],
])('nothing is written where something stands: %s', async (_what, address) => {
  const workbook = book({}, { [address]: 'ver nota 15' }, 8);
  const user = await choose(workbook);
  await user.click(screen.getByRole('button', { name: ADD }));
  await screen.findByText(/Não há coluna livre ao lado da tabela/);
  expect(await valueAt(workbook, 'H3')).toBeNull();
  expect(await valueAt(workbook, 'I3')).toBeNull();
  screen.getByText(/falta a coluna Preço de venda/);
});

test('a protected sheet takes no column, and that is told', async () => {
  const user = await choose(book({ protected: true }));
  await user.click(screen.getByRole('button', { name: ADD }));
  await screen.findByText(/A planilha está protegida/);
});

test('the purchases of a plant, in English, with two columns missing', async () => {
  const headers = ['Material', 'Quantity (kg)', 'Amount (R$)', 'Date', 'CPF', 'Municipality', 'Supplier type'];
  const line = ['Castor bean', 1000, 5000, 44963, '529.982.247-25', 'Irecê', 'Family farmer'];
  const keep = (_: unknown, c: number) => c !== 2;
  const cells: Record<string, CellValue> = {};
  for (const [r, row] of [headers, line, line].entries())
    for (const [c, value] of row.filter(keep).entries()) cells[cellAddress({ row: r, column: c })] = value;
  const workbook = new MemoryWorkbook({ Purchases: { cells } });
  const user = await showPane(workbook, { sheet: 'Purchases', language: 'en-US' });
  await openTab(user, 'Check');
  await user.click(await screen.findByRole('button', { name: /^Choose: Purchases \(Selo\)/ }));
  await screen.findByText(/This table lacks the columns .* and DAP\/CAF\. If they are there under other names/);
  await user.click(await screen.findByRole('button', { name: 'Add column “DAP/CAF”' }));
  await screen.findByText('Column “DAP/CAF” added at G1 (Purchases). Fill the column in and check again.');
  expect((await workbook.readStates({ ...at('G2', 'Purchases'), rows: 1, columns: 1 }))[0]![0]!.numberFormat).toBe('@');
  await user.click(screen.getByRole('button', { name: /^Add column “/ }));
  await screen.findByText(/added at H1/);
  expect(screen.queryByText(/This table lacks/)).toBeNull();
  screen.getByRole('button', { name: 'Continue' });
});

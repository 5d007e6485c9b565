import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { barriers, openTab, showPane } from './paneOnScreen';

const names = async (workbook: MemoryWorkbook) => (await workbook.sheets()).map(({ name }) => name);

/** To the choice of templates, in a workbook with these sheets. */
async function open(workbook: MemoryWorkbook, language: 'pt-BR' | 'en-US' = 'pt-BR'): Promise<UserEvent> {
  const user = await showPane(workbook, { language, selected: 'A1' });
  await openTab(user, language === 'pt-BR' ? 'Conferir' : 'Check');
  await user.click(
    await screen.findByRole('button', { name: language === 'pt-BR' ? 'Inserir modelo' : 'Insert a template' }),
  );
  return user;
}

const book = (sheets: ConstructorParameters<typeof MemoryWorkbook>[0] = {}) =>
  new MemoryWorkbook({ Compras: {}, ...sheets });

test('a workbook without a table: the templates of the PGPM-Bio go in, and the table of sales is recognised', async () => {
  const workbook = book();
  const user = await open(workbook);
  expect(screen.getByRole('button', { name: 'Inserir modelo' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('checkbox', { name: 'Vendas' })).toHaveProperty('disabled', true);
  expect(await barriers()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Produtores' }));
  await user.click(screen.getByRole('button', { name: 'Inserir 3 planilhas' }));
  await screen.findByText(/^Inseridas: Instruções PGPM-Bio, Listas PGPM-Bio, Vendas, PMD e Saldos\. Preencha/);
  expect(await names(workbook)).toEqual([
    'Compras',
    'Instruções PGPM-Bio',
    'Listas PGPM-Bio',
    'Vendas',
    'PMD',
    'Saldos',
  ]);
  expect(await workbook.selectedCell()).toMatchObject({ sheet: 'Vendas', row: 2, column: 0 });
  await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
  await screen.findByRole('button', { name: 'Escolher: Vendas (PGPM-Bio) – Vendas, A1:T2' });
});

test('the Selo has sheets of its own, and a name that is taken is told', async () => {
  const workbook = book({ Aquisições: { cells: { A1: 'minhas compras' } } });
  const user = await open(workbook);
  await user.click(screen.getByRole('radio', { name: /Selo Biocombustível Social/ }));
  expect(screen.getByRole('checkbox', { name: 'Parâmetros' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Inserir 9 planilhas' }));
  await screen.findByText(/Já havia planilhas com o mesmo nome: “Aquisições” entrou como “Aquisições \(2\)”\./);
  expect(await names(workbook)).toHaveLength(2 + 11);
  expect((await workbook.readCell({ sheet: 'Aquisições', row: 0, column: 0 })).value).toBe('minhas compras');
});

test('they are taken away again by one press, also later', async () => {
  const workbook = book();
  const user = await open(workbook);
  await user.click(screen.getByRole('button', { name: 'Inserir 4 planilhas' }));
  await screen.findByText(/^Inseridas/);
  await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer a inserção dos modelos' }));
  await screen.findByText('Os modelos foram retirados.');
  expect(await names(workbook)).toEqual(['Compras']);
  expect(screen.queryByRole('button', { name: 'Desfazer a inserção dos modelos' })).toBeNull();
});

test('they are what was written last above too, and what is undone there is gone here', async () => {
  const workbook = book();
  const user = await open(workbook);
  await user.click(screen.getByRole('button', { name: 'Inserir 4 planilhas' }));
  await screen.findByText('Última gravação: planilhas de modelo.');
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/^Desfeito/);
  expect(await names(workbook)).toEqual(['Compras']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer a inserção dos modelos' })).toBeNull());
  expect(screen.queryByText(/^Inseridas/)).toBeNull();
});

test('what somebody has written on them is not taken away', async () => {
  const workbook = book();
  const user = await open(workbook);
  await user.click(screen.getByRole('button', { name: 'Inserir 4 planilhas' }));
  await screen.findByText(/^Inseridas/);
  const cell = { sheet: 'Vendas', row: 2, column: 0, rows: 1, columns: 1 };
  await workbook.edit([{ kind: 'contents', area: cell, cells: [['Raimunda']] }]);
  await user.click(screen.getByRole('button', { name: 'Desfazer a inserção dos modelos' }));
  await screen.findByText(/^Nada foi retirado, porque já se escreveu em Vendas\./);
  expect(await names(workbook)).toHaveLength(7);
});

test('in English, with Enter', async () => {
  const workbook = book();
  const user = await open(workbook, 'en-US');
  expect(screen.getByRole('region', { name: 'Sheet templates' })).toBeTruthy();
  screen.getByRole('button', { name: 'Insert 4 sheets' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText(
    /^Inserted: Instructions PGPM-Bio, Lists PGPM-Bio, Sales, Market prices, Balances and Producers\./,
  );
  expect(await names(workbook)).toHaveLength(7);
});

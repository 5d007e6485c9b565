import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryWorkbook, type MemorySheet } from '../../src/workbook/memoryWorkbook';
import { WorkbookRefusal, type CellValue } from '../../src/workbook/port';
import { at, barriers, openTab, showPane } from './paneOnScreen';

const FAMILY = 'SDW0990000101011402220930';
const OTHER_FAMILY = 'SDW0990000205901105220805';
const HEADERS = [
  'Produtor',
  'DAP ou CAF',
  'UF',
  'Produto',
  'Data da nota',
  'Nota fiscal',
  'Quantidade (kg)',
  'Preço de venda (R$/kg)',
  'PMD (R$/kg)',
];
const SALES: CellValue[][] = [
  ['Raimunda Exemplo', FAMILY, 'MA', 'Babaçu (amêndoa)', 44963, 1001, 420, 3.9, 4.5],
  ['Raimunda Exemplo', FAMILY, 'MA', 'Babaçu (amêndoa)', 44998, 1002, 2500, 3.7, 4.5],
  ['Benedito Amostra', OTHER_FAMILY, 'MA', 'Babaçi', 45033, 1003, 300, 4.05, 4.5],
  ['Benedito Amostra', OTHER_FAMILY, 'MA', 'Babaçu (amêndoa)', 45082, 1004, 'muito', 3.6, 4.5],
];

/** Rows of cells from B3 on, under a title. */
function sheetOf(rows: readonly (readonly CellValue[])[], more: MemorySheet = {}): MemorySheet {
  const cells: Record<string, CellValue> = { B1: 'Notas de 2023' };
  rows.forEach((row, r) =>
    row.forEach((value, c) => {
      cells[`${String.fromCharCode(66 + c)}${r + 3}`] = value;
    }),
  );
  return { cells, ...more };
}

const BALANCES = sheetOf([
  ['DAP ou CAF', 'Produto', 'Ano', 'Valor pago (R$)'],
  [FAMILY, 'Babaçu (amêndoa)', 2023, 250],
]);

const book = (sheets: Record<string, MemorySheet> = {}) =>
  new MemoryWorkbook({ Compras: sheetOf([HEADERS, ...SALES]), Saldos: BALANCES, Vazia: {}, ...sheets });

/** To the second step, with the table around the selected cell. */
async function choose(workbook: MemoryWorkbook, selected = 'D4') {
  const user = await showPane(workbook, { selected });
  await openTab(user, 'Conferir');
  await user.click(await screen.findByRole('button', { name: /^Escolher: Vendas \(PGPM-Bio\) – Compras/ }));
  await screen.findByRole('heading', { name: '2. Confirme as colunas' });
  return user;
}

async function checkThrough(workbook: MemoryWorkbook) {
  const user = await choose(workbook);
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByRole('heading', { name: 'Resultado' });
  return user;
}

async function openFindings(user: UserEvent) {
  await user.click(screen.getByRole('tab', { name: /^Achados/ }));
}

/** Opens the findings of a code and gives their list. */
async function openGroup(user: UserEvent, name: RegExp) {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('listbox');
}

const plain = (text: string | null | undefined) => text?.replaceAll(' ', ' ');
const fact = (label: string) =>
  plain(screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent);

describe('choosing the table', () => {
  test('offers the one around the selected cell, and lists the others with their kind and rows', async () => {
    const user = await showPane(book(), { selected: 'D5' });
    await openTab(user, 'Conferir');
    await screen.findByText('Tabela da célula selecionada');
    screen.getByText('Vendas (PGPM-Bio) – Compras, B3:J7');
    screen.getByText('4 linhas');
    screen.getByText('Saldos já pagos ou apresentados – Saldos, B3:E4');
    screen.getByText('1 linha; é levada em conta ao conferir as vendas');
    expect(screen.queryByRole('button', { name: /Escolher: Saldos/ })).toBeNull();
    expect(await barriers()).toEqual([]);
  });

  test('blocks that lack needed columns come last', async () => {
    const inPart = sheetOf([
      ['Produto', 'Data da nota', 'PM (R$/kg)', 'Pagável (R$)'],
      ['Babaçu (amêndoa)', 44963, 5.34, 604.8],
    ]);
    const other = sheetOf([HEADERS, ...SALES]);
    const workbook = new MemoryWorkbook({ Compras: other, Resumo: inPart, Abril: other });
    const user = await showPane(workbook, { selected: 'D5' });
    await openTab(user, 'Conferir');
    await screen.findByText('Outras tabelas da pasta de trabalho');
    const titles = screen.getAllByText(/^Vendas \(PGPM-Bio\) – /).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Compras', 'Abril', 'Resumo'].map((sheet) => expect.stringContaining(`– ${sheet}, `)));
  });

  test('says so when the selected cell is in no table', async () => {
    const user = await showPane(book(), { selected: 'Z90' });
    await openTab(user, 'Conferir');
    await screen.findByText(/A célula selecionada, Z90 \(Compras\), não está em uma tabela/);
    screen.getByRole('button', { name: /^Escolher: Vendas/ });
  });

  test('says what a table of sales looks like when there is none, and reads again', async () => {
    const workbook = new MemoryWorkbook({ Compras: {} });
    const user = await showPane(workbook);
    await openTab(user, 'Conferir');
    await screen.findByText(/Nenhuma tabela foi encontrada/);
    expect(await barriers()).toEqual([]);
  });

  test('does not look into hidden sheets, and says so', async () => {
    const user = await showPane(book({ Cadastro: { ...BALANCES, hidden: true } }));
    await openTab(user, 'Conferir');
    await screen.findByText(/A planilha oculta Cadastro não foi lida/);
    expect(screen.queryByText(/– Cadastro/)).toBeNull();
  });

  test('a protected sheet is read like any other', async () => {
    await checkThrough(book({ Compras: sheetOf([HEADERS, ...SALES], { protected: true }) }));
    expect(fact('Conferidas')).toBe('4');
  });

  test('a workbook that does not answer is told, and can be asked again', async () => {
    const workbook = book();
    const original = workbook.sheets.bind(workbook);
    workbook.sheets = () => Promise.reject(new WorkbookRefusal('editing'));
    const user = await showPane(workbook);
    await openTab(user, 'Conferir');
    await screen.findByText(/Uma célula está em edição/);
    workbook.sheets = original;
    await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
    await screen.findByText('Vendas (PGPM-Bio) – Compras, B3:J7');
  });
});

describe('confirming the columns', () => {
  test('shows what each column was understood as', async () => {
    await choose(book());
    expect((screen.getByLabelText('H · Quantidade (kg)') as HTMLSelectElement).value).toBe('quantity');
    expect((screen.getByLabelText('J · PMD (R$/kg)') as HTMLSelectElement).value).toBe('marketPrice');
    screen.getByRole('checkbox', { name: 'Saldos já pagos ou apresentados – Saldos, B3:E4', checked: true });
    screen.getByText('1 linha; desconta dos limites o que já foi pago ou apresentado');
    expect(await barriers()).toEqual([]);
  });

  test('a needed column that is not there is named, with what to do, until the person says which it is', async () => {
    const headers = HEADERS.with(7, 'Xyz');
    const user = await choose(book({ Compras: sheetOf([headers, ...SALES]) }));
    const select = screen.getByLabelText('I · Xyz');
    await user.selectOptions(select, '');
    await screen.findByText(/Nesta tabela falta a coluna Preço de venda\. Se existe com outro nome/);
    await user.selectOptions(screen.getByLabelText('I · Xyz'), 'salePrice');
    await waitFor(() => expect(screen.queryByText(/falta a coluna/)).toBeNull());
    screen.getByText('escolhida por você');
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByRole('heading', { name: 'Resultado' });
    expect(fact('Com valor calculado')).toBe('2');
  });

  test('hidden rows are checked too, and that is said', async () => {
    await choose(book({ Compras: sheetOf([HEADERS, ...SALES], { hiddenRows: [4, 5] }) }));
    screen.getByText(/2 de 4 linhas estão ocultas/);
  });

  test('a row of totals is no line of data, and that is said', async () => {
    const total = ['TOTAL', null, null, null, null, null, 3220, null, null];
    await choose(book({ Compras: sheetOf([HEADERS, ...SALES.slice(0, 2), total]) }));
    screen.getByText(/Fora da conferência: linha 6 \(de total\)/);
  });

  test('goes back to the tables', async () => {
    const user = await choose(book());
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByText('Tabela da célula selecionada');
  });
});

describe('the result', () => {
  test('says how many rows, what is payable and what the limits cut, with the balances of the other sheet', async () => {
    await checkThrough(book());
    expect(fact('Conferidas')).toBe('4');
    expect(fact('Com valor calculado')).toBe('2');
    expect(fact('Com erro, sem valor')).toBe('2');
    // 420 × 1,44 + 2.500 × 1,52, cut at 3.500 − 250.
    expect(fact('Calculado (VSP)')).toBe('R$ 4.404,80');
    expect(fact('Cortado pelo limite do produto (LSPA)')).toBe('R$ 1.154,80');
    expect(fact('A pagar')).toBe('R$ 3.250,00');
    const families = within(screen.getByRole('table', { name: 'Por família (DAP/CAF)' }));
    expect(families.queryByText(FAMILY)).toBeNull();
    expect(await barriers()).toEqual([]);
  });

  test('a balance that cannot be read is told before the amounts', async () => {
    const balances = sheetOf([
      ['DAP ou CAF', 'Produto', 'Ano', 'Valor pago (R$)'],
      [FAMILY, 'Babaçu (amêndoa)', 2023, 250],
      [FAMILY, 'Babaçi', 2023, 100],
    ]);
    await checkThrough(book({ Saldos: balances }));
    screen.getByText(/C5 \(Saldos\), Produto: este saldo não foi descontado/);
    expect(fact('A pagar')).toBe('R$ 3.250,00');
  });
});

describe('the findings', () => {
  test('are grouped by code, errors first, and a click selects the cell', async () => {
    const workbook = book();
    const user = await checkThrough(workbook);
    await openFindings(user);
    const groups = screen.getAllByRole('button', { name: /^[LG]\d\d · / }).map(({ textContent }) => textContent);
    expect(groups[0]).toMatch(/^L02 · .*1 erro$/);
    expect(groups[1]).toMatch(/^L03 · Produto1 erro$/);
    const list = await openGroup(user, /^L03/);
    const option = within(list).getByRole('option', { name: /“Babaçi”/ });
    expect(option.textContent).toMatch(/^E6/);
    await user.click(option);
    await screen.findByText('Célula selecionada: E6 (Compras)');
    expect(await workbook.selectedCell()).toEqual(at('E6'));
    expect(await barriers()).toEqual([]);
  });

  test('are gone through by keyboard alone', async () => {
    const rows = Array.from({ length: 40 }, (_row, r) => SALES[0]!.with(3, `Babaçi ${r}`));
    const workbook = book({ Compras: sheetOf([HEADERS, ...rows]) });
    const user = await checkThrough(workbook);
    await openFindings(user);
    const list = await openGroup(user, /^L03/);
    act(() => list.focus());
    expect(within(list).getByRole('option', { selected: true }).textContent).toMatch(/^E4/);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await screen.findByText('Célula selecionada: E5 (Compras)');
    await user.keyboard('{End}');
    expect(within(list).getByRole('option', { selected: true }).textContent).toMatch(/^E43/);
    await user.keyboard('{PageUp}');
    expect(within(list).getByRole('option', { selected: true }).textContent).toMatch(/^E38/);
    await user.keyboard('{Home}{ArrowUp}{Enter}');
    await screen.findByText('Célula selecionada: E4 (Compras)');
    expect(list.getAttribute('aria-activedescendant')).toBe(within(list).getByRole('option', { selected: true }).id);
  });

  test('are filtered by severity and searched by word, cell or code, whatever the accents', async () => {
    const user = await checkThrough(book());
    await openFindings(user);
    await user.click(screen.getByRole('checkbox', { name: /alerta/ }));
    await user.click(screen.getByRole('checkbox', { name: /informaç/ }));
    screen.getByText('2 achados');
    const search = screen.getByRole('searchbox', { name: 'Procurar nos achados' });
    await user.type(search, 'BABACI');
    await screen.findByText('1 achado');
    screen.getByRole('button', { name: /^L03/ });
    await user.clear(search);
    await user.type(search, 'h7');
    await screen.findByText('1 achado');
    screen.getByRole('button', { name: /^L02/ });
    await user.type(search, ' nada disso');
    await screen.findByText(/Nenhum achado com estas escolhas/);
  });

  test('five thousand of a kind are drawn a few at a time', async () => {
    const rows = Array.from({ length: 5_000 }, (_row, r) => SALES[0]!.with(3, `Babaçi ${r}`).with(2, `U${r}`));
    const user = await checkThrough(book({ Compras: sheetOf([HEADERS, ...rows]) }));
    await openFindings(user);
    const list = await openGroup(user, /^L03/);
    const options = within(list).getAllByRole('option');
    expect(options.length).toBeLessThan(20);
    expect(options[0]!.getAttribute('aria-setsize')).toBe('5000');
    act(() => list.focus());
    await user.keyboard('{End}');
    expect(within(list).getByRole('option', { selected: true }).getAttribute('aria-posinset')).toBe('5000');
  });

  test('a cell that cannot be selected is told', async () => {
    const workbook = book();
    const user = await checkThrough(workbook);
    await openFindings(user);
    const list = await openGroup(user, /^L03/);
    workbook.select = () => Promise.reject(new WorkbookRefusal('editing'));
    await user.click(within(list).getAllByRole('option')[0]!);
    await screen.findByText(/Uma célula está em edição/);
  });
});

describe('while it is checked', () => {
  test('the person may cancel: nothing is changed and the columns are as they were', async () => {
    const workbook = book();
    const user = await choose(workbook);
    const readArea = workbook.readArea.bind(workbook);
    workbook.readArea = () => new Promise(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByRole('heading', { name: 'Conferindo' });
    screen.getByRole('progressbar');
    screen.getByText('Tempo decorrido: 0 s');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByText('Conferência cancelada. Nada foi alterado.');
    screen.getByRole('heading', { name: '2. Confirme as colunas' });
    workbook.readArea = readArea;
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByRole('heading', { name: 'Resultado' });
  });

  test('formulas that wait for their result are not taken for values', async () => {
    const busy = SALES[0]!.with(6, { error: '#BUSY!' });
    const user = await choose(book({ Compras: sheetOf([HEADERS, SALES[1]!, busy]) }));
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByText(/A fórmula em H5 \(Compras\) ainda está em cálculo/);
    screen.getByRole('heading', { name: '2. Confirme as colunas' });
  });

  test('a header that was changed meanwhile is told', async () => {
    const workbook = book();
    const user = await choose(workbook);
    const readArea = workbook.readArea.bind(workbook);
    workbook.readArea = async (area) => {
      const values = await readArea(area);
      if (area.sheet === 'Compras') values[2]![1] = 'Número';
      return values;
    };
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByText(/A tabela mudou na planilha Compras: os cabeçalhos não são mais os que foram confirmados/);
  });

  test('a table without a line is told', async () => {
    const user = await choose(book({ Compras: sheetOf([HEADERS]) }), 'D3');
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByText(/não tem nenhuma linha preenchida/);
  });
});

describe('afterwards', () => {
  test('a sheet that was edited makes the result out of date, until it is checked again', async () => {
    const workbook = book();
    const user = await checkThrough(workbook);
    await act(() => workbook.select(at('H5')));
    await workbook.writeFormula(at('H5'), '=1+1');
    await act(() => workbook.select(at('H6')));
    await screen.findByText(/este resultado está desatualizado/);
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Conferir de novo' }));
    await waitFor(() => expect(screen.queryByText(/desatualizado/)).toBeNull());
    await screen.findByRole('heading', { name: 'Resultado' });
    expect(fact('Com valor calculado')).toBe('1');
  });

  test('moving about changes nothing', async () => {
    const workbook = book();
    await checkThrough(workbook);
    await act(() => workbook.select(at('H5')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
    expect(screen.queryByText(/desatualizado/)).toBeNull();
  });

  test('the result outlives a look at another part of the pane', async () => {
    const user = await checkThrough(book());
    await openTab(user, 'Tabelas');
    await openTab(user, 'Conferir');
    screen.getByRole('heading', { name: 'Resultado' });
    expect(fact('Conferidas')).toBe('4');
  });

  test('another table may be chosen', async () => {
    const user = await checkThrough(book());
    await user.click(screen.getByRole('button', { name: 'Outra tabela' }));
    await screen.findByText('Tabela da célula selecionada');
  });
});

test('all of it works in English', async () => {
  const user = await showPane(book(), { language: 'en-US', selected: 'D4' });
  await openTab(user, 'Check');
  await user.click(await screen.findByRole('button', { name: /^Choose: Sales \(PGPM-Bio\)/ }));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  await screen.findByRole('heading', { name: 'Result' });
  await user.click(screen.getByRole('tab', { name: /^Findings/ }));
  const list = await openGroup(user, /^L03 · Product/);
  await user.click(within(list).getAllByRole('option')[0]!);
  await screen.findByText('Cell selected: E6 (Compras)');
  const pane = document.body.textContent!;
  expect(pane).not.toMatch(/Achados|planilha|Conferir|célula/);
  expect(await barriers()).toEqual([]);
});

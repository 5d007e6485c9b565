import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { undoEntries } from '../../src/workbook/changes/undoStack';
import { MemoryWorkbook, type MemorySheet } from '../../src/workbook/memoryWorkbook';
import { refusalText } from '../../src/taskpane/wording/cells';
import { WorkbookRefusal, type CellValue } from '../../src/workbook/port';
import { snapshot } from '../workbook/changes/snapshot';
import { at, barriers, openTab, showPane } from './paneOnScreen';

jest.setTimeout(180_000);

const FAMILY = 'SDW0990000101011402220930';
const HEADERS = [
  'DAP ou CAF',
  'UF',
  'Produto',
  'Data da nota',
  'Quantidade (kg)',
  'Preço de venda (R$/kg)',
  'PMD (R$/kg)',
];
const ROWS: CellValue[][] = [
  [FAMILY, 'MA', 'Babaçu (amêndoa)', 44963, 420, 3.9, 4.5],
  [FAMILY, 'MA', 'Babaçi', 44998, '2.500,5', 3.7, 4.5],
  [FAMILY, 'MA', 'Babaçu (amêndoa)', 45082, 'muito', 3.6, 4.5],
];
/** With the title row: the area that all of the sheet fits into. */
const ALL = { rows: 12, columns: 22 };

function sheetOf(more: MemorySheet = {}): MemorySheet {
  const cells: Record<string, CellValue> = { B1: 'Notas de 2023' };
  [HEADERS, ...ROWS].forEach((row, r) =>
    row.forEach((value, c) => (cells[`${String.fromCharCode(66 + c)}${r + 3}`] = value)),
  );
  return { ...more, cells };
}

const book = (more: MemorySheet = {}) => new MemoryWorkbook({ Compras: sheetOf(more) });

async function check(workbook: MemoryWorkbook): Promise<UserEvent> {
  const user = await showPane(workbook, { selected: 'D4' });
  await openTab(user, 'Conferir');
  await user.click(await screen.findByRole('button', { name: /^Escolher: Vendas \(PGPM-Bio\) – Compras/ }));
  await screen.findByRole('heading', { name: '2. Confirme as colunas' });
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByRole('heading', { name: 'Resultado' });
  return user;
}

async function openWriting(workbook: MemoryWorkbook): Promise<UserEvent> {
  const user = await check(workbook);
  await openTab(user, 'Gravar');
  await planned();
  return user;
}

const writeButton = () => screen.getByRole('button', { name: 'Gravar' });
const planned = () => waitFor(() => expect(writeButton().getAttribute('aria-disabled')).not.toBe('true'));

async function write(user: UserEvent) {
  await user.click(writeButton());
  await screen.findByText('Gravado.');
  await planned();
}

const undo = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/^Desfeito/);
};

const fillOf = async (workbook: MemoryWorkbook, address: string) =>
  (await workbook.readStates({ ...at(address), rows: 1, columns: 1 }))[0]![0]!.fill;

describe('writing the results of a check', () => {
  test('tells what will be written where, and writes nothing before', async () => {
    const workbook = book();
    const before = await snapshot(workbook, ALL);
    await openWriting(workbook);
    screen.getByText(/^10 colunas em I3:R6 \(Compras\)$/);
    screen.getByText('Planilha nova “Conferência”');
    screen.getByText(/células coloridas: erro em vermelho/);
    expect(await snapshot(workbook, ALL)).toEqual(before);
    expect(await barriers()).toEqual([]);
  });

  test('writes, twice without a second set, and undoes all of it with one click', async () => {
    const workbook = book();
    const before = await snapshot(workbook, ALL);
    const user = await openWriting(workbook);
    await user.click(screen.getByRole('checkbox', { name: /^Notas/ }));
    await planned();
    await write(user);
    expect((await workbook.readCell(at('I3'))).value).toMatch(/\(ConfereBio\)$/);
    const once = await snapshot(workbook, ALL);
    screen.getByText(/^10 colunas em I3:R6 \(Compras\), no lugar das gravadas antes$/);
    screen.getByText(/Última gravação: resultados da conferência, 10 colunas/);
    expect(await barriers()).toEqual([]);
    await write(user);
    expect(await snapshot(workbook, ALL)).toEqual(once);
    await undo(user);
    expect(await snapshot(workbook, ALL)).toEqual(before);
    expect(await undoEntries(workbook)).toEqual([]);
  });

  test('checked again after writing, the findings are the same', async () => {
    const user = await openWriting(book());
    const findings = screen.getByRole('tab', { name: /^Achados/ }).textContent;
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Conferir de novo' }));
    await screen.findByRole('heading', { name: 'Resultado' });
    expect(screen.getByRole('tab', { name: /^Achados/ }).textContent).toBe(findings);
    expect(screen.queryByText(/A planilha mudou/)).toBeNull();
  });

  test('only what is chosen is written', async () => {
    const workbook = book();
    const user = await openWriting(workbook);
    for (const name of [/^Colunas/, /^Planilha “Conf/]) await user.click(screen.getByRole('checkbox', { name }));
    await planned();
    await write(user);
    expect((await workbook.readCell(at('I3'))).value).toBeNull();
    expect((await workbook.sheets()).length).toBe(1);
    expect(await fillOf(workbook, 'F6')).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Cores/ }));
    screen.getByText('Escolha ao menos um item.');
  });

  test('a table that changed since it was checked is not written beside', async () => {
    const workbook = book();
    const user = await openWriting(workbook);
    workbook.personEdits([{ kind: 'contents', area: { ...at('F4'), rows: 1, columns: 1 }, cells: [[421]] }]);
    await user.click(writeButton());
    await screen.findByText(/mudou depois da conferência\. Nada foi gravado/);
    expect((await workbook.readCell(at('I3'))).value).toBeNull();
  });

  test('refused in the middle, all is as it was, and it is said why', async () => {
    const workbook = book();
    const before = await snapshot(workbook, ALL);
    const user = await openWriting(workbook);
    workbook.refuseAfter(7, 'editing');
    await user.click(writeButton());
    await screen.findByText(/Uma célula está em edição/);
    expect(await snapshot(workbook, ALL)).toEqual(before);
  });

  test('a protected sheet is told', async () => {
    const user = await openWriting(book({ protected: true }));
    await user.click(writeButton());
    await screen.findByText(/A planilha está protegida/);
  });
});

describe('undoing', () => {
  test('what the person changed since is shown first, and stays if they want', async () => {
    const workbook = book();
    const user = await openWriting(workbook);
    await write(user);
    workbook.personEdits([{ kind: 'contents', area: { ...at('I5'), rows: 1, columns: 1 }, cells: [['resolvido']] }]);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await screen.findByText('Isto mudou depois da gravação:');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Desfazer o resto e manter isto' }));
    await screen.findByText(/^Desfeito/);
    expect((await workbook.readCell(at('I5'))).value).toBe('resolvido');
    expect((await workbook.sheets()).length).toBe(1);
  });

  test('a workbook that cannot be read when it is to be undone is told, and it can be tried again', async () => {
    const workbook = book();
    const user = await openWriting(workbook);
    await write(user);
    workbook.personEdits([{ kind: 'contents', area: { ...at('I5'), rows: 1, columns: 1 }, cells: [['resolvido']] }]);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    const kept = jest.spyOn(workbook, 'kept').mockRejectedValueOnce(new WorkbookRefusal('editing'));
    await user.click(await screen.findByRole('button', { name: 'Desfazer tudo mesmo assim' }));
    await screen.findByText(refusalText('editing', '', 'pt-BR'));
    expect(screen.queryByText('Desfazendo…')).toBeNull();
    kept.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer tudo mesmo assim' }));
    await screen.findByText(/^Desfeito/);
  });

  test('that it was undone is said until something is written again', async () => {
    const user = await openWriting(book());
    await write(user);
    await undo(user);
    await planned();
    await write(user);
    expect(screen.queryByText(/^Desfeito/)).toBeNull();
  });

  test('a writing that stopped when the pane was closed is found and undone when it opens again', async () => {
    const workbook = book();
    const before = await snapshot(workbook, ALL);
    const user = await openWriting(workbook);
    workbook.stopAfter(8);
    await user.click(writeButton());
    await waitFor(async () => expect((await undoEntries(workbook)).at(-1)?.status).toBe('writing'));
    await waitFor(async () => expect(await snapshot(workbook, ALL)).not.toEqual(before));
    document.body.replaceChildren();
    const again = await showPane(workbook);
    await openTab(again, 'Conferir');
    const banner = await screen.findByRole('region', { name: 'Desfazer gravações' });
    await within(banner).findByText('A última gravação parou no meio');
    expect(await barriers()).toEqual([]);
    await again.click(within(banner).getByRole('button', { name: 'Desfazer agora' }));
    await screen.findByText(/^Desfeito/);
    expect(await snapshot(workbook, ALL)).toEqual(before);
  });
});

describe('fixing', () => {
  test('one finding or all of a kind is mended with one click, told, and undone', async () => {
    const workbook = book({ hiddenRows: [] });
    const before = await snapshot(workbook, ALL);
    const user = await check(workbook);
    await user.click(screen.getByRole('tab', { name: /^Achados/ }));
    await user.click(screen.getByRole('button', { name: /^L29/ }));
    const list = await screen.findByRole('listbox');
    await user.click(within(list).getAllByRole('option')[0]!);
    await user.click(await screen.findByRole('button', { name: /^Corrigir F5: 2.?500,5$/ }));
    await screen.findByText(/1 célula corrigida/);
    expect((await workbook.readCell(at('F5'))).value).toBe(2500.5);
    screen.getByText('Última gravação: 1 correção (L29).');
    expect(await barriers()).toEqual([]);
    await undo(user);
    expect(await snapshot(workbook, ALL)).toEqual(before);
  });
});

describe('by keyboard', () => {
  test('the focus goes to the question before all of a kind is mended, and then to what came of it', async () => {
    const workbook = book();
    workbook.personEdits([{ kind: 'contents', area: { ...at('F4'), rows: 1, columns: 1 }, cells: [['420,5']] }]);
    const user = await check(workbook);
    await user.click(screen.getByRole('tab', { name: /^Achados/ }));
    await user.click(screen.getByRole('button', { name: /^L29/ }));
    const all = () => screen.findByRole('button', { name: /^Corrigir todas/ });
    (await all()).focus();
    await user.keyboard('{Enter}');
    const question = (await screen.findByRole('button', { name: 'Cancelar' })).closest('[role=group]');
    expect(document.activeElement).toBe(question);
    expect(await barriers()).toEqual([]);
    screen.getByRole('button', { name: 'Cancelar' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await all());
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Corrigir' })).focus();
    await user.keyboard('{Enter}');
    const told = await screen.findByText(/2 células corrigidas/);
    expect(document.activeElement).toBe(told.closest('[role=status]'));
  });
});

describe('checking while the person types', () => {
  test('is off until it is wanted, then follows their edits and leaves ours aside', async () => {
    const workbook = book();
    const user = await check(workbook);
    const valued = () =>
      screen.getByText('Com valor calculado', { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
    expect(valued()).toBe('1');
    await user.click(screen.getByRole('switch', { name: 'Conferir enquanto digito' }));
    workbook.personEdits([{ kind: 'contents', area: { ...at('F6'), rows: 1, columns: 1 }, cells: [[300]] }]);
    await waitFor(() => expect(valued()).toBe('2'));
    screen.getByRole('heading', { name: 'Resultado' });
    expect(await barriers()).toEqual([]);
  });
});

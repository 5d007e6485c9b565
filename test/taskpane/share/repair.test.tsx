import { screen, within } from '@testing-library/react';
import { MemoryWorkbook, type MemorySheet } from '../../../src/workbook/memoryWorkbook';
import type { CellInput } from '../../../src/workbook/writing';
import { snapshot } from '../../workbook/changes/snapshot';
import { at, barriers, openTab, SHEET, showPane } from '../paneOnScreen';

const NAME = { error: '#NAME?' };
const broken: MemorySheet = {
  cells: {
    A1: 'Produto',
    D2: '=_xldudf_PGPMBIO_VSP(A2,B2,1.25)',
    D3: '=PGPMBIO.VSP(A3,B3,C3)',
    D4: '=IFERROR(PGPMBIO.VSP(A4,B4,C4),0)',
    D5: '=IFERROR(PGPMBIO.VSP(A5,B5,C5),0)',
    D9: '=OUTRO.VSP(A9)',
  },
  shown: { D2: NAME, D3: NAME, D4: 0, D5: 0, D9: NAME },
};

function book(sheets: Record<string, MemorySheet> = {}): MemoryWorkbook {
  const workbook = new MemoryWorkbook({ [SHEET]: broken, ...sheets });
  for (const [address, text] of [
    ['D6', '=PGPMBIO.VSP(A6;B6;1,25)'],
    ['D7', '=PGPMBIO.VSP(2.500;1)'],
  ] as const)
    workbook.personEdits([{ kind: 'contents', area: { ...at(address), rows: 1, columns: 1 }, cells: [[text]] }]);
  return workbook;
}

const holding = async (workbook: MemoryWorkbook, address: string): Promise<CellInput> =>
  (await workbook.readContents({ ...at(address), rows: 1, columns: 1 }))[0]![0]!;

async function open(workbook: MemoryWorkbook) {
  const user = await showPane(workbook);
  await openTab(user, 'Compartilhar');
  await user.click(await screen.findByRole('button', { name: /^Consertar/ }));
  await screen.findByRole('heading', { name: 'Consertar #NOME?', level: 3 });
  return user;
}

test('certain ones are repaired together, told, and undone with one click', async () => {
  const workbook = book({ Fechada: { ...broken, protected: true } });
  const before = await snapshot(workbook);
  const user = await open(workbook);
  await screen.findByText('5 fórmulas do ConfereBio podem ser consertadas.');
  screen.getByText('“Fechada”: 4 fórmulas');
  screen.getByText('=PGPMBIO.VSP(2.500;1)');
  expect(await barriers()).toEqual([]);
  expect(await snapshot(workbook)).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Consertar todas (2)' }));
  await screen.findByText('2 fórmulas consertadas.');
  expect(await holding(workbook, 'D2')).toEqual({ formula: '=PGPMBIO.VSP(A2,B2,1.25)' });
  expect(await holding(workbook, 'D6')).toBe('=PGPMBIO.VSP(A6;B6;1,25)');
  expect(await holding(workbook, 'D9')).toEqual({ formula: '=OUTRO.VSP(A9)' });
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/^Desfeito/);
  expect(await snapshot(workbook)).toEqual(before);
  // Nothing calculates in memory: the formula that was entered as it was shows no error any more.
  await screen.findByRole('button', { name: 'Consertar todas (1)' });
  expect(screen.queryByText('2 fórmulas consertadas.')).toBeNull();
});

test('doubtful ones are repaired one by one or ticked; what is chosen is selected and shown as it is typed', async () => {
  const workbook = book();
  const user = await open(workbook);
  const caught = within(await screen.findByRole('region', { name: 'Dentro de SEERRO ou parecida' }));
  await user.click(caught.getByRole('option', { name: /^D4/ }));
  await screen.findByText('Célula selecionada: D4 (Compras)');
  expect(await workbook.selectedCell()).toMatchObject({ row: 3, column: 3 });
  expect(caught.getByRole('code').textContent).toBe('=SEERRO(PGPMBIO.VSP(A4;B4;C4);0)');
  await user.click(caught.getByRole('checkbox'));
  caught.getByRole('button', { name: 'Consertar marcadas (1)' });
  await user.click(caught.getByRole('button', { name: 'Marcar todas' }));
  expect(await barriers()).toEqual([]);
  await user.click(caught.getByRole('button', { name: 'Consertar marcadas (2)' }));
  await screen.findByText('2 fórmulas consertadas.');
  const texts = within(await screen.findByRole('region', { name: 'Fórmulas guardadas como texto' }));
  await user.click(texts.getByRole('option', { name: /^D6/ }));
  workbook.personEdits([{ kind: 'contents', area: { ...at('D6'), rows: 1, columns: 1 }, cells: [[7]] }]);
  await user.click(texts.getByRole('button', { name: 'Consertar esta' }));
  await screen.findByText('Nada foi consertado. 1 célula mudou depois da procura e fica como está.');
  expect(await holding(workbook, 'D6')).toBe(7);
});

test('a workbook without any is told so, and the way back leads to the choice', async () => {
  const user = await open(new MemoryWorkbook({ [SHEET]: { cells: { A1: '=PGPMBIO.VSP("PA")' }, shown: { A1: 1 } } }));
  await screen.findByText('Nenhuma fórmula do ConfereBio está quebrada nesta pasta de trabalho.');
  expect(await barriers()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Voltar ao início' }));
  screen.getByRole('heading', { name: 'Compartilhar', level: 2 });
});

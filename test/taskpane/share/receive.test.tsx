import './browserFiles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { lineCode } from '../../../src/sharing/copy/lineCodes';
import { keepSent, type SentCopy } from '../../../src/sharing/sentCopy';
import { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../src/workbook/port';
import { snapshot } from '../../workbook/changes/snapshot';
import { at, barriers, openTab, SHEET, showPane } from '../paneOnScreen';

const HEADERS = ['Produto', 'UF', 'Data da nota', 'Quantidade (kg)', 'Preço de venda (R$/kg)', 'CPF'];
const ROWS: CellValue[][] = [
  ['Babaçu (amêndoa)', 'MA', 44963, 420, 3.9, '529.982.247-25'],
  ['Babaçu (amêndoa)', 'MA', 44998, 2500, 3.7, '529.982.247-25'],
  ['Babaçu (amêndoa)', 'MA', 45082, 310, 3.6, '153.509.460-56'],
];
const MASKED = ['***.982.247-**', '***.982.247-**', '***.509.460-**'];

function cellsOf(rows: readonly (readonly CellValue[])[]): Record<string, CellValue> {
  return Object.fromEntries(
    [HEADERS, ...rows].flatMap((row, r) =>
      row.map((value, c) => [`${String.fromCharCode(65 + c)}${r + 1}`, value] as const),
    ),
  );
}

const ID = 'K3F7Q';
const SENT: SentCopy = {
  version: 1,
  id: ID,
  day: '2026-11-20',
  kind: 'sales',
  sheet: SHEET,
  headerRow: 0,
  copySheet: SHEET,
  columns: (['product', 'uf', 'date', 'quantity', 'salePrice', 'cpf'] as const).map((id, place) => ({
    at: place,
    header: HEADERS[place]!,
    id,
    treatment: id === 'cpf' ? 'masked' : 'asIs',
    formulas: false,
  })),
  lines: ROWS.map((row, index) => ({
    code: lineCode(ID, index + 1),
    row: index + 1,
    values: [...row.slice(0, 5), MASKED[index]!],
  })),
};

async function bookWithCopy(): Promise<MemoryWorkbook> {
  const workbook = new MemoryWorkbook({ [SHEET]: { cells: cellsOf(ROWS) } });
  await keepSent(workbook, SENT);
  return workbook;
}

/** What came back, sorted otherwise and saved as text with separators. */
function returned(lines: readonly string[], name = 'devolvida.csv'): File {
  const text = [`Código da linha;${HEADERS.join(';')}`, ...lines].join('\r\n');
  return new File([text], name, { type: 'text/csv' });
}

const LINES = [
  `${ID}-0003;Babaçu (amêndoa);MA;05/06/2023;315;3,65;***.509.460-**`,
  `${ID}-0001;Babaçu (amêndoa);MA;06/02/2023;420;3,9;***.982.247-**`,
  `${ID}-0002;Babaçu (amêndoa);MA;13/03/2023;2600;3,7;***.111.247-**`,
  ';Babaçu (amêndoa);MA;10/07/2023;99;3,5;',
];

const type = (workbook: MemoryWorkbook, address: string, value: CellValue) =>
  workbook.personEdits([{ kind: 'contents', area: { ...at(address), rows: 1, columns: 1 }, cells: [[value]] }]);

async function open(workbook: MemoryWorkbook): Promise<UserEvent> {
  const user = await showPane(workbook);
  await openTab(user, 'Compartilhar');
  await user.click(await screen.findByRole('button', { name: /Receber/ }));
  await screen.findByRole('button', { name: 'Escolher o arquivo que voltou' });
  return user;
}

const choose = (user: UserEvent, file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
const valueIn = async (workbook: MemoryWorkbook, address: string) => (await workbook.readCell(at(address))).value;
const list = () => within(screen.getByRole('listbox', { name: 'Diferenças' }));

test('what came back is shown beside what was sent and what is here, accepted, applied, and undone', async () => {
  const workbook = await bookWithCopy();
  type(workbook, 'D3', 2700);
  const before = await snapshot(workbook);
  const user = await open(workbook);
  expect(await barriers()).toEqual([]);
  await choose(user, returned(LINES));
  await screen.findByRole('heading', { name: 'O que voltou' });
  screen.getByText(`Cópia ${ID}, de 20/11/2026: 3 linhas de “Compras”, Vendas (PGPM-Bio).`);
  screen.getByText('2 conflitos, para você decidir');
  screen.getByText('2 células mudaram só lá');
  screen.getByText('1 linha nova');
  expect(await barriers()).toEqual([]);

  await user.click(list().getByRole('option', { name: /^D3 · Quantidade/ }));
  const conflict = within(screen.getByRole('region', { name: /^D3 · Quantidade/ }));
  expect(conflict.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2500', '2600', '2700']);
  expect(await workbook.selectedCell()).toMatchObject({ row: 2, column: 3 });
  await user.click(conflict.getByRole('radio', { name: 'Usar o que voltou' }));
  expect(await barriers()).toEqual([]);

  await user.click(list().getByRole('option', { name: /^F3 · CPF/ }));
  screen.getByText(/^Este dado foi enviado mascarado/);
  expect(screen.queryByRole('radio')).toBeNull();

  await user.click(list().getByRole('option', { name: /^E4 · Preço/ }));
  await user.click(screen.getByRole('button', { name: 'Aceitar a linha toda (2)' }));
  await user.click(screen.getByRole('button', { name: 'Acrescentar todas as linhas novas (1)' }));
  expect(await snapshot(workbook)).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Aplicar 4 mudanças' }));
  await screen.findByRole('heading', { name: 'Aplicado' });
  screen.getByText('3 células mudadas e 1 linha acrescentada.');
  expect(await Promise.all(['D3', 'D4', 'E4', 'D5', 'F3'].map((address) => valueIn(workbook, address)))).toEqual([
    2600,
    315,
    3.65,
    99,
    '529.982.247-25',
  ]);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByRole('heading', { name: 'O que foi aplicado foi desfeito' });
  expect(await snapshot(workbook)).toEqual(before);
});

test('all that changed only there is taken at once; choices are not lost without a question; a filter shows fewer', async () => {
  const workbook = await bookWithCopy();
  const before = await snapshot(workbook);
  const user = await open(workbook);
  await choose(user, returned(LINES));
  await screen.findByRole('heading', { name: 'O que voltou' });
  await user.click(screen.getByRole('button', { name: 'Aceitar tudo o que mudou só lá (3)' }));
  screen.getByText('3 mudanças escolhidas.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'newLine');
  expect(list().getAllByRole('option')).toHaveLength(1);
  await user.click(list().getByRole('option', { name: /^Linha 5 do arquivo/ }));
  screen.getByText('Linha nova: não estava no que você enviou.');
  await user.click(screen.getByRole('button', { name: 'Voltar ao início' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  screen.getByText('3 mudanças escolhidas.');
  // A file that is dropped takes the place of the one at hand, but not unasked either.
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [returned(LINES)] } });
  await user.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  await user.click(screen.getByRole('button', { name: 'Escolher outro arquivo' }));
  await user.click(await screen.findByRole('button', { name: 'Sair sem aplicar' }));
  await screen.findByRole('button', { name: 'Escolher o arquivo que voltou' });
  expect(await snapshot(workbook)).toEqual(before);
});

test('a row in which something changed since the comparison is left alone, and it is said', async () => {
  const workbook = await bookWithCopy();
  const user = await open(workbook);
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [returned(LINES)] } });
  await screen.findByRole('heading', { name: 'O que voltou' });
  await user.click(screen.getByRole('button', { name: 'Aceitar tudo o que mudou só lá (3)' }));
  type(workbook, 'D4', 1);
  await user.click(screen.getByRole('button', { name: 'Aplicar 3 mudanças' }));
  await screen.findByText(/^1 célula mudada\. 2 células, ou as linhas delas, mudaram aqui depois da comparação/);
  expect(await valueIn(workbook, 'D4')).toBe(1);
});

test('a file that is the same has nothing to apply; one that is none of ours is refused, and nothing changes', async () => {
  const workbook = await bookWithCopy();
  const before = await snapshot(workbook);
  const user = await open(workbook);
  await choose(
    user,
    returned(
      ROWS.map((row, index) =>
        [
          lineCode(ID, index + 1),
          row[0],
          row[1],
          ['06/02/2023', '13/03/2023', '05/06/2023'][index],
          row[3],
          String(row[4]).replace('.', ','),
          MASKED[index],
        ].join(';'),
      ),
    ),
  );
  await screen.findByText(/^O que voltou é igual ao que você tem/);
  await user.click(screen.getByRole('button', { name: 'Escolher outro arquivo' }));
  await choose(user, returned(LINES.map((line) => line.replace(ID, 'Z9Z9Z'))));
  await screen.findByText(/^O arquivo é da cópia Z9Z9Z.*Nada foi alterado\.$/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('O arquivo não foi comparado'));
  expect(await barriers()).toEqual([]);
  await choose(user, new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], 'nota.xlsx'));
  await screen.findByText(/^O arquivo não é uma planilha: é um PDF.*Nada foi alterado\.$/);
  expect(await snapshot(workbook)).toEqual(before);
});

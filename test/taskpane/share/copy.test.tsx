import './browserFiles';
import { screen } from '@testing-library/react';
import { catalogue } from '../../../src/functions/catalogue';
import { sentUnder } from '../../../src/sharing/sentCopy';
import { MemoryWorkbook, type MemorySheet } from '../../../src/workbook/memoryWorkbook';
import { WorkbookRefusal, type CellValue } from '../../../src/workbook/port';
import { cellAt, type Sheet } from '../../../src/workbook/xlsx/book';
import { openBook } from '../../../src/workbook/xlsx/openBook';
import { readZip } from '../../../src/workbook/xlsx/package/readZip';
import { barriers, openTab, showPane } from '../paneOnScreen';

const HEADERS = ['Produtor', 'CPF', 'Cooperativa', 'Produto', 'Quantidade (kg)', 'Município'];
const ROWS: CellValue[][] = [
  ['Raimunda Exemplo', '990.000.101-01', 'Cooperativa do Norte', 'Babaçu', 420, 'Lago do Junco'],
  ['Benedito Amostra', '990.000.205-90', 'Cooperativa do Sul', 'Babaçu', 300, 'Lago do Junco'],
  ['Raimunda Exemplo', '990.000.101-01', 'Cooperativa do Norte', 'Açaí', 100, 'Lago do Junco'],
  ['Maria Modelo', '990.000.101-01', null, 'Açaí', 7, 'Lago do Junco'],
];

function sheetOf(more: MemorySheet = {}): MemorySheet {
  const cells: Record<string, CellValue> = {};
  for (const [r, row] of [HEADERS, ...ROWS].entries())
    for (const [c, value] of row.entries()) cells[`${String.fromCharCode(65 + c)}${r + 1}`] = value;
  return { cells, ...more };
}

const files: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  files.length = 0;
  let last: Blob | null = null;
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((last = blob), 'blob:x'), revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: last! });
  });
});
afterEach(() => jest.restoreAllMocks());

async function atRows(workbook: MemoryWorkbook) {
  const user = await showPane(workbook, { sheet: 'Entregas' });
  await openTab(user, 'Compartilhar');
  await user.click(await screen.findByRole('button', { name: 'Preparar: Preparar cópia' }));
  await user.click(await screen.findByRole('button', { name: /^Escolher: / }));
  await screen.findByRole('heading', { name: '2. Escolha as linhas' });
  const next = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
  return { user, next };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function sheetsOf(blob: Blob): Promise<Sheet[]> {
  const opened = await openBook(await bytesOf(blob), 'x.xlsx', { functionIds: catalogue.map(({ id }) => id) });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.book.sheets;
}

test('each step takes the focus, and what is missing is told where it is missing', async () => {
  const { user, next } = await atRows(new MemoryWorkbook({ Entregas: sheetOf() }));
  expect(document.activeElement?.textContent).toBe('2. Escolha as linhas');
  await user.click(screen.getByRole('radio', { name: 'Só as que têm um texto' }));
  await user.click(screen.getByLabelText('Texto que a célula contém'));
  await user.paste('xyz');
  await next();
  screen.getByText('Nenhuma linha da tabela corresponde. Mude a escolha.');
  await user.click(screen.getByRole('radio', { name: /^Todas/ }));
  await next();
  expect(document.activeElement?.textContent).toBe('3. Escolha as colunas');
  await user.click(screen.getByRole('button', { name: 'Desmarcar todas' }));
  await next();
  screen.getByText('Marque pelo menos uma coluna.');
});

test('personal data that stay must be confirmed, and the workbook keeps what was sent', async () => {
  const workbook = new MemoryWorkbook({ Entregas: sheetOf() });
  const { user, next } = await atRows(workbook);
  await user.click(screen.getByRole('radio', { name: 'Só as de uma cooperativa' }));
  await user.selectOptions(screen.getByLabelText('Cooperativa'), 'Cooperativa do Norte (2 linhas)');
  screen.getByText('Vão 2 linhas; 2 não.');
  await next();
  await user.click(screen.getByRole('checkbox', { name: /^F · Município/ }));
  await next();
  screen.getByText('990.000.101-01 fica ***.000.101-**');
  await user.click(screen.getAllByRole('radio', { name: /^Manter inteiro/ })[0]!);
  await next();
  await next();
  await user.click(screen.getByRole('button', { name: 'Ver o que sai' }));
  await screen.findByRole('heading', { name: '7. Veja o que sai' });
  for (const line of ['2 linhas da tabela', 'Colunas: Município', 'CPF: inteiro', 'Produtor: mascarado'])
    screen.getByText(line);
  expect(await barriers()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Gerar arquivo' }));
  screen.getByText(/^Para gerar o arquivo, marque acima/);
  expect(files).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Sei disso/ }));
  await user.clear(screen.getByLabelText('Nome do arquivo'));
  await user.paste('Norte: julho.xlsx');
  await user.click(screen.getByRole('button', { name: 'Gerar arquivo' }));
  await screen.findByRole('heading', { name: 'Arquivo gerado' });
  expect(files.map((file) => file.name)).toEqual(['Norte julho.xlsx']);
  const sheet = (await sheetsOf(files[0]!.blob)).find((one) => one.name === 'Entregas')!;
  const cpfs = [1, 2, 3].map((row) => cellAt(sheet, row, 2)?.value ?? null);
  expect(cpfs).toEqual(['990.000.101-01', '990.000.101-01', null]);
  expect(cellAt(sheet, 1, 1)?.value).not.toBe('Raimunda Exemplo');
  const id = /^(\w+)-0001$/.exec(String(cellAt(sheet, 1, 0)?.value))![1]!;
  screen.getByText(new RegExp(`registro do que foi enviado \\(${id}\\)`));
  expect((await sentUnder(workbook, id))?.lines).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Salvar também em texto (.csv)' }));
  expect(files[1]!.name).toBe('Norte julho.csv');
  expect(new TextDecoder().decode(await bytesOf(files[1]!.blob))).toContain(`${id}-0001;`);
});

test('a copy for each cooperative comes in one archive, and lines of none are told', async () => {
  const { user, next } = await atRows(new MemoryWorkbook({ Entregas: sheetOf() }));
  await user.click(screen.getByRole('radio', { name: 'Uma cópia para cada cooperativa (2)' }));
  screen.getByText('2 arquivos, com 3 linhas ao todo. 1 linha sem cooperativa fica de fora.');
  for (let step = 0; step < 4; step++) await next();
  await user.click(screen.getByRole('button', { name: 'Ver o que sai' }));
  await screen.findByText('Cooperativa do Norte: 2 linhas');
  await user.click(screen.getByRole('button', { name: 'Gerar arquivo' }));
  await screen.findByRole('heading', { name: 'Arquivo gerado' });
  expect(files[0]!.name).toMatch(/\.zip$/);
  const names = readZip(await bytesOf(files[0]!.blob)).map((entry) => entry.name);
  expect(names).toHaveLength(2);
  expect(names.join()).toMatch(/Cooperativa do Norte.*Cooperativa do Sul/);
});

test('stopped or refused, nothing is kept and no file is given; a workbook that takes no record is told', async () => {
  const workbook = new MemoryWorkbook({ Entregas: sheetOf() });
  const { user, next } = await atRows(workbook);
  for (let step = 0; step < 4; step++) await next();
  const { readArea } = workbook;
  workbook.readArea = () => new Promise(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Ver o que sai' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  screen.getByText('Cancelado. Nada foi alterado e nenhum arquivo foi gerado.');
  workbook.readArea = () => Promise.reject(new WorkbookRefusal('editing'));
  await user.click(screen.getByRole('button', { name: 'Ver o que sai' }));
  await screen.findByText(/^Uma célula está em edição/);
  workbook.readArea = readArea.bind(workbook);
  workbook.keep = () => Promise.reject(new WorkbookRefusal('readOnly'));
  await user.click(screen.getByRole('button', { name: 'Ver o que sai' }));
  await user.click(await screen.findByRole('button', { name: 'Gerar arquivo' }));
  await screen.findByText(/^Esta pasta de trabalho não aceitou o registro/);
  expect(files).toHaveLength(1);
});

import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '../../src/explain/language';
import { preloadFunctionData } from '../../src/functions/preload';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../src/workbook/port';
import { barriers, openTab, showPane } from './paneOnScreen';
import { plantSheets } from './plantBook';

beforeAll(() => preloadFunctionData());

const SALES: CellValue[][] = [
  [
    'Nome do produtor',
    'CPF',
    'DAP ou CAF',
    'UF',
    'Município',
    'Produto',
    'Data da nota',
    'Nº NF',
    'Quantidade (kg)',
    'Preço de venda (R$/kg)',
    'PMD (R$/kg)',
  ],
  [
    'Ana Exemplo',
    '529.982.247-25',
    'SDW0529982247251506231030',
    'MA',
    'Codó',
    'Babaçu (amêndoa)',
    45092,
    1,
    2500,
    3.7,
    4.5,
  ],
  [
    'Beto Modelo',
    '111.444.777-35',
    'SAF0123456789012345678901',
    'MA',
    'Codó',
    'Pequi (fruto)',
    45093,
    2,
    1000,
    0.3333,
    0.35,
  ],
];

function salesBook(): MemoryWorkbook {
  const cells: Record<string, CellValue> = {};
  SALES.forEach((row, r) => row.forEach((value, c) => (cells[`${String.fromCharCode(65 + c)}${r + 1}`] = value)));
  return new MemoryWorkbook({ Compras: { cells } });
}

async function openReport(language: Language = 'pt-BR'): Promise<UserEvent> {
  const isPortuguese = language === 'pt-BR';
  const user = await showPane(salesBook(), { selected: 'A2', language });
  await openTab(user, isPortuguese ? 'Conferir' : 'Check');
  await user.click(await screen.findByRole('button', { name: isPortuguese ? /^Escolher: / : /^Choose: / }));
  await user.click(await screen.findByRole('button', { name: isPortuguese ? 'Conferir' : 'Check' }));
  await screen.findByRole('heading', { name: isPortuguese ? 'Resultado' : 'Result' });
  await openTab(user, isPortuguese ? 'Relatório' : 'Report');
  await page();
  return user;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Como vai ficar$|^What it will look like$/);

/** The page in the preview, once it is made. */
async function page(): Promise<Document> {
  await waitFor(() => expect(frame().getAttribute('srcdoc')).not.toBe(''));
  return new DOMParser().parseFromString(frame().getAttribute('srcdoc')!, 'text/html');
}

const shownOf = async () => (await page()).body.textContent;

describe('the report of sales', () => {
  test('shows each producer with sales and sums, and of people only the DAP, masked', async () => {
    await openReport();
    const report = await page();
    expect([...report.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Valores do pedido',
      'Produtor 1',
      'Produtor 2',
    ]);
    expect(report.body.textContent).toContain('SDW0***982247**1506231030');
    expect(report.body.textContent).not.toMatch(/Ana|Beto|Codó\/MA|529\.982/);
    expect(await barriers()).toEqual([]);
  });

  test('what is ticked comes onto the page, and leaves it', async () => {
    const user = await openReport();
    await user.click(screen.getByRole('checkbox', { name: /^Nome do produtor/ }));
    await waitFor(async () => expect(await shownOf()).toContain('Ana Exemplo'));
    await user.click(screen.getByRole('checkbox', { name: /^CPF mascarado/ }));
    await waitFor(async () => expect(await shownOf()).toContain('***.982.247-**'));
    await user.click(screen.getByRole('checkbox', { name: /^CPF e DAP\/CAF inteiros/ }));
    await waitFor(async () => expect(await shownOf()).toContain('529.982.247-25'));
    await user.click(screen.getByRole('checkbox', { name: /^Nome do produtor/ }));
    await waitFor(async () => expect(await shownOf()).not.toContain('Ana Exemplo'));
  });

  test('who presents it stands at the top, as typed', async () => {
    const user = await openReport();
    await user.type(
      screen.getByRole('textbox', { name: 'Organização ou produtor que apresenta' }),
      'Coop <Exemplo> & Cia',
    );
    await waitFor(async () => expect((await page()).querySelector('dd')!.textContent).toBe('Coop <Exemplo> & Cia'));
  });

  test('is printed by its own window', async () => {
    const user = await openReport();
    const print = jest.spyOn(frame().contentWindow!, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Imprimir ou salvar PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    await screen.findByText(/^A janela de impressão foi aberta/);
  });

  test('where printing is refused the page can be saved', async () => {
    const user = await openReport();
    jest.spyOn(frame().contentWindow!, 'print').mockImplementation(() => {
      throw new Error('refused');
    });
    await user.click(screen.getByRole('button', { name: 'Imprimir ou salvar PDF' }));
    await screen.findByText(/^Este programa não deixou abrir a impressão/);
  });

  test('is saved as a page with the day in its name', async () => {
    const user = await openReport();
    const saved: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:page';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Salvar página' }));
    expect(names).toEqual(['Relatório PGPM-Bio 2026-11-30.html']);
    expect(saved[0]?.type).toBe('text/html;charset=utf-8');
    await screen.findByText(/^“Relatório PGPM-Bio 2026-11-30.html” foi salvo/);
  });

  test('in English', async () => {
    await openReport('en-US');
    expect((await page()).querySelector('h1')!.textContent).toBe('PGPM-Bio: statement of the request for subsidy');
    screen.getByRole('button', { name: 'Print or save as PDF' });
    expect(await barriers()).toEqual([]);
  });
});

/** The first purchases of the sample, and what its plant is judged by. */
function smallPlant(): Record<string, { cells: Record<string, CellValue> }> {
  const { Aquisições: purchases, Parâmetros: parameters } = plantSheets();
  const first = Object.entries(purchases!.cells).filter(([address]) => Number(/\d+$/.exec(address)![0]) <= 14);
  return { Aquisições: { cells: Object.fromEntries(first) }, Parâmetros: parameters! };
}

describe('the report of a plant', () => {
  test('has shares, steps and caps; asks nothing about people', async () => {
    const user = await showPane(new MemoryWorkbook(smallPlant()), { sheet: 'Aquisições' });
    await openTab(user, 'Conferir');
    await user.click(await screen.findByRole('button', { name: /^Escolher: Aquisições \(Selo\) – Aquisições/ }));
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    await screen.findByRole('heading', { name: /^3\. Diga o que vale/ });
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByRole('heading', { name: 'Resultado' });
    await openTab(user, 'Relatório');
    const report = await page();
    expect(report.querySelector('h1')!.textContent).toBe('Selo Biocombustível Social: demonstrativo da usina');
    const headings = [...report.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Do apresentado ao admitido, em dez passos', 'Limites']));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    const open = () => headings.some((heading) => heading?.startsWith('Em aberto'));
    expect(open()).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /^Achados em aberto/ }));
    await waitFor(async () => expect(await shownOf()).not.toContain('Em aberto ('));
    expect(await barriers()).toEqual([]);
  });
});

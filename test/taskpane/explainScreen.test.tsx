import { act, screen, waitFor, within } from '@testing-library/react';
import type { CellError } from '../../src/workbook/port';
import { WorkbookRefusal } from '../../src/workbook/port';
import { at, barriers, bookWith, showPane } from './paneOnScreen';

const steps = () => within(screen.getByRole('region', { name: 'Memória de cálculo' })).getAllByRole('listitem');

const lastStep = () => steps().at(-1)?.textContent?.replaceAll('\u00a0', ' ');

describe('explaining the selected cell', () => {
  test('shows the memory of calculation of the second example of Doc. 11 as a list', async () => {
    await showPane(bookWith({ F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' }), { selected: 'F2' });
    await screen.findByRole('heading', { name: /Babaçu \(amêndoa\), MA/ });
    screen.getByText('Célula selecionada: F2 (Compras)');
    screen.getByText('=PGPMBIO.VSP(A2;B2;C2;D2;E2)', { selector: 'code' });
    expect(lastStep()).toContain('Valor a pagar: R$ 3.500,00');
    expect(steps().some((step) => step.textContent?.includes('3,82'))).toBe(true);
    expect(await barriers()).toEqual([]);
  });

  test('follows the selection', async () => {
    const book = bookWith({ F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)', F3: '=PGPMBIO.VSP("Borracha","AC",750,5,5.5)' });
    await showPane(book, { selected: 'F2' });
    await screen.findByRole('heading', { name: /Babaçu/ });
    await act(() => book.select(at('F3')));
    await screen.findByRole('heading', { name: /Borracha/ });
    screen.getByText('Célula selecionada: F3 (Compras)');
    expect(lastStep()).toContain('R$ 1.635,00');
  });

  test('passing quickly over cells reads only the last one', async () => {
    const book = bookWith({ F9: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' });
    await showPane(book);
    await screen.findByText('A célula está vazia.');
    const read: number[] = [];
    const original = book.readCell.bind(book);
    book.readCell = (cell) => {
      read.push(cell.row);
      return original(cell);
    };
    await act(async () => {
      for (const address of ['F5', 'F6', 'F7', 'F8', 'F9']) await book.select(at(address));
    });
    await screen.findByRole('heading', { name: /Babaçu/ });
    expect(read).toEqual([8]);
  });

  test.each([
    [{}, 'A célula está vazia.'],
    [{ F2: 12 }, 'A célula tem um valor digitado, sem fórmula.'],
    [{ F2: '=SUM(C2:C9)' }, 'A fórmula desta célula não usa funções do ConfereBio.'],
  ])('without a formula of ours: %j', async (cells, text) => {
    const user = await showPane(bookWith(cells), { selected: 'F2' });
    await screen.findByText(text);
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ver as funções e exemplos' }));
    screen.getByRole('heading', { name: 'Funções' });
  });

  test('a call that fails shows its message and the error as Excel in Portuguese spells it', async () => {
    const shown = { F2: { error: '#N/A' } satisfies CellError };
    await showPane(bookWith({ A2: 'Babaçi', F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' }, { shown }), { selected: 'F2' });
    await screen.findByText('PGPMBIO.VSP dá #N/D');
    screen.getByText(/“Babaçi” não está na tabela/);
    expect(await barriers()).toEqual([]);
  });

  test('a cell that still shows #NAME? is told how to mend it', async () => {
    const shown = { F2: { error: '#NAME?' } satisfies CellError };
    await showPane(bookWith({ F2: '=_xldudf_PGPMBIO_VSP(A2,B2,C2,D2,E2)' }, { shown }), { selected: 'F2' });
    await screen.findByText(/A célula mostra #NOME\?.*F2 e depois Enter/);
    expect(lastStep()).toContain('R$ 3.500,00');
  });

  test('a spilled cell names the cell of its formula', async () => {
    const cells = { A3: 'Borracha', B3: 'AC', C3: 750, D3: 5, F2: '=PGPMBIO.VSP(A2:A3,B2:B3,C2:C3,D2:D3)' };
    await showPane(bookWith(cells, { spills: { F2: [[3500], [1635]] } }), { selected: 'F3' });
    await screen.findByText(/O valor vem da fórmula em F2/);
    expect(lastStep()).toContain('R$ 1.635,00');
  });

  test('a formula that goes on calculating says so', async () => {
    const formula = '=1.1*PGPMBIO.VSP(A2,B2,C2,D2,E2)+PGPMBIO.CAP()';
    await showPane(bookWith({ F2: formula }), { selected: 'F2' });
    await screen.findByText(/faz outras contas com este resultado/);
    screen.getByText(/tem mais uma função do ConfereBio/);
  });

  test('a function without a memory of calculation shows its value and how it works', async () => {
    const shown = { F2: true };
    await showPane(bookWith({ F2: '=BR.CPF("52998224725")' }, { shown }), { selected: 'F2' });
    await screen.findByText(/A célula mostra: VERDADEIRO\. BR\.CPF não tem memória de cálculo/);
    expect(await barriers()).toEqual([]);
  });

  test('a workbook that does not answer is told, and can be asked again', async () => {
    const book = bookWith({ F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' });
    const original = book.readCell.bind(book);
    book.readCell = () => Promise.reject(new WorkbookRefusal('editing', 'InvalidOperationInCellEditMode'));
    const user = await showPane(book, { selected: 'F2' });
    await screen.findByText(/Uma célula está em edição/);
    expect(document.body.textContent).not.toContain('Invalid');
    expect(await barriers()).toEqual([]);
    book.readCell = original;
    await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
    await screen.findByRole('heading', { name: /Babaçu/ });
  });

  test('reading again shows what the cell holds now', async () => {
    const book = bookWith({ F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' });
    const user = await showPane(book, { selected: 'F2' });
    await screen.findByRole('heading', { name: /Babaçu/ });
    await book.writeFormula(at('F2'), '=PGPMBIO.VSP("Borracha","AC",750,5,5.5)');
    await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
    await screen.findByRole('heading', { name: /Borracha/ });
  });

  test('waits for a slow workbook and says so', async () => {
    const book = bookWith();
    book.readCell = () => new Promise(() => undefined);
    await showPane(book);
    await screen.findByText('Lendo a célula…');
    expect(await barriers()).toEqual([]);
  });
});

describe('a formula of the Selo', () => {
  const castor = '"Irecê/BA","mamona","BA","cooperativa habilitada"';

  test('a weighted value shows each factor with its article, and what it comes to', async () => {
    await showPane(bookWith({ F2: `=SELO.WEIGHTED(100000,${castor})` }), { selected: 'F2' });
    await screen.findByRole('heading', { name: 'Valor ponderado: Mamona, Irecê/BA' });
    expect(steps().some((step) => step.textContent?.includes('Fator I (art. 4º, § 9º, I): × 5'))).toBe(true);
    expect(lastStep()).toBe('Valor ponderado = R$ 100.000,00 × 26 = R$ 2.600.000,00.');
    expect(await barriers()).toEqual([]);
  });

  test('a multiplier ends with the multiplier, and speaks of no value', async () => {
    await showPane(bookWith({ F2: `=SELO.MULTIPLIER(${castor})` }), { selected: 'F2' });
    await screen.findByRole('heading', { name: 'Multiplicador: Mamona, Irecê/BA' });
    expect(lastStep()).toBe('Multiplicador = 5 × 4 × 1,3 = 26.');
    expect(document.body.textContent).not.toContain('Valor ponderado');
    expect(await barriers()).toEqual([]);
  });

  test('the other reading of a place is told in factors for a multiplier, in money for a value', async () => {
    const place = '"Montes Claros/MG","girassol","MG"';
    const book = bookWith({ F2: `=SELO.MULTIPLIER(${place})`, F3: `=SELO.WEIGHTED(100000,${place})` });
    await showPane(book, { selected: 'F2' });
    await screen.findByText(/outra leitura de S2.*o multiplicador seria 80\.$/);
    await act(() => book.select(at('F3')));
    await screen.findByText(/o multiplicador seria 80 e o valor ponderado R\$\s8\.000\.000,00\.$/);
  });

  test('a refusal shows its message', async () => {
    const shown = { F2: { error: '#N/A' } satisfies CellError };
    await showPane(bookWith({ F2: '=SELO.WEIGHTED(1000,"PI","suínos vivos")' }, { shown }), { selected: 'F2' });
    await screen.findByText('SELO.WEIGHTED dá #N/D');
    screen.getByText(/art\. 3º, § 4º/);
  });

  test('a function without a memory of calculation tells what its article says', async () => {
    const shown = { F2: 0.2529454545454545 };
    await showPane(bookWith({ F2: '=SELO.PERCENT(SUM(A9:A20),B3,C3)' }, { shown }), { selected: 'F2' });
    await screen.findByText(/SELO\.PERCENT não tem memória de cálculo/);
    screen.getByText(/art\. 3º, I/);
    expect(await barriers()).toEqual([]);
  });

  test('computed arguments lead to =SELO.EXPLAIN in a cell; a multiplier is that of R$ 1', async () => {
    const book = bookWith({ F2: '=SELO.MULTIPLIER(A2&"/BA","mamona")' });
    const user = await showPane(book, { selected: 'F2' });
    await screen.findByText(/com a função SELO\.EXPLAIN e os mesmos argumentos/);
    await user.click(screen.getByRole('button', { name: 'Inserir a explicação numa célula…' }));
    await act(() => book.select(at('F8')));
    await user.click(await screen.findByRole('button', { name: 'Inserir em F8 (Compras)' }));
    await screen.findByText('Fórmula inserida em F8 (Compras).');
    expect((await book.readCell(at('F8'))).formula).toBe('=SELO.EXPLAIN(1,A2&"/BA","mamona")');
  });
});

describe('arguments that only the spreadsheet can compute', () => {
  const formula = '=PGPMBIO.VSP(A2,B2,C2*2,D2,E2)';

  test('are named, and the explanation goes into a cell that the person selects', async () => {
    const book = bookWith({ F2: formula });
    const user = await showPane(book, { selected: 'F2' });
    await screen.findByText('C2*2', { selector: 'code' });
    await user.click(screen.getByRole('button', { name: 'Inserir a explicação numa célula…' }));
    expect(screen.getByRole('button', { name: 'Selecione outra célula' }).getAttribute('aria-disabled')).toBe('true');
    expect(await barriers()).toEqual([]);
    await act(() => book.select(at('B7', 'Outra folha')));
    await user.click(await screen.findByRole('button', { name: 'Inserir em B7 (Outra folha)' }));
    await screen.findByText('Fórmula inserida em B7 (Outra folha).');
    const expected = '=PGPMBIO.EXPLAIN(Compras!A2,Compras!B2,Compras!C2*2,Compras!D2,Compras!E2)';
    expect((await book.readCell(at('B7', 'Outra folha'))).formula).toBe(expected);
    screen.getByText('C2*2', { selector: 'code' });
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    await screen.findByText('Célula selecionada: B7 (Outra folha)');
  });

  test('choosing a cell can be given up', async () => {
    const book = bookWith({ F2: formula });
    const user = await showPane(book, { selected: 'F2' });
    await user.click(await screen.findByRole('button', { name: 'Inserir a explicação numa célula…' }));
    await act(() => book.select(at('H9')));
    await screen.findByRole('button', { name: 'Inserir em H9 (Compras)' });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByText('A célula está vazia.');
    expect((await book.readCell(at('H9'))).formula).toBeNull();
  });

  test('a cell that holds something is not replaced without a word', async () => {
    const book = bookWith({ F2: formula });
    const user = await showPane(book, { selected: 'F2' });
    await user.click(await screen.findByRole('button', { name: 'Inserir a explicação numa célula…' }));
    await act(() => book.select(at('A2')));
    await user.click(await screen.findByRole('button', { name: 'Inserir em A2 (Compras)' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('A2 (Compras) não está vazia. Contém: Babaçu');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await book.readCell(at('A2'))).value).toBe('Babaçu');
  });

  test('of another function that fails get advice instead', async () => {
    const shown = { F2: { error: '#N/A' } satisfies CellError };
    await showPane(bookWith({ F2: '=PGPMBIO.PM(A2&"",B2)' }, { shown }), { selected: 'F2' });
    await screen.findByText(/Ponha cada conta numa célula própria/);
    expect(screen.queryByRole('button', { name: 'Inserir a explicação numa célula…' })).toBeNull();
    expect(await barriers()).toEqual([]);
  });
});

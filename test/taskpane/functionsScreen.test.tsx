import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describedCatalogue } from '../../src/functions/describedCatalogue';
import { findOurCalls } from '../../src/workbook/formula/ourCalls';
import { WorkbookRefusal } from '../../src/workbook/port';
import { at, barriers, bookWith, openTab, showPane } from './paneOnScreen';

const INSERT = 'Inserir na célula selecionada: =PGPMBIO.VSP("Babaçu";"MA";2500;3,7;4,5)';
const COPY = 'Copiar: =PGPMBIO.VSP("Babaçu";"MA";2500;3,7;4,5)';
const WRITTEN = '=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)';

async function toFunctions(user: UserEvent): Promise<void> {
  await openTab(user, 'Funções');
}

async function openVsp(user: UserEvent): Promise<void> {
  await toFunctions(user);
  await user.click(screen.getByRole('button', { name: /^PGPMBIO\.VSP/ }));
}

const namesShown = () =>
  screen
    .getAllByRole('heading', { level: 4 })
    .map(({ firstElementChild }) => firstElementChild!.querySelector('span span')!.textContent);

describe('the functions', () => {
  test('are all there, in three groups', async () => {
    const user = await showPane(bookWith());
    await toFunctions(user);
    screen.getByText(`${describedCatalogue.length} funções encontradas`);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'PGPM-Bio',
      'Selo Biocombustível Social',
      'Documentos e municípios',
    ]);
    for (const { id, description } of describedCatalogue)
      screen.getByRole('button', { name: `${id} ${description['pt-BR']}` });
    expect(await barriers()).toEqual([]);
  });

  test('say on opening what they take, how they work and what they give', async () => {
    const user = await showPane(bookWith());
    await openVsp(user);
    screen.getByText('=PGPMBIO.VSP("Babaçu";"MA";2500;3,7;4,5)', { selector: 'code' });
    screen.getByText(/Resultado: 3\.500,00/);
    const price = screen.getByText('preço_mercado').closest('li')!;
    expect(price.textContent).toMatch(/^preço_mercado \(opcional\): /);
    expect(screen.getByText('quantidade').closest('li')!.textContent).toMatch(/^quantidade: /);
    screen.getByText(/^Título 35 do MOC, Doc\. 11: VSP = QP/);
    const help = screen.getByRole('link', { name: 'Página de ajuda de PGPMBIO.VSP' });
    expect(help.getAttribute('href')).toBe('ajuda/PGPMBIO.VSP.html');
    expect(await barriers()).toEqual([]);
  });

  test('are searched without accents, by name, subject or argument', async () => {
    const user = await showPane(bookWith());
    await toFunctions(user);
    const box = screen.getByRole('searchbox', { name: 'Procurar função' });
    await user.type(box, 'municipio ibge');
    screen.getByRole('button', { name: /^BR\.MUNICIPALITY/ });
    await user.clear(box);
    await user.type(box, 'MPA');
    expect(namesShown()[0]).toBe('PGPMBIO.MPA');
    await user.clear(box);
    await user.type(box, 'cpf');
    expect(screen.getByRole('button', { name: /^BR\.CPF/ })).toBeTruthy();
    expect(screen.getByText(/^\d+ funç(ão encontrada|ões encontradas)$/).textContent).not.toContain(
      `${describedCatalogue.length} `,
    );
    await user.clear(box);
    await user.type(box, 'zzz');
    screen.getByText('Nenhuma função encontrada. Procure com outras palavras ou limpe a procura.');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByLabelText('Limpar a procura'));
    screen.getByText(`${describedCatalogue.length} funções encontradas`);
  });

  test('keep the search while the person looks elsewhere', async () => {
    const user = await showPane(bookWith());
    await toFunctions(user);
    await user.type(screen.getByRole('searchbox'), 'saldo');
    await openTab(user, 'Tabelas');
    await toFunctions(user);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('saldo');
  });
});

describe('an example', () => {
  test('goes into the selected cell as a formula that every Excel reads', async () => {
    const book = bookWith();
    const user = await showPane(book, { selected: 'H7' });
    await openVsp(user);
    await user.click(screen.getByLabelText(INSERT));
    await screen.findByText('Fórmula inserida em H7 (Compras).');
    expect((await book.readCell(at('H7'))).formula).toBe(WRITTEN);
    expect(await barriers()).toEqual([]);
  });

  test('replaces what a cell holds only when the person agrees', async () => {
    const book = bookWith();
    const user = await showPane(book, { selected: 'D2' });
    await openVsp(user);
    await user.click(screen.getByLabelText(INSERT));
    const dialog = await screen.findByRole('alertdialog', { name: 'Substituir o conteúdo da célula?' });
    expect(dialog.textContent).toContain('D2 (Compras) não está vazia. Contém: 3,7');
    expect(await barriers()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await book.readCell(at('D2'))).value).toBe(3.7);
    await user.click(screen.getByLabelText(INSERT));
    await user.click(await screen.findByRole('button', { name: 'Substituir' }));
    await screen.findByText('Fórmula inserida em D2 (Compras).');
    expect((await book.readCell(at('D2'))).formula).toBe(WRITTEN);
  });

  test('asked about goes into the cell that was asked about, even if the selection moves', async () => {
    const book = bookWith();
    const user = await showPane(book, { selected: 'D2' });
    await openVsp(user);
    await user.click(screen.getByLabelText(INSERT));
    const replace = await screen.findByRole('button', { name: 'Substituir' });
    await act(() => book.select(at('A2')));
    await user.click(replace);
    await screen.findByText('Fórmula inserida em D2 (Compras).');
    expect((await book.readCell(at('A2'))).value).toBe('Babaçu');
  });

  test.each([
    [bookWith({}, { protected: true }), /A planilha está protegida/],
    [
      bookWith({ H6: '=PGPMBIO.TABLES()' }, { spills: { H6: [['Tabela'], ['2023']] } }),
      /recebe o resultado da fórmula em H6/,
    ],
  ])('that the workbook refuses says why', async (book, reason) => {
    const user = await showPane(book, { selected: 'H7' });
    await openVsp(user);
    await user.click(screen.getByLabelText(INSERT));
    await screen.findByText(reason);
    expect(await barriers()).toEqual([]);
  });

  test('without a cell selected says what to do', async () => {
    const book = bookWith();
    const user = await showPane(book);
    await openVsp(user);
    book.selectedCell = () => Promise.reject(new WorkbookRefusal('unsupported', 'InvalidSelection'));
    await user.click(screen.getByLabelText(INSERT));
    await screen.findByText(/A seleção não é uma célula/);
  });

  test('is copied the way it is typed in Portuguese', async () => {
    const user = await showPane(bookWith());
    await openVsp(user);
    await user.click(screen.getByLabelText(COPY));
    await screen.findByText('Fórmula copiada.');
    expect(await navigator.clipboard.readText()).toBe('=PGPMBIO.VSP("Babaçu";"MA";2500;3,7;4,5)');
  });

  test('that cannot be copied says what to do', async () => {
    const user = await showPane(bookWith());
    await openVsp(user);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    await user.click(screen.getByLabelText(COPY));
    await screen.findByText(/Não foi possível copiar/);
  });

  test.each(describedCatalogue.flatMap(({ id, examples }) => examples.map(({ formula }) => [formula, id])))(
    '%s is a call of its own function',
    (formula, id) => {
      expect(findOurCalls(formula)).toMatchObject({ first: { id }, isWholeFormula: true, others: 0 });
    },
  );
});

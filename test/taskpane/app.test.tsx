import { screen } from '@testing-library/react';
import packageFile from '../../package.json';
import { barriers, bookWith, openTab, showPane } from './paneOnScreen';

describe('the first screen', () => {
  test('says what the add-in does, which table it has and that no data leaves', async () => {
    await showPane(bookWith());
    await screen.findByText(/^O ConfereBio calcula na planilha a subvenção da PGPM-Bio/);
    screen.getByText(/Tabela carregada: Safra 2023 \(vale para vendas de 02\/01\/2023 a 31\/12\/2023\)/);
    screen.getByText('Nenhum dado sai deste computador.');
    screen.getByText(`ConfereBio ${packageFile.version}`);
    expect(screen.getByRole('link', { name: 'Ajuda' }).getAttribute('href')).toBe('ajuda/index.html');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('works in English, the examples too', async () => {
    const user = await showPane(bookWith({ F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)' }), {
      language: 'en-US',
      selected: 'F2',
    });
    await screen.findByRole('region', { name: 'Memory of calculation' });
    screen.getByText(/^ConfereBio works out the PGPM-Bio subsidy/);
    screen.getByText('Selected cell: F2 (Compras)');
    screen.getByText('No data leaves this computer.');
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('ajuda/en-US/index.html');
    expect(document.body.textContent).not.toMatch(/célula|Tabela carregada|planilha/);
    await openTab(user, 'Functions');
    await user.click(screen.getByRole('button', { name: /^PGPMBIO\.VSP/ }));
    screen.getByRole('button', { name: 'Insert into the selected cell: =PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)' });
    screen.getByText('sale_price');
    expect(await barriers()).toEqual([]);
    await openTab(user, 'Tables');
    screen.getByText('holds for sales from 2 Jan 2023 to 31 Dec 2023');
    expect(await barriers()).toEqual([]);
  });

  test.each([false, true])('has no barriers, dark %s', async (isDark) => {
    await showPane(bookWith(), { isDark });
    await screen.findByText('A célula está vazia.');
    expect(await barriers()).toEqual([]);
  });

  test('outside of a spreadsheet says what to do, and still shows functions and tables', async () => {
    const user = await showPane(null);
    screen.getByText('Esta página é o painel do ConfereBio e precisa de uma planilha ao lado.');
    expect(screen.getByRole('link', { name: 'Abrir a planilha de demonstração' }).getAttribute('href')).toBe(
      'index.html',
    );
    expect(screen.queryByRole('tab', { name: 'Explicar célula' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^PGPMBIO\.VSP/ }));
    expect(screen.queryByRole('button', { name: /^Inserir/ })).toBeNull();
    screen.getByRole('button', { name: 'Copiar: =PGPMBIO.VSP("Babaçu";"MA";2500;3,7;4,5)' });
    expect(await barriers()).toEqual([]);
  });
});

describe('the tables', () => {
  test('are shown with their acts, sources and limit', async () => {
    const user = await showPane(bookWith());
    await openTab(user, 'Tabelas');
    screen.getByText('vale para vendas de 02/01/2023 a 31/12/2023');
    screen.getByText('R$ 12.000,00 (todos os produtos)');
    screen.getByText('Preços: Portaria Mapa nº 534, de 19/12/2022');
    screen.getByText('Limites: Portaria Interministerial MAPA/ME nº 25, de 30/12/2021');
    expect(screen.getAllByText(/^Fonte: DOU nº 104, 01\/06\/2023/)).toHaveLength(3);
    screen.getByText(/Vendas de hoje precisam da tabela de hoje/);
    expect(await barriers()).toEqual([]);
  });

  test('that hold today need no warning', async () => {
    const user = await showPane(bookWith(), { today: '2023-06-15' });
    await openTab(user, 'Tabelas');
    screen.getByText('Incluída no suplemento');
    expect(screen.queryByText(/Vendas de hoje/)).toBeNull();
  });
});

import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '../../src/explain/language';
import { preloadFunctionData } from '../../src/functions/preload';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../src/workbook/port';
import { at, barriers, openTab, showPane } from './paneOnScreen';
import { plantSheets } from './plantBook';
// What the pane loads when it is wanted is read here beforehand: it takes long in tests.
import '../../src/taskpane/screens/check/CheckScreen';
import '../../src/validation/selo/validatePlantYear';

// A whole year of a plant is drawn and checked in each test.
jest.setTimeout(240_000);
configure({ asyncUtilTimeout: 90_000 });

beforeAll(() => preloadFunctionData());

/** The sample, with some cells of its purchases changed. */
function sample(changed: Record<string, CellValue> = {}, keep: (sheet: string) => boolean = () => true) {
  const sheets = plantSheets();
  Object.assign(sheets['Aquisições']!.cells, changed);
  return new MemoryWorkbook(Object.fromEntries(Object.entries(sheets).filter(([name]) => keep(name))));
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const fact = (label: string | RegExp) =>
  plain(screen.getAllByText(label, { selector: 'dt' })[0]?.parentElement?.querySelector('dd')?.textContent);

/** To the form, with the sample's purchases. */
async function toParameters(workbook: MemoryWorkbook, language: Language = 'pt-BR'): Promise<UserEvent> {
  const isPortuguese = language === 'pt-BR';
  const user = await showPane(workbook, { language, sheet: 'Aquisições' });
  await openTab(user, isPortuguese ? 'Conferir' : 'Check');
  const name = isPortuguese
    ? /^Escolher: Aquisições \(Selo\) – Aquisições/
    : /^Choose: Purchases \(Selo\) – Aquisições/;
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: isPortuguese ? 'Continuar' : 'Continue' }));
  await screen.findByRole('heading', { name: isPortuguese ? /^3\. Diga o que vale/ : /^3\. Say what holds/ });
  return user;
}

async function check(user: UserEvent, language: Language = 'pt-BR') {
  await user.click(screen.getByRole('button', { name: language === 'pt-BR' ? 'Conferir' : 'Check' }));
  await screen.findByRole('heading', { name: language === 'pt-BR' ? 'Resultado' : 'Result' });
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('confirming the tables of a plant', () => {
  test('the tables that go with the purchases are named with their use, and each may be left out or corrected', async () => {
    const user = await showPane(sample(), { sheet: 'Aquisições' });
    await openTab(user, 'Conferir');
    await user.click(await screen.findByRole('button', { name: /^Escolher: Aquisições \(Selo\) – Aquisições/ }));
    await screen.findByRole('heading', { name: '2. Confirme as colunas' });
    expect(screen.getByRole('checkbox', { name: /^Custos \(Selo\) – Custos/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /^Técnicos \(Selo\) – Técnicos/ })).toHaveProperty('checked', true);
    screen.getByText(/18 linhas; soma doações, pesquisa e assistência técnica/);
    await user.click(screen.getByRole('button', { name: 'Colunas de Custos' }));
    expect(field(/^H · Nota, contrato ou folha/).value).toBe('value');
    await user.click(screen.getByRole('checkbox', { name: /^Custos \(Selo\) – Custos/ }));
    expect(screen.getByRole('checkbox', { name: /^Custos \(Selo\) – Custos/ })).toHaveProperty('checked', false);
  });

  test('a table may be said to be of another kind, and back', async () => {
    const user = await showPane(sample(), { sheet: 'Aquisições' });
    await openTab(user, 'Conferir');
    await user.click(await screen.findByRole('button', { name: /^Ver colunas: Custos/ }));
    await screen.findByText(/Esta tabela não é conferida sozinha/);
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('O que é esta tabela'), 'acquisitions');
    screen.getByRole('button', { name: 'Continuar' });
    await user.selectOptions(screen.getByLabelText('O que é esta tabela'), 'costs');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByRole('button', { name: /^Ver colunas: Custos/ });
  });

  test('numbers of people are masked among the first values of a column', async () => {
    const user = await showPane(sample(), { sheet: 'Aquisições' });
    await openTab(user, 'Conferir');
    await user.click(await screen.findByRole('button', { name: /^Escolher: Aquisições \(Selo\) – Aquisições/ }));
    await screen.findByRole('heading', { name: '2. Confirme as colunas' });
    const shown = document.body.textContent!;
    expect(shown).not.toMatch(/990\.102\.221-52|51230100099010222152/);
    expect(shown).toMatch(/\*\*\*\.102\.221-\*\*/);
  });
});

describe('what a plant is judged by', () => {
  test('is taken from the sheet of parameters, which is named; an example value is pointed out', async () => {
    await toParameters(sample());
    expect(field(/^Ano civil/).value).toBe('2023');
    expect(field(/^Regras/).value).toBe('280/2022');
    expect(field(/^UF da usina/).value).toBe('MT');
    expect(field(/^Biodiesel vendido no ano \(R\$\)/).value).toBe('1375000000');
    expect(field(/^Percentual mínimo/).value).toBe('30');
    screen.getByText(/De B14 \(Parâmetros\)/);
    screen.getByText(/este é um valor de exemplo/);
    expect(await barriers()).toEqual([]);
  });

  test('without that sheet is asked; only the year is known, from the purchases, and nothing else is supposed', async () => {
    const workbook = sample({}, (sheet) => sheet === 'Aquisições');
    const user = await toParameters(workbook);
    expect(field(/^Ano civil/).value).toBe('2023');
    expect(field(/^Percentual mínimo/).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByText('2 campos precisam de correção.');
    expect(screen.getAllByText('Falta preencher.')).toHaveLength(2);
    await user.selectOptions(field(/^UF da usina/), 'MT');
    await user.type(field(/^Biodiesel vendido no ano \(R\$\)/), 'muito');
    await user.type(field(/^Percentual mínimo/), '0,3');
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByText(/0,3% é muito pouco\. Se quis dizer 30%, escreva 30\./);
    await user.clear(field(/^Biodiesel vendido no ano \(R\$\)/));
    await user.type(field(/^Biodiesel vendido no ano \(R\$\)/), 'R$ 1.375.000.000,00');
    await user.clear(field(/^Percentual mínimo/));
    await check(user);
    screen.getByText('Sem veredito');
  });

  test('Portaria 28/2024 asks for limits and weights, and those of 280/2022 may be supposed', async () => {
    const user = await toParameters(sample());
    await user.clear(field(/^Ano civil/));
    await user.type(field(/^Ano civil/), '2025');
    await user.selectOptions(field(/^Regras/), '28/2024');
    await user.clear(field(/^Teto de venda/));
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByText('21 campos precisam de correção.');
    await user.click(screen.getByRole('button', { name: 'Supor os da Portaria 280/2022' }));
    await user.type(field(/^Teto de venda/), '500000');
    await check(user);
    // Purchases of cooperatives need their part of family farmers under these rules.
    expect(document.body.textContent).toMatch(/28\/2024/);
  });
});

describe('the result of a plant’s year', () => {
  test('shows both shares, the verdict with its margin, how much more and where, and what did not count', async () => {
    const user = await toParameters(sample());
    await check(user);
    expect(fact('Ponderada')).toBe('25,2945%');
    expect(fact('Efetiva')).toBe('7,3673%');
    screen.getByText('Percentual mínimo não alcançado');
    expect(plain(document.body.textContent)).toMatch(
      /Faltam R\$ 64\.700\.000,00 ponderados \(4,7054 pontos percentuais\)/,
    );
    const more = within(screen.getByRole('table', { name: 'Quanto falta comprar, e onde' }));
    // 64.7 million at × 26 are the cheapest way.
    expect(plain(more.getAllByRole('row')[1]!.textContent)).toMatch(/^Mamona, Semiárido.*× 26.*R\$ 2\.488\.461,54$/);
    const disallowed = within(screen.getByRole('table', { name: 'O que não contou' }));
    expect(plain(disallowed.getAllByRole('row')[1]!.textContent)).toMatch(
      /Parcelas de outros anos.*art\. 4º.*R\$ 400\.000,00/,
    );
    const groups = within(screen.getByRole('table', { name: 'Por matéria-prima e região' }));
    expect(plain(groups.getAllByRole('row')[1]!.textContent)).toMatch(
      /^Soja, Centro-Oeste100 linhasR\$ 40\.000\.000,00R\$ 160\.000\.000,00$/,
    );
    expect(fact('Apresentado')).toBe('R$ 101.772.000,00');
    expect(document.body.textContent).not.toMatch(/990\.1/);
    expect(await barriers()).toEqual([]);
  });

  test('findings of several tables are told with their sheet, and lead to the cell', async () => {
    const workbook = sample({ Q6: '990.102.221-53', A3: 'rascunho' });
    const user = await toParameters(workbook);
    await check(user);
    await user.click(screen.getByRole('tab', { name: /^Achados/ }));
    await user.click(screen.getByRole('button', { name: /^R02/ }));
    const list = await screen.findByRole('listbox');
    const option = within(list).getAllByRole('option')[0]!;
    expect(option.textContent).toMatch(/^Q6 \(Aquisições\)/);
    await user.click(option);
    await screen.findByText('Célula selecionada: Q6 (Aquisições)');
    expect(await workbook.selectedCell()).toEqual(at('Q6', 'Aquisições'));
    await user.click(screen.getByRole('button', { name: /^R23/ }));
    await screen.findByText(/^H10 \(Custos\)/);
    expect(await barriers()).toEqual([]);
  });

  test('other readings are worked out when they are asked for, and are findings from then on', async () => {
    const user = await toParameters(sample());
    await check(user);
    expect(screen.queryByRole('table', { name: 'Com outras leituras da norma' })).toBeNull();
    const before = screen.getByRole('tab', { name: /^Achados/ }).textContent;
    await user.click(screen.getByRole('button', { name: 'Calcular com outras leituras' }));
    const table = await screen.findByRole('table', { name: 'Com outras leituras da norma' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: 'Calcular com outras leituras' })).toBeNull();
    expect(screen.getByRole('tab', { name: /^Achados/ }).textContent).not.toBe(before);
    await user.click(screen.getByRole('tab', { name: /^Achados/ }));
    await user.click(screen.getByRole('button', { name: /^A14/ }));
    const list = await screen.findByRole('listbox');
    expect(within(list).getAllByRole('option')[0]!.textContent).toMatch(/Na outra leitura \(/);
    expect(await barriers()).toEqual([]);
  });

  test('what is written and printed tells of other readings, without being asked', async () => {
    const user = await toParameters(sample());
    await check(user);
    await user.click(screen.getByRole('tab', { name: 'Relatório' }));
    await waitFor(() =>
      expect(screen.getByTitle<HTMLIFrameElement>('Como vai ficar').srcdoc).toMatch(/O que outras leituras dariam/),
    );
    await user.click(screen.getByRole('tab', { name: 'Resumo' }));
    screen.getByRole('table', { name: 'Com outras leituras da norma' });
  });

  test('parameters may be changed afterwards: another reading, and both rules on the same data', async () => {
    const user = await toParameters(sample());
    await check(user);
    await user.click(screen.getByRole('button', { name: 'Mudar parâmetros' }));
    await user.click(screen.getByRole('button', { name: /^Leituras da norma \(as adotadas\)/ }));
    await user.selectOptions(screen.getByLabelText(/^S11\./), 'wholeYearsOnly');
    await user.selectOptions(screen.getByLabelText('Comparar com outra regra'), '28/2024');
    await user.click(screen.getByRole('button', { name: 'Supor os da Portaria 280/2022' }));
    await check(user);
    expect(fact('Ponderada')).toBe('25,2972%');
    expect(fact('Leituras')).toMatch(/S11: só anos completos de uso/);
    screen.getByRole('table', { name: 'Comparação de regras' });
    screen.getByText(/Portaria 28\/2024: /);
  });

  test('without the costs the year has only its purchases', async () => {
    const user = await toParameters(sample({}, (sheet) => ['Aquisições', 'Parâmetros'].includes(sheet)));
    await check(user);
    // 328.2 of 1,375 million.
    expect(fact('Ponderada')).toBe('23,8691%');
  });

  test('a change in any of the sheets makes the result out of date', async () => {
    const workbook = sample();
    const user = await toParameters(workbook);
    await check(user);
    await workbook.select(at('H5', 'Custos'));
    await workbook.writeFormula(at('H5', 'Custos'), '=1+1');
    await workbook.select(at('H6', 'Custos'));
    await waitFor(() => screen.getByText(/este resultado está desatualizado/));
  });

  test('all of it works in English', async () => {
    const user = await toParameters(sample(), 'en-US');
    await check(user, 'en-US');
    expect(fact('Weighted')).toBe('25.2945%');
    screen.getByText('Minimum share not reached');
    await user.click(screen.getByRole('tab', { name: /^Findings/ }));
    expect(document.body.textContent).not.toMatch(/Achados|Conferir|Ponderad/);
    expect(await barriers()).toEqual([]);
  });
});

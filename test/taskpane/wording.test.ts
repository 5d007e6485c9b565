import { describedCatalogue } from '../../src/functions/describedCatalogue';
import { priceTables } from '../../src/rules/pgpmbio/tables';
import { searchFunctions } from '../../src/taskpane/functionSearch';
import { cellName, contentText, refusalText, valueText } from '../../src/taskpane/wording/cells';
import { errorShownLine, othersLine } from '../../src/taskpane/wording/explanation';
import { foundCount } from '../../src/taskpane/wording/functions';
import { replaceQuestion } from '../../src/taskpane/wording/insertion';
import { memoryText } from '../../src/taskpane/wording/memoryText';
import { tableFacts, tablesInShort, validity, warningForToday } from '../../src/taskpane/wording/tables';
import type { WorkbookRefusalCode } from '../../src/workbook/port';

const table = { harvest: 'Safra 2023', validFrom: '2023-01-02', validTo: '2023-12-31' };
const next = { harvest: 'Safra 2024', validFrom: '2024-01-01', validTo: '2024-12-31' };

describe('values', () => {
  test.each([
    [1234.5, '1234,5', '1234.5'],
    [-0.1, '-0,1', '-0.1'],
    [0.1 + 0.2, '0,3', '0.3'],
    [1e21, '1E+21', '1E+21'],
    [1 / 3, '0,333333333333333', '0.333333333333333'],
    [true, 'VERDADEIRO', 'TRUE'],
    [false, 'FALSO', 'FALSE'],
    ['a.b', 'a.b', 'a.b'],
    [null, '', ''],
    [{ error: '#N/A' }, '#N/D', '#N/A'],
    [{ error: '#NAME?' }, '#NOME?', '#NAME?'],
    [{ error: '#DIV/0!' }, '#DIV/0!', '#DIV/0!'],
  ])('%j is %s in Portuguese and %s in English', (value, portuguese, english) => {
    expect(valueText(value, 'pt-BR')).toBe(portuguese);
    expect(valueText(value, 'en-US')).toBe(english);
  });

  test('a formula is shown as it is typed', () => {
    const content = { value: 3, formula: '=SUM(1.5,A2)', spillAnchor: null };
    expect(contentText(content, 'pt-BR')).toBe('=SOMA(1,5;A2)');
    expect(contentText(content, 'en-US')).toBe('=SUM(1.5,A2)');
    expect(contentText({ ...content, formula: null }, 'pt-BR')).toBe('3');
  });

  test.each([
    ['=IF(ISNA(A1),#N/A,TRUE)', '=SE(É.NÃO.DISP(A1);#N/D;VERDADEIRO)'],
    ['=ROUND(Tab[[#This Row],[a,b]],2)', '=ARRED(Tab[[#Esta Linha];[a,b]];2)'],
    ['=SUM({1.5,2;3,4})', '=SOMA({1,5\\2;3\\4})'],
  ])('%s is shown as %s', (formula, shown) => {
    expect(contentText({ value: 3, formula, spillAnchor: null }, 'pt-BR')).toBe(shown);
  });

  test('a cell is named with its sheet', () => {
    expect(cellName({ sheet: 'Compras 2023', row: 9, column: 27 })).toBe('AB10 (Compras 2023)');
  });

  test('a long content is cut in the question', () => {
    expect(replaceQuestion('A1 (P)', 'x'.repeat(300), 'pt-BR')).toHaveLength(
      'A1 (P) não está vazia. Contém: '.length + 121,
    );
  });
});

test.each(['protected', 'editing', 'partOfSpill', 'unsupported', 'failed'] satisfies WorkbookRefusalCode[])(
  'the refusal %s says in each language what to do',
  (code) => {
    expect(refusalText(code, 'D2', 'pt-BR')).not.toBe(refusalText(code, 'D2', 'en-US'));
    expect(refusalText(code, 'D2', 'pt-BR')).toMatch(/tente de novo|escolha outra célula/i);
    expect(refusalText(code, 'D2', 'en-US')).toMatch(/try again|choose another cell/i);
  },
);

test('a failure without a known cause does not claim one', () => {
  expect(refusalText('failed', '', 'pt-BR')).not.toContain('não respondeu');
  expect(refusalText('failed', '', 'en-US')).not.toContain('did not answer');
});

test('a spill names its formula where that is known', () => {
  expect(refusalText('partOfSpill', 'D2', 'pt-BR')).toContain('da fórmula em D2.');
  expect(refusalText('partOfSpill', '', 'pt-BR')).toContain('da fórmula. ');
});

describe('numbers of things', () => {
  test.each([
    [0, 'Nenhuma função encontrada', 'No function found'],
    [1, '1 função encontrada', '1 function found'],
    [2, '2 funções encontradas', '2 functions found'],
  ])('%i functions', (count, portuguese, english) => {
    expect(foundCount(count, 'pt-BR')).toContain(portuguese);
    expect(foundCount(count, 'en-US')).toContain(english);
  });

  test.each([
    [1, 'mais uma função', 'one more ConfereBio function;'],
    [3, 'mais 3 funções', '3 more ConfereBio functions;'],
  ])('%i more calls', (count, portuguese, english) => {
    expect(othersLine(count, 'pt-BR')).toContain(portuguese);
    expect(othersLine(count, 'en-US')).toContain(english);
  });
});

describe('tables', () => {
  test('hold for sales between two dates', () => {
    expect(validity(table, 'pt-BR')).toBe('vale para vendas de 02/01/2023 a 31/12/2023');
    expect(validity(table, 'en-US')).toBe('holds for sales from 2 Jan 2023 to 31 Dec 2023');
  });

  test.each([
    ['2023-01-01', true],
    ['2023-01-02', false],
    ['2023-12-31', false],
    ['2024-01-01', true],
  ])('on %s the warning is there: %s', (today, isThere) => {
    expect(warningForToday([table], today, 'pt-BR') !== null).toBe(isThere);
    expect(warningForToday([table], today, 'en-US') !== null).toBe(isThere);
    expect(tablesInShort([table], today, 'pt-BR').includes('Vendas de hoje ficam fora')).toBe(isThere);
  });

  test('several are listed, none is said', () => {
    expect(tablesInShort([table, next], '2024-02-01', 'pt-BR')).toBe(
      'Tabelas carregadas: Safra 2023 (vale para vendas de 02/01/2023 a 31/12/2023) e Safra 2024 (vale para vendas de 01/01/2024 a 31/12/2024).',
    );
    expect(tablesInShort([], '2024-02-01', 'pt-BR')).toMatch(/^Nenhuma tabela de preços carregada\./);
    expect(tablesInShort([], '2024-02-01', 'en-US')).toMatch(/^No price table loaded\./);
  });

  test('the one built in is told by its facts', () => {
    const [built] = priceTables();
    expect(Object.fromEntries(tableFacts(built!, 'pt-BR'))).toMatchObject({
      'Limite anual por DAP/CAF': 'R$ 12.000,00 (todos os produtos)',
      Origem: 'Incluída no suplemento',
    });
    expect(tableFacts(built!, 'en-US').map(([label]) => label)).toEqual([
      'Validity',
      'Products',
      'Annual limit per DAP/CAF',
      'Origin',
    ]);
  });
});

describe('a memory of calculation taken apart', () => {
  test('has title, notes and steps', () => {
    expect(memoryText('Título\nNota 1\nNota 2\n1. Um\n2. Dois\n\n10. Dez\nLeituras adotadas')).toEqual({
      title: 'Título',
      notes: ['Nota 1', 'Nota 2'],
      steps: ['Um', 'Dois', 'Dez'],
      closing: ['Leituras adotadas'],
    });
  });

  test('keeps a line that continues a step with it', () => {
    expect(memoryText('T\n1. Um\ncontinua\n2. Dois').steps).toEqual(['Um\ncontinua', 'Dois']);
  });

  test('may have no steps', () => {
    expect(memoryText('T\nsó isto')).toEqual({ title: 'T', notes: ['só isto'], steps: [], closing: [] });
    expect(memoryText('')).toEqual({ title: '', notes: [], steps: [], closing: [] });
  });

  test('does not break amounts and references', () => {
    expect(memoryText('T\n1. R$ 3,70 (Doc. 11, nº 25)').steps).toEqual(['R$\u00a03,70 (Doc.\u00a011, nº\u00a025)']);
  });
});

test.each([
  ['#NOME?', 'pt-BR', 'F2'],
  ['#NAME?', 'en-US', 'F2'],
  ['#VALOR!', 'pt-BR', 'outra parte da fórmula'],
  ['#SPILL!', 'en-US', 'another part of the formula'],
] as const)('an error %s beside a good answer is explained in %s', (error, language, text) => {
  expect(errorShownLine(error, language)).toContain(text);
});

describe('the search of functions', () => {
  const found = (query: string, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
    searchFunctions(describedCatalogue, query, language).flatMap(({ entries }) => entries.map(({ id }) => id));

  test('without words gives all, grouped in the order of the catalogue', () => {
    expect(found(' ')).toEqual(describedCatalogue.map(({ id }) => id));
    expect(searchFunctions(describedCatalogue, '', 'pt-BR').map(({ prefix }) => prefix)).toEqual([
      'PGPMBIO',
      'SELO',
      'BR',
    ]);
  });

  test.each([
    ['vsp', 'PGPMBIO.VSP'],
    ['PGPMBIO.led', 'PGPMBIO.LEDGER'],
    ['preço mínimo', 'PGPMBIO.PM'],
    ['preco minimo', 'PGPMBIO.PM'],
    ['MEMORIA DE CALCULO', 'PGPMBIO.EXPLAIN'],
    ['saldos anteriores', 'PGPMBIO.LEDGER'],
    ['digitos cpf', 'BR.CPF'],
    ['município', 'BR.MUNICIPALITY'],
    ['multiplicador', 'SELO.MULTIPLIER'],
    ['ponderado', 'SELO.WEIGHTED'],
    ['semiarido', 'SELO.REGION'],
    ['glosa', 'SELO.ADMITTED'],
    ['dendê', 'SELO.MULTIPLIER'],
    ['frustração', 'SELO.LOSS'],
    ['laudos', 'SELO.LOSS'],
    ['trator usado', 'SELO.USED'],
    ['amortização', 'SELO.INSTALMENT'],
    ['deslocamento', 'SELO.TRAVEL'],
    ['milho insumos', 'SELO.CORNCAP'],
    ['doações pesquisa', 'SELO.COSTS'],
    ['percentual mínimo', 'SELO.MISSING'],
    ['biodiesel vendido', 'SELO.PERCENT'],
    ['nordeste exigida', 'SELO.REGIONALSHARE'],
    ['renda familiar', 'SELO.FAMILYCAP'],
    ['memória multiplicador', 'SELO.EXPLAIN'],
  ])('%s finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  test('puts the function of that name first', () => {
    expect(found('mpa')[0]).toBe('PGPMBIO.MPA');
    expect(found('cap')[0]).toBe('PGPMBIO.CAP');
  });

  test('speaks the language of the screen', () => {
    expect(found('minimum price', 'en-US')).toContain('PGPMBIO.PM');
    expect(found('minimum price', 'pt-BR')).toEqual([]);
  });

  test('needs every word', () => {
    expect(found('cpf zzz')).toEqual([]);
  });
});

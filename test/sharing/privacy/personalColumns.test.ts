import { preloadFunctionData } from '../../../src/functions/preload';
import { personalColumns } from '../../../src/sharing/privacy/personalColumns';
import { recogniseTables } from '../../../src/sheets/recognise';
import type { CellValue } from '../../../src/workbook/port';
import { gridOf } from '../../sheets/gridOf';

beforeAll(() => preloadFunctionData());

const SALE = {
  'DAP/CAF': 'SDW0529982247251506231030',
  UF: 'MA',
  Produto: 'Babaçu (amêndoa)',
  'Data de emissão': 45092,
  'Quantidade (kg)': 100,
  'Preço de venda (R$/kg)': 3.82,
};

/** Kinds by header, of a table of sales with more columns. */
function kindsOf(more: Record<string, readonly CellValue[]>): Record<string, string> {
  const headers = [...Object.keys(SALE), ...Object.keys(more)];
  const rows = [0, 1, 2, 3].map((row) => [
    ...Object.values(SALE),
    ...Object.values(more).map((values) => values[row % values.length] ?? null),
  ]);
  const grid = gridOf([headers, ...rows]);
  const [table] = recogniseTables(grid);
  return Object.fromEntries([...personalColumns({ grid, table: table! })].map(([at, kind]) => [headers[at], kind]));
}

const FAMILY = { 'DAP/CAF': 'family' };

test('what the columns of a table mean tells which hold personal data', () => {
  expect(
    kindsOf({
      CPF: ['529.982.247-25'],
      'Nome do produtor': ['Maria da Silva'],
      'Organização que apresenta': ['Cooperativa Flor do Babaçu'],
      Município: ['Vargem Grande'],
    }),
  ).toEqual({ ...FAMILY, CPF: 'cpf', 'Nome do produtor': 'name' });
});

test('numbers of parties are personal where they are no CNPJ', () => {
  expect(kindsOf({ 'CNPJ do emitente': ['11.222.333/0001-81'] })).toEqual(FAMILY);
  expect(kindsOf({ 'CPF/CNPJ do emitente': ['11.222.333/0001-81', '529.982.247-25'] })).toEqual({
    ...FAMILY,
    'CPF/CNPJ do emitente': 'cpf',
  });
});

test('people among buyers are found whatever their case; what is not filled in is nobody', () => {
  const header = 'CPF/CNPJ do emitente';
  expect(kindsOf({ [header]: ['11.222.333/0001-81', 'maria da silva'] })).toEqual({ ...FAMILY, [header]: 'cpf' });
  expect(kindsOf({ [header]: ['11.222.333/0001-81', 'não informado'] })).toEqual(FAMILY);
});

test('headers that no check understands tell by their words', () => {
  expect(
    kindsOf({
      'Telefone / WhatsApp': ['(98) 98888-7777'],
      'Chave PIX': ['maria@exemplo.org'],
      'Nome da mãe': ['Ana'],
      'CPF do cônjuge': ['390.533.447-05'],
      'Cargo anterior': ['x'],
      'Nome fantasia': ['Flor do Babaçu'],
    }),
  ).toEqual({
    ...FAMILY,
    'Telefone / WhatsApp': 'contact',
    'Chave PIX': 'contact',
    'Nome da mãe': 'name',
    'CPF do cônjuge': 'cpf',
  });
});

test('values tell where the header does not; places and goods are no names', () => {
  expect(
    kindsOf({
      'Coluna X': ['529.982.247-25', '390.533.447-05'],
      Quem: ['Maria da Silva', 'José Souza', 'Ana Lima Costa'],
      'Local de coleta': ['Vargem Grande', 'Montes Claros', 'São Luís'],
      Situação: ['aguardando documentos', 'ok'],
    }),
  ).toEqual({ ...FAMILY, 'Coluna X': 'cpf', Quem: 'name' });
});

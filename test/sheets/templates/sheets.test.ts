import type { Language } from '../../../src/explain/language';
import { plantParametersIn } from '../../../src/sheets/plantParameters';
import { recogniseTables } from '../../../src/sheets/recognise';
import { freeName, tableNameOf } from '../../../src/sheets/templates/names';
import { PARAMETERS } from '../../../src/sheets/templates/parameterSheet';
import type { Programme } from '../../../src/sheets/templates/template';
import { templatesOf } from '../../../src/sheets/templates/templates';
import { templateSheets, type TemplateId } from '../../../src/sheets/templates/templateSheets';
import { checkSheetName } from '../../../src/workbook/newSheet';
import { gridOfNewSheet, valueOf } from './gridOfNewSheet';

const everything = (programme: Programme, language: Language, taken: readonly string[] = []) =>
  templateSheets({
    programme,
    chosen: new Set<TemplateId>([
      ...templatesOf(programme).map(({ kind }) => kind),
      ...(programme === 'selo' ? (['parameters'] as const) : []),
    ]),
    language,
    taken,
  });

test('the sheets in their order: how to fill them in, the lists, then the tables', () => {
  expect(everything('pgpmbio', 'pt-BR').map(({ name }) => name)).toEqual([
    'Instruções PGPM-Bio',
    'Listas PGPM-Bio',
    'Vendas',
    'PMD',
    'Saldos',
    'Produtores',
  ]);
  expect(everything('selo', 'pt-BR').map(({ name }) => name)).toEqual([
    'Instruções Selo',
    'Listas Selo',
    'Parâmetros',
    'Aquisições',
    'Fornecedores',
    'Intermediários',
    'Contratos',
    'Custos',
    'Técnicos',
    'Produtividades',
    'Perdas',
  ]);
});

test('only what was chosen is inserted', () => {
  const sheets = templateSheets({ programme: 'pgpmbio', chosen: new Set(['sales']), language: 'en-US', taken: [] });
  expect(sheets.map(({ name }) => name)).toEqual(['Instructions PGPM-Bio', 'Lists PGPM-Bio', 'Sales']);
});

test('names that the workbook has are left alone, whatever their case', () => {
  const sheets = everything('pgpmbio', 'pt-BR', ['VENDAS', 'Listas PGPM-Bio', 'Vendas (2)']);
  expect(sheets.map(({ name }) => name).slice(0, 3)).toEqual([
    'Instruções PGPM-Bio',
    'Listas PGPM-Bio (2)',
    'Vendas (3)',
  ]);
  const lists = sheets.flatMap(({ rules = [] }) =>
    rules.flatMap(({ allowed }) => (allowed.kind === 'listFrom' ? [allowed.sheet] : [])),
  );
  expect(new Set(lists)).toEqual(new Set(['Listas PGPM-Bio (2)']));
});

test('a number behind a long name still fits', () => {
  const long = 'Relação de compradores da coopera'.slice(0, 31);
  expect(freeName(long, [long])).toBe('Relação de compradores da c (2)');
  expect(freeName(long, [])).toBe(long);
});

test('names of tables are of letters and figures, and no addresses of cells', () => {
  expect(tableNameOf('Preços de mercado')).toBe('PrecosDeMercado');
  expect(tableNameOf('Vendas (2)')).toBe('Vendas2');
  expect(tableNameOf('PMD')).toBe('TabelaPMD');
  expect(tableNameOf('PMD (2)')).toBe('TabelaPMD2');
});

const programmes = (['pgpmbio', 'selo'] as const).flatMap((programme) =>
  (['pt-BR', 'en-US'] as const).map((language) => [programme, language] as const),
);

describe.each(programmes)('%s in %s', (programme, language) => {
  const sheets = everything(programme, language);

  test('every program takes the names of sheets and tables, and none is of a function', () => {
    for (const { name, tables = [] } of sheets) {
      expect(() => checkSheetName(name)).not.toThrow();
      for (const table of tables) {
        expect(table.name).toMatch(/^[A-Za-z][A-Za-z\d]{3,}$/);
        expect(table.name).not.toMatch(/^(?:PGPMBIO|SELO|BR)/i);
      }
    }
    const names = sheets.flatMap(({ tables = [] }) => tables.map(({ name }) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
  });

  test('instructions, lists and parameters are nobody’s tables', () => {
    for (const sheet of sheets.filter(({ tables }) => tables === undefined))
      expect(recogniseTables(gridOfNewSheet(sheet))).toEqual([]);
  });

  test('lists are where the cells look for them, whole and without blanks', () => {
    for (const { rules = [] } of sheets)
      for (const { allowed } of rules) {
        if (allowed.kind !== 'listFrom') continue;
        const from = sheets.find(({ name }) => name === allowed.sheet)!;
        const column = from.rows.map((row) => row[allowed.column] ?? null);
        const values = column.slice(allowed.row, allowed.row + allowed.rows);
        expect(values.every((value) => typeof value === 'string' && value !== '')).toBe(true);
        expect(column.slice(allowed.row + allowed.rows).every((value) => value === null)).toBe(true);
        expect(typeof valueOf(column[allowed.row - 1])).toBe('string');
      }
  });

  test('messages are as short as Excel wants them, and every column has one', () => {
    for (const { tables = [], rules = [] } of sheets) {
      if (tables[0]) expect(rules.map(({ column }) => column)).toEqual([...Array(tables[0].columns).keys()]);
      for (const { message } of rules) {
        expect(message!.title.length).toBeLessThanOrEqual(32);
        expect(message!.text.length).toBeLessThanOrEqual(255);
        expect(message!.text).not.toMatch(/…$/);
      }
    }
  });

  test('example and lines to come have the format of their column', () => {
    for (const { tables = [], rows, columnFormats } of sheets.filter(({ tables }) => tables)) {
      const formats = rows[1]!.map((cell) => (cell as { style: { numberFormat: string } }).style.numberFormat);
      expect([...columnFormats!.values()]).toEqual(formats);
      expect(tables[0]!.columns).toBe(formats.length);
    }
  });

  test('the instructions speak of every sheet and column', () => {
    const texts = sheets[0]!.rows.flatMap((row) => row.map(valueOf));
    for (const { name, tables, rows } of sheets.filter(({ tables }) => tables)) {
      expect(tables).toHaveLength(1);
      expect(texts).toContain(name);
      for (const header of rows[0]!) expect(texts).toContain(valueOf(header));
    }
  });
});

describe('the sheet of parameters', () => {
  const sheet = (language: Language) =>
    everything('selo', language).find(({ name }) => name === 'Parâmetros' || name === 'Parameters')!;

  test.each(['pt-BR', 'en-US'] as const)('what is written in %s is read, each under its label', (language) => {
    const empty = gridOfNewSheet(sheet(language));
    expect(plantParametersIn(empty)).toBeNull();
    const values = empty.values.map((row, at) => (at < 3 ? row : [row[0]!, 2000 + at, row[2]!]));
    const read = [...plantParametersIn({ ...empty, values })!].map(([id, { value }]) => [id, value]);
    expect(read).toEqual(PARAMETERS.map(({ id }, index) => [id, 2003 + index]));
  });
});

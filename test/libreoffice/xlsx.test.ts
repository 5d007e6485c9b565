import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emptySheet, putCell, type Book, type Cell } from '../../src/workbook/xlsx/book';
import { parseCell } from '../../src/workbook/xlsx/address';
import { sameValue } from '../../src/workbook/xlsx/patch/changes';
import { at, edited, opened, saved } from '../workbook/xlsx/books';
import { inline, makePackage, sheetData } from '../workbook/xlsx/makePackage';
import { savedByLibreOffice } from './libreOffice';

jest.setTimeout(300_000);

const KEY = '51260312345678000195550010000006001123456789';

function ourBook(): Book {
  const sheet = emptySheet("Notas d'Oeste");
  const cells: Record<string, Cell> = {
    A1: { value: 'Produto', style: { bold: true, fill: '#FFF4CE' }, note: 'nota nossa' },
    B1: { value: 'Qtde [kg]', style: { bold: true } },
    C1: { value: 'Data' },
    D1: { value: 'Chave' },
    A2: { value: 'Açaí' },
    B2: { value: 1500.5 },
    C2: { value: 46086, style: { numberFormat: 'dd/mm/yyyy' } },
    D2: { value: KEY },
    A3: { value: '=1+1' },
    B3: { value: 2.25, style: { numberFormat: '"R$" #,##0.00' } },
    D3: { value: '_x000D_' },
    F1: { value: 1502.75, formula: "SUM('Notas d''Oeste'!B2:B3)" },
    F2: { value: 'Açaí!', formula: 'A2&"!"' },
    F3: { value: false, formula: 'B2<B3' },
    F4: { value: { error: '#DIV/0!' }, formula: '1/0' },
    F5: { value: 1502.75, formula: 'SUM(Quantidades)' },
    F6: { value: 1502.75, formula: "SUM(tbNotas[Qtde '[kg']])" },
    F7: { value: 3, formula: 'IFNA(3,0)' },
    F8: { value: 3001, formula: 'B2:B3*2', array: { row: 7, column: 5, rows: 2, columns: 1 } },
    F9: { value: 4.5, spilledFrom: { row: 7, column: 5 } },
    H1: { value: 60, formula: 'PGPMBIO.VSP(A2,"PA",B2,1.25)' },
    H2: { value: 0, formula: 'IFERROR(PGPMBIO.VSP(A2,"PA",B2,1.25),0)' },
  };
  for (const [address, cell] of Object.entries(cells)) {
    const { row, column } = parseCell(address)!;
    putCell(sheet, row, column, cell);
  }
  sheet.tables.push({
    name: 'tbNotas',
    area: { row: 0, column: 0, rows: 3, columns: 4 },
    headerRow: true,
    totalsRow: false,
    columns: ['Produto', 'Qtde [kg]', 'Data', 'Chave'],
  });
  sheet.freeze = { rows: 1, columns: 1 };
  sheet.merges.push({ row: 10, column: 0, rows: 1, columns: 3 });
  sheet.columnWidths.set(0, 200);
  const names = [{ name: 'Quantidades', refersTo: "'Notas d''Oeste'!$B$2:$B$3", hidden: false }];
  return { sheets: [sheet, { ...emptySheet('Oculta'), visibility: 'hidden' }], activeSheet: 0, names, date1904: false };
}

/** Cells whose value LibreOffice gives differently, as `sheet!row,column: ours → theirs`. */
function differences(book: Book, theirs: Book, left: (cell: Cell) => boolean = () => false): string[] {
  return book.sheets.flatMap((sheet) => {
    const other = theirs.sheets.find(({ name }) => name === sheet.name);
    return [...sheet.rows].flatMap(([row, cells]) =>
      [...cells].flatMap(([column, cell]) => {
        const value = other?.rows.get(row)?.get(column)?.value ?? null;
        const empty = (cell.value === '' || cell.value === null) && (value === '' || value === null);
        if (left(cell) || empty || sameValue(cell.value, value)) return [];
        return [`${sheet.name}!${row},${column}: ${JSON.stringify(cell.value)} → ${JSON.stringify(value)}`];
      }),
    );
  });
}

/** By their names, or as files keep those that the reader was not told of. */
const callsOurs = ({ formula }: Cell) => /(?:PGPMBIO|SELO)[._]/.test(formula ?? '');

/**
 * LibreOffice computes arrays at once, whatever its settings, as well as errors and long texts, and has no function of
 * ours. Amounts it shows as the file brings them.
 */
const lostByLibreOffice = (cell: Cell) =>
  cell.spills === true || cell.spilledFrom !== undefined || (callsOurs(cell) && typeof cell.value !== 'number');

test('recalculation is forced: a wrong result and an unknown function do not pass', async () => {
  const canary = makePackage({
    sheets: { Canario: sheetData({ A1: '<f>1+1</f><v>99</v>', A2: '<f>_xldudf_PGPMBIO_VSP(1)</f><v>65</v>' }) },
  });
  const computed = await opened(
    savedByLibreOffice({ 'canario.xlsx': canary }, { recalculate: true, format: 'xlsx' })['canario.xlsx']!,
  );
  expect(at(computed.book, 'A1')?.value).toBe(2);
  expect(at(computed.book, 'A2')?.value).toEqual({ error: '#NAME?' });
});

describe('files that we write', () => {
  const rich = makePackage({
    sheets: {
      Notas: {
        content: `${sheetData({
          A1: inline('Produto'),
          B1: inline('Qtde'),
          C1: inline('Dobro'),
          D1: inline('Soma'),
          A2: inline('_x005F_x000D_'),
          B2: ' s="2"<v>10</v>',
          C2: '<f t="shared" ref="C2:C4" si="0">B2*2</f><v>20</v>',
          B3: '<v>20</v>',
          C3: '<f t="shared" si="0"/><v>40</v>',
          B4: '<v>30</v>',
          C4: '<f t="shared" si="0"/><v>60</v>',
          D4: '<f>SUM(C2:C4)</f><v>120</v>',
        })}<tableParts count="1"><tablePart r:id="rId1"/></tableParts>`,
        links:
          '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="../tables/table1.xml"/>',
      },
    },
    more: {
      'xl/tables/table1.xml':
        '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="1" name="tbAlheia" displayName="tbAlheia" ref="A1:D4"><autoFilter ref="A1:D4"/><tableColumns count="4"><tableColumn id="1" name="Produto"/><tableColumn id="2" name="Qtde"/><tableColumn id="3" name="Dobro"/><tableColumn id="4" name="Soma"/></tableColumns></table>',
    },
    overrides:
      '<Override PartName="/xl/tables/table1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml"/>',
  });
  let ours: Book;
  let patched: Book;
  let sample: Book;
  let computed: Record<string, Uint8Array>;

  beforeAll(async () => {
    ours = ourBook();
    const from = await opened(rich);
    const added = edited(from.book, {
      C2: { value: 7 },
      A5: { value: '-texto', style: { bold: true } },
      B5: { value: { error: '#N/A' } },
      D4: { value: 107, formula: 'SUM(C2:C4)' },
    });
    const sheet = emptySheet('Conferência');
    putCell(sheet, 0, 0, { value: 'Achado', note: 'nota' });
    putCell(sheet, 1, 0, { value: 'L05' });
    const area = { row: 0, column: 0, rows: 2, columns: 1 };
    sheet.tables.push({ name: 'Achados', area, headerRow: true, totalsRow: false, columns: ['Achado'] });
    const list = { kind: 'listFrom', sheet: 'Notas', row: 0, column: 0, rows: 2, columns: 1 } as const;
    const message = { title: 'Achado', text: 'Escolha um' };
    sheet.rules = [
      { row: 1, column: 0, rows: 9, columns: 1, allowed: list, message, otherwise: 'stop' },
      { row: 1, column: 1, rows: 9, columns: 1, allowed: { kind: 'decimal', min: 0, max: 5 }, otherwise: 'warn' },
    ];
    patched = { ...added, sheets: [...added.sheets, sheet], kept: new Map([['desfazer', '{"a":"ação <&>"}']]) };
    const [table] = patched.sheets[0]!.tables;
    table!.area = { ...table!.area, columns: 5 };
    table!.columns.push('Situação');
    putCell(patched.sheets[0]!, 0, 4, { value: 'Situação', style: { bold: true, fill: '#DDEEFF' } });
    putCell(patched.sheets[0]!, 1, 4, { value: 'L05', note: 'nossa nota' });
    const name = 'cooperativa-exemplo.xlsx';
    const sampleBytes = new Uint8Array(readFileSync(path.join(__dirname, '../../assets/samples', name)));
    sample = (await opened(sampleBytes)).book;
    computed = savedByLibreOffice(
      {
        'nossa.xlsx': (await saved(null, ours)).bytes,
        'alheia.xlsx': (await saved(from, patched)).bytes,
        [name]: sampleBytes,
      },
      { recalculate: true, format: 'xlsx' },
    );
  });

  test('a new file computes to the same values, with its sheets, table, name and note', async () => {
    const { book, ours: stillOurs } = await opened(computed['nossa.xlsx']!);
    expect(differences(ours, book, callsOurs)).toEqual([]);
    expect(stillOurs).toBe(false);
    expect(book.sheets.map(({ name, visibility }) => [name, visibility])).toEqual([
      ["Notas d'Oeste", 'visible'],
      ['Oculta', 'hidden'],
    ]);
    expect(book.sheets[0]!.tables.map(({ name, columns }) => [name, columns])).toEqual([
      ['tbNotas', ['Produto', 'Qtde [kg]', 'Data', 'Chave']],
    ]);
    expect(book.sheets[0]!.merges).toEqual(ours.sheets[0]!.merges);
    expect(book.names.map(({ name }) => name)).toContain('Quantidades');
    expect(at(book, 'A1')).toMatchObject({ note: 'nota nossa', style: { bold: true, fill: '#FFF4CE' } });
    expect(at(book, 'B3')?.style?.numberFormat).toContain('R$');
  });

  test('our functions come back by their names from a file that LibreOffice saved', async () => {
    const { book } = await opened(computed['nossa.xlsx']!);
    expect(at(book, 'H1')).toMatchObject({ value: { error: '#NAME?' } });
    expect(at(book, 'H1')?.formula).toMatch(/^PGPMBIO\.VSP\(/);
    expect(at(book, 'H2')?.formula).toMatch(/^IFERROR\(PGPMBIO\.VSP\(/);
  });

  test('a file changed in place computes to the same values', async () => {
    const { book } = await opened(computed['alheia.xlsx']!);
    expect(differences(patched, book)).toEqual([]);
    expect(at(book, 'C3')?.formula).toBe('B3*2');
  });

  test('a file changed in place has its wider table, notes and rules to the other program too', async () => {
    const { book } = await opened(computed['alheia.xlsx']!);
    expect(book.sheets[0]!.tables).toMatchObject([
      { name: 'tbAlheia', area: { rows: 4, columns: 5 }, columns: ['Produto', 'Qtde', 'Dobro', 'Soma', 'Situação'] },
    ]);
    expect(at(book, 'E1')?.style).toMatchObject({ bold: true, fill: '#DDEEFF' });
    expect(at(book, 'E2')).toMatchObject({ value: 'L05', note: 'nossa nota' });
    expect(book.sheets[1]!.tables).toMatchObject([{ name: 'Achados' }]);
    const [list, decimal] = book.sheets[1]!.rules!;
    expect(list).toMatchObject({
      row: 1,
      rows: 9,
      allowed: { kind: 'listFrom', sheet: 'Notas', row: 0, rows: 2 },
      message: { title: 'Achado', text: 'Escolha um' },
      otherwise: 'stop',
    });
    expect(decimal).toMatchObject({ column: 1, allowed: { kind: 'decimal', min: 0, max: 5 }, otherwise: 'warn' });
  });

  test('a file that LibreOffice saved with a table is changed in place again', async () => {
    const from = await opened(computed['nossa.xlsx']!);
    const { bytes, fileName } = await saved(from, edited(from.book, { B2: { ...at(from.book, 'B2')!, value: 1 } }));
    expect(fileName).toBe('notas.xlsx');
    expect(at((await opened(bytes)).book, 'B2')?.value).toBe(1);
  });

  test('the formulas of the sample workbook that need no add-in give the values that it carries', async () => {
    const { book } = await opened(computed['cooperativa-exemplo.xlsx']!);
    const dependent = new Set(['Conta corrente', 'Resumo', 'Exemplos', 'Tabela de preços']);
    const independent = { ...sample, sheets: sample.sheets.filter(({ name }) => !dependent.has(name)) };
    expect(differences(independent, book, callsOurs)).toEqual([]);
  });
});

describe('files that LibreOffice writes', () => {
  test.each(['xls', 'ods'] as const)('%s: values, dates and keys are read', async (format) => {
    const book = ourBook();
    const { bytes } = await saved(null, book);
    const from = await opened(
      savedByLibreOffice({ 'nossa.xlsx': bytes }, { recalculate: true, format })['nossa.xlsx']!,
      `notas.${format}`,
    );
    expect(from.kind).toBe(format);
    expect(differences(book, from.book, callsOurs)).toEqual([]);
    expect(at(from.book, 'D2')).toMatchObject({ value: KEY });
    expect(at(from.book, 'C2')?.style?.numberFormat).toMatch(/dd\/mm\/yyyy/i);
  });

  test.each(['cooperativa-exemplo.xlsx', 'usina-exemplo.xlsx'])(
    '%s without recalculation shows what it carries',
    async (name) => {
      const bytes = new Uint8Array(readFileSync(path.join(__dirname, '../../assets/samples', name)));
      const { book } = await opened(bytes);
      const again = await opened(savedByLibreOffice({ [name]: bytes }, { recalculate: false, format: 'xlsx' })[name]!);
      expect(differences(book, again.book, lostByLibreOffice)).toEqual([]);
    },
  );
});

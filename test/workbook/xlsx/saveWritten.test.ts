import { keptXml } from '../../../src/workbook/keptXml';
import type { EntryRule } from '../../../src/workbook/writing';
import { emptySheet, putCell, type Book, type Cell, type Sheet } from '../../../src/workbook/xlsx/book';
import { parseCell } from '../../../src/workbook/xlsx/address';
import { at, changedParts, edited, lossesOfSaving, opened, partTexts, saved } from './books';
import { inline, makePackage, packageParts, sheetData, zipOf, type PackageText } from './makePackage';

/** What the add-in writes into workbooks besides contents: kept texts, rules, wider tables, notes. */
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'xl/worksheets/sheet1.xml';

const ODD = 'ação\r\n\t\u0000 _x000D_ <b>&"\'🌱';

function bookOf(...sheets: Sheet[]): Book {
  return { sheets, activeSheet: 0, names: [], date1904: false };
}

function sheetOf(name: string, cells: Record<string, Cell>): Sheet {
  const sheet = emptySheet(name);
  for (const [address, cell] of Object.entries(cells)) {
    const { row, column } = parseCell(address)!;
    putCell(sheet, row, column, cell);
  }
  return sheet;
}

function withKept(book: Book, texts: Record<string, string>): Book {
  return { ...book, kept: new Map(Object.entries(texts)) };
}

const foreignXml = '<?xml version="1.0"?>\r\n<dados  xmlns="urn:outros">é</dados>';
const foreign: PackageText = {
  sheets: { Notas: sheetData({ A1: inline('Produto'), A2: inline('Umbu') }) },
  workbookLinks: `<Relationship Id="rIdX" Type="${OFFICE}/customXml" Target="../customXml/item1.xml"/>`,
  more: { 'customXml/item1.xml': foreignXml },
};

describe('texts that the add-in keeps', () => {
  const texts = { desfazer: ODD, 'colunas de “Notas”': '{"a":1}', vazio: '' };

  test('come back from a new file, and another time', async () => {
    const { bytes } = await saved(null, withKept(bookOf(emptySheet('P')), texts));
    const from = await opened(bytes);
    expect(Object.fromEntries(from.book.kept!)).toEqual(texts);
    const again = await opened((await saved(from, from.book)).bytes);
    expect(Object.fromEntries(again.book.kept!)).toEqual(texts);
  });

  test('stand in custom XML parts of the form agreed on, each with an id of its own', async () => {
    const { bytes } = await saved(null, withKept(bookOf(emptySheet('P')), texts));
    const parts = partTexts(bytes);
    expect(parts['customXml/item1.xml']).toBe(keptXml({ key: 'desfazer', text: ODD }));
    expect(parts['customXml/_rels/item1.xml.rels']).toContain('itemProps1.xml');
    expect(parts['[Content_Types].xml']).toContain('PartName="/customXml/itemProps1.xml"');
    expect(parts['xl/_rels/workbook.xml.rels']).toContain('Target="../customXml/item1.xml"');
    const ids = [1, 2, 3].map(
      (number) => /itemID="(\{[0-9A-F-]{36}\})"/.exec(parts[`customXml/itemProps${number}.xml`]!)?.[1],
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('are added to a foreign file, whose own custom XML stays byte for byte', async () => {
    const file = makePackage(foreign);
    const from = await opened(file);
    expect(from.book.kept).toBeUndefined();
    const { bytes, fileName, notices } = await saved(from, withKept(from.book, texts));
    expect([fileName, notices]).toEqual(['notas.xlsx', []]);
    const { changed, gone } = changedParts(file, bytes);
    expect(gone).toEqual([]);
    expect(changed.filter((name) => !name.startsWith('customXml/'))).toEqual([
      '[Content_Types].xml',
      'xl/_rels/workbook.xml.rels',
    ]);
    expect(partTexts(bytes)['customXml/item1.xml']).toBe(foreignXml);
    expect(Object.fromEntries((await opened(bytes)).book.kept!)).toEqual(texts);
  });

  test('are changed and taken out again: what is left is the file as it was', async () => {
    const file = makePackage(foreign);
    const first = await opened((await saved(await opened(file), withKept((await opened(file)).book, texts))).bytes);
    const second = await opened((await saved(first, withKept(first.book, { vazio: 'não mais' }))).bytes);
    expect(Object.fromEntries(second.book.kept!)).toEqual({ vazio: 'não mais' });
    const { bytes } = await saved(second, { ...second.book, kept: new Map() });
    expect(changedParts(file, bytes)).toEqual({ changed: [], gone: [] });
  });

  test('are read from a part as Excel writes it', async () => {
    const parts = packageParts(foreign);
    const xml = `<conferebio xmlns="urn:conferebio:kept" key="desfazer">"a\\u003cb"</conferebio>`;
    const links = String(parts['xl/_rels/workbook.xml.rels']).replace(
      '</Relationships>',
      `<Relationship Id="rIdY" Type="${OFFICE}/customXml" Target="../customXml/item2.xml"/></Relationships>`,
    );
    const from = await opened(zipOf({ ...parts, 'customXml/item2.xml': xml, 'xl/_rels/workbook.xml.rels': links }));
    expect(Object.fromEntries(from.book.kept!)).toEqual({ desfazer: 'a<b' });
  });
});

const rules: EntryRule[] = [
  {
    row: 1,
    column: 0,
    rows: 500,
    columns: 1,
    allowed: { kind: 'listFrom', sheet: "Listas d'Oeste", row: 0, column: 0, rows: 2, columns: 1 },
    message: { title: 'Produto', text: 'Escolha um produto da lista;\nnão digite outro.' },
    otherwise: 'stop',
  },
  { row: 1, column: 1, rows: 500, columns: 2, allowed: { kind: 'decimal', min: 0, max: null }, otherwise: 'warn' },
  { row: 1, column: 3, rows: 1, columns: 1, allowed: { kind: 'decimal', min: -0.5, max: 1.25 } },
  { row: 1, column: 4, rows: 9, columns: 1, allowed: { kind: 'date', from: '2023-01-01', until: '2023-12-31' } },
  { row: 1, column: 5, rows: 9, columns: 1, allowed: { kind: 'date', from: '2023-03-01', until: null } },
  {
    row: 1,
    column: 6,
    rows: 9,
    columns: 1,
    allowed: { kind: 'any' },
    message: { title: '', text: 'CPF com 11 dígitos' },
  },
];

function template(): Sheet {
  const sheet = sheetOf('Vendas', { A1: { value: 'Produto' }, B1: { value: 'kg' }, A2: { value: 'Umbu' } });
  sheet.rules = rules;
  sheet.tables = [
    {
      name: 'tbVendas',
      area: { row: 0, column: 0, rows: 2, columns: 2 },
      headerRow: true,
      totalsRow: false,
      columns: ['Produto', 'kg'],
    },
  ];
  sheet.freeze = { rows: 1, columns: 0 };
  sheet.columnFormats = new Map([[1, '#,##0.00']]);
  return sheet;
}

const lists = sheetOf("Listas d'Oeste", { A1: { value: 'Umbu' }, A2: { value: 'Pequi' } });

describe('rules about what may be typed', () => {
  test.each([false, true])(
    'come back from a new file, in a workbook that counts days from 1904: %s',
    async (date1904) => {
      const { bytes } = await saved(null, { ...bookOf(template(), lists), date1904 });
      const { book } = await opened(bytes);
      expect(book.sheets[0]!.rules).toEqual(rules);
      expect(book.sheets[0]!.columnFormats).toEqual(new Map([[1, '#,##0.00']]));
    },
  );

  test('are written with a sheet added to a foreign file, and read from it', async () => {
    const file = makePackage(foreign);
    const from = await opened(file);
    const { bytes, fileName } = await saved(from, { ...from.book, sheets: [...from.book.sheets, template(), lists] });
    expect(fileName).toBe('notas.xlsx');
    const { book, ours } = await opened(bytes);
    expect(ours).toBe(false);
    expect(book.sheets[1]).toMatchObject({
      name: 'Vendas',
      rules,
      freeze: { rows: 1 },
      tables: [{ name: 'tbVendas' }],
    });
    expect(partTexts(bytes)[SHEET]).toBe(partTexts(file)[SHEET]);
  });

  test('say no more than Excel takes', async () => {
    const sheet = emptySheet('P');
    const place = { row: 0, column: 0, rows: 1, columns: 1 };
    sheet.rules = [{ ...place, allowed: { kind: 'any' }, message: { title: 'T'.repeat(40), text: 'x'.repeat(300) } }];
    const { book } = await opened((await saved(null, bookOf(sheet))).bytes);
    const { title, text } = book.sheets[0]!.rules![0]!.message!;
    expect([title.length, text.length]).toEqual([32, 255]);
    expect([title.at(-1), text.at(-1)]).toEqual(['…', '…']);
  });

  test('are read where Excel writes those that look at other sheets; others stay in the file, and are told as lost', async () => {
    const file = makePackage({
      sheets: {
        Notas:
          sheetData({ A1: inline('Produto') }) +
          '<dataValidations count="2"><dataValidation type="list" allowBlank="1" sqref="C1:C9"><formula1>"Sim,Não"</formula1></dataValidation>' +
          '<dataValidation type="decimal" errorStyle="information" showErrorMessage="1" sqref="D1 F1:F2"><formula1>0</formula1><formula2>9.5</formula2></dataValidation></dataValidations>' +
          '<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="x14"><x14:dataValidations xmlns:xm="xm" count="1"><x14:dataValidation type="list" allowBlank="1" showInputMessage="1" showErrorMessage="1" promptTitle="Produto" prompt="Escolha"><x14:formula1><xm:f>Listas!$A$1:$A$9</xm:f></x14:formula1><xm:sqref>B2:B100</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>',
        Listas: sheetData({ A1: inline('Umbu') }),
      },
    });
    const from = await opened(file);
    const decimal = { allowed: { kind: 'decimal', min: 0, max: 9.5 }, otherwise: 'warn' };
    expect(from.book.sheets[0]!.rules).toEqual([
      { row: 0, column: 3, rows: 1, columns: 1, ...decimal },
      { row: 0, column: 5, rows: 2, columns: 1, ...decimal },
      {
        row: 1,
        column: 1,
        rows: 99,
        columns: 1,
        allowed: { kind: 'listFrom', sheet: 'Listas', row: 0, column: 0, rows: 9, columns: 1 },
        message: { title: 'Produto', text: 'Escolha' },
        otherwise: 'stop',
      },
    ]);
    const renamed = structuredClone(from.book);
    renamed.sheets[1]!.name = 'Outra';
    expect(lossesOfSaving(from, renamed)).toContainEqual({
      code: 'lost',
      what: 'validations',
      count: 1,
      sheet: 'Notas',
    });
    const { bytes } = await saved(from, edited(from.book, { A3: { value: 1 } }));
    expect(partTexts(bytes)[SHEET]).toContain('"Sim,Não"');
    expect(partTexts(bytes)[SHEET]).toContain('x14:dataValidation ');
  });
});

const TABLE =
  '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="4" name="Notas" displayName="Notas" ref="A1:C4" totalsRowCount="1" dataDxfId="2">' +
  '<autoFilter ref="A1:C3"><filterColumn colId="0"><filters><filter val="Umbu"/></filters></filterColumn></autoFilter>' +
  '<sortState ref="A2:C3"><sortCondition ref="A2:A3"/></sortState>' +
  '<tableColumns count="3"><tableColumn id="1" name="Produto" totalsRowLabel="Total"/><tableColumn id="7" name="kg" totalsRowFunction="sum"/>' +
  '<tableColumn id="3" name="dobro"><calculatedColumnFormula>Notas[[#This Row],[kg]]*2</calculatedColumnFormula></tableColumn></tableColumns>' +
  '<tableStyleInfo name="TableStyleLight9" showRowStripes="1"/></table>';

const withTable = (table = TABLE): PackageText => ({
  sheets: {
    Planilha: {
      content: `${sheetData({
        A1: inline('Produto'),
        B1: inline('kg'),
        C1: inline('dobro'),
        A2: inline('Umbu'),
        B2: '<v>2</v>',
        C2: '<f>Notas[[#This Row],[kg]]*2</f><v>4</v>',
        A3: inline('Umbu'),
        B3: '<v>3</v>',
        C3: '<f>Notas[[#This Row],[kg]]*2</f><v>6</v>',
        A4: inline('Total'),
        B4: '<f>SUBTOTAL(109,Notas[kg])</f><v>5</v>',
      })}<tableParts count="1"><tablePart r:id="rId1"/></tableParts>`,
      links: `<Relationship Id="rId1" Type="${OFFICE}/table" Target="../tables/table1.xml"/>`,
    },
  },
  more: { 'xl/tables/table1.xml': table },
  overrides:
    '<Override PartName="/xl/tables/table1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml"/>',
});

describe('a table made wider in a foreign file', () => {
  function wider(book: Book, ...titles: string[]): Book {
    const copy = edited(book, Object.fromEntries(titles.map((title, i) => [`${'DEF'[i]}1`, { value: title }])));
    const table = copy.sheets[0]!.tables[0]!;
    table.area = { ...table.area, columns: 3 + titles.length };
    table.columns.push(...titles);
    return copy;
  }

  test('gets columns at its end; formulas, totals, filter and look of the others stay', async () => {
    const file = makePackage(withTable());
    const from = await opened(file);
    const { bytes, fileName } = await saved(from, wider(from.book, 'Situação', 'Motivo & "base"'));
    expect(fileName).toBe('notas.xlsx');
    expect(partTexts(bytes)['xl/tables/table1.xml']).toBe(
      TABLE.replace('ref="A1:C4"', 'ref="A1:E4"')
        .replace('ref="A1:C3"', 'ref="A1:E3"')
        .replace('count="3"', 'count="5"')
        .replace(
          '</tableColumns>',
          '<tableColumn id="8" name="Situação"/><tableColumn id="9" name="Motivo &amp; &quot;base&quot;"/></tableColumns>',
        ),
    );
    const again = await opened(bytes);
    expect(again.book.sheets[0]!.tables[0]).toMatchObject({
      area: { row: 0, column: 0, rows: 4, columns: 5 },
      totalsRow: true,
      columns: ['Produto', 'kg', 'dobro', 'Situação', 'Motivo & "base"'],
    });
  });

  test('and narrow again is what it was', async () => {
    const file = makePackage(withTable());
    const from = await opened(file);
    const wide = await opened((await saved(from, wider(from.book, 'Situação', 'Motivo'))).bytes);
    const narrow = edited(wide.book, { D1: null, E1: null });
    narrow.sheets[0]!.tables = structuredClone(from.book.sheets[0]!.tables);
    expect(partTexts((await saved(wide, narrow)).bytes)['xl/tables/table1.xml']).toBe(TABLE);
  });

  test('without a totals row, more rows belong to it', async () => {
    const plain = TABLE.replace(' totalsRowCount="1"', '').replace('A1:C4', 'A1:C3');
    const from = await opened(makePackage(withTable(plain)));
    const book = edited(from.book, { A4: { value: 'Pequi' } });
    book.sheets[0]!.tables[0]!.area.rows = 4;
    const { bytes } = await saved(from, book);
    expect(partTexts(bytes)['xl/tables/table1.xml']).toContain('<autoFilter ref="A1:C4">');
    expect((await opened(bytes)).book.sheets[0]!.tables[0]!.area.rows).toBe(4);
  });

  test.each<[string, (sheet: Sheet) => void]>([
    ['moved', (sheet) => (sheet.tables[0]!.area.column = 1)],
    ['renamed', (sheet) => (sheet.tables[0]!.name = 'Outra')],
    ['with another header', (sheet) => (sheet.rows.get(0)!.get(0)!.value = 'Item')],
    ['with more rows above its totals', (sheet) => (sheet.tables[0]!.area.rows = 5)],
    ['gone', (sheet) => (sheet.tables = [])],
  ])('%s, it makes a new file', async (_, change) => {
    const from = await opened(makePackage(withTable()));
    const book = structuredClone(from.book);
    change(book.sheets[0]!);
    expect(lossesOfSaving(from, book)[0]).toMatchObject({ code: 'savedAs', reason: 'tablesChanged' });
  });
});

const COMMENTS =
  '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ana</author></authors><commentList>' +
  '<comment ref="A1" authorId="0" shapeId="0"><text><r><rPr><b/></rPr><t>Ana:</t></r><r><t xml:space="preserve">\nconferir</t></r></text></comment>' +
  '<comment ref="B2" authorId="0"><text><t>outra</t></text></comment></commentList></comments>';
const shape = (id: number, row: number, column: number) =>
  `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style='position:absolute'><v:textbox><div style='text-align:left'></div></v:textbox><x:ClientData ObjectType="Note"><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
const DRAWING =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>' +
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>' +
  `${shape(1025, 0, 0)}${shape(1026, 1, 1)}</xml>`;

const withNotes: PackageText = {
  sheets: {
    Planilha: {
      content: `${sheetData({ A1: inline('Produto'), B2: '<v>2</v>' })}<legacyDrawing r:id="rId2"/>`,
      links:
        `<Relationship Id="rId1" Type="${OFFICE}/comments" Target="../comments1.xml"/>` +
        `<Relationship Id="rId2" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/>`,
    },
  },
  more: { 'xl/comments1.xml': COMMENTS, 'xl/drawings/vmlDrawing1.vml': DRAWING },
  overrides:
    '<Override PartName="/xl/comments1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
};

describe('notes written into a foreign file', () => {
  const noteAt = async (bytes: Uint8Array, address: string) => at((await opened(bytes)).book, address)?.note;

  test('of a sheet without any: a part of notes, a drawing, and the sheet that names it', async () => {
    const file = makePackage({
      sheets: {
        Notas: `${sheetData({ A1: inline('Produto') })}<pageMargins left="1" right="1" top="1" bottom="1" header="0" footer="0"/><tableParts count="0"/>`,
      },
    });
    const from = await opened(file);
    const book = edited(from.book, {
      A1: { ...at(from.book, 'A1')!, note: 'L05: acima do limite\nArt. 5º' },
      C9: { value: null, note: 'em célula vazia' },
    });
    const { bytes, fileName } = await saved(from, book);
    expect(fileName).toBe('notas.xlsx');
    expect(changedParts(file, bytes)).toEqual({
      changed: [
        '[Content_Types].xml',
        SHEET,
        'xl/comments1.xml',
        'xl/worksheets/_rels/sheet1.xml.rels',
        'xl/drawings/vmlDrawing1.vml',
      ],
      gone: [],
    });
    expect(partTexts(bytes)[SHEET]).toMatch(
      /<\/sheetData><pageMargins [^>]*\/><legacyDrawing [^>]*r:id="rIdNovo2"\/><tableParts/,
    );
    expect(await noteAt(bytes, 'A1')).toBe('L05: acima do limite\nArt. 5º');
    expect(await noteAt(bytes, 'C9')).toBe('em célula vazia');
  });

  test('beside others: these keep their author, their look and their boxes', async () => {
    const file = makePackage(withNotes);
    const from = await opened(file);
    const book = edited(from.book, {
      C3: { value: 5, note: 'nova' },
      B2: { ...at(from.book, 'B2')!, note: 'mudada' },
    });
    const { bytes } = await saved(from, book);
    const parts = partTexts(bytes);
    expect(parts['xl/comments1.xml']).toBe(
      COMMENTS.replace('<text><t>outra</t></text>', '<text><r><t>mudada</t></r></text>')
        .replace('</authors>', '<author></author></authors>')
        .replace(
          '</commentList>',
          '<comment ref="C3" authorId="1"><text><r><t>nova</t></r></text></comment></commentList>',
        ),
    );
    const drawing = parts['xl/drawings/vmlDrawing1.vml']!;
    expect(drawing).toContain('data="1,900"');
    expect(drawing).toContain(shape(1025, 0, 0) + shape(1026, 1, 1));
    expect(drawing).toMatch(
      /id="_x0000_s921601".*<x:Row>2<\/x:Row><x:Column>2<\/x:Column><\/x:ClientData><\/v:shape><\/xml>$/,
    );
    expect(drawing.match(/<v:shapetype /g)).toHaveLength(1);
  });

  test('and taken away again: the part of notes says what it said', async () => {
    const from = await opened(makePackage(withNotes));
    const noted = await opened((await saved(from, edited(from.book, { C3: { value: null, note: 'nova' } }))).bytes);
    const { bytes } = await saved(noted, edited(noted.book, { C3: null }));
    expect(partTexts(bytes)['xl/comments1.xml']).toBe(COMMENTS.replace('</authors>', '<author></author></authors>'));
    expect(partTexts(bytes)['xl/drawings/vmlDrawing1.vml']).toBe(DRAWING.replace('data="1"', 'data="1,900"'));
    const without = await saved(from, edited(from.book, { B2: { value: 2 } }));
    expect(partTexts(without.bytes)['xl/comments1.xml']).not.toContain('B2');
    expect(partTexts(without.bytes)['xl/drawings/vmlDrawing1.vml']).not.toContain('_x0000_s1026');
  });

  test('by the thousand: no two boxes have one number, on any sheet', async () => {
    const many = Object.fromEntries(Array.from({ length: 2500 }, (_, i) => [`A${i + 1}`, { value: i, note: `n${i}` }]));
    const { bytes } = await saved(null, bookOf(sheetOf('P', many), sheetOf('Q', { A1: { value: 1, note: 'n' } })));
    const drawings = Object.entries(partTexts(bytes)).filter(([name]) => name.endsWith('.vml'));
    const ids = drawings.flatMap(([, text]) => [...text.matchAll(/id="_x0000_s(\d+)"/g)].map(([, id]) => Number(id)));
    expect([ids.length, new Set(ids).size]).toEqual([2501, 2501]);
    for (const [, text] of drawings) {
      const blocks = /data="([\d,]+)"/.exec(text)![1]!.split(',');
      const used = new Set(
        [...text.matchAll(/id="_x0000_s(\d+)"/g)].map(([, id]) => `${Math.floor(Number(id) / 1024)}`),
      );
      expect([...used]).toEqual(blocks);
    }
  });
});

test('all at once: results, formats, fills, notes, a wider table, a kept text and two sheets go into one foreign file', async () => {
  const file = makePackage(withTable());
  const from = await opened(file);
  const book = edited(from.book, {
    D1: { value: 'Situação', style: { bold: true, fill: '#DDEEFF' } },
    D2: { value: 'ok' },
    D3: { value: '=não é fórmula', style: { fill: '#FFC7CE' }, note: 'L05' },
    E2: { value: 12.5, style: { numberFormat: '"R$" #,##0.00' } },
    E1: { value: 'A pagar' },
  });
  const [table] = book.sheets[0]!.tables;
  table!.area = { ...table!.area, columns: 5 };
  table!.columns.push('Situação', 'A pagar');
  book.sheets[0]!.columnWidths.set(3, 180);
  const findings = sheetOf('Conferência', { A1: { value: 'Código', style: { bold: true } }, A2: { value: 'L05' } });
  findings.tables = [
    {
      name: 'Achados',
      area: { row: 0, column: 0, rows: 2, columns: 1 },
      headerRow: true,
      totalsRow: false,
      columns: ['Código'],
    },
  ];
  const all = withKept(
    { ...book, sheets: [...book.sheets, findings, emptySheet('Memória de cálculo')] },
    { desfazer: ODD },
  );
  const { bytes, fileName } = await saved(from, all);
  expect(fileName).toBe('notas.xlsx');
  const again = (await opened(bytes)).book;
  expect(at(again, 'D3')).toMatchObject({ value: '=não é fórmula', style: { fill: '#FFC7CE' }, note: 'L05' });
  expect(at(again, 'E2')).toMatchObject({ value: 12.5, style: { numberFormat: '"R$" #,##0.00' } });
  expect(again.sheets.map(({ name }) => name)).toEqual(['Planilha', 'Conferência', 'Memória de cálculo']);
  expect(again.sheets[0]!.tables[0]!.columns).toEqual(['Produto', 'kg', 'dobro', 'Situação', 'A pagar']);
  expect(again.sheets[1]!.tables[0]!.name).toBe('Achados');
  expect(again.kept?.get('desfazer')).toBe(ODD);
});

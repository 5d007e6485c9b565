import { at, opened, refusalOf } from './books';
import { makeCompound } from './makeCompound';
import { makeXls } from './makeXls';
import { makePackage, sheetData, zipOf } from './makePackage';

const KEY = '51260312345678000195550010000006001123456789';

/** Text as windows-1252 bytes, for the characters that the tests use. */
function ansi(text: string): Uint8Array {
  const special: Record<string, number> = { '—': 0x97, '€': 0x80, '“': 0x93, '”': 0x94 };
  return Uint8Array.from(text, (character) => special[character] ?? character.charCodeAt(0));
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('text with separators', () => {
  test('windows-1252, semicolons, quotes, line ends in quotes, ="…", apostrophe, end mark of DOS', async () => {
    const { book, kind, notices } = await opened(
      ansi(
        `Relação — notas;;;\r\nNome;CPF;Qtde (kg);Chave\r\nAna;11144477735;1.500,50;="${KEY}"\r\n` +
          `"Célia ""extra""; lote 1";01234567890;812,25;'${KEY}\r\n"Davi\r\nsegunda linha";;95,00;${KEY}\r\n\u001a`,
      ),
      'notas.xls',
    );
    expect(kind).toBe('text');
    expect(notices).toEqual([{ code: 'encodingGuessed' }, { code: 'nameDiffers', kind: 'text', extension: 'xls' }]);
    expect(at(book, 'A1')?.value).toBe('Relação — notas');
    expect(at(book, 'B3')?.value).toBe('11144477735');
    expect(at(book, 'C3')?.value).toBe(1500.5);
    expect(at(book, 'D3')?.value).toBe(KEY);
    expect(at(book, 'A4')?.value).toBe('Célia "extra"; lote 1');
    expect(at(book, 'B4')?.value).toBe('01234567890');
    expect(at(book, 'D4')?.value).toBe(KEY);
    expect(at(book, 'A5')?.value).toBe('Davi\nsegunda linha');
    expect(at(book, 'D5')?.value).toBe(KEY);
    expect(book.sheets[0]!.rows.size).toBe(5);
    expect(book.sheets[0]!.name).toBe('notas');
  });

  test.each([
    ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('Açaí;1,5'))],
    ['UTF-8 without', utf8('Açaí;1,5')],
    [
      'UTF-16',
      Uint8Array.of(0xff, 0xfe, ...new Uint8Array(Uint16Array.from('Açaí;1,5', (c) => c.charCodeAt(0)).buffer)),
    ],
    ['windows-1252', ansi('Açaí;1,5')],
    ['a declared separator', utf8('sep=|\r\nAçaí|1,5')],
    ['tabs', utf8('Açaí\t1,5')],
    ['commas and quotes', utf8('Açaí,"1,5"\nBabaçu,"2,5"')],
  ])('%s', async (_, bytes) => {
    const { book } = await opened(bytes, 'notas.csv');
    expect([at(book, 'A1')?.value, at(book, 'B1')?.value]).toEqual(['Açaí', 1.5]);
  });

  test.each<[string, unknown]>([
    ['1.234,56', 1234.56],
    ['-3,5', -3.5],
    ['320', 320],
    ['2.5', 2.5],
    ['1.234.567', 1234567],
    ['0,5', 0.5],
    ['0', 0],
    ['1.500', '1.500'],
    ['1,250', 1.25],
    ['007', '007'],
    ['00,5', '00,5'],
    ['11144477735', '11144477735'],
    ['1234567890', 1234567890],
    ['12345678901234567', '12345678901234567'],
    ['1234567,123456789', '1234567,123456789'],
    ['5,126E+43', '5,126E+43'],
    ['R$ 1,25', 'R$ 1,25'],
    ['12,5%', '12,5%'],
    ['=1+1', '=1+1'],
    ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
    ['+55 91 98888-0000', '+55 91 98888-0000'],
    ['05/03/2026', 46086],
    ['2026-03-05', 46086],
    ['30/02/2026', '30/02/2026'],
    ['05/03/26', '05/03/26'],
    ['VERDADEIRO', 'VERDADEIRO'],
    ['#N/D', '#N/D'],
  ])('%s becomes %p', async (text, value) => {
    const { book } = await opened(utf8(`x;${text}`), 'notas.csv');
    expect(at(book, 'B1')?.value).toBe(value);
  });

  test('dates of a column that has months above 12 stay text', async () => {
    const { book } = await opened(utf8('Data;Outra\n05/03/2026;05/03/2026\n03/25/2026;06/03/2026\n'), 'notas.csv');
    expect([at(book, 'A2')?.value, at(book, 'A3')?.value]).toEqual(['05/03/2026', '03/25/2026']);
    expect([at(book, 'B2')?.value, at(book, 'B3')?.value]).toEqual([46086, 46087]);
  });

  test.each([new Uint8Array(0), utf8(' \r\n\r\n '), utf8(';;;\r\n;;\r\n')])('nothing in it', async (bytes) => {
    expect(await refusalOf(bytes, 'notas.csv')).toEqual({ code: 'empty' });
  });
});

describe('web pages with tables', () => {
  const page = ansi(
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252">' +
      '<style>.t{mso-number-format:"\\@"}</style></head><body><table><tr><td colspan=3><b>Relação — emissão</b></td></tr></table>' +
      `<table border=1><tr><th>Produto<th>Qtde<th>Preço<th>Chave<tr><td>Açaí &amp; <i>polpa</i></td><td x:num="1500.5">1.500,50</td><td>R$&nbsp;1,25</td><td class=t>${KEY}</td></tr>` +
      '<tr><td rowspan=2>Baba&ccedil;u<br>am&#234;ndoa</td><td>320,00<td x:str>12<td></tr><tr><td>1<td>2</table>' +
      '<script>document.write("<table><tr><td>intruso</td></tr></table>")</script><img src="http://exemplo.invalid/p.gif"></body></html>',
  );

  test('the largest table is the first sheet; codes stay text, spans are merges, scripts are nothing', async () => {
    const { book, kind, notices } = await opened(page, 'export.xls');
    expect(kind).toBe('html');
    expect(notices).toEqual([
      { code: 'otherTables', count: 1 },
      { code: 'nameDiffers', kind: 'html', extension: 'xls' },
    ]);
    expect(['A2', 'B2', 'C2', 'D2'].map((address) => at(book, address)?.value)).toEqual([
      'Açaí & polpa',
      1500.5,
      'R$ 1,25',
      KEY,
    ]);
    expect(['A3', 'B3', 'C3', 'B4', 'C4'].map((address) => at(book, address)?.value)).toEqual([
      'Babaçu\namêndoa',
      320,
      '12',
      1,
      2,
    ]);
    expect(book.sheets[0]!.merges).toEqual([{ row: 2, column: 0, rows: 2, columns: 1 }]);
    expect(book.sheets[1]!.rows.get(0)!.get(0)!.value).toBe('Relação — emissão');
    expect(
      JSON.stringify([...book.sheets].map(({ rows }) => [...rows.values()].map((row) => [...row.values()]))),
    ).not.toContain('intruso');
  });

  test('a table inside a cell is a sheet of its own', async () => {
    const { book } = await opened(
      utf8('<table><tr><td>fora<table><tr><td>1<td>2<td>3</table></td><td>x</td></tr></table>'),
      'a.html',
    );
    expect(
      book.sheets.map((sheet) =>
        [...sheet.rows.values()].flatMap((row) => [...row.values()].map(({ value }) => value)),
      ),
    ).toEqual([
      [1, 2, 3],
      ['fora', 'x'],
    ]);
  });

  test('a span that wants the whole sheet is no trap', async () => {
    const { book } = await opened(
      utf8(`<table>${'<tr><td rowspan=1000000 colspan=16000>x<td>y</tr>'.repeat(50)}</table>`),
      'a.html',
    );
    expect(at(book, 'A1')?.value).toBe('x');
  });

  test.each<[string, unknown]>([
    ['<html><body><p>nada</p></body></html>', { code: 'noTable' }],
    ['<?xml version="1.0"?><nfeProc><NFe/></nfeProc>', { code: 'notSpreadsheet', found: 'xml' }],
  ])('%s is refused', async (text, refusal) => {
    expect(await refusalOf(utf8(text), 'a.xls')).toEqual(refusal);
  });
});

test('the XML of Excel 2003', async () => {
  const { book, kind } = await opened(
    utf8(
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
        '<Worksheet ss:Name="Notas"><Table><Row ss:Index="2"><Cell ss:Index="2" ss:MergeAcross="1"><Data ss:Type="String">Açaí &amp; cia</Data></Cell><Cell><Data ss:Type="Number">1.5</Data></Cell></Row>' +
        '<Row><Cell><Data ss:Type="DateTime">2026-03-05T00:00:00.000</Data></Cell><Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="Error">#N/A</Data></Cell></Row></Table></Worksheet></Workbook>',
    ),
    'notas.xls',
  );
  expect(kind).toBe('xmlSpreadsheet');
  expect(['B2', 'D2', 'A3', 'B3', 'C3'].map((address) => at(book, address)?.value)).toEqual([
    'Açaí & cia',
    1.5,
    46086,
    true,
    { error: '#N/A' },
  ]);
  expect(book.sheets[0]!.merges).toEqual([{ row: 1, column: 1, rows: 1, columns: 2 }]);
});

describe('the container of Office before 2007', () => {
  test('a workbook of Excel 97–2003 named .xlsx', async () => {
    const { book, kind, notices } = await opened(
      makeXls([
        {
          name: 'Notas',
          cells: [
            [0, 0, 'Produto'],
            [1, 0, 'Açaí'],
            [1, 1, 1500.5],
            [1, 2, 46086, 1],
            [1, 3, true],
          ],
          merges: [[0, 0, 0, 2]],
        },
      ]),
    );
    expect(kind).toBe('xls');
    expect(notices).toContainEqual({ code: 'nameDiffers', kind: 'xls', extension: 'xlsx' });
    expect(['A1', 'A2', 'B2', 'C2', 'D2'].map((address) => at(book, address)?.value)).toEqual([
      'Produto',
      'Açaí',
      1500.5,
      46086,
      true,
    ]);
    expect(at(book, 'C2')?.style?.numberFormat).toBe('dd/mm/yyyy');
    expect(book.sheets[0]!.merges).toEqual([{ row: 0, column: 0, rows: 1, columns: 3 }]);
  });

  test.each<[string, Record<string, Uint8Array>, unknown]>([
    [
      'an encrypted workbook',
      { EncryptionInfo: new Uint8Array(10), EncryptedPackage: new Uint8Array(10) },
      { code: 'encrypted' },
    ],
    ['a text document', { WordDocument: new Uint8Array(10) }, { code: 'notSpreadsheet', found: 'document' }],
    [
      'a presentation',
      { 'PowerPoint Document': new Uint8Array(10) },
      { code: 'notSpreadsheet', found: 'presentation' },
    ],
    ['something else', { Outro: new Uint8Array(10) }, { code: 'notSpreadsheet', found: 'binary' }],
    ['a workbook that cannot be read', { Workbook: new Uint8Array(10) }, { code: 'oldWorkbookUnreadable' }],
  ])('%s is refused', async (_, streams, refusal) => {
    expect(await refusalOf(makeCompound(streams))).toEqual(refusal);
  });

  test('hidden sheets stay hidden, charts are left out, errors are errors, 1904 dates keep their day', async () => {
    const { book, notices } = await opened(
      makeXls(
        [
          { name: 'Cadastro', hidden: true, cells: [[0, 0, 'x']] },
          { name: 'Gráfico1', chart: true, cells: [] },
          {
            name: 'Notas',
            cells: [
              [0, 0, { error: 42 }],
              [0, 1, 44624, 1],
            ],
          },
        ],
        { date1904: true },
      ),
      'notas.xls',
    );
    expect(book.sheets.map(({ name, visibility }) => [name, visibility])).toEqual([
      ['Cadastro', 'hidden'],
      ['Notas', 'visible'],
    ]);
    expect(book.activeSheet).toBe(1);
    expect(notices).toContainEqual({ code: 'otherSheetLeftOut', sheet: 'Gráfico1' });
    expect(notices).toContainEqual({ code: 'hiddenSheets', count: 1 });
    expect(at(book, 'Notas!A1')?.value).toEqual({ error: '#N/A' });
    expect(at(book, 'Notas!B1')?.value).toBe(46086);
    expect(book.date1904).toBe(false);
  });

  test('one with a password', async () => {
    expect(await refusalOf(makeXls([{ name: 'Notas', cells: [[0, 0, 1]] }], { password: true }))).toEqual({
      code: 'encrypted',
    });
  });

  test('one that is cut off', async () => {
    const bytes = makeXls([{ name: 'Notas', cells: [[0, 0, 1]] }]);
    expect(await refusalOf(bytes.slice(0, 700))).toEqual({ code: 'truncated' });
  });
});

describe('OpenDocument', () => {
  const content = (body: string) =>
    '<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>' +
    `${body}</office:spreadsheet></office:body></office:document-content>`;
  const ods = (body: string) =>
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content(body) });

  test('a sheet named .xlsx', async () => {
    const { book, kind } = await opened(
      ods(
        '<table:table table:name="Notas"><table:table-row><table:table-cell office:value-type="string"><text:p>Açaí</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="1500.5"><text:p>1.500,50</text:p></table:table-cell></table:table-row></table:table>',
      ),
    );
    expect(kind).toBe('ods');
    expect([at(book, 'A1')?.value, at(book, 'B1')?.value]).toEqual(['Açaí', 1500.5]);
  });

  test('a text document', async () => {
    expect(
      await refusalOf(zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' })),
    ).toEqual({
      code: 'notSpreadsheet',
      found: 'document',
    });
  });
});

test.each<[string, number[], string]>([
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'pdf'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d], 'image'],
  ['a compressed archive', [0x1f, 0x8b, 8, 0], 'archive'],
  ['a program', [0x4d, 0x5a, 0, 1, 2], 'binary'],
])('%s named .xlsx is no spreadsheet', async (_, bytes, found) => {
  expect(await refusalOf(Uint8Array.from(bytes))).toEqual({ code: 'notSpreadsheet', found });
});

test('an xlsx named .xls is opened as what it is', async () => {
  const { kind, notices } = await opened(
    makePackage({ sheets: { Notas: sheetData({ A1: '<v>1</v>' }) } }),
    'notas.xls',
  );
  expect(kind).toBe('xlsx');
  expect(notices).toEqual([{ code: 'nameDiffers', kind: 'xlsx', extension: 'xls' }]);
});

test('an end mark of DOS inside a text does not cut off what follows', async () => {
  const { book } = await opened(new TextEncoder().encode('a\u001ab;1\nc;2\n\u001a'), 'notas.csv');
  expect([at(book, 'A2')?.value, at(book, 'B2')?.value]).toEqual(['c', 2]);
});

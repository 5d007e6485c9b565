import { strToU8 } from 'fflate';
import { readZip } from '../../../src/workbook/xlsx/package/readZip';
import { at, opened, refusalOf } from './books';
import { inline, makePackage, packageParts, sheetData, zipOf } from './makePackage';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

describe('what cells hold', () => {
  test('an error, a computed error and a text that looks like one are three things', async () => {
    const { book } = await opened(
      makePackage({
        sheets: {
          Erros: sheetData({
            A1: ' t="e"<v>#N/A</v>',
            B1: ' t="e"<f>NA()</f><v>#N/A</v>',
            C1: inline('#N/A'),
            D1: ' t="b"<f>1&gt;2</f><v>0</v>',
            E1: ' t="b"<v>1</v>',
            F1: inline('VERDADEIRO'),
            G1: ' t="str"<f>IF(1=1,"","x")</f><v></v>',
            H1: '<f>1+1</f>',
          }),
        },
      }),
    );
    expect(at(book, 'A1')).toEqual({ value: { error: '#N/A' } });
    expect(at(book, 'B1')).toEqual({ value: { error: '#N/A' }, formula: 'NA()' });
    expect(at(book, 'C1')).toEqual({ value: '#N/A' });
    expect(at(book, 'D1')).toEqual({ value: false, formula: '1>2' });
    expect(at(book, 'E1')).toEqual({ value: true });
    expect(at(book, 'F1')).toEqual({ value: 'VERDADEIRO' });
    expect(at(book, 'G1')).toEqual({ value: '', formula: 'IF(1=1,"","x")' });
    expect(at(book, 'H1')).toEqual({ value: null, formula: '1+1' });
  });

  test.each<[string, string, string]>([
    [
      'runs',
      '<r><t xml:space="preserve">Castanha</t></r><r><rPr><b/></rPr><t>-do-brasil</t></r>',
      'Castanha-do-brasil',
    ],
    ['a phonetic reading', '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="0"/>', '東京'],
    ['blanks at the ends', '<t xml:space="preserve">  Babaçu  </t>', '  Babaçu  '],
    ['an escaped line end', '<t>Rua A_x000D_\r\nnº 10</t>', 'Rua A\r\nnº 10'],
    ['a text that looks like an escape', '<t>_x005F_x000D_</t>', '_x000D_'],
    ['no-break space', '<t>R$\u00a01,25</t>', 'R$\u00a01,25'],
    ['a decomposed accent', '<t>Ac\u0327ai\u0301</t>', 'Ac\u0327ai\u0301'],
    ['nothing', '<t/>', ''],
    ['entities and emoji', '<t>🌴 &amp; &lt;Ltda&gt; &#39;&#x41;</t>', "🌴 & <Ltda> 'A"],
    ['character data', '<t><![CDATA[a < b]]></t>', 'a < b'],
  ])('text with %s, shared and in its cell', async (_, markup, text) => {
    const { book } = await opened(
      makePackage({
        sheets: { Textos: sheetData({ A1: ' t="s"<v>0</v>', B1: ` t="inlineStr"<is>${markup}</is>` }) },
        strings: `<si>${markup}</si>`,
      }),
    );
    expect(at(book, 'A1')).toEqual({ value: text });
    expect(at(book, 'B1')).toEqual({ value: text });
  });

  test('members of a shared formula have their own; a value typed over one stays', async () => {
    const { book } = await opened(
      makePackage({
        sheets: {
          Notas: sheetData({
            E2: '<f t="shared" ref="E2:E4" si="0">ROUND(C2*\'Q1\'!$A1,2)</f><v>1</v>',
            E3: '<v>77.77</v>',
            E4: '<f t="shared" si="0"/><v>3</v>',
          }),
          Q1: sheetData({ A1: '<v>2</v>' }),
        },
      }),
    );
    expect(at(book, 'E3')).toEqual({ value: 77.77 });
    expect(at(book, 'E4')).toEqual({ value: 3, formula: "ROUND(C4*'Q1'!$A3,2)" });
  });

  test('spilled and block cells belong to their formula', async () => {
    const { book } = await opened(
      makePackage({
        sheets: {
          Matriz: sheetData({
            D2: ' cm="1"<f t="array" ref="D2:D3">_xlfn._xlws.SORT(A2:A3)</f><v>1</v>',
            F2: '<f t="array" ref="F2:F3">A2:A3*2</f><v>2</v>',
            G2: '<f>SUM(_xlfn.ANCHORARRAY(D2))</f><v>3</v>',
            D3: '<v>2</v>',
            F3: '<v>4</v>',
          }),
        },
      }),
    );
    const area = { row: 1, column: 3, rows: 2, columns: 1 };
    expect(at(book, 'D2')).toEqual({ value: 1, formula: 'SORT(A2:A3)', array: area, spills: true });
    expect(at(book, 'D3')).toEqual({ value: 2, spilledFrom: { row: 1, column: 3 } });
    expect(at(book, 'F2')).toEqual({ value: 2, formula: 'A2:A3*2', array: { ...area, column: 5 } });
    expect(at(book, 'F3')).toEqual({ value: 4, spilledFrom: { row: 1, column: 5 } });
    expect(at(book, 'G2')?.formula).toBe('SUM(D2#)');
  });

  test('1904 dates keep their serial numbers and the flag; an ISO date becomes a serial number', async () => {
    const { book } = await opened(
      makePackage({
        beforeSheets: '<workbookPr date1904="1"/>',
        sheets: { Datas: sheetData({ A1: ' s="3"<v>44624</v>', B1: ' t="d" s="3"<v>2026-03-05</v>' }) },
      }),
    );
    expect(book.date1904).toBe(true);
    expect(at(book, 'A1')?.value).toBe(44624);
    expect(at(book, 'B1')?.value).toBe(44624);
    expect(at(book, 'A1')?.style).toEqual({ numberFormat: 'dd/mm/yyyy' });
  });

  test('a number with a note is a number; a conversation stands once, without its placeholder', async () => {
    const { book } = await opened(
      makePackage({
        sheets: {
          Notas: {
            content: sheetData({ B2: '<v>10</v>', C3: '<v>20</v>' }),
            links:
              `<Relationship Id="r1" Type="${OFFICE}/comments" Target="../comments1.xml"/>` +
              '<Relationship Id="r2" Type="http://schemas.microsoft.com/office/2017/10/relationships/threadedComment" Target="../threadedComments/t1.xml"/>',
          },
        },
        workbookLinks:
          '<Relationship Id="rIdP" Type="http://schemas.microsoft.com/office/2017/10/relationships/person" Target="persons/person.xml"/>',
        more: {
          'xl/comments1.xml':
            '<comments><authors><author>Ana</author></authors><commentList><comment ref="B2" authorId="0"><text><r><rPr><b/></rPr><t>Ana: </t></r><r><t>conferir</t></r></text></comment><comment ref="C3" authorId="0"><text><t>[Threaded comment]</t></text></comment></commentList></comments>',
          'xl/threadedComments/t1.xml':
            '<ThreadedComments><threadedComment ref="C3" personId="{1}" id="{a}"><text>Falta a nota?</text></threadedComment><threadedComment ref="C3" personId="{2}" id="{b}" parentId="{a}"><text>Já veio.</text></threadedComment></ThreadedComments>',
          'xl/persons/person.xml':
            '<personList><person displayName="Ana Exemplo" id="{1}"/><person displayName="Beto Modelo" id="{2}"/></personList>',
        },
      }),
    );
    expect(at(book, 'B2')).toEqual({ value: 10, note: 'Ana: conferir' });
    expect(at(book, 'C3')).toEqual({
      value: 20,
      conversation: [
        { author: 'Ana Exemplo', text: 'Falta a nota?' },
        { author: 'Beto Modelo', text: 'Já veio.' },
      ],
    });
  });
});

describe('what sheets are like', () => {
  test('layout, visibility, protection, names and styles', async () => {
    const { book, notices } = await opened(
      makePackage({
        beforeSheets: '<bookViews><workbookView activeTab="0"/></bookViews>',
        sheets: {
          Cadastro: { content: sheetData({ A1: '<v>1</v>' }), attributes: ' state="veryHidden"' },
          "Notas d'Oeste": {
            content:
              '<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="2" topLeftCell="B3" state="frozen"/></sheetView></sheetViews>' +
              '<cols><col min="2" max="3" width="20" customWidth="1"/><col min="5" max="5" width="9" hidden="1"/></cols>' +
              '<sheetData><row r="1"><c r="A1" s="1" t="b"><v>1</v></c></row><row r="3" hidden="1"><c r="A3" s="2"><v>2.5</v></c></row></sheetData>' +
              '<sheetProtection sheet="1"/><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>',
          },
        },
        afterSheets:
          '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="1">\'Notas d\'\'Oeste\'!$A$1</definedName>' +
          '<definedName name="Preço" localSheetId="1">99</definedName><definedName name="Quebrado">#REF!$A$1</definedName>' +
          '<definedName name="Secreto" hidden="1">"x"</definedName><definedName name="PGPMBIO.VSP">1</definedName></definedNames>',
      }),
    );
    const [cadastro, notas] = book.sheets;
    expect(cadastro!.visibility).toBe('veryHidden');
    expect(book.activeSheet).toBe(1);
    expect(notas!.freeze).toEqual({ rows: 2, columns: 1 });
    expect([...notas!.hiddenRows]).toEqual([2]);
    expect([...notas!.hiddenColumns]).toEqual([4]);
    expect(notas!.columnWidths.get(2)).toBe(145);
    expect(notas!.merges).toEqual([{ row: 0, column: 0, rows: 1, columns: 3 }]);
    expect(notas!.protected).toBe(true);
    expect(notas!.rows.get(0)!.get(0)!.style).toEqual({ bold: true });
    expect(notas!.rows.get(2)!.get(0)!.style).toEqual({ numberFormat: 'R$ #,##0.00' });
    expect(book.names).toEqual([
      { name: 'Preço', refersTo: '99', sheet: "Notas d'Oeste", hidden: false },
      { name: 'Quebrado', refersTo: '#REF!$A$1', hidden: false },
      { name: 'Secreto', refersTo: '"x"', hidden: true },
      { name: 'PGPMBIO.VSP', refersTo: '1', hidden: false },
    ]);
    expect(notices.map(({ code }) => code)).toEqual([
      'hiddenSheets',
      'hiddenRows',
      'protectedSheet',
      'brokenName',
      'nameHidesFunction',
    ]);
  });

  test('a table with a totals row and awkward headings; repeated headings are told', async () => {
    const { book, notices } = await opened(
      makePackage({
        sheets: {
          Vendas: {
            content:
              sheetData({ B3: inline('Qtde [kg]'), C3: inline('Preço\nvenda'), B4: '<v>1</v>', B5: '<v>1</v>' }) +
              '<tableParts count="1"><tablePart r:id="rT"/></tableParts>',
            links: `<Relationship Id="rT" Type="${OFFICE}/table" Target="../tables/table1.xml"/>`,
          },
        },
        more: {
          'xl/tables/table1.xml':
            '<table id="1" name="tb" displayName="tbVendas" ref="B3:D5" totalsRowCount="1"><tableColumns count="3"><tableColumn id="1" name="Qtde [kg]"/><tableColumn id="2" name="Preço_x000a_venda"/><tableColumn id="3" name="qtde [KG]"/></tableColumns></table>',
        },
      }),
    );
    expect(book.sheets[0]!.tables).toEqual([
      {
        name: 'tbVendas',
        area: { row: 2, column: 1, rows: 3, columns: 3 },
        headerRow: true,
        totalsRow: true,
        columns: ['Qtde [kg]', 'Preço\nvenda', 'qtde [KG]'],
      },
    ]);
    expect(notices).toContainEqual({
      code: 'tableColumnsRepeated',
      sheet: 'Vendas',
      table: 'tbVendas',
      column: 'qtde [KG]',
      proposal: 'qtde [KG] (2)',
    });
  });

  test('a stray far cell costs nothing and is told', async () => {
    const styledColumns = Array.from(
      { length: 300 },
      (_, i) => `<col min="${i + 20}" max="${i + 20}" width="9" style="1"/>`,
    );
    const { book, notices } = await opened(
      makePackage({
        sheets: {
          Notas: `<cols>${styledColumns.join('')}</cols>${sheetData({ A1: inline('Qtde'), A2: '<v>5</v>', XFD1048576: inline('x') })}`,
        },
      }),
    );
    expect(at(book, 'XFD1048576')).toEqual({ value: 'x' });
    expect([...book.sheets[0]!.rows.values()].reduce((sum, cells) => sum + cells.size, 0)).toBe(3);
    expect(notices).toEqual([{ code: 'farCell', sheet: 'Notas', cell: 'XFD1048576' }]);
  });

  test('sixty thousand rows that are only formatted leave few cells behind', async () => {
    const empties = Array.from(
      { length: 60_000 },
      (_, i) => `<row r="${i + 3}"><c r="A${i + 3}" s="6"/><c r="B${i + 3}" s="2"/></row>`,
    );
    const { book } = await opened(
      makePackage({
        sheets: { Notas: `<sheetData><row r="1"><c r="A1"><v>1</v></c></row>${empties.join('')}</sheetData>` },
      }),
    );
    expect(book.sheets[0]!.rows.size).toBeLessThan(300);
  });

  test.each<[string, string]>([
    ['a list over 255 characters', 'listTooLong'],
    ['a text over 32,767 characters', 'tooLongForExcel'],
    ['a key kept as a number', 'digitsAlreadyLost'],
  ])('%s is told', async (_, code) => {
    const { notices } = await opened(
      makePackage({
        sheets: {
          Notas:
            sheetData({ A1: inline('x'.repeat(32_768)), B1: '<v>5.126E+43</v>' }) +
            `<dataValidations count="1"><dataValidation type="list" sqref="C1:C9"><formula1>"${'a,'.repeat(200)}"</formula1></dataValidation></dataValidations>`,
        },
      }),
    );
    expect(notices.map((notice) => notice.code)).toContain(code);
  });
});

describe('packages written in other ways', () => {
  test('prefixes, absolute targets, odd part names and no addresses', async () => {
    const { book } = await opened(
      zipOf({
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels': `<ns0:Relationships xmlns:ns0="p"><ns0:Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="/xl/livro.xml"/></ns0:Relationships>`,
        'xl/_rels/livro.xml.rels': `<ns0:Relationships xmlns:ns0="p"><ns0:Relationship Id="Ra" Type="${OFFICE}/worksheet" Target="/xl/planilhas/folha.xml"/></ns0:Relationships>`,
        'xl/livro.xml': `<x:workbook xmlns:x="m" xmlns:rel="${OFFICE}"><x:sheets><x:sheet name="Exportação" sheetId="7" rel:id="Ra"/></x:sheets></x:workbook>`,
        'xl/planilhas/folha.xml':
          '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>CPF</x:t></x:is></x:c><x:c><x:v>1</x:v></x:c></x:row><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      }),
    );
    expect(book.sheets.map(({ name }) => name)).toEqual(['Exportação']);
    expect([at(book, 'A1')?.value, at(book, 'B1')?.value, at(book, 'A2')?.value]).toEqual(['CPF', 1, 2]);
  });

  test('the strict variant', async () => {
    const parts = packageParts({ sheets: { Notas: sheetData({ A1: '<v>1</v>' }) } });
    const strict = Object.fromEntries(
      Object.entries(parts).map(([name, text]) => [
        name,
        String(text)
          .replaceAll(
            'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          )
          .replaceAll(OFFICE, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
      ]),
    );
    expect(at((await opened(zipOf(strict))).book, 'A1')?.value).toBe(1);
  });

  test.each([
    [
      'a book that lists no sheets',
      { 'xl/workbook.xml': '<workbook><sheets/></workbook>' },
      { code: 'sheetsUnreadable' },
    ],
    [
      'a listed sheet whose part is missing',
      { 'xl/worksheets/sheet1.xml': null },
      { code: 'damaged', part: 'xl/worksheets/sheet1.xml' },
    ],
    [
      'a sheet cut off in the middle',
      { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1' },
      { code: 'damaged', part: 'xl/worksheets/sheet1.xml' },
    ],
    ['a workbook without any workbook part', { 'xl/workbook.xml': null }, { code: 'sheetsUnreadable' }],
    ['a binary workbook', { 'xl/workbook.bin': 'x' }, { code: 'binaryWorkbook' }],
    ['a text document', { 'word/document.xml': '<w/>' }, { code: 'notSpreadsheet', found: 'document' }],
    ['some archive', { '[Content_Types].xml': null }, { code: 'notSpreadsheet', found: 'archive' }],
  ])('%s is refused, never shown empty', async (_, change, refusal) => {
    const parts = { ...packageParts({ sheets: { Notas: sheetData({ A1: '<v>1</v>' }) } }), ...change };
    const kept = Object.entries(parts).filter((part): part is [string, string] => part[1] !== null);
    expect(await refusalOf(zipOf(Object.fromEntries(kept)))).toEqual(refusal);
  });
});

describe('archives that are cut or lie', () => {
  const whole = makePackage({ sheets: { Notas: sheetData({ A1: '<v>1</v>' }) } });

  test.each([0.3, 0.7, 0.98])('cut at %d of its length', async (part) => {
    expect(await refusalOf(whole.slice(0, Math.floor(whole.length * part)))).toEqual({ code: 'truncated' });
  });

  /** The archive with another size in its directory for the first sheet. */
  function claiming(size: number, content: Uint8Array | string): Uint8Array {
    const bytes = zipOf({
      ...packageParts({ sheets: { Notas: '<sheetData/>' } }),
      'xl/worksheets/sheet1.xml': content,
    });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length - 46; at++) {
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
      if (view.getUint32(at, true) === 0x02014b50 && name === 'xl/worksheets/sheet1.xml') {
        view.setUint32(at + 24, size, true);
        return bytes;
      }
    }
    throw new Error('no such part');
  }

  test('content that grows beyond 300 MB is refused before it is unpacked', async () => {
    expect(await refusalOf(claiming(301 * 1024 * 1024, '<worksheet/>'))).toEqual({
      code: 'tooLarge',
      limitMegabytes: 300,
    });
  });

  test.each([1000, 3_999_999])('a part of 4,000,000 bytes that claims to have %d is noticed', async (size) => {
    expect(await refusalOf(claiming(size, new Uint8Array(4_000_000)))).toEqual({
      code: 'damaged',
      part: 'xl/worksheets/sheet1.xml',
    });
  });

  test('a changed byte is noticed', async () => {
    const bytes = makePackage({ sheets: { Notas: sheetData({ A1: inline('Açaí') }) } });
    const sheet = readZip(bytes).find(({ name }) => name === 'xl/worksheets/sheet1.xml')!;
    sheet.compressed[20] = sheet.compressed[20]! ^ 0xff;
    expect(await refusalOf(bytes)).toEqual({ code: 'damaged', part: 'xl/worksheets/sheet1.xml' });
  });

  test('more than 10,000 parts', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`p${i}`, strToU8('')]));
    expect(await refusalOf(zipOf(many))).toEqual({ code: 'tooManyParts', limit: 10_000 });
  });
});

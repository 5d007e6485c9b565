import { emptySheet, putCell, type Cell } from '../../../src/workbook/xlsx/book';
import { at, changedParts, edited, lossesOfSaving, opened, partTexts, saved, saveRefusalOf } from './books';
import { inline, makePackage, packageParts, sheetData, STYLES, zipOf, type PackageText } from './makePackage';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'xl/worksheets/sheet1.xml';

/** Everything that programs like to lose, on one sheet. */
const rich: PackageText = {
  beforeSheets:
    '<workbookPr/><workbookProtection workbookAlgorithmName="SHA-512" workbookHashValue="abc=" workbookSaltValue="def=" workbookSpinCount="100000" lockStructure="1"/>',
  sheets: {
    "Notas d'Oeste": {
      content:
        '<sheetPr codeName="Plan1"/><dimension ref="A1:C4"/><sheetViews><sheetView workbookViewId="0"/></sheetViews>' +
        '<sheetData><row r="1" spans="1:3" ht="30" customHeight="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
        '<row r="2" spans="1:3"><c r="A2" t="s"><v>2</v></c><c r="B2" s="2"><v>1.50</v></c><c r="C2" s="2"><f t="shared" ref="C2:C4" si="0">B2*2</f><v>3.0</v></c></row>' +
        '<row r="3"><c r="A3" s="4" t="inlineStr"><is><t>007</t></is></c><c r="B3" s="2"><v>2</v></c><c r="C3" s="2"><f t="shared" si="0"/><v>4</v></c></row>' +
        '<row r="4"><c r="B4" s="6"/><c r="C4"><f t="shared" si="0"/><v>0</v></c></row></sheetData>' +
        '<sheetProtection algorithmName="SHA-512" hashValue="hash==" saltValue="sal==" spinCount="100000" sheet="1"/>' +
        '<protectedRanges><protectedRange sqref="A1:A2" name="Livre"/></protectedRanges><autoFilter ref="A1:C4"/>' +
        '<conditionalFormatting sqref="B2:B4"><cfRule type="cellIs" priority="1" operator="lessThan"><formula>2</formula></cfRule></conditionalFormatting>' +
        '<ignoredErrors><ignoredError sqref="A3" numberStoredAsText="1"/></ignoredErrors>' +
        '<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="x14"><x14:dataValidations count="1"><x14:dataValidation type="list"><x14:formula1><xm:f xmlns:xm="xm">Lista!$A$1:$A$9</xm:f></x14:formula1></x14:dataValidation></x14:dataValidations></ext></extLst>',
    },
    Lista: { content: sheetData({ A1: inline('PA') }), attributes: ' state="hidden"' },
  },
  strings:
    '<si><t>Produto</t><rPh sb="0" eb="1"><t>x</t></rPh></si><si><r><t>Pre</t></r><r><rPr><b/></rPr><t>ço</t></r></si><si><t>_x005F_x000D_</t></si>',
  afterSheets:
    '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">\'Notas d\'\'Oeste\'!$A$1:$C$4</definedName><definedName name="Local" localSheetId="1">1</definedName><definedName name="Secreto" hidden="1">1</definedName></definedNames><calcPr calcId="191029"/>',
  workbookLinks: `<Relationship Id="rIdC" Type="${OFFICE}/calcChain" Target="calcChain.xml"/>`,
  overrides:
    '<Override PartName="/xl/calcChain.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml"/>',
  more: {
    'xl/calcChain.xml': '<calcChain><c r="C2" i="1"/></calcChain>',
    'customXml/item1.xml': '<dados/>',
    'docProps/app.xml': '<Properties><Application>Microsoft Excel</Application></Properties>',
  },
};
const file = makePackage(rich);

describe('a file of another program', () => {
  test('nothing changed: the same bytes and name', async () => {
    const from = await opened(file);
    const { bytes, fileName, notices } = await saved(from, structuredClone(from.book));
    expect(bytes).toEqual(file);
    expect([fileName, notices]).toEqual(['notas.xlsx', []]);
    expect(lossesOfSaving(from, from.book)).toEqual([]);
  });

  test('one number changed: its cell, the order of calculation, nothing else', async () => {
    const from = await opened(file);
    const book = edited(from.book, { B2: { ...at(from.book, 'B2')!, value: 1.75 } });
    const { bytes, fileName, notices } = await saved(from, book);
    expect(fileName).toBe('notas.xlsx');
    expect(notices).toEqual([{ code: 'recalculatedOnOpening' }]);
    expect(changedParts(file, bytes)).toEqual({
      changed: ['[Content_Types].xml', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', SHEET],
      gone: ['xl/calcChain.xml'],
    });
    const [before, after] = [partTexts(file), partTexts(bytes)];
    expect(after[SHEET]).toBe(
      before[SHEET]!.replace('<c r="B2" s="2"><v>1.50</v></c>', '<c r="B2" s="2"><v>1.75</v></c>').replace(
        '<row r="2" spans="1:3">',
        '<row r="2">',
      ),
    );
    expect(after['xl/workbook.xml']).toBe(
      before['xl/workbook.xml']!.replace('<calcPr calcId="191029"/>', '<calcPr calcId="191029" fullCalcOnLoad="1"/>'),
    );
    expect(after['[Content_Types].xml']).not.toContain('calcChain');
    expect(after['xl/_rels/workbook.xml.rels']).not.toContain('calcChain');
  });

  test.each<[string, Record<string, Cell | null>, string, string]>([
    [
      'a text',
      { B2: { value: '12 kg & "mais"' } },
      'B2',
      ' s="2" t="inlineStr"><is><t>12 kg &amp; &quot;mais&quot;</t></is></c>',
    ],
    [
      'a text like an escape',
      { B2: { value: '_x000D_' } },
      'B2',
      ' s="2" t="inlineStr"><is><t>_x005F_x000D_</t></is></c>',
    ],
    [
      'a text with a carriage return',
      { B2: { value: 'a\r\nb' } },
      'B2',
      ' s="2" t="inlineStr"><is><t xml:space="preserve">a_x000D_&#10;b</t></is></c>',
    ],
    ['FALSE', { B2: { value: false } }, 'B2', ' s="2" t="b"><v>0</v></c>'],
    ['an error', { B2: { value: { error: '#N/A' } } }, 'B2', ' s="2" t="e"><v>#N/A</v></c>'],
    [
      'a text that looks like an error',
      { B2: { value: '#N/A' } },
      'B2',
      ' s="2" t="inlineStr"><is><t>#N/A</t></is></c>',
    ],
    ['emptied', { B2: null }, 'B2', ' s="2"/>'],
    [
      'a formula with text',
      { B2: { value: 'x', formula: 'IF(A2="","",XLOOKUP(1,A:A,B:B))' } },
      'B2',
      ' s="2" t="str"><f>IF(A2=&quot;&quot;,&quot;&quot;,_xlfn.XLOOKUP(1,A:A,B:B))</f><v>x</v></c>',
    ],
    [
      'a formula with an error',
      { B2: { value: { error: '#DIV/0!' }, formula: '1/0' } },
      'B2',
      ' s="2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    ],
    ['a formula not computed', { B2: { value: null, formula: '1+1' } }, 'B2', ' s="2"><f>1+1</f></c>'],
  ])('%s', async (_, cells, address, xml) => {
    const from = await opened(file);
    const style = at(from.book, address)!.style!;
    const styled = Object.fromEntries(
      Object.entries(cells).map(([place, cell]) => [place, cell && { ...cell, style }]),
    );
    const { bytes } = await saved(from, edited(from.book, styled));
    expect(partTexts(bytes)[SHEET]).toContain(`<c r="${address}"${xml}`);
    expect(at((await opened(bytes)).book, address)).toEqual(styled[address] ?? { value: null, style });
  });

  test('cells added in front, between, behind and far below', async () => {
    const from = await opened(file);
    const book = edited(from.book, {
      C1: { value: 9 },
      A4: { value: 'antes' },
      D3: { value: 'depois' },
      B20: { value: 5 },
    });
    const { bytes } = await saved(from, book);
    const text = partTexts(bytes)[SHEET]!;
    expect(text).toContain('<dimension ref="A1:D20"/>');
    expect(text).toContain('<c r="B1" t="s"><v>1</v></c><c r="C1"><v>9</v></c></row>');
    expect(text).toContain('<row r="4"><c r="A4" t="inlineStr"><is><t>antes</t></is></c><c r="B4" s="6"/>');
    expect(text).toContain('<row r="20"><c r="B20"><v>5</v></c></row></sheetData>');
    expect((await opened(bytes)).book.sheets[0]!.rows).toEqual(book.sheets[0]!.rows);
  });

  test('the first cell of a shared formula written over: the others keep formula and result', async () => {
    const from = await opened(file);
    const { bytes } = await saved(from, edited(from.book, { C2: { ...at(from.book, 'C2')!, formula: '7', value: 7 } }));
    const { book } = await opened(bytes);
    expect(at(book, 'C2')).toMatchObject({ value: 7, formula: '7' });
    expect(at(book, 'C3')).toMatchObject({ value: 4, formula: 'B3*2' });
    expect(at(book, 'C4')).toMatchObject({ value: 0, formula: 'B4*2' });
    expect(partTexts(bytes)[SHEET]).not.toContain('shared');
  });

  test('first cell and a member changed together', async () => {
    const from = await opened(file);
    const bold = { ...at(from.book, 'C3')!, style: { bold: true, numberFormat: 'R$ #,##0.00' } };
    const { bytes } = await saved(
      from,
      edited(from.book, { C2: { value: 1 }, C3: bold, C4: { ...at(from.book, 'C4')!, value: 11 } }),
    );
    const { book } = await opened(bytes);
    expect(at(book, 'C2')).toEqual({ value: 1 });
    expect(at(book, 'C3')).toEqual(bold);
    expect(at(book, 'C4')).toMatchObject({ value: 11, formula: 'B4*2' });
  });

  test('a value typed over a member leaves the group alone', async () => {
    const from = await opened(file);
    const { bytes } = await saved(
      from,
      edited(from.book, { C3: { ...at(from.book, 'C3')!, formula: undefined, value: 77.77 } }),
    );
    const text = partTexts(bytes)[SHEET]!;
    expect(text).toContain('<f t="shared" ref="C2:C4" si="0">B2*2</f>');
    expect(text).toContain('<c r="C3" s="2"><v>77.77</v></c>');
    expect(at((await opened(bytes)).book, 'C4')?.formula).toBe('B4*2');
  });

  test('a result computed anew keeps the stored formula; one that the grid could not compute stays', async () => {
    const from = await opened(file);
    const { bytes } = await saved(
      from,
      edited(from.book, {
        B2: { ...at(from.book, 'B2')!, value: 2 },
        C2: { ...at(from.book, 'C2')!, value: 4 },
        C3: { ...at(from.book, 'C3')!, value: { error: '#NAME?' } },
      }),
    );
    expect(partTexts(bytes)[SHEET]).toContain('<c r="C2" s="2"><f t="shared" ref="C2:C4" si="0">B2*2</f><v>4</v></c>');
    expect(partTexts(bytes)[SHEET]).toContain('<f t="shared" si="0"/><v>4</v>');
  });

  test('a float that differs only behind the 15th digit is no change', async () => {
    const parts = { ...packageParts({ sheets: { Notas: sheetData({ A1: '<f>0.1+0.2</f><v>0.3</v>' }) } }) };
    const from = await opened(zipOf(parts));
    const { bytes } = await saved(from, edited(from.book, { A1: { value: 0.1 + 0.2, formula: '0.1+0.2' } }));
    expect(bytes).toEqual(zipOf(parts));
  });

  test('a format changed: the old formats keep their numbers, the border stays', async () => {
    const from = await opened(file);
    const book = edited(from.book, {
      B4: {
        value: 5,
        style: {
          bold: true,
          fill: '#FFEE00',
          numberFormat: '0.000',
          horizontal: 'center',
          vertical: 'center',
          wrap: true,
        },
      },
      A3: { ...at(from.book, 'A3')!, style: { italic: true } },
    });
    const { bytes } = await saved(from, book);
    const styles = partTexts(bytes)['xl/styles.xml']!;
    const before = partTexts(file)['xl/styles.xml']!;
    expect(styles.startsWith(before.slice(0, before.indexOf('<numFmts')))).toBe(true);
    expect(styles).toContain('<cellXfs count="9">');
    expect(styles).toMatch(/borderId="1"[^>]*applyBorder="1"/);
    expect(styles).toMatch(/quotePrefix="1"[^>]*applyNumberFormat="1"/);
    const again = (await opened(bytes)).book;
    expect(at(again, 'B4')).toEqual(at(book, 'B4'));
    expect(at(again, 'A3')).toEqual(at(book, 'A3'));
    expect(at(again, 'B3')?.style).toEqual({ numberFormat: 'R$ #,##0.00' });
  });

  test('text that looks like a formula is quoted', async () => {
    const from = await opened(file);
    const { bytes } = await saved(from, edited(from.book, { D2: { value: '=HYPERLINK("x")' } }));
    const again = (await opened(bytes)).book;
    expect(at(again, 'D2')).toEqual({ value: '=HYPERLINK("x")' });
    expect(partTexts(bytes)['xl/styles.xml']).toContain('<cellXfs count="8">');
    expect(partTexts(bytes)['xl/styles.xml']!.match(/quotePrefix="1"/g)).toHaveLength(2);
  });

  test('our functions are stored as Excel stores them, free to spill', async () => {
    const from = await opened(file);
    const block: Cell = {
      value: 1,
      formula: 'PGPMBIO.LEDGER(A1:A2)',
      array: { row: 9, column: 0, rows: 2, columns: 1 },
      spills: true,
    };
    const book = edited(from.book, {
      E2: { value: 60, formula: 'PGPMBIO.VSP(A2,B2)' },
      A10: block,
      A11: { value: 2, spilledFrom: { row: 9, column: 0 } },
    });
    const { bytes } = await saved(from, book);
    const parts = partTexts(bytes);
    expect(parts[SHEET]).toContain('<c r="E2"><f>_xldudf_PGPMBIO_VSP(A2,B2)</f><v>60</v></c>');
    expect(parts[SHEET]).toContain(
      '<c r="A10" cm="1"><f t="array" ref="A10:A11">_xldudf_PGPMBIO_LEDGER(A1:A2)</f><v>1</v></c>',
    );
    expect(parts['xl/metadata.xml']).toContain('fDynamic="1"');
    expect(parts['[Content_Types].xml']).toContain('/xl/metadata.xml');
    const again = (await opened(bytes)).book;
    expect(at(again, 'A10')).toEqual(block);
    expect(at(again, 'A11')).toEqual({ value: 2, spilledFrom: { row: 9, column: 0 } });
    expect(at(again, 'E2')).toEqual({ value: 60, formula: 'PGPMBIO.VSP(A2,B2)' });
  });

  test('metadata of another kind is left alone: the formula becomes an old array, and that is said', async () => {
    const text: PackageText = {
      sheets: { Notas: sheetData({ A1: '<v>1</v>' }) },
      workbookLinks: `<Relationship Id="rIdM" Type="${OFFICE}/sheetMetadata" Target="metadata.xml"/>`,
      more: {
        'xl/metadata.xml':
          '<metadata><metadataTypes count="1"><metadataType name="XLRICHVALUE"/></metadataTypes></metadata>',
      },
    };
    const from = await opened(makePackage(text));
    const { bytes, notices } = await saved(
      from,
      edited(from.book, {
        B1: { value: 1, formula: 'PGPMBIO.VSP(A1)', array: { row: 0, column: 1, rows: 1, columns: 1 }, spills: true },
      }),
    );
    expect(notices).toContainEqual({ code: 'oldArray', sheet: 'Notas', cell: 'B1' });
    expect(partTexts(bytes)['xl/metadata.xml']).toBe(text.more!['xl/metadata.xml']);
  });

  test('a sheet of ours is added in its place; names keep their sheets', async () => {
    const from = await opened(file);
    const book = structuredClone(from.book);
    const sheet = emptySheet('Conferência');
    putCell(sheet, 0, 0, { value: 'Achado', note: 'nota nossa', style: { bold: true } });
    putCell(sheet, 1, 0, { value: 'x' });
    sheet.tables.push({
      name: 'tbAchados',
      area: { row: 0, column: 0, rows: 2, columns: 1 },
      headerRow: true,
      totalsRow: false,
      columns: ['Achado'],
    });
    book.sheets.splice(1, 0, sheet);
    const { bytes } = await saved(from, book);
    const again = await opened(bytes);
    expect(again.book.sheets.map(({ name, visibility }) => [name, visibility])).toEqual([
      ["Notas d'Oeste", 'visible'],
      ['Conferência', 'visible'],
      ['Lista', 'hidden'],
    ]);
    expect(again.book.sheets[1]).toEqual(sheet);
    expect(again.book.names).toEqual(from.book.names);
    const parts = partTexts(bytes);
    expect(parts['xl/workbook.xml']).toContain('name="_xlnm.Print_Area" localSheetId="0"');
    expect(parts['xl/workbook.xml']).toContain('name="Local" localSheetId="2"');
    expect(parts['[Content_Types].xml']).toContain('Extension="vml"');
    expect(parts[SHEET]).toBe(partTexts(file)[SHEET]);
  });

  test('macros are kept, with their extension', async () => {
    const macros = makePackage({ ...rich, more: { ...rich.more, 'xl/vbaProject.bin': Uint8Array.of(1, 2, 3) } });
    const from = await opened(macros, 'notas.xlsm');
    expect(from.kind).toBe('xlsm');
    const { bytes, fileName } = await saved(from, edited(from.book, { B2: { value: 9 } }), 'notas.xlsm');
    expect(fileName).toBe('notas.xlsm');
    expect(partTexts(bytes)['xl/vbaProject.bin']).toBe('\u0001\u0002\u0003');
  });
});

describe('layout of a foreign file', () => {
  const laidOut = makePackage({
    sheets: {
      Notas:
        '<sheetViews><sheetView workbookViewId="0"/></sheetViews><cols><col min="2" max="5" width="20" style="2" customWidth="1"/></cols>' +
        '<sheetData><row r="2" ht="20" customHeight="1"><c r="A2"><v>1</v></c></row><row r="4" hidden="1"><c r="A4"><v>2</v></c></row></sheetData>' +
        '<mergeCells count="1"><mergeCell ref="A6:B6"/></mergeCells><pageMargins left="1" right="1" top="1" bottom="1" header="1" footer="1"/>',
      Sem: sheetData({ A1: '<v>1</v>' }),
    },
  });

  test('widths, hidden rows and columns and merges are changed in place, the rest stays', async () => {
    const from = await opened(laidOut);
    const book = structuredClone(from.book);
    const [notas, sem] = book.sheets;
    notas!.columnWidths.set(2, 75).set(7, 110);
    notas!.hiddenColumns.add(3);
    notas!.hiddenRows.delete(3);
    notas!.hiddenRows.add(1).add(2).add(9);
    notas!.merges = [{ row: 6, column: 0, rows: 2, columns: 2 }];
    sem!.columnWidths.set(0, 75);
    sem!.merges = [{ row: 3, column: 0, rows: 1, columns: 2 }];
    expect(lossesOfSaving(from, book)).toEqual([]);
    const { bytes, notices } = await saved(from, book);
    expect(notices).toEqual([]);
    expect(changedParts(laidOut, bytes)).toEqual({ changed: [SHEET, 'xl/worksheets/sheet2.xml'], gone: [] });
    const text = partTexts(bytes)[SHEET]!;
    expect(text).toContain(
      '<cols><col min="2" max="2" width="20" style="2" customWidth="1"/><col min="3" max="3" style="2" width="10" customWidth="1"/>' +
        '<col min="4" max="4" style="2" width="20" customWidth="1" hidden="1"/><col min="5" max="5" width="20" style="2" customWidth="1"/>' +
        '<col width="15" customWidth="1" min="8" max="8"/></cols>',
    );
    expect(text).toContain('<row r="2" ht="20" customHeight="1" hidden="1">');
    expect(text).toContain('<row r="3" hidden="1"/><row r="4"><c r="A4">');
    expect(text).toContain(
      '</row><row r="10" hidden="1"/></sheetData><mergeCells count="1"><mergeCell ref="A7:B8"/></mergeCells><pageMargins',
    );
    expect(partTexts(bytes)['xl/worksheets/sheet2.xml']).toMatch(
      /<cols><col width="10" customWidth="1" min="1" max="1"\/><\/cols><sheetData>.*<\/sheetData><mergeCells count="1">/,
    );
    expect((await opened(bytes)).book).toEqual(book);
  });

  test('the last merge taken away', async () => {
    const from = await opened(laidOut);
    const book = structuredClone(from.book);
    book.sheets[0]!.merges = [];
    expect(partTexts((await saved(from, book)).bytes)[SHEET]).not.toContain('mergeCell');
  });

  test('frozen panes make a new file', async () => {
    const from = await opened(laidOut);
    const book = structuredClone(from.book);
    book.sheets[0]!.freeze = { rows: 1, columns: 0 };
    expect(lossesOfSaving(from, book)).toContainEqual({
      code: 'savedAs',
      fileName: 'notas (ConfereBio).xlsx',
      reason: 'layoutChanged',
    });
  });
});

describe('arrays of a foreign file', () => {
  const arrays = makePackage({
    sheets: {
      Matriz: sheetData({
        D2: ' cm="1"<f t="array" ref="D2:D3">_xlfn.UNIQUE(A2:A3)</f><v>1</v>',
        F2: '<f t="array" ref="F2:F3">A2:A3*2</f><v>2</v>',
        D3: '<v>2</v>',
        F3: '<v>4</v>',
      }),
    },
    workbookLinks: `<Relationship Id="rIdM" Type="${OFFICE}/sheetMetadata" Target="metadata.xml"/>`,
    more: {
      'xl/metadata.xml':
        '<metadata xmlns:xda="x"><metadataTypes count="1"><metadataType name="XLDAPR"/></metadataTypes><futureMetadata name="XLDAPR" count="1"><bk><extLst><ext><xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>',
    },
  });

  test.each([
    ['D3', 'D2'],
    ['F3', 'F2'],
  ])('writing into %s is refused and names %s', async (cell, owner) => {
    const from = await opened(arrays);
    expect(lossesOfSaving(from, edited(from.book, { [cell]: { value: 99 } }))).toEqual([]);
    expect(await saveRefusalOf(from, edited(from.book, { [cell]: { value: 99 } }))).toEqual({
      code: 'partOfArray',
      sheet: 'Matriz',
      cell,
      owner,
    });
  });

  test('the formula of a block alone may not change', async () => {
    const from = await opened(arrays);
    expect(await saveRefusalOf(from, edited(from.book, { F2: { value: 1 } }))).toMatchObject({
      code: 'partOfArray',
      owner: 'F2',
    });
  });

  test('a grid that does not give spilled cells back changes nothing', async () => {
    const from = await opened(arrays);
    const { bytes } = await saved(from, edited(from.book, { D3: null, F3: null }));
    expect(bytes).toEqual(arrays);
  });

  test('a whole spill removed, another put in its place with the metadata of the file', async () => {
    const from = await opened(arrays);
    const { bytes } = await saved(
      from,
      edited(from.book, {
        D2: null,
        D3: null,
        H2: { value: 5, formula: 'SORT(A1)', spills: true, array: { row: 1, column: 7, rows: 1, columns: 1 } },
        F2: null,
        F3: null,
      }),
    );
    const { book } = await opened(bytes);
    expect([at(book, 'D2'), at(book, 'D3'), at(book, 'F2'), at(book, 'F3')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(partTexts(bytes)[SHEET]).toContain('<c r="H2" cm="1"><f t="array" ref="H2">');
  });
});

describe('what changing the file in place cannot express', () => {
  const removed = (book: Awaited<ReturnType<typeof opened>>['book']) => {
    const copy = structuredClone(book);
    copy.sheets.pop();
    return copy;
  };

  test('a new file under a new name, the losses told before', async () => {
    const from = await opened(file);
    const book = removed(from.book);
    const losses = lossesOfSaving(from, book);
    expect(losses).toEqual([
      { code: 'savedAs', fileName: 'notas (ConfereBio).xlsx', reason: 'sheetRemoved' },
      { code: 'lost', what: 'validations', count: 1, sheet: "Notas d'Oeste" },
      { code: 'lost', what: 'conditionalFormats', count: 1, sheet: "Notas d'Oeste" },
      { code: 'lost', what: 'filters', count: 1, sheet: "Notas d'Oeste" },
      { code: 'lost', what: 'protection', count: 2, sheet: "Notas d'Oeste" },
      { code: 'lost', what: 'rowHeights', count: 1, sheet: "Notas d'Oeste" },
      { code: 'lost', what: 'otherParts', count: 1 },
      { code: 'lost', what: 'protection', count: 1 },
      { code: 'lost', what: 'printSettings', count: 1 },
      { code: 'lost', what: 'borders', count: 1 },
      { code: 'lost', what: 'richText', count: 1 },
    ]);
    const result = await saved(from, book);
    expect(result.fileName).toBe('notas (ConfereBio).xlsx');
    expect(result.notices).toEqual(losses);
    const again = await opened(result.bytes);
    expect(again.ours).toBe(true);
    expect(at(again.book, 'A2')?.value).toBe('_x000D_');
  });

  test('a name that has our mark already does not get it twice', async () => {
    const from = await opened(file, 'notas (ConfereBio).xlsx');
    expect((await saved(from, removed(from.book), 'notas (ConfereBio).xlsx')).fileName).toBe('notas (ConfereBio).xlsx');
  });

  test.each<[string, (book: Awaited<ReturnType<typeof opened>>['book']) => void, string]>([
    ['a sheet renamed', (book) => void (book.sheets[1]!.name = 'Outra'), 'sheetRemoved'],
    ['sheets in another order', (book) => void book.sheets.reverse(), 'sheetsReordered'],
    ['rows inserted', (book) => void (book.sheets[0]!.rearranged = true), 'rearranged'],
    [
      'a table added',
      (book) =>
        void book.sheets[0]!.tables.push({
          name: 't',
          area: { row: 0, column: 0, rows: 2, columns: 1 },
          headerRow: true,
          totalsRow: false,
          columns: ['Produto'],
        }),
      'tablesChanged',
    ],
    ['a name added', (book) => void book.names.push({ name: 'Novo', refersTo: '1', hidden: false }), 'namesChanged'],
  ])('%s', async (_, change, reason) => {
    const from = await opened(file);
    const book = structuredClone(from.book);
    change(book);
    expect(lossesOfSaving(from, book)[0]).toMatchObject({ code: 'savedAs', reason });
  });

  test.each<[string, Uint8Array, string, string]>([
    ['text', new TextEncoder().encode('a;b\n1;2'), 'notas.csv', 'otherType'],
    ['a web page', new TextEncoder().encode('<table><tr><td>a</table>'), 'notas.xls', 'otherType'],
  ])('%s', async (_, bytes, name, reason) => {
    const from = await opened(bytes, name);
    const unread = name.endsWith('.xls') ? [{ code: 'partlyRead' }] : [];
    expect(lossesOfSaving(from, from.book)).toEqual([
      { code: 'savedAs', fileName: 'notas (ConfereBio).xlsx', reason },
      ...unread,
    ]);
    const result = await saved(from, from.book, name);
    expect(at((await opened(result.bytes)).book, 'A1')?.value).toBe('a');
  });

  test('a strict package, once something changed', async () => {
    const parts = packageParts({ sheets: { Notas: sheetData({ A1: '<v>1</v>' }) } });
    const strict = zipOf(
      Object.fromEntries(
        Object.entries(parts).map(([name, text]) => [
          name,
          String(text).replaceAll(
            'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          ),
        ]),
      ),
    );
    const from = await opened(strict);
    expect(lossesOfSaving(from, from.book)).toEqual([]);
    expect(lossesOfSaving(from, edited(from.book, { A1: { value: 2 } }))[0]).toMatchObject({ reason: 'strict' });
  });

  test('an xlsx named .xls is changed in place but gets the right extension', async () => {
    const from = await opened(file, 'notas.xls');
    const { fileName, notices } = await saved(from, edited(from.book, { B2: { value: 9 } }), 'notas.xls');
    expect(fileName).toBe('notas.xlsx');
    expect(notices).toContainEqual({ code: 'savedAs', fileName: 'notas.xlsx', reason: 'extension' });
  });
});

describe('packages that other programs write in their own way', () => {
  const MACROS = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
  const PLAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const TEMPLATE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml';
  const typed = (type: string) => {
    const parts = packageParts({ sheets: { Notas: sheetData({ A1: '<v>1</v>' }) } });
    const types = String(parts['[Content_Types].xml']).replace(PLAIN, type);
    return zipOf({ ...parts, '[Content_Types].xml': types });
  };

  test.each([
    [MACROS, 'notas.xlsm', 'notas.xlsm', 'notas.xlsm', MACROS],
    [MACROS, 'notas.xlsm', 'nova.xlsx', 'nova.xlsm', MACROS],
    [TEMPLATE, 'modelo.xltx', 'modelo.xltx', 'modelo.xltx', TEMPLATE],
    [TEMPLATE, 'modelo.xltx', 'nova.xlsx', 'nova.xlsx', PLAIN],
    [MACROS, 'notas.xlsm', 'nova.xltm', 'nova.xltm', MACROS.replace('sheet', 'template')],
  ])('of type %s, named %s, saved as %s: name and type agree', async (type, name, wanted, given, after) => {
    const from = await opened(typed(type), name);
    const { bytes, fileName } = await saved(from, edited(from.book, { A1: { value: 2 } }), wanted);
    expect(fileName).toBe(given);
    expect(partTexts(bytes)['[Content_Types].xml']).toContain(`"/xl/workbook.xml" ContentType="${after}"`);
  });

  const added = (name: string) => {
    const sheet = emptySheet(name);
    putCell(sheet, 0, 0, { value: 1, note: 'oi' });
    return sheet;
  };

  test('a new sheet with a note takes no part that is there', async () => {
    const bytes = makePackage({
      sheets: { Notas: sheetData({ A1: '<v>1</v>' }) },
      more: { 'xl/drawings/vmlDrawing1.vml': '<xml>um botão</xml>' },
    });
    const from = await opened(bytes);
    const book = structuredClone(from.book);
    book.sheets.push(added('Nova'));
    const texts = partTexts((await saved(from, book)).bytes);
    expect(texts['xl/drawings/vmlDrawing1.vml']).toBe('<xml>um botão</xml>');
    expect(texts['xl/drawings/vmlDrawing2.vml']).toContain('ObjectType="Note"');
  });

  test.each([0, 1, 2])(
    'a chart sheet in front: a new sheet at place %d stands where the person put it',
    async (place) => {
      const parts = packageParts({ sheets: { Grafico: '', A: sheetData({ A1: '<v>1</v>' }), B: sheetData({}) } });
      const links = 'xl/_rels/workbook.xml.rels';
      const bytes = zipOf({
        ...parts,
        [links]: String(parts[links]).replace(
          '/worksheet" Target="worksheets/sheet1',
          '/chartsheet" Target="worksheets/sheet1',
        ),
      });
      const from = await opened(bytes);
      const book = structuredClone(from.book);
      book.sheets.splice(place, 0, added('Nova'));
      const back = await opened((await saved(from, book)).bytes);
      expect(back.book.sheets.map(({ name }) => name)).toEqual(book.sheets.map(({ name }) => name));
    },
  );

  test('links of the workbook with a prefix: a new file', async () => {
    const parts = packageParts({ sheets: { Notas: sheetData({ A1: '<v>1</v>' }) } });
    const links = 'xl/_rels/workbook.xml.rels';
    const prefixed = String(parts[links])
      .replaceAll(/<(\/?)Relationship/g, '<$1p:Relationship')
      .replace(' xmlns=', ' xmlns:p=');
    const from = await opened(zipOf({ ...parts, [links]: prefixed }));
    const book = structuredClone(from.book);
    book.sheets.push(added('Nova'));
    expect(lossesOfSaving(from, book)[0]).toMatchObject({ reason: 'unusualPackage' });
  });

  test.each<[string, Cell, string]>([
    ['a formula', { value: 2, formula: '1+1' }, '<f>1+1</f>'],
    ['a number', { value: 7 }, '<v>7</v>'],
  ])('the mark of a text goes when %s replaces it', async (_, cell, xml) => {
    const from = await opened(makePackage({ sheets: { Notas: sheetData({ A1: ` s="4"${inline('007')}` }) } }));
    const { bytes } = await saved(from, edited(from.book, { A1: cell }));
    const texts = partTexts(bytes);
    const [, number] = new RegExp(`<c r="A1" s="(\\d+)">${xml.replace('+', '\\+')}`).exec(texts[SHEET]!)!;
    const formats = texts['xl/styles.xml']!.split('<cellXfs')[1]!.match(/<xf [^>]*>/g)!;
    expect(formats[Number(number)]).not.toContain('quotePrefix');
  });

  test('a function younger than this program keeps its prefix', async () => {
    const from = await opened(
      makePackage({
        sheets: { Notas: sheetData({ A1: '<f>_xlfn.FUTURA(1)+_xlfn.XLOOKUP(1,C:C,D:D)</f><v>1</v>', B1: '<v>1</v>' }) },
      }),
    );
    expect(at(from.book, 'A1')?.formula).toBe('_xlfn.FUTURA(1)+XLOOKUP(1,C:C,D:D)');
    const book = edited(from.book, { A1: { value: 1, formula: '_xlfn.FUTURA(2)+XLOOKUP(1,C:C,D:D)' } });
    expect(partTexts((await saved(from, book)).bytes)[SHEET]).toContain('_xlfn.FUTURA(2)+_xlfn.XLOOKUP(1,C:C,D:D)');
  });

  test('what a new file lacks of looks, shapes and data tables is told', async () => {
    const sheet =
      '<sheetPr><tabColor rgb="FFFF0000"/></sheetPr><sheetViews><sheetView showGridLines="0" zoomScale="70" workbookViewId="0"/></sheetViews>' +
      '<sheetData><row r="1" ht="40" customHeight="1"><c r="A1"><f t="dataTable" ref="A1:A3" r1="B1"/><v>5</v></c>' +
      '<c r="B1" t="inlineStr"><is><r><rPr><b/></rPr><t>ri</t></r><r><t>co</t></r></is></c></row></sheetData>';
    const styles = STYLES.replace('<font><b/>', '<font><u/><b/>');
    const more = {
      'xl/drawings/drawing1.xml': '<xdr:wsDr xmlns:xdr="x"><xdr:sp><xdr:txBody/></xdr:sp></xdr:wsDr>',
      'docProps/custom.xml': '<Properties/>',
    };
    const from = await opened(makePackage({ sheets: { Notas: sheet }, styles, more }));
    const book = structuredClone(from.book);
    book.sheets[0]!.name = 'Outra';
    const lost = lossesOfSaving(from, book).flatMap((notice) =>
      notice.code === 'lost' ? [[notice.what, notice.count]] : [],
    );
    expect(Object.fromEntries(lost)).toEqual({
      shapes: 1,
      dataTables: 1,
      fonts: 1,
      rowHeights: 1,
      richText: 1,
      view: 3,
      properties: 1,
      borders: 1,
    });
  });

  test('attributes of cells in single quotes: a new file', async () => {
    const sheet = "<sheetData><row r='1'><c r=\"A1\" t='str'><v>x</v></c></row></sheetData>";
    const from = await opened(makePackage({ sheets: { Notas: sheet } }));
    const losses = lossesOfSaving(from, edited(from.book, { A1: { value: 'y' } }));
    expect(losses[0]).toMatchObject({ reason: 'unusualPackage' });
  });

  test('the name promised before saving is the one given', async () => {
    const from = await opened(new TextEncoder().encode('a;b\n1;2'), 'notas.csv');
    const promised = lossesOfSaving(from, from.book, 'minhas.xlsx');
    const { fileName } = await saved(from, from.book, 'minhas.xlsx');
    expect(promised[0]).toMatchObject({ code: 'savedAs', fileName });
  });
});

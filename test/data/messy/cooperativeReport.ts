import { ACAI, bold, CASTANHA, date, kg, money } from './cells';
import { bento, maria, raimunda } from './people';
import { row, STYLE, styled, writeXlsx } from './writeXlsx';

const MERGED = [
  ...['A1:J1', 'A4:C4', 'D4:D5', 'E4:E5', 'F4:G4', 'H4:J4', 'A6:J6', 'A7:A8', 'B7:B8', 'C7:C8', 'A9:J9'],
  ...['A15:C15', 'A16:C16'],
];

/** A report as a cooperative's program prints it: title, header in two rows, groups, total, signature. */
export function cooperativeReport(): Uint8Array {
  const upper = ['Produtor', null, null, 'UF', 'Produto', 'Nota fiscal', null, 'Venda', null, null];
  const lower = ['Nome', 'CPF', 'DAP', null, null, 'Nº', 'Data', 'Qtde (kg)', 'R$/kg', 'Total R$'];
  const headerRow = (texts: readonly (string | null)[]) => texts.map((text) => (text === null ? null : bold(text)));
  return writeXlsx({
    program: 'SisCoop Relatórios',
    beforeSheets: '<bookViews><workbookView activeTab="0"/></bookViews>',
    afterSheets:
      '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">Relatório!$4:$5</definedName></definedNames>',
    sheets: [
      {
        name: 'Relatório',
        before: '<sheetViews><sheetView workbookViewId="0" showGridLines="0"/></sheetViews>',
        cells: {
          A1: styled('COOPERATIVA EXEMPLO DOS EXTRATIVISTAS – VENDAS DE JUNHO/2023', 'title'),
          A2: 'Emitido em 03/07/2023 08:15',
          ...row('A4', headerRow(upper)),
          ...row('A5', headerRow(lower)),
          A6: bold('CAMETÁ'),
          ...row('A7', [raimunda.name, raimunda.typed, raimunda.dap, 'PA', CASTANHA, 15, date('2023-06-05')]),
          ...row('H7', [kg(300), money(0.9), { formula: 'H7*I7', value: 270, style: STYLE.money }]),
          ...row('D8', ['PA', ACAI, 16, date('2023-06-06'), kg(400), money(1.5)]),
          J8: { formula: 'H8*I8', value: 600, style: STYLE.money },
          A9: bold('MOJU'),
          ...row('A10', [bento.name, bento.typed, bento.dap, 'PA', CASTANHA, 17, date('2023-06-12'), kg(500)]),
          ...row('I10', [money(1), { formula: 'H10*I10', value: 500, style: STYLE.money }]),
          ...row('A11', [maria.name, maria.typed, maria.dap, 'PA', ACAI, 18, date('2023-06-20'), kg(200)]),
          ...row('I11', [money(1.7), { formula: 'H11*I11', value: 340, style: STYLE.money }]),
          A12: bold('TOTAL GERAL'),
          H12: { formula: 'SUM(H7:H11)', value: 1400, style: STYLE.kilograms },
          J12: { formula: 'SUM(J7:J11)', value: 1710, style: STYLE.money },
          A15: '______________________________',
          A16: 'Joana Fictícia – presidente',
        },
        rows: { 1: ' ht="30" customHeight="1"' },
        behind:
          `<mergeCells count="${MERGED.length}">${MERGED.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>` +
          '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>' +
          '<pageSetup paperSize="9" orientation="landscape"/>',
      },
      {
        name: 'PMD',
        cells: {
          ...row('A1', ['Produto', 'UF', 'Início', 'Fim', 'PMD (R$/kg)'].map(bold)),
          ...row('A2', [CASTANHA, 'PA', date('2023-06-01'), date('2023-06-30'), money(1)]),
          ...row('A3', [ACAI, 'PA', date('2023-06-01'), date('2023-06-30'), money(1.6)]),
        },
      },
    ],
  });
}

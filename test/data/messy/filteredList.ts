import { ACAI, BABACU, bold, date } from './cells';
import { jose, maria } from './people';
import { row, writeXlsx, type Content } from './writeXlsx';

const LINES = [2, 3, 4, 5, 6, 7, 8, 9];
/** The filter shows Pará, of which one line was hidden by hand. */
const VISIBLE = 3;
const OF_PARA = [3, 6];

/** A list under a filter: seven of eight lines are hidden, one of them by hand, and the column of CPFs too. */
export function filteredList(): Uint8Array {
  const header = ['Nome do produtor', 'CPF', 'Nº DAP', 'UF', 'Produto', 'Qtde (kg)', 'Preço venda', 'PMD', 'Data NF'];
  const line = (at: number): Content[] => {
    const isPara = OF_PARA.includes(at);
    const { name, typed, dap } = isPara ? maria : jose;
    const goods = isPara ? ['PA', ACAI, 100, 1.5, 1.6] : ['MA', BABACU, 500, 3.82, 4.5];
    return [name, typed, dap, ...goods, date(`2023-06-${10 + at}`), at];
  };
  return writeXlsx({
    afterSheets:
      '<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Notas!$A$1:$J$9</definedName></definedNames>',
    sheets: [
      {
        name: 'Notas',
        before: '<cols><col min="2" max="2" width="16" hidden="1" customWidth="1"/></cols>',
        cells: {
          ...row('A1', [...header, 'Nº NF'].map(bold)),
          ...(Object.assign({}, ...LINES.map((at) => row(`A${at}`, line(at)))) as Record<string, Content>),
          E12: 'todas',
          F12: { formula: 'SUM(F2:F9)', value: 3200 },
          E13: 'visíveis',
          F13: { formula: 'SUBTOTAL(109,F2:F9)', value: 100 },
        },
        rows: Object.fromEntries(LINES.filter((at) => at !== VISIBLE).map((at) => [at, ' hidden="1"'])),
        behind:
          '<autoFilter ref="A1:J9"><filterColumn colId="3"><filters><filter val="PA"/></filters></filterColumn></autoFilter>',
      },
    ],
  });
}

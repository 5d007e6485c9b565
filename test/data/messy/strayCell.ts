import { BABACU, bold, date, kg, money } from './cells';
import { ana, jose, raimunda } from './people';
import { row, STYLE, writeXlsx, type Content } from './writeXlsx';

const BLANK_ROWS = 20_000;

/** Three lines, a letter typed in the last cell of the sheet, and 20,000 rows that hold nothing but borders. */
export function strayCell(): Uint8Array {
  const header = ['DAP/CAF', 'NF', 'Produto', 'UF', 'Data', 'Qtde (kg)', 'Preço venda', 'PMD'];
  const line = (at: number, dap: string, quantity: number): Record<string, Content> =>
    row(`A${at}`, [dap, 600 + at, BABACU, 'MA', date('2023-06-15'), kg(quantity), money(3.82), money(4.5)]);
  const bordered: Record<string, Content> = {};
  for (let at = 5; at < 5 + BLANK_ROWS; at++)
    for (const column of ['A', 'H']) bordered[column + at] = { style: STYLE.bordered };
  return writeXlsx({
    sheets: [
      {
        name: 'Notas',
        cells: {
          ...row('A1', header.map(bold)),
          ...line(2, raimunda.dap, 100),
          ...line(3, jose.dap, 200),
          ...line(4, ana.dap, 300),
          ...bordered,
          XFD1048576: 'x',
        },
        rows: { 1048576: ' ht="30" customHeight="1"' },
      },
    ],
  });
}

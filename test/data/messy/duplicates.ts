import { bold, CASTANHA, date, kg, money } from './cells';
import { ana, bento, COMPANY, jose, key } from './people';
import { row, writeXlsx, type Content } from './writeXlsx';

/** Faults that only show when rows are held against each other: notes twice, one family with two cooperatives. */
export function duplicates(): Uint8Array {
  const header = ['Cooperativa', 'DAP/CAF', 'CPF', 'Chave NF-e', 'Emitente', 'Data NF', 'UF', 'Produto', 'Qtde (kg)'];
  header.push('R$/kg', 'PMD');
  const line = (
    at: number,
    coop: string,
    [dap, cpf]: readonly [string, string],
    nfe: string,
    when: string,
    quantity: number,
    product = CASTANHA,
  ): Record<string, Content> =>
    row(`A${at}`, [
      ...[coop, dap, cpf, nfe, COMPANY, date(when), 'AC', product],
      ...[kg(quantity), money(3), money(3.2)],
    ]);
  const of = ({ dap, typed }: { dap: string; typed: string }) => [dap, typed] as const;
  const first = key('AC', 701);
  return writeXlsx({
    sheets: [
      {
        name: 'Prestação',
        cells: {
          ...row('A1', header.map(bold)),
          ...line(2, 'Coop Alfa', of(jose), first, '2023-06-10', 100),
          ...line(
            3,
            'Coop Alfa',
            [`${jose.dap.toLowerCase()} `, jose.typed],
            first.replace(/(....)(?=.)/g, '$1 '),
            '2023-06-10',
            100,
            'Castanha-do-Brasil (c/ casca)',
          ),
          ...line(4, 'Coop Alfa', of(ana), `NFe${first}`, '2023-06-10', 100),
          ...line(5, 'Coop Beta', of(jose), key('AC', 702), '2023-06-20', 2500),
          ...line(6, 'Coop Alfa', of(bento), key('AC', 703), '2023-06-21', 100),
          ...line(7, 'Coop Alfa', of(ana), key('AC', 703, { day: '2023-07-02' }), '2023-07-02', 100),
          ...line(8, 'Coop Alfa', [bento.dap.replace('SDW0', 'SDWO'), bento.typed], key('AC', 704), '2023-06-22', 100),
          I9: { formula: 'SUM(I2:I8)', value: 3100 },
        },
      },
    ],
  });
}

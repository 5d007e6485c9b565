import { bold, date, money } from './cells';
import { ana, bento, jose, maria, raimunda, type Person } from './people';
import { row, styled, STYLE, writeXlsx, type Content } from './writeXlsx';

const COOPERATIVE = '11222333000181';

/** A plant's workbook with English headers: quantities in two units, costs under merged cells, no registers at all. */
export function plantYear(): Uint8Array {
  const purchases = [
    ...['Invoice number', 'Issue date', 'Supplier type', 'Intermediary', 'Farmer CPF', 'DAP/CAF', 'State', 'City'],
    ...['Raw material', 'Quantity', 'Unit of measure', 'Value (R$)'],
  ];
  const line = (
    at: number,
    seller: 'farmer' | 'coop',
    { typed, dap }: Person,
    place: readonly [uf: string, city: string],
    material: string,
    quantity: Content,
    unit: string,
    value: Content,
    when = '2023-04-10',
  ): Record<string, Content> =>
    row(`A${at}`, [
      ...[800 + at, date(when), seller === 'farmer' ? 'agricultor' : 'cooperativa AF habilitada'],
      ...[seller === 'farmer' ? null : COOPERATIVE, typed, dap, ...place, material, quantity, unit, value],
    ]);
  const sorriso = ['MT', 'Sorriso'] as const;
  return writeXlsx({
    sheets: [
      {
        name: 'Purchases 2023',
        cells: {
          A1: styled('Feedstock purchases – family farming', 'title'),
          ...row('A3', purchases.map(bold)),
          ...line(4, 'farmer', jose, sorriso, 'Soja em grão', 100, 'sc', money(15000)),
          ...line(5, 'farmer', ana, sorriso, 'Soja', 6000, 'kg', money(15000)),
          ...line(6, 'coop', bento, ['RS', 'Passo Fundo'], 'SOJA', '1.200,5', 'sc', 'R$ 180.075,00'),
          ...line(7, 'coop', maria, ['BA', 'Irecê'], 'Mamona', 2, 't', money(8000)),
          ...line(8, 'farmer', raimunda, sorriso, 'Soja', 10, 'caixas', money(2000)),
          ...line(9, 'farmer', jose, sorriso, 'Soja', 50, 'sc', money(7500), '2022-12-28'),
          ...row('I10', ['Total', null, null, { formula: 'SUM(L4:L9)', value: 47500, style: STYLE.money }]),
        },
      },
      {
        name: 'Custos',
        cells: {
          A1: styled('Custos de 2023', 'title'),
          ...row('A3', ['Inciso', 'Alínea', 'Região', 'Data', 'Descrição', 'Valor (R$)', 'Nº do recibo'].map(bold)),
          ...row('H3', ['NF', 'Recurso público', 'Forma de repasse'].map(bold)),
          ...row('A4', ['II', 'a', 'Centro-Oeste', date('2023-03-10'), 'Sementes de soja', money(1000), 'R-1', 77]),
          ...row('I4', ['não', 'doação']),
          ...row('D5', [date('2023-03-11'), 'Calcário', money(500), 'R-2', 78, 'não', 'doação']),
        },
        behind:
          '<mergeCells count="4"><mergeCell ref="A1:J1"/><mergeCell ref="A4:A5"/><mergeCell ref="B4:B5"/><mergeCell ref="C4:C5"/></mergeCells>',
      },
    ],
  });
}

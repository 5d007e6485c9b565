import { cents } from '../cents';
import { sumIfs } from '../sums';
import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import type { CellStyle } from '../../../src/workbook/xlsx/book';
import { computedMoney, HEADER, money, SUBTITLE, TITLE, wrapped } from '../styles';
import { at, CORN, fixed, PURCHASES, purchaseRows } from './places';
import { groups } from './purchases';

const section: CellStyle = { bold: true, fontSize: 12, color: '#1F6B4F' };
const cell = (address: string) => at(CORN, address);
const column = (letter: string) => fixed(PURCHASES, letter, purchaseRows);

/** The 30% of corn and inputs: on the purchases of the year, and on a case where the limit cuts. */
export function cornSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Milho e insumos: no máximo 30% (art. 3º, §§ 6º e 7º)', TITLE);
  sheet.put(
    'A2',
    'Valores efetivos, sem multiplicador. O que a fórmula admite é o que o Resumo conta; aqui o limite não corta nada.',
    SUBTITLE,
  );
  ofTheYear(sheet, builder);
  whereItCuts(sheet);
  sheet.widths([34, 21, 21, 21, 21]);
  sheet.sheet.freeze = { rows: 2, columns: 0 };
}

function ofTheYear(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A4', 'Compras de 2023', section);
  sheet.row('A5', ['', 'Comprado (R$)', 'Ponderado (R$)', 'Admitido (R$)', 'Ponderado admitido (R$)'], HEADER);
  const titles = [groups.cornOil.title, groups.ethanol.title];
  titles.forEach((title, i) => {
    const row = 6 + i;
    sheet.put(`A${row}`, title);
    for (const [to, from] of [
      ['B', 'K'],
      ['C', 'O'],
    ] as const) {
      const value = sumIfs(builder, column(from), [[column('B'), title]]);
      sheet.native(`${to}${row}`, `SUMIFS(${column(from)},${column('B')},A${row})`, value, money);
    }
  });
  const [corn, inputs] = builder.values(CORN, 'B6:B7').map(([amount]) => amount as number);
  const all = builder.values(PURCHASES, 'K3')[0]![0] as number;
  sheet.put('A8', 'Todas as outras compras');
  sheet.native('B8', `${PURCHASES}!K3-B6-B7`, cents([all, -corn!, -inputs!]), money);
  sheet.row('A10', ['', 'Milho admitido (R$)', 'Insumos admitidos (R$)', 'Não conta (R$)'], HEADER);
  sheet.put('A11', 'SELO.CORNCAP');
  sheet.ours('B11', 'SELO.CORNCAP', [cell('B6'), cell('B7'), cell('B8')], computedMoney);
  (['B', 'C'] as const).forEach((letter, i) => {
    const row = 6 + i;
    const [bought, weighted] = builder.values(CORN, `B${row}:C${row}`)[0] as number[];
    const admitted = builder.values(CORN, `${letter}11`)[0]![0] as number;
    sheet.native(`D${row}`, `${letter}11`, admitted, computedMoney);
    const formula = `IF(B${row}=0,0,ROUND(C${row}*D${row}/B${row},2))`;
    sheet.native(`E${row}`, formula, cents([(weighted! * admitted) / bought!]), computedMoney);
  });
}

function whereItCuts(sheet: SheetBuilder): void {
  sheet.put('A14', 'Um caso em que o limite corta', section);
  sheet.row('A15', ['', 'Milho (R$)', 'Insumos (R$)', 'Outras (R$)'], HEADER);
  sheet.put('A16', 'Comprado');
  sheet.row('B16', [25_000_000, 11_000_000, 60_000_000], money);
  sheet.row('A18', ['', 'Milho admitido (R$)', 'Insumos admitidos (R$)', 'Não conta (R$)'], HEADER);
  const bought = ['B16', 'C16', 'D16'].map(cell);
  sheet.put('A19', 'Base autoconsistente (adotada)');
  sheet.ours('B19', 'SELO.CORNCAP', bought, computedMoney);
  sheet.put('A20', 'Base fixa');
  sheet.ours('B20', 'SELO.CORNCAP', [...bought, 'fixa'], computedMoney);
  sheet.put(
    'A22',
    'Na base autoconsistente o que se conta respeita os 30% de si mesmo e do resto (3/7 das outras compras); na fixa, 30% de tudo o que foi comprado (leitura S6).',
    wrapped,
  );
  sheet.merge('A22:E23');
}

import { BABACU, date, kg, money } from './cells';
import { ana, bento, jose, raimunda } from './people';
import { escaped, HEAD, OFFICE, row, STYLE, styled, writeXlsx, type Content } from './writeXlsx';

const HEADERS = [
  ...['Nº DAP/CAF', 'NF nº', 'Produto', 'UF', 'Data\nNF', 'Qtde [kg]', 'Preço\nvenda', 'PMD', '2026'],
  'Subvenção #1',
];
const COMPUTED = "ROUND(MAX(0,5.34-tbVendas[[#This Row],[Preço\nvenda]])*tbVendas[[#This Row],[Qtde '[kg']]],2)";

/** A table of Excel with its totals row, headers hard to match, a computed column with one value typed over. */
export function tableWithTotals(): Uint8Array {
  const line = (at: number, dap: string, quantity: number, subsidy: Content): Record<string, Content> => ({
    ...row(`B${at}`, [dap, at, BABACU, 'MA', date(`2023-06-${10 + at}`), kg(quantity), money(3.82)]),
    ...row(`I${at}`, [money(4.5), 1, subsidy]),
  });
  const subsidy = (value: number): Content => ({ formula: COMPUTED, value, style: STYLE.money });
  return writeXlsx({
    sheets: [
      {
        name: 'Vendas',
        cells: {
          B1: styled('Vendas da safra (a tabela começa em B3)', 'title'),
          ...row('B3', HEADERS),
          ...line(4, raimunda.dap, 100, subsidy(152)),
          ...line(5, jose.dap, 200, subsidy(304)),
          ...line(6, ana.dap, 300, money(77.77)),
          ...line(7, bento.dap, 2500, subsidy(3800)),
          B8: 'Total',
          G8: { formula: "SUBTOTAL(109,tbVendas[Qtde '[kg']])", value: 3100, style: STYLE.kilograms },
          K8: { formula: "SUBTOTAL(109,tbVendas[Subvenção '#1])", value: 4333.77, style: STYLE.money },
          B10: 'fora da tabela',
          G10: { formula: 'SUM(G4:G7)', value: 3100 },
        },
        behind: '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>',
        links: `<Relationship Id="rId1" Type="${OFFICE}/table" Target="../tables/table1.xml"/>`,
      },
    ],
    parts: { 'xl/tables/table1.xml': tablePart() },
    overrides:
      '<Override PartName="/xl/tables/table1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml"/>',
  });
}

function tablePart(): string {
  const columns = HEADERS.map((name, at) => {
    const open = `<tableColumn id="${at + 1}" name="${name.replace('\n', '_x000a_')}"`;
    if (at === 0) return `${open} totalsRowLabel="Total"/>`;
    if (at === 5) return `${open} totalsRowFunction="sum"/>`;
    if (at < 9) return `${open}/>`;
    const formula = escaped(COMPUTED).replace('&#10;', '_x000a_');
    return `${open} totalsRowFunction="sum"><calculatedColumnFormula>${formula}</calculatedColumnFormula></tableColumn>`;
  });
  return (
    `${HEAD}<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="1" name="tbVendas" displayName="tbVendas" ref="B3:K8" totalsRowCount="1">` +
    `<autoFilter ref="B3:K7"/><tableColumns count="10">${columns.join('')}</tableColumns>` +
    '<tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/></table>'
  );
}

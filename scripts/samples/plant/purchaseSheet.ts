import { serialOf } from '../../../src/brazil/dates';
import type { CellStyle } from '../../../src/workbook/xlsx/book';
import { cents } from '../cents';
import { nfeKeyOf } from '../nfeKeys';
import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import { centered, code, COMPUTED, computedMoney, date, HEADER, money, SUBTITLE, TITLE } from '../styles';
import { written } from './people';
import { parameter, purchaseColumn, PURCHASES, purchaseRows } from './places';
import { amountOf, purchases, type Purchase } from './purchases';

const HEADINGS = [
  'Nº',
  'Grupo',
  'Data',
  'NF',
  'Quem emitiu a nota',
  'CPF ou CNPJ de quem emitiu',
  'Tipo de fornecedor',
  'Agricultor(a)',
  'CPF',
  'DAP ou CAF',
  'Origem',
  'Matéria-prima',
  'Forma',
  'Quantidade (kg)',
  'Preço (R$/kg)',
  'Valor (R$)',
  'Base',
  'Região',
  'Multiplicador',
  'Valor ponderado (R$)',
  'Teto da família',
  'Chave da NF-e',
];

const { first, last } = purchaseRows;
const computed: CellStyle = { fill: COMPUTED, horizontal: 'center' };

/** The purchases of the year; region, multiplier and weighted value by one formula each. */
export function purchaseSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Aquisições de 2023', TITLE);
  sheet.put(
    'A2',
    `Uma linha por nota e agricultor. Três fórmulas, em R${first}, S${first} e T${first}, preenchem as colunas até a linha ${last}: acrescente notas abaixo da última.`,
    SUBTITLE,
  );
  sheet.row('A4', HEADINGS, HEADER);
  purchases.forEach((purchase, i) => purchaseRow(sheet, first + i, i + 1, purchase));
  sheet.ours(`R${first}`, 'SELO.REGION', [purchaseColumn('K')], computed);
  const kind = ['K', 'L'].map(purchaseColumn);
  const terms = [...kind, parameter.plantUf, ...['G', 'M', 'Q'].map(purchaseColumn), parameter.ruleSet];
  sheet.ours(`S${first}`, 'SELO.MULTIPLIER', terms, computed);
  sheet.ours(`T${first}`, 'SELO.WEIGHTED', [purchaseColumn('P'), ...terms], computedMoney);
  for (const column of ['P', 'T']) {
    const amounts = builder.values(PURCHASES, `${column}${first}:${column}${last}`).map(([amount]) => amount);
    const total = cents(amounts.filter((amount): amount is number => typeof amount === 'number'));
    const area = `${column}${first}:${column}${last}`;
    sheet.native(`${column}3`, `SUM(${area})`, total, { ...computedMoney, bold: true });
  }
  sheet.put('O3', 'Total', { bold: true, horizontal: 'right' });
  sheet.note(
    'U4',
    'Art. 3º, § 9º: as vendas de uma família no ano, somadas, não passam da renda bruta máxima do Pronaf.',
  );
  sheet.widths([5, 20, 12, 7, 33, 20, 22, 29, 16, 29, 25, 15, 8, 14, 10, 17, 8, 14, 14, 19, 13, 48]);
  sheet.sheet.freeze = { rows: 4, columns: 2 };
}

function purchaseRow(sheet: SheetBuilder, row: number, number: number, purchase: Purchase): void {
  const { group, farmer, issuer } = purchase;
  sheet.put(`A${row}`, number, centered);
  sheet.put(`B${row}`, group.title);
  sheet.put(`C${row}`, serialOf(purchase.day), date);
  sheet.put(`D${row}`, purchase.invoice, centered);
  sheet.put(`E${row}`, issuer.name);
  sheet.put(`F${row}`, taxIdOf(issuer.taxId), code);
  sheet.put(`G${row}`, group.supplier);
  sheet.put(`H${row}`, farmer.name);
  sheet.put(`I${row}`, written(farmer.cpf), code);
  sheet.put(`J${row}`, farmer.family, code);
  sheet.put(`K${row}`, purchase.origin);
  sheet.put(`L${row}`, group.material);
  if (group.form) sheet.put(`M${row}`, group.form);
  sheet.put(`N${row}`, purchase.kilograms, { numberFormat: '#,##0' });
  sheet.put(`O${row}`, purchase.price, money);
  sheet.native(`P${row}`, `ROUND(N${row}*O${row},2)`, amountOf(purchase), money);
  sheet.put(`Q${row}`, 'nota', centered);
  const ofFamily = `SUMIFS($P$${first}:$P$${last},$J$${first}:$J$${last},J${row})`;
  const cap = `${parameter.familyCap.sheet}!$B$15`;
  sheet.native(`U${row}`, `IF(${ofFamily}>${cap},"acima","dentro")`, 'dentro', centered);
  sheet.put(`V${row}`, keyOf(purchase), code);
}

function taxIdOf(taxId: string): string {
  return taxId.length === 11 ? written(taxId) : taxId.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

/** Farmers issue in series 920, cooperatives in series 1. */
function keyOf({ group, issuer, day, invoice }: Purchase): string {
  const series = group.cooperative ? 1 : 920;
  return nfeKeyOf({ uf: group.uf, day, issuer: issuer.taxId, series, number: invoice });
}

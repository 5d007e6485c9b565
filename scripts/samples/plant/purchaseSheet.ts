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
  'Origem',
  'Matéria-prima',
  'Forma',
  'Tipo de fornecedor',
  'Quantidade (kg)',
  'Preço (R$/kg)',
  'Valor (R$)',
  'Base',
  'Região',
  'Multiplicador',
  'Valor ponderado (R$)',
  'Agricultor(a)',
  'CPF',
  'DAP ou CAF',
  'Teto da família',
  'Quem emitiu a nota',
  'CPF ou CNPJ de quem emitiu',
  'Chave da NF-e',
];

const { first, last } = purchaseRows;
const computed: CellStyle = { fill: COMPUTED, horizontal: 'center' };

/** The purchases of the year; region, multiplier and weighted value by one formula each. */
export function purchaseSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Aquisições de 2023', TITLE);
  sheet.put(
    'A2',
    `Uma linha por nota e agricultor. Três fórmulas, em M${first}, N${first} e O${first}, preenchem as colunas até a linha ${last}: acrescente notas abaixo da última.`,
    SUBTITLE,
  );
  sheet.row('A4', HEADINGS, HEADER);
  purchases.forEach((purchase, i) => purchaseRow(sheet, first + i, i + 1, purchase));
  sheet.ours(`M${first}`, 'SELO.REGION', [purchaseColumn('E')], computed);
  const kind = ['E', 'F'].map(purchaseColumn);
  const terms = [...kind, parameter.plantUf, ...['H', 'G', 'L'].map(purchaseColumn), parameter.ruleSet];
  sheet.ours(`N${first}`, 'SELO.MULTIPLIER', terms, computed);
  sheet.ours(`O${first}`, 'SELO.WEIGHTED', [purchaseColumn('K'), ...terms], computedMoney);
  for (const column of ['K', 'O']) {
    const amounts = builder.values(PURCHASES, `${column}${first}:${column}${last}`).map(([amount]) => amount);
    const total = cents(amounts.filter((amount): amount is number => typeof amount === 'number'));
    const area = `${column}${first}:${column}${last}`;
    sheet.native(`${column}3`, `SUM(${area})`, total, { ...computedMoney, bold: true });
  }
  sheet.put('J3', 'Total', { bold: true, horizontal: 'right' });
  sheet.note(
    'S4',
    'Art. 3º, § 9º: as vendas de uma família no ano, somadas, não passam da renda bruta máxima do Pronaf.',
  );
  sheet.widths([5, 20, 12, 6, 24, 14, 7, 22, 13, 10, 17, 7, 14, 14, 18, 29, 16, 32, 10, 33, 20, 48]);
  sheet.sheet.freeze = { rows: 4, columns: 2 };
}

function purchaseRow(sheet: SheetBuilder, row: number, number: number, purchase: Purchase): void {
  const { group, farmer, issuer } = purchase;
  sheet.put(`A${row}`, number, centered);
  sheet.put(`B${row}`, group.title);
  sheet.put(`C${row}`, serialOf(purchase.day), date);
  sheet.put(`D${row}`, purchase.invoice, centered);
  sheet.put(`T${row}`, issuer.name);
  sheet.put(`U${row}`, taxIdOf(issuer.taxId), code);
  sheet.put(`H${row}`, group.supplier);
  sheet.put(`P${row}`, farmer.name);
  sheet.put(`Q${row}`, written(farmer.cpf), code);
  sheet.put(`R${row}`, farmer.family, code);
  sheet.put(`E${row}`, purchase.origin);
  sheet.put(`F${row}`, group.material);
  if (group.form) sheet.put(`G${row}`, group.form);
  sheet.put(`I${row}`, purchase.kilograms, { numberFormat: '#,##0' });
  sheet.put(`J${row}`, purchase.price, money);
  sheet.native(`K${row}`, `ROUND(I${row}*J${row},2)`, amountOf(purchase), money);
  sheet.put(`L${row}`, 'nota', centered);
  const ofFamily = `SUMIFS($K$${first}:$K$${last},$R$${first}:$R$${last},R${row})`;
  const cap = `${parameter.familyCap.sheet}!$B$15`;
  sheet.native(`S${row}`, `IF(${ofFamily}>${cap},"acima","dentro")`, 'dentro', centered);
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

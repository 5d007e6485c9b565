import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import type { LineFlags } from '../ledgerStatus';
import { figure } from '../figures';
import type { Bilingual, Language } from '../language';
import { articleIn } from '../selo/article';
import { rowsWord, whole } from './sheetHeads';
import { saleHeading, type SaleColumn } from './resultColumns';

/** Columns of the memory of sales, in the order in which the value of a line comes about. */
export type MemoryColumn =
  | 'line'
  | 'uf'
  | 'date'
  | 'family'
  | 'product'
  | 'quantity'
  | 'salePrice'
  | 'lessDiscount'
  | 'perKg'
  | 'limit'
  | 'cutByProductLimit'
  | 'annualCap'
  | 'cutByAnnualCap'
  | 'productLeft'
  | 'annualLeft'
  | 'law'
  | Exclude<SaleColumn, 'worst'>;

const HEADINGS: Readonly<Record<Exclude<MemoryColumn, SaleColumn>, Bilingual>> = {
  line: { 'pt-BR': 'Linha', 'en-US': 'Row' },
  uf: { 'pt-BR': 'UF', 'en-US': 'UF' },
  date: { 'pt-BR': 'Data da NF', 'en-US': 'Date of invoice' },
  family: { 'pt-BR': 'DAP/CAF', 'en-US': 'DAP/CAF' },
  product: { 'pt-BR': 'Produto', 'en-US': 'Product' },
  quantity: { 'pt-BR': 'QP: quantidade (kg)', 'en-US': 'QP: quantity (kg)' },
  salePrice: { 'pt-BR': 'PV: preço de venda (R$/kg)', 'en-US': 'PV: sale price (R$/kg)' },
  lessDiscount: { 'pt-BR': 'PMD menos o desconto (R$/kg)', 'en-US': 'PMD less the discount (R$/kg)' },
  perKg: { 'pt-BR': 'PM − preço usado (R$/kg)', 'en-US': 'PM − price used (R$/kg)' },
  limit: { 'pt-BR': 'LSPA: limite do produto (R$)', 'en-US': 'LSPA: product limit (R$)' },
  cutByProductLimit: { 'pt-BR': 'Cortado pelo LSPA (R$)', 'en-US': 'Cut by the LSPA (R$)' },
  annualCap: { 'pt-BR': 'Limite anual (R$)', 'en-US': 'Annual limit (R$)' },
  cutByAnnualCap: { 'pt-BR': 'Cortado pelo limite anual (R$)', 'en-US': 'Cut by the annual limit (R$)' },
  productLeft: { 'pt-BR': 'Saldo do produto depois (R$)', 'en-US': 'Product balance after (R$)' },
  annualLeft: { 'pt-BR': 'Saldo anual depois (R$)', 'en-US': 'Annual balance after (R$)' },
  law: { 'pt-BR': 'Norma', 'en-US': 'Law' },
};

/** With its unit. */
export function memoryHeading(column: MemoryColumn, language: Language): string {
  return column in HEADINGS
    ? HEADINGS[column as keyof typeof HEADINGS][language]
    : saleHeading(column as SaleColumn, language);
}

/** A fixed value is no step of Doc. 11. */
const VALUE_OF_TABLE: Bilingual = { 'pt-BR': 'valor fixo da tabela', 'en-US': 'fixed value of the table' };

/** Where the steps of a line are in Título 35. */
export function lawOfLine({ provisional, usesMpa, fixedValue, cutBy }: LineFlags, language: Language): string {
  const price = fixedValue ? VALUE_OF_TABLE[language] : provisional ? 'Doc. 11' : `Doc. 11, exemplo ${usesMpa ? 2 : 1}`;
  const limit = { none: '', productLimit: '; Doc. 11, OBS.', annualCap: '; Doc. 1, Nota 1' }[cutBy];
  return articleIn(`Doc. 1; ${price}${limit}`, language);
}

/** How the columns follow from one another. */
export function stepsLine(tables: readonly PriceTable[], language: Language): string {
  const discounts = [...new Set(tables.map(({ marketDiscount }) => figure(marketDiscount.times(100), language)))];
  const discount = discounts.length === 1 ? ` (${discounts[0]}%)` : '';
  const hasFixed = tables.some(({ rows }) => rows.some(({ fixedValue }) => fixedValue !== null));
  return language === 'pt-BR'
    ? `MPA = PMD menos o desconto${discount}, em centavos; preço usado = o maior entre PV e MPA; VSP = QP × (PM − preço usado)${hasFixed ? ' ou, onde há valor fixo, QP × valor fixo' : ''}; a pagar = o menor entre VSP, saldo do produto e saldo anual.`
    : `MPA = PMD less the discount${discount}, in cents; price used = the larger of PV and MPA; VSP = QP × (PM − price used)${hasFixed ? ' or, where there is a fixed value, QP × fixed value' : ''}; payable = the smallest of VSP, product balance and annual balance.`;
}

/** Where the totals are, below lines that may be many. */
export function totalsLine(row: number, language: Language): string {
  return language === 'pt-BR'
    ? `Totais por produto e por família: a partir da linha ${row} desta planilha.`
    : `Totals by product and by family: from row ${row} of this sheet on.`;
}

export const MEMORY_LABELS: Readonly<Record<Language, Readonly<Record<'steps' | 'totals' | 'all', string>>>> = {
  'pt-BR': { steps: 'Passos', totals: 'Totais', all: 'Total' },
  'en-US': { steps: 'Steps', totals: 'Totals', all: 'Total' },
};

export const TOTALS_PARTS: Readonly<Record<Language, Readonly<Record<'product' | 'family', string>>>> = {
  'pt-BR': { product: 'Totais por produto', family: 'Totais por família (DAP/CAF)' },
  'en-US': { product: 'Totals by product', family: 'Totals by family (DAP/CAF)' },
};

/** Columns of the totals after the name: how many lines, kg, and the amounts. */
export function totalsHeadings(name: 'product' | 'family', language: Language): readonly string[] {
  return [
    memoryHeading(name, language),
    language === 'pt-BR' ? 'Linhas' : 'Rows',
    language === 'pt-BR' ? 'Quantidade (kg)' : 'Quantity (kg)',
    ...(['vsp', 'cutByProductLimit', 'cutByAnnualCap', 'payable'] as const).map((column) =>
      memoryHeading(column, language),
    ),
  ];
}

/** Of very many lines only the first ones fit on a sheet. */
export function moreLines(more: number, language: Language): string {
  return language === 'pt-BR'
    ? `E mais ${rowsWord(more, language)}, que não cabem nesta planilha; os totais abaixo são de todas.`
    : `And ${whole(more, language)} more rows, which do not fit on this sheet; the totals below are of all of them.`;
}

import type { Bilingual, Language } from '../language';
import { LEDGER_HEADINGS } from '../ledgerStatus';

/** Columns that stand beside a table of sales; those that a ledger in a cell has too are headed as there. */
export type SaleColumn =
  | 'status'
  | 'worst'
  | 'minimumPrice'
  | 'marketPrice'
  | 'mpa'
  | 'priceUsed'
  | 'vsp'
  | 'productBalance'
  | 'annualBalance'
  | 'payable';

/** Columns that stand beside purchases, costs and technicians of the Selo. */
export type PlantColumn =
  'status' | 'worst' | 'region' | 'presented' | 'admitted' | 'disallowed' | 'article' | 'multiplier' | 'weighted';

const WORST: Bilingual = { 'pt-BR': 'Pior achado', 'en-US': 'Worst finding' };

const OF_LEDGER: readonly SaleColumn[] = [
  'minimumPrice',
  'mpa',
  'priceUsed',
  'vsp',
  'productBalance',
  'annualBalance',
  'payable',
  'status',
];

/** With its unit. */
export function saleHeading(column: SaleColumn, language: Language): string {
  if (column === 'worst') return WORST[language];
  if (column === 'marketPrice') return language === 'pt-BR' ? 'PMD usado (R$/kg)' : 'PMD used (R$/kg)';
  return LEDGER_HEADINGS[language][OF_LEDGER.indexOf(column)]!;
}

const OF_PLANT: Readonly<Record<PlantColumn, Bilingual>> = {
  status: { 'pt-BR': 'Situação', 'en-US': 'Status' },
  worst: WORST,
  region: { 'pt-BR': 'Região da norma', 'en-US': 'Region of the norm' },
  presented: { 'pt-BR': 'Valor apresentado (R$)', 'en-US': 'Value presented (R$)' },
  admitted: { 'pt-BR': 'Valor admitido (R$)', 'en-US': 'Value admitted (R$)' },
  disallowed: { 'pt-BR': 'Glosa (R$)', 'en-US': 'Disallowed (R$)' },
  article: { 'pt-BR': 'Artigo da glosa', 'en-US': 'Article that disallows' },
  multiplier: { 'pt-BR': 'Multiplicador (×)', 'en-US': 'Multiplier (×)' },
  weighted: { 'pt-BR': 'Valor ponderado (R$)', 'en-US': 'Weighted value (R$)' },
};

/** With its unit. */
export function plantHeading(column: PlantColumn, language: Language): string {
  return OF_PLANT[column][language];
}

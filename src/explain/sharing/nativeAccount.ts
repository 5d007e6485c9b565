import type { Bilingual, Language } from '../language';

/** Columns of the account of sales, in the order of their sheet. */
export const ACCOUNT_COLUMNS = [
  'line',
  'code',
  'found',
  'family',
  'year',
  'date',
  'product',
  'key',
  'minimumPrice',
  'fixedValue',
  'limit',
  'annualCap',
  'quantity',
  'salePrice',
  'marketPrice',
  'mpa',
  'priceUsed',
  'vsp',
  'productUsed',
  'annualUsed',
  'productBalance',
  'annualBalance',
  'payable',
  'otherOfProduct',
  'otherOfAll',
  'region',
  'remarks',
  'check',
] as const;

export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number];

const HEADINGS: Readonly<Record<AccountColumn, Bilingual>> = {
  line: { 'pt-BR': 'Linha', 'en-US': 'Row' },
  code: { 'pt-BR': 'Código da linha', 'en-US': 'Line code' },
  found: { 'pt-BR': 'No lugar', 'en-US': 'In its place' },
  family: { 'pt-BR': 'Família (número)', 'en-US': 'Family (number)' },
  year: { 'pt-BR': 'Ano', 'en-US': 'Year' },
  date: { 'pt-BR': 'Data da nota', 'en-US': 'Invoice date' },
  product: { 'pt-BR': 'Produto', 'en-US': 'Product' },
  key: { 'pt-BR': 'Tabela/produto/lugar', 'en-US': 'Table/product/place' },
  minimumPrice: { 'pt-BR': 'PM (R$/kg)', 'en-US': 'PM (R$/kg)' },
  fixedValue: { 'pt-BR': 'Valor fixo (R$/kg)', 'en-US': 'Fixed value (R$/kg)' },
  limit: { 'pt-BR': 'LSPA (R$)', 'en-US': 'LSPA (R$)' },
  annualCap: { 'pt-BR': 'Limite anual (R$)', 'en-US': 'Annual limit (R$)' },
  quantity: { 'pt-BR': 'Quantidade (kg)', 'en-US': 'Quantity (kg)' },
  salePrice: { 'pt-BR': 'PV (R$/kg)', 'en-US': 'PV (R$/kg)' },
  marketPrice: { 'pt-BR': 'PMD (R$/kg)', 'en-US': 'PMD (R$/kg)' },
  mpa: { 'pt-BR': 'MPA (R$/kg)', 'en-US': 'MPA (R$/kg)' },
  priceUsed: { 'pt-BR': 'Preço usado (R$/kg)', 'en-US': 'Price used (R$/kg)' },
  vsp: { 'pt-BR': 'VSP (R$)', 'en-US': 'VSP (R$)' },
  productUsed: { 'pt-BR': 'Já usado do produto (R$)', 'en-US': 'Used of the product (R$)' },
  annualUsed: { 'pt-BR': 'Já usado no ano (R$)', 'en-US': 'Used in the year (R$)' },
  productBalance: { 'pt-BR': 'Saldo do produto antes (R$)', 'en-US': 'Product balance before (R$)' },
  annualBalance: { 'pt-BR': 'Saldo anual antes (R$)', 'en-US': 'Annual balance before (R$)' },
  payable: { 'pt-BR': 'A pagar (R$)', 'en-US': 'Payable (R$)' },
  otherOfProduct: {
    'pt-BR': 'Outras vendas do produto, fora desta cópia (R$)',
    'en-US': 'Other sales of the product, not in this copy (R$)',
  },
  otherOfAll: { 'pt-BR': 'Outras vendas, fora desta cópia (R$)', 'en-US': 'Other sales, not in this copy (R$)' },
  region: { 'pt-BR': 'Linha da tabela da primeira venda', 'en-US': 'Row of the table of the first sale' },
  remarks: { 'pt-BR': 'Situação', 'en-US': 'Status' },
  check: { 'pt-BR': 'Ordem', 'en-US': 'Order' },
};

export function accountHeading(column: AccountColumn, language: Language): string {
  return HEADINGS[column][language];
}

interface AccountTexts {
  sheet: string;
  title: string;
  about: readonly string[];
  totals: { vsp: string; payable: string; toCheck: string };
  /** What the last column shows of a line in order, and of one that is not. */
  order: { kept: string; broken: string };
  openings: { sheet: string; title: string; about: string; columns: readonly string[]; allProducts: string };
}

export const ACCOUNT_TEXTS: Readonly<Record<Language, AccountTexts>> = {
  'pt-BR': {
    sheet: 'Conta corrente',
    title: 'conta corrente das famílias',
    about: [
      'Cada família tem um número. As vendas estão na ordem em que usam os saldos: data, nota, linha.',
      'O saldo de cada linha vem da linha anterior da mesma família (e do mesmo produto), no mesmo ano.',
      'Quantidades e preços podem mudar. Se mudarem família, produto ou a ordem das datas, a coluna “Ordem” pede que se confira.',
      'Não ordene a planilha das linhas: as que saem do lugar, e as seguintes da mesma família, dão erro (#N/D) até voltarem a ele.',
      'Linhas que vieram sem resultado e linhas novas não entram nesta conta, nem depois de corrigidas: só quando o arquivo voltar a quem enviou. Até lá, os saldos das seguintes da família podem estar altos demais.',
    ],
    totals: { vsp: 'VSP de todas as linhas (R$)', payable: 'A pagar (R$)', toCheck: 'Linhas a conferir' },
    order: { kept: 'ok', broken: 'conferir' },
    openings: {
      sheet: 'Saldos anteriores',
      title: 'saldos anteriores das famílias',
      about: 'O que cada família já recebeu ou apresentou no ano antes da primeira venda desta cópia.',
      columns: ['Família (número)', 'Ano', 'Produto', 'Já pago ou apresentado (R$)'],
      allProducts: 'todos os produtos',
    },
  },
  'en-US': {
    sheet: 'Running account',
    title: 'running account of the families',
    about: [
      'Each family has a number. Sales stand in the order in which they use the balances: date, invoice, row.',
      'The balance of a row comes from the row before of the same family (and product) in the same year.',
      'Quantities and prices may change. If family, product or the order of dates change, the column “Order” asks to check.',
      'Do not sort the sheet with the lines: those that leave their place, and those after them of the same family, are errors (#N/A) until they are back.',
      'Lines that came without a result and new lines do not count here, even once corrected, until the file is back with the sender. Until then the balances of the lines after them may be too high.',
    ],
    totals: { vsp: 'VSP of all rows (R$)', payable: 'Payable (R$)', toCheck: 'Rows to check' },
    order: { kept: 'ok', broken: 'check' },
    openings: {
      sheet: 'Prior balances',
      title: 'prior balances of the families',
      about: 'What each family was paid or presented in the year before the first sale of this copy.',
      columns: ['Family (number)', 'Year', 'Product', 'Paid or presented (R$)'],
      allProducts: 'all products',
    },
  },
};

/** Of a line whose cells cannot be computed any more. */
export function cannotCompute(language: Language): string {
  return language === 'pt-BR' ? 'confira os dados da linha.' : 'please check the cells of the row.';
}

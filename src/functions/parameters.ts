import type { Parameter } from './entry';

/** An argument that must be given, by default one value a row. */
export function parameter(
  key: string,
  [portuguese, english]: [string, string],
  shape: Parameter['shape'] = 'each',
): Parameter {
  return { key, label: { 'pt-BR': portuguese, 'en-US': english }, optional: false, shape };
}

/** The same argument where it asks for kg. */
export function weight(required: Parameter): Parameter {
  return { ...required, weight: true };
}

/** The same argument where it may be left out. */
export function optional(required: Parameter): Parameter {
  return { ...required, optional: true };
}

// Arguments of PGPM-Bio and of the identifiers; what each is, is said in texts/arguments.ts.

export const PRODUCT = parameter('product', ['produto', 'product']);
export const UF = parameter('uf', ['uf', 'uf']);
export const QUANTITY = weight(parameter('quantity', ['quantidade', 'quantity']));
export const SALE_PRICE = parameter('salePrice', ['preço_venda', 'sale_price']);
export const MARKET_PRICE = parameter('marketPrice', ['preço_mercado', 'market_price']);
export const DATE = parameter('date', ['data', 'date']);
export const MUNICIPALITY = parameter('municipality', ['município', 'municipality']);
export const PAID_PRODUCT = parameter('paidProduct', ['pago_produto', 'paid_product']);
export const PAID_TOTAL = parameter('paidTotal', ['pago_total', 'paid_total']);
export const REQUEST_DATE = parameter('requestDate', ['data_pedido', 'request_date']);
export const FAMILY = parameter('dap', ['dap_caf', 'dap_caf']);
export const PRIOR_BALANCES = parameter('priorBalances', ['saldos_anteriores', 'prior_balances'], 'range');
/** The amounts of the prior balances, as messages name them; no argument of its own. */
export const PRIOR_AMOUNT = parameter('amount', ['R$', 'R$']);
export const HEADERS = parameter('headers', ['cabeçalho', 'headers'], 'single');
export const INVOICE = parameter('invoice', ['nota', 'invoice']);
export const PREVIOUS_FAMILY = parameter('previousDap', ['dap_anterior', 'previous_dap']);
export const TABLE_DATE = parameter('date', ['data', 'date'], 'single');
export const CPF = parameter('text', ['cpf', 'cpf']);
export const CNPJ = parameter('text', ['cnpj', 'cnpj']);
export const NFE_KEY = parameter('text', ['chave', 'key']);
export const MUNICIPALITY_NAME = parameter('name', ['município', 'municipality']);
export const MUNICIPALITY_UF = parameter('uf', ['uf', 'uf']);

import type { Parameter } from './entry';

type Shape = Parameter['shape'];

function parameter(
  key: string,
  label: [string, string],
  description: [string, string],
  shape: Shape = 'each',
): Parameter {
  return {
    key,
    label: { 'pt-BR': label[0], 'en-US': label[1] },
    description: { 'pt-BR': description[0], 'en-US': description[1] },
    optional: false,
    shape,
  };
}

/** The same argument where it may be left out. */
export function optional(required: Parameter): Parameter {
  return { ...required, optional: true };
}

/** Arguments that several functions share: described once, so that they read the same everywhere. */
export const PRODUCT = parameter(
  'product',
  ['produto', 'product'],
  [
    'Produto da tabela, com ou sem a forma: "Babaçu (amêndoa)", "babaçu".',
    'Product of the table, with or without its form: "Babaçu (amêndoa)", "babaçu".',
  ],
);
export const UF = parameter(
  'uf',
  ['uf', 'uf'],
  [
    'UF onde o produto foi extraído: sigla ou nome ("MA", "Maranhão").',
    'State where the product was gathered: code or name ("MA", "Maranhão").',
  ],
);
export const QUANTITY = parameter(
  'quantity',
  ['quantidade', 'quantity'],
  ['Quantidade da nota fiscal (QP), em kg.', 'Quantity on the invoice (QP), in kg.'],
);
export const SALE_PRICE = parameter(
  'salePrice',
  ['preço_venda', 'sale_price'],
  ['Preço de venda da nota fiscal (PV), em R$/kg.', 'Sale price on the invoice (PV), in R$/kg.'],
);
export const MARKET_PRICE = parameter(
  'marketPrice',
  ['preço_mercado', 'market_price'],
  [
    'Preço de mercado definido pela Conab (PMD), em R$/kg. Sem ele o valor é provisório.',
    'Market price surveyed by Conab (PMD), in R$/kg. Without it the amount is provisional.',
  ],
);
export const DATE = parameter(
  'date',
  ['data', 'date'],
  [
    'Data da nota fiscal; escolhe a tabela de preços. Sem ela vale a tabela mais recente.',
    'Date of the invoice; chooses the price table. Without it the newest table holds.',
  ],
);
export const MUNICIPALITY = parameter(
  'municipality',
  ['município', 'municipality'],
  [
    'Município da extração: nome ou código do IBGE. Necessário para borracha em MT.',
    'Municipality where it was gathered: name or IBGE code. Needed for rubber in MT.',
  ],
);
export const PAID_PRODUCT = parameter(
  'paidProduct',
  ['pago_produto', 'paid_product'],
  [
    'R$ já pagos ou apresentados deste produto pela mesma DAP/CAF no ano.',
    'R$ already paid or presented of this product by the same DAP/CAF in the year.',
  ],
);
export const PAID_TOTAL = parameter(
  'paidTotal',
  ['pago_total', 'paid_total'],
  [
    'R$ já pagos ou apresentados de todos os produtos pela mesma DAP/CAF no ano.',
    'R$ already paid or presented of all products by the same DAP/CAF in the year.',
  ],
);
export const REQUEST_DATE = parameter(
  'requestDate',
  ['data_pedido', 'request_date'],
  [
    'Data de envio do pedido à Conab: pedidos anteriores a 01/06/2023 seguem outro Título.',
    'Date the request is sent to Conab: requests before 1 June 2023 follow another Title.',
  ],
);
export const FAMILY = parameter(
  'dap',
  ['dap_caf', 'dap_caf'],
  [
    'Número da DAP ou do CAF da família: os limites são da família.',
    'Number of the family’s DAP or CAF: limits belong to the family.',
  ],
);
export const PRIOR_BALANCES = parameter(
  'priorBalances',
  ['saldos_anteriores', 'prior_balances'],
  [
    'Intervalo com quatro colunas: DAP/CAF, produto, ano e R$ já pagos ou apresentados.',
    'Range of four columns: DAP/CAF, product, year and R$ already paid or presented.',
  ],
  'range',
);
/** The amounts of the prior balances, as messages name them; no argument of its own. */
export const PRIOR_AMOUNT = parameter('amount', ['R$', 'R$'], ['', '']);
export const HEADERS = parameter(
  'headers',
  ['cabeçalho', 'headers'],
  ['VERDADEIRO para a primeira linha trazer os títulos.', 'TRUE for a first row of headings.'],
  'single',
);
export const INVOICE = parameter(
  'invoice',
  ['nota', 'invoice'],
  ['Número da nota fiscal: ordena as notas do mesmo dia.', 'Invoice number: puts the invoices of one day in order.'],
);
export const PREVIOUS_FAMILY = parameter(
  'previousDap',
  ['dap_anterior', 'previous_dap'],
  [
    'DAP que o CAF substituiu no ano: as duas têm um só limite.',
    'DAP that the CAF replaced in the year: both share one limit.',
  ],
);
export const TABLE_DATE = parameter(
  'date',
  ['data', 'date'],
  ['Data da venda; sem ela vale a tabela mais recente.', 'Date of sale; without it the newest table holds.'],
  'single',
);
export const CPF = parameter(
  'text',
  ['cpf', 'cpf'],
  ['CPF, com ou sem pontuação.', 'CPF, with or without punctuation.'],
);
export const CNPJ = parameter(
  'text',
  ['cnpj', 'cnpj'],
  [
    'CNPJ, numérico ou alfanumérico, com ou sem pontuação.',
    'CNPJ, numeric or alphanumeric, with or without punctuation.',
  ],
);
export const NFE_KEY = parameter(
  'text',
  ['chave', 'key'],
  [
    'Chave de acesso da NF-e ou NFC-e (44 caracteres), guardada como texto.',
    'Access key of an NF-e or NFC-e (44 characters), kept as text.',
  ],
);
export const MUNICIPALITY_NAME = parameter(
  'name',
  ['município', 'municipality'],
  ['Nome do município, sem se importar com acentos.', 'Name of the municipality, accents ignored.'],
);
export const MUNICIPALITY_UF = parameter('uf', ['uf', 'uf'], ['UF do município.', 'State of the municipality.']);

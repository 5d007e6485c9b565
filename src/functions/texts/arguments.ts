import type { Bilingual } from '../../explain/language';

// Arguments that several functions share: described once, so that they read the same everywhere.

export const PRODUCT: Bilingual = {
  'pt-BR': 'Produto da tabela, com ou sem a forma: "Babaçu (amêndoa)", "babaçu".',
  'en-US': 'Product of the table, with or without its form: "Babaçu (amêndoa)", "babaçu".',
};
export const UF: Bilingual = {
  'pt-BR': 'UF onde o produto foi extraído: sigla ou nome ("MA", "Maranhão").',
  'en-US': 'State where the product was gathered: code or name ("MA", "Maranhão").',
};
export const QUANTITY: Bilingual = {
  'pt-BR': 'Quantidade da nota fiscal (QP), em kg.',
  'en-US': 'Quantity on the invoice (QP), in kg.',
};
export const SALE_PRICE: Bilingual = {
  'pt-BR': 'Preço de venda da nota fiscal (PV), em R$/kg.',
  'en-US': 'Sale price on the invoice (PV), in R$/kg.',
};
export const MARKET_PRICE: Bilingual = {
  'pt-BR': 'Preço de mercado definido pela Conab (PMD), em R$/kg. Sem ele o valor é provisório.',
  'en-US': 'Market price surveyed by Conab (PMD), in R$/kg. Without it the amount is provisional.',
};
export const DATE: Bilingual = {
  'pt-BR': 'Data da nota fiscal; escolhe a tabela de preços. Sem ela vale a tabela mais recente.',
  'en-US': 'Date of the invoice; chooses the price table. Without it the newest table holds.',
};
export const MUNICIPALITY: Bilingual = {
  'pt-BR': 'Município da extração: nome ou código do IBGE. Necessário para borracha em MT.',
  'en-US': 'Municipality where it was gathered: name or IBGE code. Needed for rubber in MT.',
};
export const PAID_PRODUCT: Bilingual = {
  'pt-BR': 'R$ já pagos ou apresentados deste produto pela mesma DAP/CAF no ano.',
  'en-US': 'R$ already paid or presented of this product by the same DAP/CAF in the year.',
};
export const PAID_TOTAL: Bilingual = {
  'pt-BR': 'R$ já pagos ou apresentados de todos os produtos pela mesma DAP/CAF no ano.',
  'en-US': 'R$ already paid or presented of all products by the same DAP/CAF in the year.',
};
export const REQUEST_DATE: Bilingual = {
  'pt-BR': 'Data de envio do pedido à Conab: pedidos anteriores a 01/06/2023 seguem outro Título.',
  'en-US': 'Date the request is sent to Conab: requests before 1 June 2023 follow another Title.',
};
export const FAMILY: Bilingual = {
  'pt-BR': 'Número da DAP ou do CAF da família: os limites são da família.',
  'en-US': 'Number of the family’s DAP or CAF: limits belong to the family.',
};
export const PRIOR_BALANCES: Bilingual = {
  'pt-BR': 'Intervalo com quatro colunas: DAP/CAF, produto, ano e R$ já pagos ou apresentados.',
  'en-US': 'Range of four columns: DAP/CAF, product, year and R$ already paid or presented.',
};
export const HEADERS: Bilingual = {
  'pt-BR': 'VERDADEIRO para a primeira linha trazer os títulos.',
  'en-US': 'TRUE for a first row of headings.',
};
export const INVOICE: Bilingual = {
  'pt-BR': 'Número da nota fiscal: ordena as notas do mesmo dia.',
  'en-US': 'Invoice number: puts the invoices of one day in order.',
};
export const PREVIOUS_FAMILY: Bilingual = {
  'pt-BR': 'DAP que o CAF substituiu no ano: as duas têm um só limite.',
  'en-US': 'DAP that the CAF replaced in the year: both share one limit.',
};
export const TABLE_DATE: Bilingual = {
  'pt-BR': 'Data da venda; sem ela vale a tabela mais recente.',
  'en-US': 'Date of sale; without it the newest table holds.',
};
export const CPF: Bilingual = {
  'pt-BR': 'CPF, com ou sem pontuação.',
  'en-US': 'CPF, with or without punctuation.',
};
export const CNPJ: Bilingual = {
  'pt-BR': 'CNPJ, numérico ou alfanumérico, com ou sem pontuação.',
  'en-US': 'CNPJ, numeric or alphanumeric, with or without punctuation.',
};
export const NFE_KEY: Bilingual = {
  'pt-BR': 'Chave de acesso da NF-e ou NFC-e (44 caracteres), guardada como texto.',
  'en-US': 'Access key of an NF-e or NFC-e (44 characters), kept as text.',
};
export const MUNICIPALITY_NAME: Bilingual = {
  'pt-BR': 'Nome do município, sem se importar com acentos.',
  'en-US': 'Name of the municipality, accents ignored.',
};
export const MUNICIPALITY_UF: Bilingual = {
  'pt-BR': 'UF do município.',
  'en-US': 'State of the municipality.',
};

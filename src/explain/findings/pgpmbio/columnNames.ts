import type { SalesColumn } from '../../../rules/pgpmbio/findings';
import type { Bilingual } from '../../language';

/** Names of the columns of a table of sales, as sentences use them. */
export const COLUMN_NAMES: Readonly<Record<SalesColumn, Bilingual>> = {
  family: { 'pt-BR': 'DAP/CAF', 'en-US': 'DAP/CAF' },
  previousFamily: { 'pt-BR': 'DAP/CAF anterior', 'en-US': 'Previous DAP/CAF' },
  familyValidUntil: { 'pt-BR': 'Validade da DAP/CAF', 'en-US': 'Validity of the DAP/CAF' },
  familyStatus: { 'pt-BR': 'Situação da DAP/CAF', 'en-US': 'Status of the DAP/CAF' },
  cpf: { 'pt-BR': 'CPF', 'en-US': 'CPF' },
  organisation: { 'pt-BR': 'Organização', 'en-US': 'Organisation' },
  issuer: { 'pt-BR': 'Emitente', 'en-US': 'Issuer' },
  buyer: { 'pt-BR': 'Comprador', 'en-US': 'Buyer' },
  invoiceKey: { 'pt-BR': 'Chave da NF-e', 'en-US': 'Key of the NF-e' },
  invoiceNumber: { 'pt-BR': 'Número da NF', 'en-US': 'Invoice number' },
  invoiceSeries: { 'pt-BR': 'Série da NF', 'en-US': 'Invoice series' },
  invoiceType: { 'pt-BR': 'Tipo de NF', 'en-US': 'Type of invoice' },
  date: { 'pt-BR': 'Data da NF', 'en-US': 'Date of the invoice' },
  requestDate: { 'pt-BR': 'Data do pedido', 'en-US': 'Date of the request' },
  uf: { 'pt-BR': 'UF', 'en-US': 'State (UF)' },
  municipality: { 'pt-BR': 'Município', 'en-US': 'Municipality' },
  ibge: { 'pt-BR': 'Código do IBGE', 'en-US': 'IBGE code' },
  product: { 'pt-BR': 'Produto', 'en-US': 'Product' },
  form: { 'pt-BR': 'Forma do produto', 'en-US': 'Form of the product' },
  quantity: { 'pt-BR': 'Quantidade', 'en-US': 'Quantity' },
  unit: { 'pt-BR': 'Unidade', 'en-US': 'Unit' },
  salePrice: { 'pt-BR': 'Preço de venda', 'en-US': 'Sale price' },
  marketPrice: { 'pt-BR': 'Preço de mercado (PMD)', 'en-US': 'Market price (PMD)' },
  value: { 'pt-BR': 'Valor total', 'en-US': 'Total amount' },
  separatePayment: { 'pt-BR': 'Pagamento por serviços ambientais', 'en-US': 'Payment for environmental services' },
  invoiceTotal: { 'pt-BR': 'Total da NF', 'en-US': 'Total of the invoice' },
  transportGuide: { 'pt-BR': 'Guia de trânsito', 'en-US': 'Transport guide' },
  quota: { 'pt-BR': 'Autorização de cota', 'en-US': 'Quota authorisation' },
};

import { COLUMN_NAMES } from '../explain/findings/pgpmbio/columnNames';
import type { Bilingual, Language } from '../explain/language';
import type { ColumnId, TableKind } from './columns';

const kinds: Readonly<Record<TableKind, Bilingual>> = {
  sales: { 'pt-BR': 'Vendas (PGPM-Bio)', 'en-US': 'Sales (PGPM-Bio)' },
  marketPrices: { 'pt-BR': 'Preços de mercado (PMD)', 'en-US': 'Market prices (PMD)' },
  priorBalances: { 'pt-BR': 'Saldos já pagos ou apresentados', 'en-US': 'Balances paid or presented before' },
  producers: { 'pt-BR': 'Produtores', 'en-US': 'Producers' },
  acquisitions: { 'pt-BR': 'Aquisições (Selo)', 'en-US': 'Purchases (Selo)' },
  suppliers: { 'pt-BR': 'Fornecedores (Selo)', 'en-US': 'Suppliers (Selo)' },
  intermediaries: { 'pt-BR': 'Intermediários (Selo)', 'en-US': 'Intermediaries (Selo)' },
  contracts: { 'pt-BR': 'Contratos (Selo)', 'en-US': 'Contracts (Selo)' },
  costs: { 'pt-BR': 'Custos (Selo)', 'en-US': 'Costs (Selo)' },
  technicians: { 'pt-BR': 'Técnicos (Selo)', 'en-US': 'Technicians (Selo)' },
  yields: { 'pt-BR': 'Produtividades (Selo)', 'en-US': 'Yields (Selo)' },
  losses: { 'pt-BR': 'Perdas (Selo)', 'en-US': 'Losses (Selo)' },
};

const columns: Readonly<Record<ColumnId, Bilingual>> = {
  ...COLUMN_NAMES,
  producerName: { 'pt-BR': 'Nome do produtor', 'en-US': "Producer's name" },
  supplierType: { 'pt-BR': 'Tipo de fornecedor', 'en-US': 'Kind of supplier' },
  intermediary: { 'pt-BR': 'Intermediário', 'en-US': 'Intermediary' },
  habilitatedFrom: { 'pt-BR': 'Habilitado desde', 'en-US': 'Licensed from' },
  habilitatedUntil: { 'pt-BR': 'Habilitado até', 'en-US': 'Licensed until' },
  familyShare: { 'pt-BR': 'Parte da agricultura familiar (%)', 'en-US': 'Share of family farming (%)' },
  ruralRegistry: { 'pt-BR': 'Inscrição do imóvel rural', 'en-US': 'Registry of the farm' },
  contract: { 'pt-BR': 'Contrato', 'en-US': 'Contract' },
  receipt: { 'pt-BR': 'Comprovante', 'en-US': 'Receipt' },
  request: { 'pt-BR': 'Pedido', 'en-US': 'Request' },
  region: { 'pt-BR': 'Região', 'en-US': 'Region' },
  plantUf: { 'pt-BR': 'UF da usina', 'en-US': 'State of the plant' },
  material: { 'pt-BR': 'Matéria-prima', 'en-US': 'Raw material' },
  materialClass: { 'pt-BR': 'Classe da matéria-prima', 'en-US': 'Class of the raw material' },
  basis: { 'pt-BR': 'Natureza da aquisição', 'en-US': 'Basis of the purchase' },
  harvest: { 'pt-BR': 'Safra', 'en-US': 'Harvest' },
  from: { 'pt-BR': 'Vale de', 'en-US': 'Valid from' },
  until: { 'pt-BR': 'Vale até', 'en-US': 'Valid until' },
  source: { 'pt-BR': 'Fonte', 'en-US': 'Source' },
  year: { 'pt-BR': 'Ano', 'en-US': 'Year' },
  paid: { 'pt-BR': 'Já pago', 'en-US': 'Already paid' },
  underReview: { 'pt-BR': 'Em análise', 'en-US': 'Under review' },
  area: { 'pt-BR': 'Área (ha)', 'en-US': 'Area (ha)' },
  contractedArea: { 'pt-BR': 'Área contratada (ha)', 'en-US': 'Contracted area (ha)' },
  yield: { 'pt-BR': 'Produtividade', 'en-US': 'Yield' },
  atMaturity: { 'pt-BR': 'Na maturidade (perenes)', 'en-US': 'At maturity (perennials)' },
  yieldLevel: { 'pt-BR': 'Nível da produtividade', 'en-US': 'Level of the yield' },
  expected: { 'pt-BR': 'Quantidade esperada', 'en-US': 'Expected quantity' },
  delivered: { 'pt-BR': 'Quantidade entregue', 'en-US': 'Delivered quantity' },
  reports: { 'pt-BR': 'Laudos', 'en-US': 'Reports' },
  kind: { 'pt-BR': 'Espécie de perda', 'en-US': 'Kind of loss' },
  cause: { 'pt-BR': 'Causa', 'en-US': 'Cause' },
  documents: { 'pt-BR': 'Documentos', 'en-US': 'Documents' },
  id: { 'pt-BR': 'Número da linha', 'en-US': 'Line number' },
  costItem: { 'pt-BR': 'Item de custo', 'en-US': 'Item of cost' },
  costLetter: { 'pt-BR': 'Alínea', 'en-US': 'Letter' },
  description: { 'pt-BR': 'Descrição', 'en-US': 'Description' },
  donee: { 'pt-BR': 'Quem recebeu', 'en-US': 'Who received' },
  doneeType: { 'pt-BR': 'Tipo de quem recebeu', 'en-US': 'Kind of receiver' },
  publicFunds: { 'pt-BR': 'Recursos públicos', 'en-US': 'Public funds' },
  transfer: { 'pt-BR': 'Transferência', 'en-US': 'Transfer' },
  used: { 'pt-BR': 'Usado', 'en-US': 'Used' },
  yearsOfUse: { 'pt-BR': 'Anos de uso', 'en-US': 'Years of use' },
  amortizationYears: { 'pt-BR': 'Anos de amortização', 'en-US': 'Years of amortization' },
  instalment: { 'pt-BR': 'Parcela', 'en-US': 'Instalment' },
  granted: { 'pt-BR': 'Concedido', 'en-US': 'Granted' },
  admittedBefore: { 'pt-BR': 'Admitido antes', 'en-US': 'Admitted before' },
  professionalRegistry: { 'pt-BR': 'Registro profissional', 'en-US': 'Professional registry' },
  salary: { 'pt-BR': 'Salário', 'en-US': 'Salary' },
  charges: { 'pt-BR': 'Encargos', 'en-US': 'Charges' },
  travelMethod: { 'pt-BR': 'Método de deslocamento', 'en-US': 'Method of travel' },
  travelReceipts: { 'pt-BR': 'Comprovantes de viagem', 'en-US': 'Travel receipts' },
  dedication: { 'pt-BR': 'Dedicação', 'en-US': 'Dedication' },
};

/** What kind of table it is, as people say. */
export function kindName(kind: TableKind, language: Language): string {
  return kinds[kind][language];
}

/** What a column holds, as people say. */
export function columnName(column: ColumnId, language: Language): string {
  return columns[column][language];
}

import type { ColumnId, TableKind } from './columns';

/** What a kind of table may hold. */
export interface KindOfTable {
  /**
   * What the checks cannot do without. Of several in one line any will do, and the first is the one to ask for.
   */
  requires: readonly (readonly ColumnId[])[];
  /** Columns that hardly any other kind of table has. */
  telling: readonly ColumnId[];
  /** What else it may hold. */
  also: readonly ColumnId[];
  /** How people name a sheet or title a table of this kind; folded. */
  names: RegExp;
}

export const KINDS: Readonly<Record<TableKind, KindOfTable>> = {
  sales: {
    requires: [['family'], ['uf'], ['product'], ['date'], ['quantity'], ['salePrice']],
    telling: ['salePrice', 'previousFamily', 'separatePayment', 'transportGuide', 'quota', 'invoiceType'],
    also: [
      ...(['producerName', 'cpf', 'familyValidUntil', 'familyStatus', 'organisation', 'issuer', 'buyer'] as const),
      ...(['invoiceKey', 'invoiceNumber', 'invoiceSeries', 'request', 'requestDate', 'municipality', 'ibge'] as const),
      ...(['region', 'form', 'harvest', 'unit', 'value', 'invoiceTotal', 'marketPrice', 'id'] as const),
    ],
    names: /VENDA|NOTA|^NFS?$|PGPM|SOCIOBIO|EXTRATIV|SALES/,
  },
  marketPrices: {
    requires: [['product'], ['uf', 'region', 'municipality', 'ibge'], ['from'], ['marketPrice']],
    telling: ['marketPrice', 'source', 'from', 'until'],
    also: ['form', 'year', 'harvest', 'unit'],
    names: /PMD|MERCADO|COTAC|PRECOMEDIO|MARKETPRICE/,
  },
  priorBalances: {
    requires: [['family'], ['product'], ['year'], ['paid']],
    telling: ['paid', 'underReview'],
    also: ['cpf', 'producerName', 'organisation', 'request', 'requestDate', 'uf', 'invoiceKey', 'harvest'],
    names: /SALDO|PAGAMENTO|PAGO|BALANCE/,
  },
  producers: {
    requires: [['cpf'], ['family']],
    telling: ['familyValidUntil', 'familyStatus', 'previousFamily'],
    also: ['producerName', 'organisation', 'municipality', 'uf', 'ibge'],
    names: /PRODUTOR|EXTRATIVISTA|COOPERADO|ASSOCIADO|CADASTRO|PRODUCERS/,
  },
  acquisitions: {
    requires: [['material'], ['quantity'], ['value'], ['date'], ['cpf'], ['family'], ['ibge', 'municipality']],
    telling: [
      'supplierType',
      'intermediary',
      'materialClass',
      'contract',
      'harvest',
      'basis',
      'plantUf',
      'familyShare',
    ],
    also: [
      ...([
        'id',
        'producerName',
        'issuer',
        'buyer',
        'invoiceKey',
        'invoiceNumber',
        'invoiceSeries',
        'invoiceType',
      ] as const),
      ...([
        'form',
        'unit',
        'salePrice',
        'invoiceTotal',
        'uf',
        'region',
        'request',
        'requestDate',
        'organisation',
      ] as const),
      ...(['ruralRegistry', 'transfer', 'area', 'yield'] as const),
    ],
    names: /AQUISIC|COMPRA|MATERIAPRIMA|PURCHASE/,
  },
  suppliers: {
    requires: [['cpf'], ['family'], ['ibge', 'municipality'], ['area']],
    telling: ['area', 'ruralRegistry'],
    also: [
      ...(['producerName', 'familyValidUntil', 'familyStatus', 'previousFamily', 'from', 'until', 'uf'] as const),
      ...(['organisation', 'material', 'harvest', 'supplierType', 'region', 'salePrice'] as const),
    ],
    names: /FORNECEDOR|AGRICULTOR|SUPPLIERS|FARMERS/,
  },
  intermediaries: {
    requires: [['intermediary'], ['habilitatedFrom']],
    telling: ['habilitatedFrom', 'habilitatedUntil', 'familyShare', 'intermediary'],
    also: ['organisation', 'supplierType', 'family', 'uf', 'municipality', 'ibge', 'receipt'],
    names: /INTERMEDIAR|HABILITA/,
  },
  contracts: {
    requires: [['contract'], ['date'], ['contractedArea', 'quantity']],
    telling: ['contract', 'contractedArea', 'intermediary', 'harvest', 'salePrice'],
    also: [
      ...([
        'cpf',
        'producerName',
        'family',
        'organisation',
        'intermediary',
        'material',
        'harvest',
        'quantity',
      ] as const),
      ...(['unit', 'salePrice', 'uf', 'municipality', 'ibge', 'value'] as const),
    ],
    names: /CONTRATO|CONTRACTS/,
  },
  costs: {
    requires: [['costItem'], ['value'], ['region', 'uf', 'municipality', 'ibge']],
    telling: [
      ...(['costItem', 'costLetter', 'donee', 'doneeType', 'publicFunds', 'transfer', 'used', 'yearsOfUse'] as const),
      ...(['amortizationYears', 'instalment', 'granted', 'admittedBefore', 'receipt', 'description'] as const),
    ],
    also: [
      ...(['id', 'invoiceNumber', 'invoiceKey', 'invoiceSeries', 'date', 'contract', 'documents', 'reports'] as const),
      ...(['professionalRegistry', 'request'] as const),
    ],
    names: /CUSTO|DESPESA|DOAC|COSTS/,
  },
  technicians: {
    requires: [['salary']],
    telling: ['salary', 'charges', 'travelReceipts', 'travelMethod', 'dedication', 'professionalRegistry'],
    also: ['cpf', 'producerName', 'uf', 'region', 'municipality', 'ibge', 'year'],
    names: /TECNICO|ATER$|ASSISTENCIA|TECHNICIAN/,
  },
  yields: {
    requires: [['material'], ['yield']],
    telling: ['yield', 'yieldLevel', 'atMaturity', 'source'],
    also: ['harvest', 'uf', 'municipality', 'ibge', 'region', 'year', 'request'],
    names: /PRODUTIVIDADE|RENDIMENTO|YIELDS/,
  },
  losses: {
    requires: [['kind'], ['expected'], ['delivered'], ['reports']],
    telling: ['expected', 'delivered', 'reports', 'kind'],
    also: [
      ...(['contract', 'family', 'cpf', 'producerName', 'material', 'area', 'request', 'requestDate'] as const),
      ...(['harvest', 'uf', 'municipality', 'ibge', 'value', 'cause', 'documents', 'contractedArea'] as const),
    ],
    names: /PERDA|FRUSTRAC|LOSSES/,
  },
};

export const TABLE_KINDS = Object.keys(KINDS) as TableKind[];

const columns = new Map(
  TABLE_KINDS.map((kind) => {
    const { requires, telling, also } = KINDS[kind];
    return [kind, new Set([...requires.flat(), ...telling, ...also])];
  }),
);

/** Whether a check is of tables of this kind, and cannot do without one; all others serve those. */
export function isIndispensable(kind: TableKind): kind is 'sales' | 'acquisitions' {
  return kind === 'sales' || kind === 'acquisitions';
}

/** All columns that a kind of table may hold. */
export function columnsOfKind(kind: TableKind): ReadonlySet<ColumnId> {
  return columns.get(kind)!;
}

/** What a kind of table cannot do without and does not have among these columns. */
export function missingOf(kind: TableKind, found: ReadonlySet<ColumnId>): ColumnId[] {
  return KINDS[kind].requires.filter((any) => !any.some((id) => found.has(id))).map(([first]) => first!);
}

import type { TableKind } from '../../src/sheets/columns';
import { recogniseTables } from '../../src/sheets/recognise';
import type { CellValue } from '../../src/workbook/port';
import { gridOf, matches } from './gridOf';

const KEY = '15230600052998224725559200000000151408172636';
const DAP = 'SDW0529982247251506231030';
const CPF = '529.982.247-25';
const CNPJ = '11222333000181';

/** Headers with the meaning expected, and one line of values, as the programmes' own lists of columns have them. */
const tables: Record<TableKind, [header: string, meaning: string, value: CellValue][]> = {
  sales: [
    ['linha', 'id', 1],
    ['nome_produtor', 'producerName', 'Ana Exemplo'],
    ['cpf_produtor', 'cpf', CPF],
    ['dap_caf', 'family', DAP],
    ['dap_caf_anterior', 'previousFamily', null],
    ['uf', 'uf', 'PA'],
    ['municipio', 'municipality', 'Belém'],
    ['produto', 'product', 'Açaí'],
    ['forma', 'form', 'fruto'],
    ['tipo_nf', 'invoiceType', 'Venda'],
    ['chave_nfe', 'invoiceKey', KEY],
    ['numero_nf', 'invoiceNumber', 15],
    ['serie', 'invoiceSeries', 1],
    ['data_emissao', 'date', 45092],
    ['cpf_cnpj_emitente', 'issuer', CPF],
    ['cpf_cnpj_comprador', 'buyer', CNPJ],
    ['quantidade_kg', 'quantity', 10],
    ['preco_kg', 'salePrice', 2],
    ['valor_total', 'value', 20],
    ['psa_separado', 'separatePayment', null],
    ['organizacao_cnpj', 'organisation', null],
    ['guia_transito', 'transportGuide', null],
    ['autorizacao_cota', 'quota', null],
  ],
  marketPrices: [
    ['produto', 'product', 'Açaí'],
    ['região', 'region', 'Norte'],
    ['inicio', 'from', 45078],
    ['fim', 'until', 45107],
    ['pmd', 'marketPrice', 2],
    ['fonte', 'source', 'Conab'],
  ],
  priorBalances: [
    ['dap_caf', 'family', DAP],
    ['produto', 'product', 'Açaí'],
    ['ano', 'year', 2023],
    ['valor_pago', 'paid', 100],
    ['valor_em_analise', 'underReview', 0],
    ['organizacao', 'organisation', 'Cooperativa Exemplo'],
  ],
  producers: [
    ['cpf', 'cpf', CPF],
    ['nome', 'producerName', 'Ana Exemplo'],
    ['dap_caf', 'family', DAP],
    ['validade', 'familyValidUntil', 45500],
    ['titular', '', 'Ana Exemplo'],
    ['situacao', 'familyStatus', 'Ativa'],
    ['sican', '', 's'],
  ],
  acquisitions: [
    ['id', 'id', 1],
    ['upb_cnpj', 'buyer', CNPJ],
    ['nf_chave', 'invoiceKey', KEY],
    ['nf_numero', 'invoiceNumber', 15],
    ['nf_serie', 'invoiceSeries', 1],
    ['nf_data', 'date', 45092],
    ['emitente_cpf_cnpj', 'issuer', CPF],
    ['tipo_fornecedor', 'supplierType', 'AF direto'],
    ['intermediario_cnpj', 'intermediary', null],
    ['produto', 'material', 'soja'],
    ['classe', 'materialClass', 'soja'],
    ['especie_animal', '', null],
    ['forma', 'form', 'grão'],
    ['quantidade', 'quantity', 10],
    ['unidade', 'unit', 'sc'],
    ['kg', '', 600],
    ['valor_total', 'value', 1500],
    ['agricultor_cpf', 'cpf', CPF],
    ['dap_caf', 'family', DAP],
    ['municipio_ibge', 'ibge', '5107925'],
    ['cultura', '', 'soja'],
    ['safra', 'harvest', '2023/24'],
    ['contrato', 'contract', 'C1'],
    ['natureza', 'basis', 'NF'],
    ['pedido_dep', 'request', null],
  ],
  suppliers: [
    ['cpf', 'cpf', CPF],
    ['nome', 'producerName', 'Ana Exemplo'],
    ['dap_caf', 'family', DAP],
    ['inicio', 'from', 44000],
    ['validade', 'familyValidUntil', 45500],
    ['ativo_em', 'familyStatus', null],
    ['municipio_ibge', 'ibge', '5107925'],
    ['area_ha', 'area', 30],
    ['car', 'ruralRegistry', 'MT-1'],
    ['cooperativa_cnpj', 'organisation', null],
    ['renda_bruta', '', null],
  ],
  intermediaries: [
    ['cnpj', 'intermediary', CNPJ],
    ['tipo', 'supplierType', 'cooperativa'],
    ['habilitada_de', 'habilitatedFrom', 44900],
    ['habilitada_até', 'habilitatedUntil', 46000],
    ['dap_juridica', 'family', DAP],
    ['% AF', 'familyShare', 0.7],
  ],
  contracts: [
    ['contrato', 'contract', 'C1'],
    ['agricultor', 'producerName', 'Ana Exemplo'],
    ['cultura', 'material', 'soja'],
    ['area_contratada_ha', 'contractedArea', 10],
    ['volume', 'quantity', 30000],
    ['preço_mínimo', 'salePrice', 2],
    ['assinatura', 'date', 45092],
    ['entidade anuente', '', 'Sindicato Exemplo'],
  ],
  costs: [
    ['id', 'id', 1],
    ['inciso', 'costItem', 'II'],
    ['alinea', 'costLetter', 'a'],
    ['descricao', 'description', 'sementes'],
    ['beneficiario', 'donee', 'Cooperativa Exemplo'],
    ['beneficiario_tipo', 'doneeType', 'cooperativa'],
    ['regiao', 'region', 'Sul'],
    ['municipio_ibge', 'ibge', '4314902'],
    ['nf_numero', 'invoiceNumber', 12],
    ['recibo_no', 'receipt', 3],
    ['data', 'date', 45092],
    ['valor_nf', 'value', 1000],
    ['recurso_publico', 'publicFunds', 'não'],
    ['forma_repasse', 'transfer', 'doação'],
    ['usado', 'used', 'não'],
    ['anos_uso', 'yearsOfUse', null],
    ['amortizar_anos', 'amortizationYears', null],
    ['parcela', 'instalment', null],
    ['deferimento_dep', 'granted', null],
    ['admissao_dep', 'admittedBefore', null],
    ['registro_conselho', 'professionalRegistry', null],
  ],
  technicians: [
    ['cpf', 'cpf', CPF],
    ['nome', 'producerName', 'Ana Exemplo'],
    ['registro', 'professionalRegistry', 'CREA 1'],
    ['salario_ano', 'salary', 50000],
    ['encargos_ano', 'charges', 1000],
    ['comprovantes', 'travelReceipts', null],
    ['dedicacao_%', 'dedication', 1],
  ],
  yields: [
    ['cultura', 'material', 'soja'],
    ['safra', 'harvest', '2023/24'],
    ['uf', 'uf', 'MT'],
    ['kg_ha', 'yield', 3500],
    ['fonte', 'source', 'Conab'],
    ['nivel', 'yieldLevel', 'região'],
    ['pedido de troca', 'request', null],
  ],
  losses: [
    ['contrato', 'contract', 'C1'],
    ['cultura', 'material', 'soja'],
    ['tipo', 'kind', 'total'],
    ['area', 'area', 10],
    ['kg_esperado', 'expected', 30000],
    ['kg_entregue', 'delivered', 0],
    ['laudos', 'reports', 2],
    ['pedido_no', 'request', '1'],
    ['data', 'requestDate', 45092],
    ['documentos', 'documents', 'a, b'],
  ],
};

describe.each(Object.entries(tables))('a table of %s', (kind, columns) => {
  const grid = gridOf([columns.map(([header]) => header), columns.map(([, , value]) => value)]);
  const [table] = recogniseTables(grid);

  test('is told by its columns', () => expect(table!.kind).toBe(kind));

  test('has each column understood, and no other', () =>
    expect(table!.columns.map(({ header, id }) => [header, id])).toEqual(
      columns.filter(([, meaning]) => meaning !== '').map(([header, meaning]) => [header, meaning]),
    ));

  test('lacks nothing that it needs', () => expect(table!.missing).toEqual([]));
});

describe('what could be of several kinds', () => {
  const header = ['Produtor', 'CPF', 'DAP/CAF', 'Município', 'Produto', 'Quantidade (kg)', 'Data', 'Valor total'];
  const line = (product: string) => ['Ana Exemplo', CPF, DAP, 'Xapuri', product, 100, 45092, 200];

  test('is of PGPM-Bio when its products are', () =>
    expect(recogniseTables(gridOf([header, line('Umbu (fruto)'), line('Mangaba (fruto)')]))[0]!.kind).toBe('sales'));

  test('is of the Selo when its raw materials are', () =>
    expect(recogniseTables(gridOf([header, line('soja'), line('mamona')]))[0]!.kind).toBe('acquisitions'));

  test('is what its sheet is called', () => {
    const list = gridOf([
      ['Nome', 'CPF', 'CAF', 'Município'],
      ['Ana Exemplo', CPF, DAP, 'Sorriso'],
    ]);
    expect(recogniseTables({ ...list, sheet: 'Produtores' })[0]!.kind).toBe('producers');
    expect(recogniseTables({ ...list, sheet: 'Fornecedores' })[0]!.kind).toBe('suppliers');
  });
});

describe('two columns for one meaning', () => {
  const rows = (headers: string[], values: CellValue[]) =>
    gridOf([
      ['Produto', 'UF', ...headers],
      ['Açaí (fruto)', 'PA', ...values],
    ]);

  test('quantity and price in kg go before those in cans, and a price is no market price', () => {
    const headers = ['Qtde (latas)', 'Qtde (kg)', 'Preço (R$/lata)', 'Preço (R$/kg)'];
    const [table] = recogniseTables(rows(headers, [10, 100, 90, 9]));
    expect(matches(table!).slice(2)).toEqual([
      'Qtde (kg) → quantity (known, kg)',
      'Preço (R$/kg) → salePrice (known, R$/kg)',
    ]);
    expect(table!.unmatched.map(({ why }) => why)).toEqual([
      { code: 'sameAsAnother', id: 'quantity' },
      { code: 'sameAsAnother', id: 'salePrice' },
    ]);
  });

  test('a quantity with a column of units beside it goes before one in kg', () => {
    const [table] = recogniseTables(rows(['Quantidade', 'Unidade', 'kg', 'Preço'], [10, 'sc', 600, 90]));
    expect(matches(table!).slice(2, 4)).toEqual(['Quantidade → quantity (known)', 'Unidade → unit (known)']);
  });

  test('one that is filled goes before a blank one', () => {
    const [table] = recogniseTables(rows(['Quantidade', 'Peso líquido (kg)', 'Preço'], [null, 100, 9]));
    expect(matches(table!)[2]).toBe('Peso líquido (kg) → quantity (known, kg)');
  });
});

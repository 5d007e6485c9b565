import type { ColumnId } from '../../../src/sheets/columns';
import { ENTRIES } from '../../../src/sheets/headers/dictionary';
import { columnsOfKind, KINDS, TABLE_KINDS } from '../../../src/sheets/kinds';
import { meaningsOf } from '../../../src/sheets/matchHeader';
import { columnName } from '../../../src/taskpane/wording/columns';

/** The best meaning of a header, how sure it is, and its unit. */
function read(header: string): string {
  const { candidates, unit } = meaningsOf(header);
  const [best] = candidates;
  return [best ? `${best.id}, ${best.certainty}` : 'nothing', ...(unit ? [unit] : [])].join(', ');
}

describe('headers as people write them', () => {
  test.each([
    // People and families
    ['Nome do produtor', 'producerName, known'],
    ['nome_produtor', 'producerName, known'],
    ['PRODUTOR(A)', 'producerName, known'],
    ['Extrativista', 'producerName, known'],
    ["Producer's name", 'producerName, known'],
    ['Nome', 'producerName, likely'],
    ['CPF', 'cpf, known'],
    ['C.P.F. do produtor', 'cpf, known'],
    ['N.F.', 'invoiceNumber, known'],
    ['CPFProdutor', 'cpf, known'],
    ['Nº CAF', 'family, known'],
    ['N° DAP/CAF', 'family, known'],
    ['DAP', 'family, known'],
    ['dap_caf', 'family, known'],
    ['DAP ou CAF', 'family, known'],
    ['dap_caf_anterior', 'previousFamily, known'],
    ['Validade da DAP', 'familyValidUntil, known'],
    ['cpf_cnpj_emitente', 'issuer, known'],
    ['CNPJ do comprador', 'buyer, known'],
    ['CNPJ da cooperativa', 'organisation, known'],
    // Documents
    ['Chave NF-e', 'invoiceKey, known'],
    ['Chave de acesso', 'invoiceKey, known'],
    ['Chave de Acesso da Nota Fiscal Eletrônica', 'invoiceKey, known'],
    ['nf_chave', 'invoiceKey, known'],
    ['NF', 'invoiceNumber, known'],
    ['Nº NF', 'invoiceNumber, known'],
    ['Nro. da Nota', 'invoiceNumber, known'],
    ['Nota', 'invoiceNumber, known'],
    ['Série', 'invoiceSeries, known'],
    ['Dt emissão', 'date, known'],
    ['Emissão', 'date, known'],
    ['Data NF', 'date, known'],
    ['dataEmissao', 'date, known'],
    ['Issue date', 'date, known'],
    // Places
    ['Município', 'municipality, known'],
    ['Cidade/UF', 'municipality, known'],
    ['Cód. IBGE', 'ibge, known'],
    ['municipio_ibge', 'ibge, known'],
    ['UF', 'uf, known'],
    ['Estado', 'uf, known'],
    ['State', 'uf, known'],
    ['UF da usina', 'plantUf, known'],
    // What was sold
    ['Produto', 'product, known'],
    ['Espécie', 'product, likely'],
    ['Qtde (kg)', 'quantity, known, kg'],
    ['Quant.', 'quantity, known'],
    ['Qtd kg', 'quantity, known, kg'],
    ['QTDE [KG]', 'quantity, known, kg'],
    ['Peso líquido', 'quantity, known'],
    ['Net weight (kg)', 'quantity, known, kg'],
    ['Kg', 'quantity, known, kg'],
    ['Preço venda', 'salePrice, known'],
    ['Preço\nvenda', 'salePrice, known'],
    ['Vlr unit', 'salePrice, known'],
    ['Vl. Unitário (R$)', 'salePrice, known, R$'],
    ['R$/kg', 'salePrice, known, R$/kg'],
    ['preco_kg', 'salePrice, known, R$/kg'],
    ['Sale price (BRL/kg)', 'salePrice, known, R$/kg'],
    ['Valor total', 'value, known'],
    ['VALOR TOTAL R$', 'value, known, R$'],
    ['Unid.', 'unit, known'],
    ['PMD (R$/kg)', 'marketPrice, known, R$/kg'],
    // Selo
    ['Matéria-prima', 'material, known'],
    ['tipo_fornecedor', 'supplierType, known'],
    ['% AF', 'familyShare, known, %'],
    ['Área (ha)', 'area, known, ha'],
    ['Produtividade (kg/ha)', 'yield, known, kg/ha'],
    ['forma_repasse', 'transfer, known'],
    ['Registro no conselho', 'professionalRegistry, known'],
  ])('%s: %s', (header, expected) => expect(read(header)).toBe(expected));
});

describe('a quantity or price in another unit is told apart', () => {
  test.each([
    ['Quantidade (t)', 'quantity, known, t'],
    ['Qtd (sc)', 'quantity, known, sc'],
    ['Qtde em sacas', 'quantity, known, sc'],
    ['Toneladas', 'quantity, known, t'],
    ['Quantidade (latas)', 'quantity, known, lata'],
    ['Preço por saca', 'salePrice, known, R$/sc'],
    ['Preço (R$/t)', 'salePrice, known, R$/t'],
    ['Valor (R$ mil)', 'value, known, R$ mil'],
    ['Produtividade em sc/ha', 'yield, known, sc/ha'],
    ['Área (alqueires)', 'area, known, alqueire'],
  ])('%s: %s', (header, expected) => expect(read(header)).toBe(expected));
});

describe('a header that only resembles a known one is likely', () => {
  test.each([
    ['Quantidde', 'quantity, likely'],
    ['Municipo', 'municipality, likely'],
    ['Quantidade de castanha (kg)', 'quantity, likely, kg'],
    ['PreÃ§o venda', 'salePrice, known'],
    ['Qtde entregue pelo extrativista (kg)', 'delivered, likely, kg'],
  ])('%s: %s', (header, expected) => expect(read(header)).toBe(expected));
});

describe('headers that speak of something else are not taken', () => {
  test.each([
    'Preço mínimo de garantia',
    'Data de nascimento',
    'CPF do cônjuge',
    'Nome da mãe',
    'Valor do frete',
    'Subvenção (R$)',
    'Telefone',
    'VSP',
    'MPA (R$/kg)',
    'Saldo do produto',
    'Obs.',
    'Multiplicador',
    '2024',
    '',
    'Esta planilha foi feita pela cooperativa para prestar contas das vendas de 2023 com nota fiscal, produto e preço',
  ])('%s', (header) => expect(meaningsOf(header).candidates).toEqual([]));
});

describe('the dictionary', () => {
  const ids = new Set(ENTRIES.map(({ id }) => id));

  test('has headers for every column of every kind of table', () => {
    const columns = TABLE_KINDS.flatMap((kind) => [
      ...KINDS[kind].requires.flat(),
      ...KINDS[kind].telling,
      ...KINDS[kind].also,
    ]);
    expect(columns.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('names no column twice and each of its own headers means what it stands under', () => {
    expect(ids.size).toBe(ENTRIES.length);
    const strangers = ENTRIES.flatMap(({ id, known }) =>
      known.filter((header) => !meansAt(header, id)).map((header) => `${header} → ${id}`),
    );
    expect(strangers).toEqual([]);
  });

  test.each(['pt-BR', 'en-US'] as const)(
    'understands the names that the pane itself gives to columns, %s',
    (language) => {
      const strangers = TABLE_KINDS.flatMap((kind) =>
        [...columnsOfKind(kind)].filter((id) => {
          const { candidates } = meaningsOf(columnName(id, language));
          return candidates.find((candidate) => columnsOfKind(kind).has(candidate.id))?.id !== id;
        }),
      );
      expect(strangers).toEqual([]);
    },
  );

  function meansAt(header: string, id: ColumnId): boolean {
    return meaningsOf(header).candidates.some((candidate) => candidate.id === id && candidate.certainty === 'known');
  }
});

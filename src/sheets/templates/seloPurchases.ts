import {
  CODE,
  column,
  COOPERATIVE,
  CPF,
  DATE,
  FAMILY,
  FAMILY_STATUS,
  FAMILY_UNTIL,
  HARVEST,
  INVOICE_NUMBER,
  INVOICE_SERIES,
  invoiceKey,
  ISSUER,
  MATERIAL,
  MUNICIPALITY,
  PREVIOUS_FAMILY,
  UF,
  WORDS,
} from './columns';
import { said, type SheetTemplate } from './template';

const FARMER_NAME = column(
  'producerName',
  said('Nome do agricultor familiar', 'Name of farmer'),
  WORDS,
  'João Pereira',
  said('Quem produziu, mesmo que a cooperativa tenha vendido.', 'Who produced it, even if a cooperative sold it.'),
);
const SELLER_KIND = column(
  'supplierType',
  said('Tipo de fornecedor', 'Supplier type'),
  { kind: 'list', list: 'suppliers', others: 'warn' },
  'cooperativa habilitada',
  said('Quem vendeu à usina.', 'Who sold to the plant.'),
);
const INTERMEDIARY = column(
  'intermediary',
  said('CNPJ do intermediário', 'Intermediary CNPJ'),
  CODE,
  COOPERATIVE,
  said(
    'Da cooperativa ou do cerealista. Em branco se o agricultor vendeu direto.',
    'Of the cooperative or dealer. Blank if the farmer sold himself.',
  ),
);
const CONTRACT = column(
  'contract',
  said('Nº do contrato', 'Contract number'),
  CODE,
  'C-001/2022',
  said('O mesmo número da planilha Contratos.', 'The same number as on the sheet of contracts.'),
);

const ACQUISITIONS: SheetTemplate = {
  kind: 'acquisitions',
  programme: 'selo',
  sheet: said('Aquisições', 'Purchases'),
  about: said(
    'Uma linha para cada nota e cada agricultor. É a única planilha indispensável.',
    'A row for each invoice and each farmer. The only sheet that is indispensable.',
  ),
  columns: [
    FARMER_NAME,
    CPF,
    FAMILY,
    SELLER_KIND,
    INTERMEDIARY,
    CONTRACT,
    MATERIAL,
    column(
      'materialClass',
      said('Classe da matéria-prima', 'Class of the raw material'),
      { kind: 'list', list: 'classes', others: 'warn' },
      null,
      said('Só se a matéria-prima não estiver na lista.', 'Only if the raw material is not in the list.'),
    ),
    column(
      'form',
      said('Forma', 'Form'),
      { kind: 'list', list: 'forms', others: 'warn' },
      'grão',
      said('Em que forma foi comprada.', 'The form in which it was bought.'),
    ),
    column(
      'basis',
      said('Natureza da aquisição', 'Basis of the purchase'),
      { kind: 'list', list: 'bases', others: 'warn' },
      'nota',
      said(
        'Em que se apoia o valor: nota; ou, sem nota, cultura perene (art. 7º) ou perda (art. 8º).',
        'What the value rests on: an invoice; or, without one, a perennial crop (art. 7) or a loss (art. 8).',
      ),
    ),
    HARVEST,
    column(
      'quantity',
      said('Quantidade (kg)', 'Quantity (kg)'),
      { kind: 'number', measure: 'kg' },
      2000,
      said('Em quilogramas.', 'In kilograms.'),
    ),
    column(
      'value',
      said('Valor total (R$)', 'Total value (R$)'),
      { kind: 'number', measure: 'R$' },
      8000,
      said(
        'Valor desta linha; a nota pode ter outras, de outros agricultores.',
        'Of this row; the invoice may have others, of other farmers.',
      ),
    ),
    column(
      'date',
      said('Data de emissão', 'Date of issue'),
      DATE,
      '2023-06-15',
      said('Dia da emissão da nota fiscal.', 'Day on which the invoice was issued.'),
    ),
    invoiceKey('29230611222333000181550010000000151000000152'),
    INVOICE_NUMBER,
    INVOICE_SERIES,
    ISSUER,
    UF,
    MUNICIPALITY,
    column(
      'request',
      said('Pedido ao DEP', 'Request number'),
      CODE,
      null,
      said('Se a aquisição depende de pedido: o número.', 'If the purchase depends on a request: its number.'),
    ),
  ],
};

const SUPPLIERS: SheetTemplate = {
  kind: 'suppliers',
  programme: 'selo',
  sheet: said('Fornecedores', 'Suppliers'),
  about: said(
    'Os agricultores: validade da DAP ou do CAF, município, área e CAR. Mais de uma linha se há mais de uma cultura.',
    'The farmers: validity of the DAP or CAF, municipality, area and registry of the farm. One row for each crop.',
  ),
  columns: [
    FARMER_NAME,
    CPF,
    FAMILY,
    PREVIOUS_FAMILY,
    column(
      'from',
      said('Início da validade', 'Valid from'),
      DATE,
      '2021-01-01',
      said('Primeiro dia de validade da DAP ou do CAF.', 'First day on which the DAP or CAF is valid.'),
    ),
    FAMILY_UNTIL,
    FAMILY_STATUS,
    UF,
    MUNICIPALITY,
    column(
      'area',
      said('Área (ha)', 'Area (ha)'),
      { kind: 'number', measure: 'ha' },
      12,
      said('Área plantada, em hectares.', 'Area grown, in hectares.'),
    ),
    {
      ...MATERIAL,
      hint: said('Cultura dessa área. Em branco: a área toda.', 'Crop of this area. Blank: the whole area.'),
    },
    HARVEST,
    column(
      'ruralRegistry',
      said('Nº CAR', 'Rural environmental registry'),
      CODE,
      'BA-2914604-0123456789ABCDEF0123456789ABCDEF',
      said('Registro do imóvel no Cadastro Ambiental Rural (art. 5º).', 'Registry of the farm in the CAR (art. 5).'),
    ),
  ],
};

const INTERMEDIARIES: SheetTemplate = {
  kind: 'intermediaries',
  programme: 'selo',
  sheet: said('Intermediários', 'Intermediaries'),
  about: said(
    'Cooperativas e cerealistas por quem a usina compra, e desde quando estão habilitados (art. 9º).',
    'Cooperatives and dealers the plant buys through, and since when they are habilitated (art. 9).',
  ),
  columns: [
    column(
      'organisation',
      said('Nome da cooperativa', 'Cooperative'),
      WORDS,
      'Cooperativa Grão da Terra',
      said('Nome da cooperativa ou do cerealista.', 'Name of the cooperative or dealer.'),
    ),
    { ...INTERMEDIARY, hint: said('Da cooperativa ou do cerealista.', 'Of the cooperative or dealer.') },
    SELLER_KIND,
    column(
      'habilitatedFrom',
      said('Habilitada de', 'Licensed from'),
      DATE,
      '2021-01-01',
      said('Primeiro dia da habilitação.', 'First day of the habilitation.'),
    ),
    column(
      'habilitatedUntil',
      said('Habilitada até', 'Licensed until'),
      DATE,
      '2025-12-31',
      said('Último dia da habilitação. Em branco: sem fim.', 'Last day of the habilitation. Blank: no end.'),
    ),
    {
      ...FAMILY,
      header: said('DAP/CAF jurídica', 'DAP/CAF'),
      example: null,
      hint: said('Da cooperativa.', 'Of the cooperative.'),
    },
    column(
      'familyShare',
      said('% de agricultores familiares', 'Family share (%)'),
      { kind: 'number', measure: 'share' },
      0.9,
      said(
        'Parte dos associados que é da agricultura familiar, por exemplo 90%. Só a Portaria 28/2024 pergunta.',
        'Part of the members that is of family farming, for example 90%. Only Portaria 28/2024 asks.',
      ),
    ),
    UF,
    MUNICIPALITY,
  ],
};

const CONTRACTS: SheetTemplate = {
  kind: 'contracts',
  programme: 'selo',
  sheet: said('Contratos', 'Contracts'),
  about: said(
    'Os contratos com agricultores e cooperativas: têm de ser assinados antes da entrega.',
    'The contracts with farmers and cooperatives: they must be signed before the delivery.',
  ),
  columns: [
    FARMER_NAME,
    { ...CONTRACT, hint: said('Número que as aquisições citam.', 'Number that the purchases refer to.') },
    CPF,
    FAMILY,
    INTERMEDIARY,
    MATERIAL,
    HARVEST,
    column(
      'contractedArea',
      said('Área contratada (ha)', 'Contracted area (ha)'),
      { kind: 'number', measure: 'ha' },
      10,
      said('Em hectares.', 'In hectares.'),
    ),
    column(
      'quantity',
      said('Volume contratado (kg)', 'Quantity (kg)'),
      { kind: 'number', measure: 'kg' },
      8000,
      said('Em quilogramas.', 'In kilograms.'),
    ),
    column(
      'salePrice',
      said('Preço mínimo garantido (R$/kg)', 'Price (R$/kg)'),
      { kind: 'number', measure: 'R$/kg' },
      3.5,
      said('Menor preço que o contrato garante.', 'Lowest price that the contract grants.'),
    ),
    column(
      'date',
      said('Data de assinatura', 'Contract date'),
      DATE,
      '2022-11-01',
      said('Dia da assinatura.', 'Day of signing.'),
    ),
    UF,
    MUNICIPALITY,
  ],
};

export const PURCHASE_TEMPLATES: readonly SheetTemplate[] = [ACQUISITIONS, SUPPLIERS, INTERMEDIARIES, CONTRACTS];

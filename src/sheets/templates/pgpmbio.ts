import {
  CODE,
  column,
  CPF,
  DATE,
  FAMILY,
  FAMILY_STATUS,
  FAMILY_UNTIL,
  INVOICE_NUMBER,
  INVOICE_SERIES,
  invoiceKey,
  ISSUER,
  MUNICIPALITY,
  PREVIOUS_FAMILY,
  UF,
  withExample,
  WORDS,
} from './columns';
import { said, type SheetTemplate } from './template';

const PRODUCT = column(
  'product',
  said('Produto', 'Product'),
  { kind: 'list', list: 'products', others: 'warn' },
  'Babaçu (amêndoa)',
  said(
    'Escolha na lista; outros nomes de uso comum também são entendidos.',
    'Choose from the list; other common names are understood too.',
  ),
);
const ORGANISATION = column(
  'organisation',
  said('Organização que apresenta', 'Organisation'),
  WORDS,
  'Cooperativa Flor do Babaçu',
  said('Cooperativa ou associação que apresenta o pedido: nome ou CNPJ.', 'Who presents the request: name or CNPJ.'),
);
const PRODUCER = column(
  'producerName',
  said('Nome do produtor', 'Name of producer'),
  WORDS,
  'Maria da Silva',
  said(
    'Extrativista que produziu. Uma linha por nota e por produtor.',
    'Who produced it. One row for each invoice and producer.',
  ),
);

const SALES: SheetTemplate = {
  kind: 'sales',
  programme: 'pgpmbio',
  sheet: said('Vendas', 'Sales'),
  about: said(
    'Uma linha para cada nota, produtor e produto. É a única planilha indispensável.',
    'A row for each invoice, producer and product. The only sheet that is indispensable.',
  ),
  columns: [
    PRODUCER,
    CPF,
    FAMILY,
    ORGANISATION,
    PRODUCT,
    withExample(UF, 'MA'),
    withExample(MUNICIPALITY, 'Vargem Grande'),
    column(
      'date',
      said('Data de emissão', 'Date of issue'),
      DATE,
      '2023-03-15',
      said('Dia da emissão da nota fiscal.', 'Day on which the invoice was issued.'),
    ),
    column(
      'quantity',
      said('Quantidade (kg)', 'Quantity (kg)'),
      { kind: 'number', measure: 'kg' },
      420,
      said('Em quilogramas.', 'In kilograms.'),
    ),
    column(
      'salePrice',
      said('Preço de venda (R$/kg)', 'Sale price (R$/kg)'),
      { kind: 'number', measure: 'R$/kg' },
      3.9,
      said('Preço por quilograma, sem pagamento por serviços ambientais à parte.', 'Price per kilogram.'),
    ),
    column(
      'value',
      said('Valor total (R$)', 'Total value (R$)'),
      { kind: 'number', measure: 'R$' },
      1638,
      said('Quantidade × preço, como está na nota. Serve para conferir.', 'Quantity × price, as on the invoice.'),
    ),
    column(
      'invoiceType',
      said('Tipo de NF', 'Invoice type'),
      { kind: 'list', list: 'invoiceTypes', others: 'warn' },
      'Venda (saída)',
      said(
        'Nota de venda do produtor ou de compra de quem comprou.',
        'Of the producer’s sale, or of the buyer’s purchase.',
      ),
    ),
    invoiceKey('21230311222333000181550010000010011000010018'),
    withExample(INVOICE_NUMBER, '1001'),
    INVOICE_SERIES,
    ISSUER,
    column(
      'buyer',
      said('CPF/CNPJ do comprador', 'Buyer CPF/CNPJ'),
      CODE,
      '12.ABC.345/01DE-35',
      said('De quem comprou.', 'Of who bought it.'),
    ),
    column(
      'separatePayment',
      said('PSA separado (R$)', 'Separate payment (R$)'),
      { kind: 'number', measure: 'R$' },
      null,
      said(
        'Pagamento por serviços ambientais, se veio destacado na nota.',
        'Payment for environmental services, if the invoice shows it apart.',
      ),
    ),
    column(
      'transportGuide',
      said('Guia de trânsito', 'Transport guide'),
      CODE,
      null,
      said('Só para pirarucu de manejo.', 'For managed pirarucu only.'),
    ),
    column(
      'quota',
      said('Autorização de cota', 'Quota authorisation'),
      CODE,
      null,
      said('Só para pirarucu de manejo.', 'For managed pirarucu only.'),
    ),
  ],
};

const PRODUCERS: SheetTemplate = {
  kind: 'producers',
  programme: 'pgpmbio',
  sheet: said('Produtores', 'Producers'),
  about: said(
    'Opcional: quem são os produtores e até quando vale a DAP ou o CAF de cada família.',
    'Optional: who the producers are, and until when each family’s DAP or CAF is valid.',
  ),
  columns: [PRODUCER, CPF, FAMILY, PREVIOUS_FAMILY, FAMILY_UNTIL, FAMILY_STATUS].map((one) =>
    one === PRODUCER ? { ...one, hint: said('Um produtor por linha.', 'One producer a row.') } : one,
  ),
};

const MARKET_PRICES: SheetTemplate = {
  kind: 'marketPrices',
  programme: 'pgpmbio',
  sheet: said('PMD', 'Market prices'),
  about: said(
    'Preços médios de mercado (PMD) por produto, lugar e período. Sem eles o valor a pagar fica provisório.',
    'Average market prices (PMD) by product, place and period. Without them what is payable stays provisional.',
  ),
  columns: [
    PRODUCT,
    {
      ...withExample(UF, 'MA'),
      hint: said(
        'UF do preço; ou deixe em branco e diga a região.',
        'State of the price, or leave it blank and give the region.',
      ),
    },
    column(
      'region',
      said('Região', 'Region'),
      { kind: 'list', list: 'regions', others: 'stop' },
      null,
      said('Só se o preço for de uma região inteira.', 'Only if the price is of a whole region.'),
    ),
    {
      ...withExample(MUNICIPALITY, null),
      hint: said('Só se o preço for de um município.', 'Only if the price is of a municipality.'),
    },
    column(
      'from',
      said('Início', 'Start'),
      DATE,
      '2023-03-01',
      said('Primeiro dia em que o preço vale.', 'First day of the price.'),
    ),
    column(
      'until',
      said('Fim', 'End'),
      DATE,
      '2023-03-31',
      said('Último dia. Em branco: fim do mês em que começa.', 'Last day. Blank: the end of the month it begins in.'),
    ),
    column(
      'marketPrice',
      said('PMD (R$/kg)', 'Market price (R$/kg)'),
      { kind: 'number', measure: 'R$/kg' },
      4.5,
      said('Preço médio de mercado por quilograma.', 'Average market price per kilogram.'),
    ),
    column(
      'source',
      said('Fonte', 'Source'),
      WORDS,
      'Conab, preço médio mensal',
      said('De onde veio o preço.', 'Where the price was read.'),
    ),
  ],
};

const BALANCES: SheetTemplate = {
  kind: 'priorBalances',
  programme: 'pgpmbio',
  sheet: said('Saldos', 'Balances'),
  about: said(
    'O que cada família já recebeu ou já pediu no ano, também por outras organizações. É descontado dos limites.',
    'What each family was paid or has asked for in the year, through other organisations too. It is taken off the limits.',
  ),
  columns: [
    {
      ...ORGANISATION,
      hint: said('Por quem a família recebeu ou pediu.', 'Through whom the family was paid or asked.'),
    },
    FAMILY,
    {
      ...PRODUCT,
      hint: said(
        'Produto pago. Em branco: conta só no limite anual.',
        'Product paid for. Blank: it counts for the annual limit only.',
      ),
    },
    column(
      'year',
      said('Ano', 'Year'),
      { kind: 'number', measure: 'year' },
      2023,
      said('Ano civil.', 'Calendar year.'),
    ),
    column(
      'paid',
      said('Valor pago (R$)', 'Amount paid (R$)'),
      { kind: 'number', measure: 'R$' },
      250,
      said('Subvenção já recebida.', 'Subsidy already received.'),
    ),
    column(
      'underReview',
      said('Valor em análise (R$)', 'Amount under review (R$)'),
      { kind: 'number', measure: 'R$' },
      null,
      said('Subvenção já pedida e ainda não paga.', 'Subsidy asked for and not paid yet.'),
    ),
    column(
      'request',
      said('Nº do pedido', 'Request number'),
      CODE,
      null,
      said('Pedido em que foi apresentado.', 'Request in which it was presented.'),
    ),
  ],
};

export const PGPMBIO_TEMPLATES: readonly SheetTemplate[] = [SALES, MARKET_PRICES, BALANCES, PRODUCERS];

import { CODE, column, DATE, FARMER, INVOICE_NUMBER, withExample, WORDS, YES_NO, CPF } from './columns';
import { said, type SheetTemplate } from './template';

const REGION = column(
  'region',
  said('Região', 'Region'),
  { kind: 'list', list: 'seloRegions', others: 'stop' },
  'Semiárido',
  said('Região dos agricultores a que se destina.', 'Region of the farmers it is for.'),
);

const COSTS: SheetTemplate = {
  kind: 'costs',
  programme: 'selo',
  sheet: said('Custos', 'Costs'),
  about: said(
    'Doações, pesquisa e assistência técnica (art. 4º, II a V). Salários de técnicos próprios vão na planilha Técnicos.',
    'Gifts, research and technical assistance (art. 4, II to V). Salaries of own technicians go on their own sheet.',
  ),
  columns: [
    column(
      'description',
      said('Descrição', 'Description'),
      WORDS,
      'sementes de mamona',
      said('O que foi doado ou pago.', 'What was given or paid.'),
    ),
    column(
      'costItem',
      said('Inciso', 'Cost item'),
      { kind: 'list', list: 'costItems', others: 'warn' },
      'II',
      said(
        'II doação; III pesquisa; IV assistência própria; V assistência de terceiros.',
        'II gift; III research; IV own assistance; V assistance by others.',
      ),
    ),
    column(
      'costLetter',
      said('Alínea', 'Letter'),
      { kind: 'list', list: 'costLetters', others: 'warn' },
      'a',
      said('Letra do inciso II (a a k) ou do IV (a a c).', 'Letter of item II (a to k) or IV (a to c).'),
    ),
    column(
      'donee',
      said('CPF/CNPJ do beneficiário', 'Donee'),
      CODE,
      FARMER.cpf,
      said('De quem recebeu.', 'Of who received it.'),
    ),
    column(
      'doneeType',
      said('Tipo de beneficiário', 'Donee type'),
      { kind: 'list', list: 'doneeTypes', others: 'warn' },
      'agricultor',
      said(
        'Quem recebeu. Máquinas (g) e energia (h) só a cooperativa habilitada.',
        'Who received it. Machines (g) and energy (h) only a habilitated cooperative.',
      ),
    ),
    REGION,
    column(
      'value',
      said('Valor da NF (R$)', 'Value (R$)'),
      { kind: 'number', measure: 'R$' },
      1200,
      said('Valor pago, como na nota.', 'What was paid, as on the invoice.'),
    ),
    column('date', said('Data da NF', 'Date'), DATE, '2023-01-20', said('Dia da nota.', 'Day of the invoice.')),
    {
      ...withExample(INVOICE_NUMBER, '77'),
      hint: said('Da nota de quem forneceu.', 'Of the invoice of who supplied it.'),
    },
    column(
      'receipt',
      said('Nº do recibo', 'Receipt number'),
      CODE,
      'R-001',
      said('Recibo de quem recebeu a doação.', 'Receipt of who got the gift.'),
    ),
    column(
      'publicFunds',
      said('Recurso público', 'Public funds'),
      YES_NO,
      'Não',
      said('Pago com recurso público? Se sim, não conta.', 'Paid from public funds? Then it does not count.'),
    ),
    column(
      'transfer',
      said('Forma de repasse', 'Transfer'),
      { kind: 'list', list: 'transfers', others: 'warn' },
      'doação',
      said('Adiantamento e crédito não contam (art. 4º, § 1º).', 'Advances and loans do not count (art. 4 § 1).'),
    ),
    column('used', said('Equipamento usado', 'Used'), YES_NO, 'Não', said('Só para máquinas.', 'For machines only.')),
    column(
      'yearsOfUse',
      said('Anos de uso', 'Years of use'),
      { kind: 'number', measure: 'count' },
      null,
      said('Se usado: quantos anos.', 'If used: how many years.'),
    ),
    column(
      'amortizationYears',
      said('Anos de amortização', 'Amortization years'),
      { kind: 'number', measure: 'count' },
      null,
      said('Se o valor é dividido em anos (até 5).', 'If the value is spread over years (up to 5).'),
    ),
    column(
      'instalment',
      said('Nº da parcela', 'Instalment'),
      { kind: 'number', measure: 'count' },
      null,
      said('Qual parcela é a deste ano.', 'Which instalment is this year’s.'),
    ),
    column(
      'granted',
      said('Deferimento do DEP', 'Granted'),
      YES_NO,
      null,
      said('A amortização foi deferida?', 'Was the amortization granted?'),
    ),
    column(
      'admittedBefore',
      said('Admissão prévia', 'Admitted before'),
      YES_NO,
      null,
      said('Pesquisa (III): o DEP admitiu antes?', 'Research (III): did the DEP admit it beforehand?'),
    ),
    column(
      'reports',
      said('Relatórios', 'Reports'),
      YES_NO,
      null,
      said(
        'Pesquisa (III): há relatórios de execução física e financeira?',
        'Research (III): are there reports of what was done and spent?',
      ),
    ),
    column(
      'professionalRegistry',
      said('Registro no conselho', 'Professional registry'),
      CODE,
      null,
      said(
        'Assistência de terceiros (V): registro dos profissionais.',
        'Assistance by others (V): registry of the professionals.',
      ),
    ),
  ],
};

const TECHNICIANS: SheetTemplate = {
  kind: 'technicians',
  programme: 'selo',
  sheet: said('Técnicos', 'Technicians'),
  about: said(
    'Técnicos da própria usina: salário, encargos e deslocamento no ano (art. 4º, IV).',
    'The plant’s own technicians: salary, charges and travel in the year (art. 4, IV).',
  ),
  columns: [
    column(
      'producerName',
      said('Nome do técnico', 'Technician'),
      WORDS,
      'Ana Souza',
      said('Um técnico por linha.', 'One technician a row.'),
    ),
    {
      ...CPF,
      header: said('CPF do técnico', 'CPF'),
      example: '111.444.777-35',
      hint: said('CPF do técnico.', 'CPF of the technician.'),
    },
    column(
      'professionalRegistry',
      said('Registro no conselho', 'Professional registry'),
      CODE,
      'CREA-BA 12345',
      said('Registro profissional.', 'Professional registry.'),
    ),
    column(
      'salary',
      said('Salário no ano (R$)', 'Salary (R$)'),
      { kind: 'number', measure: 'R$' },
      60_000,
      said('Soma do ano, sem encargos.', 'Sum of the year, without charges.'),
    ),
    column(
      'charges',
      said('Encargos no ano (R$)', 'Charges (R$)'),
      { kind: 'number', measure: 'R$' },
      24_000,
      said('Encargos da usina sobre o salário.', 'The plant’s charges on the salary.'),
    ),
    column(
      'travelMethod',
      said('Método de deslocamento', 'Travel method'),
      { kind: 'list', list: 'travelMethods', others: 'warn' },
      '15% do salário',
      said('Um dos dois por técnico e ano (art. 4º, IV, b).', 'One of the two a technician and year (art. 4, IV, b).'),
    ),
    column(
      'travelReceipts',
      said('Comprovantes de deslocamento (R$)', 'Travel receipts (R$)'),
      { kind: 'number', measure: 'R$' },
      null,
      said(
        'Soma dos comprovantes. Em branco: contam 15% do salário.',
        'Sum of the receipts. Blank: 15% of the salary counts.',
      ),
    ),
    REGION,
  ],
};

export const COST_TEMPLATES: readonly SheetTemplate[] = [COSTS, TECHNICIANS];

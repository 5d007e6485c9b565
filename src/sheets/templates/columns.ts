import type { ColumnId } from '../columns';
import { said, type Entry, type TemplateColumn } from './template';

/** Columns that mean the same on several sheets. Their examples are of one farmer, and go together. */
export const FARMER = { cpf: '529.982.247-25', family: 'SDW0529982247251503221030' };
/** CNPJ of the cooperative of the examples. */
export const COOPERATIVE = '11.222.333/0001-81';

export function column(
  id: ColumnId,
  header: TemplateColumn['header'],
  entry: Entry,
  example: TemplateColumn['example'],
  hint: TemplateColumn['hint'],
): TemplateColumn {
  return { id, header, entry, hint, example };
}

/** The same column as it goes in another example. */
export function withExample(of: TemplateColumn, example: TemplateColumn['example']): TemplateColumn {
  return { ...of, example };
}

export const CODE: Entry = { kind: 'code' };
export const WORDS: Entry = { kind: 'words' };
export const DATE: Entry = { kind: 'date' };
export const YES_NO: Entry = { kind: 'list', list: 'yesNo', others: 'warn' };

export const CPF = column(
  'cpf',
  said('CPF do produtor', 'CPF'),
  CODE,
  FARMER.cpf,
  said('CPF de quem produziu, com ou sem pontos.', 'CPF of who produced it, with or without points.'),
);
export const FAMILY = column(
  'family',
  said('DAP/CAF', 'DAP/CAF'),
  CODE,
  FARMER.family,
  said(
    'Número da DAP ou do CAF da família, como no extrato.',
    'Number of the family’s DAP or CAF, as in its statement.',
  ),
);
export const PREVIOUS_FAMILY = column(
  'previousFamily',
  said('DAP/CAF anterior', 'Previous DAP/CAF'),
  CODE,
  null,
  said(
    'Se a família trocou de número no ano, o número que tinha antes.',
    'The number the family had before, if it changed in the year.',
  ),
);
export const FAMILY_UNTIL = column(
  'familyValidUntil',
  said('Validade da DAP/CAF', 'DAP/CAF valid until'),
  DATE,
  '2024-12-31',
  said('Último dia de validade da DAP ou do CAF.', 'Last day on which the DAP or CAF is valid.'),
);
export const FAMILY_STATUS = column(
  'familyStatus',
  said('Situação da DAP/CAF', 'DAP/CAF status'),
  { kind: 'list', list: 'familyStatus', others: 'warn' },
  'Ativa',
  said('Como consta no extrato.', 'As in its statement.'),
);
export const UF = column(
  'uf',
  said('UF', 'UF'),
  { kind: 'list', list: 'ufs', others: 'stop' },
  'BA',
  said('UF onde foi produzido.', 'State where it was produced.'),
);
export const MUNICIPALITY = column(
  'municipality',
  said('Município', 'Municipality'),
  WORDS,
  'Irecê',
  said('Município onde foi produzido.', 'Municipality where it was produced.'),
);
export const MATERIAL = column(
  'material',
  said('Matéria-prima', 'Raw material'),
  { kind: 'list', list: 'materials', others: 'warn' },
  'Mamona',
  said(
    'Escolha na lista; outros nomes de uso comum também são entendidos.',
    'Choose from the list; other common names are understood too.',
  ),
);
export const HARVEST = column(
  'harvest',
  said('Safra', 'Harvest'),
  CODE,
  '2022/2023',
  said('Por exemplo 2022/2023.', 'For example 2022/2023.'),
);
export const INVOICE_NUMBER = column(
  'invoiceNumber',
  said('Nº NF', 'Invoice number'),
  CODE,
  '15',
  said('Número da nota. Dispensável se a chave estiver preenchida.', 'Number of the invoice, unless its key is given.'),
);
export const INVOICE_SERIES = column(
  'invoiceSeries',
  said('Série', 'Invoice series'),
  CODE,
  '1',
  said('Série da nota.', 'Series of the invoice.'),
);
export const ISSUER = column(
  'issuer',
  said('CPF/CNPJ do emitente', 'Issuer CPF/CNPJ'),
  CODE,
  COOPERATIVE,
  said('De quem emitiu a nota.', 'Of who issued the invoice.'),
);

/** Key of an invoice; each sheet has its own example. */
export function invoiceKey(example: string): TemplateColumn {
  return column(
    'invoiceKey',
    said('Chave de acesso da NF-e', 'Invoice key'),
    CODE,
    example,
    said(
      'Os 44 algarismos, como texto. Deixe em branco se a nota for de papel.',
      'Its 44 figures, as text. Leave it blank if the invoice is on paper.',
    ),
  );
}

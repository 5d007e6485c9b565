import type { Language } from '../language';
import type { Programme } from '../programme';

/** Texts of the printed report. */
export interface ReportTexts {
  ofSales: string;
  ofPlant: string;
  presenter: string;
  checked: string;
  rules: string;
  readings: string;
  findings: string;
  totals: string;
  producer: (number: number) => string;
  name: string;
  cpf: string;
  family: string;
  municipality: string;
  invoice: string;
  sum: string;
  productLeft: (product: string, year: number) => string;
  annualLeft: (year: number) => string;
  of: (left: string, limit: string) => string;
  openFindings: string;
  withoutValue: string;
  line: (number: number) => string;
  andMore: (number: number) => string;
  provisional: (amount: string) => string;
  order: string;
  byConfereBio: Readonly<Record<Programme, string>>;
  signatures: Readonly<Record<Programme, readonly string[]>>;
}

const texts: Readonly<Record<Language, ReportTexts>> = {
  'pt-BR': {
    ofSales: 'PGPM-Bio: demonstrativo do pedido de subvenção',
    ofPlant: 'Selo Biocombustível Social: demonstrativo da usina',
    presenter: 'Quem apresenta',
    checked: 'Conferido',
    rules: 'Regras',
    readings: 'Leituras',
    findings: 'Achados',
    totals: 'Valores do pedido',
    producer: (number) => `Produtor ${number}`,
    name: 'Nome',
    cpf: 'CPF',
    family: 'DAP/CAF',
    municipality: 'Município',
    invoice: 'NF',
    sum: 'Soma',
    productLeft: (product, year) => `Saldo de ${product} em ${year}`,
    annualLeft: (year) => `Saldo de todos os produtos em ${year}`,
    of: (left, limit) => `${left} de ${limit}`,
    openFindings: 'Em aberto',
    withoutValue: 'Linhas sem valor',
    line: (number) => `Linha ${number}`,
    andMore: (number) => `e mais ${number}`,
    provisional: (amount) => `Do total a pagar, ${amount} são provisórios: falta o PMD (Doc. 11).`,
    order:
      'A ordem em que o SociobioNet pede os dados não foi encontrada publicada. Aqui os produtores estão na ordem da tabela, e as notas de cada um, por data.',
    byConfereBio: {
      pgpmbio:
        'Calculado por ConfereBio com as regras acima; não substitui a análise da Conab nem os documentos do pedido.',
      selo: 'Calculado por ConfereBio com as regras acima; não substitui a análise do ministério nem os documentos da usina.',
    },
    signatures: {
      pgpmbio: ['Local e data', 'Responsável pelo pedido', 'Representante da organização'],
      selo: ['Local e data', 'Responsável pela usina', 'Responsável técnico'],
    },
  },
  'en-US': {
    ofSales: 'PGPM-Bio: statement of the request for subsidy',
    ofPlant: 'Selo Biocombustível Social: statement of the plant',
    presenter: 'Presented by',
    checked: 'Checked',
    rules: 'Rules',
    readings: 'Readings',
    findings: 'Findings',
    totals: 'Amounts of the request',
    producer: (number) => `Producer ${number}`,
    name: 'Name',
    cpf: 'CPF',
    family: 'DAP/CAF',
    municipality: 'Municipality',
    invoice: 'Invoice',
    sum: 'Sum',
    productLeft: (product, year) => `Balance of ${product} in ${year}`,
    annualLeft: (year) => `Balance of all products in ${year}`,
    of: (left, limit) => `${left} of ${limit}`,
    openFindings: 'Still open',
    withoutValue: 'Rows without value',
    line: (number) => `Row ${number}`,
    andMore: (number) => `and ${number} more`,
    provisional: (amount) => `Of the amount payable, ${amount} are provisional: the PMD is missing (Doc. 11).`,
    order:
      'The order in which SociobioNet asks for the data was not found published. Here producers are in the order of the table, and the invoices of each by date.',
    byConfereBio: {
      pgpmbio:
        "Computed by ConfereBio by the rules above; takes the place neither of Conab's review nor of the documents of the request.",
      selo: "Computed by ConfereBio by the rules above; takes the place neither of the ministry's review nor of the plant's documents.",
    },
    signatures: {
      pgpmbio: ['Place and date', 'Responsible for the request', 'Representative of the organisation'],
      selo: ['Place and date', 'Responsible for the plant', 'Technical responsible'],
    },
  },
};

export function reportTexts(language: Language): ReportTexts {
  return texts[language];
}

import type { Language } from '../../explain/language';
import type { ReportChoices } from '../../validation/report/reportDocument';

type Ticked = Exclude<keyof ReportChoices, 'presenter'>;

interface ReportScreenTexts {
  title: string;
  intro: Readonly<Record<'pgpmbio' | 'selo', string>>;
  presenter: Readonly<Record<'pgpmbio' | 'selo', string>>;
  optional: string;
  people: string;
  other: string;
  options: Readonly<Record<Ticked, string>>;
  hints: Partial<Readonly<Record<Ticked, string>>>;
  noName: string;
  preview: string;
  making: string;
  failed: string;
  print: string;
  save: string;
  howToPdf: string;
  printing: string;
  notPrinted: string;
  saved: (file: string) => string;
  file: Readonly<Record<'pgpmbio' | 'selo', string>>;
}

const texts: Readonly<Record<Language, ReportScreenTexts>> = {
  'pt-BR': {
    title: 'Relatório',
    intro: {
      pgpmbio: 'A página que acompanha o pedido: cada produtor com suas notas, somas, saldos e o que ficou em aberto.',
      selo: 'A página da usina: participações, passos da conta, limites, glosas e o que falta.',
    },
    presenter: { pgpmbio: 'Organização ou produtor que apresenta', selo: 'Usina que apresenta' },
    optional: 'opcional; sai no alto da página',
    people: 'Dados pessoais na página',
    other: 'Também na página',
    options: {
      names: 'Nome do produtor',
      cpf: 'CPF',
      family: 'DAP/CAF',
      municipality: 'Município',
      wholeNumbers: 'CPF e DAP/CAF inteiros',
      findings: 'Achados em aberto',
    },
    hints: {
      cpf: 'mascarado: ***.456.789-**',
      family: 'os limites são por DAP/CAF; o CPF dentro dela é mascarado',
      wholeNumbers: 'sem máscara, só dos que estão marcados acima',
    },
    noName: 'a tabela não tem coluna de nomes',
    preview: 'Como vai ficar',
    making: 'Montando a página…',
    failed: 'A página não pôde ser montada. Confira de novo e tente outra vez.',
    print: 'Imprimir ou salvar PDF',
    save: 'Salvar página',
    howToPdf: 'Para PDF, escolha “Salvar como PDF” no lugar da impressora.',
    printing:
      'A janela de impressão foi aberta. Se nada aparecer, use “Salvar página”, abra o arquivo no navegador e imprima de lá.',
    notPrinted:
      'Este programa não deixou abrir a impressão. Use “Salvar página”, abra o arquivo no navegador e imprima de lá.',
    saved: (file) => `“${file}” foi salvo na pasta de downloads. Abra-o no navegador para imprimir ou salvar como PDF.`,
    file: { pgpmbio: 'Relatório PGPM-Bio', selo: 'Relatório Selo' },
  },
  'en-US': {
    title: 'Report',
    intro: {
      pgpmbio:
        'The page that goes with the request: each producer with invoices, sums, balances and what is still open.',
      selo: "The plant's page: shares, steps of the account, caps, disallowances and what is missing.",
    },
    presenter: { pgpmbio: 'Organisation or producer that presents it', selo: 'Plant that presents it' },
    optional: 'optional; stands at the top of the page',
    people: 'Personal data on the page',
    other: 'Also on the page',
    options: {
      names: "Producer's name",
      cpf: 'CPF',
      family: 'DAP/CAF',
      municipality: 'Municipality',
      wholeNumbers: 'Whole CPF and DAP/CAF',
      findings: 'Findings still open',
    },
    hints: {
      cpf: 'masked: ***.456.789-**',
      family: 'limits are those of a DAP/CAF; the CPF inside it is masked',
      wholeNumbers: 'not masked, only of those ticked above',
    },
    noName: 'the table has no column of names',
    preview: 'What it will look like',
    making: 'Making the page…',
    failed: 'The page could not be made. Check again and try once more.',
    print: 'Print or save as PDF',
    save: 'Save page',
    howToPdf: 'For a PDF, choose “Save as PDF” as the printer.',
    printing:
      'The print window was opened. If nothing appears, use “Save page”, open the file in the browser and print from there.',
    notPrinted:
      'This program does not let printing start. Use “Save page”, open the file in the browser and print from there.',
    saved: (file) =>
      `“${file}” was saved to the downloads folder. Open it in the browser to print it or save it as PDF.`,
    file: { pgpmbio: 'Report PGPM-Bio', selo: 'Report Selo' },
  },
};

export function reportScreenTexts(language: Language): ReportScreenTexts {
  return texts[language];
}

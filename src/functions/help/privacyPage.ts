import type { Language } from '../../explain/language';
import { list, paragraphs } from './html';
import type { HelpPage } from './shell';

const texts: Record<Language, { title: string; intro: string[]; facts: string[]; care: string[] }> = {
  'pt-BR': {
    title: 'Privacidade',
    intro: [
      'O ConfereBio faz as contas no seu computador. Nada do que está na planilha sai dele por meio do suplemento.',
    ],
    facts: [
      'Não há cadastro, conta, contagem de uso, propaganda nem cookies.',
      'As páginas do suplemento só buscam os próprios arquivos no endereço de onde foram instaladas e, dentro do Excel, a biblioteca office.js da Microsoft, sem a qual nenhum suplemento funciona.',
      'CPF, CNPJ, chaves de NF-e e números de DAP/CAF são conferidos por cálculo, sem consulta a nenhum cadastro.',
      'A planilha de demonstração lembra, só no seu navegador, se o painel estava aberto.',
      'O Excel e a Microsoft têm sua própria política de privacidade, que vale para o programa e para o Excel na web.',
    ],
    care: [
      'A planilha com notas e famílias contém dados pessoais. Guarde-a e compartilhe-a com o cuidado que a LGPD (Lei nº 13.709/2018) pede: só com quem precisa e só os dados necessários.',
    ],
  },
  'en-US': {
    title: 'Privacy',
    intro: ['ConfereBio does its sums on your computer. Nothing in the workbook leaves it through the add-in.'],
    facts: [
      'There is no registration, account, usage counting, advertising or cookies.',
      'The add-in’s pages fetch their own files only, from the address it was installed from, and, within Excel, Microsoft’s office.js library, without which no add-in works.',
      'CPF, CNPJ, NF-e keys and DAP/CAF numbers are checked by arithmetic, without looking anything up.',
      'The demonstration spreadsheet remembers, in your browser only, whether the pane was open.',
      'Excel and Microsoft have their own privacy policy, which holds for the program and for Excel on the web.',
    ],
    care: [
      'A workbook with invoices and families holds personal data. Keep and share it with the care that Brazil’s data protection law (LGPD, Lei nº 13.709/2018) asks for: only with those who need it, and only the data needed.',
    ],
  },
};

/** What happens to the data of a person’s workbook: nothing. */
export function privacyPage(language: Language): HelpPage {
  const { title, intro, facts, care } = texts[language];
  return { file: 'privacidade.html', title, body: [paragraphs(intro), list(facts), paragraphs(care)].join('\n') };
}

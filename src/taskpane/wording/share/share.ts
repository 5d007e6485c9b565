import type { Language } from '../../../explain/language';

/** Parts of the tab “Compartilhar”. */
export type SharePartId = 'copy' | 'receive' | 'repair' | 'restore';

interface ShareTexts {
  heading: string;
  intro: string;
  parts: Readonly<Record<SharePartId, { title: string; about: string; open: string }>>;
  /** Back to the choice between the parts. */
  back: string;
}

const texts: Readonly<Record<Language, ShareTexts>> = {
  'pt-BR': {
    heading: 'Compartilhar',
    intro:
      'Para trabalhar com quem não tem o ConfereBio: cópias que funcionam em qualquer Excel ou LibreOffice, e o que volta delas. Nada é enviado: você recebe um arquivo e decide o que fazer com ele.',
    parts: {
      copy: {
        title: 'Preparar cópia',
        about: 'Um arquivo para a cooperativa, só com as linhas e colunas que você escolher. Esta pasta não muda.',
        open: 'Preparar',
      },
      receive: {
        title: 'Receber de volta',
        about: 'Compara o arquivo que voltou com o que você enviou e com o que tem hoje. Você aceita o que quiser.',
        open: 'Receber',
      },
      repair: {
        title: 'Consertar #NOME?',
        about: 'Fórmulas do ConfereBio que outro programa estragou voltam a funcionar.',
        open: 'Consertar',
      },
      restore: {
        title: 'Restaurar fórmulas',
        about: 'Em uma cópia aberta aqui, as fórmulas do ConfereBio voltam ao lugar do que foi na cópia.',
        open: 'Restaurar',
      },
    },
    back: 'Voltar ao início',
  },
  'en-US': {
    heading: 'Share',
    intro:
      'To work with people who do not have ConfereBio: copies that work in any Excel or LibreOffice, and what comes back of them. Nothing is sent: you are given a file and decide what to do with it.',
    parts: {
      copy: {
        title: 'Prepare a copy',
        about: 'A file for the cooperative with only the rows and columns you choose. This workbook does not change.',
        open: 'Prepare',
      },
      receive: {
        title: 'Take back',
        about: 'Compares the file that came back with what you sent and what you have now. You accept what you want.',
        open: 'Take back',
      },
      repair: {
        title: 'Repair #NAME?',
        about: 'ConfereBio formulas that another program broke work again.',
        open: 'Repair',
      },
      restore: {
        title: 'Restore formulas',
        about:
          'In a copy opened here, the formulas of ConfereBio take the place again of what the copy was given with.',
        open: 'Restore',
      },
    },
    back: 'Back to the start',
  },
};

export function shareTexts(language: Language): ShareTexts {
  return texts[language];
}

import type { Language } from '../../../explain/language';
import { count } from '../check';

interface MendingTexts {
  searching: string;
  cancel: string;
  cancelled: string;
  again: string;
  mending: string;
  howTo: string;
  before: string;
  after: string;
}

const texts: Readonly<Record<Language, MendingTexts>> = {
  'pt-BR': {
    searching: 'Procurando fórmulas',
    cancel: 'Cancelar',
    cancelled: 'A procura foi interrompida. Nada foi alterado.',
    again: 'Procurar de novo',
    mending: 'Gravando as fórmulas',
    howTo: 'Clique em uma célula da lista, ou use as setas e Enter, para ir a ela.',
    before: 'Agora',
    after: 'Depois',
  },
  'en-US': {
    searching: 'Looking for formulas',
    cancel: 'Cancel',
    cancelled: 'The search was stopped. Nothing was changed.',
    again: 'Search again',
    mending: 'Writing the formulas',
    howTo: 'Click a cell in the list, or use the arrow keys and Enter, to go to it.',
    before: 'Now',
    after: 'Then',
  },
};

/** What the parts that enter formulas again say alike. */
export function mendingTexts(language: Language): MendingTexts {
  return texts[language];
}

/** `1.200 de 9.000 células vistas` */
export function searchedLine(done: number, total: number, language: Language): string {
  return language === 'pt-BR'
    ? `${count(done, language)} de ${count(total, language)} células vistas`
    : `${count(done, language)} of ${count(total, language)} cells looked at`;
}

/** `Dentro de SEERRO ou parecida (12)` */
export function groupTitle(title: string, cells: number, language: Language): string {
  return `${title} (${count(cells, language)})`;
}

/** What is said of cells that were left alone because they had changed since they were looked for. */
export function leftAloneLine(changed: number, language: Language): string {
  if (changed === 0) return '';
  const number = count(changed, language);
  if (language === 'pt-BR')
    return changed === 1
      ? ' 1 célula mudou depois da procura e fica como está.'
      : ` ${number} células mudaram depois da procura e ficam como estão.`;
  return changed === 1
    ? ' 1 cell has changed since the search and stays as it is.'
    : ` ${number} cells have changed since the search and stay as they are.`;
}

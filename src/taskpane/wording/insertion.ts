import type { Language } from '../../explain/language';

interface InsertionTexts {
  insert: string;
  copy: string;
  copied: string;
  notCopied: string;
  replaceTitle: string;
  replace: string;
  cancel: string;
}

const texts: Readonly<Record<Language, InsertionTexts>> = {
  'pt-BR': {
    insert: 'Inserir na célula selecionada',
    copy: 'Copiar',
    copied: 'Fórmula copiada.',
    notCopied: 'Não foi possível copiar. Selecione a fórmula e copie com Ctrl+C.',
    replaceTitle: 'Substituir o conteúdo da célula?',
    replace: 'Substituir',
    cancel: 'Cancelar',
  },
  'en-US': {
    insert: 'Insert into the selected cell',
    copy: 'Copy',
    copied: 'Formula copied.',
    notCopied: 'It could not be copied. Select the formula and copy it with Ctrl+C.',
    replaceTitle: 'Replace what is in the cell?',
    replace: 'Replace',
    cancel: 'Cancel',
  },
};

export function insertionTexts(language: Language): InsertionTexts {
  return texts[language];
}

/** Which cell got the formula. */
export function insertedInto(cell: string, language: Language): string {
  return language === 'pt-BR' ? `Fórmula inserida em ${cell}.` : `Formula inserted into ${cell}.`;
}

/** What would be lost. */
export function replaceQuestion(cell: string, content: string, language: Language): string {
  return language === 'pt-BR'
    ? `${cell} não está vazia. Contém: ${shortened(content)}`
    : `${cell} is not empty. It holds: ${shortened(content)}`;
}

const MOST_CHARACTERS = 120;

function shortened(content: string): string {
  return content.length > MOST_CHARACTERS ? `${content.slice(0, MOST_CHARACTERS)}…` : content;
}

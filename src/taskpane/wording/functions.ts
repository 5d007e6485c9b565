import type { Language } from '../../explain/language';

interface FunctionTexts {
  heading: string;
  search: string;
  searchHint: string;
  clear: string;
  arguments: string;
  noArguments: string;
  optional: string;
  help: string;
  fullHelp: (id: string) => string;
  examples: string;
  gives: string;
}

const texts: Readonly<Record<Language, FunctionTexts>> = {
  'pt-BR': {
    heading: 'Funções',
    search: 'Procurar função',
    searchHint: 'nome, assunto ou argumento',
    clear: 'Limpar a procura',
    arguments: 'Argumentos',
    noArguments: 'Não tem argumentos.',
    optional: 'opcional',
    help: 'Como funciona',
    fullHelp: (id) => `Página de ajuda de ${id}`,
    examples: 'Exemplos',
    gives: 'Resultado:',
  },
  'en-US': {
    heading: 'Functions',
    search: 'Search functions',
    searchHint: 'name, subject or argument',
    clear: 'Clear the search',
    arguments: 'Arguments',
    noArguments: 'Takes no arguments.',
    optional: 'optional',
    help: 'How it works',
    fullHelp: (id) => `Help page of ${id}`,
    examples: 'Examples',
    gives: 'Result:',
  },
};

export function functionTexts(language: Language): FunctionTexts {
  return texts[language];
}

/** How many functions a search has found. */
export function foundCount(count: number, language: Language): string {
  if (language === 'pt-BR') {
    if (count === 0) return 'Nenhuma função encontrada. Procure com outras palavras ou limpe a procura.';
    return count === 1 ? '1 função encontrada' : `${count} funções encontradas`;
  }
  if (count === 0) return 'No function found. Search with other words or clear the search.';
  return count === 1 ? '1 function found' : `${count} functions found`;
}

import type { Language } from '../../explain/language';

const texts: Readonly<Record<Language, string>> = {
  'pt-BR':
    'O painel não pôde ser carregado. Feche o painel e abra de novo; as fórmulas da planilha continuam a funcionar.',
  'en-US': 'The pane could not be loaded. Close it and open it again; the formulas in the workbook keep working.',
};

/** What stands in the place of a pane whose code did not arrive. */
export function cannotLoad(language: Language): string {
  return texts[language];
}

const check: Readonly<Record<Language, { loading: string; failed: string }>> = {
  'pt-BR': {
    loading: 'Carregando a conferência…',
    failed: 'A conferência não pôde ser carregada. Feche o painel e abra de novo; nada foi alterado.',
  },
  'en-US': {
    loading: 'Loading the checks…',
    failed: 'The checks could not be loaded. Close the pane and open it again; nothing was changed.',
  },
};

/** What stands in the place of the checks while their code is on its way, or when it did not arrive. */
export function checkLoading(language: Language): { loading: string; failed: string } {
  return check[language];
}

const sharing: Readonly<Record<Language, { loading: string; failed: string }>> = {
  'pt-BR': {
    loading: 'Carregando…',
    failed: 'Esta parte não pôde ser carregada. Feche o painel e abra de novo; nada foi alterado.',
  },
  'en-US': {
    loading: 'Loading…',
    failed: 'This part could not be loaded. Close the pane and open it again; nothing was changed.',
  },
};

/** The same of sharing. */
export function sharingLoading(language: Language): { loading: string; failed: string } {
  return sharing[language];
}

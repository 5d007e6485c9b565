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

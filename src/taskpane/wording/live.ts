import type { Language } from '../../explain/language';
import { count } from './check';

interface LiveTexts {
  label: string;
  checking: string;
  tooLong: string;
}

/** Longer tables would be read anew for each edit. */
export const MOST_LIVE_ROWS = 20_000;

const texts: Readonly<Record<Language, LiveTexts>> = {
  'pt-BR': {
    label: 'Conferir enquanto digito',
    checking: 'Conferindo de novo…',
    tooLong: `Só para tabelas de até ${count(MOST_LIVE_ROWS, 'pt-BR')} linhas: nas maiores, use “Conferir de novo”.`,
  },
  'en-US': {
    label: 'Check while I type',
    checking: 'Checking again…',
    tooLong: `Only for tables of up to ${count(MOST_LIVE_ROWS, 'en-US')} rows: with longer ones use “Check again”.`,
  },
};

export function liveTexts(language: Language): LiveTexts {
  return texts[language];
}

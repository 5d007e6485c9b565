import type { Language } from '../explain/language';

let current: Language = 'pt-BR';

/** Language of the messages that functions answer with; Portuguese until a host says otherwise. */
export function currentLanguage(): Language {
  return current;
}

export function speak(language: Language): void {
  current = language;
}

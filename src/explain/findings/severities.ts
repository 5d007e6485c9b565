import type { Language } from '../language';

/** How grave a finding is. */
export type SeverityOfFinding = 'error' | 'warning' | 'information';

const NAMES: Readonly<Record<Language, Readonly<Record<SeverityOfFinding, readonly [one: string, many: string]>>>> = {
  'pt-BR': {
    error: ['erro', 'erros'],
    warning: ['alerta', 'alertas'],
    information: ['informação', 'informações'],
  },
  'en-US': {
    error: ['error', 'errors'],
    warning: ['warning', 'warnings'],
    information: ['information', 'information'],
  },
};

/** `erro`, or `erros` of several. */
export function severityName(severity: SeverityOfFinding, language: Language, number = 1): string {
  return NAMES[language][severity][number === 1 ? 0 : 1];
}

/** The same as the beginning of a text: `Erro`. */
export function severityTitle(severity: SeverityOfFinding, language: Language): string {
  const name = severityName(severity, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

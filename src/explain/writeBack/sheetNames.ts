import type { Language } from '../language';

export function findingsSheetName(language: Language): string {
  return language === 'pt-BR' ? 'Conferência' : 'Check';
}

export function memorySheetName(language: Language): string {
  return language === 'pt-BR' ? 'Memória de cálculo' : 'Memory of calculation';
}

import type { Language } from '../../explain/language';

const tableParts: readonly (readonly [english: string, portuguese: string])[] = [
  ['#All', '#Tudo'],
  ['#Headers', '#Cabeçalhos'],
  ['#Data', '#Dados'],
  ['#Totals', '#Totais'],
  ['#This Row', '#Esta Linha'],
];

/** Parts of a table (`[[#Headers],[Preço]]`): the separator between brackets and the names of the parts. */
export function bracketsIn(text: string, language: Language): string {
  const [from, to] = language === 'pt-BR' ? [',', ';'] : [';', ','];
  let result = text.replaceAll(`]${from}[`, `]${to}[`);
  for (const [english, portuguese] of tableParts) {
    const [old, replacement] = language === 'pt-BR' ? [english, portuguese] : [portuguese, english];
    result = result.replaceAll(`[${old}]`, `[${replacement}]`);
  }
  return result;
}

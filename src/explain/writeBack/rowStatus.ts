import type { Bilingual, Language } from '../language';

/** What became of a row of a plant's year. */
export type StatusOfRow =
  'counts' | 'cut' | 'disallowed' | 'pending' | 'unread' | 'outOfYear' | 'duplicate' | 'totalLine' | 'notJudged';

const WORDS: Readonly<Record<StatusOfRow, Bilingual>> = {
  counts: { 'pt-BR': 'conta', 'en-US': 'counts' },
  cut: { 'pt-BR': 'conta em parte', 'en-US': 'counts in part' },
  disallowed: { 'pt-BR': 'não conta', 'en-US': 'does not count' },
  pending: { 'pt-BR': 'conta por ora: falta informar', 'en-US': 'counts meanwhile: something was not said' },
  unread: { 'pt-BR': 'não lida', 'en-US': 'not read' },
  outOfYear: { 'pt-BR': 'fora do ano', 'en-US': 'outside the year' },
  duplicate: { 'pt-BR': 'repetida: não conta', 'en-US': 'repeated: does not count' },
  totalLine: { 'pt-BR': 'total da nota: não conta outra vez', 'en-US': 'total of the invoice: does not count again' },
  notJudged: { 'pt-BR': 'não julgada: faltam parâmetros', 'en-US': 'not judged: parameters are missing' },
};

/** The situation of a row in a few words. */
export function rowStatus(status: StatusOfRow, language: Language): string {
  return WORDS[status][language];
}

import type { OpenNotice, OpenRefusal, SaveNotice, SaveRefusal } from '../explain/fileFindings';
import type { Language } from '../explain/language';
import type { Book } from '../workbook/xlsx/book';
import type { Opened } from '../workbook/xlsx/openBook';

export function openRefusalSentence(refusal: OpenRefusal, language: Language): string {
  return `${refusal.code} ${language}`;
}
export function openNoticeSentence(notice: OpenNotice, language: Language): string {
  return `${notice.code} ${language}`;
}
export function saveNoticeSentence(notice: SaveNotice, language: Language): string {
  return `${notice.code} ${language}`;
}
export function saveRefusalSentence(refusal: SaveRefusal, language: Language): string {
  return `${refusal.code} ${language}`;
}
export async function lossSentences(_opened: Opened | null, _book: Book, _language: Language): Promise<string[]> {
  return [];
}

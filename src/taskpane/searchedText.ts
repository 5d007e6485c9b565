/** A text as it is searched: accents and case decide nothing. */
export function searchedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

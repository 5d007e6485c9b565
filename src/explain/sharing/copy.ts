import type { Bilingual, Language } from '../language';

const LINE_CODE: Bilingual = { 'pt-BR': 'Código da linha', 'en-US': 'Line code' };
const WITHOUT_HEADER: Bilingual = { 'pt-BR': 'Coluna', 'en-US': 'Column' };
const COPY: Bilingual = { 'pt-BR': 'Cópia', 'en-US': 'Copy' };

/** Header of the column with the codes of a copy's lines. */
export function lineCodeHeading(language: Language): string {
  return LINE_CODE[language];
}

/** Header of a column that has none: `Coluna G`. */
export function headerOfColumn(letters: string, language: Language): string {
  return `${WITHOUT_HEADER[language]} ${letters}`;
}

/** What a file of a copy begins with. */
export function copyName(language: Language): string {
  return COPY[language];
}

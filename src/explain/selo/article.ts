import type { Language } from '../language';

/** A place in the law as the language writes it: `art. 4º, § 9º, I` is `art. 4, § 9, I` in English. */
export function articleIn(article: string, language: Language): string {
  if (language === 'pt-BR') return article;
  return article
    .replace(/[º°]/g, '')
    .replace(/ e (?=§|art|[IVX\d])/g, ' and ')
    .replace(/ a (?=[IVX\d])/g, ' to ')
    .replace('parágrafo único', 'sole §')
    .replace('exemplo', 'example');
}

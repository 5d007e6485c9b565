/** Languages the product speaks: Portuguese is the source, English the translation. */
export type Language = 'pt-BR' | 'en-US';

/** The product's language for a BCP 47 tag such as Office's display language: English only for `en…`, else Portuguese. */
export function languageOf(tag: string | null | undefined): Language {
  return tag?.toLowerCase().startsWith('en') ? 'en-US' : 'pt-BR';
}

/** One text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

import type { Bilingual, Language } from '../../explain/language';

/** A formula a person can copy, with what it gives. Formulas are en-US; screens localize them. */
export interface Example {
  formula: string;
  result: Bilingual;
}

/** All that is said of a custom function. No computing needs it, so that Excel starts without loading it. */
export interface FunctionTexts {
  /** One sentence: what it gives. */
  description: Bilingual;
  /** What each parameter is, one for each, in their order. */
  arguments: readonly Bilingual[];
  /** Body of the help page: the article it implements and the reading chosen, as paragraphs. */
  help: Record<Language, readonly string[]>;
  examples: readonly Example[];
}

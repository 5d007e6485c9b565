import type { Bilingual } from '../explain/language';

/** One argument of a custom function. */
export interface Parameter {
  /** Stable name in code and in messages' data; the position is public, the labels may be reworded. */
  key: string;
  label: Bilingual;
  description: Bilingual;
  optional: boolean;
  /** `each`: one value or a range, one value a row; `range`: a whole table; `single`: one value. */
  shape: 'each' | 'range' | 'single';
}

/** A formula a person can copy, with what it gives. Formulas are en-US; screens localize them. */
export interface Example {
  formula: string;
  result: Bilingual;
}

/** A custom function, described once: metadata, help page, autocomplete and association come from here. */
export interface FunctionEntry {
  /** Also its name in a formula. Saved workbooks store it: never renamed. */
  id: string;
  /** One sentence: what it gives. */
  description: Bilingual;
  parameters: readonly Parameter[];
  /** Whether the answer is one value or a block that spills. */
  result: 'scalar' | 'matrix';
  /** Body of the help page: the article it implements and the reading chosen, as paragraphs. */
  help: Record<keyof Bilingual, readonly string[]>;
  examples: readonly Example[];
  /** Pure: arguments as Excel hands them over to the answer; throws only {@link FunctionFailure}. */
  run: (args: readonly unknown[]) => unknown;
}

import type { Bilingual } from '../explain/language';

/** One argument of a custom function. */
export interface Parameter {
  /** Stable name in code and in messages' data; the position is public, the labels may be reworded. */
  key: string;
  label: Bilingual;
  optional: boolean;
  /** Asks for kg: `1.500 kg` has one meaning there. */
  weight?: true;
  /** `each`: one value or a range, one value a row; `range`: a whole table; `single`: one value. */
  shape: 'each' | 'range' | 'single';
}

/** A custom function as far as it computes; what is said of it is kept apart, see `FunctionTexts`. */
export interface FunctionEntry {
  /** Also its name in a formula. Saved workbooks store it: never renamed. */
  id: string;
  parameters: readonly Parameter[];
  /** Whether the answer is one value or a block that spills. */
  result: 'scalar' | 'matrix';
  /** Pure: arguments as Excel hands them over to the answer; throws only {@link FunctionFailure}. */
  run: (args: readonly unknown[]) => unknown;
}

import type { SaveRefusal } from '../../../explain/fileFindings';

/** Why there is no copy, besides what keeps a table from being read. */
export type CopyRefusal =
  | { code: 'noRows' }
  /** None of the table's lines is wanted any more. */
  | { code: 'noLines' }
  /** Something that was masked or left out was found in the finished file. */
  | { code: 'leak' }
  | { code: 'notSaved'; refusal: SaveRefusal };

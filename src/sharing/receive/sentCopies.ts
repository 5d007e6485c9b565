import type { SentCopy } from '../sentCopy';

/** The copies that a workbook remembers to have sent. */
export interface SentCopies {
  /** The latest first. */
  ids(): Promise<readonly string[]>;
  /** `null` when nothing is known of it. */
  copy(id: string): Promise<SentCopy | null>;
}

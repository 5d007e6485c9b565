import type { Language } from '../../explain/language';
import type { Part } from '../writeBack/parts';

/** A printed report before it has a look. */
export interface ReportDocument {
  language: Language;
  title: string;
  /** Wide tables lie across the page. */
  wide: boolean;
  facts: readonly (readonly [label: string, text: string])[];
  parts: readonly ReportPart[];
  closing: readonly string[];
  signatures: readonly string[];
}

export interface ReportPart extends Part {
  /** What is to be known beside the table, such as balances. */
  after?: readonly (readonly [label: string, text: string])[];
  /** A list below, with its own heading. */
  list?: { heading: string; items: readonly string[] };
}

/** What the person lets the report show; personal data only where ticked. */
export interface ReportChoices {
  /** Name of who presents it, as typed; `''` for none. */
  presenter: string;
  names: boolean;
  cpf: boolean;
  family: boolean;
  municipality: boolean;
  /** CPF and DAP/CAF as they are, not masked. */
  wholeNumbers: boolean;
  findings: boolean;
}

/**
 * What stands at first: the limits are those of a DAP/CAF, so that without its number, masked, families could not be
 * told apart. All else about people is left out until it is ticked.
 */
export const usualChoices: ReportChoices = {
  presenter: '',
  names: false,
  cpf: false,
  family: true,
  municipality: false,
  wholeNumbers: false,
  findings: true,
};

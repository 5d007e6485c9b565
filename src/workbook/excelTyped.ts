import type { CellInput } from './writing';

/** What a cell of texts has as its number format. */
export const TEXT_FORMAT = '@';

/** Words that Excel takes for TRUE and FALSE in the languages of its screens in which they are one word of letters. */
const truths = new Set(
  `TRUE FALSE VERDADEIRO FALSO VERDADERO VRAI FAUX WAHR FALSCH VERO WAAR ONWAAR SAND FALSK SANT USANN SANN FALSKT TOSI
   EPÄTOSI PRAWDA FAŁSZ PRAVDA NEPRAVDA IGAZ HAMIS ADEVĂRAT FALS DOĞRU YANLIŞ ИСТИНА ЛОЖЬ ІСТИНА ХИБНІСТЬ`.split(/\s+/),
);

/**
 * A text as it is given to Excel so that it stays one: with an apostrophe before it, which Excel takes away, where it
 * would otherwise be read as number, date, truth value, error or formula.
 */
export function typedText(text: string): string {
  return isPlainText(text) ? text : `'${text}`;
}

/** Whether Excel reads it as nothing but a text: begins with a letter, has no digit, and is no truth value. */
export function isPlainText(text: string): boolean {
  return text === '' || (/^\p{L}\P{N}*$/u.test(text) && !truths.has(text.toLocaleUpperCase()));
}

/** Whether the number format of the cell matters for how this is written. */
export function dependsOnFormat(content: CellInput | undefined): boolean {
  if (content === undefined || content === null) return false;
  return typeof content !== 'string' || !isPlainText(content);
}

/** In a cell of texts Excel would make a text of it. */
export function losesItselfInText(content: CellInput | undefined): boolean {
  if (content === undefined || content === null) return false;
  // Whether Excel would take the apostrophe of a text away there, too, is not known: so it is not tried.
  return typeof content !== 'string' || content.startsWith("'");
}

/** A formula may bring Excel to format its cell, as a date for instance. */
export function mayReformat(content: CellInput | undefined): boolean {
  return typeof content === 'object' && content !== null && 'formula' in content;
}

/**
 * A cell as Excel is given it: `null` leaves it alone, a blank text clears it.
 *
 * @param isTextCell the cell has the number format of texts while this is written
 */
export function typed(content: CellInput | undefined, isTextCell: boolean): string | number | boolean | null {
  if (content === undefined) return null;
  if (content === null) return '';
  if (typeof content === 'string') return isTextCell ? content : typedText(content);
  if (typeof content !== 'object') return content;
  return 'formula' in content ? content.formula : content.error;
}

import { readShare } from '../../../brazil/share';
import { expressed, notExpressible } from '../expressible';
import { isConstant, quoted, type NativeArgument, type NativeLists, type SpellingList } from '../nativeBook';

export type Given = NativeArgument | null | undefined;

/** What a text means, which must be given. */
export function meaningText(list: SpellingList, argument: Given, lists: NativeLists): string {
  return expressed(argument ? lists.meaning(list, argument) : null);
}

/** The same, or what stands for an argument left out and for a blank cell. */
export function meaningOrElse(list: SpellingList, argument: Given, otherwise: string, lists: NativeLists): string {
  if (!argument) return quoted(otherwise);
  const { text, value } = argument;
  if (isConstant(text)) return isBlankText(value) ? quoted(otherwise) : meaningText(list, argument, lists);
  return `IF(${blankCell(text)},${quoted(otherwise)},${meaningText(list, argument, lists)})`;
}

/** Whether a cell is blank; to our functions a zero is blank where a word is asked for. */
export function blankCell(cell: string): string {
  return `OR(TRIM(${cell})="",${cell}=0)`;
}

export function isBlankText(value: NativeArgument['value']): boolean {
  return value === null || value === 0 || (typeof value === 'string' && value.trim() === '');
}

/** A part of one; where the formula holds it as a text, `"15%"`, it is written out as a number. */
export function shareText({ text, value }: NativeArgument): string {
  if (typeof value === 'boolean') return notExpressible();
  if (typeof value !== 'string') return text;
  const read = readShare(value);
  return isConstant(text) && read.ok ? read.value : notExpressible();
}

/** A formula that holds for a word as it is now: under another, which only the add-in understands, it is `#N/A`. */
export function whileUnchanged(word: Given, formula: string): string {
  if (!word || isConstant(word.text)) return formula;
  const now = typeof word.value === 'object' ? '' : String(word.value);
  return `IF(TRIM(${word.text})=TRIM(${quoted(now)}),${formula},NA())`;
}

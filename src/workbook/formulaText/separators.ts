import { functionNameLanguage } from './functionNames';
import type { Token } from './tokens';

/** What the commas of a typed formula are; `doubtful` is the piece that can be read in two ways. */
export type Separators = { form: 'portuguese' | 'english' } | { form: 'doubtful'; doubtful: string };

/** Spelled alike in both languages and never called with one argument. */
const neverWithOneArgument = /^(?:ATAN2|BITAND|COMBIN|MOD|PERMUT)$/i;

/**
 * Decides from the pieces, cut as Portuguese, whether a formula was typed in the Portuguese form (`;` between
 * arguments, `\` between columns, comma in numbers) or in the English one. A comma that cannot stand in a number
 * shows the English form, a semicolon between arguments the Portuguese one. Both together, or neither where the
 * names of functions do not settle it (`ROUND(2,5)`), is in doubt: a formula is never read by a guess.
 */
export function separatorsOf(tokens: readonly Token[]): Separators {
  const isPortuguese = tokens.some(({ kind, inArray }) => (kind === 'semicolon' && !inArray) || kind === 'backslash');
  const comma = tokens.findIndex(({ kind }) => kind === 'comma');
  if (isPortuguese) return comma < 0 ? { form: 'portuguese' } : { form: 'doubtful', doubtful: around(tokens, comma) };
  const uncertain = uncertainNumbers(tokens);
  const languages = tokens.flatMap(({ kind, text }) => (kind === 'function' ? [functionNameLanguage(text)] : []));
  if (comma >= 0) {
    const mixed = languages.includes('pt-BR') ? uncertain[0] : undefined;
    return mixed ? { form: 'doubtful', doubtful: mixed.text } : { form: 'english' };
  }
  const isEnglish = languages.includes('en-US');
  const doubtful = uncertain.find(({ within, alone }) => {
    if (within === null) return !tokens.some(({ kind }) => kind === 'semicolon');
    if (functionNameLanguage(within) === 'pt-BR') return false;
    return isEnglish || (alone && neverWithOneArgument.test(within));
  });
  return doubtful ? { form: 'doubtful', doubtful: doubtful.text } : { form: 'portuguese' };
}

interface UncertainNumber {
  text: string;
  /** Name of the function whose argument it is part of, `null` in an array outside every function. */
  within: string | null;
  /** Whether it is not in a group or an array of its own. */
  alone: boolean;
}

/** Numbers with a comma at a place where a comma could separate arguments or columns. */
function uncertainNumbers(tokens: readonly Token[]): UncertainNumber[] {
  const found: UncertainNumber[] = [];
  const open: { kind: 'call' | 'group' | 'array'; name: string | null }[] = [];
  let called: string | null = null;
  for (const { kind, text } of tokens) {
    const around = open.at(-1);
    const name: string | null = around?.name ?? null;
    if (text === '(') open.push({ kind: called === null ? 'group' : 'call', name: called ?? name });
    else if (text === '{') open.push({ kind: 'array', name });
    else if (text === ')' || text === '}') open.pop();
    else if (kind === 'number' && text.includes(',') && around && around.kind !== 'group')
      found.push({ text, within: name, alone: around.kind === 'call' });
    if (kind !== 'space') called = kind === 'function' ? text : null;
  }
  return found;
}

/** A comma with what stands beside it. */
function around(tokens: readonly Token[], comma: number): string {
  return tokens
    .slice(Math.max(0, comma - 1), comma + 2)
    .map(({ text }) => text)
    .join('');
}

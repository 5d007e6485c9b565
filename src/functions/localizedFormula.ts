import type { Language } from '../explain/language';

const logicals: Readonly<Record<string, string>> = { TRUE: 'VERDADEIRO', FALSE: 'FALSO' };

/** Texts, quoted sheet names, brackets of tables, numbers, words, one character of anything else. */
const token =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[(?:[^[\]]|\[[^\]]*\])*\]|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+|[A-Za-zÀ-ÿ_][\wÀ-ÿ.]*|[^]/g;

/**
 * A formula as a person types it in the given language: an en-US formula (comma between arguments, dot in numbers)
 * turns to `;` and comma for pt-BR. Texts in quotes, sheet names, parts of tables and function names stay as they
 * are: enough for the examples of our own functions, which have one name in all languages.
 */
export function localizedFormula(formula: string, language: Language): string {
  if (language === 'en-US') return formula;
  let inArray = 0;
  return formula.replace(token, (part) => {
    if (part === '{') inArray++;
    if (part === '}') inArray--;
    if (part === ',') return inArray > 0 ? '\\' : ';';
    if (/^[\d.]/.test(part)) return part.replace('.', ',');
    return logicals[part.toUpperCase()] ?? part;
  });
}

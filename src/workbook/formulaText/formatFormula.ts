import type { Language } from '../../explain/language';
import { localErrorName } from '../errorNames';
import { portugueseFunctionName } from './functionNames';
import { bracketsIn } from './tableParts';
import { tokensOf, type Token } from './tokens';

/**
 * A formula as files hold it (English names, comma, dot) the way a person of the given language writes it: for pt-BR
 * `SOMA`, `;` between arguments, `\` between columns, comma in numbers, `VERDADEIRO`, `#N/D`. Texts and names of
 * sheets stay as they are.
 */
export function formatFormula(formula: string, language: Language): string {
  if (language !== 'pt-BR') return formula;
  return tokensOf(formula, '.').map(portugueseToken).join('');
}

function portugueseToken(token: Token): string {
  switch (token.kind) {
    case 'comma':
      return token.inArray ? '\\' : ';';
    case 'number':
      return token.text.replace('.', ',');
    case 'function':
      return portugueseFunctionName(token.text);
    case 'error':
      return localErrorName(token.text.toUpperCase(), 'pt-BR');
    case 'brackets':
      return bracketsIn(token.text, 'pt-BR');
    case 'name':
      if (/^TRUE$/i.test(token.text)) return 'VERDADEIRO';
      return /^FALSE$/i.test(token.text) ? 'FALSO' : token.text;
    default:
      return token.text;
  }
}

import type { Bilingual } from '../explain/language';
import { FunctionFailure } from './failure';

/** The failure of one row of a table as that of the whole answer: it says which row, and in which argument. */
export function inRow(failure: FunctionFailure, row: number, argument?: Bilingual): FunctionFailure {
  return new FunctionFailure(failure.error, (language) => {
    const where = `${language === 'pt-BR' ? 'linha' : 'row'} ${row}`;
    return `${argument ? `${argument[language]}, ${where}` : `${where[0]!.toUpperCase()}${where.slice(1)}`}: ${failure.sentence(language)}`;
  });
}

import type { Language } from '../../explain/language';
import type { ColumnId, TableKind } from '../../sheets/columns';
import type { AddOutcome } from '../write/addColumn';
import { cellName } from './cells';
import { missingAdvice, missingShort } from './check';
import { besideAdvice } from './columnMatch';
import { outcomeLine } from './writing';

/** What to do about columns that a table lacks: the one that is checked, or one beside it. */
export function lackingLine(
  kind: TableKind,
  missing: readonly ColumnId[],
  isMain: boolean,
  language: Language,
): string {
  if (isMain) return missingAdvice(missing, language);
  return besideAdvice(kind, missing, language) ?? `${sentenceCase(missingShort(missing, language))}.`;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Incluir coluna “UF”` */
export function addColumnLabel(header: string, language: Language): string {
  return language === 'pt-BR' ? `Incluir coluna “${header}”` : `Add column “${header}”`;
}

/** What came of adding a column, and what to do next. */
export function addedLine(outcome: AddOutcome, header: string, language: Language): ReturnType<typeof outcomeLine> {
  const isPortuguese = language === 'pt-BR';
  if (outcome.code === 'noRoom')
    return {
      intent: 'warning',
      text: isPortuguese
        ? 'Não há coluna livre ao lado da tabela. Insira uma coluna na planilha, escreva o título e leia as tabelas de novo.'
        : 'There is no free column beside the table. Insert a column in the sheet, write its header and read the tables again.',
    };
  if (outcome.code !== 'done') return outcomeLine(outcome, language);
  const place = cellName(outcome.header);
  return {
    intent: 'success',
    text: isPortuguese
      ? `Coluna “${header}” incluída em ${place}. Preencha a coluna e confira de novo.`
      : `Column “${header}” added at ${place}. Fill the column in and check again.`,
  };
}

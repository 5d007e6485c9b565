import type { Language } from '../../../explain/language';
import type { NotRestored } from '../../../sharing/repair/restore/findRestorable';
import { cellAddress } from '../../../workbook/address';
import { count } from '../check';
import { leftAloneLine } from './mending';

interface RestoreTexts {
  intro: string;
  noCopy: string;
  nothing: string;
  list: string;
  one: string;
  doubtful: string;
  isDoubtful: string;
  left: string;
  locked: (sheet: string) => string;
}

const texts: Readonly<Record<Language, RestoreTexts>> = {
  'pt-BR': {
    intro:
      'Para uma cópia que foi aberta aqui, onde há o ConfereBio: as fórmulas dele voltam ao lugar dos valores e das fórmulas comuns com que a cópia foi dada. O que alguém mudou depois fica como está.',
    noCopy:
      'Esta pasta de trabalho não é uma cópia com a planilha “Origem dos cálculos”, e por isso não se sabe que fórmulas restaurar. Abra a cópia e tente de novo.',
    nothing: 'Não há fórmula a restaurar.',
    list: 'Podem ser restauradas',
    one: 'Restaurar esta',
    doubtful: 'As fórmulas que não são como as das outras linhas só são restauradas uma por uma.',
    isDoubtful: 'A fórmula daqui não é como a das outras linhas: alguém pode tê-la mudado.',
    left: 'Ficam como estão',
    locked: (sheet) => `A planilha “${sheet}” está protegida. Desproteja-a e procure de novo para restaurar.`,
  },
  'en-US': {
    intro:
      'For a copy that was opened here, where ConfereBio is: its formulas take the place again of the values and common formulas that the copy was given with. What somebody has changed since stays as it is.',
    noCopy:
      'This workbook is no copy with the sheet “Origin of the calculations”, so nobody can tell which formulas to restore. Open the copy and try again.',
    nothing: 'There is no formula to restore.',
    list: 'Can be restored',
    one: 'Restore this one',
    doubtful: 'Formulas that are not like those of the other lines are only restored one by one.',
    isDoubtful: 'The formula here is not like that of the other lines: somebody may have changed it.',
    left: 'Stay as they are',
    locked: (sheet) => `The sheet “${sheet}” is protected. Unprotect it and search again to restore.`,
  },
};

export function restoreTexts(language: Language): RestoreTexts {
  return texts[language];
}

/** `Restaurar todas (12)` */
export function restoreAllLabel(cells: number, language: Language): string {
  return language === 'pt-BR'
    ? `Restaurar todas (${count(cells, language)})`
    : `Restore all (${count(cells, language)})`;
}

/** What was done, and what was left alone because it had changed since the search. */
export function restoredLine(cells: number, changed: number, language: Language): string {
  const number = count(cells, language);
  const done =
    language === 'pt-BR'
      ? ['Nada foi restaurado.', '1 fórmula restaurada.', `${number} fórmulas restauradas.`]
      : ['Nothing was restored.', '1 formula restored.', `${number} formulas restored.`];
  return done[Math.min(cells, 2)]! + leftAloneLine(changed, language);
}

/** Why cells of a column keep what they hold. */
export function notRestoredLine(
  { header, function: name, cells, why, first }: NotRestored,
  language: Language,
): string {
  const number = count(cells, language);
  if (language === 'pt-BR') {
    const what = `“${header}” (${name}): ${cells === 1 ? '1 célula' : `${number} células`}`;
    if (why === 'columnGone') return `${what}. Falta uma coluna de que a fórmula precisa, ou há duas com o mesmo nome.`;
    return `${what}${first ? ` desde ${cellAddress(first)}` : ''}. Um valor mudou depois que a cópia foi dada.`;
  }
  const what = `“${header}” (${name}): ${cells === 1 ? '1 cell' : `${number} cells`}`;
  if (why === 'columnGone') return `${what}. A column that the formula needs is missing, or there are two of its name.`;
  return `${what}${first ? ` from ${cellAddress(first)} on` : ''}. A value has changed since the copy was given.`;
}

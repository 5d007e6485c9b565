import type { Language } from '../../explain/language';
import type { FixPlan } from '../write/fixing';
import { count } from './check';

interface FixingTexts {
  fix: string;
  cancel: string;
  again: string;
  nothing: string;
}

const texts: Readonly<Record<Language, FixingTexts>> = {
  'pt-BR': {
    fix: 'Corrigir',
    cancel: 'Cancelar',
    again: 'Conferir de novo',
    nothing: 'Não há o que corrigir: as células têm fórmulas ou mudaram depois da conferência.',
  },
  'en-US': {
    fix: 'Fix',
    cancel: 'Cancel',
    again: 'Check again',
    nothing: 'There is nothing to fix: the cells hold formulas or have changed since they were checked.',
  },
};

export function fixingTexts(language: Language): FixingTexts {
  return texts[language];
}

/** `Corrigir D7: 2500,5` */
export function fixOneLabel(cell: string, value: string, language: Language): string {
  return `${texts[language].fix} ${cell}: ${value}`;
}

/** `Corrigir todas (12)` */
export function fixAllLabel(cells: number, language: Language): string {
  const number = count(cells, language);
  return language === 'pt-BR' ? `Corrigir todas (${number})` : `Fix all (${number})`;
}

/** What will be corrected and what will not: `12 células serão corrigidas, 3 delas em linhas ocultas. …` */
export function fixPlanLine({ cells, hidden, formulas, changed }: FixPlan, language: Language): string {
  const number = (cells: number) => count(cells, language);
  if (language === 'pt-BR') {
    const what = cells === 1 ? '1 célula será corrigida' : `${number(cells)} células serão corrigidas`;
    const outOfSight =
      hidden === 0 ? '' : `, ${number(hidden)} ${hidden === 1 ? 'delas em linha oculta' : 'delas em linhas ocultas'}`;
    const kept =
      formulas === 0 ? '' : ` ${number(formulas)} com fórmula ${formulas === 1 ? 'fica' : 'ficam'} como está.`;
    const other =
      changed === 0
        ? ''
        : ` ${number(changed)} ${changed === 1 ? 'mudou' : 'mudaram'} depois da conferência e ${changed === 1 ? 'fica' : 'ficam'} como está.`;
    return `${what}${outOfSight}.${plural(kept, formulas)}${plural(other, changed)}`;
  }
  const what = cells === 1 ? '1 cell will be fixed' : `${number(cells)} cells will be fixed`;
  const outOfSight = hidden === 0 ? '' : `, ${number(hidden)} of them in hidden rows`;
  const kept = formulas === 0 ? '' : ` ${number(formulas)} with formulas ${formulas === 1 ? 'stays' : 'stay'} as is.`;
  const other =
    changed === 0 ? '' : ` ${number(changed)} changed since the check and ${changed === 1 ? 'stays' : 'stay'} as is.`;
  return `${what}${outOfSight}.${kept}${other}`;
}

function plural(text: string, number: number): string {
  return number > 1 ? text.replace('como está', 'como estão') : text;
}

/** `3 células corrigidas. O resultado abaixo é de antes: confira de novo.` */
export function fixedLine(cells: number, language: Language): string {
  const number = count(cells, language);
  if (language === 'pt-BR')
    return `${cells === 1 ? '1 célula corrigida' : `${number} células corrigidas`}. O resultado mostrado é de antes da correção: confira de novo.`;
  return `${cells === 1 ? '1 cell fixed' : `${number} cells fixed`}. The result shown is from before: check again.`;
}

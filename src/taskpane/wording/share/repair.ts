import type { Language } from '../../../explain/language';
import type { RepairKind } from '../../../sharing/repair/repairs';
import { count } from '../check';
import { leftAloneLine } from './mending';

interface RepairTexts {
  intro: string;
  nothing: string;
  kinds: Readonly<Record<RepairKind, { title: string; about: string }>>;
  doubtful: { title: string; about: string };
  locked: { title: string; advice: string };
  asItIs: string;
  one: string;
  tick: string;
  tickAll: string;
  untickAll: string;
  ticked: string;
}

const texts: Readonly<Record<Language, RepairTexts>> = {
  'pt-BR': {
    intro:
      'Procura em todas as planilhas fórmulas do ConfereBio que outro programa, ou um Excel sem o suplemento, deixou sem funcionar, e as digita de novo. Fórmulas de outros não são tocadas.',
    nothing: 'Nenhuma fórmula do ConfereBio está quebrada nesta pasta de trabalho.',
    kinds: {
      spelling: {
        title: 'Nome da função trocado',
        about: 'O outro programa gravou o nome da função de um jeito que o Excel não calcula.',
      },
      reentered: {
        title: 'Certas, mas mostram #NOME?',
        about:
          'A fórmula está certa, mas foi digitada quando o suplemento não estava ali. Digitada de novo, ela calcula.',
      },
      errorCaught: {
        title: 'Dentro de SEERRO ou parecida',
        about:
          'O que a célula mostra pode ser a resposta certa, ou estar no lugar de #NOME?. Digitar de novo não muda a fórmula: só a recalcula.',
      },
      text: {
        title: 'Fórmulas guardadas como texto',
        about: 'A célula mostra a fórmula em vez do resultado. Se o texto estiver ali de propósito, deixe como está.',
      },
    },
    doubtful: {
      title: 'Para você digitar de novo',
      about: 'Estes textos parecem fórmulas, mas um número deles pode ser lido de dois modos. Nada é mudado neles.',
    },
    locked: {
      title: 'Planilhas protegidas',
      advice: 'Ficam como estão. Para consertá-las, desproteja a planilha e procure de novo.',
    },
    asItIs: 'A mesma fórmula, digitada de novo.',
    one: 'Consertar esta',
    tick: 'Consertar junto com as outras marcadas',
    tickAll: 'Marcar todas',
    untickAll: 'Desmarcar todas',
    ticked: 'marcada',
  },
  'en-US': {
    intro:
      'Looks in all sheets for formulas of ConfereBio that another program, or an Excel without the add-in, left broken, and enters them again. Formulas of others are not touched.',
    nothing: 'No formula of ConfereBio is broken in this workbook.',
    kinds: {
      spelling: {
        title: 'Name of the function altered',
        about: 'The other program saved the name of the function in a way that Excel does not calculate.',
      },
      reentered: {
        title: 'Right, but showing #NAME?',
        about: 'The formula is right, but was typed while the add-in was not there. Entered again, it calculates.',
      },
      errorCaught: {
        title: 'Within IFERROR or the like',
        about:
          'What the cell shows may be the right answer, or stand for #NAME?. Entering it again does not change the formula: it only calculates it anew.',
      },
      text: {
        title: 'Formulas kept as text',
        about: 'The cell shows the formula instead of its result. If the text is there on purpose, leave it as it is.',
      },
    },
    doubtful: {
      title: 'For you to type again',
      about: 'These texts look like formulas, but a number in them can be read in two ways. They are not changed.',
    },
    locked: {
      title: 'Protected sheets',
      advice: 'They stay as they are. To repair them, unprotect the sheet and search again.',
    },
    asItIs: 'The same formula, entered again.',
    one: 'Repair this one',
    tick: 'Repair together with the others ticked',
    tickAll: 'Tick all',
    untickAll: 'Untick all',
    ticked: 'ticked',
  },
};

export function repairTexts(language: Language): RepairTexts {
  return texts[language];
}

/** `12 fórmulas do ConfereBio podem ser consertadas.` */
export function foundLine(repairs: number, language: Language): string {
  const number = count(repairs, language);
  if (repairs === 0)
    return language === 'pt-BR'
      ? 'Nenhuma fórmula pode ser consertada por aqui.'
      : 'No formula can be repaired from here.';
  if (language === 'pt-BR')
    return repairs === 1
      ? '1 fórmula do ConfereBio pode ser consertada.'
      : `${number} fórmulas do ConfereBio podem ser consertadas.`;
  return repairs === 1
    ? '1 formula of ConfereBio can be repaired.'
    : `${number} formulas of ConfereBio can be repaired.`;
}

/** `Consertar todas (12)` */
export function repairAllLabel(cells: number, language: Language): string {
  return language === 'pt-BR'
    ? `Consertar todas (${count(cells, language)})`
    : `Repair all (${count(cells, language)})`;
}

/** `Consertar marcadas (12)` */
export function repairTickedLabel(cells: number, language: Language): string {
  return language === 'pt-BR'
    ? `Consertar marcadas (${count(cells, language)})`
    : `Repair those ticked (${count(cells, language)})`;
}

/** Why a text is not repaired: `2.500 pode ser 2500 ou 2,5.` */
export function pieceLine(piece: string, language: Language): string {
  const [thousands, decimal] = [piece.replaceAll('.', ''), piece.replace('.', ',')];
  return language === 'pt-BR'
    ? `“${piece}” pode ser ${thousands} ou ${decimal}. Digite a fórmula de novo na célula.`
    : `“${piece}” may be ${thousands} or ${decimal.replace(',', '.')}. Type the formula again in its cell.`;
}

/** `“Notas”: 6 fórmulas` */
export function lockedLine(sheet: string, cells: number, language: Language): string {
  const number = count(cells, language);
  if (language === 'pt-BR') return `“${sheet}”: ${number} ${cells === 1 ? 'fórmula' : 'fórmulas'}`;
  return `“${sheet}”: ${number} ${cells === 1 ? 'formula' : 'formulas'}`;
}

/** What was done, and what was left alone because it had changed since the search. */
export function repairedLine(cells: number, changed: number, language: Language): string {
  const number = count(cells, language);
  const done =
    language === 'pt-BR'
      ? ['Nada foi consertado.', '1 fórmula consertada.', `${number} fórmulas consertadas.`]
      : ['Nothing was repaired.', '1 formula repaired.', `${number} formulas repaired.`];
  return done[Math.min(cells, 2)]! + leftAloneLine(changed, language);
}

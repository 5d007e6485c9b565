import { listed } from '../../explain/figures';
import type { Language } from '../../explain/language';
import { cellAddress } from '../../workbook/address';
import type { ChangedSince, ChangeLabel } from '../../workbook/changes/change';
import { nothingChanged } from '../../workbook/changes/changedSince';
import { Region } from '../../workbook/changes/region';
import type { AreaRef } from '../../workbook/port';
import type { PlacedColumns, PlacedSheet, WriteChoices, WriteFacts } from '../write/planWriting';
import type { WriteOutcome } from '../write/writeResults';
import { refusalText } from './cells';
import { count } from './check';

interface WritingTexts {
  title: string;
  intro: string;
  options: Readonly<Record<keyof WriteChoices, string>>;
  hints: Readonly<Record<keyof WriteChoices, string>>;
  preview: string;
  planning: string;
  nothing: string;
  write: string;
  writing: string;
  cancel: string;
  again: string;
  undo: {
    region: string;
    writingStopped: string;
    undoingStopped: string;
    stoppedAdvice: string;
    now: string;
    undo: string;
    undoing: string;
    changed: string;
    keepMine: string;
    all: string;
    leave: string;
    undone: string;
    gone: string;
  };
}

const texts: Readonly<Record<Language, WritingTexts>> = {
  'pt-BR': {
    title: 'Gravar',
    intro:
      'Escolha o que gravar na pasta de trabalho. Nada do que você escreveu é apagado, e tudo se desfaz com um clique.',
    options: {
      columns: 'Colunas de resultado',
      colors: 'Cores',
      notes: 'Notas',
      findingsSheet: 'Planilha “Conferência”',
      memorySheet: 'Planilha “Memória de cálculo”',
    },
    hints: {
      columns: 'ao lado da tabela, uma linha de resultado por linha',
      colors: 'nas células com achados',
      notes: 'com o que foi achado em cada célula',
      findingsSheet: 'uma linha por achado',
      memorySheet: 'como se chegou aos valores',
    },
    preview: 'O que será gravado',
    planning: 'Vendo onde gravar…',
    nothing: 'Escolha ao menos um item.',
    write: 'Gravar',
    writing: 'Gravando na pasta de trabalho',
    cancel: 'Cancelar',
    again: 'Conferir de novo',
    undo: {
      region: 'Desfazer gravações',
      writingStopped: 'A última gravação parou no meio',
      undoingStopped: 'A última gravação só foi desfeita em parte',
      stoppedAdvice: 'Desfaça agora: tudo o que ela tocou volta a ser como era antes.',
      now: 'Desfazer agora',
      undo: 'Desfazer',
      undoing: 'Desfazendo…',
      changed: 'Isto mudou depois da gravação:',
      keepMine: 'Desfazer o resto e manter isto',
      all: 'Desfazer tudo mesmo assim',
      leave: 'Não desfazer',
      undone: 'Desfeito: a pasta de trabalho está como antes da gravação.',
      gone: 'Não há mais informação para desfazer esta gravação.',
    },
  },
  'en-US': {
    title: 'Write',
    intro:
      'Choose what to write into the workbook. Nothing that you wrote is erased, and everything is undone with one click.',
    options: {
      columns: 'Result columns',
      colors: 'Colours',
      notes: 'Notes',
      findingsSheet: 'Sheet “Check”',
      memorySheet: 'Sheet “Memory of calculation”',
    },
    hints: {
      columns: 'beside the table, a line of results for each row',
      colors: 'on cells with findings',
      notes: 'with what was found in each cell',
      findingsSheet: 'a line for each finding',
      memorySheet: 'how the amounts come about',
    },
    preview: 'What will be written',
    planning: 'Looking where to write…',
    nothing: 'Choose at least one item.',
    write: 'Write',
    writing: 'Writing into the workbook',
    cancel: 'Cancel',
    again: 'Check again',
    undo: {
      region: 'Undo what was written',
      writingStopped: 'The last writing stopped in the middle',
      undoingStopped: 'The last writing was undone only in part',
      stoppedAdvice: 'Undo it now: all that it touched will be as it was before.',
      now: 'Undo now',
      undo: 'Undo',
      undoing: 'Undoing…',
      changed: 'This has changed since it was written:',
      keepMine: 'Undo the rest and keep this',
      all: 'Undo everything all the same',
      leave: 'Do not undo',
      undone: 'Undone: the workbook is as it was before the writing.',
      gone: 'There is no information left to undo this writing.',
    },
  },
};

export function writingTexts(language: Language): WritingTexts {
  return texts[language];
}

/** `M3:V63 (Notas)` */
export function areaName(area: AreaRef): string {
  const { row, column, rows, columns } = area;
  const first = cellAddress({ row, column });
  const last = cellAddress({ row: row + rows - 1, column: column + columns - 1 });
  return `${first === last ? first : `${first}:${last}`} (${area.sheet})`;
}

/** What will be written where, a sentence each; and what will not, and why. */
export function previewLines(facts: WriteFacts, language: Language): string[] {
  const isPortuguese = language === 'pt-BR';
  return [
    ...facts.columns.map((placed) => columnsLine(placed, language)),
    ...facts.withoutHeader.map((sheet) =>
      isPortuguese
        ? `Nenhuma coluna em “${sheet}”: não há linha acima dos dados para os cabeçalhos. Insira uma e confira de novo.`
        : `No columns in “${sheet}”: there is no row above the data for their headers. Insert one and check again.`,
    ),
    ...(facts.colored > 0 ? [coloredLine(facts.colored, language)] : []),
    ...noteLines(facts, language),
    ...facts.sheets.map((sheet) => sheetLine(sheet, language)),
  ];
}

function columnsLine({ area, again, table }: PlacedColumns, language: Language): string {
  const number = count(area.columns, language);
  if (language === 'pt-BR') {
    const what = `${number} ${area.columns === 1 ? 'coluna' : 'colunas'} em ${areaName(area)}`;
    return `${what}${table === null ? '' : `, na tabela ${table}`}${again ? ', no lugar das gravadas antes' : ''}`;
  }
  const what = `${number} ${area.columns === 1 ? 'column' : 'columns'} in ${areaName(area)}`;
  return `${what}${table === null ? '' : `, in the table ${table}`}${again ? ', instead of those written before' : ''}`;
}

function coloredLine(cells: number, language: Language): string {
  const number = count(cells, language);
  if (language === 'pt-BR')
    return `${number} ${cells === 1 ? 'célula colorida' : 'células coloridas'}: erro em vermelho, alerta em amarelo, informação em azul`;
  return `${number} coloured ${cells === 1 ? 'cell' : 'cells'}: errors red, warnings yellow, information blue`;
}

function noteLines(facts: WriteFacts, language: Language): string[] {
  const { notes, ownNotes, conversations, notesBeyond, notesUnsupported } = facts;
  const isPortuguese = language === 'pt-BR';
  const lines: string[] = [];
  const say = (number: number, one: string, many: string) => {
    if (number > 0) lines.push((number === 1 ? one : many).replace('#', count(number, language)));
  };
  if (notesUnsupported)
    lines.push(
      isPortuguese
        ? 'Nenhuma nota: este programa não deixa gravá-las. O que foi achado fica nas colunas e na planilha “Conferência”.'
        : 'No notes: this program does not let them be written. What was found is in the columns and in the sheet “Check”.',
    );
  if (isPortuguese) {
    say(notes, '# nota', '# notas');
    say(ownNotes, '# célula fica com a nota que já tem', '# células ficam com a nota que já têm');
    say(conversations, '# célula com conversa fica sem nota', '# células com conversa ficam sem nota');
    say(notesBeyond, '# célula fica sem nota, por serem muitas', '# células ficam sem nota, por serem muitas');
  } else {
    say(notes, '# note', '# notes');
    say(ownNotes, '# cell keeps the note it has', '# cells keep the notes they have');
    say(conversations, '# cell with a conversation gets no note', '# cells with conversations get no note');
    say(notesBeyond, '# cell gets no note, as there are very many', '# cells get no note, as there are very many');
  }
  return lines;
}

function sheetLine({ wanted, name, how, because }: PlacedSheet, language: Language): string {
  const reasons: Readonly<Record<Language, Record<NonNullable<PlacedSheet['because']>, string>>> = {
    'pt-BR': {
      changedByPerson: `você escreveu em “${wanted}”, que fica como está`,
      ofAnotherCheck: `“${wanted}” é de outra conferência e fica como está`,
      notOurs: `“${wanted}” já existe e fica como está`,
    },
    'en-US': {
      changedByPerson: `you wrote into “${wanted}”, which stays as it is`,
      ofAnotherCheck: `“${wanted}” is of another check and stays as it is`,
      notOurs: `“${wanted}” exists already and stays as it is`,
    },
  };
  const why = because === null ? '' : ` (${reasons[language][because]})`;
  if (language === 'pt-BR')
    return how === 'replaces' ? `Planilha “${name}”, no lugar da gravada antes${why}` : `Planilha nova “${name}”${why}`;
  return how === 'replaces' ? `Sheet “${name}”, instead of the one written before${why}` : `New sheet “${name}”${why}`;
}

/** `1.200 de 9.000 células` */
export function writtenLine(done: number, total: number, language: Language): string {
  return language === 'pt-BR'
    ? `${count(done, language)} de ${count(total, language)} células`
    : `${count(done, language)} of ${count(total, language)} cells`;
}

/** What came of a writing, and how it looks. */
export function outcomeLine(
  outcome: WriteOutcome,
  language: Language,
): { intent: 'success' | 'info' | 'warning' | 'error'; text: string } {
  const isPortuguese = language === 'pt-BR';
  switch (outcome.code) {
    case 'done':
      return { intent: 'success', text: doneLine(outcome.forgotten, language) };
    case 'cancelled':
      return {
        intent: 'info',
        text: isPortuguese
          ? 'Gravação cancelada. A pasta de trabalho está como antes.'
          : 'The writing was cancelled. The workbook is as it was.',
      };
    case 'stale':
      return {
        intent: 'warning',
        text: isPortuguese
          ? `A planilha “${outcome.sheet}” mudou depois da conferência. Nada foi gravado: confira de novo e grave.`
          : `The sheet “${outcome.sheet}” has changed since it was checked. Nothing was written: check again, then write.`,
      };
    case 'unfinished':
    case 'leftHalfway':
      return {
        intent: 'error',
        text: isPortuguese
          ? 'Uma gravação parou no meio. Desfaça-a com “Desfazer agora”, acima, e tente de novo.'
          : 'A writing stopped in the middle. Undo it with “Undo now”, above, and try again.',
      };
    case 'refused':
      return { intent: 'error', text: refusalText(outcome.refusal.code, outcome.refusal.detail, language) };
  }
}

function doneLine(forgotten: number, language: Language): string {
  const number = count(forgotten, language);
  if (language === 'pt-BR') {
    if (forgotten === 0) return 'Gravado.';
    return forgotten === 1
      ? 'Gravado. Para isso, a gravação mais antiga não pode mais ser desfeita.'
      : `Gravado. Para isso, as ${number} gravações mais antigas não podem mais ser desfeitas.`;
  }
  if (forgotten === 0) return 'Written.';
  return forgotten === 1
    ? 'Written. For that, the oldest writing can no longer be undone.'
    : `Written. For that, the ${number} oldest writings can no longer be undone.`;
}

/** What was written last: `Última gravação: 3 correções (L02).` */
export function lastWrittenLine(label: ChangeLabel, language: Language): string {
  return `${language === 'pt-BR' ? 'Última gravação' : 'Last written'}: ${labelText(label, language)}.`;
}

function labelText({ what, code = '', header = '', columns = 0, cells = 0 }: ChangeLabel, language: Language): string {
  const isPortuguese = language === 'pt-BR';
  const number = count(cells, language);
  switch (what) {
    case 'fixes':
      if (isPortuguese) return `${number} ${cells === 1 ? 'correção' : 'correções'} (${code})`;
      return `${number} ${cells === 1 ? 'fix' : 'fixes'} (${code})`;
    case 'repairs':
      if (isPortuguese) return `${number} ${cells === 1 ? 'fórmula consertada' : 'fórmulas consertadas'}`;
      return `${number} ${cells === 1 ? 'formula' : 'formulas'} repaired`;
    case 'restored':
      if (isPortuguese) return `${number} ${cells === 1 ? 'fórmula restaurada' : 'fórmulas restauradas'}`;
      return `${number} ${cells === 1 ? 'formula' : 'formulas'} restored`;
    case 'returned':
      if (isPortuguese) return `${number} ${cells === 1 ? 'célula' : 'células'} da cópia recebida (${code})`;
      return `${number} ${cells === 1 ? 'cell' : 'cells'} from the returned copy (${code})`;
    case 'templates':
      return isPortuguese ? 'planilhas de modelo' : 'template sheets';
    case 'column':
      return isPortuguese ? `coluna “${header}”` : `column “${header}”`;
    case 'results': {
      const results = isPortuguese ? 'resultados da conferência' : 'results of the check';
      if (columns === 0) return results;
      return `${results}, ${count(columns, language)} ${isPortuguese ? 'colunas' : 'columns'}`;
    }
  }
}

const MOST_PLACES = 5;

/** The places that somebody has changed since: `H5:H6 (Notas) e a planilha “Conferência”`. */
export function changedLine(since: ChangedSince, language: Language): string {
  if (nothingChanged(since)) return '';
  const { contents, fill, notes, others, sheets } = since;
  const cells = new Region();
  for (const region of [contents, fill, notes, others]) cells.addAll(region);
  const isPortuguese = language === 'pt-BR';
  const places = [
    ...cells.areas().map(areaName),
    ...sheets.map((name) => (isPortuguese ? `a planilha “${name}”` : `the sheet “${name}”`)),
  ];
  const more = places.length - MOST_PLACES;
  const shown = places.slice(0, MOST_PLACES);
  if (more > 0)
    shown.push(isPortuguese ? `mais ${count(more, language)} lugares` : `${count(more, language)} more places`);
  return `${listed(shown, language)}.`;
}

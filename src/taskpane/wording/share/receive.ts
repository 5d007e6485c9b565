import { day, listed } from '../../../explain/figures';
import type { Language } from '../../../explain/language';
import type { CellDoubt } from '../../../explain/sharing/comparedCells';
import type { ComparedCell, Comparison, LineState, NewLine } from '../../../sharing/receive/comparison';
import type { Applied } from '../../share/receive/applied';
import type { SentColumn } from '../../../sharing/sentCopy';
import { dayShown } from '../../../validation/writeBack/shownInColumn';
import { cellAddress } from '../../../workbook/address';
import type { CellValue } from '../../../workbook/port';
import { valueText } from '../cells';
import { count } from '../check';
import type { Decisions } from '../../share/receive/decisions';
import { placeOf, type Difference, type DifferenceGroup, type Differences } from '../../share/receive/differences';
import { kindName } from '../columns';

/** States of lines that nothing can be taken of. */
type Unpaired = Exclude<LineState, 'compared'>;

interface ReceiveTexts {
  intro: string;
  choose: string;
  drop: string;
  another: string;
  again: string;
  reading: string;
  applying: string;
  cancel: string;
  cancelled: string;
  failed: string;
  stopped: string;
  notReceived: string;
  nothingChanged: string;
  applied: string;
  undone: string;
  overview: string;
  about: string;
  same: string;
  differences: string;
  show: string;
  all: string;
  groups: Readonly<Record<DifferenceGroup, string>>;
  howTo: string;
  sent: string;
  returned: string;
  here: string;
  blank: string;
  accept: string;
  decide: string;
  take: string;
  keep: string;
  next: string;
  append: string;
  acceptAll: (cells: number) => string;
  acceptLine: (cells: number) => string;
  appendAll: (lines: number) => string;
  clear: string;
  mark: { taken: string; kept: string; added: string };
  doubts: Readonly<Record<CellDoubt, string>>;
  conflict: string;
  bothChanged: string;
  changedThere: string;
  changedHere: string;
  changedBoth: string;
  hidden: string;
  unpaired: Readonly<Record<Unpaired, string>>;
  newLines: Readonly<Record<NewLine['state'], string>>;
  leave: { title: string; question: string; leave: string; stay: string };
}

const texts: Readonly<Record<Language, ReceiveTexts>> = {
  'pt-BR': {
    intro:
      'Escolha o arquivo que voltou. Ele é comparado com o que você enviou e com o que há hoje nesta pasta. Nada muda até você aplicar, e tudo se desfaz com um clique.',
    choose: 'Escolher o arquivo que voltou',
    drop: 'Ou arraste o arquivo para cá. Serve .xlsx, .xls, .ods ou .csv, salvo por qualquer programa.',
    another: 'Escolher outro arquivo',
    again: 'Comparar de novo',
    reading: 'Lendo e comparando',
    applying: 'Aplicando',
    cancel: 'Cancelar',
    cancelled: 'A leitura foi interrompida. Nada foi alterado.',
    failed: 'O arquivo não pôde ser lido até o fim. Nada foi alterado. Tente de novo.',
    stopped: 'Leitura interrompida',
    notReceived: 'O arquivo não foi comparado',
    nothingChanged: 'Nada foi alterado.',
    applied: 'Aplicado',
    undone: 'O que foi aplicado foi desfeito',
    overview: 'O que voltou',
    about: 'Bom saber deste arquivo',
    same: 'O que voltou é igual ao que você tem: não há o que aplicar.',
    differences: 'Diferenças',
    show: 'Mostrar',
    all: 'Tudo',
    groups: {
      conflict: 'Conflitos',
      changed: 'Mudou só lá',
      newLine: 'Linhas novas',
      line: 'Linhas sem par',
      here: 'Mudou só aqui',
    },
    howTo: 'Clique em uma diferença, ou use as setas e Enter, para ir à célula e decidir abaixo da lista.',
    sent: 'Enviamos',
    returned: 'Voltou',
    here: 'Aqui agora',
    blank: '(vazia)',
    accept: 'Aceitar esta mudança',
    decide: 'O que fica nesta célula',
    take: 'Usar o que voltou',
    keep: 'Manter o meu',
    next: 'Próximo conflito sem decisão',
    append: 'Acrescentar esta linha abaixo da tabela',
    acceptAll: (cells) => `Aceitar tudo o que mudou só lá (${count(cells, 'pt-BR')})`,
    acceptLine: (cells) => `Aceitar a linha toda (${count(cells, 'pt-BR')})`,
    appendAll: (lines) => `Acrescentar todas as linhas novas (${count(lines, 'pt-BR')})`,
    clear: 'Limpar as escolhas',
    mark: { taken: 'aceita', kept: 'fica o meu', added: 'será acrescentada' },
    doubts: {
      masked:
        'Este dado foi enviado mascarado, e o valor inteiro está aqui. O que voltou não vai para o lugar dele: se for uma correção, digite-a você mesmo.',
      unclear: 'Não é certo como ler o que voltou. Se você usar, entra do jeito que está escrito.',
      error: 'O que voltou é um erro, que não é usado. Veja com quem preencheu.',
      formulaHere: 'Aqui há uma fórmula. Se você usar o que voltou, o valor fica no lugar dela.',
      lineDoubtful: 'Não é certo que seja esta a linha: pode ser outra parecida. Veja na planilha se é mesmo ela.',
      lineGone: 'A linha não está mais na sua tabela, e por isso não há onde pôr o que voltou.',
      columnGone: 'A coluna não está mais na sua tabela, e por isso não há onde pôr o que voltou.',
      mergedHere: 'Aqui a célula faz parte de uma mesclada: nada pode ser gravado nela.',
    },
    conflict: 'Conflito',
    bothChanged: 'Mudou lá e mudou aqui, de modos diferentes. Decida qual fica.',
    changedThere: 'Mudou só lá.',
    changedHere: 'Mudou só aqui, depois do envio. Fica como está.',
    changedBoth: 'Mudou dos dois lados, para o mesmo valor. Fica como está.',
    hidden: 'A linha está oculta na sua planilha (filtro ou ocultada à mão).',
    unpaired: {
      missing: 'A linha não voltou. Nada é apagado na sua tabela.',
      goneHere: 'A linha voltou, mas não está mais na sua tabela.',
      repeated: 'A linha voltou mais de uma vez, e por isso nada dela é usado. Veja no arquivo qual vale.',
    },
    newLines: {
      new: 'Linha nova: não estava no que você enviou.',
      alreadyHere: 'Uma linha igual já está na sua tabela. Acrescente só se forem mesmo duas.',
      repeats: 'É igual a uma linha que você enviou, ou tem a mesma nota. Acrescente só se forem mesmo duas.',
      unclear:
        'Há valores que podem ser lidos de dois modos, ou erros, que ficam em branco. Veja antes de acrescentar.',
    },
    leave: {
      title: 'Sair sem aplicar?',
      question: 'As suas escolhas ainda não foram aplicadas e serão esquecidas. A planilha fica como está.',
      leave: 'Sair sem aplicar',
      stay: 'Continuar aqui',
    },
  },
  'en-US': {
    intro:
      'Choose the file that came back. It is compared with what you sent and with what is in this workbook today. Nothing changes until you apply it, and everything is undone with one click.',
    choose: 'Choose the file that came back',
    drop: 'Or drag the file here. An .xlsx, .xls, .ods or .csv will do, saved by any program.',
    another: 'Choose another file',
    again: 'Compare again',
    reading: 'Reading and comparing',
    applying: 'Applying',
    cancel: 'Cancel',
    cancelled: 'Reading was stopped. Nothing was changed.',
    failed: 'The file could not be read to its end. Nothing was changed. Please try again.',
    stopped: 'Reading stopped',
    notReceived: 'The file was not compared',
    nothingChanged: 'Nothing was changed.',
    applied: 'Applied',
    undone: 'What was applied was undone',
    overview: 'What came back',
    about: 'Good to know about this file',
    same: 'What came back is the same as what you have: there is nothing to apply.',
    differences: 'Differences',
    show: 'Show',
    all: 'All',
    groups: {
      conflict: 'Conflicts',
      changed: 'Changed only there',
      newLine: 'New lines',
      line: 'Lines without a counterpart',
      here: 'Changed only here',
    },
    howTo: 'Click a difference, or use the arrow keys and Enter, to go to its cell and decide below the list.',
    sent: 'We sent',
    returned: 'Came back',
    here: 'Here now',
    blank: '(blank)',
    accept: 'Accept this change',
    decide: 'What stays in this cell',
    take: 'Use what came back',
    keep: 'Keep mine',
    next: 'Next conflict to decide',
    append: 'Add this line below the table',
    acceptAll: (cells) => `Accept all that changed only there (${count(cells, 'en-US')})`,
    acceptLine: (cells) => `Accept the whole line (${count(cells, 'en-US')})`,
    appendAll: (lines) => `Add all new lines (${count(lines, 'en-US')})`,
    clear: 'Clear the choices',
    mark: { taken: 'accepted', kept: 'mine stays', added: 'will be added' },
    doubts: {
      masked:
        'This was sent masked, and the whole value is here. What came back does not take its place: if it is a correction, please type it yourself.',
      unclear: 'It is not certain how to read what came back. If you use it, it goes in as it is written.',
      error: 'What came back is an error, which is not used. Ask whoever filled it in.',
      formulaHere: 'There is a formula here. If you use what came back, the value takes its place.',
      lineDoubtful: 'It is not certain that this is the line: it may be one like it. See in the sheet whether it is.',
      lineGone: 'The line is no longer in your table, so there is no place for what came back.',
      columnGone: 'The column is no longer in your table, so there is no place for what came back.',
      mergedHere: 'The cell here is part of a merged one: nothing can be written into it.',
    },
    conflict: 'Conflict',
    bothChanged: 'It changed there and here, in different ways. Decide which one stays.',
    changedThere: 'Changed only there.',
    changedHere: 'Changed only here, after it was sent. It stays as it is.',
    changedBoth: 'Changed on both sides, to the same value. It stays as it is.',
    hidden: 'The row is hidden in your sheet (by a filter or by hand).',
    unpaired: {
      missing: 'The line did not come back. Nothing is deleted in your table.',
      goneHere: 'The line came back, but is no longer in your table.',
      repeated: 'The line came back more than once, so nothing of it is used. See in the file which one holds.',
    },
    newLines: {
      new: 'A new line: it was not in what you sent.',
      alreadyHere: 'There is a line like it in your table already. Add it only if there really are two.',
      repeats: 'It is like a line that you sent, or has the same invoice. Add it only if there really are two.',
      unclear: 'It has values that can be read in two ways, or errors, which are left blank. Look before you add it.',
    },
    leave: {
      title: 'Leave without applying?',
      question: 'Your choices have not been applied yet and will be forgotten. The sheet stays as it is.',
      leave: 'Leave without applying',
      stay: 'Stay here',
    },
  },
};

export function receiveTexts(language: Language): ReceiveTexts {
  return texts[language];
}

/** `Cópia K3F7Q, de 30/11/2026: 120 linhas de “Notas” (Vendas (PGPM-Bio)).` */
export function copyLine({ sent, sheet }: Comparison, language: Language): string {
  const [when, kind, lines] = [
    day(sent.day, language),
    kindName(sent.kind, language),
    count(sent.lines.length, language),
  ];
  const isOne = sent.lines.length === 1;
  return language === 'pt-BR'
    ? `Cópia ${sent.id}, de ${when}: ${isOne ? '1 linha' : `${lines} linhas`} de “${sheet}”, ${kind}.`
    : `Copy ${sent.id} of ${when}: ${isOne ? '1 line' : `${lines} lines`} of “${sheet}”, ${kind}.`;
}

/** What the comparison came to, one fact a line; nothing is told that is not there. */
export function countLines(
  { counts, newLines }: Comparison,
  { conflict: { length: conflicts } }: Differences,
  language: Language,
): string[] {
  const facts: [number, one: string, many: string][] =
    language === 'pt-BR'
      ? [
          [counts.unchangedLines, 'linha igual', 'linhas iguais'],
          [conflicts, 'conflito, para você decidir', 'conflitos, para você decidir'],
          [counts.cells.changedThere, 'célula mudou só lá', 'células mudaram só lá'],
          [counts.cells.changedHere, 'célula mudou só aqui', 'células mudaram só aqui'],
          [counts.cells.changedBoth, 'célula mudou igual dos dois lados', 'células mudaram igual dos dois lados'],
          [newLines.length, 'linha nova', 'linhas novas'],
          [counts.missing, 'linha não voltou', 'linhas não voltaram'],
          [counts.repeated, 'linha voltou repetida', 'linhas voltaram repetidas'],
          [counts.goneHere, 'linha não está mais aqui', 'linhas não estão mais aqui'],
        ]
      : [
          [counts.unchangedLines, 'line the same', 'lines the same'],
          [conflicts, 'conflict for you to decide', 'conflicts for you to decide'],
          [counts.cells.changedThere, 'cell changed only there', 'cells changed only there'],
          [counts.cells.changedHere, 'cell changed only here', 'cells changed only here'],
          [counts.cells.changedBoth, 'cell changed alike on both sides', 'cells changed alike on both sides'],
          [newLines.length, 'new line', 'new lines'],
          [counts.missing, 'line did not come back', 'lines did not come back'],
          [counts.repeated, 'line came back repeated', 'lines came back repeated'],
          [counts.goneHere, 'line is no longer here', 'lines are no longer here'],
        ];
  return facts
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => `${count(number, language)} ${number === 1 ? one : many}`);
}

/** Whether nothing differs at all. */
export function isAllSame({ lines, newLines }: Comparison): boolean {
  return lines.length === 0 && newLines.length === 0;
}

/** `Conflitos (3)` */
export function groupLabel(group: DifferenceGroup | 'all', differences: number, language: Language): string {
  const { all, groups } = texts[language];
  return `${group === 'all' ? all : groups[group]} (${count(differences, language)})`;
}

/**
 * A value of a column as the person knows it: a date as a date, nothing as “(vazia)”; what begins or ends with blanks
 * in quotes.
 */
export function cellText(value: CellValue, column: SentColumn, language: Language): string {
  if (value === null || value === '') return texts[language].blank;
  const date = typeof value === 'number' && column.id !== null ? dayShown(value, column.id, language) : null;
  if (date !== null) return date;
  const text = valueText(value, language);
  return text === text.trim() ? text : `“${text}”`;
}

/** `D12 · Quantidade (kg)`; without a cell of the workbook the code of the line, or its row in the file. */
export function placeText(difference: Difference, comparison: Comparison, language: Language): string {
  if (difference.kind === 'newLine') return fileRowLine(difference.added.fileRow, language);
  const place = placeOf(difference, comparison);
  const { code } = difference.line;
  if (difference.kind === 'line') return place ? `${code} · ${cellAddress(place.cell)}` : code;
  const { header } = comparison.sent.columns[difference.cell.column]!;
  return `${place ? cellAddress(place.cell) : code} · ${header}`;
}

/** What a difference comes to, in one or two lines. */
export function differenceText(difference: Difference, { sent: { columns } }: Comparison, language: Language): string {
  switch (difference.kind) {
    case 'cell':
      return changeLine(difference.cell, columns[difference.cell.column]!, language);
    case 'line':
      return texts[language].unpaired[difference.line.state as Unpaired];
    case 'newLine':
      return newLineCells(difference.added, columns, language)
        .map(({ text }) => text)
        .join(' · ');
  }
}

/** What was decided of a difference; `null`: nothing. */
export function markOf(difference: Difference, { taken, kept, added }: Decisions, language: Language): string | null {
  const { mark } = texts[language];
  if (difference.kind === 'newLine') return added.has(difference.added) ? mark.added : null;
  if (difference.kind === 'line') return null;
  if (taken.has(difference.cell)) return mark.taken;
  return kept.has(difference.cell) ? mark.kept : null;
}

/** What happened to a cell, in short: `2500 → 2600`, or with what is here where that differs from what was sent. */
function changeLine(
  { sent, returned, here, outcome, target }: ComparedCell,
  column: SentColumn,
  language: Language,
): string {
  const shown = (value: CellValue) => cellText(value, column, language);
  if (outcome === 'changedHere' || outcome === 'changedBoth') return `${shown(sent)} → ${shown(here)}`;
  const change = `${shown(sent)} → ${shown(returned)}`;
  if (outcome === 'changedThere') return change;
  const conflict = `${texts[language].conflict}: ${change}`;
  return target === null ? conflict : `${conflict} · ${texts[language].here.toLowerCase()}: ${shown(here)}`;
}

/** Why a cell is told of, and what is to be decided. */
export function aboutCell({ outcome, doubt }: ComparedCell, language: Language): string {
  const { doubts, bothChanged, changedThere, changedHere, changedBoth } = texts[language];
  if (outcome === 'conflict') return doubt === null ? bothChanged : doubts[doubt];
  return { changedThere, changedHere, changedBoth }[outcome];
}

/** The filled cells of a new line, as `Produto: Babaçu`. */
export function newLineCells(
  { values }: NewLine,
  columns: readonly SentColumn[],
  language: Language,
): { header: string; text: string }[] {
  return values.flatMap((value, at) =>
    value === null || value === ''
      ? []
      : [{ header: columns[at]!.header, text: cellText(value, columns[at]!, language) }],
  );
}

/** `Linha 34 do arquivo` */
export function fileRowLine(fileRow: number, language: Language): string {
  const number = count(fileRow + 1, language);
  return language === 'pt-BR' ? `Linha ${number} do arquivo` : `Row ${number} of the file`;
}

/** `Aplicar 12 mudanças` */
export function applyLabel(changes: number, language: Language): string {
  const number = count(changes, language);
  if (language === 'pt-BR') return changes === 1 ? 'Aplicar 1 mudança' : `Aplicar ${number} mudanças`;
  return changes === 1 ? 'Apply 1 change' : `Apply ${number} changes`;
}

/** `12 mudanças escolhidas.` */
export function chosenLine(changes: number, language: Language): string {
  const number = count(changes, language);
  if (changes === 0) return language === 'pt-BR' ? 'Nada escolhido ainda.' : 'Nothing chosen yet.';
  if (language === 'pt-BR') return changes === 1 ? '1 mudança escolhida.' : `${number} mudanças escolhidas.`;
  return changes === 1 ? '1 change chosen.' : `${number} changes chosen.`;
}

/** `mais 40` */
export function moreLine(more: number, language: Language): string {
  return language === 'pt-BR' ? `mais ${count(more, language)}` : `${count(more, language)} more`;
}

/** What happens to conflicts that nobody has decided. */
export function undecidedLine(conflicts: number, language: Language): string {
  const number = count(conflicts, language);
  if (language === 'pt-BR')
    return conflicts === 1
      ? '1 conflito sem decisão: a célula fica como está aqui.'
      : `${number} conflitos sem decisão: as células ficam como estão aqui.`;
  return conflicts === 1
    ? '1 conflict not decided: the cell stays as it is here.'
    : `${number} conflicts not decided: the cells stay as they are here.`;
}

interface AppliedWords {
  cells: Counted;
  newLines: Counted;
  nothing: string;
  hidden: Counted;
  changed: Counted;
  withoutRoom: Counted;
}
/** `#` is the number. */
type Counted = readonly [one: string, many: string];

const applied: Readonly<Record<Language, AppliedWords>> = {
  'pt-BR': {
    cells: ['1 célula mudada', '# células mudadas'],
    newLines: ['1 linha acrescentada', '# linhas acrescentadas'],
    nothing: 'Nada foi aplicado.',
    hidden: ['1 delas está em linha oculta.', '# delas estão em linhas ocultas.'],
    changed: [
      '1 célula, ou a linha dela, mudou aqui depois da comparação e fica como está. Compare de novo.',
      '# células, ou as linhas delas, mudaram aqui depois da comparação e ficam como estão. Compare de novo.',
    ],
    withoutRoom: [
      'Para 1 linha nova não há linha vazia abaixo da tabela. Abra espaço e compare de novo.',
      'Para # linhas novas não há linhas vazias abaixo da tabela. Abra espaço e compare de novo.',
    ],
  },
  'en-US': {
    cells: ['1 cell changed', '# cells changed'],
    newLines: ['1 line added', '# lines added'],
    nothing: 'Nothing was applied.',
    hidden: ['1 of them is in a hidden row.', '# of them are in hidden rows.'],
    changed: [
      '1 cell, or its row, has changed here since the comparison and stays as it is. Compare again.',
      '# cells, or their rows, have changed here since the comparison and stay as they are. Compare again.',
    ],
    withoutRoom: [
      'For 1 new line there is no blank row below the table. Make room and compare again.',
      'For # new lines there are no blank rows below the table. Make room and compare again.',
    ],
  },
};

/** What was applied: `12 células mudadas e 1 linha acrescentada.` */
export function appliedLine({ cells, newLines }: Applied, language: Language): string {
  const words = applied[language];
  const parts = [...counted(cells, words.cells, language), ...counted(newLines, words.newLines, language)];
  return parts.length === 0 ? words.nothing : `${listed(parts, language)}.`;
}

/** What to know of what was applied, and what was left alone and why. */
export function leftLines({ hidden, changed, withoutRoom }: Applied, language: Language): string[] {
  const words = applied[language];
  return [
    ...counted(hidden, words.hidden, language),
    ...counted(changed.length, words.changed, language),
    ...counted(withoutRoom, words.withoutRoom, language),
  ];
}

/** Nothing where there is none. */
function counted(number: number, [one, many]: Counted, language: Language): string[] {
  if (number === 0) return [];
  return [number === 1 ? one : many.replace('#', count(number, language))];
}

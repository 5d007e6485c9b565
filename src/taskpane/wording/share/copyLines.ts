import { sentenceOfSaveRefusal } from '../../../explain/files';
import type { Language } from '../../../explain/language';
import { lineCodeHeading } from '../../../explain/sharing/copy';
import type { AsValues, CopyContents, PersonalColumn } from '../../../sharing/copy/contents';
import { isResultHeader, withoutResultMark } from '../../../sheets/resultHeaders';
import type { CopyNotice } from '../../hooks/useCopying';
import type { GivenFile } from '../../share/copy/makeFiles';
import type { CopyWanted, LinesWanted } from '../../share/copy/wanted';
import { cellName, refusalText } from '../cells';
import { count, noticeLine } from '../check';
import { copyTexts } from './copy';

const lines = (number: number, language: Language) => {
  const unit = language === 'pt-BR' ? ['linha', 'linhas'] : ['row', 'rows'];
  return `${count(number, language)} ${unit[number === 1 ? 0 : 1]}`;
};

/** `Cooperativa Exemplo (12 linhas)` */
export function organisationOption(name: string, number: number, language: Language): string {
  return `${name} (${lines(number, language)})`;
}

/** What comes of the choice of rows: `Vão 12 linhas; 48 ficam.` */
export function linesWantedLine({ files, lines: go, left }: LinesWanted, language: Language): string {
  const isPortuguese = language === 'pt-BR';
  if (files > 1) {
    const each = isPortuguese
      ? `${count(files, language)} arquivos, com ${lines(go, language)} ao todo.`
      : `${count(files, language)} files with ${lines(go, language)} in all.`;
    if (left === 0) return each;
    return isPortuguese
      ? `${each} ${lines(left, language)} sem cooperativa ${left === 1 ? 'fica' : 'ficam'} de fora.`
      : `${each} ${lines(left, language)} without a cooperative ${left === 1 ? 'stays' : 'stay'} out.`;
  }
  const stay = left === 0 ? '' : isPortuguese ? `; ${count(left, language)} não` : `; ${count(left, language)} not`;
  return isPortuguese
    ? `${go === 1 ? 'Vai' : 'Vão'} ${lines(go, language)}${stay}.`
    : `${lines(go, language)} ${go === 1 ? 'goes' : 'go'}${stay}.`;
}

/** How a masked value looks, beside the whole one of the person's own table. */
export function maskedExample(whole: string, masked: string, language: Language): string {
  return language === 'pt-BR' ? `${whole} fica ${masked}` : `${whole} becomes ${masked}`;
}

/** What is in a copy, a sentence each. */
export function goesLines(contents: CopyContents, language: Language): string[] {
  const { sheets, columns, formulas, textsMasked } = contents;
  const results = columns.filter(isResultHeader).map(withoutResultMark);
  const own = columns.filter((header) => !isResultHeader(header));
  const code = lineCodeHeading(language);
  if (language === 'pt-BR')
    return [
      `${lines(contents.lines, language)}, cada uma com seu código (${code})`,
      ...(own.length > 0 ? [`${own.length === 1 ? 'Coluna' : 'Colunas'}: ${own.join(', ')}`] : []),
      ...(results.length > 0 ? [`Resultados da conferência: ${results.join(', ')}`] : []),
      ...(formulas > 0
        ? [
            `${count(formulas, language)} ${formulas === 1 ? 'célula dessas linhas recalcula' : 'células dessas linhas recalculam'} sem o ConfereBio`,
          ]
        : []),
      ...(sheets.length > 0
        ? [`Planilhas (linhas × colunas): ${sheets.map((sheet) => sheetFact(sheet, language)).join('; ')}`]
        : []),
      ...(textsMasked > 0
        ? [
            `${count(textsMasked, language)} ${textsMasked === 1 ? 'texto de outra coluna' : 'textos de outras colunas'} com dados de pessoas mascarados`,
          ]
        : []),
    ];
  return [
    `${lines(contents.lines, language)}, each with its code (${code})`,
    ...(own.length > 0 ? [`${own.length === 1 ? 'Column' : 'Columns'}: ${own.join(', ')}`] : []),
    ...(results.length > 0 ? [`Results of the check: ${results.join(', ')}`] : []),
    ...(formulas > 0
      ? [
          `${count(formulas, language)} ${formulas === 1 ? 'cell of these rows recalculates' : 'cells of these rows recalculate'} without ConfereBio`,
        ]
      : []),
    ...(sheets.length > 0
      ? [`Sheets (rows × columns): ${sheets.map((sheet) => sheetFact(sheet, language)).join('; ')}`]
      : []),
    ...(textsMasked > 0
      ? [
          `${count(textsMasked, language)} ${textsMasked === 1 ? 'text of another column' : 'texts of other columns'} with data of people masked`,
        ]
      : []),
  ];
}

function sheetFact({ name, rows, columns }: CopyContents['sheets'][number], language: Language): string {
  return `${name} (${count(rows, language)} × ${count(columns, language)})`;
}

/** What is not in a copy, a sentence each. */
export function staysLines(contents: CopyContents, language: Language): string[] {
  const isPortuguese = language === 'pt-BR';
  const { linesLeft, columnsLeft } = contents;
  return [
    ...(linesLeft > 0
      ? [isPortuguese ? `${lines(linesLeft, language)} da tabela` : `${lines(linesLeft, language)} of the table`]
      : []),
    ...(columnsLeft.length > 0 ? [`${isPortuguese ? 'Colunas' : 'Columns'}: ${columnsLeft.join(', ')}`] : []),
    isPortuguese
      ? 'As outras planilhas desta pasta, notas, comentários e ligações com outros arquivos'
      : 'The other sheets of this workbook, notes, comments and links to other files',
    isPortuguese
      ? 'Nome do autor, histórico e fórmulas que só funcionam com o ConfereBio'
      : 'Name of the author, history and formulas that only work with ConfereBio',
  ];
}

/** `CPF: mascarado` */
export function personalLine({ header, treatment }: PersonalColumn, language: Language): string {
  const said = {
    'pt-BR': { keep: 'inteiro', mask: 'mascarado', leaveOut: 'fora da cópia' },
    'en-US': { keep: 'whole', mask: 'masked', leaveOut: 'left out' },
  } as const;
  return `${header}: ${said[language][treatment]}`;
}

/** `Subvenção, 12 células a partir de H2 (PGPMBIO.LEDGER): a regra olha a tabela inteira de uma vez` */
export function asValuesLine({ header, cell, cells, function: name, reason }: AsValues, language: Language): string {
  const number = count(cells, language);
  const of = name === null ? '' : ` (${name})`;
  const place =
    language === 'pt-BR'
      ? cells === 1
        ? cell
        : `${number} células a partir de ${cell}`
      : cells === 1
        ? cell
        : `${number} cells from ${cell}`;
  return `${header}, ${place}${of}: ${reason}`;
}

/** What several copies have together; each has sheets of its own size. */
export function contentsOfAll(all: readonly CopyContents[], linesOfNone: number): CopyContents {
  const [first] = all;
  const sum = (of: (one: CopyContents) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    ...first!,
    sheets: [],
    lines: sum((one) => one.lines),
    linesLeft: linesOfNone,
    formulas: sum((one) => one.formulas),
    textsMasked: sum((one) => one.textsMasked),
  };
}

/** `Cooperativa Exemplo: 12 linhas` */
export function copyOfLine(organisation: string, { lines: number }: CopyContents, language: Language): string {
  return `${organisation}: ${lines(number, language)}`;
}

/** Organisations whose file was not made. */
export function notMadeLine(organisations: readonly string[], language: Language): string {
  const names = organisations.join(', ');
  return language === 'pt-BR'
    ? `Não foi possível gerar o arquivo de: ${names}. Prepare o de cada uma em separado para ver por quê.`
    : `The file could not be made of: ${names}. Prepare each by itself to see why.`;
}

/** What is to be done once the file is there. */
export function givenLines({ fileName, ids, isKept }: GivenFile, language: Language): string[] {
  const codes = ids.length === 1 ? ` (${ids[0]})` : '';
  if (language === 'pt-BR')
    return [
      `“${fileName}” foi salvo na pasta de downloads. Envie-o como costuma enviar arquivos: o ConfereBio não envia nada.`,
      ...(ids.length > 1 ? ['Abra o .zip e mande a cada cooperativa só o arquivo dela.'] : []),
      ...(isKept
        ? [
            `Salve esta pasta de trabalho: ela guarda o registro do que foi enviado${codes}, com que se compara o arquivo que voltar.`,
          ]
        : []),
    ];
  return [
    `“${fileName}” was saved to the downloads folder. Send it as you usually send files: ConfereBio sends nothing.`,
    ...(ids.length > 1 ? ['Open the .zip and send to each cooperative its own file only.'] : []),
    ...(isKept
      ? [
          `Save this workbook: it keeps the record of what was sent${codes}, with which the file that comes back is compared.`,
        ]
      : []),
  ];
}

/** The workbook did not take the record. */
export function notKeptLine(language: Language): string {
  return language === 'pt-BR'
    ? 'Esta pasta de trabalho não aceitou o registro do que foi enviado (talvez esteja só para leitura). O arquivo está bom, mas quando voltar não poderá ser comparado com o que saiu. Salve uma cópia desta pasta e prepare o arquivo de novo.'
    : 'This workbook did not take the record of what was sent (it may be read-only). The file is good, but when it comes back it cannot be compared with what left. Save a copy of this workbook and prepare the file again.';
}

/** What to write to the cooperative; without a name where each is given a file of its own. */
export function messageFor(
  fileName: string | null,
  { instructions, results, protection }: Pick<CopyWanted, 'instructions' | 'results' | 'protection'>,
  language: Language,
): string {
  const code = lineCodeHeading(language);
  const isPortuguese = language === 'pt-BR';
  const sentences = isPortuguese
    ? [
        `Segue o arquivo${fileName === null ? '' : ` “${fileName}”`}. Abre no Excel ou no LibreOffice, sem instalar nada.`,
        instructions ? 'Comece pela planilha “Instruções”.' : null,
        'Por favor, confira e corrija as linhas.',
        results === 'none' || !protection
          ? null
          : 'As colunas de resultado estão protegidas e não precisam de mudança.',
        `Não apague a coluna “${code}”.`,
        'Depois, salve no mesmo formato e devolva este arquivo.',
      ]
    : [
        `Here is the file${fileName === null ? '' : ` “${fileName}”`}. It opens in Excel or LibreOffice without installing anything.`,
        instructions ? 'Please begin with its sheet of instructions.' : null,
        'Please check the rows and correct them.',
        results === 'none' || !protection ? null : 'The columns of results are protected and need no change.',
        `Do not delete the column “${code}”.`,
        'Then save it in the same format and send it back.',
      ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

/** Excel did not open the copy. */
export function windowRefusedLine(language: Language): string {
  return language === 'pt-BR'
    ? 'Este Excel não abriu a cópia em outra janela. Abra o arquivo da pasta de downloads.'
    : 'This Excel did not open the copy in another window. Open the file in the downloads folder.';
}

/** Why there is no file, and what to do. */
export function copyNoticeLine(notice: CopyNotice, language: Language): string {
  const isPortuguese = language === 'pt-BR';
  switch (notice.code) {
    case 'cancelled':
      return isPortuguese
        ? 'Cancelado. Nada foi alterado e nenhum arquivo foi gerado.'
        : 'Cancelled. Nothing was changed and no file was made.';
    case 'noLines':
      return copyTexts(language).rows.none;
    case 'leak':
      return isPortuguese
        ? 'O arquivo não foi dado: ao conferi-lo, o ConfereBio achou nele um dado pessoal que deveria estar coberto. Veja se ele não está no nome do arquivo, no nome da planilha ou em um cabeçalho, ou desmarque a coluna de textos livres. Nada foi alterado.'
        : 'The file was not given: on checking it, ConfereBio found personal data in it that should be covered. See whether they stand in the name of the file, of the sheet or in a header, or untick the column of free texts. Nothing was changed.';
    case 'notSaved':
      return `${sentenceOfSaveRefusal(notice.refusal, language)} ${
        isPortuguese ? 'Nenhum arquivo foi gerado.' : 'No file was made.'
      }`;
    case 'notReady':
      return isPortuguese
        ? `Há fórmulas ainda em cálculo, a primeira em ${cellName(notice.first)}. Espere terminarem e tente de novo.`
        : `There are formulas still being calculated, the first in ${cellName(notice.first)}. Wait until they are done and try again.`;
    case 'refused':
      return refusalText(notice.refusal.code, notice.refusal.detail, language);
    case 'unexpected':
      return isPortuguese
        ? 'A cópia parou por um problema inesperado. Nada foi alterado e nenhum arquivo foi gerado. Tente de novo.'
        : 'The copy stopped for an unexpected reason. Nothing was changed and no file was made. Try again.';
    case 'tableChanged':
    case 'noRows':
      return noticeLine(notice, language);
  }
}

/** `60 de 200`: rows, or files of several copies. */
export function workLine(done: number, total: number, language: Language): string {
  return language === 'pt-BR'
    ? `${count(done, language)} de ${count(total, language)}`
    : `${count(done, language)} of ${count(total, language)}`;
}

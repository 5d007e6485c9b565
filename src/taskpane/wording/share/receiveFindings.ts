import { day, listed } from '../../../explain/figures';
import { sentenceOfOpenNotice, sentenceOfOpenRefusal } from '../../../explain/files';
import type { Language } from '../../../explain/language';
import type { Period, ReturnedNotice, ReturnedRefusal } from '../../../explain/sharing/returnedFindings';
import { count } from '../check';

/** Why a file that came back could not be compared, and what to do. */
export function returnedRefusalText(refusal: ReturnedRefusal, language: Language): string {
  if (refusal.code === 'notOpened') return sentenceOfOpenRefusal(refusal.refusal, language);
  return language === 'pt-BR' ? refusalInPortuguese(refusal) : refusalInEnglish(refusal);
}

type OwnRefusal = Exclude<ReturnedRefusal, { code: 'notOpened' }>;

function refusalInPortuguese(refusal: OwnRefusal): string {
  switch (refusal.code) {
    case 'noTable':
      return 'Não há neste arquivo a tabela de uma cópia: faltam os códigos das linhas e os cabeçalhos. Veja se é o arquivo certo.';
    case 'unknownCopy':
      return `O arquivo é da cópia ${refusal.id}, que não foi feita a partir desta pasta de trabalho. Abra a pasta da qual ela saiu, ou escolha outro arquivo.`;
    case 'severalCopies':
      return `O arquivo junta linhas de mais de uma cópia: ${listed(refusal.ids, 'pt-BR')}. Peça cada cópia em seu próprio arquivo.`;
    case 'otherTable':
      return 'Os códigos das linhas foram apagados, e a tabela não se parece com nenhuma cópia feita desta pasta. Veja se é o arquivo certo.';
    case 'otherPeriod':
      return `O arquivo é de outro período: tem notas ${periodText(refusal.found, 'pt-BR')}, e a cópia enviada tem ${periodText(refusal.sent, 'pt-BR')}. Peça o arquivo do mesmo período.`;
    case 'allRepeated':
      return `Todas as linhas (${count(refusal.lines, 'pt-BR')}) voltaram mais de uma vez, e não se sabe qual vale. Peça o arquivo sem as repetidas.`;
    case 'tableGone':
      return `A tabela da qual a cópia saiu, em “${refusal.sheet}”, não está mais nesta pasta de trabalho. Abra a pasta que tem a tabela e tente de novo.`;
  }
}

function refusalInEnglish(refusal: OwnRefusal): string {
  switch (refusal.code) {
    case 'noTable':
      return 'This file has no table of a copy: neither line codes nor headers. Please see whether it is the right file.';
    case 'unknownCopy':
      return `The file is of copy ${refusal.id}, which was not made from this workbook. Open the workbook it was made from, or choose another file.`;
    case 'severalCopies':
      return `The file holds lines of more than one copy: ${listed(refusal.ids, 'en-US')}. Ask for each copy in a file of its own.`;
    case 'otherTable':
      return 'The line codes were deleted, and the table is like no copy made from this workbook. Please see whether it is the right file.';
    case 'otherPeriod':
      return `The file is of another period: it has invoices ${periodText(refusal.found, 'en-US')}, and the copy sent has them ${periodText(refusal.sent, 'en-US')}. Ask for the file of the same period.`;
    case 'allRepeated':
      return `All lines (${count(refusal.lines, 'en-US')}) came back more than once, and nobody can tell which holds. Ask for the file without the repeated ones.`;
    case 'tableGone':
      return `The table that the copy was made of, in “${refusal.sheet}”, is no longer in this workbook. Open the workbook that has it and try again.`;
  }
}

function periodText({ from, until }: Period, language: Language): string {
  const [first, last] = [day(from, language), day(until, language)];
  if (language === 'pt-BR') return from === until ? `de ${first}` : `de ${first} a ${last}`;
  return from === until ? `of ${first}` : `from ${first} to ${last}`;
}

/** What to know of a file that could be compared. */
export function returnedNoticeText(notice: ReturnedNotice, language: Language): string {
  if (notice.code === 'opened') return sentenceOfOpenNotice(notice.notice, language);
  return language === 'pt-BR' ? noticeInPortuguese(notice) : noticeInEnglish(notice);
}

type OwnNotice = Exclude<ReturnedNotice, { code: 'opened' }>;

function noticeInPortuguese(notice: OwnNotice): string {
  switch (notice.code) {
    case 'codesGone':
      return 'A coluna com os códigos das linhas não voltou. As linhas foram reconhecidas pelo que contêm: veja com mais atenção.';
    case 'repeatedLine':
      return `A linha ${notice.line} está em mais de um lugar do arquivo (linhas ${rowsText(notice.rows, 'pt-BR')}): nada dela é usado.`;
    case 'strangeCodes':
      return notice.count === 1
        ? `Em ${notice.cell} há um código que não é desta cópia: a linha não é usada.`
        : `Há ${count(notice.count, 'pt-BR')} códigos que não são desta cópia, o primeiro em ${notice.cell}: as linhas não são usadas.`;
    case 'totalsLeftOut':
      return `Parecem totais e não são usadas as linhas do arquivo: ${rowsText(notice.rows, 'pt-BR')}.`;
    case 'sheetRenamed':
      return `A planilha “${notice.sent}” agora se chama “${notice.now}”.`;
    case 'columnRenamed':
      return notice.now === ''
        ? `A coluna “${notice.header}” voltou sem cabeçalho e foi reconhecida pelos valores.`
        : `A coluna “${notice.header}” agora se chama “${notice.now}” e foi reconhecida pelos valores.`;
    case 'columnGone':
      return `A coluna “${notice.header}” não voltou: nela nada muda.`;
    case 'columnAdded':
      return `A coluna “${notice.header}” foi acrescentada lá e não é usada.`;
    case 'columnGoneHere':
      return `A coluna “${notice.header}” não está mais na sua tabela: o que voltou nela não é usado.`;
    default:
      return cellsInPortuguese(notice);
  }
}

type CellsNotice = Extract<OwnNotice, { cells: number }>;

function cellsInPortuguese({ code, header, cells, first }: CellsNotice): string {
  const where = cells === 1 ? `“${header}”, ${first}` : `“${header}”, ${count(cells, 'pt-BR')} células desde ${first}`;
  switch (code) {
    case 'becameText':
      return `${where}: números ou datas voltaram como texto e foram lidos.`;
    case 'becameNumber':
      return `${where}: textos voltaram como números e foram lidos como o texto que eram.`;
    case 'formulas':
      return `${where}: há fórmulas onde foram enviados valores. Conta o resultado delas, nunca a fórmula.`;
    case 'resultAltered':
      return `${where}: resultados foram alterados lá. Eles não são usados: o ConfereBio os calcula de novo.`;
    case 'notComputed':
      return `${where}: fórmulas sem resultado guardado. Abra o arquivo em um programa de planilhas, salve e escolha-o de novo.`;
    case 'errors':
      return `${where}: voltaram erros, que não são usados.`;
  }
}

function noticeInEnglish(notice: OwnNotice): string {
  switch (notice.code) {
    case 'codesGone':
      return 'The column with the line codes did not come back. Lines were known by what they hold: please look with more care.';
    case 'repeatedLine':
      return `Line ${notice.line} is in more than one place of the file (rows ${rowsText(notice.rows, 'en-US')}): nothing of it is used.`;
    case 'strangeCodes':
      return notice.count === 1
        ? `In ${notice.cell} there is a code that is not of this copy: the line is not used.`
        : `There are ${count(notice.count, 'en-US')} codes that are not of this copy, the first in ${notice.cell}: the lines are not used.`;
    case 'totalsLeftOut':
      return `These rows of the file look like totals and are not used: ${rowsText(notice.rows, 'en-US')}.`;
    case 'sheetRenamed':
      return `The sheet “${notice.sent}” is now called “${notice.now}”.`;
    case 'columnRenamed':
      return notice.now === ''
        ? `The column “${notice.header}” came back without a header and was known by its values.`
        : `The column “${notice.header}” is now called “${notice.now}” and was known by its values.`;
    case 'columnGone':
      return `The column “${notice.header}” did not come back: nothing changes in it.`;
    case 'columnAdded':
      return `The column “${notice.header}” was added there and is not used.`;
    case 'columnGoneHere':
      return `The column “${notice.header}” is no longer in your table: what came back in it is not used.`;
    default:
      return cellsInEnglish(notice);
  }
}

function cellsInEnglish({ code, header, cells, first }: CellsNotice): string {
  const where = cells === 1 ? `“${header}”, ${first}` : `“${header}”, ${count(cells, 'en-US')} cells from ${first} on`;
  switch (code) {
    case 'becameText':
      return `${where}: numbers or dates came back as text and were read.`;
    case 'becameNumber':
      return `${where}: texts came back as numbers and were read as the text they were.`;
    case 'formulas':
      return `${where}: there are formulas where values were sent. Their results count, never the formula.`;
    case 'resultAltered':
      return `${where}: results were altered there. They are not used: ConfereBio works them out again.`;
    case 'notComputed':
      return `${where}: formulas without a saved result. Open the file in a spreadsheet program, save it and choose it again.`;
    case 'errors':
      return `${where}: errors came back, which are not used.`;
  }
}

const MOST_ROWS = 5;

function rowsText(rows: readonly number[], language: Language): string {
  const shown = rows.slice(0, MOST_ROWS).map((row) => count(row, language));
  return rows.length > MOST_ROWS ? `${shown.join(', ')}…` : listed(shown, language);
}

import { listed } from '../../explain/figures';
import type { Language } from '../../explain/language';
import type { ColumnId, TableKind } from '../../sheets/columns';
import type { Certainty, LeftOutRow, RecognisedTable } from '../../sheets/recognisedTable';
import { cellAddress } from '../../workbook/address';
import type { AreaRef, CellRef } from '../../workbook/port';
import { cellName } from './cells';
import { columnName, kindName } from './columns';

interface CheckTexts {
  heading: string;
  intro: string;
  choose: {
    heading: string;
    searching: string;
    around: string;
    others: string;
    noneAround: (cell: string) => string;
    nothing: string;
    readAgain: string;
    choose: string;
    servesSales: string;
    servesPurchases: string;
    columns: string;
  };
  confirm: {
    heading: string;
    intro: string;
    columns: string;
    remembered: string;
    forget: string;
    meaning: (header: string) => string;
    notUsed: string;
    noHeader: string;
    start: string;
    back: string;
    beside: string;
    noneBeside: string;
    kind: string;
    kindOf: (table: string) => string;
    use: (table: string) => string;
    onlyOne: string;
    columnsOf: (table: string) => string;
    notMain: string;
    next: string;
    rows: string;
    allRows: string;
    visibleRows: string;
    example: string;
    readings: string;
  };
  certainty: Readonly<Record<Certainty | 'chosen', string>>;
  running: { heading: string; reading: string; checking: string; cancel: string };
  done: {
    heading: string;
    summary: string;
    findings: string;
    again: string;
    another: string;
    parameters: string;
    parts: string;
    stale: string;
  };
}

const texts: Readonly<Record<Language, CheckTexts>> = {
  'pt-BR': {
    heading: 'Conferir',
    intro:
      'Confere uma tabela de vendas da PGPM-Bio ou o ano de uma usina do Selo Biocombustível Social, linha a linha e no conjunto. Nada é gravado na planilha sem você pedir.',
    choose: {
      heading: '1. Escolha a tabela',
      searching: 'Procurando tabelas nas planilhas…',
      around: 'Tabela da célula selecionada',
      others: 'Outras tabelas da pasta de trabalho',
      noneAround: (cell) =>
        `A célula selecionada, ${cell}, não está em uma tabela que eu reconheça. Selecione uma célula da tabela de vendas ou de aquisições, ou escolha abaixo.`,
      nothing:
        'Nenhuma tabela foi encontrada. Uma tabela tem uma linha de cabeçalhos e as notas abaixo dela: nas vendas da PGPM-Bio, por exemplo Produto, UF, Data, Quantidade, Preço, DAP/CAF; nas aquisições do Selo, Matéria-prima, Município, Data, Quantidade, Valor, CPF, DAP/CAF. Depois de preencher, leia de novo.',
      readAgain: 'Ler de novo',
      choose: 'Escolher',
      servesSales: 'é levada em conta ao conferir as vendas',
      servesPurchases: 'é levada em conta ao conferir as aquisições',
      columns: 'Ver colunas',
    },
    confirm: {
      heading: '2. Confirme as colunas',
      intro: 'Veja como cada coluna foi entendida. Se alguma estiver errada, corrija na lista.',
      columns: 'Colunas',
      remembered: 'As colunas estão como você as corrigiu da última vez.',
      forget: 'Esquecer as correções',
      meaning: (header) => `O que contém a coluna ${header}`,
      notUsed: '(não usar)',
      noHeader: '(sem cabeçalho)',
      start: 'Conferir',
      back: 'Voltar',
      beside: 'Outras tabelas levadas em conta',
      noneBeside: 'Nenhuma outra tabela da pasta de trabalho pode ser levada em conta.',
      kind: 'O que é esta tabela',
      kindOf: (table) => `O que é a tabela ${table}`,
      use: (table) => `Usar ${table}`,
      onlyOne: 'De cada tipo, só uma tabela é usada.',
      columnsOf: (table) => `Colunas de ${table}`,
      notMain:
        'Esta tabela não é conferida sozinha: ela é levada em conta ao conferir uma tabela de vendas ou de aquisições. Se ela é uma dessas, diga acima.',
      next: 'Continuar',
      rows: 'Linhas a conferir',
      allRows: 'Todas as linhas',
      visibleRows: 'Só as linhas visíveis',
      example: 'Por exemplo:',
      readings: 'Leituras da norma',
    },
    certainty: {
      known: 'cabeçalho conhecido',
      likely: 'provável: confira',
      guessed: 'suposta pelos valores: confira',
      chosen: 'escolhida por você',
    },
    running: {
      heading: 'Conferindo',
      reading: 'Lendo a planilha',
      checking: 'Conferindo',
      cancel: 'Cancelar',
    },
    done: {
      heading: 'Resultado',
      summary: 'Resumo',
      findings: 'Achados',
      again: 'Conferir de novo',
      another: 'Outra tabela',
      parameters: 'Mudar parâmetros',
      parts: 'Partes do resultado',
      stale: 'A planilha mudou depois da conferência: este resultado está desatualizado. Confira de novo.',
    },
  },
  'en-US': {
    heading: 'Check',
    intro:
      'Checks a table of PGPM-Bio sales, or the year of a plant of the Selo Biocombustível Social, line by line and as a whole. Nothing is written into the sheet unless you ask for it.',
    choose: {
      heading: '1. Choose the table',
      searching: 'Looking for tables in the sheets…',
      around: 'Table around the selected cell',
      others: 'Other tables of the workbook',
      noneAround: (cell) =>
        `The selected cell, ${cell}, is in no table that is recognised. Select a cell of the table of sales or purchases, or choose below.`,
      nothing:
        'No table was found. A table has a row of headers with the invoices below: for PGPM-Bio sales, for example Product, UF, Date, Quantity, Price, DAP/CAF; for purchases of the Selo, Raw material, Municipality, Date, Quantity, Value, CPF, DAP/CAF. Once it is filled in, read again.',
      readAgain: 'Read again',
      choose: 'Choose',
      servesSales: 'is taken into account when sales are checked',
      servesPurchases: 'is taken into account when purchases are checked',
      columns: 'See columns',
    },
    confirm: {
      heading: '2. Confirm the columns',
      intro: 'See how each column was understood. If one is wrong, correct it in its list.',
      columns: 'Columns',
      remembered: 'The columns are as you corrected them last time.',
      forget: 'Forget the corrections',
      meaning: (header) => `What column ${header} holds`,
      notUsed: '(do not use)',
      noHeader: '(no header)',
      start: 'Check',
      back: 'Back',
      beside: 'Other tables taken into account',
      noneBeside: 'No other table of the workbook can be taken into account.',
      kind: 'What this table is',
      kindOf: (table) => `What the table ${table} is`,
      use: (table) => `Use ${table}`,
      onlyOne: 'Of each kind only one table is used.',
      columnsOf: (table) => `Columns of ${table}`,
      notMain:
        'This table is not checked by itself: it is taken into account when a table of sales or purchases is checked. If it is one of these, say so above.',
      next: 'Continue',
      rows: 'Rows to check',
      allRows: 'All rows',
      visibleRows: 'Visible rows only',
      example: 'For example:',
      readings: 'Readings of the norm',
    },
    certainty: {
      known: 'known header',
      likely: 'likely: please check',
      guessed: 'supposed from its values: please check',
      chosen: 'chosen by you',
    },
    running: {
      heading: 'Checking',
      reading: 'Reading the sheet',
      checking: 'Checking',
      cancel: 'Cancel',
    },
    done: {
      heading: 'Result',
      summary: 'Summary',
      findings: 'Findings',
      again: 'Check again',
      another: 'Another table',
      parameters: 'Change parameters',
      parts: 'Parts of the result',
      stale: 'The sheet has changed since it was checked: this result is out of date. Check again.',
    },
  },
};

export function checkTexts(language: Language): CheckTexts {
  return texts[language];
}

/** `12.345` */
export function count(value: number, language: Language): string {
  return value.toLocaleString(language);
}

/** `Vendas (PGPM-Bio) – Notas, A4:O64` */
export function tableTitle(kind: TableKind, area: AreaRef, language: Language): string {
  return `${kindName(kind, language)} – ${area.sheet}, ${areaAddress(area)}`;
}

function areaAddress({ row, column, rows, columns }: AreaRef): string {
  return `${cellAddress({ row, column })}:${cellAddress({ row: row + rows - 1, column: column + columns - 1 })}`;
}

/** `60 linhas`; for a long sheet, of which the first rows were read, `mais de 395 linhas`. */
export function rowsLine(rows: number, goesOn: boolean, language: Language): string {
  const number = count(rows, language);
  if (language === 'pt-BR') return `${goesOn ? 'mais de ' : ''}${number} ${rows === 1 ? 'linha' : 'linhas'}`;
  return `${goesOn ? 'more than ' : ''}${number} ${rows === 1 ? 'row' : 'rows'}`;
}

/** `faltam as colunas DAP/CAF e UF` */
export function missingShort(missing: readonly ColumnId[], language: Language): string {
  const names = listed(
    missing.map((id) => columnName(id, language)),
    language,
  );
  if (language === 'pt-BR') return `${missing.length === 1 ? 'falta a coluna' : 'faltam as colunas'} ${names}`;
  return `${missing.length === 1 ? 'lacks the column' : 'lacks the columns'} ${names}`;
}

/** What to do about columns that the check cannot do without. */
export function missingAdvice(missing: readonly ColumnId[], language: Language): string {
  const lacks = missingShort(missing, language);
  const isOne = missing.length === 1;
  if (language === 'pt-BR')
    return isOne
      ? `Nesta tabela ${lacks}. Se existe com outro nome, diga qual é na lista abaixo; se não existe, acrescente-a à tabela e preencha-a. Sem ela, nenhuma linha tem valor calculado.`
      : `Nesta tabela ${lacks}. Se existem com outros nomes, diga quais são na lista abaixo; se não existem, acrescente-as à tabela e preencha-as. Sem elas, nenhuma linha tem valor calculado.`;
  return isOne
    ? `This table ${lacks}. If it is there under another name, say which in the list below; if not, add it to the table and fill it in. Without it no row has a value.`
    : `This table ${lacks}. If they are there under other names, say which in the list below; if not, add them to the table and fill them in. Without them no row has a value.`;
}

/** Sheets that were not looked into. */
export function hiddenSheetsLine(names: readonly string[], language: Language): string {
  const all = listed(names, language);
  if (language === 'pt-BR')
    return names.length === 1
      ? `A planilha oculta ${all} não foi lida. Para conferi-la, mostre-a e leia de novo.`
      : `${names.length} planilhas ocultas não foram lidas (${all}). Para conferi-las, mostre-as e leia de novo.`;
  return names.length === 1
    ? `The hidden sheet ${all} was not read. To check it, show it and read again.`
    : `${names.length} hidden sheets were not read (${all}). To check them, show them and read again.`;
}

const reasons: Readonly<Record<Language, Record<LeftOutRow['why'], string>>> = {
  'pt-BR': {
    blank: 'em branco',
    total: 'de total',
    section: 'título de grupo',
    repeatedHeader: 'cabeçalho repetido',
    example: 'de exemplo',
    note: 'anotação',
  },
  'en-US': {
    blank: 'blank',
    total: 'totals',
    section: 'heading of a group',
    repeatedHeader: 'repeated header',
    example: 'example',
    note: 'note',
  },
};

/** Rows that are no lines of data: `Fora da conferência: linha 40 (em branco) e linha 65 (de total).` */
export function leftOutLine({ leftOut }: RecognisedTable, top: number, language: Language): string | null {
  if (leftOut.length === 0) return null;
  const shown = leftOut.slice(0, MOST_LEFT_OUT);
  const isPortuguese = language === 'pt-BR';
  const each = shown.map(
    ({ row, why }) => `${isPortuguese ? 'linha' : 'row'} ${top + row + 1} (${reasons[language][why]})`,
  );
  const others = leftOut.length - shown.length;
  if (others > 0) each.push(isPortuguese ? `mais ${count(others, language)}` : `${count(others, language)} more`);
  return `${isPortuguese ? 'Fora da conferência' : 'Not checked'}: ${listed(each, language)}.`;
}

const MOST_LEFT_OUT = 6;

/** Lines typed right below a table of the program that did not grow with them. */
export function belowTableLine({ dataRows, tableEnd }: RecognisedTable, language: Language): string | null {
  const below = tableEnd === undefined ? 0 : dataRows.filter((row) => row > tableEnd).length;
  if (below === 0) return null;
  const number = count(below, language);
  if (language === 'pt-BR')
    return `${number} ${below === 1 ? 'linha' : 'linhas'} logo abaixo da tabela também ${below === 1 ? 'entra' : 'entram'}.`;
  return `${number} ${below === 1 ? 'row' : 'rows'} right below the table ${below === 1 ? 'counts' : 'count'} too.`;
}

/** Rows that a filter or the person has hidden: whether they are checked is asked. */
export function hiddenRowsLine(hidden: number, rows: number, language: Language): string {
  return language === 'pt-BR'
    ? `${count(hidden, language)} de ${count(rows, language)} linhas estão ocultas (filtro ou ocultadas à mão). Os limites de cada família dependem de todas as linhas.`
    : `${count(hidden, language)} of ${count(rows, language)} rows are hidden (by a filter or by hand). Each family's limits depend on all rows.`;
}

/** Hidden rows that were not checked, as the person chose. */
export function hiddenLeftOutLine(rows: number, language: Language): string | null {
  if (rows === 0) return null;
  const number = count(rows, language);
  if (language === 'pt-BR')
    return `Conferidas só as linhas visíveis: ${number} ${rows === 1 ? 'oculta ficou' : 'ocultas ficaram'} de fora.`;
  return `Only visible rows were checked: ${number} hidden ${rows === 1 ? 'one was' : 'ones were'} left out.`;
}

/** A cell far from all others. */
export function strayLine(cell: CellRef, language: Language): string {
  return language === 'pt-BR'
    ? `Há uma célula isolada, longe da tabela, perto de ${cellName(cell)}. Ela não foi lida.`
    : `There is a stray cell far from the table, near ${cellName(cell)}. It was not read.`;
}

/** `12.000 de 60.000 linhas` */
export function progressLine(done: number, total: number, language: Language): string {
  return language === 'pt-BR'
    ? `${count(done, language)} de ${count(total, language)} linhas`
    : `${count(done, language)} of ${count(total, language)} rows`;
}

/** `há 1 min 05 s` */
export function elapsedLine(seconds: number, language: Language): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const time = minutes > 0 ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`;
  return language === 'pt-BR' ? `Tempo decorrido: ${time}` : `Elapsed: ${time}`;
}

/** Why a check did not come to a result. */
export type CheckNotice =
  | { code: 'cancelled' }
  | { code: 'tableChanged'; sheet: string }
  | { code: 'noRows' }
  | { code: 'notReady'; cells: number; first: CellRef }
  | { code: 'unexpected' };

export function noticeLine(notice: CheckNotice, language: Language): string {
  const isPortuguese = language === 'pt-BR';
  switch (notice.code) {
    case 'cancelled':
      return isPortuguese
        ? 'Conferência cancelada. Nada foi alterado.'
        : 'The check was cancelled. Nothing was changed.';
    case 'tableChanged':
      return isPortuguese
        ? `A tabela mudou na planilha ${notice.sheet}: os cabeçalhos não são mais os que foram confirmados. Escolha a tabela de novo.`
        : `The table on sheet ${notice.sheet} has changed: its headers are no longer those confirmed. Choose the table again.`;
    case 'noRows':
      return isPortuguese
        ? 'A tabela não tem nenhuma linha preenchida abaixo dos cabeçalhos.'
        : 'The table has no filled row below its headers.';
    case 'notReady':
      return notReadyLine(notice.cells, cellName(notice.first), language);
    case 'unexpected':
      return isPortuguese
        ? 'A conferência parou por um problema inesperado. Nada foi alterado. Tente de novo.'
        : 'The check stopped for an unexpected reason. Nothing was changed. Try again.';
  }
}

function notReadyLine(cells: number, first: string, language: Language): string {
  if (language === 'pt-BR')
    return cells === 1
      ? `A fórmula em ${first} ainda está em cálculo. Espere terminar e confira de novo.`
      : `${count(cells, language)} fórmulas ainda estão em cálculo, a primeira em ${first}. Espere terminarem e confira de novo.`;
  return cells === 1
    ? `The formula in ${first} is still being calculated. Wait until it is done and check again.`
    : `${count(cells, language)} formulas are still being calculated, the first in ${first}. Wait until they are done and check again.`;
}

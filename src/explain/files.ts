import type {
  FileKind,
  ForeignKind,
  Loss,
  NewFileReason,
  OpenNotice,
  OpenRefusal,
  SaveNotice,
  SaveRefusal,
  SelfCheck,
} from './fileFindings';
import type { Bilingual, Language } from './language';

function both(portuguese: string, english: string): Bilingual {
  return { 'pt-BR': portuguese, 'en-US': english };
}

const KINDS: Record<FileKind, Bilingual> = {
  xlsx: both('uma pasta de trabalho do Excel (.xlsx)', 'an Excel workbook (.xlsx)'),
  xlsm: both('uma pasta de trabalho do Excel com macros (.xlsm)', 'an Excel workbook with macros (.xlsm)'),
  xls: both('uma pasta de trabalho do Excel antigo (.xls)', 'an old Excel workbook (.xls)'),
  ods: both('uma planilha OpenDocument (.ods)', 'an OpenDocument spreadsheet (.ods)'),
  html: both('uma página da web com tabelas', 'a web page with tables'),
  xmlSpreadsheet: both('uma planilha XML do Excel 2003', 'an XML spreadsheet of Excel 2003'),
  text: both('um texto com separadores (.csv)', 'text with separators (.csv)'),
};

const FOREIGN: Record<ForeignKind, Bilingual> = {
  pdf: both('um PDF', 'a PDF'),
  image: both('uma imagem', 'a picture'),
  document: both('um documento de texto', 'a text document'),
  presentation: both('uma apresentação', 'a presentation'),
  archive: both('um arquivo compactado', 'a compressed archive'),
  xml: both('um arquivo XML que não é planilha', 'an XML file that is no spreadsheet'),
  binary: both('um arquivo de outro programa', 'a file of another program'),
};

/** Why a file was not opened and what to do. */
export function sentenceOfOpenRefusal(refusal: OpenRefusal, language: Language): string {
  return refusalTexts(refusal)[language];
}

function refusalTexts(refusal: OpenRefusal): Bilingual {
  switch (refusal.code) {
    case 'empty':
      return both('O arquivo está vazio. Baixe ou exporte de novo.', 'The file is empty. Download or export it again.');
    case 'truncated':
      return both(
        'O arquivo está incompleto: falta o fim dele. Baixe ou copie de novo.',
        'The file is incomplete: its end is missing. Download or copy it again.',
      );
    case 'damaged':
      return both(
        `O arquivo está danificado (na parte “${refusal.part}”). Abra no programa que o criou, salve de novo como .xlsx e tente outra vez.`,
        `The file is damaged (in part “${refusal.part}”). Open it in the program that made it, save it again as .xlsx and try once more.`,
      );
    case 'tooLarge':
      return both(
        `Este arquivo se expande para mais de ${refusal.limitMegabytes} MB e não foi aberto. Divida a planilha em arquivos menores.`,
        `This file expands to more than ${refusal.limitMegabytes} MB and was not opened. Split the workbook into smaller files.`,
      );
    case 'tooManyParts':
      return both(
        `Este arquivo tem mais de ${refusal.limit.toLocaleString('pt-BR')} partes e não foi aberto. Salve-o de novo no Excel ou no LibreOffice.`,
        `This file has more than ${refusal.limit.toLocaleString('en-US')} parts and was not opened. Save it again in Excel or LibreOffice.`,
      );
    case 'encrypted':
      return both(
        'O arquivo está protegido por senha. Abra-o no Excel, retire a senha em Arquivo > Informações > Proteger Pasta de Trabalho e salve uma cópia.',
        'The file is protected by a password. Open it in Excel, remove the password under File > Info > Protect Workbook and save a copy.',
      );
    case 'binaryWorkbook':
      return both(
        'O arquivo é uma pasta de trabalho binária do Excel (.xlsb), que não é lida aqui. No Excel, use Salvar como > Pasta de Trabalho do Excel (.xlsx).',
        'The file is a binary Excel workbook (.xlsb), which is not read here. In Excel, use Save As > Excel Workbook (.xlsx).',
      );
    case 'oldWorkbookUnreadable':
      return both(
        'O arquivo .xls não pôde ser lido: é anterior ao Excel 97, tem senha ou está danificado. Abra-o no Excel ou no LibreOffice e salve como .xlsx.',
        'The .xls file could not be read: it is older than Excel 97, has a password or is damaged. Open it in Excel or LibreOffice and save it as .xlsx.',
      );
    case 'sheetsUnreadable':
      return both(
        'Não consegui ler as planilhas deste arquivo. Abra no programa que o criou e salve como .xlsx. Nada foi alterado.',
        'The sheets of this file could not be read. Open it in the program that made it and save it as .xlsx. Nothing was changed.',
      );
    case 'noTable':
      return both(
        'A página da web não tem tabela com dados. Exporte de novo ou copie a tabela para uma planilha.',
        'The web page has no table with data. Export it again or copy the table into a sheet.',
      );
    case 'notSpreadsheet':
      return both(
        `O arquivo não é uma planilha: é ${FOREIGN[refusal.found]['pt-BR']}. Escolha um .xlsx, .xls, .ods ou .csv.`,
        `The file is no spreadsheet: it is ${FOREIGN[refusal.found]['en-US']}. Choose an .xlsx, .xls, .ods or .csv.`,
      );
  }
}

/** What to know about a file right after opening. */
export function sentenceOfOpenNotice(notice: OpenNotice, language: Language): string {
  return openNoticeTexts(notice)[language];
}

function openNoticeTexts(notice: OpenNotice): Bilingual {
  switch (notice.code) {
    case 'nameDiffers': {
      const named =
        notice.extension === ''
          ? both('não ter extensão', 'having no extension')
          : both(`terminar em .${notice.extension}`, `ending in .${notice.extension}`);
      return both(
        `Apesar de o nome ${named['pt-BR']}, o conteúdo é ${KINDS[notice.kind]['pt-BR']}; foi aberto assim.`,
        `Despite its name ${named['en-US']}, the content is ${KINDS[notice.kind]['en-US']}; it was opened as such.`,
      );
    }
    case 'farCell':
      return both(
        `Há uma célula isolada em ${notice.cell}, longe do resto da planilha “${notice.sheet}”. Ela é mantida ao salvar; apague-a se estiver sobrando.`,
        `There is a stray cell at ${notice.cell}, far from the rest of sheet “${notice.sheet}”. It is kept when saving; delete it if it is not wanted.`,
      );
    case 'hiddenSheets':
      return counted(notice.count, {
        one: both('Há 1 planilha oculta; continua oculta.', 'There is 1 hidden sheet; it stays hidden.'),
        many: both(
          `Há ${notice.count} planilhas ocultas; continuam ocultas.`,
          `There are ${notice.count} hidden sheets; they stay hidden.`,
        ),
      });
    case 'hiddenRows':
      return counted(notice.count, {
        one: both(
          `1 linha com dados está oculta em “${notice.sheet}” (filtro ou à mão); as fórmulas contam com ela.`,
          `1 row with data is hidden in “${notice.sheet}” (by a filter or by hand); formulas count it.`,
        ),
        many: both(
          `${notice.count} linhas com dados estão ocultas em “${notice.sheet}” (filtro ou à mão); as fórmulas contam com elas.`,
          `${notice.count} rows with data are hidden in “${notice.sheet}” (by a filter or by hand); formulas count them.`,
        ),
      });
    case 'protectedSheet':
      return both(
        `A planilha “${notice.sheet}” está protegida. Para alterar células bloqueadas, desproteja no Excel.`,
        `Sheet “${notice.sheet}” is protected. To change locked cells, unprotect it in Excel.`,
      );
    case 'brokenName':
      return both(
        `O nome “${notice.name}” aponta para células que não existem mais (${notice.refersTo}). Corrija ou apague em Fórmulas > Gerenciador de Nomes.`,
        `The name “${notice.name}” points to cells that no longer exist (${notice.refersTo}). Correct or delete it under Formulas > Name Manager.`,
      );
    case 'nameHidesFunction':
      return both(
        `O nome “${notice.name}” é igual ao de uma função do ConfereBio e a encobre. Renomeie em Fórmulas > Gerenciador de Nomes.`,
        `The name “${notice.name}” is the same as a ConfereBio function and hides it. Rename it under Formulas > Name Manager.`,
      );
    case 'externalLinks':
      return counted(notice.count, {
        one: both(
          'Há 1 vínculo com outro arquivo; valem os últimos valores guardados, nada é buscado.',
          'There is 1 link to another file; the last stored values hold, nothing is fetched.',
        ),
        many: both(
          `Há ${notice.count} vínculos com outros arquivos; valem os últimos valores guardados, nada é buscado.`,
          `There are ${notice.count} links to other files; the last stored values hold, nothing is fetched.`,
        ),
      });
    case 'macros':
      return both(
        'O arquivo tem macros: não são executadas aqui e são mantidas ao salvar.',
        'The file has macros: they are not run here and are kept when saving.',
      );
    case 'tableColumnsRepeated':
      return both(
        `A tabela “${notice.table}” (planilha “${notice.sheet}”) repete o título “${notice.column}”, e o Excel vai querer reparar o arquivo. Sugestão: “${notice.proposal}”.`,
        `Table “${notice.table}” (sheet “${notice.sheet}”) repeats the heading “${notice.column}”, and Excel will want to repair the file. Suggestion: “${notice.proposal}”.`,
      );
    case 'listTooLong':
      return both(
        `A lista suspensa em ${notice.area} (“${notice.sheet}”) tem ${notice.length} caracteres; o Excel aceita 255 e vai apagá-la. Ponha a lista numa planilha e use o intervalo.`,
        `The drop-down list at ${notice.area} (“${notice.sheet}”) has ${notice.length} characters; Excel takes 255 and will delete it. Put the list on a sheet and use the range.`,
      );
    case 'tooLongForExcel':
      return notice.what === 'formula'
        ? both(
            `A fórmula em ${notice.cell} (“${notice.sheet}”) passa de 8.192 caracteres; o Excel não a aceita. Divida-a em mais células.`,
            `The formula at ${notice.cell} (“${notice.sheet}”) is over 8,192 characters; Excel does not take it. Split it over more cells.`,
          )
        : both(
            `O texto em ${notice.cell} (“${notice.sheet}”) passa de 32.767 caracteres; o Excel vai cortá-lo.`,
            `The text at ${notice.cell} (“${notice.sheet}”) is over 32,767 characters; Excel will cut it.`,
          );
    case 'notComputed':
      return counted(notice.count, {
        one: both(
          `A fórmula em ${notice.cell} (“${notice.sheet}”) veio sem resultado: ainda não foi calculada.`,
          `The formula at ${notice.cell} (“${notice.sheet}”) came without a result: it is not computed yet.`,
        ),
        many: both(
          `${notice.count} fórmulas de “${notice.sheet}” vieram sem resultado (a primeira em ${notice.cell}): ainda não foram calculadas.`,
          `${notice.count} formulas of “${notice.sheet}” came without a result (the first at ${notice.cell}): they are not computed yet.`,
        ),
      });
    case 'sheetSkipped':
      return both(
        `“${notice.sheet}” é uma folha de gráfico ou de macro: não aparece aqui e é mantida ao salvar.`,
        `“${notice.sheet}” is a chart or macro sheet: it is not shown here and is kept when saving.`,
      );
    case 'otherSheetLeftOut':
      return both(
        `“${notice.sheet}” é uma folha de gráfico ou de macro e não foi aberta; continua no arquivo original.`,
        `“${notice.sheet}” is a chart or macro sheet and was not opened; it remains in the original file.`,
      );
    case 'otherTables':
      return counted(notice.count, {
        one: both('A página tem mais 1 tabela, em outra aba.', 'The page has 1 more table, on another tab.'),
        many: both(
          `A página tem mais ${notice.count} tabelas, em outras abas.`,
          `The page has ${notice.count} more tables, on other tabs.`,
        ),
      });
    case 'digitsAlreadyLost':
      return counted(notice.count, {
        one: both(
          `O número em ${notice.cell} (“${notice.sheet}”) tem mais de 15 algarismos, e só 15 ficaram guardados. Redigite-o como texto.`,
          `The number at ${notice.cell} (“${notice.sheet}”) has more than 15 digits, and only 15 were kept. Type it again as text.`,
        ),
        many: both(
          `${notice.count} números de “${notice.sheet}” têm mais de 15 algarismos, e só 15 ficaram guardados (o primeiro em ${notice.cell}). Redigite-os como texto.`,
          `${notice.count} numbers of “${notice.sheet}” have more than 15 digits, and only 15 were kept (the first at ${notice.cell}). Type them again as text.`,
        ),
      });
    case 'formulasAsValues':
      return both(
        'Deste tipo de arquivo são lidos os valores; as fórmulas vêm como os últimos resultados, e linhas e colunas ocultas aparecem: confira antes de passar o arquivo adiante.',
        'From this kind of file values are read; formulas come as their last results, and hidden rows and columns are shown: check before you pass the file on.',
      );
    case 'encodingGuessed':
      return both(
        'O arquivo não diz como os acentos foram gravados; foi lido como Windows (ANSI). Se os acentos estiverem errados, exporte em UTF-8.',
        'The file does not say how accents were written; it was read as Windows (ANSI). If accents look wrong, export it as UTF-8.',
      );
  }
}

/** Why a book was not saved and what to do. */
export function sentenceOfSaveRefusal(refusal: SaveRefusal, language: Language): string {
  return saveRefusalTexts(refusal)[language];
}

const SHEET_NAME_PROBLEMS: Record<Extract<SaveRefusal, { code: 'sheetName' }>['problem'], Bilingual> = {
  empty: both('está vazio', 'is empty'),
  long: both('tem mais de 31 caracteres', 'has more than 31 characters'),
  characters: both(
    'tem um caractere que o Excel não aceita ([ ] : * ? / \\ ou apóstrofo na ponta)',
    'has a character that Excel does not take ([ ] : * ? / \\ or an apostrophe at an end)',
  ),
  repeated: both('é igual ao de outra', 'is the same as another one’s'),
  reserved: both('é reservado pelo Excel', 'is reserved by Excel'),
};

const CHECKS: Record<SelfCheck, Bilingual> = {
  reopen: both('o arquivo gravado não abriu de novo', 'the written file did not open again'),
  sheets: both('faltaram planilhas', 'sheets were missing'),
  cells: both('faltaram células', 'cells were missing'),
  order: both('as partes ficaram fora de ordem', 'parts were out of order'),
  table: both('uma tabela não voltou igual', 'a table did not come back the same'),
};

function saveRefusalTexts(refusal: SaveRefusal): Bilingual {
  switch (refusal.code) {
    case 'partOfArray':
      return both(
        `${refusal.cell} (“${refusal.sheet}”) faz parte do resultado da fórmula em ${refusal.owner}. Desfaça a mudança ou apague a fórmula toda; nada foi salvo.`,
        `${refusal.cell} (“${refusal.sheet}”) is part of the result of the formula at ${refusal.owner}. Undo the change or delete the whole formula; nothing was saved.`,
      );
    case 'formulaTooLong':
      return both(
        `A fórmula em ${refusal.cell} (“${refusal.sheet}”) tem ${refusal.length} caracteres; o Excel aceita 8.192. Divida-a em mais células; nada foi salvo.`,
        `The formula at ${refusal.cell} (“${refusal.sheet}”) has ${refusal.length} characters; Excel takes 8,192. Split it over more cells; nothing was saved.`,
      );
    case 'formulaTextTooLong':
      return both(
        `A fórmula em ${refusal.cell} (“${refusal.sheet}”) tem um texto entre aspas de ${refusal.length} caracteres; o Excel aceita 255. Ponha o texto numa célula; nada foi salvo.`,
        `The formula at ${refusal.cell} (“${refusal.sheet}”) has a quoted text of ${refusal.length} characters; Excel takes 255. Put the text into a cell; nothing was saved.`,
      );
    case 'textTooLong':
      return both(
        `O texto em ${refusal.cell} (“${refusal.sheet}”) tem ${refusal.length} caracteres; o Excel aceita 32.767. Encurte-o; nada foi salvo.`,
        `The text at ${refusal.cell} (“${refusal.sheet}”) has ${refusal.length} characters; Excel takes 32,767. Shorten it; nothing was saved.`,
      );
    case 'outsideSheet':
      return both(
        `${refusal.cell} (“${refusal.sheet}”) fica fora do tamanho de uma planilha do Excel. Mova ou apague; nada foi salvo.`,
        `${refusal.cell} (“${refusal.sheet}”) lies outside the size of an Excel sheet. Move or delete it; nothing was saved.`,
      );
    case 'sheetName':
      return both(
        `O nome de planilha “${refusal.sheet}” ${SHEET_NAME_PROBLEMS[refusal.problem]['pt-BR']}. Renomeie; nada foi salvo.`,
        `The sheet name “${refusal.sheet}” ${SHEET_NAME_PROBLEMS[refusal.problem]['en-US']}. Rename it; nothing was saved.`,
      );
    case 'noVisibleSheet':
      return both(
        'Todas as planilhas estão ocultas; o Excel exige uma visível. Mostre uma; nada foi salvo.',
        'All sheets are hidden; Excel needs one to be visible. Show one; nothing was saved.',
      );
    case 'tableColumns':
      return both(
        `Os títulos da tabela “${refusal.table}” (“${refusal.sheet}”) estão vazios, repetidos ou diferentes das células. Corrija os títulos; nada foi salvo.`,
        `The headings of table “${refusal.table}” (“${refusal.sheet}”) are empty, repeated or differ from the cells. Correct the headings; nothing was saved.`,
      );
    case 'selfCheck': {
      const where =
        refusal.sheet === undefined ? both('', '') : both(` em “${refusal.sheet}”`, ` in “${refusal.sheet}”`);
      return both(
        `O arquivo não passou na conferência antes de ser entregue (${CHECKS[refusal.check]['pt-BR']}${where['pt-BR']}) e não foi salvo. Seu arquivo original está intacto. Copie as células para uma pasta de trabalho nova e salve de lá, ou desfaça as últimas mudanças.`,
        `The file did not pass the check before it was given away (${CHECKS[refusal.check]['en-US']}${where['en-US']}) and was not saved. Your original file is intact. Copy the cells into a new workbook and save from there, or undo the last changes.`,
      );
    }
  }
}

/** What saving costs or did. */
export function sentenceOfSaveNotice(notice: SaveNotice, language: Language): string {
  return saveNoticeTexts(notice)[language];
}

/** Before saving: why the file cannot be changed in place and a new one is made. */
export function sentenceOfNewFileReason(reason: NewFileReason, language: Language): string {
  return both(`Motivo: ${REASONS[reason]['pt-BR']}.`, `Reason: ${REASONS[reason]['en-US']}.`)[language];
}

const REASONS: Record<NewFileReason, Bilingual> = {
  otherType: both('o original é de outro tipo e não é alterado', 'the original is of another type and is not changed'),
  strict: both('o original usa o formato “estrito”', 'the original uses the “strict” format'),
  unusualPackage: both('o original foi gravado de um modo incomum', 'the original was written in an unusual way'),
  sheetRemoved: both('uma planilha foi apagada ou renomeada', 'a sheet was deleted or renamed'),
  sheetsReordered: both('a ordem das planilhas mudou', 'the order of the sheets changed'),
  rearranged: both(
    'linhas ou colunas foram inseridas, apagadas ou movidas',
    'rows or columns were inserted, deleted or moved',
  ),
  layoutChanged: both(
    'mudaram painéis congelados, planilhas ocultas, proteção ou sistema de datas',
    'frozen panes, hidden sheets, protection or the date system changed',
  ),
  tablesChanged: both('uma tabela ou o seu cabeçalho mudou', 'a table or its header changed'),
  namesChanged: both('os nomes definidos mudaram', 'defined names changed'),
  extension: both('a extensão não correspondia ao conteúdo', 'the extension did not match the content'),
};

const LOSSES: Record<Loss, Bilingual> = {
  validations: both('validações de dados (listas suspensas)', 'data validations (drop-down lists)'),
  conditionalFormats: both('formatações condicionais', 'conditional formats'),
  charts: both('gráficos', 'charts'),
  pictures: both('imagens', 'pictures'),
  pivotTables: both('tabelas dinâmicas', 'pivot tables'),
  macros: both('macros', 'macros'),
  conversations: both('conversas em células', 'conversations in cells'),
  protection: both('proteções e senhas', 'protections and passwords'),
  filters: both('filtros', 'filters'),
  externalLinks: both('vínculos com outros arquivos', 'links to other files'),
  linkedFormulas: both(
    'fórmulas que buscam em outros arquivos (ficam os últimos resultados)',
    'formulas that look into other files (their last results stay)',
  ),
  linkedNames: both('nomes definidos que apontam para outros arquivos', 'defined names that point into other files'),
  hyperlinks: both('hiperlinks', 'hyperlinks'),
  calculatedColumns: both('colunas calculadas de tabelas', 'calculated columns of tables'),
  printSettings: both('configurações de impressão', 'print settings'),
  borders: both('bordas de células', 'cell borders'),
  richText: both('textos com formatação mista', 'texts with mixed formatting'),
  controls: both('controles e objetos', 'controls and objects'),
  connections: both('conexões de dados', 'data connections'),
  outline: both('agrupamentos de linhas ou colunas', 'groups of rows or columns'),
  sparklines: both('minigráficos', 'sparklines'),
  tableStyles: both('estilos de tabela', 'table styles'),
  otherSheets: both('folhas de gráfico ou de macro', 'chart or macro sheets'),
  otherParts: both('dados guardados por outros programas', 'data kept by other programs'),
  shapes: both('formas e caixas de texto', 'shapes and text boxes'),
  dataTables: both('tabelas de dados (teste de hipóteses)', 'data tables (what-if analysis)'),
  fonts: both('fontes, sublinhados e tachados', 'fonts, underlines and strikethroughs'),
  rowHeights: both('alturas de linha', 'row heights'),
  view: both('cores de guia, zoom e linhas de grade', 'tab colours, zoom and gridlines'),
  properties: both('propriedades do documento', 'document properties'),
};

function saveNoticeTexts(notice: SaveNotice): Bilingual {
  switch (notice.code) {
    case 'savedAs':
      return both(
        `Salvo como novo arquivo, “${notice.fileName}”, porque ${REASONS[notice.reason]['pt-BR']}. O original fica como está.`,
        `Saved as a new file, “${notice.fileName}”, because ${REASONS[notice.reason]['en-US']}. The original stays as it is.`,
      );
    case 'lost': {
      const where = notice.sheet === undefined ? both('', '') : both(` em “${notice.sheet}”`, ` in “${notice.sheet}”`);
      return both(
        `O novo arquivo não terá: ${LOSSES[notice.what]['pt-BR']}${where['pt-BR']} (${notice.count}).`,
        `The new file will not have: ${LOSSES[notice.what]['en-US']}${where['en-US']} (${notice.count}).`,
      );
    }
    case 'partlyRead':
      return both(
        'Do arquivo original são lidos os valores, os formatos de número e as mesclagens; notas, validações, larguras, cores, imagens e a ocultação de linhas e colunas não passam para o novo arquivo.',
        'Of the original, values, number formats and merged cells are read; notes, validations, widths, colours, pictures and the hiding of rows and columns do not pass into the new file.',
      );
    case 'oldArray':
      return both(
        `A fórmula em ${notice.cell} (“${notice.sheet}”) foi gravada como matriz do modo antigo: no Excel aparece entre chaves e não cresce sozinha.`,
        `The formula at ${notice.cell} (“${notice.sheet}”) was written as an array of the old kind: Excel shows it in braces and it does not grow by itself.`,
      );
    case 'recalculatedOnOpening':
      return both(
        'O Excel vai recalcular a pasta de trabalho quando ela for aberta.',
        'Excel will recalculate the workbook when it is opened.',
      );
  }
}

function counted(count: number, texts: { one: Bilingual; many: Bilingual }): Bilingual {
  return count === 1 ? texts.one : texts.many;
}

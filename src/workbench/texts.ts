import type { Language } from '../explain/language';
import type { Sample } from './samples';

/** Every sentence of the page itself, in one language. */
export interface PageTexts {
  untitled: string;
  subtitle: string;
  open: string;
  openHint: string;
  save: string;
  saveHint: string;
  saveAs: string;
  newBook: string;
  examples: string;
  sampleBooks: Readonly<Record<Sample, string>>;
  language: string;
  showPane: string;
  hidePane: string;
  paneTitle: string;
  unsaved: string;
  saved: (fileName: string) => string;
  opening: (fileName: string) => string;
  dropHere: string;
  noSample: string;
  replaceTitle: string;
  replaceQuestion: (fileName: string) => string;
  discard: string;
  saveFirst: string;
  cancel: string;
  close: string;
  goOn: string;
  notOpenedTitle: string;
  notOpenedKept: string;
  openedTitle: string;
  notSavedTitle: string;
  lossesTitle: string;
  lossesIntro: string;
  savedUnder: (fileName: string) => string;
  fileNameQuestion: string;
  fileName: string;
  unexpected: string;
  dottedNumber: (number: string) => string;
  protectedSheet: string;
  tooManyArguments: (id: string, most: number) => string;
  oneValueOnly: (label: string) => string;
  brokenFunction: string;
  answersLater: string;
  cellAndError: (cell: string, error: string) => string;
  generalErrors: Readonly<Record<string, string>>;
  barHint: string;
  functionInCell: (cell: string, id: string) => string;
  broken: string;
}

const portuguese: PageTexts = {
  untitled: 'Planilha sem nome',
  subtitle: 'PGPM-Bio e Selo em planilha',
  open: 'Abrir',
  openHint: 'Abrir uma planilha deste computador (Ctrl+O)',
  save: 'Salvar',
  saveHint: 'Salvar uma cópia .xlsx neste computador (Ctrl+S)',
  saveAs: 'Salvar como…',
  newBook: 'Nova planilha',
  examples: 'Exemplos',
  sampleBooks: { cooperative: 'Cooperativa (PGPM-Bio)', plant: 'Usina (Selo Biocombustível Social)' },
  language: 'Idioma',
  showPane: 'Mostrar o painel',
  hidePane: 'Ocultar o painel',
  paneTitle: 'Painel do ConfereBio',
  unsaved: 'alterações não salvas',
  saved: (fileName) => `“${fileName}” foi salvo na pasta de downloads.`,
  opening: (fileName) => `Abrindo “${fileName}”…`,
  dropHere: 'Solte o arquivo para abri-lo',
  noSample: 'A planilha de exemplo não foi encontrada. Aberta uma planilha vazia.',
  replaceTitle: 'Há alterações não salvas',
  replaceQuestion: (fileName) => `O que mudou em “${fileName}” ainda não foi salvo e será perdido.`,
  discard: 'Descartar as alterações',
  saveFirst: 'Salvar antes',
  cancel: 'Cancelar',
  close: 'Fechar',
  goOn: 'Salvar assim mesmo',
  notOpenedTitle: 'O arquivo não foi aberto',
  notOpenedKept: 'A planilha em que você estava continua aberta, sem nenhuma alteração.',
  openedTitle: 'Sobre este arquivo',
  notSavedTitle: 'A planilha não foi salva',
  lossesTitle: 'Antes de salvar',
  lossesIntro: 'Este arquivo foi feito em outro programa e será salvo como um arquivo novo:',
  savedUnder: (fileName) => `O original não será alterado: a cópia se chamará “${fileName}”.`,
  fileNameQuestion: 'Salvar como',
  fileName: 'Nome do arquivo',
  unexpected: 'Algo inesperado impediu essa operação. Nada do que você tinha foi alterado.',
  dottedNumber: (number) =>
    number.includes('.')
      ? `A fórmula ficou como texto: ${number} pode ser lido de duas maneiras. Em fórmulas, escreva o número sem ponto de milhar (${number.replaceAll('.', '')}) ou com vírgula decimal.`
      : `A fórmula ficou como texto: a vírgula em ${number} pode separar argumentos ou decimais. Use os nomes das funções em português, ponto e vírgula entre os argumentos (${number.replace(',', ';')}) e vírgula só nos decimais.`,
  protectedSheet: 'Esta folha está protegida no arquivo: nada nela foi alterado.',
  tooManyArguments: (id, most) =>
    `Argumentos demais: ${id} aceita no máximo ${most}. Se um número tem vírgula decimal, confira se os argumentos estão separados por ponto e vírgula.`,
  oneValueOnly: (label) => `O argumento "${label}" aceita um só valor; foi informado um intervalo de células.`,
  brokenFunction: 'O ConfereBio não conseguiu calcular esta célula. Confira os argumentos da fórmula.',
  answersLater: 'A lista de municípios ainda não foi carregada. Recarregue a página e tente de novo.',
  cellAndError: (cell, error) => `${cell} · ${error}`,
  generalErrors: {
    '#N/A': 'O valor procurado não foi encontrado.',
    '#VALUE!': 'Um dos valores usados pela fórmula é de um tipo que ela não aceita.',
    '#NAME?':
      'A fórmula usa um nome que não existe. Confira o nome da função e, em textos, as aspas: "Babaçu", não Babaçu.',
    '#NUM!': 'O resultado não é um número que caiba em uma célula.',
    '#NULL!': 'Os intervalos da fórmula não têm células em comum.',
    '#DIV/0!': 'A fórmula divide por zero ou por uma célula vazia.',
    '#REF!': 'A fórmula usa uma célula que não existe mais.',
    '#SPILL!':
      'O resultado ocupa várias células, mas alguma delas já está preenchida. Esvazie as células abaixo e à direita.',
    '#CALC!': 'A fórmula não pôde ser calculada.',
  },
  barHint: 'Aqui aparece o motivo quando uma célula mostra um erro.',
  functionInCell: (cell, id) => `${cell} · ${id}`,
  broken: 'A planilha não pôde ser iniciada neste navegador. Use uma versão recente do Chrome, Edge ou Firefox.',
};

const english: PageTexts = {
  untitled: 'Untitled workbook',
  subtitle: 'PGPM-Bio and Selo in a spreadsheet',
  open: 'Open',
  openHint: 'Open a spreadsheet of this computer (Ctrl+O)',
  save: 'Save',
  saveHint: 'Save an .xlsx copy to this computer (Ctrl+S)',
  saveAs: 'Save as…',
  newBook: 'New workbook',
  examples: 'Examples',
  sampleBooks: { cooperative: 'Cooperative (PGPM-Bio)', plant: 'Plant (Selo Biocombustível Social)' },
  language: 'Language',
  showPane: 'Show the pane',
  hidePane: 'Hide the pane',
  paneTitle: 'ConfereBio pane',
  unsaved: 'unsaved changes',
  saved: (fileName) => `“${fileName}” was saved to the downloads folder.`,
  opening: (fileName) => `Opening “${fileName}”…`,
  dropHere: 'Drop the file to open it',
  noSample: 'The sample workbook was not found. An empty one was opened.',
  replaceTitle: 'There are unsaved changes',
  replaceQuestion: (fileName) => `What changed in “${fileName}” was not saved yet and will be lost.`,
  discard: 'Discard the changes',
  saveFirst: 'Save first',
  cancel: 'Cancel',
  close: 'Close',
  goOn: 'Save anyway',
  notOpenedTitle: 'The file was not opened',
  notOpenedKept: 'The workbook you were in is still open, unchanged.',
  openedTitle: 'About this file',
  notSavedTitle: 'The workbook was not saved',
  lossesTitle: 'Before saving',
  lossesIntro: 'This file was made by another program and will be saved as a new one:',
  savedUnder: (fileName) => `The original stays as it is: the copy will be called “${fileName}”.`,
  fileNameQuestion: 'Save as',
  fileName: 'File name',
  unexpected: 'Something unexpected prevented this. Nothing you had was changed.',
  dottedNumber: (number) =>
    `The formula was kept as text: ${number} can be read in two ways. Write the number without a thousands separator and put commas between arguments.`,
  protectedSheet: 'This sheet is protected in the file: nothing in it was changed.',
  tooManyArguments: (id, most) => `Too many arguments: ${id} takes ${most} at most.`,
  oneValueOnly: (label) => `The argument "${label}" takes one value; a range of cells was given.`,
  brokenFunction: 'ConfereBio could not calculate this cell. Check the arguments of the formula.',
  answersLater: 'The list of municipalities is not loaded yet. Reload the page and try again.',
  cellAndError: (cell, error) => `${cell} · ${error}`,
  generalErrors: {
    '#N/A': 'The value looked for was not found.',
    '#VALUE!': 'One of the values used by the formula is of a type that it does not accept.',
    '#NAME?':
      'The formula uses a name that does not exist. Check the function name and the quotes around texts: "Babaçu", not Babaçu.',
    '#NUM!': 'The result is not a number that fits a cell.',
    '#NULL!': 'The ranges of the formula have no cells in common.',
    '#DIV/0!': 'The formula divides by zero or by a blank cell.',
    '#REF!': 'The formula uses a cell that no longer exists.',
    '#SPILL!': 'The result fills several cells, but one of them is taken. Clear the cells below and to the right.',
    '#CALC!': 'The formula could not be calculated.',
  },
  barHint: 'When a cell shows an error, its reason appears here.',
  functionInCell: (cell, id) => `${cell} · ${id}`,
  broken: 'The spreadsheet could not start in this browser. Use a recent version of Chrome, Edge or Firefox.',
};

export function pageTexts(language: Language): PageTexts {
  return language === 'pt-BR' ? portuguese : english;
}

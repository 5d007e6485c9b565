import type { Language } from '../../explain/language';

interface ExplanationTexts {
  heading: string;
  refresh: string;
  reading: string;
  steps: string;
  formula: string;
  partOfFormula: string;
  toFunctions: string;
  unresolved: { title: string; hint: (explains: string) => string; place: string; noFormula: string };
  placing: { title: string; choose: string; insert: (cell: string) => string; cancel: string; done: string };
}

const texts: Readonly<Record<Language, ExplanationTexts>> = {
  'pt-BR': {
    heading: 'Explicar esta célula',
    refresh: 'Ler de novo',
    reading: 'Lendo a célula…',
    steps: 'Memória de cálculo',
    formula: 'Fórmula',
    partOfFormula:
      'A fórmula da célula faz outras contas com este resultado; o valor que a célula mostra pode ser diferente do valor abaixo.',
    toFunctions: 'Ver as funções e exemplos',
    unresolved: {
      title: 'A planilha calcula argumentos que o painel não calcula:',
      hint: (explains) =>
        `A explicação pode ser escrita pela própria planilha, com a função ${explains} e os mesmos argumentos.`,
      place: 'Inserir a explicação numa célula…',
      noFormula: 'Ponha cada conta numa célula própria e use na fórmula a referência a ela; então o painel explica.',
    },
    placing: {
      title: 'Selecione na planilha a célula que vai receber a explicação.',
      choose: 'Selecione outra célula',
      insert: (cell) => `Inserir em ${cell}`,
      cancel: 'Cancelar',
      done: 'Concluir',
    },
  },
  'en-US': {
    heading: 'Explain this cell',
    refresh: 'Read again',
    reading: 'Reading the cell…',
    steps: 'Memory of calculation',
    formula: 'Formula',
    partOfFormula:
      'The formula in the cell goes on calculating with this result; the value the cell shows may differ from the value below.',
    toFunctions: 'See functions and examples',
    unresolved: {
      title: 'The spreadsheet works out arguments that the pane does not:',
      hint: (explains) =>
        `The spreadsheet itself can write the explanation, with the function ${explains} and the same arguments.`,
      place: 'Insert the explanation into a cell…',
      noFormula:
        'Put each calculation into a cell of its own and refer to it in the formula; then the pane explains it.',
    },
    placing: {
      title: 'Select in the spreadsheet the cell that will get the explanation.',
      choose: 'Select another cell',
      insert: (cell) => `Insert into ${cell}`,
      cancel: 'Cancel',
      done: 'Done',
    },
  },
};

export function explanationTexts(language: Language): ExplanationTexts {
  return texts[language];
}

/** One line that says which cell is shown. */
export function selectedLine(cell: string, language: Language): string {
  return language === 'pt-BR' ? `Célula selecionada: ${cell}` : `Selected cell: ${cell}`;
}

/** Why there is nothing to explain in the cell. */
export function nothingLine(holds: 'nothing' | 'value' | 'otherFormula', language: Language): string {
  if (language === 'pt-BR')
    return {
      nothing: 'A célula está vazia.',
      value: 'A célula tem um valor digitado, sem fórmula.',
      otherFormula: 'A fórmula desta célula não usa funções do ConfereBio.',
    }[holds];
  return {
    nothing: 'The cell is empty.',
    value: 'The cell holds a typed value, no formula.',
    otherFormula: 'The formula in this cell uses no ConfereBio function.',
  }[holds];
}

export function nothingHint(language: Language): string {
  return language === 'pt-BR'
    ? 'Selecione uma célula com uma fórmula PGPMBIO ou SELO para ver como o valor foi calculado.'
    : 'Select a cell with a PGPMBIO or SELO formula to see how its value was worked out.';
}

/** For a cell that shows part of the answer of another cell's formula. */
export function spilledLine(anchor: string, language: Language): string {
  return language === 'pt-BR'
    ? `O valor vem da fórmula em ${anchor}, que preenche várias células. A explicação é a desta linha.`
    : `The value comes from the formula in ${anchor}, which fills several cells. The explanation is that of this row.`;
}

/** For a formula with more calls of ours than the one explained. */
export function othersLine(others: number, language: Language): string {
  if (language === 'pt-BR')
    return others === 1
      ? 'A fórmula tem mais uma função do ConfereBio; a explicação é a da primeira.'
      : `A fórmula tem mais ${others} funções do ConfereBio; a explicação é a da primeira.`;
  return others === 1
    ? 'The formula has one more ConfereBio function; the explanation is that of the first.'
    : `The formula has ${others} more ConfereBio functions; the explanation is that of the first.`;
}

/** The call answers well here, yet the cell shows an error. */
export function errorShownLine(error: string, language: Language): string {
  if (error === '#NOME?' || error === '#NAME?')
    return language === 'pt-BR'
      ? `A célula mostra ${error} porque a planilha não reconheceu a função quando a fórmula foi digitada. Selecione a célula, tecle F2 e depois Enter.`
      : `The cell shows ${error} because the spreadsheet did not know the function when the formula was typed. Select the cell, press F2 and then Enter.`;
  return language === 'pt-BR'
    ? `A célula mostra ${error}, mas a função abaixo dá um resultado: o erro vem de outra parte da fórmula, ou o resultado não coube nas células vizinhas.`
    : `The cell shows ${error}, but the function below gives a result: the error comes from another part of the formula, or the result did not fit into the cells around.`;
}

/** Title above the message of a call that fails. */
export function refusedTitle(id: string, error: string, language: Language): string {
  if (language === 'pt-BR') return error ? `${id} dá ${error}` : `${id} não dá resultado`;
  return error ? `${id} gives ${error}` : `${id} gives no result`;
}

/** For functions without a memory of calculation, with the value the cell shows. */
export function withoutStepsLine(id: string, value: string, language: Language): string {
  if (language === 'pt-BR')
    return `${value && `A célula mostra: ${value}. `}${id} não tem memória de cálculo passo a passo:`;
  return `${value && `The cell shows: ${value}. `}${id} has no step-by-step memory of calculation:`;
}

/** For the blank rows and the heading of an answer that fills several cells. */
export function blankLine(language: Language): string {
  return language === 'pt-BR'
    ? 'Esta linha do resultado está em branco ou é o cabeçalho: não há conta a explicar.'
    : 'This row of the result is blank or is the heading: there is no calculation to explain.';
}

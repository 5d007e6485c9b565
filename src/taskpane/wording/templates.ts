import { listed } from '../../explain/figures';
import type { Language } from '../../explain/language';
import type { Programme } from '../../sheets/templates/template';
import { TEMPLATES } from '../../sheets/templates/templates';
import { PARAMETERS_SHEET, type TemplateId } from '../../sheets/templates/templateSheets';
import type { InsertedSheet, InsertOutcome, WithdrawOutcome } from '../templates/insertTemplates';
import { refusalText } from './cells';

interface TemplatesTexts {
  open: string;
  close: string;
  heading: string;
  intro: string;
  programme: string;
  programmes: Readonly<Record<Programme, string>>;
  sheets: string;
  always: string;
  inserting: string;
  undo: string;
  undoHint: string;
}

const texts: Readonly<Record<Language, TemplatesTexts>> = {
  'pt-BR': {
    open: 'Inserir modelo',
    close: 'Fechar',
    heading: 'Modelos de planilha',
    intro:
      'Planilhas prontas para preencher, com listas, formatos e um exemplo. Entram no fim da pasta de trabalho; nada do que já existe é alterado.',
    programme: 'Para qual programa',
    programmes: {
      pgpmbio: 'PGPM-Bio: vendas de extrativistas',
      selo: 'Selo Biocombustível Social: ano de uma usina',
    },
    sheets: 'Planilhas',
    always: 'As planilhas de instruções e de listas vão sempre junto.',
    inserting: 'Inserindo…',
    undo: 'Desfazer a inserção dos modelos',
    undoHint: 'Os modelos inseridos podem ser retirados enquanto ninguém escrever neles.',
  },
  'en-US': {
    open: 'Insert a template',
    close: 'Close',
    heading: 'Sheet templates',
    intro:
      'Sheets ready to be filled in, with lists, formats and an example. They go to the end of the workbook; nothing that is there is changed.',
    programme: 'For which programme',
    programmes: {
      pgpmbio: 'PGPM-Bio: sales of gatherers',
      selo: 'Selo Biocombustível Social: a plant’s year',
    },
    sheets: 'Sheets',
    always: 'The sheets of instructions and of lists always go with them.',
    inserting: 'Inserting…',
    undo: 'Undo the insertion of the templates',
    undoHint: 'The templates inserted can be taken away as long as nobody writes on them.',
  },
};

export function templatesTexts(language: Language): TemplatesTexts {
  return texts[language];
}

const aboutParameters: Readonly<Record<Language, string>> = {
  'pt-BR': 'Regra, ano, UF da usina, biodiesel vendido e percentual mínimo.',
  'en-US': 'Rules, year, state of the plant, biodiesel sold and minimum share.',
};

/** Name of a sheet that can be chosen, and what it is for. */
export function templateName(id: TemplateId, language: Language): { name: string; about: string } {
  if (id === 'parameters') return { name: PARAMETERS_SHEET[language], about: aboutParameters[language] };
  const { sheet, about } = TEMPLATES.find(({ kind }) => kind === id)!;
  return { name: sheet[language], about: about[language] };
}

/** `Inserir 4 planilhas` */
export function insertLabel(sheets: number, language: Language): string {
  if (language === 'pt-BR') return sheets === 1 ? 'Inserir 1 planilha' : `Inserir ${sheets} planilhas`;
  return sheets === 1 ? 'Insert 1 sheet' : `Insert ${sheets} sheets`;
}

export interface Told {
  intent: 'success' | 'info' | 'warning' | 'error';
  text: string;
}

export function insertionTold(outcome: InsertOutcome, language: Language): Told {
  const isPortuguese = language === 'pt-BR';
  switch (outcome.code) {
    case 'inserted':
      return { intent: 'success', text: insertedLine(outcome.sheets, language) };
    case 'cancelled':
      return {
        intent: 'info',
        text: isPortuguese ? 'Nada foi inserido.' : 'Nothing was inserted.',
      };
    case 'refused':
      return { intent: 'error', text: refusalText(outcome.refusal.code, outcome.refusal.detail, language) };
    case 'unfinished':
      return {
        intent: 'warning',
        text: isPortuguese
          ? 'Uma gravação anterior parou no meio. Desfaça-a primeiro; depois insira os modelos.'
          : 'An earlier writing stopped in the middle. Undo it first; then insert the templates.',
      };
    case 'leftHalfway':
      return {
        intent: 'error',
        text: isPortuguese
          ? 'Só uma parte das planilhas pôde ser inserida, e não foi possível retirá-las. Apague-as ou tente desfazer de novo.'
          : 'Only some of the sheets could be inserted, and they could not be taken away. Delete them or try to undo again.',
      };
  }
}

function insertedLine(sheets: readonly InsertedSheet[], language: Language): string {
  const names = listed(
    sheets.map(({ name }) => name),
    language,
  );
  const renamed = sheets.filter(({ name, wished }) => name !== wished).map(({ name, wished }) => ({ name, wished }));
  if (language === 'pt-BR') {
    const others = renamed.map(({ name, wished }) => `“${wished}” entrou como “${name}”`);
    const told = others.length === 0 ? '' : ` Já havia planilhas com o mesmo nome: ${listed(others, language)}.`;
    return `Inseridas: ${names}.${told} Preencha a partir da linha abaixo do exemplo e depois use “Ler de novo”.`;
  }
  const others = renamed.map(({ name, wished }) => `“${wished}” went in as “${name}”`);
  const told = others.length === 0 ? '' : ` There were sheets of the same name: ${listed(others, language)}.`;
  return `Inserted: ${names}.${told} Fill them in below the example, then use “Read again”.`;
}

export function withdrawalTold(outcome: WithdrawOutcome, language: Language): Told {
  const isPortuguese = language === 'pt-BR';
  switch (outcome.code) {
    case 'undone':
      return {
        intent: 'success',
        text: isPortuguese ? 'Os modelos foram retirados.' : 'The templates were taken away.',
      };
    case 'gone':
      return {
        intent: 'info',
        text: isPortuguese ? 'Não há mais inserção a desfazer.' : 'There is no insertion left to undo.',
      };
    case 'refused':
      return { intent: 'error', text: refusalText(outcome.refusal.code, outcome.refusal.detail, language) };
    case 'filledIn': {
      const names = listed(outcome.sheets, language);
      return {
        intent: 'warning',
        text: isPortuguese
          ? `Nada foi retirado, porque já se escreveu em ${names}. Se não quiser mais as planilhas, apague-as você mesmo.`
          : `Nothing was taken away, since somebody has written on ${names}. If you no longer want the sheets, delete them yourself.`,
      };
    }
  }
}

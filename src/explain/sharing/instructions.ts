import { day as dayShown } from '../figures';
import type { Language } from '../language';
import { rowsWord } from '../writeBack/sheetHeads';

/** What the instructions of a copy speak of. */
export interface InstructedCopy {
  language: Language;
  /** Name of the sheet with the lines. */
  sheet: string;
  lines: number;
  /** `yyyy-mm-dd` */
  day: string;
  isProtected: boolean;
  hasLists: boolean;
  /** Personal data were masked or left out. */
  hasMasked: boolean;
  /** Header of the column with the codes of the lines. */
  codeHeader: string;
  results: 'none' | 'values' | 'formulas';
  /** Results lean on the running account, which knows each line by its row. */
  hasAccount: boolean;
}

export interface InstructionTexts {
  sheet: string;
  title: string;
  /** Step by step. */
  steps: readonly string[];
  columns: string;
  headings: readonly [column: string, use: string, what: string];
  /** How a column is used. */
  uses: Readonly<Record<'code' | 'asIs' | 'masked' | 'result', string>>;
}

/** How a copy is filled in, for whoever has never seen the add-in. */
export function instructionTexts(copy: InstructedCopy): InstructionTexts {
  return copy.language === 'pt-BR' ? inPortuguese(copy) : inEnglish(copy);
}

function inPortuguese(copy: InstructedCopy): InstructionTexts {
  const { sheet, lines, day, isProtected, hasLists, hasMasked, codeHeader, results, hasAccount } = copy;
  return {
    sheet: 'Instruções',
    title: 'como usar esta cópia',
    steps: [
      `Esta é uma cópia de ${rowsWord(lines, 'pt-BR')}, preparada em ${dayShown(day, 'pt-BR')}. Abra no Excel (2010 ou mais novo) ou no LibreOffice: não é preciso instalar nada.`,
      `Confira e corrija a planilha “${sheet}”. ${
        isProtected
          ? 'Só as células brancas aceitam digitação; as coloridas estão protegidas. Não há senha: Revisão › Desproteger planilha.'
          : 'As colunas coloridas trazem resultados: não é preciso alterá-las.'
      }`,
      ...(hasLists ? ['Onde aparecer uma seta, escolha na lista.'] : []),
      'Escreva datas como dia/mês/ano e números sem a unidade (a unidade está no título da coluna).',
      `Não apague nem mude a coluna “${codeHeader}”: é por ela que quem enviou reconhece cada linha${hasAccount ? '' : ', mesmo que você mude a ordem'}.`,
      `Para incluir uma linha, escreva logo abaixo da última e deixe “${codeHeader}” em branco. Para tirar uma linha, apague-a por inteiro.`,
      ...(hasMasked
        ? ['Dados pessoais com *** ou só com iniciais foram cobertos de propósito: não é preciso completá-los.']
        : []),
      ...(results === 'formulas'
        ? [
            'Os resultados são fórmulas comuns do Excel: mudam quando você corrige uma linha. Quem enviou confere tudo de novo ao receber.',
          ]
        : []),
      ...(hasAccount
        ? [
            'Não mude a ordem das linhas: com outra ordem, resultados podem dar erro (#N/D) até a anterior voltar. Para quem enviou a ordem não importa.',
            'Linhas novas, e linhas que vieram sem resultado, continuam sem ele mesmo depois de corrigidas: só contam quando o arquivo voltar a quem enviou. Até lá, os saldos e o “A pagar” de outras linhas podem mostrar mais do que se poderá pagar.',
          ]
        : []),
      ...(results === 'values'
        ? [
            'Os resultados são os do dia da cópia e não mudam quando você corrige uma linha: quem enviou calcula de novo ao receber.',
          ]
        : []),
      'Quando terminar, salve no mesmo formato (.xlsx) e devolva este arquivo a quem enviou.',
    ],
    columns: 'As colunas, uma a uma',
    headings: ['Coluna', 'Como usar', 'O que é'],
    uses: {
      code: 'não mude',
      asIs: 'confira e corrija',
      masked: 'dado pessoal coberto: não mude',
      result: 'resultado: não mude',
    },
  };
}

function inEnglish(copy: InstructedCopy): InstructionTexts {
  const { sheet, lines, day, isProtected, hasLists, hasMasked, codeHeader, results, hasAccount } = copy;
  return {
    sheet: 'Instructions',
    title: 'how to use this copy',
    steps: [
      `This is a copy of ${rowsWord(lines, 'en-US')}, made on ${dayShown(day, 'en-US')}. Open it in Excel (2010 or later) or LibreOffice: nothing needs to be installed.`,
      `Check and correct the sheet “${sheet}”. ${
        isProtected
          ? 'Only white cells can be typed into; coloured ones are protected. There is no password: Review › Unprotect sheet.'
          : 'Coloured columns hold results: they need no change.'
      }`,
      ...(hasLists ? ['Where an arrow appears, choose from the list.'] : []),
      'Write dates as day/month/year and numbers without their unit (it stands in the header).',
      `Do not delete or change the column “${codeHeader}”: the sender knows each line by it${hasAccount ? '' : ', whatever their order'}.`,
      `To add a line, write right below the last one and leave “${codeHeader}” blank. To take a line away, delete all of it.`,
      ...(hasMasked ? ['Personal data with *** or initials were covered on purpose: they need not be filled in.'] : []),
      ...(results === 'formulas'
        ? ['Results are ordinary Excel formulas: they change when you correct a line. The sender checks it all again.']
        : []),
      ...(hasAccount
        ? [
            'Do not change the order of the lines: in another order, results may be errors (#N/A) until the former one is back. To the sender the order does not matter.',
            'New lines, and lines that came without a result, stay without one even once corrected: they count when the file is back with the sender. Until then balances and payable amounts of other lines may show more than can be paid.',
          ]
        : []),
      ...(results === 'values'
        ? ['Results are those of the day of the copy and do not change with a line: the sender computes them again.']
        : []),
      'When you are done, save in the same format (.xlsx) and return this file to the sender.',
    ],
    columns: 'The columns, one by one',
    headings: ['Column', 'How to use it', 'What it is'],
    uses: {
      code: 'do not change',
      asIs: 'check and correct',
      masked: 'personal data, covered: do not change',
      result: 'result: do not change',
    },
  };
}

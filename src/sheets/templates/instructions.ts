import type { Language } from '../../explain/language';
import type { NewCell, NewSheet } from '../../workbook/writing';
import { resultTitle } from '../resultHeaders';
import { isIndispensable } from '../kinds';
import { EXAMPLE } from './exampleRow';
import { demandText } from './demandText';
import { demandOf, said, type Programme, type SheetTemplate } from './template';

const TITLES = {
  pgpmbio: said('como preencher as planilhas da PGPM-Bio', 'how to fill in the sheets of the PGPM-Bio'),
  selo: said('como preencher as planilhas do Selo', 'how to fill in the sheets of the Selo'),
};

/** What is said of the whole, step by step. */
function steps(main: string, language: Language): readonly string[] {
  const example = EXAMPLE[language];
  if (language === 'pt-BR')
    return [
      `Comece pela planilha ${main}. Escreva uma linha abaixo da outra, sem linhas de título no meio.`,
      `A linha que começa com “${example}” só mostra como preencher: não é conferida nem somada. Pode apagá-la.`,
      'Onde há uma seta, escolha na lista. Datas no formato dia/mês/ano; números sem a unidade (a unidade está no cabeçalho).',
      'CPF, CNPJ, DAP/CAF e chave da nota são guardados como texto, para não perder zeros nem algarismos.',
      'Para trazer linhas de outra planilha, copie e use Colar especial › Valores, para manter os formatos e as listas.',
      'A ordem das colunas não importa. As opcionais que não usar podem ser apagadas.',
      'Quando terminar, abra a aba Conferir do painel, use “Ler de novo” e escolha a tabela.',
    ];
  return [
    `Begin with the sheet ${main}. Write one row below the other, without titles between them.`,
    `The row that begins with “${example}” only shows how to fill it in: it is neither checked nor summed. You may delete it.`,
    'Where there is an arrow, choose from the list. Dates as day/month/year; numbers without the unit (it stands in the header).',
    'CPF, CNPJ, DAP/CAF and the key of an invoice are kept as text, so that no zero and no figure is lost.',
    'To bring rows from another sheet, copy them and use Paste special › Values, which keeps formats and lists.',
    'The order of the columns does not matter. Optional ones that you do not use may be deleted.',
    'When you are done, open the tab Check of the pane, use “Read again” and choose the table.',
  ];
}

/** A sheet that is inserted, by the name it gets. */
export interface NamedTemplate {
  template: SheetTemplate;
  sheet: string;
}

/** The sheet that says how to fill in the others. */
export function instructionSheet(
  name: string,
  programme: Programme,
  named: readonly NamedTemplate[],
  language: Language,
): NewSheet {
  const main = named.find(({ template }) => isIndispensable(template.kind)) ?? named[0];
  const title: NewCell = { content: resultTitle(TITLES[programme][language]), style: { bold: true, fontSize: 14 } };
  return {
    name,
    rows: [
      [title],
      [],
      ...steps(main?.sheet ?? '', language).map((step, index) => [
        cell(`${index + 1}.`, { horizontal: 'right' }),
        cell(step),
      ]),
      ...named.flatMap((one) => aboutSheet(one, language)),
    ],
    columnWidths: [230, 520, 130],
  };
}

function aboutSheet({ template, sheet }: NamedTemplate, language: Language): NewSheet['rows'] {
  const { about, columns } = template;
  return [
    [],
    [cell(sheet, { bold: true, fontSize: 12 }), cell(about[language], { italic: true })],
    ...columns.map(({ id, header, hint }) => [
      cell(header[language], { bold: demandOf(template, id).is === 'needed' }),
      cell(hint[language]),
      cell(demandText(template, id, language)),
    ]),
  ];
}

function cell(content: string, style: NewCell['style'] = {}): NewCell {
  return { content, style: { ...style, wrap: true, vertical: 'top' } };
}

import type { Language } from '../../explain/language';
import type { CellInput, EntryRule, NewCell, NewSheet } from '../../workbook/writing';
import type { TableKind } from '../columns';
import { exampleRow } from './exampleRow';
import { instructionSheet, type NamedTemplate } from './instructions';
import type { ListId } from './lists';
import { listSheet, placeOfList } from './listSheet';
import { freeName, tableNameOf } from './names';
import { parameterSheet } from './parameterSheet';
import { formatOf, ruleFor, type ListPlace } from './rulesOfEntry';
import { demandText } from './demandText';
import { said, type Programme, type Entry, type SheetTemplate } from './template';
import { templatesOf } from './templates';

/** A sheet that can be chosen: that of a table, or the one of a plant's parameters. */
export type TemplateId = TableKind | 'parameters';

export interface TemplateChoice {
  programme: Programme;
  chosen: ReadonlySet<TemplateId>;
  language: Language;
  /** Names of the sheets that the workbook has. */
  taken: readonly string[];
}

const INSTRUCTIONS = {
  pgpmbio: said('Instruções PGPM-Bio', 'Instructions PGPM-Bio'),
  selo: said('Instruções Selo', 'Instructions Selo'),
};
const LISTS_SHEET = {
  pgpmbio: said('Listas PGPM-Bio', 'Lists PGPM-Bio'),
  selo: said('Listas Selo', 'Lists Selo'),
};
export const PARAMETERS_SHEET = said('Parâmetros', 'Parameters');

/** Lines that a table has at first, its example among them. */
const FIRST_LINES = 21;
/** Lines that have lists, formats and messages. */
const LINES_WITH_RULES = 10_000;

/** The sheets to insert: instructions, those that were chosen, and the lists that their cells offer. */
export function templateSheets({ programme, chosen, language, taken }: TemplateChoice): NewSheet[] {
  const names = [...taken];
  const named = (wished: string): string => {
    const name = freeName(wished, names);
    names.push(name);
    return name;
  };
  const instructions = named(INSTRUCTIONS[programme][language]);
  const lists = named(LISTS_SHEET[programme][language]);
  const templates: NamedTemplate[] = templatesOf(programme)
    .filter(({ kind }) => chosen.has(kind))
    .map((template) => ({ template, sheet: named(template.sheet[language]) }));
  const placeOf = (list: ListId) => placeOfList(list, lists, programme, language);
  const parameters =
    programme === 'selo' && chosen.has('parameters')
      ? [parameterSheet(named(PARAMETERS_SHEET[language]), language, placeOf)]
      : [];
  return [
    instructionSheet(instructions, programme, templates, language),
    // Before the sheets whose cells offer them.
    listSheet(lists, programme, language),
    ...parameters,
    ...templates.map(({ template, sheet }) => tableSheet(template, sheet, language, placeOf)),
  ];
}

function tableSheet(
  template: SheetTemplate,
  name: string,
  language: Language,
  placeOf: (list: ListId) => ListPlace,
): NewSheet {
  const { columns } = template;
  const header = columns.map(({ header: text }): NewCell => ({
    content: text[language],
    style: { bold: true, wrap: true, vertical: 'center' },
  }));
  const example = exampleRow(template, language).map((content, at): NewCell => ({
    content,
    style: { italic: true, color: '#595959', numberFormat: formatOf(columns[at]!.entry) },
  }));
  return {
    name,
    rows: [header, example],
    columnWidths: columns.map(({ entry }, at) => widthOf(entry, header[at]!.content, example[at]!.content)),
    frozenRows: 1,
    tables: [{ name: tableNameOf(name), row: 0, column: 0, rows: 1 + FIRST_LINES, columns: columns.length }],
    rules: columns.map((column, at): EntryRule => {
      const { entry, header: title, hint, id } = column;
      const text = `${hint[language]} (${demandText(template, id, language)})`;
      const rule = ruleFor(entry, title[language], text, placeOf);
      return { ...rule, row: 1, column: at, rows: LINES_WITH_RULES, columns: 1 };
    }),
    columnFormats: new Map(columns.map(({ entry }, at) => [at, formatOf(entry)])),
  };
}

/** Pixels. */
const PER_LETTER = 8;
const LEAST = 80;
const MOST = 340;

/** Wide enough for the example; a header may take two lines. */
function widthOf({ kind }: Entry, header: CellInput, example: CellInput): number {
  const letters = Math.max(String(header).length * 0.7, kind === 'date' ? 10 : String(example ?? '').length);
  return Math.round(Math.min(MOST, Math.max(LEAST, letters * PER_LETTER + 24)));
}

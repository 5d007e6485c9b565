import type { Language } from '../../../src/explain/language';
import { recogniseTables } from '../../../src/sheets/recognise';
import { exampleRow, filledRow } from '../../../src/sheets/templates/exampleRow';
import type { SheetTemplate } from '../../../src/sheets/templates/template';
import { TEMPLATES } from '../../../src/sheets/templates/templates';
import { templateSheets } from '../../../src/sheets/templates/templateSheets';
import type { NewSheet } from '../../../src/workbook/writing';
import { gridOfNewSheet, valueOf } from './gridOfNewSheet';

const LANGUAGES: readonly Language[] = ['pt-BR', 'en-US'];
const cases = LANGUAGES.flatMap((language) =>
  TEMPLATES.map((template) => [language, template.kind, template] as const),
);

/** The sheet of a template alone. */
function sheetOf({ programme, kind }: SheetTemplate, language: Language): NewSheet {
  return templateSheets({ programme, chosen: new Set([kind]), language, taken: [] }).at(-1)!;
}

describe.each(cases)('%s: %s', (language, kind, template) => {
  const sheet = sheetOf(template, language);

  test('every column is a known one, none is missing, the example is no line', () => {
    const [table, ...others] = recogniseTables(gridOfNewSheet(sheet));
    expect(others).toEqual([]);
    expect(table).toMatchObject({ kind, headerRows: [0], dataRows: [], unmatched: [], missing: [] });
    expect(table!.leftOut).toEqual([{ row: 1, why: 'example' }]);
    expect(table!.columns.map(({ id, certainty }) => `${id} ${certainty}`)).toEqual(
      template.columns.map(({ id }) => `${id} known`),
    );
  });

  test('a line typed below the example is a line', () => {
    const [table] = recogniseTables(gridOfNewSheet(sheet, filledRow(template).map(valueOf)));
    expect(table).toMatchObject({ kind, dataRows: [2], leftOut: [{ row: 1, why: 'example' }] });
    expect(table!.columns.map(({ certainty }) => certainty)).toEqual(template.columns.map(() => 'known'));
  });

  test('the example begins with the word for it, in a cell of words', () => {
    expect(exampleRow(template, language)[0]).toMatch(language === 'pt-BR' ? /^Exemplo: ./ : /^Example: ./);
    expect(['words', 'list']).toContain(template.columns[0]!.entry.kind);
  });
});

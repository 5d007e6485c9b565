import { KINDS, TABLE_KINDS } from '../../../src/sheets/kinds';
import { officialHeader } from '../../../src/sheets/templates/officialColumn';
import { TEMPLATES } from '../../../src/sheets/templates/templates';
import { recogniseTables } from '../../../src/sheets/recognise';

const needed = TABLE_KINDS.flatMap((kind) => KINDS[kind].requires.map(([id]) => ({ kind, id: id! })));

describe('a needed column under its official header, still blank, beside a table that lacks it', () => {
  test.each(needed)('is known for certain: $kind $id', ({ kind, id }) => {
    const template = TEMPLATES.find((one) => one.kind === kind)!;
    for (const language of ['pt-BR', 'en-US'] as const) {
      const others = template.columns.filter((column) => column.id !== id);
      const headers = [...others.map(({ header }) => header[language]), officialHeader(kind, id, language)];
      const line = [...others.map(({ example }) => example), null];
      const grid = { sheet: template.sheet[language], top: 0, left: 0, values: [headers, line, line] };
      const [table] = recogniseTables(grid);
      const found = table?.columns.find((column) => column.at === headers.length - 1);
      expect([language, found?.id, found?.certainty]).toEqual([language, id, 'known']);
      expect(table!.missing).toEqual([]);
    }
  });
});

import type { Language } from '../../explain/language';
import type { CellInput, NewCell, NewSheet } from '../../workbook/writing';
import { resultTitle } from '../resultHeaders';
import { LISTS, listsOf, type ListId } from './lists';
import type { ListPlace } from './rulesOfEntry';
import { said, type Programme } from './template';

const TITLE = said('listas de escolha', 'lists to choose from');
/** Row of the first value, from zero. */
const FIRST_ROW = 3;

/** The sheet with all that can be chosen in the cells of a programme's sheets, a list a column. */
export function listSheet(name: string, programme: Programme, language: Language): NewSheet {
  const ids = listsOf(programme);
  const lists = ids.map((id) => LISTS[id].values(language));
  const longest = Math.max(...lists.map((values) => values.length));
  const heading = (id: ListId): NewCell => ({ content: LISTS[id].title[language], style: { bold: true } });
  return {
    name,
    rows: [
      [{ content: resultTitle(TITLE[language]), style: { bold: true } }],
      [],
      ids.map(heading),
      ...Array.from({ length: longest }, (_, row) => lists.map((values): CellInput => values[row] ?? null)),
    ],
    columnWidths: ids.map(() => 180),
    frozenRows: FIRST_ROW,
  };
}

/** Where a list stands on that sheet. */
export function placeOfList(id: ListId, sheet: string, programme: Programme, language: Language): ListPlace {
  return {
    sheet,
    row: FIRST_ROW,
    column: listsOf(programme).indexOf(id),
    rows: LISTS[id].values(language).length,
  };
}

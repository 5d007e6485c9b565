import { newCellOf } from '../newSheet';
import type { CellInput, NewCell, NewSheet, NewTable } from '../writing';
import { emptySheet, putCell, type Cell, type Sheet, type Table } from '../xlsx/book';

/** A sheet to be added as files keep it. `tableName` makes the name of a table one that the workbook does not have. */
export function sheetOf(asked: NewSheet, tableName: (name: string) => string = (name) => name): Sheet {
  const sheet = emptySheet(asked.name);
  // A filled cell of a file goes by its own format only: that of its column is given to it.
  const styles = new Map([...(asked.columnFormats ?? [])].map(([column, numberFormat]) => [column, { numberFormat }]));
  asked.rows.forEach((row, r) =>
    row.forEach((cell, c) => {
      const parts = newCellOf(cell);
      const made = parts && cellOf(parts);
      if (!made) return;
      const ofColumn = typeof made.value === 'number' ? styles.get(c) : undefined;
      if (ofColumn && !made.style?.numberFormat) made.style = made.style ? { ...made.style, ...ofColumn } : ofColumn;
      putCell(sheet, r, c, made);
    }),
  );
  asked.columnWidths?.forEach((pixels, column) => sheet.columnWidths.set(column, pixels));
  sheet.freeze = { rows: asked.frozenRows ?? 0, columns: 0 };
  sheet.tables = (asked.tables ?? []).map((table) => tableOf(table, tableName(table.name), sheet));
  if (asked.rules?.length) sheet.rules = [...asked.rules];
  if (asked.columnFormats?.size) sheet.columnFormats = new Map(asked.columnFormats);
  return sheet;
}

/** A cell of a file; null for one that holds nothing and looks like nothing. */
function cellOf({ content, style, note }: NewCell): Cell | null {
  const formula = typeof content === 'object' && content !== null && 'formula' in content ? content.formula : null;
  const value = formula === null && content !== '' ? (content as Exclude<CellInput, { formula: string }>) : null;
  const cell: Cell = {
    value,
    ...(formula === null ? {} : { formula: formula.replace(/^=/, '') }),
    ...(style && Object.keys(style).length > 0 ? { style } : {}),
    ...(note ? { note } : {}),
  };
  return value === null && Object.keys(cell).length === 1 ? null : cell;
}

/** Its columns are named by their header cells, which must be different texts: what they lack is put in. */
function tableOf({ row, column, rows, columns }: NewTable, name: string, sheet: Sheet): Table {
  const titles = headerTitles(
    Array.from({ length: columns }, (_, c) => sheet.rows.get(row)?.get(column + c)?.value ?? null),
  );
  titles.forEach((title, c) => {
    const cell = sheet.rows.get(row)?.get(column + c);
    if (cell?.value !== title) putCell(sheet, row, column + c, { ...cell, value: title });
  });
  return { name, area: { row, column, rows, columns }, headerRow: true, totalsRow: false, columns: titles };
}

/** Names of a table's columns after what their header cells hold: different texts, as Excel makes them. */
export function headerTitles(headers: readonly unknown[]): string[] {
  const taken = new Set<string>();
  return headers.map((header, index) => {
    const wanted = typeof header === 'string' || typeof header === 'number' ? String(header) : `Coluna${index + 1}`;
    let title = wanted === '' ? `Coluna${index + 1}` : wanted;
    for (let number = 2; taken.has(title.toLowerCase()); number += 1) title = `${wanted}${number}`;
    taken.add(title.toLowerCase());
    return title;
  });
}

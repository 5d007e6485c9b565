import { LAST_COLUMN, LAST_ROW } from '../address';
import type { Area } from '../book';
import type { RawCell } from '../text/typedRows';
import { decodeHtml } from './htmlEntities';

export interface HtmlTable {
  rows: (RawCell | undefined)[][];
  merges: Area[];
}

/** Elements whose content is no markup and no text of the page. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'template', 'noscript', 'iframe', 'xml']);
/** Most cells that spans of one page may reserve; beyond that a span counts as one cell. */
const SPAN_LIMIT = 100_000;

/**
 * The tables of a web page, read as text: nothing is inserted into a document, so no script runs and no picture
 * is fetched. Cells and rows need not be closed. A table inside a cell is a table of its own.
 */
export function htmlTables(page: string): HtmlTable[] {
  const reader = new TableReader();
  const tag = /<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*>|(\/?)([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/g;
  let from = 0;
  for (let match = tag.exec(page); match; match = tag.exec(page)) {
    reader.text(page.slice(from, match.index));
    const name = match[2]?.toLowerCase();
    if (name !== undefined) {
      if (match[1]) reader.close(name);
      else {
        reader.open(name, match[3] ?? '');
        if (RAW.has(name) && !/\/\s*$/.test(match[3] ?? '')) tag.lastIndex = rawEnd(page, name, tag.lastIndex);
      }
    }
    from = tag.lastIndex;
  }
  reader.text(page.slice(from));
  reader.finish();
  return reader.tables;
}

function rawEnd(page: string, name: string, from: number): number {
  const close = new RegExp(`</${name}\\b[^>]*>`, 'gi');
  close.lastIndex = from;
  return close.test(page) ? close.lastIndex : page.length;
}

interface OpenTable {
  table: HtmlTable;
  row: number;
  column: number;
  cell: { text: string; attributes: string } | null;
  /** Cells that a span from an earlier row covers, by row and column. */
  covered: Set<string>;
}

class TableReader {
  readonly tables: HtmlTable[] = [];
  private readonly stack: OpenTable[] = [];
  private reserved = 0;

  text(raw: string): void {
    const cell = this.stack.at(-1)?.cell;
    if (cell) cell.text += decodeHtml(raw.replace(/[\t\r\n ]+/g, ' '));
  }

  open(name: string, attributes: string): void {
    const current = this.stack.at(-1);
    if (name === 'table') {
      const table: HtmlTable = { rows: [], merges: [] };
      this.tables.push(table);
      this.stack.push({ table, row: -1, column: -1, cell: null, covered: new Set() });
    } else if (!current) return;
    else if (name === 'tr') this.startRow(current);
    else if (name === 'td' || name === 'th') {
      this.endCell(current);
      if (current.row < 0) this.startRow(current);
      current.cell = { text: '', attributes };
    } else if (current.cell && /^(?:br|p|div|li)$/.test(name) && (name === 'br' || current.cell.text.trim() !== '')) {
      current.cell.text += '\n';
    }
  }

  close(name: string): void {
    const current = this.stack.at(-1);
    if (!current) return;
    if (name === 'table') {
      this.endCell(current);
      this.stack.pop();
    } else if (name === 'td' || name === 'th' || name === 'tr') this.endCell(current);
  }

  finish(): void {
    while (this.stack.length > 0) this.close('table');
  }

  private startRow(current: OpenTable): void {
    this.endCell(current);
    if (current.row < LAST_ROW) current.row++;
    current.column = -1;
    current.table.rows[current.row] ??= [];
  }

  private endCell(current: OpenTable): void {
    const { cell, table, covered } = current;
    if (!cell) return;
    current.cell = null;
    let column = current.column + 1;
    while (covered.has(`${current.row},${column}`)) column++;
    if (column > LAST_COLUMN) return;
    table.rows[current.row]![column] = rawCell(cell.text, cell.attributes);
    current.column = this.spanEnd(current, column, cell.attributes);
  }

  /** Reserves what a cell spans and returns its last column. */
  private spanEnd(current: OpenTable, column: number, attributes: string): number {
    const { row, table, covered } = current;
    const columns = Math.min(span(attributes, 'colspan'), LAST_COLUMN - column + 1);
    const rows = Math.min(span(attributes, 'rowspan'), LAST_ROW - row + 1);
    this.reserved += rows * columns;
    if (rows * columns === 1 || this.reserved > SPAN_LIMIT) return column;
    table.merges.push({ row, column, rows, columns });
    for (let r = row + 1; r < row + rows; r++) {
      for (let c = column; c < column + columns; c++) covered.add(`${r},${c}`);
    }
    return column + columns - 1;
  }
}

function span(attributes: string, name: string): number {
  const value = Number(attribute(attributes, name));
  return Number.isInteger(value) && value > 1 ? value : 1;
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found ? decodeHtml(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

function rawCell(text: string, attributes: string): RawCell {
  const lines = text.replaceAll('\u00a0', ' ').split('\n');
  const cell: RawCell = {
    text: lines
      .map((line) => line.replace(/ +/g, ' ').trim())
      .join('\n')
      .trim(),
  };
  const exact = attribute(attributes, 'x:num');
  if (exact !== undefined && exact.trim() !== '' && Number.isFinite(Number(exact))) cell.exact = Number(exact);
  if (/(?:^|\s)x:str\b/i.test(attributes) || /mso-number-format\s*:\s*["']?\\?@/i.test(attributes)) cell.isText = true;
  return cell;
}

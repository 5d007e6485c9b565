import { areaAddress, cellAddress } from '../address';
import type { Cell, Sheet } from '../book';
import { columnsXml } from './columns';
import { rulesXml } from './rulesXml';
import { cellXml, looksLikeFormula, type CellContext } from './cellXml';
import type { StyleSheet } from './styleSheet';

export interface SheetLinks {
  /** Relationship id of the boxes of notes. */
  noteBoxes: string | null;
  /** Relationship ids of the tables. */
  tables: string[];
}

/** A sheet part, its elements in the order the format wants them. */
export function sheetXml(
  sheet: Sheet,
  active: boolean,
  links: SheetLinks,
  styles: StyleSheet,
  context: CellContext,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ',
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    `<dimension ref="${dimension(sheet)}"/>`,
    `<sheetViews><sheetView${active ? ' tabSelected="1"' : ''} workbookViewId="0">${paneXml(sheet)}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    columnsXml(sheet, (numberFormat) => styles.formatNumber({ style: { numberFormat }, base: 0, keepText: false })),
    sheetDataXml(sheet, styles, context),
    protectionXml(sheet),
    mergesXml(sheet),
    rulesXml(sheet.rules ?? [], context.date1904),
    '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
    links.noteBoxes === null ? '' : `<legacyDrawing r:id="${links.noteBoxes}"/>`,
    tablePartsXml(links.tables),
    '</worksheet>',
  ].join('');
}

function protectionXml(sheet: Sheet): string {
  if (!sheet.protected) return '';
  const formats = sheet.mayBeFormatted ? ' formatCells="0" formatColumns="0" formatRows="0"' : '';
  return `<sheetProtection sheet="1" objects="1" scenarios="1"${formats}/>`;
}

function tablePartsXml(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  return `<tableParts count="${ids.length}">${ids.map((id) => `<tablePart r:id="${id}"/>`).join('')}</tableParts>`;
}

function dimension(sheet: Sheet): string {
  let [top, left, bottom, right] = [Infinity, Infinity, 0, 0];
  for (const [row, cells] of sheet.rows) {
    for (const column of cells.keys()) {
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
  }
  if (top === Infinity) return 'A1';
  return areaAddress({ row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 });
}

function paneXml({ freeze: { rows, columns } }: Sheet): string {
  if (rows === 0 && columns === 0) return '';
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  return (
    `<pane${columns ? ` xSplit="${columns}"` : ''}${rows ? ` ySplit="${rows}"` : ''}` +
    ` topLeftCell="${cellAddress(rows, columns)}" activePane="${pane}" state="frozen"/><selection pane="${pane}"/>`
  );
}

function sheetDataXml(sheet: Sheet, styles: StyleSheet, context: CellContext): string {
  const numbers = [...new Set([...sheet.rows.keys(), ...sheet.hiddenRows])].sort((a, b) => a - b);
  const rows = numbers.map((row) => {
    const cells = [...(sheet.rows.get(row) ?? [])].sort(([a], [b]) => a - b);
    const hidden = sheet.hiddenRows.has(row) ? ' hidden="1"' : '';
    const inner = cells
      .filter(([, cell]) => isWritten(cell))
      .map(([column, cell]) => {
        return cellXml(row, column, cell, formatOf(cell, styles), context);
      });
    return inner.length === 0 && !hidden ? '' : `<row r="${row + 1}"${hidden}>${inner.join('')}</row>`;
  });
  return `<sheetData>${rows.join('')}</sheetData>`;
}

function isWritten(cell: Cell): boolean {
  return cell.value !== null || cell.formula !== undefined || cell.style !== undefined;
}

function formatOf(cell: Cell, styles: StyleSheet): number {
  const keepText = cell.formula === undefined && typeof cell.value === 'string' && looksLikeFormula(cell.value);
  if (!keepText) return cell.style ? styles.newFormatNumber(cell.style) : 0;
  return styles.formatNumber({ style: cell.style ?? {}, base: 0, keepText });
}

export function mergesXml(sheet: Sheet): string {
  const merges = sheet.merges.filter(({ rows, columns }) => rows > 1 || columns > 1);
  if (merges.length === 0) return '';
  const elements = merges.map((area) => `<mergeCell ref="${areaAddress(area)}"/>`).join('');
  return `<mergeCells count="${merges.length}">${elements}</mergeCells>`;
}

import type { FileKind, OpenNotice } from '../../explain/fileFindings';
import { cellAddress } from './address';
import type { Book, Cell, Sheet } from './book';
import type { OurFunctions } from './formula/ours';
import type { Source } from './openBook';

/** What a person should know about a book right after opening; nothing is changed on its account. */
export function noticesAbout(
  book: Book,
  kind: FileKind,
  fileName: string,
  source: Source,
  ours: OurFunctions,
): OpenNotice[] {
  return [
    ...nameNotices(kind, fileName),
    ...(source === null ? [] : packageNotices(source)),
    ...hiddenSheets(book),
    ...book.sheets.flatMap((sheet) => sheetNotices(sheet)),
    ...nameFindings(book, ours),
  ];
}

const EXTENSIONS: Record<FileKind, RegExp> = {
  xlsx: /^xl[st]x$/,
  xlsm: /^xl[st]m$/,
  xls: /^xl[st]$/,
  ods: /^ods$/,
  html: /^html?$/,
  xmlSpreadsheet: /^xml$/,
  text: /^(?:csv|txt|tsv|tab|prn)$/,
};

function nameNotices(kind: FileKind, fileName: string): OpenNotice[] {
  const extension = /\.([^.\\/]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return EXTENSIONS[kind].test(extension) ? [] : [{ code: 'nameDiffers', kind, extension }];
}

function packageNotices({ parts, map }: NonNullable<Source>): OpenNotice[] {
  const notices: OpenNotice[] = map.otherSheets.map((sheet) => ({ code: 'sheetSkipped', sheet }));
  const links = parts.names().filter((name) => /^xl\/externalLinks\/[^/]+\.xml$/i.test(name)).length;
  if (links > 0) notices.push({ code: 'externalLinks', count: links });
  if (parts.names().some((name) => /vbaProject\.bin$/i.test(name))) notices.push({ code: 'macros' });
  for (const { name, facts } of map.sheets) {
    for (const { area, text } of facts.lists) {
      if (text.length > LIST_LENGTH) notices.push({ code: 'listTooLong', sheet: name, area, length: text.length });
    }
  }
  return notices;
}

/** Excel drops the validations of a sheet with a longer list. */
const LIST_LENGTH = 255;
const FORMULA_LENGTH = 8192;
const TEXT_LENGTH = 32_767;

function hiddenSheets({ sheets }: Book): OpenNotice[] {
  const count = sheets.filter(({ visibility }) => visibility !== 'visible').length;
  return count > 0 ? [{ code: 'hiddenSheets', count }] : [];
}

function sheetNotices(sheet: Sheet): OpenNotice[] {
  const notices: OpenNotice[] = [];
  const filled = [...sheet.rows].filter(([, cells]) => [...cells.values()].some(({ value }) => value !== null));
  const hidden = filled.filter(([row]) => sheet.hiddenRows.has(row)).length;
  if (hidden > 0) notices.push({ code: 'hiddenRows', sheet: sheet.name, count: hidden });
  if (sheet.protected) notices.push({ code: 'protectedSheet', sheet: sheet.name });
  for (const cell of farCells(sheet)) notices.push({ code: 'farCell', sheet: sheet.name, cell });
  return [...notices, ...cellNotices(sheet), ...tableNotices(sheet)];
}

/** Rows or columns without content that make what lies behind them stray. */
const ROW_GAP = 1000;
const COLUMN_GAP = 100;
const STRAY_CELLS = 3;

/** Addresses of a few cells far from everything else on the sheet. */
export function farCells(sheet: Sheet): string[] {
  const rows = new Map<number, number>();
  const columns = new Map<number, number>();
  for (const [row, cells] of sheet.rows) {
    let filled = 0;
    for (const [column, { value, formula }] of cells) {
      if (value === null && formula === undefined) continue;
      filled++;
      columns.set(column, (columns.get(column) ?? 0) + 1);
    }
    if (filled > 0) rows.set(row, filled);
  }
  const [firstRow, firstColumn] = [strayFrom(rows, ROW_GAP), strayFrom(columns, COLUMN_GAP)];
  if (firstRow === Infinity && firstColumn === Infinity) return [];
  return [...sheet.rows].flatMap(([row, cells]) =>
    [...cells]
      .filter(([column, cell]) => (row >= firstRow || column >= firstColumn) && holdsContent(cell))
      .map(([column]) => cellAddress(row, column)),
  );
}

function holdsContent({ value, formula }: Cell): boolean {
  return value !== null || formula !== undefined;
}

/** First row or column behind a gap with only a few cells from there on; infinity when there is none. */
function strayFrom(counts: ReadonlyMap<number, number>, gap: number): number {
  const places = [...counts.keys()].sort((a, b) => b - a);
  let cells = 0;
  for (let i = 0; i + 1 < places.length; i++) {
    cells += counts.get(places[i]!)!;
    if (cells > STRAY_CELLS) return Infinity;
    if (places[i]! - places[i + 1]! > gap) return places[i]!;
  }
  return Infinity;
}

function cellNotices(sheet: Sheet): OpenNotice[] {
  const notices: OpenNotice[] = [];
  const lost: string[] = [];
  const uncomputed: string[] = [];
  for (const [row, cells] of sheet.rows) {
    for (const [column, { value, formula }] of cells) {
      const cell = () => cellAddress(row, column);
      if (typeof value === 'number' && formula === undefined && isRoundedCode(value)) lost.push(cell());
      else if (typeof value === 'string' && LOST_TEXT.test(value)) lost.push(cell());
      if (formula !== undefined && value === null) uncomputed.push(cell());
      if ((formula?.length ?? 0) > FORMULA_LENGTH) {
        notices.push({ code: 'tooLongForExcel', sheet: sheet.name, cell: cell(), what: 'formula' });
      } else if (typeof value === 'string' && value.length > TEXT_LENGTH) {
        notices.push({ code: 'tooLongForExcel', sheet: sheet.name, cell: cell(), what: 'text' });
      }
    }
  }
  if (lost.length > 0)
    notices.push({ code: 'digitsAlreadyLost', sheet: sheet.name, cell: lost[0]!, count: lost.length });
  if (uncomputed.length > 0) {
    notices.push({ code: 'notComputed', sheet: sheet.name, cell: uncomputed[0]!, count: uncomputed.length });
  }
  return notices;
}

/** A code that went through a number cell and was written out again. */
const LOST_TEXT = /^\d[.,]\d+E\+[1-9]\d$/i;

/** A whole number with more digits than a number cell keeps. */
function isRoundedCode(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) >= 1e15;
}

function tableNotices(sheet: Sheet): OpenNotice[] {
  return sheet.tables.flatMap((table) => {
    const seen = new Set<string>();
    return table.columns.flatMap((column): OpenNotice[] => {
      if (!seen.has(column.toLowerCase())) {
        seen.add(column.toLowerCase());
        return [];
      }
      const proposal = uniqueName(column, table.columns);
      return [{ code: 'tableColumnsRepeated', sheet: sheet.name, table: table.name, column, proposal }];
    });
  });
}

function uniqueName(name: string, taken: readonly string[]): string {
  for (let number = 2; ; number++) {
    const proposal = `${name} (${number})`;
    if (!taken.some((other) => other.toLowerCase() === proposal.toLowerCase())) return proposal;
  }
}

function nameFindings({ names }: Book, ours: OurFunctions): OpenNotice[] {
  return names.flatMap(({ name, refersTo }): OpenNotice[] => {
    if (ours.publicName(name) !== null) return [{ code: 'nameHidesFunction', name }];
    return refersTo.includes('#REF!') ? [{ code: 'brokenName', name, refersTo }] : [];
  });
}

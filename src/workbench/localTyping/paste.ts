import { ICommandService } from '@univerjs/core';
import type { ICellData } from '@univerjs/core';
import { ISheetClipboardService, LexerTreeBuilder, SetRangeValuesCommand } from '@univerjs/preset-sheets-core';
import type { Language } from '../../explain/language';
import type { Grid } from '../createGrid';
import { closeParentheses } from './editor';
import type { TypingHooks } from './editor';
import { typedCell } from './typedCell';

/**
 * Reads pasted text as typed text is read: `1,5`, `05/03/2026`, `=SOMA(A1;B1)`. What was copied in this grid is left
 * to the grid, which moves formulas and keeps formats.
 */
export function localizePaste(grid: Grid, language: Language, hooks: TypingHooks): void {
  const clipboard = grid.univer.__getInjector().get(ISheetClipboardService);
  const paster = new TextPaster(grid, language, hooks);
  const isOwn = (html: string) => {
    const [, copyId] = /data-copy-id="([^\s"]+)"/.exec(html) ?? [];
    return copyId !== undefined && Boolean(clipboard.copyContentCache().get(copyId));
  };

  const pasteEvent = clipboard.legacyPaste.bind(clipboard);
  clipboard.legacyPaste = async (html, text, files) => {
    if (!text || isOwn(html ?? '')) return pasteEvent(html, text, files);
    return paster.paste(text);
  };
  const pasteItem = clipboard.paste.bind(clipboard);
  clipboard.paste = async (item, pasteType) => {
    const read = async (type: string) => (item.types.includes(type) ? (await item.getType(type)).text() : '');
    const text = await read('text/plain');
    if (!text || pasteType !== undefined || isOwn(await read('text/html'))) return pasteItem(item, pasteType);
    return paster.paste(text);
  };
}

class TextPaster {
  constructor(
    private readonly grid: Grid,
    private readonly language: Language,
    private readonly hooks: TypingHooks,
  ) {}

  /** Writes the lines and tab-separated fields of a text from the active cell on, as one step that can be undone. */
  paste(text: string): boolean {
    const workbook = this.grid.api.getActiveWorkbook();
    const selection = workbook?.getActiveRange()?.getRange();
    if (!workbook || !selection) return false;
    if (this.hooks.isProtected(workbook.getActiveSheet().getSheetId())) {
      this.hooks.onProtected();
      return false;
    }
    const lines = pastedLines(text);
    const { startRow, startColumn } = selection;
    const single = lines.length === 1 && lines[0]!.length === 1;
    const rows = single ? selection.endRow - startRow + 1 : lines.length;
    const columns = single ? selection.endColumn - startColumn + 1 : Math.max(...lines.map((line) => line.length));
    this.makeRoom(startRow + rows, startColumn + columns);
    const value: Record<number, Record<number, ICellData>> = {};
    for (let r = 0; r < rows; r += 1)
      for (let c = 0; c < columns; c += 1) {
        const field = single ? lines[0]![0]! : (lines[r]?.[c] ?? '');
        (value[startRow + r] ??= {})[startColumn + c] = this.cell(field, startRow + r, startColumn + c);
      }
    const range = { startRow, startColumn, endRow: startRow + rows - 1, endColumn: startColumn + columns - 1 };
    return this.commands().syncExecuteCommand(SetRangeValuesCommand.id, {
      unitId: workbook.getId(),
      subUnitId: workbook.getActiveSheet().getSheetId(),
      range,
      value,
    });
  }

  private cell(field: string, row: number, column: number): ICellData {
    const sheet = this.grid.api.getActiveWorkbook()!.getActiveSheet().getSheet();
    const pattern = sheet.getComposedCellStyle(row, column).n?.pattern ?? null;
    if (pattern === '@') return { v: field, f: null, si: null, p: null };
    const lexer = this.grid.univer.__getInjector().get(LexerTreeBuilder);
    const { cell, dottedNumber } = typedCell(field, pattern, this.language, closeParentheses(lexer));
    if (dottedNumber !== undefined) this.hooks.onDottedNumber(dottedNumber);
    return this.hooks.finish(cell, { sheetId: sheet.getSheetId(), row, column, pattern });
  }

  private makeRoom(rows: number, columns: number): void {
    const sheet = this.grid.api.getActiveWorkbook()!.getActiveSheet();
    if (rows > sheet.getMaxRows()) sheet.setRowCount(rows);
    if (columns > sheet.getMaxColumns()) sheet.setColumnCount(columns);
  }

  private commands(): ICommandService {
    return this.grid.univer.__getInjector().get(ICommandService);
  }
}

/** Lines and fields as spreadsheets put them on the clipboard: a field with line breaks stands in quotes. */
export function pastedLines(text: string): string[][] {
  const lines: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;
  let line: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(field)) {
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    lines.push(line);
    line = [];
    if (end === '') break;
  }
  const last = lines.at(-1);
  if (lines.length > 1 && last?.length === 1 && last[0] === '') lines.pop();
  return lines;
}

import {
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY,
  ICommandService,
  IUniverInstanceService,
  UniverInstanceType,
} from '@univerjs/core';
import type { DocumentDataModel, ICellData, Nullable, Workbook, Worksheet } from '@univerjs/core';
import {
  AFTER_CELL_EDIT,
  BEFORE_CELL_EDIT,
  FormulaDataModel,
  KeyCode,
  LexerTreeBuilder,
  SetCellEditVisibleOperation,
  SheetInterceptorService,
} from '@univerjs/preset-sheets-core';
import type { Language } from '../../explain/language';
import type { Grid } from '../createGrid';
import { editedText } from './editedText';
import { typedCell } from './typedCell';

/** Above the grid's own readers, which know English only. */
const FIRST = 1000;

interface Place {
  workbook: Workbook;
  worksheet: Worksheet;
  unitId: string;
  subUnitId: string;
  row: number;
  col: number;
}

/** The cell typed into and the number format it has. */
export interface TypedPlace {
  sheetId: string;
  row: number;
  column: number;
  pattern: string | null;
}

/** What the page adds to a cell that was typed into: formats, notices. */
export interface TypingHooks {
  /** Called with the content about to be written; the answer is written instead. */
  finish: (cell: ICellData, place: TypedPlace) => ICellData;
  /** Whether nothing may be written on the sheet. */
  isProtected: (sheetId: string) => boolean;
  /** Something was typed on a sheet that is protected; it was left out. */
  onProtected: () => void;
  /** A number in a formula could be read in two ways; the formula was kept as text. */
  onDottedNumber: (number: string) => void;
}

/** Makes the cell editor and the formula bar show and read what people write in the given language. */
export function localizeEditor({ univer }: Grid, language: Language, hooks: TypingHooks): void {
  const injector = univer.__getInjector();
  const interceptors = injector.get(SheetInterceptorService).writeCellInterceptor;
  const formulas = injector.get(FormulaDataModel);
  const lexer = injector.get(LexerTreeBuilder);
  const instances = injector.get(IUniverInstanceService);
  let typed: string | null = null;

  injector.get(ICommandService).beforeCommandExecuted((command) => {
    if (command.id !== SetCellEditVisibleOperation.id) return;
    const { visible, keycode } = command.params as { visible: boolean; keycode?: KeyCode };
    typed = visible || keycode === KeyCode.ESC ? null : editorText(instances);
  });

  const shownIn = (place: Place): string | null => {
    const formula = formulas.getFormulaStringByCell(place.row, place.col, place.subUnitId, place.unitId) ?? null;
    return editedText(rawCell(place), formula, patternOf(place), language);
  };

  // Several parts of the grid have their say on what the editor shows, and any of them may end the round: the
  // text is put in after all of them.
  const fetch = interceptors.fetchThroughInterceptors.bind(interceptors);
  interceptors.fetchThroughInterceptors = ((name, filter) => {
    const ask = fetch(name, filter);
    if ((name as unknown) !== BEFORE_CELL_EDIT) return ask;
    return (value: Nullable<ICellData>, place: Place) => {
      const cell = (ask as (value: Nullable<ICellData>, place: Place) => Nullable<ICellData>)(value, place);
      if (!cell) return cell;
      // A spilled cell shows the formula it comes from.
      const text = shownIn(place) ?? (cell.f ? editedText(cell, cell.f, null, language) : null);
      if (text === null) return cell;
      return cell.f ? { ...cell, f: text } : { ...cell, v: text, t: undefined };
    };
  }) as typeof interceptors.fetchThroughInterceptors;

  interceptors.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (value, context, next) => {
      const text = typed;
      typed = null;
      if (hooks.isProtected(context.subUnitId)) {
        hooks.onProtected();
        return rawCell(context);
      }
      if (!value || value.p || text === null || /[\r\n]/.test(text)) return next(value);
      const pattern = patternOf(context);
      if (pattern === '@') return { ...value, v: text.replace(/^'/, ''), f: null, si: null, p: null };
      if (text === shownIn(context)) return rawCell(context);
      const { cell, dottedNumber } = typedCell(text, pattern, language, closeParentheses(lexer));
      if (dottedNumber !== undefined) hooks.onDottedNumber(dottedNumber);
      const { subUnitId: sheetId, row, col: column } = context;
      return { ...value, ...hooks.finish(cell, { sheetId, row, column, pattern }) };
    },
  });
}

function editorText(instances: IUniverInstanceService): string | null {
  const editor = instances.getUnit<DocumentDataModel>(DOCS_NORMAL_EDITOR_UNIT_ID_KEY, UniverInstanceType.UNIVER_DOC);
  return editor?.getBody()?.dataStream.replace(/\r\n$/, '') ?? null;
}

function rawCell({ worksheet, row, col }: Place): Nullable<ICellData> {
  return worksheet.getCellRaw(row, col);
}

function patternOf(place: Place): string | null {
  return place.workbook.getStyles().getStyleByCell(rawCell(place))?.n?.pattern ?? null;
}

/** Adds the closing parentheses that are missing at the end of a formula. */
export function closeParentheses(lexer: LexerTreeBuilder): (formula: string) => string {
  return (formula) => formula + ')'.repeat(Math.max(0, lexer.checkIfAddBracket(formula)));
}

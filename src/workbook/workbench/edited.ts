import { CommandType, ICommandService } from '@univerjs/core';
import type {
  ICellData,
  ICommandInfo,
  IExecutionOptions,
  Injector,
  IObjectMatrixPrimitiveType,
  Nullable,
} from '@univerjs/core';
import {
  InsertColMutation,
  InsertRowMutation,
  InsertSheetMutation,
  MoveColsMutation,
  MoveRangeMutation,
  MoveRowsMutation,
  RemoveColMutation,
  RemoveRowMutation,
  RemoveSheetMutation,
  ReorderRangeMutation,
  SetRangeValuesMutation,
} from '@univerjs/preset-sheets-core';
import type { ISetRangeValuesMutationParams } from '@univerjs/preset-sheets-core';
import type { Bounds } from '../bounds';

type CellValues = IObjectMatrixPrimitiveType<Nullable<ICellData>>;

/** Changes after which cells stand elsewhere on their sheet. */
const REARRANGING: ReadonlySet<string> = new Set([
  InsertRowMutation.id,
  RemoveRowMutation.id,
  MoveRowsMutation.id,
  InsertColMutation.id,
  RemoveColMutation.id,
  MoveColsMutation.id,
]);

/** Changes of more than an area besides. */
const SWEEPING: ReadonlySet<string> = new Set([
  InsertSheetMutation.id,
  RemoveSheetMutation.id,
  ReorderRangeMutation.id,
]);

/** Changes of the grid that are no change of the workbook: calculation and its results. */
const OF_CALCULATION = /^formula\.mutation\.|\.set-array-formula|calculation/i;

/** Whether something that the grid did changed the workbook, by whomever; results of formulas do not. */
export function isWorkbookChange(command: Readonly<ICommandInfo>, options: IExecutionOptions | undefined): boolean {
  if (command.type !== CommandType.MUTATION || OF_CALCULATION.test(command.id)) return false;
  return !options?.fromFormula && !options?.applyFormulaCalculationResult && !command.id.startsWith('doc.');
}

/** The sheet whose rows or columns a change inserted, removed or moved; `null` for any other change. */
export function rearrangedSheet(command: Readonly<ICommandInfo>): string | null {
  return REARRANGING.has(command.id) ? (command.params as { subUnitId: string }).subUnitId : null;
}

/** Cells of the grid that got another content. */
export interface EditedGridCells {
  sheetId: string;
  /** `null`: more than an area, or cells that stand elsewhere now. */
  bounds: Bounds | null;
  own: boolean;
}

/** Tells of every change of cells, and whether the add-in made it. */
export class EditedCellsWatch {
  private readonly listeners = new Set<(change: EditedGridCells) => void>();
  private ownWork = 0;

  constructor(injector: Injector) {
    injector.get(ICommandService).onCommandExecuted((command, options) => {
      if (this.listeners.size === 0 || !isWorkbookChange(command, options)) return;
      for (const { sheetId, bounds } of editedBy(command))
        for (const listener of [...this.listeners]) listener({ sheetId, bounds, own: this.ownWork > 0 });
    });
  }

  /** Does what the add-in wants done: changes within are its own. */
  own<Result>(work: () => Result): Result {
    this.ownWork += 1;
    try {
      return work();
    } finally {
      this.ownWork -= 1;
    }
  }

  add(listener: (change: EditedGridCells) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

function editedBy(command: Readonly<ICommandInfo>): Omit<EditedGridCells, 'own'>[] {
  if (command.id === SetRangeValuesMutation.id) {
    const { subUnitId, cellValue } = command.params as ISetRangeValuesMutationParams;
    const bounds = cellValue ? contentBounds(cellValue) : null;
    return bounds ? [{ sheetId: subUnitId, bounds }] : [];
  }
  if (command.id === MoveRangeMutation.id) {
    const { from, to } = command.params as Record<'from' | 'to', { subUnitId: string; value: CellValues }>;
    return [from, to].flatMap(({ subUnitId, value }) => {
      const bounds = boundsOf(value, () => true);
      return bounds ? [{ sheetId: subUnitId, bounds }] : [];
    });
  }
  if (!REARRANGING.has(command.id) && !SWEEPING.has(command.id)) return [];
  const { subUnitId, sheet } = command.params as { subUnitId?: string; sheet?: { id: string } };
  const sheetId = subUnitId ?? sheet?.id;
  return sheetId === undefined ? [] : [{ sheetId, bounds: null }];
}

/** The bounds of cells that get another content, not just another look. */
function contentBounds(values: CellValues): Bounds | null {
  return boundsOf(
    values,
    (cell) => !cell || cell.v !== undefined || cell.f !== undefined || cell.p !== undefined || cell.si !== undefined,
  );
}

function boundsOf(values: CellValues, counts: (cell: Nullable<ICellData>) => boolean): Bounds | null {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const [rowText, cells] of Object.entries(values))
    for (const columnText in cells) {
      if (!counts(cells[Number(columnText)])) continue;
      const [row, column] = [Number(rowText), Number(columnText)];
      if (row < top) top = row;
      if (row > bottom) bottom = row;
      if (column < left) left = column;
      if (column > right) right = column;
    }
  return bottom < 0 ? null : { top, left, bottom, right };
}

import { ICommandService } from '@univerjs/core';
import type { ICommandInfo, IExecutionOptions, IRange } from '@univerjs/core';
import {
  InsertColMutation,
  InsertRowMutation,
  RemoveColMutation,
  RemoveRowMutation,
  SetFormulaCalculationStartMutation,
  SetRangeValuesMutation,
} from '@univerjs/preset-sheets-core';
import type { ISetRangeValuesMutationParams } from '@univerjs/preset-sheets-core';
import type { CellMessages } from './cellMessages';
import type { Grid } from './createGrid';

/**
 * Keeps the messages behind errors in step with the grid: a new calculation, cells typed over or emptied.
 *
 * @param on called when results are in the cells, and when cells changed, whether or not anything is computed then
 */
export function followCalculation(
  { univer, api }: Grid,
  messages: CellMessages,
  on: { calculated: () => void; changed: () => void },
): void {
  api.getFormula().calculationResultApplied(on.calculated);
  const commands = univer.__getInjector().get(ICommandService);
  commands.onCommandExecuted((command, options) => {
    const shift = shifts.get(command.id);
    if (shift) moveMessages(command.params as RowsOrColumns, shift, messages);
    if (command.id === SetFormulaCalculationStartMutation.id) messages.beginPass();
    else if (command.id === SetRangeValuesMutation.id) forgetChanged(command, options, messages);
    if (shift || command.id === SetRangeValuesMutation.id) queueMicrotask(on.changed);
  });
}

interface RowsOrColumns {
  unitId: string;
  subUnitId: string;
  range: IRange;
}

interface Shift {
  axis: 'row' | 'column';
  sign: 1 | -1;
}

/** Changes that move whole rows or columns. */
const shifts = new Map<string, Shift>([
  [InsertRowMutation.id, { axis: 'row', sign: 1 }],
  [RemoveRowMutation.id, { axis: 'row', sign: -1 }],
  [InsertColMutation.id, { axis: 'column', sign: 1 }],
  [RemoveColMutation.id, { axis: 'column', sign: -1 }],
]);

function moveMessages({ unitId, subUnitId, range }: RowsOrColumns, { axis, sign }: Shift, messages: CellMessages) {
  const [first, last] = axis === 'row' ? [range.startRow, range.endRow] : [range.startColumn, range.endColumn];
  messages.shift({ unit: unitId, sheet: subUnitId }, axis, first, sign * (last - first + 1));
}

/** Results that a calculation writes are no change of the cell's content. */
function forgetChanged(
  command: Readonly<ICommandInfo>,
  options: IExecutionOptions | undefined,
  messages: CellMessages,
) {
  if (options?.applyFormulaCalculationResult || options?.fromFormula) return;
  const { unitId, subUnitId, cellValue } = command.params as ISetRangeValuesMutationParams;
  for (const [row, cells] of Object.entries(cellValue ?? {}))
    for (const column of Object.keys(cells ?? {}))
      messages.forget({ unit: unitId, sheet: subUnitId, row: Number(row), column: Number(column) });
}
